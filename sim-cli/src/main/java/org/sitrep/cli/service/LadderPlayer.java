package org.sitrep.cli.service;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.LongSupplier;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Contest;
import org.sitrep.engine.RunRequest;

/** Plays an open scenario with every rung of a ladder, showing progress, minding Ctrl-C and bots that do not answer. */
final class LadderPlayer {
    /** Rungs are many and some are slow: a chunk is kept small, so that progress shows and Ctrl-C is heard. */
    private static final int MOST_IN_A_CHUNK = 8;

    private LadderPlayer() {}

    /**
     * Returns the ids of the rungs.
     *
     * @throws UserError if there are not two, or nothing to judge them by
     */
    static List<String> rungs(final OpenScenario scenario) {
        final List<String> rungs = scenario.bots().rungs(scenario.game());
        if (rungs.size() < 2 || scenario.compiled().yardsticks().isEmpty()) {
            throw UserError.usage(
                    "the game " + scenario.game().id() + " has no ladder of bots to play, or too few are named",
                    "name two or more with --rungs, or leave --ladder away");
        }
        return rungs;
    }

    /** Plays and returns the ladder, of fewer missions after Ctrl-C or when a bot does not answer. */
    static Ladder play(
            final Session session,
            final OpenScenario scenario,
            final List<Path> overlays,
            final RunRequest request,
            final ProgressMode progressMode,
            final Interrupts interrupts) {
        final List<String> rungs = rungs(scenario);
        final List<Contender> contenders = rungs.stream()
                .map(id -> new Contender(scenario.compiled(), Player.subject(scenario, overlays, id), id))
                .toList();
        final RunRequest inSmallChunks = request.withChunkMissions(Math.min(request.chunkMissions(), MOST_IN_A_CHUNK));
        final Contest contest = new Contest(contenders, Ladder.pairs(rungs.size()), inSmallChunks);
        interrupts.onInterrupt(contest::requestStop);
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        final Progress progress = Progress.start(
                session.console(), contest::snapshot, scenario.compiled().trial() + "s", progressMode);
        final BotWatch watch = BotWatch.start(
                scenario.bots(),
                pulse -> contest.abandon(
                        pulse.thread(),
                        pulse.missionIndex(),
                        BotWatch.reason(scenario.bots(), pulse),
                        pulse.question()));
        try {
            return Ladder.of(
                    contest.run(cpuClock(), started), scenario.compiled().yardsticks());
        } finally {
            watch.close();
            progress.close();
        }
    }

    /** Returns a clock of the CPU time of the thread that reads it, so that rates hold on a busy machine too; of the time of day where the JVM has none. */
    static LongSupplier cpuClock() {
        final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads::getCurrentThreadCpuTime
                : System::nanoTime;
    }
}
