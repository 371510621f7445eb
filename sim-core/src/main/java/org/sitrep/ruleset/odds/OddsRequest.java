package org.sitrep.ruleset.odds;

import java.util.Map;
import java.util.Optional;

/**
 * The values of an odds question, by the names of {@link OddsOption}s. Numbers are already parsed.
 *
 * @param values values as typed, or the defaults; a switch that is present has any value
 */
public record OddsRequest(Map<String, String> values) {
    public OddsRequest {
        values = Map.copyOf(values);
    }

    /** Returns whether an option was given or has a default. */
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
     * @throws java.util.NoSuchElementException if it has no value
     */
    public int number(final String option) {
        return Integer.parseInt(text(option).orElseThrow());
    }
}
