package org.sitrep.strategy;

import java.util.Locale;

/**
 * Something that can happen in a game: a constant of the one enum in which the game declares its events. Steps,
 * coverage and story all read that declaration; what happened is given to {@link TrialListener#tell} in numbers.
 */
public interface TrialEvent {
    /** Returns the name of the constant. */
    String name();

    /**
     * Returns the names of its numbers in their order, separated by blanks. Those after a {@code |} number what data
     * files have in some order: they are for listeners alone and no part of a step.
     */
    String arguments();

    /** Returns what the step is called, e.g. {@code hero.placed}. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '.');
    }

    /** Returns how many of its numbers, the first ones, tell its step from others of its kind. */
    default int stepNumbers() {
        final int end = arguments().indexOf('|');
        final String names = (end < 0 ? arguments() : arguments().substring(0, end)).strip();
        return names.isEmpty() ? 0 : names.split(" +").length;
    }
}
