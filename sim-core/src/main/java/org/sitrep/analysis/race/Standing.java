package org.sitrep.analysis.race;

import java.util.Objects;
import org.sitrep.stats.Estimate;

/**
 * How a side of a {@link Race} came off.
 *
 * @param side its number
 * @param trials how many it played
 * @param value its mean by the race's yardstick, with an interval that holds at all looks; at the race's level by
 *     itself
 * @param place what is shown of it
 * @param against the side it was last held against: of one that retired, who was shown to be better; of the leader,
 *     itself
 * @param behind by how much it is behind that side, trial by trial, above 0 where it is worse; with the other intervals
 *     of the race it holds at all looks together. Of the leader, 0 without width
 */
public record Standing(int side, long trials, Estimate value, Place place, int against, Estimate behind) {
    /** What is shown of a side. */
    public enum Place {
        /** The best of those that are left by what was seen. */
        LEADER,
        /** Shown to differ from the leader by less than what matters. */
        EQUAL,
        /** Neither shown to be worse than the leader by more than what matters nor to be equal. */
        OPEN,
        /** Shown to be worse than another side by more than what matters, and retired. */
        RETIRED
    }

    public Standing {
        Objects.requireNonNull(value);
        Objects.requireNonNull(place);
        Objects.requireNonNull(behind);
    }
}
