package org.sitrep.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.LastUsed;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.replay.DecisionLosses;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.report.replay.ValueCurve;
import org.sitrep.scenario.Field;
import org.sitrep.strategy.DecisionPlan;

/** Analyses the decisions of trials, and keeps the last results for their replays. Thread-safe. */
final class Costs {
    static final double LEVEL = Estimates.DEFAULT_LEVEL;

    static final int LEAST_ROLLOUTS = 20;
    static final int MOST_ROLLOUTS = 50_000;

    /** Results that are kept. */
    private static final int KEPT = 32;

    private final Contents contents;
    private final PageCommands commands;
    private final int threads;

    private final Map<Question, Analysed> kept = new LastUsed<>(KEPT);

    /** A trial that bots play. */
    record Question(
            @Field("What is played.") Variant variant,
            @Field("Seed of the trials.") long seed,
            @Field(value = "Index of the trial.", min = 0) long trial,

            @Field(value = "Rollouts of each decision.", min = LEAST_ROLLOUTS, max = MOST_ROLLOUTS)
            int rollouts) {}

    /**
     * The cost of the decisions.
     *
     * @param done number of parts of the analysis that are done
     * @param of number of all parts; 0 before the first
     * @param losses null before it is complete
     * @param command line that gives the same numbers; empty for the trial of a person, which takes its plan
     */
    record Cost(boolean complete, int done, int of, DecisionLosses losses, String command) {}

    /** A result, for the replay of its trial. */
    record Analysed(DecisionLosses losses, ValueCurve curve) {}

    /** @param threads that play rollouts */
    Costs(final Contents contents, final int threads) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.threads = threads;
    }

    /** Returns the result for a trial, if it is kept. */
    Optional<Analysed> kept(final Question question) {
        synchronized (kept) {
            return Optional.ofNullable(kept.get(question));
        }
    }

    /**
     * Opens the analysis of a trial.
     *
     * @throws IllegalArgumentException if something is not listed
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Playing open(final Question question) {
        final Stories stories = Stories.of(contents, List.of(question.variant()), question.seed());
        final Stories.Side side = stories.sides().get(0);
        final DecisionAnalysis.Request request = new DecisionAnalysis.Request(
                side.scenario().compiled(),
                side.bot(),
                Optional.empty(),
                RunRequest.DEFAULT_MAX_DECISIONS,
                question.seed(),
                question.trial(),
                DecisionPlan.ANY,
                -1,
                false,
                question.rollouts(),
                LEVEL,
                threads);
        return playing(request, result -> {
            final ReplayedTrial story = stories.trial(question.trial()).get(0);
            final DecisionLosses losses = DecisionLosses.of(request, result);
            synchronized (kept) {
                kept.put(question, new Analysed(losses, new ValueCurve(result, story)));
            }
            return new Cost(true, 1, 1, losses, commands.of(question));
        });
    }

    /** Returns an analysis that has not begun. */
    static Playing playing(
            final DecisionAnalysis.Request request, final Function<DecisionAnalysis.Result, Cost> complete) {
        return new Analysing(request, complete);
    }

    /** An analysis in progress. */
    private static final class Analysing implements Playing {
        private final DecisionAnalysis.Request request;
        private final Function<DecisionAnalysis.Result, Cost> complete;
        private volatile boolean cancelled;

        Analysing(final DecisionAnalysis.Request request, final Function<DecisionAnalysis.Result, Cost> complete) {
            this.request = request;
            this.complete = complete;
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            if (!looking.test(new Cost(false, 0, 0, null, ""))) {
                return false;
            }
            try {
                final DecisionAnalysis.Result result = DecisionAnalysis.of(request, watch(looking));
                looking.test(complete.apply(result));
                return true;
            } catch (final CancellationException stopped) {
                return false;
            }
        }

        private DecisionAnalysis.Watch watch(final Predicate<Object> looking) {
            return new DecisionAnalysis.Watch() {
                @Override
                public boolean isStopped() {
                    return cancelled;
                }

                @Override
                public void done(final int parts, final int of) {
                    if (!looking.test(new Cost(false, parts, of, null, ""))) {
                        cancel();
                    }
                }
            };
        }

        @Override
        public void cancel() {
            cancelled = true;
        }
    }
}
