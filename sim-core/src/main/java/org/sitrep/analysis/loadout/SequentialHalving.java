package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.race.Elimination;
import org.sitrep.engine.TrialValues;
import org.sitrep.stats.Differences;

/**
 * An {@link Elimination} of candidates on trials that none has played before. Candidates whose first trials have the
 * same outcome are represented by the lightest of them: their differences had no effect.
 *
 * <p>The results rest on the evidence of {@link Differences#logEvidenceBeyond}, which is valid at any number of looks.
 * It is adjusted for all pairs that could drop the best: with a probability of at least its level, no race shows its
 * best candidate to be worse.
 */
final class SequentialHalving {
    private SequentialHalving() {}

    /**
     * The rules of a race.
     *
     * @param seed seed of the trials
     * @param limits limits of play
     * @param level probability with which the best candidate is not shown to be worse
     * @param matters smallest difference that matters
     */
    record Rules(long seed, Elimination.Limits limits, double level, double matters) {}

    /**
     * The place of a candidate in a race.
     *
     * @param candidate the candidate
     * @param values values of the trials that it played
     * @param status its state at the end
     * @param alike candidates that it represents
     */
    record Place(
            LoadoutCandidate candidate, TrialValues values, Elimination.Status status, List<LoadoutCandidate> alike) {}

    /**
     * The result of a race.
     *
     * @param places the best first, followed by those that dropped out; without represented candidates
     * @param alike number of represented candidates
     */
    record Result(List<Place> places, int alike) {
        List<Place> with(final Elimination.Status status) {
            return places.stream().filter(place -> place.status() == status).toList();
        }
    }

    /**
     * Runs a race and returns its result; empty if it was stopped before the first look.
     *
     * @param candidates sound candidates, at least one, all different. Of those that play alike the lightest runs, of
     *     equally light ones the first
     */
    static Optional<Result> run(final LoadoutTask task, final Rules rules, final List<LoadoutCandidate> candidates) {
        final Elimination race = new Elimination(
                candidates.size(),
                rules.limits(),
                task.objective().slot(),
                task.objective()::of,
                (arm, from, trials, aborted) -> task.evaluator().play(candidates.get(arm), rules.seed(), from, trials));
        if (!race.begin()) {
            return Optional.empty();
        }
        final Map<Elimination.Arm, List<LoadoutCandidate>> alike = alike(task, race.arms(), candidates);
        race.retain(List.copyOf(alike.keySet()));
        final double threshold = Math.log(Math.max(1, alike.size() - 1) / (1 - rules.level()));
        race.run(
                (arm, leader) -> {
                    final Differences behind = arm.behind(leader);
                    return behind.mean() > rules.matters() && behind.logEvidenceBeyond(rules.matters()) > threshold;
                },
                () -> false);
        final List<Elimination.Arm> arms = new ArrayList<>(race.arms());
        arms.sort(Comparator.comparing(Elimination.Arm::status)
                .thenComparing(arm -> -arm.values().trials())
                .thenComparing(arm -> -arm.worth()));
        final List<Place> places = arms.stream()
                .map(arm -> new Place(candidates.get(arm.number()), arm.values(), arm.status(), alike.get(arm)))
                .toList();
        return Optional.of(new Result(places, candidates.size() - places.size()));
    }

    /** Returns the lightest arm of each group that plays alike, with the candidates that it represents. */
    private static Map<Elimination.Arm, List<LoadoutCandidate>> alike(
            final LoadoutTask task, final List<Elimination.Arm> arms, final List<LoadoutCandidate> candidates) {
        final Map<Long, List<Elimination.Arm>> groups = new LinkedHashMap<>();
        arms.forEach(arm -> groups.computeIfAbsent(arm.values().hash(), hash -> new ArrayList<>())
                .add(arm));
        final Map<Elimination.Arm, List<LoadoutCandidate>> alike = new LinkedHashMap<>();
        for (final List<Elimination.Arm> group : groups.values()) {
            final Elimination.Arm lightest = group.stream()
                    .min(Comparator.comparingInt(
                            arm -> task.load(candidates.get(arm.number()).choice())))
                    .orElseThrow();
            alike.put(
                    lightest,
                    group.stream()
                            .filter(arm -> arm != lightest)
                            .map(arm -> candidates.get(arm.number()))
                            .toList());
        }
        return alike;
    }
}
