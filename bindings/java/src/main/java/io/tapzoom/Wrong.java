// SPDX-License-Identifier: MIT

package io.tapzoom;

/** Finds the wrong number of a refused call, by the ranges of Ranges.java. */
final class Wrong {
    private Wrong() { }

    static TapZoomException argument(int status, String names, Object... values) {
        return argument(status, -1, names, values);
    }

    /**
     * The error of a call with these arguments.
     *
     * @param names As in "factor content:rect". Behind a colon is the name in the ranges, if it is another one.
     */
    static TapZoomException argument(int status, int accepted, String names, Object... values) {
        boolean isOfNumber = status == TapZoomStatus.NOT_FINITE || status == TapZoomStatus.RANGE
            || status == TapZoomStatus.ENUM;
        for (int i = 0; isOfNumber && i < values.length; i++) {
            String[] name = names.split(" ")[i].split(":");
            for (String entry : Ranges.TEXT.split("\n")) {
                String[] words = entry.split(" ", 4), path = words[0].split("\\.");
                if (values[i] == null || !path[0].equals(name[name.length - 1])) continue;
                double value = number(values[i], words);
                String own = name[0] + (path.length > 1 ? "." + path[1] : "");
                if (!isWithin(value, words[3]))
                    return new TapZoomException(status, name[0], accepted, message(own, value, words[3]));
            }
        }
        return new TapZoomException(status, null, accepted, null);
    }

    /** The error of a setting, by its name in the header: min_scale.factor, levels[3].factor. */
    static TapZoomException setting(int status, String field, Config config) {
        if (field.isEmpty()) return new TapZoomException(status, null, -1, null);
        String[] path = field.split("\\."), list = path[0].split("[\\[\\]]");
        String[] words = entry("config." + camel(list[0]));
        Struct memory = config;
        if (path.length > 1) {
            int index = list.length > 1 ? Integer.parseInt(list[1]) : 0;
            memory = new ScaleLevel(config, config.offset + Integer.parseInt(words[1]) + index * ScaleLevel.SIZE);
            words = entry("level." + camel(path[1]));
        }
        String own = camel(field);
        double value = number(memory, words);
        String text = own.endsWith("otherFit") && isWithin(value, words[3])
            ? own + "=" + (int) value + ": needs otherFactor" : message(own, value, words[3]);
        return new TapZoomException(status, field, -1, text);
    }

    /** Returns doubleTapTime for double_tap_time. */
    private static String camel(String name) {
        StringBuilder camel = new StringBuilder();
        for (String word : name.split("_"))
            camel.append(camel.length() == 0 ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        return camel.toString();
    }

    private static String[] entry(String name) {
        for (String entry : Ranges.TEXT.split("\n"))
            if (entry.startsWith(name + " ")) return entry.split(" ", 4);
        return new String[] {name, "0", "u", "its range"}; // a setting of a newer library
    }

    private static double number(Object value, String[] words) {
        if (value instanceof Number) return ((Number) value).doubleValue();
        Struct memory = (Struct) value;
        int place = memory.offset + Integer.parseInt(words[1]);
        if (words[2].equals("d")) return memory.buffer.getDouble(place);
        int integer = memory.buffer.getInt(place);
        return words[2].equals("i") ? integer : integer & 0xffffffffL;
    }

    private static boolean isWithin(double value, String range) {
        for (String part : range.split(" \\(")[0].split(", or ")) {
            String[] ends = part.split(" to ");
            if (value >= Double.parseDouble(ends[0]) && value <= Double.parseDouble(ends[ends.length - 1])) return true;
        }
        return false;
    }

    private static String message(String name, double value, String range) {
        boolean isWhole = value == (long) value && Math.abs(value) < 1e15;
        return name + "=" + (isWhole ? String.valueOf((long) value) : String.valueOf(value)) + ": outside " + range;
    }
}
