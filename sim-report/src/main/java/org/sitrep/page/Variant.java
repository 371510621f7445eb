package org.sitrep.page;

import java.util.List;

/**
 * A scenario with changes, and who plays it.
 *
 * @param scenario its file, one of those that {@link Contents} lists
 * @param sets changes, as {@code --set} takes them
 * @param bot as {@code --bot} takes it; empty for the game's first
 */
public record Variant(String scenario, List<String> sets, String bot) {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if a part is missing
     */
    public Variant {
        if (scenario == null || sets == null || bot == null) {
            throw new IllegalArgumentException("a variant has a scenario, sets and a bot");
        }
        sets = List.copyOf(sets);
    }
}
