package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.sitrep.engine.Independent;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;

/** Plays the candidates of a search in a scenario, each bot its goals. One thread uses it. */
public final class ScenarioEvaluator implements CandidateEvaluator {
    /** A candidate's first trials are few: small chunks give work to all threads. */
    private static final int MOST_IN_A_CHUNK = 16;

    private final SolveSetup setup;
    private final Player player;
    private final RunRequest request;
    private final BooleanSupplier stopped;
    private final List<String> bots;
    private List<Finding> firstIllegal = List.of();

    /** Makes what plays the trials of a scenario. */
    @FunctionalInterface
    public interface Player {
        /** Returns what plays the trials of a scenario; called once per candidate. */
        Trials of(PlayableScenario scenario);
    }

    /** Plays the trials of a scenario. */
    @FunctionalInterface
    public interface Trials {
        /**
         * Plays the trials of a request and returns the given slots of each; fewer trials, or empty, after a stop.
         *
         * @param slots without duplicates
         */
        Optional<TrialValues> play(RunRequest request, List<String> slots);
    }

    /**
     * @param request threads and limits of each play; its bot, seed and range do not matter
     * @param stopped whether the search must end
     */
    public ScenarioEvaluator(
            final SolveSetup setup, final Player player, final RunRequest request, final BooleanSupplier stopped) {
        this.setup = setup;
        this.player = player;
        this.request = request.withChunkTrials(Math.min(request.chunkTrials(), MOST_IN_A_CHUNK));
        this.stopped = stopped;
        bots = setup.goals().stream()
                .map(Solution.Goal::bot)
                .filter(Streams.unseen())
                .toList();
    }

    /** Returns what was wrong with the first candidate that is not legal content; empty if all were. */
    public List<Finding> firstIllegal() {
        return firstIllegal;
    }

    @Override
    public Optional<Arm> open(final Candidate candidate) {
        final Findings findings = new Findings();
        final Optional<PlayableScenario> opened = setup.open(candidate, findings);
        if (opened.isEmpty() && firstIllegal.isEmpty()) {
            firstIllegal = findings.sorted();
        }
        return opened.filter(scenario -> setup.goals().stream()
                        .allMatch(goal -> MetricReader.of(
                                        scenario.compiled().layout(),
                                        goal.target().metric())
                                .isPresent()))
                .map(this::arm);
    }

    @Override
    public Arm present() {
        return arm(setup.base());
    }

    private Arm arm(final PlayableScenario scenario) {
        final OutcomeLayout layout = scenario.compiled().layout();
        final Trials trials = player.of(scenario);
        return (seed, first, count) ->
                play(layout, trials, request.withSeed(seed).withRange(first, count));
    }

    private List<MetricSums> play(final OutcomeLayout layout, final Trials trials, final RunRequest range) {
        final List<Solution.Goal> goals = setup.goals();
        final List<MetricSums> sums = goals.stream()
                .map(goal -> new MetricSums(
                        MetricReader.of(layout, goal.target().metric()).orElseThrow()))
                .toList();
        final Independent plays = new Independent();
        for (final String bot : bots) {
            final List<MetricSums> own = IntStream.range(0, sums.size())
                    .filter(g -> goals.get(g).bot().equals(bot))
                    .mapToObj(sums::get)
                    .toList();
            final List<String> slots = own.stream()
                    .flatMap(each -> each.metric().slots().stream())
                    .filter(Streams.unseen())
                    .toList();
            if (!stopped()) {
                plays.begin(() -> trials.play(range.withBot(bot), slots)
                        .ifPresent(values -> own.forEach(each -> add(values, slots, each))));
            }
        }
        plays.end();
        return sums;
    }

    private static void add(final TrialValues values, final List<String> slots, final MetricSums into) {
        final List<String> own = into.metric().slots();
        final int value = slots.indexOf(own.get(0));
        final int below = slots.indexOf(own.get(own.size() - 1));
        for (int trial = 0; trial < values.trials(); trial++) {
            into.accept(values.get(value, trial), values.get(below, trial), values.firstTrial() + trial);
        }
    }

    @Override
    public int bots() {
        return bots.size();
    }

    @Override
    public boolean stopped() {
        return stopped.getAsBoolean();
    }
}
