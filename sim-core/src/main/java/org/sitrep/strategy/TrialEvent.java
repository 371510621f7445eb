package org.sitrep.strategy;

import java.util.Locale;

/**
 * A kind of event in a game: a constant of the enum in which the game declares its events. Steps, coverage and
 * transcripts all read that declaration. The arguments of an event are passed to {@link TrialListener#tell} as numbers.
 */
public interface TrialEvent {
    /** Returns the name of the constant. */
    String name();

    /**
     * Returns the names of its numbers in order, separated by blanks. Those after a {@code |} are positions in data
     * files: they are for listeners only and not part of a step.
     */
    String arguments();

    /** Returns the name of the step, e.g. {@code hero.placed}. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '.');
    }

    /** Returns how many of its first numbers distinguish its step from others of the same kind. */
    default int stepNumbers() {
        final int end = arguments().indexOf('|');
        final String names = (end < 0 ? arguments() : arguments().substring(0, end)).strip();
        return names.isEmpty() ? 0 : names.split(" +").length;
    }
}
