// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The native part of a view. If a program loses a view without closing it, the next creation frees it. */
final class Handle extends PhantomReference<TapZoom> {
    private static final ReferenceQueue<TapZoom> LOST = new ReferenceQueue<>();
    /** Keeps the handles, and with them the memory of their recordings. */
    private static final Set<Handle> OPEN = Collections.newSetFromMap(new ConcurrentHashMap<Handle, Boolean>());

    /** The address; 0 after the end. */
    long view;
    /** The memory of the recording, or null. */
    Struct recording;

    Handle(TapZoom owner, long view) {
        super(owner, LOST);
        this.view = view;
        OPEN.add(this);
    }

    void close() {
        if (!OPEN.remove(this)) return;
        Native.destroy(view);
        view = 0;
        recording = null;
        clear();
    }

    static void closeLost() {
        for (Reference<? extends TapZoom> lost; (lost = LOST.poll()) != null;) ((Handle) lost).close();
    }
}
