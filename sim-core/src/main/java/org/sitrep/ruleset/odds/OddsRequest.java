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

    /**
     * Returns the number of an option.
     *
     * @throws OddsRefused if it is below {@code least} or above {@code most}
     * @throws java.util.NoSuchElementException if it has no value
     */
    public int number(final String option, final int least, final int most) {
        final int number = number(option);
        if (number < least || number > most) {
            throw new OddsRefused(option + " " + number + " is out of range", "write " + least + " to " + most);
        }
        return number;
    }

    /**
     * Returns what has an id; case is ignored.
     *
     * @param kind what it is, for the message
     * @throws OddsRefused if nothing has it
     */
    public static <T> T named(final String kind, final Map<String, T> all, final String typed) {
        return all.keySet().stream()
                .filter(id -> id.equalsIgnoreCase(typed))
                .findFirst()
                .map(all::get)
                .orElseThrow(() -> OddsRefused.unknown(kind, all.keySet(), typed));
    }
}
