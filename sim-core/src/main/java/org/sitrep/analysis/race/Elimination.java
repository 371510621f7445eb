package org.sitrep.analysis.race;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.sitrep.engine.Independent;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Differences;

/**
 * Plays many arms on the same trials and drops arms as it goes, so that the remaining trials go to those that may still
 * win. This is successive elimination; with a number of arms to keep, it is sequential halving. It looks after
 * {@code first, 2 first, 4 first, …} trials. At each look it drops the arms that a test shows to be worse than the
 * leader, the arm with the best mean. If a number of arms to keep is set, it then sets aside half of the others,
 * although nothing is shown of them.
 *
 * <p>The results of the test must hold at all looks together. Source of the halving: Z. Karnin, T. Koren, O. Somekh,
 * "Almost optimal exploration in multi-armed bandits", ICML 2013, 1238-1246. Memory: the recorded values of each arm.
 * Not thread-safe.
 */
public final class Elimination {
    private final Limits limits;
    private final Slot slot;
    private final Function<TrialValues, int[]> reading;
    private final ArmPlayer player;
    private final List<Arm> arms;
    private int played;
    private long spent;
    private boolean stopped;

    /** Plays the arms. */
    public interface ArmPlayer {
        /**
         * Plays trials {@code from … from + trials - 1} of an arm and returns them; empty if play was stopped.
         *
         * @param aborted takes the number of these trials that were aborted
         */
        Optional<TrialValues> play(int arm, long from, int trials, IntConsumer aborted);
    }

    /**
     * The limits of play.
     *
     * @param first index of the first trial
     * @param firstLook trials of each arm before the first look
     * @param most maximum number of trials of each arm
     * @param budget maximum number of trials of all arms together; the first look is played in any case
     * @param keep number of arms to keep; 0 if no arm is set aside
     */
    public record Limits(long first, int firstLook, int most, long budget, int keep) {}

    /** The state of an arm. */
    public enum Status {
        /** It has not dropped out. */
        LEFT,
        /** It was set aside; nothing is shown of it. */
        SET_ASIDE,
        /** It was shown to be worse than another arm. */
        WORSE
    }

    /** An arm and the trials it has played. */
    public final class Arm {
        private final int number;
        private TrialValues values;
        private int[] row = {};
        private long aborted;
        private Status status = Status.LEFT;

        private Arm(final int number) {
            this.number = number;
        }

        private void take(final TrialValues next, final int abortedInNext) {
            values = values == null ? next : values.then(next);
            row = reading.apply(values);
            aborted += abortedInNext;
        }

        /** Returns its number, from 0. */
        public int number() {
            return number;
        }

        /** Returns all values that it has played; null if none. */
        public TrialValues values() {
            return values;
        }

        /** Returns the integer of each trial by which arms are judged; must not be changed. */
        public int[] row() {
            return row;
        }

        /** Returns the number of its trials that were aborted; they have no value. */
        public long aborted() {
            return aborted;
        }

        /** Returns the state of this arm. */
        public Status status() {
            return status;
        }

        /** Returns its mean, with the sign set so that more is better; negative infinity without trials. */
        public double worth() {
            final double mean = mean(row);
            return slot.better() == Slot.Better.LOWER && Double.isFinite(mean) ? -mean : mean;
        }

        /** Returns how far it is behind another arm in the trials that both have played, second less first. */
        public Differences behind(final Arm other) {
            return Differences.of(slot, row, other.row);
        }
    }

    /**
     * @param arms number of arms, at least 1
     * @param slot slot by which arms are judged
     * @param reading reads the slot's integer of each trial
     */
    public Elimination(
            final int arms,
            final Limits limits,
            final Slot slot,
            final Function<TrialValues, int[]> reading,
            final ArmPlayer player) {
        this.limits = limits;
        this.slot = slot;
        this.reading = reading;
        this.player = player;
        this.arms = new ArrayList<>(IntStream.range(0, arms).mapToObj(Arm::new).toList());
    }

    /** Plays all arms up to the first look. Returns false if play was stopped. */
    public boolean begin() {
        return play(Math.min(limits.firstLook(), limits.most()));
    }

    /** Keeps only the given arms, in this order; to be called before {@link #run}. */
    public void retain(final List<Arm> some) {
        arms.clear();
        arms.addAll(some);
    }

    /**
     * Plays on from look to look until one arm is left, the run is over, or trials or budget are used up.
     *
     * @param isWorse whether an arm is shown to be worse than the leader
     * @param isOver whether the run is over; called after each look
     */
    public void run(final BiPredicate<Arm, Arm> isWorse, final BooleanSupplier isOver) {
        look(isWorse);
        while (left().size() > 1 && played < limits.most() && !isOver.getAsBoolean() && playOn()) {
            look(isWorse);
        }
    }

    private void look(final BiPredicate<Arm, Arm> isWorse) {
        final List<Arm> ranked = new ArrayList<>(left());
        ranked.sort(Comparator.comparingDouble(arm -> -arm.worth()));
        for (final Arm arm : ranked.subList(1, ranked.size())) {
            if (isWorse.test(arm, ranked.get(0))) {
                arm.status = Status.WORSE;
            }
        }
        ranked.removeIf(arm -> arm.status != Status.LEFT);
        if (limits.keep() > 0) {
            ranked.stream()
                    .skip(Math.max(limits.keep(), (ranked.size() + 1) / 2))
                    .forEach(arm -> arm.status = Status.SET_ASIDE);
        }
    }

    /** Doubles the trials played, if the budget allows it. */
    private boolean playOn() {
        final int more = Math.min(played, limits.most() - played);
        return spent + (long) more * left().size() <= limits.budget() && play(more);
    }

    /** Plays further trials of all remaining arms; of none if play is stopped. */
    private boolean play(final int more) {
        final List<Arm> left = left();
        final TrialValues[] next = new TrialValues[left.size()];
        final int[] aborted = new int[left.size()];
        final Independent arms = new Independent();
        for (int i = 0; i < left.size() && !stopped; i++) {
            final int at = i;
            arms.begin(() -> next[at] = play(left.get(at), more, n -> aborted[at] = n));
        }
        arms.end();
        if (stopped) {
            return false;
        }
        for (int i = 0; i < next.length; i++) {
            left.get(i).take(next[i], aborted[i]);
        }
        played += more;
        spent += (long) more * left.size();
        return true;
    }

    /** Plays further trials of an arm; null if play is stopped. */
    private TrialValues play(final Arm arm, final int more, final IntConsumer aborted) {
        final Optional<TrialValues> values = player.play(arm.number, limits.first() + played, more, aborted);
        stopped = values.isEmpty();
        if (!stopped && values.get().trials() != more) {
            throw new IllegalArgumentException(
                    values.get().trials() + " trials of side " + arm.number + " for " + more);
        }
        return values.orElse(null);
    }

    /** Returns the arms that take part, in their order. */
    public List<Arm> arms() {
        return List.copyOf(arms);
    }

    /** Returns the arms that have not dropped out, in their order. */
    public List<Arm> left() {
        return arms.stream().filter(arm -> arm.status == Status.LEFT).toList();
    }

    /** Returns the arm with the best mean among the remaining arms, the first of equal ones. */
    public Arm leader() {
        Arm best = null;
        for (final Arm arm : left()) {
            best = best == null || arm.worth() > best.worth() ? arm : best;
        }
        return best;
    }

    /** Returns the number of trials that each remaining arm has played. */
    public int played() {
        return played;
    }

    /** Returns whether play was stopped. */
    public boolean stopped() {
        return stopped;
    }

    /** Returns the mean of the trials that have a value; of none negative infinity. */
    public static double mean(final int... row) {
        long sum = 0;
        long n = 0;
        for (final int value : row) {
            if (value != Outcome.ABSENT) {
                sum += value;
                n++;
            }
        }
        return n == 0 ? Double.NEGATIVE_INFINITY : (double) sum / n;
    }
}
