package org.sitrep.ruleset;

/**
 * A roll of a game: a constant of the one enum in which the game declares its rolls, with the number that addresses its
 * draws. Never reuse a number: it decides which draws two versions have in common.
 */
public interface RollKind {
    /** Returns the name of the constant. */
    String name();

    /** Returns the name in replays, e.g. {@code Tactics card}. */
    String label();

    /** Returns the id in JSON and in test scripts, e.g. {@code tacticsCard}. */
    default String id() {
        final StringBuilder id = new StringBuilder();
        for (int i = 0; i < name().length(); i++) {
            final char letter = name().charAt(i);
            final boolean first = i > 0 && name().charAt(i - 1) == '_';
            if (letter != '_') {
                id.append(first ? letter : Character.toLowerCase(letter));
            }
        }
        return id.toString();
    }
}
