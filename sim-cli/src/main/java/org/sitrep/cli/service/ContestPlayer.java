package org.sitrep.cli.service;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.sitrep.cli.Session;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.kept.Key;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Contest;
import org.sitrep.engine.ContestResult;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.StagedContest;
import org.sitrep.report.model.Trial;

/** Plays contests, showing progress, minding Ctrl-C and bots that do not answer. */
final class ContestPlayer {
    /** Contenders may be many and some of them slow: a chunk is kept small, so that progress shows and Ctrl-C is heard. */
    private static final int MOST_IN_A_CHUNK = 8;

    private ContestPlayer() {}

    /**
     * Plays and returns what came of it, of fewer missions after Ctrl-C or when a bot does not answer. What was kept of it before is not played again.
     *
     * @param bots who may not answer
     * @param trials what the missions are called, in the plural
     */
    static ContestResult play(
            final Session session,
            final BotSource bots,
            final List<Contender> contenders,
            final List<Contest.Pair> pairs,
            final RunRequest request,
            final String trials,
            final ProgressMode progressMode,
            final Kept kept,
            final Interrupts interrupts) {
        final RunRequest inSmallChunks = request.withChunkMissions(Math.min(request.chunkMissions(), MOST_IN_A_CHUNK));
        final Key key = Kept.key(contenders, pairs, request);
        final Optional<ContestResult> before =
                kept.contest(key, contenders.get(0).scenario().layout());
        if (before.isPresent()) {
            final Capsule first = before.get().capsules().get(0);
            session.console()
                    .message("Going on after " + Text.grouped(first.completed() + first.aborted()) + " of "
                            + Trial.of(first).counted(first.requested()));
            if (first.unplayed() == 0) {
                return before.get();
            }
        }
        final StagedContest contest = new StagedContest(contenders, pairs, inSmallChunks, before);
        interrupts.onInterrupt(contest::requestStop);
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        final Progress progress = Progress.start(session.console(), contest::snapshot, trials, progressMode);
        final BotWatch watch = BotWatch.start(
                bots,
                pulse -> contest.abandon(
                        pulse.thread(), pulse.missionIndex(), BotWatch.reason(bots, pulse), pulse.question()));
        try {
            final ContestResult result = contest.run(System::nanoTime, cpuClock(), started, kept.saving(key));
            if (result.capsules().stream().noneMatch(c -> Capsule.BOT_SILENT.equals(c.stopReason()))) {
                kept.keepContest(key, result);
            }
            return result;
        } finally {
            watch.close();
            progress.close();
        }
    }

    /** Returns a clock of the CPU time of the thread that reads it, so that rates hold on a busy machine too; of the time of day where the JVM has none. */
    private static LongSupplier cpuClock() {
        final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads::getCurrentThreadCpuTime
                : System::nanoTime;
    }
}
