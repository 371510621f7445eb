package org.sitrep.cli.command;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.Export;
import org.sitrep.cli.service.ResultCache;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.Precision;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.strategy.SideBots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep run}. */
final class RunCommand extends StudyCommand {
    private static final String PERCENT = "%";
    private static final String RELATIVE = "%rel";
    private static final String HOW =
            "write it as METRIC=0.01, METRIC=0.5% for a rate, or METRIC=5%rel for a share of the value";

    @Parameters(arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            converter = CountConverter.class)
    private Long trials;

    @Option(names = "--precision", paramLabel = "METRIC=W")
    private List<String> precision = new ArrayList<>();

    @Option(names = "--level", paramLabel = "L")
    private Double level;

    @Option(
            names = {"--first", "--first-trial"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class)
    private long first;

    @Mixin
    private ContentOptions content;

    @Option(names = "--full")
    private boolean full;

    @Option(names = "--ladder")
    private boolean ladder;

    @Option(names = "--rungs", paramLabel = "BOTS", split = ",")
    private List<String> rungs = new ArrayList<>();

    @Mixin
    private ExportOptions exported;

    @Option(names = "--notebook")
    private boolean notebook;

    @Override
    int study() {
        exported.require(this);
        if (ladder) {
            return ladder();
        }
        if (scenarios.size() > 1 || !rungs.isEmpty()) {
            throw UserError.usage(
                    (rungs.isEmpty() ? "several scenarios are" : "--rungs is") + " only for --ladder",
                    rungs.isEmpty() ? "play them one by one, or with 'sweep'" : "add it, or name one with --bot");
        }
        final OpenScenario open =
                content.source(session(), scenarios.get(0)).by(batch.bots()).require();
        final Optional<Precision> goals = goals(open.compiled().layout());
        final long most = trials(goals.isEmpty() ? Defaults.TRIALS : Defaults.PRECISION_TRIALS);
        final RunJob job =
                new RunJob(open, batch.request(open, first, most), goals, Optional.empty(), Export.nothing());
        final Optional<Path> folder = out().map(reports -> reports.resolve(job.folder()));
        requireFolder();
        final RunJob whole = folder.filter(any -> resume)
                .map(place -> job.goingOn(session(), place))
                .orElse(job);
        final PairedEntry entry = open.contender(whole.request().bot());
        try (Interrupts interrupts = Interrupts.install();
                Export export = exported.begin(this, List.of(entry), List.of(entry.bot()), whole.request())) {
            final int code = whole.exporting(export)
                    .play(stage(ResultCache.nothing(), interrupts, notebook), folder, every(), full);
            open.bots().plans().forEach(console()::message);
            return code;
        }
    }

    private int ladder() {
        if (!precision.isEmpty() || level != null) {
            throw UserError.usage("--precision does not apply to --ladder", "use --trials instead");
        }
        final BotSource bots =
                batch.ladder(SideBots.joined(rungs, session().games().sides()));
        final List<Source> sources = scenarios.stream()
                .map(file -> content.source(session(), file).by(bots))
                .toList();
        exported.requireOne(sources);
        final LadderRun run = new LadderRun(sources, batch, first, trials(Defaults.LADDER_TRIALS));
        run.announce(session());
        final int code = play(notebook, stage -> {
            try (Export export = run.export(exported, this)) {
                return run.play(stage, export);
            }
        });
        bots.plans().forEach(console()::message);
        return code;
    }

    private long trials(final String usually) {
        return trials == null ? Long.parseLong(usually) : trials;
    }

    private Optional<Precision> goals(final OutcomeLayout layout) {
        if (precision.isEmpty()) {
            if (level != null) {
                throw UserError.usage("--level is for --precision", "add --precision METRIC=WIDTH");
            }
            return Optional.empty();
        }
        final double together = level == null ? Double.parseDouble(Defaults.LEVEL) : level;
        requireLevel(together);
        final List<Precision.Goal> goals = new ArrayList<>();
        for (final String text : precision) {
            final Precision.Goal goal = goal(layout, text);
            // As for all options, the last value of a metric wins.
            goals.removeIf(earlier -> earlier.metric().equals(goal.metric()));
            goals.add(goal);
        }
        return Optional.of(new Precision(goals, together));
    }

    private static Precision.Goal goal(final OutcomeLayout layout, final String text) {
        final int equals = text.indexOf('=');
        final String typed = equals < 0 ? text : text.substring(0, equals).strip();
        final String metric = MetricNames.require(typed, MetricNames.all(layout));
        final String width = equals < 0 ? "" : text.substring(equals + 1).strip();
        if (width.endsWith(RELATIVE)) {
            return new Precision.Goal(
                    metric, number(text, width, RELATIVE).movePointLeft(2).doubleValue(), true);
        }
        if (width.endsWith(PERCENT)) {
            if (!layout.isShare(metric)) {
                throw UserError.usage(
                        "--precision " + text + ": " + metric + " is not a rate, so a percent sign alone is ambiguous",
                        "write " + metric + "=0.01 in its unit, or " + metric + "=" + width
                                + "rel for a share of the value");
            }
            return new Precision.Goal(
                    metric, number(text, width, PERCENT).movePointLeft(2).doubleValue(), false);
        }
        return new Precision.Goal(metric, number(text, width, "").doubleValue(), false);
    }

    private static BigDecimal number(final String text, final String width, final String ending) {
        try {
            final BigDecimal number = new BigDecimal(
                    width.substring(0, width.length() - ending.length()).strip());
            if (number.signum() > 0 && number.doubleValue() > 0 && Double.isFinite(number.doubleValue())) {
                return number;
            }
        } catch (final NumberFormatException notANumber) {
            // reported below
        }
        throw UserError.usage("--precision " + text + " is not a width", HOW);
    }
}
