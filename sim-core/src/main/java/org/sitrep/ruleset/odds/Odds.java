package org.sitrep.ruleset.odds;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.portable.Portable;

/**
 * Exact odds, in a form for all output formats.
 *
 * @param heading one-line description of the subject
 * @param facts further facts, in a few words each
 * @param picture distribution to draw; empty if there is none
 * @param below table under the picture in text output; empty if the picture suffices
 * @param table table for people, in Markdown
 * @param sheet table for programs, in CSV
 * @param values values for programs, in order: numbers, text, booleans, maps of these, and tables
 */
public record Odds(
        String heading,
        List<String> facts,
        Optional<Picture> picture,
        Optional<OddsTable> below,
        OddsTable table,
        OddsTable sheet,
        Map<String, Object> values) {
    /**
     * A distribution to draw, with one bar per value.
     *
     * @param title the counted quantity
     * @param law its values, as hits, ascending
     */
    public record Picture(String title, List<ExactLaw.Entry> law) {}

    public Odds {
        facts = List.copyOf(facts);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Returns a fraction in lowest terms, e.g. {@code 1421/1296}, {@code 0/1}. */
    public static String exact(final BigFraction fraction) {
        return fraction.getNumerator() + "/" + fraction.getDenominator();
    }

    /**
     * Returns a share as a percentage with two decimals, e.g. {@code 12.50 %}; values that would round to none or all
     * are written {@code < 0.01 %} and {@code > 99.99 %}.
     */
    public static String percent(final double share) {
        if (share > 0 && share < 0.00005) {
            return "< 0.01 %";
        }
        if (share < 1 && share > 0.99995) {
            return "> 99.99 %";
        }
        return Portable.format("%.2f %%", 100 * share);
    }

    /**
     * Returns a probability as a percentage without decimals, e.g. {@code 30 %}, where there is little room. Values
     * that would round to none or all are written {@code < 1 %} and {@code > 99 %}.
     */
    public static String rounded(final BigFraction probability) {
        final double share = probability.doubleValue();
        if (share > 0 && share < 0.005) {
            return "< 1 %";
        }
        if (share < 1 && share >= 0.995) {
            return "> 99 %";
        }
        return Portable.round(100 * share) + " %";
    }

    /** Returns a probability as {@link #percent(double)} does. */
    public static String percent(final BigFraction probability) {
        return percent(probability.doubleValue());
    }
}
