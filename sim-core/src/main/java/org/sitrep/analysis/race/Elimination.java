package org.sitrep.analysis.race;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Differences;

/**
 * Plays many arms on the same trials and lets arms drop out, so that the trials left go to those that may still win:
 * successive elimination, and with a number of arms to be left sequential halving. It looks after {@code first, 2
 * first, 4 first, …} trials. At each look arms drop out that a test shows to be worse than the leader, the arm with the
 * best mean. Where arms are to be left, half of the others are then set aside, though nothing is shown of them.
 *
 * <p>What a test shows must hold at all looks together. Source of the halving: Z. Karnin, T. Koren, O. Somekh, "Almost
 * optimal exploration in multi-armed bandits", ICML 2013, 1238-1246. Memory: what is recorded of each arm. Not
 * thread-safe.
 */
public final class Elimination {
    private final Limits limits;
    private final Slot slot;
    private final Function<TrialValues, int[]> reading;
    private final Field field;
    private final List<Arm> arms;
    private int played;
    private long spent;
    private boolean stopped;

    /** Plays the arms. */
    public interface Field {
        /** Plays an arm's trials {@code from … from + trials - 1} and returns them; empty if play was stopped. */
        Optional<TrialValues> play(int arm, long from, int trials);
    }

    /**
     * How much is played.
     *
     * @param first index of the first trial
     * @param firstLook trials of each arm before the first look
     * @param most trials of each arm at most
     * @param budget trials of all arms together at most; the first look is played in any case
     * @param goOn how many arms are to be left; 0 if no arm is set aside
     */
    public record Limits(long first, int firstLook, int most, long budget, int goOn) {}

    /** What became of an arm. */
    public enum Fate {
        /** It was there to the end. */
        LEFT,
        /** It was set aside, and nothing is shown of it. */
        SET_ASIDE,
        /** It was shown to be worse than another. */
        WORSE
    }

    /** An arm, with what it has played. */
    public final class Arm {
        private final int number;
        private TrialValues values;
        private int[] row = {};
        private Fate fate = Fate.LEFT;

        private Arm(final int number) {
            this.number = number;
        }

        private void take(final TrialValues next) {
            values = values == null ? next : values.then(next);
            row = reading.apply(values);
        }

        /** Returns its number, from 0. */
        public int number() {
            return number;
        }

        /** Returns all that it has played; null if nothing. */
        public TrialValues values() {
            return values;
        }

        /** Returns the integer of each trial that arms are judged by; not to be changed. */
        public int[] row() {
            return row;
        }

        /** Returns what became of it. */
        public Fate fate() {
            return fate;
        }

        /** Returns its mean, turned so that more is better; of no trials less than any. */
        public double worth() {
            final double mean = mean(row);
            return slot.better() == Slot.Better.LOWER && Double.isFinite(mean) ? -mean : mean;
        }

        /** Returns how far it is behind another in the trials that both have played, second less first. */
        public Differences behind(final Arm other) {
            return Differences.of(slot, row, other.row);
        }
    }

    /**
     * @param arms how many, at least 1
     * @param slot what arms are judged by
     * @param reading reads that slot's integer of each trial
     */
    public Elimination(
            final int arms,
            final Limits limits,
            final Slot slot,
            final Function<TrialValues, int[]> reading,
            final Field field) {
        this.limits = limits;
        this.slot = slot;
        this.reading = reading;
        this.field = field;
        this.arms = new ArrayList<>(IntStream.range(0, arms).mapToObj(Arm::new).toList());
    }

    /** Plays all arms up to the first look; returns whether play was not stopped. */
    public boolean begin() {
        return play(Math.min(limits.firstLook(), limits.most()));
    }

    /** Goes on with some of the arms only, in this order; to be called before {@link #run}. */
    public void retain(final List<Arm> some) {
        arms.clear();
        arms.addAll(some);
    }

    /**
     * Looks, and plays on from look to look until one arm is left, it is over, or trials or budget are used up.
     *
     * @param isWorse whether an arm is shown to be worse than the leader
     * @param isOver asked after each look
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
                arm.fate = Fate.WORSE;
            }
        }
        ranked.removeIf(arm -> arm.fate != Fate.LEFT);
        if (limits.goOn() > 0) {
            ranked.stream()
                    .skip(Math.max(limits.goOn(), (ranked.size() + 1) / 2))
                    .forEach(arm -> arm.fate = Fate.SET_ASIDE);
        }
    }

    /** Plays as many trials again, if the budget has them. */
    private boolean playOn() {
        final int more = Math.min(played, limits.most() - played);
        return spent + (long) more * left().size() <= limits.budget() && play(more);
    }

    /** Plays all that are left, or, if play is stopped, nobody. */
    private boolean play(final int more) {
        final List<Arm> left = left();
        final List<TrialValues> next = new ArrayList<>();
        for (final Arm arm : left) {
            final Optional<TrialValues> values = field.play(arm.number, limits.first() + played, more);
            if (values.isEmpty()) {
                stopped = true;
                return false;
            }
            if (values.get().trials() != more) {
                throw new IllegalArgumentException(
                        values.get().trials() + " trials of side " + arm.number + " for " + more);
            }
            next.add(values.get());
        }
        for (int i = 0; i < next.size(); i++) {
            left.get(i).take(next.get(i));
        }
        played += more;
        spent += (long) more * left.size();
        return true;
    }

    /** Returns the arms that take part, in their order. */
    public List<Arm> arms() {
        return List.copyOf(arms);
    }

    /** Returns the arms that have not dropped out, in their order. */
    public List<Arm> left() {
        return arms.stream().filter(arm -> arm.fate == Fate.LEFT).toList();
    }

    /** Returns the arm with the best mean of those that are left, the first of several that are alike. */
    public Arm leader() {
        Arm best = null;
        for (final Arm arm : left()) {
            best = best == null || arm.worth() > best.worth() ? arm : best;
        }
        return best;
    }

    /** Returns how many trials each arm that is left has played. */
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
