package org.sitrep.ruleset.transcript;

import java.util.List;

/**
 * One decision of a bot: its options, the chosen one, and the reason. Immutable.
 *
 * @param id id of the question, from the code of the game: {@code first-order}
 * @param question in words: {@code Which order?}
 * @param options options, in the order given to the bot; at least one
 * @param chosen index of the chosen option
 * @param chief whether it is one of the decisions that a trial turns on, rather than one of its many minor ones
 * @param why the bot's own reason in words, one sentence without a full stop; empty if it gives none
 */
public record Choice(String id, String question, List<Option> options, int chosen, boolean chief, String why) {
    /**
     * Checks and copies.
     *
     * @throws IllegalArgumentException if {@code chosen} is not the index of an option
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
     * @param text its action, in words
     * @param worth worth that the bot gave it, in a unit of the bot's own, comparable only within this choice; NaN if
     *     the bot gave none
     */
    public record Option(String text, double worth) {
        /** Numbers that are none are equal, which a browser's own comparison of records denies. */
        @Override
        public boolean equals(final Object other) {
            return other instanceof Option option
                    && text.equals(option.text)
                    && Double.doubleToLongBits(worth) == Double.doubleToLongBits(option.worth);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }

    public Option taken() {
        return options.get(chosen);
    }
}
