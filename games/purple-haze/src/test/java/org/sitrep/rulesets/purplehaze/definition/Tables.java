package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Compares shipped values with the tables of the tests, which were made from the list of house values and not from the
 * files.
 */
final class Tables {
    private Tables() {}

    /** Asserts that each value gives its row, in the order of the files. */
    static <T> void assertTable(final String table, final Collection<T> values, final Function<T, String> row) {
        assertEquals(table, values.stream().map(row).collect(Collectors.joining("\n", "", "\n")));
    }

    /** Returns the word of data files for a constant. */
    static String word(final Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the word if it applies, else a dash. */
    static String flag(final boolean applies, final String word) {
        return applies ? word : "-";
    }

    /** Returns the Traits that change, e.g. {@code SUR-1 PER-1}, or a dash. */
    static String traits(final TraitModifiers modifiers) {
        final StringBuilder text = new StringBuilder();
        for (final Trait trait : Trait.values()) {
            if (modifiers.of(trait) != 0) {
                text.append(text.isEmpty() ? "" : " ")
                        .append(trait.name(), 0, 3)
                        .append(modifiers.of(trait));
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }
}
