package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.Kept;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.Precision;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep run}. */
@Command(
        name = "run",
        header = "play a scenario many times and report what happens",
        description = "%nPlays a scenario with a bot, many times, prints what happens and writes a report folder "
                + "with tables, pictures and the capsule that "
                + "everything is made from. Ctrl-C ends early and saves what was played; 'resume' "
                + "goes on with it, also after a crash.%n")
public final class RunCommand extends StudyCommand {
    @Parameters(arity = "1..*", paramLabel = "SCENARIO", description = "Scenario file; several with --ladder.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            converter = CountConverter.class,
            description = "How many missions: 250000, 250k, 1M, 1e6 (default: " + Defaults.MISSIONS + "; "
                    + Defaults.LADDER_MISSIONS + " with --ladder).")
    private Long missions;

    @Option(
            names = "--precision",
            paramLabel = "METRIC=W",
            description = "Stop as soon as METRIC is known to within W on either side: squad.survivors=0.01, "
                    + "primary=0.5%% (of a rate), killRate=5%%rel (of the value itself). May be "
                    + "repeated; all have to be. --missions is then the most that are played (default: "
                    + Defaults.PRECISION_MISSIONS + ").")
    private List<String> precision = new ArrayList<>();

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "Level with which the intervals of all --precision metrics hold together (default: "
                    + Defaults.LEVEL + ").")
    private Double level;

    @Option(
            names = {"--first", "--first-mission"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class,
            description =
                    "Index of the first mission (default: ${DEFAULT-VALUE}); to play a run in parts and merge them.")
    private long first;

    @Mixin
    private ContentOptions content;

    @Mixin
    private FullOption full;

    @Option(
            names = "--ladder",
            description = "Play it with every bot of the game's ladder, from clumsy to strong, on the same "
                    + "missions: how much does skill matter, how much luck? A --bot that is no rung "
                    + "comes on top.")
    private boolean ladder;

    @Option(
            names = "--rungs",
            paramLabel = "BOTS",
            split = ",",
            description =
                    "Other rungs for --ladder, from clumsy to strong, as --bot takes them: random,mine.yaml,planner.")
    private List<String> rungs = new ArrayList<>();

    @Mixin
    private NotebookOption notebook;

    @Override
    int study() {
        if (ladder) {
            return ladder();
        }
        if (scenarios.size() > 1 || !rungs.isEmpty()) {
            throw UserError.usage(
                    (rungs.isEmpty() ? "several scenarios are" : "--rungs is") + " only for --ladder",
                    rungs.isEmpty() ? "play them one by one, or with 'sweep'" : "add it, or name one with --bot");
        }
        final OpenScenario open =
                content.source(session(), scenarios.get(0)).by(batch().bots()).require();
        final Optional<Precision> goals = PrecisionGoals.of(open.compiled().layout(), precision, level);
        final long most = missions(goals.isEmpty() ? Defaults.MISSIONS : Defaults.PRECISION_MISSIONS);
        final RunJob job = new RunJob(open, batch().request(open, first, most), goals, Optional.empty());
        final Optional<Path> folder = out().map(reports -> reports.resolve(job.folder()));
        if (folder.isEmpty()) {
            keep().requireFolder();
        }
        final RunJob whole = folder.filter(any -> keep().resume())
                .map(place -> job.goingOn(session(), place))
                .orElse(job);
        try (Interrupts interrupts = Interrupts.install()) {
            return whole.play(
                    stage(Kept.nothing(), interrupts, notebook.notebook()), folder, keep().every(), full.full());
        }
    }

    private int ladder() {
        if (!precision.isEmpty() || level != null) {
            throw UserError.usage("a ladder has no --precision", "name its --missions instead");
        }
        final BotSource bots = batch().ladder(rungs);
        final List<Source> sources = scenarios.stream()
                .map(file -> content.source(session(), file).by(bots))
                .toList();
        final LadderRun run = new LadderRun(sources, batch(), first, missions(Defaults.LADDER_MISSIONS));
        run.announce(session());
        return play(notebook.notebook(), run::play);
    }

    private long missions(final String usually) {
        return missions == null ? Long.parseLong(usually) : missions;
    }
}
