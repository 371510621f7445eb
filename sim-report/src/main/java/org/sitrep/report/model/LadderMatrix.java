package org.sitrep.report.model;

import java.util.LinkedHashSet;
import java.util.List;
import org.sitrep.analysis.Ladder;
import org.sitrep.outcome.Slot;

/**
 * Ladders of several scenarios next to each other, all with the same rungs.
 *
 * @param ladders in display order; at least one
 */
public record LadderMatrix(List<Ladder> ladders) {
    /**
     * Copies the list and checks that the rungs are the same.
     *
     * @throws IllegalArgumentException if they are not
     */
    public LadderMatrix {
        ladders = List.copyOf(ladders);
        for (final Ladder ladder : ladders) {
            if (!bots(ladder).equals(bots(ladders.get(0)))) {
                throw new IllegalArgumentException(
                        "the ladders have other rungs: " + bots(ladders.get(0)) + " and " + bots(ladder));
            }
        }
    }

    private static List<String> bots(final Ladder ladder) {
        return ladder.rungs().stream().map(rung -> rung.bot()).toList();
    }

    /** Returns the bots, the weakest first. */
    public List<String> bots() {
        return bots(ladders.get(0));
    }

    /** Returns the names of all slots that serve as criteria, in order of appearance. */
    public List<String> criteria() {
        final LinkedHashSet<String> all = new LinkedHashSet<>();
        ladders.forEach(ladder -> all.addAll(ladder.criteria()));
        return List.copyOf(all);
    }

    /** Returns the ladders that use a criterion. */
    public List<Ladder> judgedBy(final String criterion) {
        return ladders.stream()
                .filter(ladder -> ladder.criteria().contains(criterion))
                .toList();
    }

    /** Returns the slot of a criterion, with the wording of the first ladder that has it. */
    public Slot slot(final String criterion) {
        return judgedBy(criterion).get(0).slot(criterion);
    }
}
