// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;

/** Loads the native methods: from java.library.path or the app of Android, otherwise from the jar. */
final class Library {
    private static final String NAME = "tapzoom_jni";

    private Library() { }

    static void load() {
        try {
            System.loadLibrary(NAME);
        } catch (UnsatisfiedLinkError error) {
            String path = "/META-INF/native/" + platform() + "/" + System.mapLibraryName(NAME);
            try (InputStream input = Library.class.getResourceAsStream(path)) {
                if (input == null) throw error;
                loadCopy(input);
            } catch (IOException failure) {
                throw (Error) new UnsatisfiedLinkError("tapzoom: no copy of " + path).initCause(failure);
            }
        }
    }

    private static void loadCopy(InputStream input) throws IOException {
        File copy = File.createTempFile("tapzoom", System.mapLibraryName(NAME));
        try {
            try (OutputStream output = new FileOutputStream(copy)) {
                byte[] bytes = new byte[1 << 16];
                for (int count; (count = input.read(bytes)) >= 0;) output.write(bytes, 0, count);
            }
            System.load(copy.getPath());
        } finally {
            if (!copy.delete()) copy.deleteOnExit(); // Windows keeps the file of a loaded library
        }
    }

    /** The folder of the native library, such as linux-x86_64. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).replaceAll("[^a-z].*", "");
        String machine = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        return system + "-" + (machine.equals("amd64") ? "x86_64" : machine.equals("aarch64") ? "arm64" : machine);
    }
}
