// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.graphics;

public class Canvas {
    public StringBuilder calls = new StringBuilder();

    public int save() { calls.append("save"); return 1; }
    public void restore() { calls.append(" restore"); }
    public void translate(float x, float y) { calls.append(String.format(" translate(%.2f, %.2f)", x, y)); }
    public void rotate(float degrees) { calls.append(String.format(" rotate(%.2f)", degrees)); }
    public void scale(float x, float y) { calls.append(String.format(" scale(%.4f, %.4f)", x, y)); }
}
