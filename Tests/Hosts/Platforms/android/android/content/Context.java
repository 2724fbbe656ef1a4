// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.content;

public class Context { }
