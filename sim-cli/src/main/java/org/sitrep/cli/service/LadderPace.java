package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.cli.Session;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;

/** Says before a ladder is played how long it will take, by having each rung play for a moment. */
final class LadderPace {
    /** How long each rung is tried; the last and longest batch within it counts, when the JVM has warmed up a little. */
    private static final long TRIAL_NANOS = 200_000_000;
    /** What is shorter need not be announced. */
    private static final double WORTH_SAYING_SECONDS = 10;

    private static final double NANOS_A_SECOND = 1e9;
    private static final int SECONDS_A_MINUTE = 60;

    private LadderPace() {}

    /**
     * Says how long the ladders will take, if that is longer than a moment. Says nothing if that fails, or a bot does not answer: the run
     * itself will find that out, say in which mission, and keep what was played until then.
     *
     * @param requests one a scenario
     */
    static void announce(final Session session, final List<OpenScenario> scenarios, final List<RunRequest> requests) {
        final List<String> rungs = LadderPlayer.rungs(scenarios.get(0));
        final double[] seconds = new double[rungs.size()];
        try {
            for (int s = 0; s < scenarios.size(); s++) {
                final OpenScenario scenario = scenarios.get(s);
                final RunRequest request = requests.get(s);
                for (int r = 0; r < seconds.length; r++) {
                    final String rung = rungs.get(r);
                    seconds[r] += BotWatch.call(scenario.bots(), () -> secondsOf(scenario, request.withBot(rung)));
                }
            }
        } catch (final RuntimeException failed) {
            return;
        }
        double all = 0;
        final List<String> each = new ArrayList<>();
        for (int r = 0; r < seconds.length; r++) {
            all += seconds[r];
            each.add(rungs.get(r) + " " + duration(seconds[r]));
        }
        if (all >= WORTH_SAYING_SECONDS) {
            session.console()
                    .message("About " + duration(all) + " on "
                            + requests.get(0).threads() + " threads" + ": " + String.join(", ", each)
                            + "; --missions and --rungs make it shorter");
        }
    }

    private static double secondsOf(final OpenScenario scenario, final RunRequest request) {
        final Playout playout = scenario.compiled().newPlayout(request.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final MissionKey key = new MissionKey();
        final long start = System.nanoTime();
        long mission = request.firstMission();
        long before = start;
        double nanosAMission = 0;
        for (int batch = 1; before - start < TRIAL_NANOS / 2; batch *= 2) {
            for (int i = 0; i < batch; i++) {
                outcome.reset();
                playout.play(key.set(request.seed(), mission++), outcome);
            }
            final long now = System.nanoTime();
            nanosAMission = (double) (now - before) / batch;
            before = now;
        }
        return nanosAMission * request.missions() / request.threads() / NANOS_A_SECOND;
    }

    private static String duration(final double seconds) {
        return seconds < 2 * SECONDS_A_MINUTE
                ? String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds))
                : String.format(Locale.ROOT, "%.0f min", Math.ceil(seconds / SECONDS_A_MINUTE));
    }
}
