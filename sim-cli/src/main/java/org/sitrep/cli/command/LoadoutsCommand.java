package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.loadout.SearchRules;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.service.loadouts.LoadoutHunt;
import org.sitrep.cli.session.Difference;
import org.sitrep.cli.session.Targets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep loadouts}. */
@Command(
        name = "loadouts",
        header = "find the best loadouts among all that are legal",
        description = "%nSearches the loadouts that are legal under load, supply and role limits for the best by "
                + "one metric or several, has the finalists play fresh missions, and says which are "
                + "as good, what "
                + "is gained and lost by carrying less, and what one step more of anything is worth.%n")
public final class LoadoutsCommand extends StudyCommand {
    private static final int PERCENT = 100;

    @Parameters(
            paramLabel = "SCENARIO",
            description = "Scenario file of a game in which somebody chooses what to carry.")
    private String scenario;

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            description = "What is to be best (default: the scenario's headline, as a rule who survives); see 'list "
                    + "metrics'.")
    private String metric;

    @Option(
            names = "--weights",
            paramLabel = "NAME=W",
            split = ",",
            description = "Several metrics instead, each with what one of its unit counts; one of which less is "
                    + "better counts negative.")
    private List<String> weights = new ArrayList<>();

    @Option(
            names = "--matters",
            paramLabel = "D",
            description = "The smallest difference that matters, e.g. 0.01 or, of a rate, 1%%: loadouts that differ "
                    + "by less are equal (default: every one matters).")
    private String matters;

    @Option(
            names = "--bearer",
            paramLabel = "WHO",
            split = ",",
            description = "Whose kit may change (default: everybody's); the others keep what they carry.")
    private List<String> bearers = new ArrayList<>();

    @Option(
            names = "--items",
            paramLabel = "ID",
            split = ",",
            description = "What may be taken or left (default: everything); the rest stays as it is carried.")
    private List<String> items = new ArrayList<>();

    @Option(
            names = "--special",
            description = "Take also what is not open to all from the start, such as captured weapons.")
    private boolean special;

    @Option(
            names = "--every",
            description = "Play every legal loadout equally often instead of searching; for spaces made small by "
                    + "--bearer and --items.")
    private boolean every;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = Defaults.LOADOUT_BUDGET,
            converter = CountConverter.class,
            description = "Missions of all loadouts together (default: ${DEFAULT-VALUE}).")
    private long budget;

    @Option(
            names = "--start",
            paramLabel = "N",
            defaultValue = Defaults.LOADOUT_START,
            description = "Loadouts that the search begins with (default: ${DEFAULT-VALUE}).")
    private int start;

    @Option(
            names = "--level",
            paramLabel = "L",
            defaultValue = Defaults.LEVEL,
            description = "Level with which what is said holds together (default: ${DEFAULT-VALUE}).")
    private double level;

    @Mixin
    private ContentOptions content;

    @Option(
            names = "--write",
            paramLabel = "FILE",
            description = "Write the best loadout into a file that --overlay takes; its name without the end is the "
                    + "loadout's.")
    private Path write;

    @Override
    int study() {
        Targets.requireFile(write, "--write");
        final LoadoutHunt hunt = new LoadoutHunt(
                session(), scenario, content, batch(), new LoadoutHunt.Wish(metric, weights, bearers, items, special));
        final SearchRules rules = rules();
        return play(false, stage -> hunt.play(stage, rules, Optional.ofNullable(write), command()));
    }

    private SearchRules rules() {
        Level.require(level);
        if (budget < SearchRules.LEAST_BUDGET) {
            throw UserError.usage(
                    "--budget " + budget + " finds nothing", "give it " + SearchRules.LEAST_BUDGET + " at least");
        }
        if (start < 1) {
            throw UserError.usage("--start " + start + " begins with nothing", "give it 1 at least");
        }
        return new SearchRules(batch().seed(), budget, start, level, smallest(), every);
    }

    private double smallest() {
        return matters == null
                ? 0
                : Difference.of(matters)
                        .filter(value -> value > 0)
                        .orElseThrow(() -> UserError.usage(
                                "--matters " + matters + " is no difference", "write it as 0.01 or, of a rate, 1%"));
    }
}
