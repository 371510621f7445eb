package org.sitrep.ruleset.odds;

import java.util.Map;
import java.util.Optional;

/**
 * What was typed, by the names of {@link OddsOption}s. Numbers are numbers already.
 *
 * @param values as typed, or the default; a switch that is there has any value
 */
public record OddsRequest(Map<String, String> values) {
    public OddsRequest {
        values = Map.copyOf(values);
    }

    /** Returns whether an option was typed, or has a default. */
    public boolean has(final String option) {
        return values.containsKey(option);
    }

    /** Returns the value of an option, if it has one. */
    public Optional<String> text(final String option) {
        return Optional.ofNullable(values.get(option));
    }

    /**
     * Returns the number of an option.
     *
     * @throws java.util.NoSuchElementException if it has none
     */
    public int number(final String option) {
        return Integer.parseInt(text(option).orElseThrow());
    }
}
