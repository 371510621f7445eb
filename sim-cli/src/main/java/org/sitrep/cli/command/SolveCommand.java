package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.service.solve.Overlays;
import org.sitrep.cli.service.solve.Question;
import org.sitrep.cli.service.solve.SolveStudy;
import org.sitrep.cli.session.Targets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep solve}. */
@Command(
        name = "solve",
        header = "find the smallest change of values that meets targets",
        description = "%nFinds values of the data at which all targets hold, the smallest edit of the present ones "
                + "first, and shows them to hold on dice that the search has not seen. The answer is "
                + "an overlay file that "
                + "'run --overlay' takes. Exit code 0: found; 5: not found, or not shown with this budget.%n")
public final class SolveCommand extends StudyCommand {
    @Parameters(paramLabel = "SCENARIO", description = "Scenario file.")
    private String scenario;

    @Option(
            names = "--vary",
            paramLabel = "PATH=RANGE",
            required = true,
            description = "A value of the data that may be changed, and what it may be: 2..8, 0..1:0.25, 0.2..0.8 "
                    + "for any number between, or a,b,c. May be repeated.")
    private List<String> variations = new ArrayList<>();

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            required = true,
            description = "A metric and where its mean is to be: primary=55%%±2%% (or +-), survivors>=5, kia<=0.8, "
                    + "primary=0.5..0.6, of another bot planner:primary=70%%±3%%. May be repeated: "
                    + "all have to hold.")
    private List<String> targets = new ArrayList<>();

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = Defaults.SOLVE_BUDGET,
            converter = CountConverter.class,
            description = "Missions to play in all at most, those of every bot counted (default: ${DEFAULT-VALUE}).")
    private long budget;

    @Option(
            names = "--confirm",
            paramLabel = "K",
            defaultValue = Defaults.SOLVE_CONFIRM,
            description =
                    "Candidates to play on fresh dice at most, the smallest edits first (default: ${DEFAULT-VALUE}).")
    private int confirm;

    @Option(
            names = "--level",
            paramLabel = "L",
            defaultValue = Defaults.LEVEL,
            description = "Level with which all intervals on fresh dice hold together (default: ${DEFAULT-VALUE}).")
    private double level;

    @Option(
            names = {"-w", "--write"},
            paramLabel = "FILE",
            description = "Write the overlay to this file too (default: only into the report folder).")
    private Path write;

    @Option(names = "--force", description = "Overwrite the file of --write if it is there.")
    private boolean force;

    @Mixin
    private ContentOptions content;

    @Override
    int study() {
        Targets.requireFile(write, "--write");
        if (write != null) {
            Overlays.requireFree(write, force);
        }
        final SolveRequest request = request();
        final Question question = new Question(session(), scenario, content, batch(), variations, targets);
        final SolveStudy study = new SolveStudy(question, request, Optional.ofNullable(write), force, command());
        return play(false, study::play);
    }

    private SolveRequest request() {
        Level.require(level);
        try {
            return new SolveRequest(batch().seed(), budget, level, confirm);
        } catch (final IllegalArgumentException outOfRange) {
            throw UserError.usage(outOfRange.getMessage(), "");
        }
    }
}
