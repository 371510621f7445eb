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
 * The trials of a side that stand out. The side's content and bot, their seed and their numbers suffice to replay them.
 * The selection depends on the outcomes only, not on the order or thread of play. Among equal trials the first is
 * chosen.
 *
 * @param by slot by which they are chosen
 * @param seed seed of their dice
 * @param trials best, median and worst; then, if the side was compared with another, a trial with another outcome there
 */
public record Standouts(Slot by, long seed, List<Trial> trials) {
    /** The way in which a trial stands out. */
    public enum Kind {
        /** The best; the highest where the slot is neither good nor bad. */
        BEST,
        /** The median. */
        MEDIAN,
        /** The worst; the lowest where the slot is neither good nor bad. */
        WORST,
        /** A trial whose outcome differs from the same trial of the other side. */
        APART
    }

    /**
     * A trial.
     *
     * @param kind way in which it stands out
     * @param number its index
     * @param value its value, in the slot's unit; NaN where it is only known to differ
     * @param beside for {@link Kind#APART}, the value on the other side; NaN where that is not known
     */
    public record Trial(Kind kind, long number, double value, double beside) {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is negative
         */
        public Trial {
            Objects.requireNonNull(kind);
            if (number < 0) {
                throw new IllegalArgumentException("trial " + number);
            }
        }
    }

    public Standouts {
        Objects.requireNonNull(by);
        trials = List.copyOf(trials);
    }

    /**
     * Chooses best, median and worst from a tally, those that the report of a run names; empty if no trial had the
     * slot. Cost: the slot's range.
     *
     * @param tally tally of the slot
     */
    public static Optional<Standouts> of(final Slot by, final long seed, final SlotTally tally) {
        if (tally.n() == 0) {
            return Optional.empty();
        }
        final List<Trial> trials = new ArrayList<>();
        final Kind[] kinds = {Kind.BEST, Kind.MEDIAN, Kind.WORST};
        final double[] ranks = {1, 0.5, 0};
        for (int i = 0; i < kinds.length; i++) {
            final int at = bin(tally, by.better() == Slot.Better.LOWER ? 1 - ranks[i] : ranks[i]);
            final double value = (double) (by.min() + at) / by.divisor();
            trials.add(new Trial(kinds[i], tally.firstTrial()[at], value, Double.NaN));
        }
        return Optional.of(new Standouts(by, seed, trials));
    }

    /** Returns the smallest value that at least the given share of the trials does not exceed. */
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
     * Chooses best, median and worst from the values of single trials; empty if no trial had the slot.
     *
     * @param first index of the first trial
     * @param row the slot's integer for each trial, {@link Outcome#ABSENT} where it has none
     */
    public static Optional<Standouts> of(final Slot by, final long seed, final long first, final int[] row) {
        return of(by, seed, SlotTally.of(by, first, row));
    }

    /**
     * Adds the trial in which this side and another differ most, if any differs.
     *
     * @param first index of the first trial of both rows
     * @param row the slot's integers on this side
     * @param other the slot's integers on the other side, which may cover more or fewer trials
     */
    public Standouts apart(final long first, final int[] row, final int[] other) {
        long most = 0;
        int at = -1;
        for (int m = 0; m < Math.min(row.length, other.length); m++) {
            if (row[m] != Outcome.ABSENT && other[m] != Outcome.ABSENT) {
                final long gap = Math.abs((long) row[m] - other[m]);
                if (gap > most) {
                    most = gap;
                    at = m;
                }
            }
        }
        return at < 0
                ? this
                : and(new Trial(
                        Kind.APART, first + at, (double) row[at] / by.divisor(), (double) other[at] / by.divisor()));
    }

    /**
     * Adds the first trial that the two tallies show to have different values on the two sides, if they show one.
     *
     * @param mine tally of the slot on this side
     * @param other tally of the slot on the other side
     * @param end both sides have played all trials below this index
     */
    public Standouts apart(final SlotTally mine, final SlotTally other, final long end) {
        final OptionalLong parted = parting(mine, other, end);
        return parted.isEmpty()
                ? this
                : and(new Trial(
                        Kind.APART,
                        parted.getAsLong(),
                        valueOf(mine, parted.getAsLong()),
                        valueOf(other, parted.getAsLong())));
    }

    /** Returns the value whose first trial is the given one, NaN if there is no such value. */
    private double valueOf(final SlotTally tally, final long trial) {
        for (int i = 0; i < tally.firstTrial().length; i++) {
            if (tally.firstTrial()[i] == trial && tally.counts()[i] > 0) {
                return (double) (by.min() + i) / by.divisor();
            }
        }
        return Double.NaN;
    }

    /**
     * Returns the first trial for which two tallies of a slot over the same trials show different values; empty if they
     * show none. A tally stores the first trial of each value. Where the two store different trials for a value, the
     * earlier one has that value on one side only.
     *
     * @param end both sides have played all trials below this index
     */
    public static OptionalLong parting(final SlotTally a, final SlotTally b, final long end) {
        long earliest = end;
        for (int i = 0; i < Math.min(a.firstTrial().length, b.firstTrial().length); i++) {
            if (a.firstTrial()[i] != b.firstTrial()[i]) {
                earliest = Math.min(earliest, SlotTally.earlier(a.firstTrial()[i], b.firstTrial()[i]));
            }
        }
        return earliest == end ? OptionalLong.empty() : OptionalLong.of(earliest);
    }

    private Standouts and(final Trial trial) {
        final List<Trial> all = new ArrayList<>(trials);
        all.add(trial);
        return new Standouts(by, seed, all);
    }

    public Optional<Trial> trial(final Kind kind) {
        return trials.stream().filter(trial -> trial.kind() == kind).findFirst();
    }
}
