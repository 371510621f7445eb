package org.sitrep.report.png;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.report.chart.SvgPictures;

/**
 * The look of a mark, from the style sheets of the SVG pictures, in their light colours. The parser covers only their
 * subset of CSS: rules of one class each, variables, no nesting except media queries.
 */
record Look(Map<String, String> properties) {
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");
    private static final Pattern VARIABLE = Pattern.compile("var\\((--\\w+)(?:, (\\w+))?\\)");
    private static final String ROOT = "svg.chart";

    private static final Map<String, Map<String, String>> RULES = rules(SvgPictures.style() + SvgPictures.colours());

    private static Map<String, Map<String, String>> rules(final String sheet) {
        final Map<String, Map<String, String>> rules = new HashMap<>();
        final Matcher rule = RULE.matcher(sheet);
        while (rule.find()) {
            for (final String selector : rule.group(1).strip().split(",\\s*")) {
                final Map<String, String> known = rules.computeIfAbsent(selector, key -> new HashMap<>());
                for (final String declaration : rule.group(2).strip().split(";\\s*")) {
                    final String[] pair = declaration.split(":", 2);
                    if (selector.equals(ROOT)) {
                        known.putIfAbsent(pair[0], pair[1].strip()); // The light colours come first.
                    } else {
                        known.put(pair[0], pair[1].strip());
                    }
                }
            }
        }
        return rules;
    }

    static Look of(final String style) {
        final Map<String, String> properties = new HashMap<>(RULES.get(ROOT));
        Stream.of(style.split(" "))
                .forEach(name -> properties.putAll(RULES.getOrDefault(ROOT + " ." + name, Map.of())));
        return new Look(properties);
    }

    /** Returns a property with its variables replaced; {@code otherwise} if it is not set. */
    private String get(final String property, final String otherwise) {
        String value = properties.getOrDefault(property, otherwise);
        for (Matcher variable = VARIABLE.matcher(value); variable.find(); variable = VARIABLE.matcher(value)) {
            final String unset = variable.group(2) == null ? "none" : variable.group(2);
            value = variable.replaceFirst(properties.getOrDefault(variable.group(1), unset));
        }
        return value;
    }

    /** Returns the fill colour of a shape, or the colour of letters. */
    Color fill() {
        return colour(get("fill", "var(--text)"));
    }

    boolean isFilled() {
        return !get("fill", "").equals("none");
    }

    /** Returns the colour of a line, or that of letters if the style sheet defines none. */
    Color line() {
        return colour(get("stroke", "var(--text)"));
    }

    private Color colour(final String hex) {
        final Color opaque = Color.decode(hex);
        final int alpha = Math.round(255 * Float.parseFloat(get("opacity", "1")));
        return new Color(opaque.getRed(), opaque.getGreen(), opaque.getBlue(), alpha);
    }

    BasicStroke stroke() {
        final float width = Float.parseFloat(get("stroke-width", "1").replace("px", ""));
        final String[] dashes = get("stroke-dasharray", "none").split(" ");
        final float[] dash = new float[dashes.length];
        for (int i = 0; i < dash.length && !dashes[i].equals("none"); i++) {
            dash[i] = Float.parseFloat(dashes[i]);
        }
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash[0] == 0 ? null : dash, 0);
    }

    /** Returns whether letters have an outline in the background colour, which keeps them clear of marks below. */
    boolean hasEdge() {
        return get("paint-order", "").equals("stroke");
    }

    Font font() throws IOException {
        final boolean bold = get("font-weight", "400").equals("600");
        return ReportFont.of(
                bold ? Font.BOLD : Font.PLAIN,
                Float.parseFloat(get("font-size", "13").replace("px", "")));
    }
}
