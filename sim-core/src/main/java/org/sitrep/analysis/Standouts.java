package org.sitrep.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.SlotTally;

/**
 * The missions of a side that stand out: with the side's content and bot, their seed and numbers are all that it takes
 * to see them again. Which they are follows from what was played and not from who played what when: of several missions
 * alike it is the first.
 *
 * @param by the slot they are picked by
 * @param seed of their dice
 * @param missions best, median and worst; then, if the side was held against another one, a mission that came out
 *     otherwise there
 */
public record Standouts(Slot by, long seed, List<Mission> missions) {
    /** What a mission stands out as. */
    public enum Kind {
        /** The best; where the slot is neither good nor bad, the highest. */
        BEST,
        /** The one in the middle. */
        MEDIAN,
        /** The worst; where the slot is neither good nor bad, the lowest. */
        WORST,
        /** One that came out otherwise than the same mission of the side that it was held against. */
        APART
    }

    /**
     * A mission.
     *
     * @param kind what it stands out as
     * @param number its index
     * @param value what it came to, in the slot's unit; NaN where all that is known is that it was something else
     * @param beside of one {@link Kind#APART}, what it came to on the other side; NaN where that is not known
     */
    public record Mission(Kind kind, long number, double value, double beside) {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is negative
         */
        public Mission {
            Objects.requireNonNull(kind);
            if (number < 0) {
                throw new IllegalArgumentException("mission " + number);
            }
        }
    }

    public Standouts {
        Objects.requireNonNull(by);
        missions = List.copyOf(missions);
    }

    /**
     * Picks best, median and worst of a tally, those that the report of a run names; empty if no mission had the slot.
     * Cost: the slot's range.
     *
     * @param tally of the slot
     */
    public static Optional<Standouts> of(final Slot by, final long seed, final SlotTally tally) {
        if (tally.n() == 0) {
            return Optional.empty();
        }
        final List<Mission> missions = new ArrayList<>();
        final Kind[] kinds = {Kind.BEST, Kind.MEDIAN, Kind.WORST};
        final double[] ranks = {1, 0.5, 0};
        for (int i = 0; i < kinds.length; i++) {
            final int at = bin(tally, by.better() == Slot.Better.LOWER ? 1 - ranks[i] : ranks[i]);
            final double value = (double) (by.min() + at) / by.divisor();
            missions.add(new Mission(kinds[i], tally.firstMission()[at], value, Double.NaN));
        }
        return Optional.of(new Standouts(by, seed, missions));
    }

    /** The smallest value that at least such a share of the missions does not exceed. */
    private static int bin(final SlotTally tally, final double rank) {
        long seen = 0;
        int last = 0;
        for (int i = 0; i < tally.counts().length; i++) {
            seen += tally.counts()[i];
            last = tally.counts()[i] > 0 ? i : last;
            if (seen > 0 && seen >= rank * tally.n()) {
                return i;
            }
        }
        return last;
    }

    /**
     * Picks best, median and worst of what missions came to one by one; empty if none had the slot.
     *
     * @param first index of the first mission
     * @param row the slot's integer of each mission, {@link Outcome#ABSENT} where there is none
     */
    public static Optional<Standouts> of(final Slot by, final long seed, final long first, final int[] row) {
        return of(by, seed, SlotTally.of(by, first, row));
    }

    /**
     * Adds the mission in which the side and another differ most, if there is one.
     *
     * @param first index of the first mission of both rows
     * @param row the slot's integers on this side
     * @param beside those of the other side, which may be more or fewer missions
     */
    public Standouts apart(final long first, final int[] row, final int[] beside) {
        long most = 0;
        int at = -1;
        for (int m = 0; m < Math.min(row.length, beside.length); m++) {
            if (row[m] != Outcome.ABSENT && beside[m] != Outcome.ABSENT) {
                final long gap = Math.abs((long) row[m] - beside[m]);
                if (gap > most) {
                    most = gap;
                    at = m;
                }
            }
        }
        return at < 0
                ? this
                : and(new Mission(
                        Kind.APART, first + at, (double) row[at] / by.divisor(), (double) beside[at] / by.divisor()));
    }

    /**
     * Adds the first mission of which the tallies of both sides show that it came to another value on the other one, if
     * there is one.
     *
     * @param mine tally of the slot on this side
     * @param beside on the other side
     * @param end both sides have played all missions below this index
     */
    public Standouts apart(final SlotTally mine, final SlotTally beside, final long end) {
        final OptionalLong parted = parting(mine, beside, end);
        return parted.isEmpty()
                ? this
                : and(new Mission(
                        Kind.APART,
                        parted.getAsLong(),
                        valueOf(mine, parted.getAsLong()),
                        valueOf(beside, parted.getAsLong())));
    }

    /** The value of which a mission is the first, NaN if it is the first of none. */
    private double valueOf(final SlotTally tally, final long mission) {
        for (int i = 0; i < tally.firstMission().length; i++) {
            if (tally.firstMission()[i] == mission && tally.counts()[i] > 0) {
                return (double) (by.min() + i) / by.divisor();
            }
        }
        return Double.NaN;
    }

    /**
     * Returns the first mission of which two tallies of a slot over the same missions show that it came to different
     * values; empty if they show none. A tally keeps the first mission of each value: where two keep other ones, the
     * earlier of both has that value on one side only.
     *
     * @param end both sides have played all missions below this index
     */
    public static OptionalLong parting(final SlotTally a, final SlotTally b, final long end) {
        long earliest = end;
        for (int i = 0; i < Math.min(a.firstMission().length, b.firstMission().length); i++) {
            if (a.firstMission()[i] != b.firstMission()[i]) {
                earliest = Math.min(earliest, SlotTally.earlier(a.firstMission()[i], b.firstMission()[i]));
            }
        }
        return earliest == end ? OptionalLong.empty() : OptionalLong.of(earliest);
    }

    private Standouts and(final Mission mission) {
        final List<Mission> all = new ArrayList<>(missions);
        all.add(mission);
        return new Standouts(by, seed, all);
    }

    public Optional<Mission> mission(final Kind kind) {
        return missions.stream().filter(mission -> mission.kind() == kind).findFirst();
    }
}
