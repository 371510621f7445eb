package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.AfterSides;
import org.sitrep.cli.service.Export;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.model.LadderMatrix;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.scenario.Sha256;

/** Plays ladders of one or more scenarios, with a report folder for each and one for all. */
final class LadderRun {
    /** Time to measure each rung; its last and longest batch counts, when the JVM has warmed up a little. */
    private static final long TRIAL_NANOS = 200_000_000;
    /** Shorter runs are not announced. */
    private static final double WORTH_SAYING_SECONDS = 10;

    private static final double NANOS_A_SECOND = 1e9;
    private static final int SECONDS_A_MINUTE = 60;

    private final List<OpenScenario> scenarios;
    private final List<String> rungs;
    private final List<RunRequest> requests;

    /** Opens all scenarios, so that an error costs no time. */
    LadderRun(final List<Source> sources, final BatchOptions batch, final long first, final long trials) {
        scenarios = sources.stream().map(Source::require).toList();
        rungs = rungs(scenarios.get(0));
        for (final OpenScenario scenario : scenarios) {
            if (!rungs(scenario).equals(rungs)) {
                throw UserError.usage(
                        scenario.document().file() + " has other rungs than "
                                + scenarios.get(0).document().file(),
                        "run the scenarios of each game separately");
            }
        }
        requests = scenarios.stream()
                .map(scenario -> batch.requestFor(rungs.get(0), batch.seed, first, trials))
                .toList();
    }

    private static List<String> rungs(final OpenScenario scenario) {
        final List<String> rungs = scenario.bots().rungs(scenario);
        if (rungs.size() < 2 || scenario.compiled().criteria().isEmpty()) {
            throw UserError.usage(
                    "the game " + scenario.game().id() + " has no ladder of bots, or too few bots are named",
                    "name two or more with --rungs, or omit --ladder");
        }
        return rungs;
    }

    /**
     * Announces the expected time, unless it is short, after playing each rung briefly. If that fails, or a bot does
     * not answer, it says nothing: the run itself will report the trial and save the trials before it.
     */
    void announce(final Session session) {
        final double[] seconds = new double[rungs.size()];
        try {
            for (int s = 0; s < scenarios.size(); s++) {
                final OpenScenario scenario = scenarios.get(s);
                final RunRequest request = requests.get(s);
                for (int r = 0; r < seconds.length; r++) {
                    final String rung = rungs.get(r);
                    seconds[r] +=
                            DecisionWatchdog.call(scenario.bots(), () -> secondsOf(scenario, request.withBot(rung)));
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
                            + "; to shorten it, use --trials or --rungs");
        }
    }

    /** Returns the expected time of a rung, from its first trials: from all of them, if they take no time. */
    private static double secondsOf(final OpenScenario scenario, final RunRequest request) {
        final Playout playout = scenario.compiled().newPlayout(request.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        final TrialKey key = new TrialKey();
        final long start = System.nanoTime();
        long trial = request.firstTrial();
        long before = start;
        double nanosATrial = 0;
        final long end = trial + request.trials();
        for (int batch = 1; before - start < TRIAL_NANOS / 2 && trial < end; batch *= 2) {
            for (int i = 0; i < batch; i++) {
                outcome.reset();
                playout.play(key.set(request.seed(), trial++), outcome);
            }
            final long now = System.nanoTime();
            nanosATrial = (double) (now - before) / batch;
            before = now;
        }
        return nanosATrial * request.trials() / request.threads() / NANOS_A_SECOND;
    }

    private static String duration(final double seconds) {
        return seconds < 2 * SECONDS_A_MINUTE
                ? String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds))
                : String.format(Locale.ROOT, "%.0f min", Math.ceil(seconds / SECONDS_A_MINUTE));
    }

    /** Begins the file with every trial of the first scenario, if one is asked for. */
    Export export(final ExportOptions options, final StudyCommand command) {
        return options.begin(command, entries(0), rungs, requests.get(0));
    }

    private List<PairedEntry> entries(final int s) {
        return rungs.stream().map(scenarios.get(s)::contender).toList();
    }

    /** Plays and publishes the result; returns the exit code. */
    int play(final StudyContext stage, final Export export) {
        final List<Ladder> ladders = new ArrayList<>();
        for (int s = 0; s < scenarios.size() && !stage.interrupts().requested(); s++) {
            if (scenarios.size() > 1) {
                stage.session().console().message(scenarios.get(s).document().title());
            }
            ladders.add(play(stage, s, export));
        }
        if (scenarios.size() > 1 && !ladders.isEmpty()) {
            final String contents = ladders.stream().map(LadderRun::sha256).collect(Collectors.joining());
            final Path place = Path.of("ladders", name(0, ladders.get(0), Sha256.hex(contents)));
            stage.write(Publications.of(new LadderMatrix(ladders)), Optional.of(place))
                    .print(stage.format());
        }
        return ladders.stream().flatMap(ladder -> ladder.rungs().stream()).anyMatch(AbortNotes::any)
                ? ExitCode.GIVEN_UP
                : ExitCode.OK;
    }

    private Ladder play(final StudyContext stage, final int s, final Export export) {
        final OpenScenario scenario = scenarios.get(s);
        final Ladder ladder = Ladder.of(
                Player.contest(
                        stage, scenario.bots(), entries(s), Ladder.pairs(rungs.size()), export.of(requests.get(s), 0)),
                scenario.compiled().criteria());
        export.finish(ladder.rungs());
        final var console = stage.session().console();
        ladder.rungs().forEach(rung -> AbortNotes.causes(rung).forEach(console::message));
        AbortNotes.silent(ladder.highest()).ifPresent(console::message);
        final Publication publication = Publications.of(ladder);
        final Optional<Path> place = Optional.of(Path.of(scenario.name(), name(s, ladder, sha256(ladder))))
                .filter(any -> ladder.rungs().stream().allMatch(rung -> rung.completed() > 0));
        if (scenarios.size() == 1) {
            stage.publish(publication, place, folder -> AfterSides.of(ladder));
        } else {
            stage.write(publication, place);
        }
        return ladder;
    }

    private String name(final int s, final Ladder ladder, final String contentSha256) {
        final String who = ladder.rungs().stream()
                .map(rung -> rung.bot()
                        + rung.botFile().map(RunResult.BotFile::sha256).orElse(""))
                .collect(Collectors.joining(" "));
        return RunName.of("ladder-" + RunName.digits(Sha256.hex(who)), requests.get(s), contentSha256);
    }

    private static String sha256(final Ladder ladder) {
        return ladder.highest().content().sha256();
    }
}
