package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.Measure;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Words;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.Estimate;

/** Plays bots of rising strength on the same trials and answers live: how much depends on the player. */
final class Ladders {
    /** Maximum number of bots. */
    static final int MOST_BOTS = 12;

    private static final double STAGE_SECONDS = 0.2;

    private final Contents contents;
    private final PageCommands commands;
    private final Workers workers;
    private final LongSupplier nanoTime;

    /** A question. */
    record Question(
            @Field("What is played; its bot does not matter.")
            Variant variant,

            @Field(value = "Different bots, the weakest first.", min = 2, max = MOST_BOTS)
            List<String> bots,

            @Field(value = "Number of trials.", min = 1, max = Bench.MOST_TRIALS)
            int trials,

            @Field("Seed of the trials.") long seed) {
        /** @throws IllegalArgumentException if a bot is named twice */
        public Question {
            if (bots.stream().filter(Streams.unseen()).count() < bots.size()) {
                throw new IllegalArgumentException("a bot is on the ladder twice");
            }
        }
    }

    /**
     * An answer so far.
     *
     * @param complete whether all trials are played; before, the intervals hold at all looks together, and there are no
     *     steps and sentences
     * @param command line that gives the same
     */
    record Answer(
            long trials,
            long of,
            boolean complete,
            List<Rung> rungs,
            List<Step> steps,
            List<String> sentences,
            String command) {}

    /** A bot with a figure per criterion, and the hash of all its outcomes. */
    record Rung(String bot, String hash, List<Bench.Figure> figures) {}

    /** A bot less the one below it, by each criterion; at the end the strongest less the weakest. */
    record Step(String lower, String upper, List<Judged> changes) {}

    /** A difference, and whether the step {@code holds}, {@code fails} or is {@code open}. */
    record Judged(Bench.Figure figure, String verdict) {}

    Ladders(final Contents contents, final Workers workers, final LongSupplier nanoTime) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.workers = workers;
        this.nanoTime = nanoTime;
    }

    /**
     * Opens the scenario for all bots.
     *
     * @throws IllegalArgumentException if the scenario or a bot is not listed, or nothing says who plays better
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Playing open(final Question question) {
        final Variant variant = question.variant();
        final PlayableScenario base = contents.experiment(variant).open(KeyOrder.NONE);
        final List<PairedEntry> entries = question.bots().stream()
                .map(bot -> contents.entry(base, variant.with(variant.sets(), bot)))
                .toList();
        if (base.compiled().criteria().isEmpty()) {
            throw new IllegalArgumentException("this scenario has nothing by which bots are judged");
        }
        return new Climb(question, entries);
    }

    /** A ladder that is being played. */
    private final class Climb implements Playing {
        private final Question question;
        private final List<Slot> criteria;
        private final PairedRun run;
        private final String command;
        private volatile boolean cancelled;

        private Climb(final Question question, final List<PairedEntry> entries) {
            this.question = question;
            criteria = entries.get(0).scenario().criteria().stream()
                    .map(name -> entries.get(0).scenario().layout().slot(name).orElseThrow())
                    .toList();
            final RunRequest request = workers.request(entries.get(0).bot(), question.seed(), question.trials())
                    .withChunkTrials(Bench.CHUNK);
            run = new PairedRun(entries, Ladder.pairs(entries.size()), request, Optional.empty());
            command = commands.of(question);
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            if (cancelled) {
                return false;
            }
            final PairedRun.Saving looks = new PairedRun.Saving(STAGE_SECONDS, Long.MAX_VALUE, soFar -> {
                if (!cancelled && !looking.test(answer(soFar))) {
                    cancel();
                }
            });
            final PairedRunResult result = run.run(nanoTime, Optional.empty(), "", looks);
            return !cancelled && looking.test(answer(Ladder.of(result, names())));
        }

        @Override
        public void cancel() {
            cancelled = true;
            run.requestStop();
        }

        private List<String> names() {
            return criteria.stream().map(Slot::name).toList();
        }

        private Answer answer(final PairedRunResult soFar) {
            final List<Rung> rungs = soFar.results().stream()
                    .map(rung -> rung(rung, slot -> anytime(rung, slot)))
                    .toList();
            final long played = soFar.results().get(0).playedEnd();
            return new Answer(played, question.trials(), false, rungs, List.of(), List.of(), command);
        }

        private static Estimate anytime(final RunResult rung, final Slot slot) {
            return AnytimeEstimates.of(
                    slot, rung.tallies().get(rung.layout().index(slot.name())), Estimates.DEFAULT_LEVEL);
        }

        private Answer answer(final Ladder ladder) {
            final LadderReport report = new LadderReport(ladder);
            final List<String> sentences = new ArrayList<>();
            criteria.forEach(slot -> sentences.add(report.stepsSummary(slot) + " " + report.skillAndLuck(slot)));
            return new Answer(
                    question.trials(),
                    question.trials(),
                    true,
                    ladder.rungs().stream()
                            .map(rung -> rung(rung, slot -> Measure.raw(rung, slot)))
                            .toList(),
                    ladder.steps().stream().map(step -> step(ladder, step)).toList(),
                    sentences,
                    command);
        }

        private Rung rung(final RunResult rung, final Function<Slot, Estimate> estimates) {
            final String bot = rung.botFile().map(RunResult.BotFile::file).orElse(rung.bot());
            return new Rung(
                    bot,
                    rung.outcomeHash(),
                    criteria.stream()
                            .map(slot -> figure(
                                    slot,
                                    Measure.of(slot).value(estimates.apply(slot)),
                                    Measure.of(slot).unit()))
                            .toList());
        }

        private Step step(final Ladder ladder, final PairedStep step) {
            return new Step(
                    ladder.bot(step.first()),
                    ladder.bot(step.second()),
                    IntStream.range(0, criteria.size())
                            .mapToObj(criteria::get)
                            .map(slot -> new Judged(
                                    figure(
                                            slot,
                                            LadderReport.difference(step, slot),
                                            Measure.of(slot).points()),
                                    Words.of(LadderReport.Step.of(step, slot))))
                            .toList());
        }

        private static Bench.Figure figure(final Slot slot, final Estimate shown, final String unit) {
            return Bench.figure(slot.name(), slot.label(), Numbers.withUnit(shown, unit), shown);
        }
    }
}
