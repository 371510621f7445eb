package org.sitrep.analysis.race;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.engine.MissionValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.BoundedMean;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;

/**
 * Finds the best of many sides without playing all of them to the end, by an {@link Elimination} in which nobody is set
 * aside: at each look a side retires that is shown to be worse than the leader of those that are left, by more than
 * what matters. It ends when the leader is shown to be better than all others, or equal to them but for what does not
 * matter, or at the most missions.
 *
 * <p>What is shown rests on paired differences with intervals that hold at all looks and for all pairs of sides
 * together: with a probability of at least the level no side that is the best ever retires, and every gap that is
 * reported holds. Source: E. Even-Dar, S. Mannor, Y. Mansour, "Action elimination and stopping conditions for the
 * multi-armed bandit and reinforcement learning problems", JMLR 7 (2006), 1079-1105, algorithm 3, with paired betting
 * intervals ({@link Differences#anytime}) in place of Hoeffding's.
 *
 * <p>Memory: four bytes a side and mission. Not thread-safe.
 */
public final class Race {
    /** Plays the sides. */
    public interface Field {
        /**
         * Plays a side's missions {@code from … from + missions - 1} and returns the yardstick's integer of each,
         * {@link Outcome#ABSENT} for one that counts for nothing; empty if it was stopped.
         */
        Optional<int[]> play(int side, long from, int missions);
    }

    private final int sides;
    private final RaceRules rules;
    private final Slot slot;
    private final Elimination elimination;
    private final Standing[] retired;

    private Race(final int sides, final RaceRules rules, final Field field) {
        this.sides = sides;
        this.rules = rules;
        slot = rules.yardstick().slot();
        elimination = new Elimination(
                sides,
                new Elimination.Limits(rules.firstMission(), rules.firstLook(), rules.most(), Long.MAX_VALUE, 0),
                slot,
                values -> values.row(0),
                (side, from, missions) -> field.play(side, from, missions)
                        .map(row -> new MissionValues(List.of(slot), from, row.length, 0, new int[][] {row})));
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
        if (elimination.begin()) {
            elimination.run(this::retires, this::isOver);
        }
        final Elimination.Arm leader = elimination.leader();
        final List<Standing> standings = IntStream.range(0, sides)
                .mapToObj(side ->
                        retired[side] == null ? standing(elimination.arms().get(side), leader) : retired[side])
                .toList();
        return new RaceResult(rules, standings, !elimination.stopped());
    }

    private boolean retires(final Elimination.Arm side, final Elimination.Arm leader) {
        final Standing now = standing(side, leader);
        final boolean worse = now.behind().low() > rules.yardstick().matters();
        if (worse) {
            retired[side.number()] = standing(side, Standing.Place.RETIRED, leader, now.behind());
        }
        return worse;
    }

    private boolean isOver() {
        final Elimination.Arm leader = elimination.leader();
        return elimination.left().stream()
                .filter(side -> side != leader)
                .allMatch(side -> standing(side, leader).place() == Standing.Place.EQUAL);
    }

    private Standing standing(final Elimination.Arm side, final Elimination.Arm leader) {
        final Estimate difference = side.behind(leader).anytime(rules.pairLevel(sides));
        final Estimate behind = slot.better() == Slot.Better.LOWER ? difference.negated() : difference;
        if (side == leader) {
            final Estimate none = new Estimate(0, 0, 0, behind.level(), behind.n(), behind.unit(), behind.method());
            return standing(side, Standing.Place.LEADER, leader, none);
        }
        return standing(side, rules.isEqual(behind) ? Standing.Place.EQUAL : Standing.Place.OPEN, leader, behind);
    }

    private Standing standing(
            final Elimination.Arm side,
            final Standing.Place place,
            final Elimination.Arm leader,
            final Estimate behind) {
        return new Standing(side.number(), elimination.played(), value(side.row()), place, leader.number(), behind);
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
