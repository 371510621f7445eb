package org.sitrep.analysis.loadout;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.sitrep.analysis.race.Elimination;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.stats.Estimate;

/**
 * Finds the best loadouts of a scenario, with the confidence of the result. It counts the legal loadouts and
 * {@linkplain LoadoutSearch searches} them. The {@linkplain FinalRound finalists} then play new trials, and the
 * {@linkplain Neighborhood neighbourhood} of the winner is played. Deterministic for given rules and tables on any
 * number of threads, unless it is stopped.
 */
public final class LoadoutOptimizer {
    /**
     * Maximum number of light finalists, added for the front; {@link #MOST_FRONT} bounds those that are undominated by
     * their means.
     */
    private static final int MOST_LIGHTER = 10;

    private static final int MOST_FRONT = 8;
    private static final Estimate NOT_COMPARED =
            new Estimate(Double.NaN, Double.NaN, Double.NaN, 0.95, 0, "", "not compared");

    private final LoadoutTask task;
    private final LoadoutSearch search;
    private Kits winner;
    private String trimmedFrom = "";

    public LoadoutOptimizer(final LoadoutTask task) {
        this.task = task;
        search = new LoadoutSearch(task);
    }

    /** Runs the search and returns its result; empty if it was stopped before there was any. */
    public Optional<LoadoutAnswer> run(final LoadoutAnswer.Subject subject, final String command) {
        search.run();
        if (search.elite().isEmpty()) {
            return Optional.empty();
        }
        final List<LoadoutCandidate> finalists = finalists();
        task.progress()
                .accept("final round: " + finalists.size() + " loadouts on trials of seed "
                        + (task.rules().seed() + 1));
        final Optional<FinalRound> played = FinalRound.play(task, finalists);
        final FinalRound finals = played.orElseGet(() -> FinalRound.unplayed(task, search.elite()));
        final Kits best = best(finals, played.isPresent());
        winner = task.scope().whole(best);
        LoadoutAnswer.Around around = LoadoutAnswer.Around.NOT_PLAYED;
        List<LoadoutAnswer.Step> steps = List.of();
        if (!task.evaluator().stopped()) {
            task.progress().accept("single changes of the winner");
            final Neighborhood neighborhood = new Neighborhood(task, best);
            around = neighborhood.around();
            steps = neighborhood.steps();
        }
        return Optional.of(new LoadoutAnswer(
                subject,
                question(),
                space(),
                search.races(),
                results(finals),
                played.isPresent(),
                around,
                steps,
                !task.evaluator().stopped(),
                finals.standouts(
                                played.isPresent()
                                        ? task.rules().seed() + 1
                                        : task.rules().seed(),
                                present(finals))
                        .map(trials ->
                                new LoadoutAnswer.Replay(task.loadoutRules().sets(winner), trials)),
                command));
    }

    private Kits best(final FinalRound finals, final boolean confirmed) {
        final Kits best = finals.candidate(finals.order()[0]).choice();
        if (!confirmed || task.evaluator().stopped()) {
            return best;
        }
        task.progress().accept("things of the winner without effect");
        final Kits trimmed = new RedundancyPruner(task, finals.trials()).of(best);
        if (!trimmed.equals(best)) {
            final LoadoutCandidate lighter = new LoadoutCandidate(trimmed);
            finals.lighten(lighter, task.load(trimmed));
            trimmedFrom = search.origin(best);
        }
        return trimmed;
    }

    /** Returns the best loadout that {@link #run} has found; empty if it was stopped before that. */
    public Optional<Kits> winner() {
        return Optional.ofNullable(winner);
    }

    private LoadoutAnswer.Question question() {
        final Slot sum = task.objective().slot();
        final Slot shown =
                task.objective().isSingle() ? task.objective().terms().get(0).slot() : sum;
        return new LoadoutAnswer.Question(
                shown,
                task.objective().formula(),
                task.metrics(),
                task.rules().matters(),
                task.rules().level(),
                task.rules().seed(),
                task.rules().budget(),
                task.evaluator().played());
    }

    private LoadoutAnswer.Space space() {
        final KitSpace free = task.scope().free();
        final List<String> open = free.bearers().stream()
                .filter(bearer -> bearer.most().stream().anyMatch(most -> most > 0))
                .map(KitSpace.Bearer::label)
                .toList();
        final List<String> things = IntStream.range(0, free.pools().size())
                .filter(pool ->
                        free.bearers().stream().anyMatch(bearer -> bearer.most().get(pool) > 0))
                .mapToObj(pool -> free.pools().get(pool).label())
                .toList();
        return new LoadoutAnswer.Space(
                task.scope().count().map(BigInteger::toString).orElse(""),
                free.bearers().stream().map(KitSpace.Bearer::label).toList(),
                open,
                things,
                search.tried(),
                search.exhaustive(),
                free.unit());
    }

    /** Returns the best of the search, the present loadout, and candidates for the front. */
    private List<LoadoutCandidate> finalists() {
        final Set<LoadoutCandidate> all = new LinkedHashSet<>();
        search.elite().forEach(place -> all.add(place.candidate()));
        if (task.scope().free().isLegal(task.scope().present())) {
            all.add(new LoadoutCandidate(task.scope().present()));
        }
        estimatedFront().forEach(all::add);
        if (!search.exhaustive()) {
            lighter(search.elite().get(0).candidate().choice()).forEach(kits -> all.add(new LoadoutCandidate(kits)));
        }
        return List.copyOf(all);
    }

    /**
     * Returns the candidates that are undominated in all goals and in Load by their means. The means are taken relative
     * to the present loadout on the same trials.
     */
    private List<LoadoutCandidate> estimatedFront() {
        final Map<Long, TrialValues> present = new LinkedHashMap<>();
        for (final SequentialHalving.Place place : search.places()) {
            if (place.candidate().choice().equals(task.scope().present())) {
                present.put(place.values().firstTrial(), place.values());
            }
        }
        final Map<LoadoutCandidate, double[]> seen = new LinkedHashMap<>();
        for (final SequentialHalving.Place place : search.places()) {
            final TrialValues base = present.get(place.values().firstTrial());
            if (base != null) {
                seen.put(place.candidate(), gains(base, place));
            }
        }
        final List<LoadoutCandidate> front = new ArrayList<>(seen.keySet());
        front.removeIf(one -> seen.values().stream().anyMatch(other -> beats(other, seen.get(one))));
        front.sort(Comparator.comparingInt(candidate -> task.load(candidate.choice())));
        return evenly(front, MOST_FRONT);
    }

    private double[] gains(final TrialValues base, final SequentialHalving.Place place) {
        final double[] gains = new double[task.goals().size() + 1];
        final int both = Math.min(base.trials(), place.values().trials());
        for (int g = 0; g < task.goals().size(); g++) {
            final Slot goal = task.goals().get(g);
            final double gain = Elimination.mean(place.values().first(both).row(goal))
                    - Elimination.mean(base.first(both).row(goal));
            gains[g] = task.worth(goal, gain);
        }
        gains[task.goals().size()] = -task.load(place.candidate().choice());
        return gains;
    }

    private static boolean beats(final double[] one, final double[] other) {
        return one != other
                && IntStream.range(0, one.length).allMatch(i -> one[i] >= other[i])
                && IntStream.range(0, one.length).anyMatch(i -> one[i] > other[i]);
    }

    private static <T> List<T> evenly(final List<T> all, final int most) {
        if (all.size() <= most) {
            return all;
        }
        return IntStream.range(0, most)
                .mapToObj(i -> all.get(i * (all.size() - 1) / (most - 1)))
                .toList();
    }

    /**
     * Returns ever lighter versions of the leader: each leaves out the heaviest thing that may go, the last of equally
     * heavy ones.
     */
    private List<Kits> lighter(final Kits leader) {
        final List<Kits> all = new ArrayList<>();
        Optional<Kits> now = Optional.of(leader);
        while (now.isPresent()) {
            final Kits from = now.get();
            final int load = task.load(from);
            now = task.lighter(from).stream()
                    .filter(kits -> task.evaluator().isSound(new LoadoutCandidate(kits)))
                    .min(Comparator.comparingInt(kits -> -(load - task.load(kits))));
            now.ifPresent(all::add);
        }
        return evenly(all, MOST_LIGHTER);
    }

    private List<LoadoutAnswer.Finalist> results(final FinalRound finals) {
        final int[] order = finals.order();
        final int present = present(finals);
        final List<LoadoutAnswer.Finalist> results = new ArrayList<>();
        for (int rank = 0; rank < order.length; rank++) {
            results.add(result(finals, order[rank], present, rank));
        }
        return results;
    }

    /** Returns the number of the present loadout, -1 if it did not play. */
    private int present(final FinalRound finals) {
        return IntStream.of(finals.order())
                .filter(number ->
                        finals.candidate(number).choice().equals(task.scope().present()))
                .reduce(-1, (earlier, later) -> later);
    }

    private LoadoutAnswer.Finalist result(
            final FinalRound finals, final int number, final int present, final int rank) {
        final Kits choice = finals.candidate(number).choice();
        final Kits whole = task.scope().whole(choice);
        final String name = rank == 0 ? "best" : contentId(whole).orElse("no-" + (rank + 1));
        return new LoadoutAnswer.Finalist(
                name,
                rank == 0 && !trimmedFrom.isEmpty()
                        ? trimmedFrom + ", without things that had no effect"
                        : search.origin(choice),
                IntStream.range(0, whole.bearers())
                        .mapToObj(b -> words(whole, b))
                        .toList(),
                finals.load(number),
                finals.objective(number),
                finals.behind(number),
                finals.isAlike(number),
                finals.isEqual(number),
                overPresent(finals, number, present),
                task.metrics().stream().map(slot -> finals.mean(number, slot)).toList(),
                finals.isOnFront(number),
                task.loadoutRules()
                        .overlay(
                                whole,
                                name,
                                name,
                                "Found by a search for " + task.objective().formula() + "."));
    }

    private static Estimate overPresent(final FinalRound finals, final int number, final int present) {
        if (present < 0) {
            return NOT_COMPARED;
        }
        final Estimate over = finals.over(number, present);
        return number == present
                ? new Estimate(0, 0, 0, over.level(), over.n(), over.unit(), "the same loadout")
                : over;
    }

    private Optional<String> contentId(final Kits whole) {
        return task.loadoutRules().named().entrySet().stream()
                .filter(entry -> entry.getValue().equals(whole))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private String words(final Kits whole, final int bearer) {
        final List<String> words = new ArrayList<>();
        for (int t = 0; t < task.scope().all().things().size(); t++) {
            for (int i = 0; i < whole.count(bearer, t); i++) {
                words.add(task.scope().all().things().get(t).label());
            }
        }
        return String.join(", ", words);
    }
}
