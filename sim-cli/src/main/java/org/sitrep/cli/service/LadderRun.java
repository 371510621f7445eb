package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.next.AfterStudy;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.Publications;
import org.sitrep.report.model.LadderRack;

/** Plays ladders of one or several scenarios, a report folder each and one over them all. */
public final class LadderRun {
    private final Session session;
    private final ContentOptions content;
    private final BatchOptions batch;
    private final boolean notebook;
    private final List<OpenScenario> scenarios;
    private final List<RunRequest> requests;

    /**
     * Opens all scenarios, so that a wrong one costs no time.
     *
     * @param bots the rungs
     * @param first index of the first mission
     * @param missions of each scenario and rung
     * @param notebook whether reports come with a notebook
     * @throws UserError if anything cannot be used
     */
    public LadderRun(
            final Session session,
            final List<String> files,
            final ContentOptions content,
            final BatchOptions batch,
            final BotSource bots,
            final long first,
            final long missions,
            final boolean notebook) {
        this.session = session;
        this.notebook = notebook;
        this.content = content;
        this.batch = batch;
        scenarios = files.stream()
                .map(file -> OpenScenario.require(session, file, content.overlays(), content.sets(), bots))
                .toList();
        requireSameRungs();
        requests = scenarios.stream()
                .map(scenario -> batch.requestFor(LadderPlayer.rungs(scenario).get(0), batch.seed(), missions)
                        .withFirstMission(first))
                .toList();
    }

    private void requireSameRungs() {
        final List<String> rungs = LadderPlayer.rungs(scenarios.get(0));
        for (final OpenScenario scenario : scenarios) {
            if (!LadderPlayer.rungs(scenario).equals(rungs)) {
                throw UserError.usage(
                        scenario.document().file() + " has other rungs than "
                                + scenarios.get(0).document().file(),
                        "play the scenarios of each game by themselves");
            }
        }
    }

    /**
     * Plays and prints, and writes reports.
     *
     * @param out where report folders go; empty for none
     * @param keeping gives what is kept
     * @return the exit code
     */
    public int play(final Optional<Path> out, final Format format, final Supplier<Kept> keeping) {
        LadderPace.announce(session, scenarios, requests);
        try (Kept kept = keeping.get();
                Interrupts interrupts = Interrupts.install()) {
            final List<Ladder> ladders = new ArrayList<>();
            for (int s = 0; s < scenarios.size() && !interrupts.requested(); s++) {
                if (scenarios.size() > 1) {
                    session.console().message(scenarios.get(s).document().title());
                }
                ladders.add(play(s, out, format, kept, interrupts));
            }
            if (scenarios.size() > 1 && !ladders.isEmpty()) {
                printRack(ladders, out, format);
            }
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return ladders.stream().flatMap(ladder -> ladder.rungs().stream()).anyMatch(GivenUpNotes::any)
                    ? ExitCode.GIVEN_UP
                    : ExitCode.OK;
        }
    }

    private Ladder play(
            final int s, final Optional<Path> out, final Format format, final Kept kept, final Interrupts interrupts) {
        final OpenScenario scenario = scenarios.get(s);
        final RunRequest request = requests.get(s);
        final Ladder ladder =
                LadderPlayer.play(session, scenario, content.overlays(), request, batch.progress(), kept, interrupts);
        ladder.rungs().forEach(rung -> GivenUpNotes.causes(rung).forEach(session.console()::message));
        GivenUpNotes.silent(ladder.highest()).ifPresent(session.console()::message);
        final ReportOutput output = new ReportOutput(session, Publications.of(ladder), notebook);
        if (ladder.rungs().stream().allMatch(rung -> rung.completed() > 0)) {
            out.ifPresent(folder -> output.writeReport(
                    folder.resolve(scenario.name()).resolve(RunName.ladder(request, rungs(ladder), sha256(ladder)))));
        }
        if (scenarios.size() == 1) {
            output.next(() -> AfterStudy.of(ladder)).print(format);
        }
        return ladder;
    }

    private void printRack(final List<Ladder> ladders, final Optional<Path> out, final Format format) {
        final ReportOutput output = new ReportOutput(session, Publications.of(new LadderRack(ladders)), notebook);
        final String contents = ladders.stream().map(LadderRun::sha256).collect(Collectors.joining());
        out.ifPresent(folder -> output.writeReport(folder.resolve("ladders")
                .resolve(RunName.ladder(requests.get(0), rungs(ladders.get(0)), BotSource.sha256(contents)))));
        output.print(format);
    }

    private static String rungs(final Ladder ladder) {
        return BotSource.sha256(ladder.rungs().stream()
                .map(rung ->
                        rung.bot() + rung.botFile().map(Capsule.BotFile::sha256).orElse(""))
                .collect(Collectors.joining(" ")));
    }

    private static String sha256(final Ladder ladder) {
        return ladder.highest().content().sha256();
    }
}
