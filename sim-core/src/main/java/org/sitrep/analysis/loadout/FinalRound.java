package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.race.Elimination;
import org.sitrep.engine.Independent;
import org.sitrep.engine.RunResults;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.SlotTally;

/**
 * Plays the last candidates on trials of another seed, the same number for all and fixed in advance. The candidate with
 * the highest mean is the winner. The intervals of all pairs hold together (Bonferroni's inequality), so they hold for
 * the winner although it was chosen by the same trials.
 */
final class FinalRound {
    private static final int PARTS = 4;

    private final LoadoutTask task;
    private final Objective objective;
    private final double level;
    private final List<LoadoutCandidate> candidates;
    private final List<TrialValues> values;
    private final List<int[]> sums = new ArrayList<>();
    private final int[] loads;
    private final int[] order;

    private FinalRound(
            final LoadoutTask task, final List<LoadoutCandidate> candidates, final List<TrialValues> values) {
        this.task = task;
        objective = task.objective();
        level = task.rules().level();
        this.candidates = new ArrayList<>(candidates);
        this.values = values;
        values.forEach(row -> sums.add(objective.of(row)));
        loads = candidates.stream()
                .map(LoadoutCandidate::choice)
                .mapToInt(task::load)
                .toArray();
        order = IntStream.range(0, candidates.size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> -Elimination.mean(sums.get(i)))
                        .thenComparingInt(i -> loads[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Plays the final round, with fewer trials of each if play is stopped; empty if too few were played. */
    static Optional<FinalRound> play(final LoadoutTask task, final List<LoadoutCandidate> candidates) {
        final int part = (int) Math.max(1, task.rules().finalsBudget() / candidates.size() / PARTS);
        final List<List<TrialValues>> parts = new ArrayList<>();
        final Independent plays = new Independent();
        for (int p = 0; p < PARTS; p++) {
            final long first = (long) p * part;
            final List<TrialValues> next = new ArrayList<>();
            parts.add(next);
            for (final LoadoutCandidate candidate : candidates) {
                plays.begin(() -> task.evaluator()
                        .play(candidate, task.rules().seed() + 1, first, part)
                        .ifPresent(next::add));
            }
        }
        plays.end();
        List<TrialValues> all = null;
        for (final List<TrialValues> next : parts) {
            if (next.size() < candidates.size()) {
                break;
            }
            all = all == null ? next : RunResults.pairwise(all, next, TrialValues::then);
        }
        return Optional.ofNullable(all).map(played -> new FinalRound(task, candidates, played));
    }

    /** Takes the values of a race in place of a final round that was not played. */
    static FinalRound unplayed(final LoadoutTask task, final List<SequentialHalving.Place> elite) {
        final int both =
                elite.stream().mapToInt(place -> place.values().trials()).min().orElseThrow();
        return new FinalRound(
                task,
                elite.stream().map(SequentialHalving.Place::candidate).toList(),
                elite.stream().map(place -> place.values().first(both)).toList());
    }

    /** Returns the numbers of the candidates, the best first; of equally good ones the lightest. */
    int[] order() {
        return order.clone();
    }

    int trials() {
        return values.get(0).trials();
    }

    /** Replaces the winner by a lighter loadout with the same outcome in every trial. */
    void lighten(final LoadoutCandidate lighter, final int load) {
        candidates.set(order[0], lighter);
        loads[order[0]] = load;
    }

    LoadoutCandidate candidate(final int number) {
        return candidates.get(number);
    }

    int load(final int number) {
        return loads[number];
    }

    /** Returns the mean of the objective, with the sign that readers expect. */
    Estimate objective(final int number) {
        return objective.natural(mean(objective.slot(), sums.get(number)));
    }

    /**
     * Returns the winner's trials that stand out by the objective, including one that another candidate ended
     * differently.
     *
     * @param seed seed of the dice
     * @param other number of the other candidate, negative for none
     */
    Optional<Standouts> standouts(final long seed, final int other) {
        final TrialValues won = values.get(order[0]);
        final Slot by = objective.isSingle() ? objective.terms().get(0).slot() : objective.slot();
        final Optional<Standouts> found = Standouts.of(by, seed, won.firstTrial(), objectiveRow(order[0], by));
        return other < 0
                ? found
                : found.map(all -> all.apart(won.firstTrial(), objectiveRow(order[0], by), objectiveRow(other, by)));
    }

    private int[] objectiveRow(final int number, final Slot by) {
        return objective.isSingle() ? row(number, by) : sums.get(number);
    }

    Estimate mean(final int number, final Slot slot) {
        return mean(slot, row(number, slot));
    }

    private Estimate mean(final Slot slot, final int[] row) {
        return MetricEstimates.of(slot, SlotTally.of(slot, 0, row), level);
    }

    private int[] row(final int number, final Slot slot) {
        return values.get(number).row(slot);
    }

    Estimate behind(final int number) {
        final double pairs = Math.max(1, candidates.size() * (candidates.size() - 1) / 2.0);
        return ahead(number, order[0], 1 - (1 - level) / pairs);
    }

    /** Returns whether a candidate has the winner's outcome in every trial. */
    boolean isAlike(final int number) {
        return values.get(number).hash() == values.get(order[0]).hash();
    }

    /**
     * Returns whether a candidate is not shown to be worse than the winner by more than the smallest difference that
     * matters.
     */
    boolean isEqual(final int number) {
        return number == order[0] || !(behind(number).low() > task.rules().matters());
    }

    /**
     * Returns by how much a candidate is better than another. The intervals of all candidates against that one hold
     * together.
     */
    Estimate over(final int number, final int other) {
        return ahead(other, number, 1 - (1 - level) / Math.max(1, candidates.size() - 1));
    }

    /** Returns by how much the second candidate is better than the first. */
    private Estimate ahead(final int first, final int second, final double each) {
        return PairedDifference.estimate(objective.slot(), sums.get(first), sums.get(second), each);
    }

    /** Returns whether no other candidate is at least as good in all goals and in Load, and better in one. */
    boolean isOnFront(final int number) {
        return IntStream.range(0, candidates.size()).noneMatch(other -> dominates(other, number));
    }

    private boolean dominates(final int one, final int other) {
        boolean better = loads[one] < loads[other];
        boolean atLeast = loads[one] <= loads[other];
        for (final Slot goal : task.goals()) {
            final double a = worth(one, goal);
            final double b = worth(other, goal);
            better |= a > b;
            atLeast &= a >= b;
        }
        // Of candidates equal in everything, the first represents all.
        return atLeast && (better || one < other);
    }

    private double worth(final int number, final Slot goal) {
        return task.worth(goal, Elimination.mean(row(number, goal)));
    }
}
