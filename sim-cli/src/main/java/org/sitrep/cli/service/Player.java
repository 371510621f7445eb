package org.sitrep.cli.service;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.kept.Key;
import org.sitrep.cli.service.kept.Recorded;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunSubject;
import org.sitrep.engine.Runner;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ValueSources;

/** Plays a batch of an open scenario, showing progress and minding Ctrl-C. */
public final class Player {
    private Player() {}

    /**
     * Plays and returns the capsule, a partial one after Ctrl-C.
     *
     * @throws UserError if the request is out of range
     */
    public static Capsule play(
            final Session session,
            final OpenScenario scenario,
            final List<Path> overlays,
            final RunRequest request,
            final ProgressMode progressMode,
            final Interrupts interrupts) {
        return recorded(session, scenario, overlays, request, List.of(), progressMode, Kept.nothing(), interrupts)
                .capsule();
    }

    /**
     * Plays as {@link #play} and writes chosen slots down mission by mission.
     *
     * @param slotNames what to write down
     * @param kept what was kept of it before is not played again
     * @throws UserError if the request is out of range
     */
    public static Recorded recorded(
            final Session session,
            final OpenScenario scenario,
            final List<Path> overlays,
            final RunRequest request,
            final List<String> slotNames,
            final ProgressMode progressMode,
            final Kept kept,
            final Interrupts interrupts) {
        final OutcomeLayout layout = scenario.compiled().layout();
        final Key key = Key.of(
                "run",
                subject(scenario, overlays, request.bot()),
                request.bot(),
                request.seed(),
                request.firstMission(),
                request.missions(),
                request.maxDecisions(),
                slotNames);
        final Optional<Recorded> before = kept.recorded(
                key,
                slotNames.stream()
                        .map(name -> layout.slots().get(layout.index(name)))
                        .toList());
        if (before.isPresent()) {
            return before.get();
        }
        final Recorded now = recorded(session, scenario, overlays, request, slotNames, progressMode, interrupts);
        kept.keep(key, now);
        return now;
    }

    private static Recorded recorded(
            final Session session,
            final OpenScenario scenario,
            final List<Path> overlays,
            final RunRequest request,
            final List<String> slotNames,
            final ProgressMode progressMode,
            final Interrupts interrupts) {
        final Runner runner =
                new Runner(scenario.compiled(), subject(scenario, overlays, request.bot()), request, slotNames);
        interrupts.onInterrupt(runner::requestStop);
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        final Progress progress = Progress.start(
                session.console(), runner::snapshot, scenario.compiled().trial() + "s", progressMode);
        final BotWatch watch = BotWatch.start(
                scenario.bots(),
                pulse -> runner.abandon(
                        pulse.thread(),
                        pulse.missionIndex(),
                        BotWatch.reason(scenario.bots(), pulse),
                        pulse.question()));
        try {
            final Capsule capsule = runner.run(System::nanoTime, started);
            return new Recorded(capsule, runner.recorded());
        } finally {
            watch.close();
            progress.close();
        }
    }

    /** Returns what a capsule says of the origin of an open scenario and of the bot that plays it. */
    public static RunSubject subject(final OpenScenario scenario, final List<Path> overlays, final String bot) {
        final BuildInfo build = BuildInfo.current();
        final ScenarioDocument document = scenario.document();
        return new RunSubject(
                build.version(),
                build.commit(),
                document.ruleset(),
                document.file(),
                document.title(),
                content(document, overlays),
                scenario.bots().file(scenario.game(), bot));
    }

    /** Returns what an open scenario was made from. */
    public static Input input(final OpenScenario scenario, final List<Path> overlays) {
        final ScenarioDocument document = scenario.document();
        return new Input(
                document.ruleset(),
                document.sha256(),
                document.files(),
                changes(document, overlays),
                scenario.compiled().options(),
                ValueSources.of(document));
    }

    private static Capsule.Content content(final ScenarioDocument document, final List<Path> overlays) {
        return new Capsule.Content(
                document.sha256(),
                document.json(),
                document.files(),
                changes(document, overlays),
                ValueSources.of(document));
    }

    private static List<String> changes(final ScenarioDocument document, final List<Path> overlays) {
        return Stream.concat(overlays.stream().map(overlay -> "--overlay=" + overlay), document.sets().stream())
                .toList();
    }
}
