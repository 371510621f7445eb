package org.sitrep.ruleset.transcript;

import java.util.List;

/**
 * One decision of a bot: what it chose among, what it chose, and why. Immutable.
 *
 * @param id of the question, from the code of the game: {@code first-order}
 * @param question in words: {@code Which order?}
 * @param options in the order in which the bot was asked; at least one
 * @param chosen index into them
 * @param chief whether it is one of the decisions that a trial turns on, and not one of its many small ones
 * @param why the bot's own reason in words, one sentence without a full stop; empty if it gives none
 */
public record Choice(String id, String question, List<Option> options, int chosen, boolean chief, String why) {
    /**
     * Checks and copies.
     *
     * @throws IllegalArgumentException if {@code chosen} is no index of an option
     */
    public Choice {
        options = List.copyOf(options);
        if (chosen < 0 || chosen >= options.size()) {
            throw new IllegalArgumentException("option " + chosen + " of " + options.size());
        }
    }

    /**
     * One of the options.
     *
     * @param text what would be done, in words
     * @param worth what the bot thought it worth, in a unit of the bot's own, only to be compared with the others of
     *     this choice; NaN if it did not say
     */
    public record Option(String text, double worth) {}

    public Option taken() {
        return options.get(chosen);
    }
}
