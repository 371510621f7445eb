package org.sitrep.report.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.report.Resources;

/** Drawings that a page shows many times: each is kept once, and named where it is shown. */
final class Sprites {
    private final Map<String, String> names = new LinkedHashMap<>();

    /**
     * Returns the name under which a drawing is kept.
     *
     * @param drawing elements of SVG
     */
    String name(final String drawing) {
        return names.computeIfAbsent(drawing, key -> "k" + names.size());
    }

    /** Returns the element that shows a drawing at a place. */
    String use(final String drawing, final int x, final int y) {
        return "<use href=\"#" + name(drawing) + "\"" + (x == 0 ? "" : " x=\"" + x + "\"")
                + (y == 0 ? "" : " y=\"" + y + "\"") + "/>";
    }

    /** Returns all drawings as a picture that shows nothing by itself. */
    String definitions() {
        final StringBuilder out = new StringBuilder(
                "<svg class=\"sprites\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">\n<defs>\n");
        out.append(Resources.text("replay-patterns.svg"));
        names.forEach((drawing, name) -> out.append("<g id=\"")
                .append(name)
                .append("\">")
                .append(drawing)
                .append("</g>\n"));
        return out.append("</defs>\n</svg>\n").toString();
    }
}
