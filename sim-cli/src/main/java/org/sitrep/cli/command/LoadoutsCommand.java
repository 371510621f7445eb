package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.loadout.SearchRules;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.option.KeepOptions;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunName;
import org.sitrep.cli.service.Targets;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.loadouts.LoadoutFile;
import org.sitrep.cli.service.loadouts.LoadoutHunt;
import org.sitrep.cli.service.next.AfterStudy;
import org.sitrep.report.Publications;
import org.sitrep.report.model.Commands;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sitrep loadouts}. */
@Command(
        name = "loadouts",
        header = "find the best loadouts among all that are legal",
        description =
                "%nSearches the loadouts that are legal under load, supply and role limits for the best by one metric or several, has the finalists play fresh missions, and says which are as good, what "
                        + "is gained and lost by carrying less, and what one step more of anything is worth.%n")
public final class LoadoutsCommand implements Callable<Integer> {
    private static final int PERCENT = 100;

    private final Session session;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "SCENARIO",
            description = "Scenario file of a game in which somebody chooses what to carry.")
    private String scenario;

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            description =
                    "What is to be best (default: the scenario's headline, as a rule who survives); see 'list metrics'.")
    private String metric;

    @Option(
            names = "--weights",
            paramLabel = "NAME=W",
            split = ",",
            description =
                    "Several metrics instead, each with what one of its unit counts; one of which less is better counts negative.")
    private List<String> weights = new ArrayList<>();

    @Option(
            names = "--matters",
            paramLabel = "D",
            description =
                    "The smallest difference that matters, e.g. 0.01 or, of a rate, 1%%: loadouts that differ by less are equal (default: every one matters).")
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
            description =
                    "Play every legal loadout equally often instead of searching; for spaces made small by --bearer and --items.")
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

    @Mixin
    private BatchOptions batch;

    @Mixin
    private KeepOptions keep;

    @Option(
            names = "--write",
            paramLabel = "FILE",
            description =
                    "Write the best loadout into a file that --overlay takes; its name without the end is the loadout's.")
    private Path write;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT,
            description = "Where report folders go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public LoadoutsCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        Targets.requireFile(write, "--write");
        if (!noReport) {
            Targets.requireFolder(out, "--out");
        }
        final LoadoutHunt hunt = new LoadoutHunt(
                session, scenario, content, batch, new LoadoutHunt.Wish(metric, weights, bearers, items, special));
        final SearchRules rules = rules();
        try (Kept kept = keep.kept(session, spec, noReport ? null : out);
                Interrupts interrupts = Interrupts.install()) {
            final Optional<LoadoutAnswer> found = hunt.search(rules, command(), kept, interrupts);
            if (found.isEmpty()) {
                session.console().message("Interrupted before there was anything to tell.");
                return ExitCode.INTERRUPTED;
            }
            output(hunt, found.get());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return ExitCode.OK;
        }
    }

    private void output(final LoadoutHunt hunt, final LoadoutAnswer answer) {
        final ReportOutput output = new ReportOutput(session, Publications.of(answer));
        if (!noReport) {
            output.writeReport(out.resolve(hunt.name()).resolve(folder(answer)));
        }
        if (write != null) {
            LoadoutFile.write(write, hunt.overlay(write));
        }
        output.next(() -> AfterStudy.of(answer, output.folder())).print(format.format());
        if (write != null) {
            final String line =
                    "./sitrep run " + Commands.quoted(scenario) + " --overlay " + Commands.quoted(write.toString());
            session.console().message("Written: " + write + "; it is played by: " + line);
        }
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
        return new SearchRules(batch.seed(), budget, start, level, smallest(), every);
    }

    private double smallest() {
        if (matters == null) {
            return 0;
        }
        final boolean percent = matters.endsWith("%");
        try {
            final double value = Double.parseDouble(
                    percent ? matters.substring(0, matters.length() - 1).strip() : matters);
            if (value > 0 && Double.isFinite(value)) {
                return percent ? value / PERCENT : value;
            }
        } catch (final NumberFormatException notANumber) {
            // said below
        }
        throw UserError.usage("--matters " + matters + " is no difference", "write it as 0.01 or, of a rate, 1%");
    }

    private String command() {
        return Repeated.command(spec, "--budget", budget, "--seed", batch.seed());
    }

    /** Named after what decides the result, so that the same search lands in the same place. */
    private String folder(final LoadoutAnswer answer) {
        return "loadouts-" + answer.subject().bot().replace(':', '-') + "-seed" + batch.seed() + "-" + budget + "-"
                + RunName.fingerprint(
                        answer.subject().input().contentSha256(), answer.question(), answer.space(), bearers, items);
    }
}
