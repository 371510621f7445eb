package org.sitrep.cli.service;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RecordedRun;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.remote.CpuClock;
import org.sitrep.report.model.TrialWord;
import org.sitrep.report.text.Numbers;

/**
 * Plays trials on a {@link StudyContext}: paired runs, runs with recorded slots, and recorded slots alone. Trials in
 * the cache are not played again. Stateless.
 */
public final class Player {
    /** Sides may be many and some slow: chunks are small, so that progress shows and Ctrl-C is handled soon. */
    private static final int MOST_IN_A_CHUNK = 8;

    private Player() {}

    /**
     * Plays a paired run and returns its result, with fewer trials after Ctrl-C or when a bot does not answer.
     *
     * @param bots that may not answer
     */
    public static PairedRunResult contest(
            final StudyContext stage,
            final BotSource bots,
            final List<PairedEntry> contenders,
            final List<PairedRun.Pair> pairs,
            final RunRequest request) {
        final CacheKey key = key(contenders, pairs, request);
        final Optional<PairedRunResult> before =
                stage.kept().contest(key, contenders.get(0).scenario().layout());
        if (before.isPresent()) {
            final RunResult first = before.get().results().get(0);
            stage.session().console().message(goingOn(first));
            if (first.unplayed() == 0) {
                return before.get();
            }
        }
        final PairedRun contest = new PairedRun(
                contenders, pairs, request.withChunkTrials(Math.min(request.chunkTrials(), MOST_IN_A_CHUNK)), before);
        final String trials = contenders.get(0).scenario().trial() + "s";
        final PairedRunResult result = play(
                stage,
                contest,
                trials,
                bots,
                Optional.of(CpuClock.ofThreads()),
                stage.kept().saving(key));
        if (result.results().stream().noneMatch(c -> RunResult.BOT_SILENT.equals(c.stopReason()))) {
            stage.kept().keepContest(key, result);
        }
        return result;
    }

    /**
     * Plays while it shows progress, handles Ctrl-C and watches the bots.
     *
     * @param trials name of the trials, in the plural
     * @param bots that may not answer
     * @param cpuClock measures the cost of each side; empty if not required
     */
    public static PairedRunResult play(
            final StudyContext stage,
            final PairedRun contest,
            final String trials,
            final BotSource bots,
            final Optional<LongSupplier> cpuClock,
            final PairedRun.Saving saving) {
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return stage.supervise(
                new StudyContext.Play(
                        contest::requestStop,
                        contest::snapshot,
                        trials,
                        bots,
                        pulse -> contest.abandon(
                                pulse.thread(),
                                pulse.trialIndex(),
                                DecisionWatchdog.reason(bots, pulse),
                                pulse.question())),
                () -> contest.run(System::nanoTime, cpuClock, started, saving));
    }

    /** Returns the message that a run or paired run continues. */
    public static String goingOn(final RunResult before) {
        return "Continuing after " + Numbers.count(before.completed() + before.aborted()) + " of "
                + TrialWord.of(before).counted(before.requested());
    }

    /**
     * Plays a run and records slots trial by trial, with fewer trials after Ctrl-C.
     *
     * @param bots that may not answer
     * @param request of the entry's bot
     * @param slots names of the slots to record
     */
    public static RecordedRun recorded(
            final StudyContext stage,
            final BotSource bots,
            final PairedEntry contender,
            final RunRequest request,
            final List<String> slots) {
        final CacheKey key = key(CacheKey.of("run", contender.subject()), request, slots);
        final Optional<RecordedRun> before =
                stage.kept().recorded(key, slots(contender.scenario().layout(), slots));
        if (before.isPresent()) {
            return before.get();
        }
        final PairedRun run =
                PairedRun.ofOne(contender.scenario(), contender.subject(), request, slots.toArray(String[]::new));
        final String trials = contender.scenario().trial() + "s";
        final RunResult result = play(stage, run, trials, bots, Optional.empty(), PairedRun.Saving.NONE)
                .result();
        final RecordedRun now = new RecordedRun(result, run.recorded());
        stage.kept().keep(key, now);
        return now;
    }

    /** Returns slots of a layout by name. */
    public static List<Slot> slots(final OutcomeLayout layout, final List<String> names) {
        return names.stream()
                .map(name -> layout.slots().get(layout.index(name)))
                .toList();
    }

    private static CacheKey key(
            final List<PairedEntry> contenders, final List<PairedRun.Pair> pairs, final RunRequest request) {
        CacheKey all = CacheKey.of(
                "contest", pairs, request.seed(), request.firstTrial(), request.trials(), request.maxDecisions());
        for (final PairedEntry contender : contenders) {
            all = all.and(contender.bot()).and(contender.subject());
        }
        return all;
    }

    /** Returns the cache key of trials with recorded slots: everything that decides them in addition to the request. */
    public static CacheKey key(final CacheKey content, final RunRequest request, final List<String> slots) {
        return content.and(request.bot())
                .and(request.seed())
                .and(request.firstTrial())
                .and(request.trials())
                .and(request.maxDecisions())
                .and(slots);
    }

    /**
     * Plays the trials of a side and returns the values of slots; empty after Ctrl-C.
     *
     * @param bots that may not answer
     * @param slots names of the slots to record
     * @param request its bot is ignored: the side names its own
     * @param key everything that decides the values in addition to the slots and the request
     * @param givenUp receives the number of aborted trials, whose values are absent
     * @throws UserError if a bot does not answer
     */
    public static Optional<TrialValues> values(
            final StudyContext stage,
            final BotSource bots,
            final PairedEntry contender,
            final List<String> slots,
            final RunRequest request,
            final CacheKey key,
            final IntConsumer givenUp) {
        final CacheKey whole = key(key, request.withBot(contender.bot()), slots);
        final Optional<ResultCache.Written> before =
                stage.kept().written(whole, slots(contender.scenario().layout(), slots));
        if (before.isPresent()) {
            givenUp.accept(before.get().givenUp());
            return before.map(ResultCache.Written::values);
        }
        if (stage.interrupts().requested()) {
            return Optional.empty();
        }
        final Recorder recorder = new Recorder(contender.scenario(), slots, request.withBot(contender.bot()));
        stage.interrupts().onInterrupt(recorder::requestStop);
        final UserError[] silent = new UserError[1];
        final TrialValues values;
        try (DecisionWatchdog watch = DecisionWatchdog.start(bots, pulse -> {
            silent[0] = DecisionWatchdog.silence(bots, pulse);
            recorder.abandon(pulse.thread());
        })) {
            assert watch != null;
            values = recorder.run();
        }
        if (recorder.silent()) {
            throw silent[0];
        }
        if (values.trials() < request.trials()) {
            return Optional.empty();
        }
        stage.kept().keep(whole, new ResultCache.Written(values, recorder.aborted()));
        givenUp.accept(recorder.aborted());
        return Optional.of(values);
    }
}
