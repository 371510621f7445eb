package org.sitrep.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.service.TunedPlaybook;
import org.sitrep.cli.service.Tuning;
import org.sitrep.cli.session.Targets;
import org.sitrep.tune.Tuner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep tune}. */
@Command(
        name = "tune",
        header = "improve the weights of a playbook and write a new one",
        description = "%nTries sets of weights (CMA-ES), a generation at a time on missions of its own; then the "
                + "mean of what has proved itself beside the old ones on missions of the next seed, "
                + "which tuning "
                + "never saw, mission by mission. Exit code 0 if the new playbook is better there by "
                + "an interval clear of zero, 5 if that is open, 4 if it is worse.%n")
public final class TuneCommand extends SitrepCommand {
    private static final int SECTION_INDENT = 2;

    @Parameters(index = "0", paramLabel = "PLAYBOOK", description = "The playbook, a file.")
    private String playbook;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "SCENARIO",
            description = "Scenario files to become better at.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            description = "What is to be better (default: the first scenario's yardstick of success). Whatever is "
                    + "left out of it may be given up for it.")
    private String metric;

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            defaultValue = Defaults.TUNE_MISSIONS,
            converter = CountConverter.class,
            description = "Missions of each scenario for each set of weights, fresh ones for each generation "
                    + "(default: ${DEFAULT-VALUE}).")
    private long missions;

    @Option(
            names = "--generations",
            paramLabel = "G",
            defaultValue = Defaults.TUNE_GENERATIONS,
            description = "Generations (default: ${DEFAULT-VALUE}).")
    private int generations;

    @Option(
            names = "--population",
            paramLabel = "P",
            defaultValue = "0",
            description = "Sets of weights a generation (default: 4 + 3 ln of the number of weights).")
    private int population;

    @Option(
            names = "--spread",
            paramLabel = "SHARE",
            defaultValue = Defaults.TUNE_SPREAD,
            description = "How far the first tries go, as a share of each weight (default: ${DEFAULT-VALUE}).")
    private double spread;

    @Option(
            names = "--held-out",
            paramLabel = "N",
            defaultValue = Defaults.TUNE_HELD_OUT,
            converter = CountConverter.class,
            description = "Missions of each scenario to try the result on (default: ${DEFAULT-VALUE}).")
    private long heldOut;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description =
                    "The new playbook (default: NAME-tuned.yaml here). A file that is there already is left alone.")
    private Path to;

    @Mixin
    private BatchOptions batch;

    @Mixin
    private ContentOptions content;

    @Override
    public Integer call() {
        requireNumbers();
        requirePlaybook();
        final Path file = to == null ? Path.of(name() + "-tuned.yaml") : to;
        Targets.requireFile(file, "--to");
        if (Files.exists(file)) {
            throw UserError.usage(file + " is there already", "name another with --to");
        }
        final Tuning tuning = new Tuning(
                session(),
                playbook,
                scenarios,
                content,
                batch,
                new Tuning.Effort(missions, generations, population, heldOut),
                metric,
                spread);
        tuning.playbook().namedFrom(file);
        final Tuner.Result found = tuning.tune();
        final double[] values = TunedPlaybook.rounded(
                found.values().stream().mapToDouble(Double::doubleValue).toArray());
        final List<Tuning.Trial> trials = tuning.tryOut(values);
        Targets.create(
                file, tuning.playbook().written(values, file, how(tuning)), " with --to", "name another with --to");
        console().out().print(text(tuning, found, values, trials));
        console().line("");
        console().line("Written  " + file);
        console().line("Try      ./sitrep run " + scenarios.get(0) + " --bot " + file);
        tuning.apart(trials, file).ifPresent(line -> console().line("Replay   " + line));
        return verdict(tuning, trials);
    }

    private void requireNumbers() {
        if (missions < 1 || heldOut < 1 || generations < 1 || population < 0 || population == 1) {
            throw UserError.usage(
                    "a number is too small",
                    "--missions, --held-out and --generations have to be at least 1, --population at least 2");
        }
        if (!(spread > 0 && spread <= 1)) {
            throw UserError.usage("--spread " + spread + " is out of range", "it has to be above 0 and at most 1");
        }
    }

    /**
     * Says why a bot of the game cannot be tuned: what it weighs is in its program.
     *
     * @throws UserError if the playbook is none but the name of such a bot
     */
    private void requirePlaybook() {
        final boolean bot = session().games().all().stream()
                .flatMap(game -> game.bots().stream())
                .anyMatch(listing -> listing.id().equals(playbook));
        if (bot) {
            throw UserError.usage(
                    playbook + " is a bot of the game: its weights are in its program, not in a file",
                    "tune a playbook; one may leave to " + playbook
                            + " with \"otherwise\" what it does not decide itself");
        }
    }

    private String name() {
        final String file = Path.of(playbook).getFileName().toString();
        final int dot = file.lastIndexOf('.');
        return dot > 0 ? file.substring(0, dot) : file;
    }

    private String how(final Tuning tuning) {
        return "Tuned by: ./sitrep tune " + playbook + " " + String.join(" ", scenarios) + " --metric "
                + tuning.metric() + " --missions " + missions + " --generations " + generations + " --population "
                + tuning.population() + " --spread " + spread + " --seed " + batch.seed();
    }

    private String text(
            final Tuning tuning, final Tuner.Result found, final double[] values, final List<Tuning.Trial> trials) {
        final StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%d weights, %d sets tried, a generation on %d missions of its own of each scenario, seed "
                        + "%d.%nThe finalists on others: %s %.4f -> %.4f%n",
                values.length,
                found.tried(),
                missions,
                batch.seed(),
                tuning.metric(),
                Math.abs(found.startWorth()),
                Math.abs(found.worth())));
        text.append(
                "(what was chosen by those missions may have been lucky there; what counts is what it never saw)\n\n");
        text.append(heldOut)
                .append(" missions of each, seed ")
                .append(tuning.heldOutSeed())
                .append(":\n\n");
        final Table table = new Table()
                .text("scenario", "scenario")
                .text("metric", "metric")
                .number("before", "before")
                .number("after", "after")
                .number("difference", "after - before, paired")
                .text("verdict", "");
        for (final Tuning.Trial trial : trials) {
            table.row(
                    trial.scenario(),
                    trial.metric().name(),
                    trial.before().shortForm(),
                    trial.after().shortForm(),
                    trial.difference().shortForm(),
                    word(trial.direction()));
        }
        text.append(table.asText(" ".repeat(SECTION_INDENT))).append('\n');
        final Table weights =
                new Table().text("weight", "weight").number("before", "before").number("after", "after");
        for (int i = 0; i < values.length; i++) {
            final double start = tuning.playbook().weights().get(i).start();
            weights.row(tuning.playbook().weights().get(i).name(), Double.toString(start), Double.toString(values[i]));
        }
        return text.append(weights.asText(" ".repeat(SECTION_INDENT))).toString();
    }

    private static String word(final int direction) {
        return direction > 0 ? "better" : direction < 0 ? "worse" : "open";
    }

    /** By the metric tuned for: worse anywhere is worse; better somewhere and worse nowhere is better. */
    private static int verdict(final Tuning tuning, final List<Tuning.Trial> trials) {
        int least = 0;
        int most = 0;
        for (final Tuning.Trial trial : trials) {
            if (trial.metric().name().equals(tuning.metric())) {
                least = Math.min(least, trial.direction());
                most = Math.max(most, trial.direction());
            }
        }
        return least < 0 ? ExitCode.VERDICT_NEGATIVE : most > 0 ? ExitCode.OK : ExitCode.UNDECIDED;
    }
}
