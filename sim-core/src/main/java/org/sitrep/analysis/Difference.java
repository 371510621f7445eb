package org.sitrep.analysis;

import java.util.Optional;

/** Parses differences of a metric: {@code 0.05} in its unit, or {@code 1%} of a rate. Stateless. */
public final class Difference {
    private static final int PERCENT = 100;

    private Difference() {}

    /**
     * Returns the finite number that a text stands for, a percentage as a share; empty if the text is not such a
     * number.
     */
    public static Optional<Double> of(final String text) {
        final boolean percent = text.endsWith("%");
        try {
            final double value = Double.parseDouble(percent ? text.substring(0, text.length() - 1) : text);
            return Optional.of(percent ? value / PERCENT : value).filter(Double::isFinite);
        } catch (final NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    /** Returns the same of the number after {@code metric=}. */
    public static Optional<Double> ofMetric(final String text) {
        final String[] parts = text.split("=", 2);
        return parts.length < 2 ? Optional.empty() : of(parts[1].strip());
    }
}
