package org.sitrep.analysis;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.PairedDifference;

/**
 * Two sides laid side by side mission by mission.
 *
 * @param first number of the first side
 * @param second number of the other; differences are second less first
 * @param missions how many both played
 * @param incomplete how many of these one or both gave up: they count for nothing
 * @param sums one a slot, in the layout's order
 */
public record PairedStep(int first, int second, long missions, long incomplete, List<PairSums> sums) {
    /** Copies the list and checks the counts. */
    public PairedStep {
        sums = List.copyOf(sums);
        if (incomplete < 0 || incomplete > missions) {
            throw new IllegalArgumentException(incomplete + " of " + missions + " missions incomplete");
        }
    }

    /** Returns the step that a tally of pairs comes to. */
    public static PairedStep of(final int first, final int second, final PairTally tally) {
        return new PairedStep(first, second, tally.missions(), tally.incomplete(), tally.sums());
    }

    /** Returns the sums of a slot. */
    public PairSums sums(final Slot slot) {
        return sums.stream()
                .filter(s -> s.name().equals(slot.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no slot " + slot.name()));
    }

    /** Returns the paired difference of a slot, second less first, in its unit. */
    public Estimate difference(final Slot slot, final double level) {
        return PairedDifference.estimate(slot, sums(slot), level);
    }

    /**
     * Returns the step over both sets of missions, which must be disjoint.
     *
     * @throws IllegalArgumentException if they are of other sides or slots
     */
    PairedStep combine(final PairedStep other) {
        if (first != other.first || second != other.second || sums.size() != other.sums.size()) {
            throw new IllegalArgumentException("cannot combine steps of different ladders");
        }
        final List<PairSums> both = new ArrayList<>();
        for (int s = 0; s < sums.size(); s++) {
            both.add(sums.get(s).combine(other.sums.get(s)));
        }
        return new PairedStep(
                first,
                second,
                Math.addExact(missions, other.missions),
                Math.addExact(incomplete, other.incomplete),
                both);
    }
}
