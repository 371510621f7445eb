package org.sitrep.analysis.race;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.BoundedMean;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;

/**
 * Finds the best of many sides without playing all of them to the end: successive elimination. All sides play the same missions on the same dice; at each look, after {@code first, 2 first, 4 first, …}
 * missions, a side retires that is shown to be worse than the leader of those that are left, by more than what matters. It ends when the leader is shown to be better than all others, or equal to them but for what does not
 * matter, or at the most missions.
 *
 * <p>What is shown rests on paired differences with intervals that hold at all looks and for all pairs of sides together: with a probability of at least the level no side that is the best ever retires, and every
 * gap that is told holds. Source: E. Even-Dar, S. Mannor, Y. Mansour, "Action elimination and stopping conditions for the multi-armed bandit and reinforcement learning problems", JMLR 7 (2006), 1079-1105, algorithm 3, with paired
 * betting intervals ({@link Differences#anytime}) in place of Hoeffding's.
 *
 * <p>Memory: four bytes a side and mission. Not thread-safe.
 */
public final class Race {
    /** Plays the sides. */
    public interface Field {
        /**
         * Plays a side's missions {@code from … from + missions - 1} and returns the yardstick's integer of each, {@link Outcome#ABSENT} for one that counts for nothing; empty if it was stopped.
         */
        Optional<int[]> play(int side, long from, int missions);
    }

    private final int sides;
    private final RaceRules rules;
    private final Field field;
    private final Slot slot;
    private final double sign;
    private final int[][] rows;
    private final Standing[] retired;
    private int played;

    private Race(final int sides, final RaceRules rules, final Field field) {
        this.sides = sides;
        this.rules = rules;
        this.field = field;
        slot = rules.yardstick().slot();
        sign = slot.better() == Slot.Better.LOWER ? -1 : 1;
        rows = new int[sides][0];
        retired = new Standing[sides];
    }

    /**
     * Runs a race. If the field stops, the standings are those of the last look that all who were left have reached.
     *
     * @param sides how many, at least 2
     * @throws IllegalArgumentException if there are fewer
     */
    public static RaceResult run(final int sides, final RaceRules rules, final Field field) {
        if (sides < 2) {
            throw new IllegalArgumentException(sides + " sides make no race");
        }
        return new Race(sides, rules, field).run();
    }

    private RaceResult run() {
        boolean stopped = false;
        for (int look = 0; !stopped && (look == 0 || !isOver()); look++) {
            stopped = !playTo(rules.missionsAt(look));
            if (!stopped) {
                retire();
            }
        }
        final int leader = leader();
        final List<Standing> standings = IntStream.range(0, sides)
                .mapToObj(side -> retired[side] == null ? standing(side, leader) : retired[side])
                .toList();
        return new RaceResult(rules, standings, !stopped);
    }

    private boolean playTo(final int missions) {
        final int[][] more = new int[sides][];
        for (final int side : left()) {
            final Optional<int[]> values = field.play(side, rules.firstMission() + played, missions - played);
            if (values.isEmpty()) {
                return false;
            }
            more[side] = values.get();
            if (more[side].length != missions - played) {
                throw new IllegalArgumentException(
                        more[side].length + " missions of side " + side + " for " + (missions - played));
            }
        }
        for (final int side : left()) {
            rows[side] = Arrays.copyOf(rows[side], missions);
            System.arraycopy(more[side], 0, rows[side], played, missions - played);
        }
        played = missions;
        return true;
    }

    private int[] left() {
        return IntStream.range(0, sides).filter(side -> retired[side] == null).toArray();
    }

    private void retire() {
        final int leader = leader();
        for (final int side : left()) {
            final Standing now = standing(side, leader);
            if (side != leader && now.behind().low() > rules.yardstick().matters()) {
                retired[side] =
                        new Standing(side, now.missions(), now.value(), Standing.Place.RETIRED, leader, now.behind());
            }
        }
    }

    /** The first of several that are alike. */
    private int leader() {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (final int side : left()) {
            final double value = worth(rows[side]);
            if (best < 0 || value > most) {
                best = side;
                most = value;
            }
        }
        return best;
    }

    /** The mean, turned so that more is better; of no missions less than any. */
    private double worth(final int[] row) {
        long sum = 0;
        long n = 0;
        for (final int value : row) {
            if (value != Outcome.ABSENT) {
                sum += value;
                n++;
            }
        }
        return n == 0 ? Double.NEGATIVE_INFINITY : sign * sum / n;
    }

    private boolean isOver() {
        final int leader = leader();
        return played >= rules.most()
                || Arrays.stream(left())
                        .filter(side -> side != leader)
                        .allMatch(side -> standing(side, leader).place() == Standing.Place.EQUAL);
    }

    private Standing standing(final int side, final int leader) {
        final Differences gap = Differences.of(slot, rows[side], rows[leader]);
        final Estimate difference = gap.anytime(rules.pairLevel(sides));
        final Estimate behind = sign < 0 ? difference.negated() : difference;
        final Estimate value = value(rows[side]);
        if (side == leader) {
            final Estimate none = new Estimate(0, 0, 0, behind.level(), behind.n(), behind.unit(), behind.method());
            return new Standing(side, played, value, Standing.Place.LEADER, leader, none);
        }
        return new Standing(
                side,
                played,
                value,
                rules.isEqual(behind) ? Standing.Place.EQUAL : Standing.Place.OPEN,
                leader,
                behind);
    }

    private Estimate value(final int[] row) {
        final BoundedMean values = new BoundedMean(slot.min(), slot.max(), slot.divisor(), slot.unit());
        for (final int at : row) {
            if (at != Outcome.ABSENT) {
                values.accept(at);
            }
        }
        return values.anytime(rules.level());
    }
}
