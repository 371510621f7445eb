package org.sitrep.analysis.race;

import java.util.Objects;
import org.sitrep.stats.Estimate;

/**
 * The standing of a side in a {@link Race}.
 *
 * @param side its number
 * @param trials number of trials it played
 * @param aborted number of these that were aborted; they count in no mean and in no comparison
 * @param value its mean by the race's criterion, with an interval that holds at all looks, at the race's level by
 *     itself
 * @param place what the race shows of it
 * @param against side it was last compared with: for a retired side, the side shown to be better; for the leader,
 *     itself
 * @param behind how far it is behind that side, trial by trial, above 0 where it is worse; holds at all looks together
 *     with the other intervals of the race. For the leader, 0 without width
 */
public record Standing(int side, long trials, long aborted, Estimate value, Place place, int against, Estimate behind) {
    /** The place of a side. */
    public enum Place {
        /** The best of the remaining sides by its mean. */
        LEADER,
        /** Shown to differ from the leader by less than the smallest difference that matters. */
        EQUAL,
        /**
         * Neither shown to be worse than the leader by more than the smallest difference that matters nor to be equal.
         */
        OPEN,
        /** Shown to be worse than another side by more than the smallest difference that matters, and retired. */
        RETIRED
    }

    public Standing {
        Objects.requireNonNull(value);
        Objects.requireNonNull(place);
        Objects.requireNonNull(behind);
    }
}
