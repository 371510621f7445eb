package org.sitrep.analysis.decisions;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Threads;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.SlotTally;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.Intervention;

/**
 * Estimates the loss of each decision of one trial against the best other option. Every option is played on by the
 * trial's bots, on common draws. Whatever was rolled, dealt or shuffled before the decision stays as it was, also what
 * the side could not see.
 *
 * <p>A search over the options of each decision finds the most promising losses; fresh rollouts estimate those. The
 * intervals of all of them hold together. The result depends on the request only, not on the number of threads.
 */
public final class DecisionAnalysis {
    /** Default number of rollouts of each decision. */
    public static final int DEFAULT_ROLLOUTS = 400;

    /** Spaces the rollouts of different decisions. */
    private static final long ROLLOUTS = 1L << 32;

    private final Request request;
    private final Watch watch;
    private final Outcome outcome;
    private final TranscriptRecorder recorder;
    private final List<Intervention.Made> made;
    /** Parts of the analysis that are done. */
    private int done;

    private volatile boolean interrupted;

    /**
     * A trial to analyse.
     *
     * @param bots bots of all sides, as for {@link CompiledScenario#newPlayout}
     * @param plan answers of a person, played in the trial up to the branch; empty if the bots alone decide
     * @param seed seed of the run
     * @param trial index of the trial
     * @param side side whose decisions are analysed; {@link DecisionPlan#ANY} for all
     * @param sight side whose knowledge the transcript keeps to, -1 for all
     * @param all whether minor decisions are analysed, too
     * @param rollouts rollouts of each decision for the search, and of each loss for its estimate
     * @param level joint level of all intervals
     * @param threads number of threads
     */
    public record Request(
            CompiledScenario scenario,
            String bots,
            Optional<DecisionPlan> plan,
            int maxDecisions,
            long seed,
            long trial,
            int side,
            int sight,
            boolean all,
            int rollouts,
            double level,
            int threads) {}

    /** Follows an analysis. */
    public interface Watch {
        /** Returns whether the analysis is to stop; asked by any thread, before each rollout. */
        boolean isStopped();

        /** Receives the growing number of parts that are done, by any thread but one at a time. */
        void done(int parts, int of);
    }

    /** Follows nothing and never stops. */
    private static final Watch NONE = new Watch() {
        @Override
        public boolean isStopped() {
            return false;
        }

        @Override
        public void done(final int parts, final int of) {}
    };

    /**
     * A decision that was analysed.
     *
     * @param number number among all decisions of the trial, from 1
     * @param side side that decided
     * @param step index of its step in the transcript, -1 if it is not narrated there
     * @param heading heading of the step
     * @param choice its options and the one taken
     * @param best index of the best other option that was found
     * @param gain estimated advantage of that option in the search, in the unit of the slot; biased upwards
     * @param loss loss against it, by fresh rollouts; empty if the search did not promise one
     * @param value mean of the first slot in the rollouts of the option taken, with an interval of its own
     */
    public record Judged(
            int number,
            int side,
            int step,
            String heading,
            Choice choice,
            int best,
            double gain,
            Optional<Estimate> loss,
            Estimate value) {
        /** Returns whether the loss is shown: its interval lies above 0. */
        public boolean isShown() {
            return loss.filter(estimate -> estimate.low() > 0).isPresent();
        }
    }

    /**
     * The result.
     *
     * @param slots what each side is judged by, by its number; at least one
     * @param decisions analysed decisions, in order
     * @param made number of all decisions with several options
     * @param luck luck of the trial's rolls
     */
    public record Result(List<Slot> slots, List<Judged> decisions, int made, Luck luck) {
        public Result {
            slots = List.copyOf(slots);
            decisions = List.copyOf(decisions);
        }

        /** Returns the decisions with a shown loss, the costliest first. */
        public List<Judged> costliest() {
            return decisions.stream()
                    .filter(Judged::isShown)
                    .sorted(Comparator.comparingDouble(
                            (Judged judged) -> -judged.loss().orElseThrow().value()))
                    .toList();
        }

        /** Returns what a decision is judged by. */
        public Slot slot(final Judged judged) {
            return slots.get(Math.min(judged.side(), slots.size() - 1));
        }
    }

    private DecisionAnalysis(final Request request, final Watch watch) {
        this.request = request;
        this.watch = watch;
        final Intervention none = intervention();
        recorder = new TranscriptRecorder(true, request.sight());
        outcome = new Outcome(request.scenario().layout());
        if (!request.scenario().narrate(request.bots(), request.maxDecisions(), key(), recorder, none, outcome)) {
            throw new IllegalArgumentException("nothing can intervene in its trials");
        }
        made = none.made();
    }

    private Intervention intervention() {
        return request.plan().map(Intervention::by).orElseGet(Intervention::none);
    }

    private TrialKey key() {
        return new TrialKey().set(request.seed(), request.trial());
    }

    /**
     * Analyses a trial.
     *
     * @throws IllegalArgumentException if the scenario is judged by no slot, or nothing can intervene in its trials
     */
    public static Result of(final Request request) {
        return of(request, NONE);
    }

    /**
     * Analyses a trial unless it is stopped.
     *
     * @param watch follows the analysis
     * @throws CancellationException if it was stopped
     * @throws IllegalArgumentException if the scenario is judged by no slot, or nothing can intervene in its trials
     */
    public static Result of(final Request request, final Watch watch) {
        return new DecisionAnalysis(request, watch).run();
    }

    /**
     * Returns what the sides of a scenario are judged by: the slots they play for, or the first criterion.
     *
     * @throws IllegalArgumentException if the scenario is judged by no slot
     */
    public static List<Slot> slots(final CompiledScenario scenario) {
        final OutcomeLayout layout = scenario.layout();
        final List<String> names = scenario.stakes().isEmpty() ? scenario.criteria() : scenario.stakes();
        final List<Slot> slots = names.stream()
                .flatMap(name -> layout.slot(name).stream())
                .limit(scenario.stakes().isEmpty() ? 1 : 2)
                .toList();
        if (slots.isEmpty()) {
            throw new IllegalArgumentException("the scenario is judged by no value of a trial");
        }
        if (scenario.stakes().isEmpty()) {
            return slots;
        }
        return slots.size() == 2
                ? slots.stream().map(slot -> towards(slot, Slot.Better.HIGHER)).toList()
                : List.of(towards(slots.get(0), Slot.Better.HIGHER), towards(slots.get(0), Slot.Better.LOWER));
    }

    private static Slot towards(final Slot slot, final Slot.Better better) {
        return new Slot(
                slot.name(), slot.label(), slot.unit(), slot.kind(), slot.min(), slot.max(), slot.divisor(), better);
    }

    private Result run() {
        final List<Slot> slots = slots(request.scenario());
        final List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            final boolean own = request.side() == DecisionPlan.ANY
                    || request.side() == made.get(i).side();
            if (own && (request.all() || recorder.asked().get(i).chief())) {
                indices.add(i);
            }
        }
        final int count = indices.size();
        final int parts = 2 * count + Math.min(LossEstimates.MOST, count);
        final LossEstimates estimates = LossEstimates.of(
                count,
                (some, work) -> inParallel(some.size(), parts, (table, nth) -> {
                    final int at = some.get(nth);
                    work.on(search(table, slots, indices.get(at)), at);
                }),
                request.rollouts(),
                request.level());
        done = parts - count; // fewer losses may have been estimated
        final Estimate[] values = new Estimate[count];
        inParallel(count, parts, (table, nth) -> values[nth] = value(table, slots.get(0), indices.get(nth)));
        return result(slots, indices, estimates, values);
    }

    /** Returns the mean of a slot after the option taken, over half as many rollouts as a search has. */
    private Estimate value(final Table table, final Slot slot, final int index) {
        final Rollouts rollouts = table.from(index, slot);
        final int[] values = IntStream.range(0, Math.max(1, request.rollouts() / 2))
                .map(rollout -> rollouts.value(made.get(index).chosen(), rollout))
                .toArray();
        return MetricEstimates.of(slot, SlotTally.of(slot, 0, values), request.level());
    }

    private Result result(
            final List<Slot> slots,
            final List<Integer> indices,
            final LossEstimates estimates,
            final Estimate[] values) {
        final Transcript transcript = recorder.transcript();
        final List<Judged> judged = new ArrayList<>();
        for (int at = 0; at < indices.size(); at++) {
            final OptionSearch.Found found = estimates.found().get(at);
            final int index = indices.get(at);
            final int side = made.get(index).side();
            final Choice choice = recorder.asked().get(index);
            final int step = step(transcript, choice);
            judged.add(new Judged(
                    index + 1,
                    side,
                    step,
                    step < 0 ? "" : transcript.steps().get(step).heading(),
                    choice,
                    found.option(),
                    found.gain() / slot(slots, side).divisor(),
                    Optional.ofNullable(estimates.losses().get(at)),
                    values[at]));
        }
        return new Result(slots, judged, made.size(), Luck.of(transcript));
    }

    private static int step(final Transcript transcript, final Choice choice) {
        for (int s = 0; s < transcript.steps().size(); s++) {
            for (final Transcript.Entry entry : transcript.steps().get(s).entries()) {
                if (entry instanceof Transcript.Chosen chosen && chosen.choice() == choice) {
                    return s;
                }
            }
        }
        return -1;
    }

    private static Slot slot(final List<Slot> slots, final int side) {
        return slots.get(Math.min(side, slots.size() - 1));
    }

    private OptionSearch search(final Table table, final List<Slot> slots, final int index) {
        final Intervention.Made decision = made.get(index);
        final Slot slot = slot(slots, decision.side());
        return new OptionSearch(slot, decision.count(), decision.chosen(), table.from(index, slot));
    }

    /** A playout with its intervention, for one thread. */
    private final class Table {
        private final Intervention intervention = intervention();
        private final Playout playout = request.scenario()
                .newPlayout(request.bots(), request.maxDecisions(), intervention)
                .orElseThrow();
        private final Outcome into = new Outcome(request.scenario().layout());
        private final TrialKey key = key();

        Rollouts from(final int index, final Slot slot) {
            final Intervention.Made decision = made.get(index);
            final int at = request.scenario().layout().index(slot.name());
            return (option, rollout) -> {
                if (watch.isStopped() || interrupted) {
                    throw new CancellationException("the analysis was stopped");
                }
                intervention.branchAt(decision.side(), decision.ordinal(), option, ROLLOUTS * (index + 1) + rollout);
                into.reset();
                playout.play(key, into);
                return into.aborted() ? Outcome.ABSENT : into.get(at);
            };
        }
    }

    /** Work on one of several things. */
    private interface Work {
        void on(Table table, int nth);
    }

    /**
     * Works on each of several things; each thread has a table of its own.
     *
     * @param parts number of parts of the whole analysis
     */
    private void inParallel(final int count, final int parts, final Work work) {
        final int threads = Math.min(request.threads(), count);
        final Throwable[] failures = new Throwable[threads]; // each thread writes its own
        Threads.run(
                threads,
                "sitrep-analysis-",
                first -> {
                    try {
                        final Table table = new Table();
                        for (int nth = first; nth < count; nth += threads) {
                            work.on(table, nth);
                            endPart(parts);
                            Threads.pause();
                        }
                    } catch (final Throwable failed) {
                        failures[first] = failed;
                    }
                },
                thread -> false,
                () -> interrupted = true);
        for (final Throwable failure : failures) {
            if (failure != null) {
                throw failure instanceof RuntimeException own ? own : new IllegalStateException(failure);
            }
        }
    }

    private synchronized void endPart(final int parts) {
        done++;
        watch.done(done, parts);
    }
}
