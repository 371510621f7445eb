package org.sitrep.cli.service;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.LongSupplier;
import org.sitrep.cli.Session;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Contest;
import org.sitrep.engine.ContestResult;
import org.sitrep.engine.RunRequest;

/** Plays contests, showing progress, minding Ctrl-C and bots that do not answer. */
final class ContestPlayer {
    /** Contenders may be many and some of them slow: a chunk is kept small, so that progress shows and Ctrl-C is heard. */
    private static final int MOST_IN_A_CHUNK = 8;

    private ContestPlayer() {}

    /**
     * Plays and returns what came of it, of fewer missions after Ctrl-C or when a bot does not answer.
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
            final Interrupts interrupts) {
        final RunRequest inSmallChunks = request.withChunkMissions(Math.min(request.chunkMissions(), MOST_IN_A_CHUNK));
        final Contest contest = new Contest(contenders, pairs, inSmallChunks);
        interrupts.onInterrupt(contest::requestStop);
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        final Progress progress = Progress.start(session.console(), contest::snapshot, trials, progressMode);
        final BotWatch watch = BotWatch.start(
                bots,
                pulse -> contest.abandon(
                        pulse.thread(), pulse.missionIndex(), BotWatch.reason(bots, pulse), pulse.question()));
        try {
            return contest.run(cpuClock(), started);
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
