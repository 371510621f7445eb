package org.sitrep.report.chart;

import java.util.LinkedHashMap;
import java.util.Map;

/** The legend of a plot: keys next to each other from the top left corner, on as many lines as they need. */
final class Legend {
    private static final double FIRST = 6;
    private static final double SAMPLE = 22;
    private static final double BETWEEN = 15.4;
    private static final double LINE = 22;

    private final Map<String, Sample> keys = new LinkedHashMap<>();

    /** Draws the sample of a key: from x on, {@value #SAMPLE} px wide, around the middle y. */
    interface Sample {
        void draw(Drawing out, double x, double y);
    }

    Legend key(final String label, final Sample sample) {
        keys.put(label, sample);
        return this;
    }

    Legend curve(final String label, final double radius) {
        return key(label, (out, x, y) -> {
            out.line("curve", x, y, x + SAMPLE, y);
            out.circle("main", x + SAMPLE / 2, y, radius);
        });
    }

    Legend band(final String style, final String label) {
        return key(label, (out, x, y) -> out.rect(style, x, y - 6, SAMPLE, 12));
    }

    Legend line(final String label, final String style) {
        return key(label, (out, x, y) -> out.line(style, x, y, x + SAMPLE, y));
    }

    /** Adds the dot of a role. */
    Legend role(final Role role) {
        return key(role.word(), (out, x, y) -> out.circle(role.style(), x + SAMPLE / 2, y, Role.RADIUS));
    }

    boolean isEmpty() {
        return keys.isEmpty();
    }

    int lines(final double width) {
        return draw(new Drawing(width));
    }

    /** Draws the legend and returns its number of lines. */
    int draw(final Drawing out) {
        return draw(out, 0);
    }

    /** Draws the legend from a height on and returns its number of lines. */
    int draw(final Drawing out, final double top) {
        double x = FIRST;
        int line = 0;
        for (final Map.Entry<String, Sample> key : keys.entrySet()) {
            final double text = SAMPLE + 6;
            final double length = Letters.GLYPH * key.getKey().length();
            if (x > FIRST && x + text + length > out.width) {
                x = FIRST;
                line++;
            }
            final double y = top + 13 + LINE * line;
            key.getValue().draw(out, x, y);
            out.text("tick", "start", x + text, y + 4, key.getKey());
            x += text + length + BETWEEN;
        }
        return line + 1;
    }
}
