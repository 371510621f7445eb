package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.MissionValues;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * The last candidates on missions of another seed, the same for all and their number fixed beforehand. Whoever has the highest mean there is the winner; since the intervals of all pairs hold together
 * (Bonferroni's inequality), what they say of him holds although he was chosen by the same missions.
 */
final class Finals {
    private static final int PARTS = 4;

    private final Objective objective;
    private final List<Slot> goals;
    private final double level;
    private final double matters;
    private final List<Candidate> candidates;
    private final List<MissionValues> values;
    private final List<int[]> sums = new ArrayList<>();
    private final int[] loads;
    private final int[] order;

    private Finals(
            final Ground ground,
            final Objective objective,
            final List<Slot> goals,
            final SearchRules rules,
            final List<Candidate> candidates,
            final List<MissionValues> values) {
        this.objective = objective;
        this.goals = goals;
        level = rules.level();
        matters = rules.matters();
        this.candidates = new ArrayList<>(candidates);
        this.values = values;
        values.forEach(row -> sums.add(objective.of(row)));
        loads = candidates.stream().mapToInt(ground::load).toArray();
        order = IntStream.range(0, candidates.size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> -Heat.mean(sums.get(i)))
                        .thenComparingInt(i -> loads[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Plays the finals, fewer missions of each if play is stopped; empty if hardly any were played. */
    static Optional<Finals> play(
            final Ground ground,
            final Objective objective,
            final List<Slot> goals,
            final SearchRules rules,
            final List<Candidate> candidates) {
        final int part = (int) Math.max(1, rules.finalsBudget() / candidates.size() / PARTS);
        List<MissionValues> all = null;
        for (int p = 0; p < PARTS; p++) {
            final List<MissionValues> next = new ArrayList<>();
            for (final Candidate candidate : candidates) {
                ground.play(candidate, rules.seed() + 1, (long) p * part, part).ifPresent(next::add);
            }
            if (next.size() < candidates.size()) {
                break;
            }
            all = all == null ? next : joined(all, next);
        }
        return Optional.ofNullable(all).map(played -> new Finals(ground, objective, goals, rules, candidates, played));
    }

    private static List<MissionValues> joined(final List<MissionValues> before, final List<MissionValues> next) {
        return IntStream.range(0, next.size())
                .mapToObj(i -> before.get(i).then(next.get(i)))
                .toList();
    }

    /** Takes what a race came to for the finals that were not played. */
    static Finals unplayed(
            final Ground ground,
            final Objective objective,
            final List<Slot> goals,
            final SearchRules rules,
            final List<Heat.Place> elite) {
        final int both = elite.stream()
                .mapToInt(place -> place.values().missions())
                .min()
                .orElseThrow();
        return new Finals(
                ground,
                objective,
                goals,
                rules,
                elite.stream().map(Heat.Place::candidate).toList(),
                elite.stream().map(place -> place.values().first(both)).toList());
    }

    /** Returns the numbers of the candidates, the best first; of equally good ones the lightest. */
    int[] order() {
        return order.clone();
    }

    /** Returns how many missions each has played. */
    int missions() {
        return values.get(0).missions();
    }

    /** Has a lighter loadout stand for the winner that came out as it in every mission. */
    void lighten(final Candidate lighter, final int load) {
        candidates.set(order[0], lighter);
        loads[order[0]] = load;
    }

    Candidate candidate(final int number) {
        return candidates.get(number);
    }

    int load(final int number) {
        return loads[number];
    }

    /** Returns the mean of the objective, with the sign that the reader expects. */
    Estimate objective(final int number) {
        return objective.natural(Paired.mean(objective.slot(), sums.get(number), level));
    }

    /**
     * Returns the winner's missions that stand out by the objective, one among them that another ended otherwise.
     *
     * @param seed of the dice
     * @param other number of the other candidate, negative for none
     */
    Optional<Standouts> standouts(final long seed, final int other) {
        final MissionValues won = values.get(order[0]);
        final Slot by = objective.isSingle() ? objective.terms().get(0).slot() : objective.slot();
        final Optional<Standouts> found = Standouts.of(by, seed, won.firstMission(), told(order[0], by));
        return other < 0 ? found : found.map(all -> all.apart(won.firstMission(), told(order[0], by), told(other, by)));
    }

    private int[] told(final int number, final Slot by) {
        return objective.isSingle() ? row(number, by) : sums.get(number);
    }

    /** Returns the mean of a metric. */
    Estimate mean(final int number, final Slot slot) {
        return Paired.mean(slot, row(number, slot), level);
    }

    private int[] row(final int number, final Slot slot) {
        return values.get(number).row(values.get(number).slots().indexOf(slot));
    }

    /** Returns by how much the winner is ahead. */
    Estimate behind(final int number) {
        final double pairs = Math.max(1, candidates.size() * (candidates.size() - 1) / 2.0);
        return Paired.difference(objective.slot(), sums.get(number), sums.get(order[0]), 1 - (1 - level) / pairs);
    }

    /** Returns whether it came out as the winner in every mission. */
    boolean isAlike(final int number) {
        return values.get(number).hash() == values.get(order[0]).hash();
    }

    /** Returns whether it is not shown to be worse than the winner by more than what matters. */
    boolean isEqual(final int number) {
        return number == order[0] || !(behind(number).low() > matters);
    }

    /** Returns by how much it is better than another, at the level of one pair by itself among those of all with that one. */
    Estimate over(final int number, final int other) {
        return Paired.difference(
                objective.slot(),
                sums.get(other),
                sums.get(number),
                1 - (1 - level) / Math.max(1, candidates.size() - 1));
    }

    /** Returns whether no other is at least as good in all goals and in Load, and better in one. */
    boolean isOnFront(final int number) {
        return IntStream.range(0, candidates.size()).noneMatch(other -> dominates(other, number));
    }

    private boolean dominates(final int one, final int other) {
        boolean better = loads[one] < loads[other];
        boolean atLeast = loads[one] <= loads[other];
        for (final Slot goal : goals) {
            final double a = worth(one, goal);
            final double b = worth(other, goal);
            better |= a > b;
            atLeast &= a >= b;
        }
        // Of those that are alike in everything the first stands for all.
        return atLeast && (better || one < other);
    }

    private double worth(final int number, final Slot goal) {
        final double mean = Heat.mean(row(number, goal));
        return goal.better() == Slot.Better.LOWER ? -mean : mean;
    }
}
