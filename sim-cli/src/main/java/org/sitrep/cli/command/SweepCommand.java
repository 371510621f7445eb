package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.design.Design;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.option.NotebookOption;
import org.sitrep.cli.service.WorthPlayer;
import org.sitrep.cli.service.sweep.SweepDesign;
import org.sitrep.cli.service.sweep.SweepPlayer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep sweep}. */
@Command(
        name = "sweep",
        header = "play variants and say what each value does to each metric",
        description = "%nPlays a scenario as it is and at points of the space of the varied values, all on the same "
                + "dice. Tells each point's metrics and how far it lies from the scenario as it is, "
                + "and ranks the values by what they do. "
                + "Ctrl-C ends early and tells of the points that are finished.%n")
public final class SweepCommand extends StudyCommand {
    @Parameters(arity = "1..*", paramLabel = "SCENARIO", description = "Scenario files.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--vary",
            paramLabel = "PATH=VALUES",
            description = "A value of the data and what to try for it: a list 2,5,8, whole numbers 2..8, steps "
                    + "0..1:0.25, or a range 0.2..0.8 of any numbers. May be repeated.")
    private List<String> variations = new ArrayList<>();

    @Option(
            names = "--design",
            paramLabel = "DESIGN",
            description = "Which points to play: grid (every combination), space (spread evenly over the space), "
                    + "morris (walks, for ranking many values) or sobol (pairs, for shares of "
                    + "variance) (default: grid up to "
                    + Defaults.SWEEP_MOST_IN_A_GRID + " points, else space).")
    private Design.Kind design;

    @Option(
            names = "--levels",
            paramLabel = "L",
            defaultValue = Defaults.SWEEP_LEVELS,
            description =
                    "Values that a grid takes of a range of real numbers such as 0.2..0.8 (default: ${DEFAULT-VALUE}).")
    private int levels;

    @Option(
            names = "--points",
            paramLabel = "P",
            defaultValue = Defaults.SWEEP_POINTS,
            description = "Most points of a design that is no grid (default: ${DEFAULT-VALUE}).")
    private int points;

    @Option(
            names = "--level",
            paramLabel = "L",
            defaultValue = Defaults.LEVEL,
            description = "Level with which all differences from the base hold together, and all effects (default: "
                    + "${DEFAULT-VALUE}).")
    private double level;

    @Option(
            names = "--worth",
            description = "Tabulate instead what each thing is worth that the scenario could do without, a weapon "
                    + "say: the scenario with everything against the scenario without it, on the same "
                    + "missions.")
    private boolean worth;

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            split = ",",
            description = "Metrics to tabulate; * stands for anything (default: the usual ones of the game, and "
                    + "those by which the scenario is judged: these are held against the base).")
    private List<String> metrics;

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            defaultValue = Defaults.SWEEP_MISSIONS,
            converter = CountConverter.class,
            description = "Missions of each point (default: ${DEFAULT-VALUE}).")
    private long missions;

    @Mixin
    private ContentOptions content;

    @Mixin
    private NotebookOption notebook;

    @Override
    int study() {
        if (worth) {
            return worth();
        }
        Level.require(level);
        final SweepDesign chosen = SweepDesign.of(variations, new SweepDesign.Wish(design, levels, points));
        final SweepPlayer player =
                new SweepPlayer(session(), scenarios, chosen, content, batch(), metrics, missions, level);
        console().message(player.plan());
        return play(notebook.notebook(), stage -> player.play(stage, command()));
    }

    private int worth() {
        if (!variations.isEmpty() || metrics != null) {
            throw UserError.usage("--worth goes without --vary and --metric", "leave them away");
        }
        if (scenarios.size() != 1) {
            throw UserError.usage("--worth takes one scenario", "play the others by themselves");
        }
        final WorthPlayer player = new WorthPlayer(session(), scenarios.get(0), content, batch(), missions);
        return play(notebook.notebook(), player::play);
    }
}
