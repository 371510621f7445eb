package org.sitrep.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Converts between enum constants and their words in data and on the command line: {@code SQUAD_LEADER} is
 * {@code squad-leader}.
 */
public final class Words {
    private Words() {}

    /** Returns the word of a constant. */
    public static String of(final Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the words of all constants, in their order. */
    public static List<String> all(final Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants()).map(Words::of).toList();
    }

    /** Returns the constant of a word; empty if there is none. */
    public static <E extends Enum<E>> Optional<E> parse(final Class<E> type, final String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> of(constant).equals(word))
                .findFirst();
    }
}
