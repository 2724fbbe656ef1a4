// SPDX-License-Identifier: MIT

/** The classes of tapzoom that need Android. They are in the Android archive alone. */
package io.tapzoom.android;
