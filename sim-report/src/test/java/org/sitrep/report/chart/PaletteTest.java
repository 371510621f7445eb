package org.sitrep.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Good and bad have a colour each, which nothing else has: on a light page, on a dark one and on paper. */
final class PaletteTest {
    private static final Pattern THEME = Pattern.compile("svg\\.chart \\{([^}]*)}");
    private static final Pattern COLOUR = Pattern.compile("--(\\w+): (#\\w{6})");
    private static final List<String> CATEGORIES = List.of("s1", "s2", "s3", "s4", "s5", "s6", "main", "band");
    /** Degrees of hue by which colours differ clearly. */
    private static final double APART = 20;
    /** The saturation below which a colour has no hue that a reader sees. */
    private static final double GREY = 0.2;

    private static List<Map<String, Color>> themes() {
        return THEME.matcher(SvgPictures.style())
                .results()
                .map(theme -> {
                    final Map<String, Color> colours = new HashMap<>();
                    for (final Matcher found = COLOUR.matcher(theme.group(1)); found.find(); ) {
                        colours.put(found.group(1), Color.decode(found.group(2)));
                    }
                    return colours;
                })
                .toList();
    }

    private static float[] hsb(final Color colour) {
        return Color.RGBtoHSB(colour.getRed(), colour.getGreen(), colour.getBlue(), null);
    }

    private static double apart(final Color one, final Color other) {
        final double degrees = 360 * Math.abs(hsb(one)[0] - hsb(other)[0]);
        return Math.min(degrees, 360 - degrees);
    }

    @Test
    void noCategoryLooksGoodBadOrNeutral() {
        assertEquals(3, themes().size());
        for (final Map<String, Color> theme : themes()) {
            assertTrue(apart(theme.get("good"), theme.get("bad")) > 90);
            for (final String category : CATEGORIES) {
                final Color colour = theme.get(category);
                assertFalse(colour.equals(theme.get("quiet")), category);
                if (hsb(colour)[1] > GREY) {
                    assertTrue(apart(colour, theme.get("good")) >= APART, () -> category + " looks good in " + theme);
                    assertTrue(apart(colour, theme.get("bad")) >= APART, () -> category + " looks bad in " + theme);
                }
            }
        }
    }

    /** Other marks take one of these colours by its name, so that none has good or bad for something else. */
    @Test
    void onlyGoodAndBadThingsAreGoodOrBad() {
        final List<String> users = Pattern.compile("svg\\.chart \\.(\\w+) \\{[^}]*var\\(--(?:good|bad)\\)")
                .matcher(SvgPictures.style())
                .results()
                .map(rule -> rule.group(1))
                .toList();
        assertEquals(List.of("good", "bad", "target"), users);
    }
}
