// SPDX-License-Identifier: MIT

/**
 * Touches in, a zoom transform and gesture events out. Begin with {@link io.tapzoom.TapZoom} and
 * {@link io.tapzoom.Config}.
 */
package io.tapzoom;
