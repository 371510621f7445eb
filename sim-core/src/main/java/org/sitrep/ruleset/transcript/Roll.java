package org.sitrep.ruleset.transcript;

import java.util.List;
import java.util.Optional;

/**
 * One roll, or draw of a card or marker: the dice, the result, and its probability. Immutable.
 *
 * @param id id of the roll in the game's table of rolls: {@code threat.die}
 * @param name in words: {@code Threat die}
 * @param who person for whom or at whom it was made, in words; empty if that says nothing
 * @param pools dice shown, by kind; empty for a card or marker
 * @param value the number that counts: successes, hits, the face
 * @param result result in words: {@code 3 successes, passed}, or the name of the card
 * @param law distribution of {@code value}, given the dice thrown; empty if it is not known
 * @param favour 1 if a higher value is good for the player, -1 if it is bad, 0 if neither
 */
public record Roll(
        String id, String name, String who, List<Pool> pools, int value, String result, Optional<Law> law, int favour) {
    /**
     * Checks and copies.
     *
     * @throws IllegalArgumentException if {@code favour} is none of -1, 0, 1, or the distribution does not have the
     *     value
     */
    public Roll {
        pools = List.copyOf(pools);
        if (favour < -1 || favour > 1) {
            throw new IllegalArgumentException("favour " + favour);
        }
        law.ifPresent(l -> l.midRank(value));
    }

    /**
     * Dice of one kind.
     *
     * @param name name in the rules: {@code Focus}; {@code D6}
     * @param faces faces thrown, ascending
     */
    public record Pool(String name, List<Integer> faces) {
        public Pool {
            faces = List.copyOf(faces);
        }
    }
}
