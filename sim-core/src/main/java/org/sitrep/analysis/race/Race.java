package org.sitrep.analysis.race;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.analysis.Standouts;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.BettingSequence;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SlotTally;

/**
 * Finds the best of many sides without playing all of them to the end, by an {@link Elimination} that sets no side
 * aside. At each look a side retires if it is shown to be worse than the leader of the remaining sides by more than the
 * smallest difference that matters. The race ends when the leader is shown to be better than all others, or equal to
 * them within that difference, or at the maximum number of trials.
 *
 * <p>The results rest on paired differences with intervals that hold at all looks and for all pairs of sides together.
 * With a probability of at least the level, no side that is the best ever retires, and every reported gap holds.
 * Source: E. Even-Dar, S. Mannor, Y. Mansour, "Action elimination and stopping conditions for the multi-armed bandit
 * and reinforcement learning problems", JMLR 7 (2006), 1079-1105, algorithm 3, with paired betting intervals
 * ({@link Differences#anytime}) in place of Hoeffding's.
 *
 * <p>Memory: four bytes per side and trial. Not thread-safe.
 */
public final class Race {
    private final int sides;
    private final RaceRules rules;
    private final Slot slot;
    private final Elimination elimination;
    private final Standing[] retired;

    /**
     * @param sides number of sides, at least 2
     * @param player plays the sides and returns only the criterion's values
     * @throws IllegalArgumentException if there are fewer
     */
    public Race(final int sides, final RaceRules rules, final Elimination.ArmPlayer player) {
        if (sides < 2) {
            throw new IllegalArgumentException(sides + " sides are too few for a race");
        }
        this.sides = sides;
        this.rules = rules;
        slot = rules.slot();
        elimination = new Elimination(
                sides,
                new Elimination.Limits(rules.firstTrial(), rules.firstLook(), rules.most(), Long.MAX_VALUE, 0),
                slot,
                values -> values.row(0),
                player);
        retired = new Standing[sides];
    }

    /** Runs the race. If play stops, the standings are those of the last look that all remaining sides have reached. */
    public RaceResult run() {
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

    /**
     * Returns the leader's trials that stand out, including one that the {@linkplain RaceResult#second second} ended
     * differently; empty if nothing was played.
     *
     * @param result result of {@link #run}
     * @param seed seed of the trials
     */
    public Optional<Standouts> standouts(final RaceResult result, final long seed) {
        final long first = rules.firstTrial();
        final int[] leading = elimination.arms().get(result.leader().side()).row();
        final int[] second = elimination.arms().get(result.second()).row();
        return leading.length == 0
                ? Optional.empty()
                : Standouts.of(slot, seed, first, leading).map(all -> all.apart(first, leading, second));
    }

    private boolean retires(final Elimination.Arm side, final Elimination.Arm leader) {
        final Standing now = standing(side, leader);
        final boolean worse = now.behind().low() > rules.matters();
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
        final Estimate behind =
                side.behind(leader).anytime(rules.pairLevel(sides)).gain(slot.better());
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
        final Estimate value = BettingSequence.estimate(slot, SlotTally.of(slot, 0, side.row()), rules.level());
        return new Standing(side.number(), elimination.played(), side.aborted(), value, place, leader.number(), behind);
    }
}
