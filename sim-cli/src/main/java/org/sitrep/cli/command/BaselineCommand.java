package org.sitrep.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.BaselineMaker;
import org.sitrep.analysis.check.BaselineMetric;
import org.sitrep.analysis.check.BaselineRatio;
import org.sitrep.analysis.check.BaselineText;
import org.sitrep.analysis.check.CheckSide;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Launcher;
import org.sitrep.strategy.DecisionTimer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep baseline}. */
final class BaselineCommand extends SitrepCommand {
    /** Each trial takes memory during play, and space in the file. */
    private static final long MOST = 10_000_000;

    @Parameters(arity = "0..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Option(names = "--metric", paramLabel = "NAME", split = ",")
    private List<String> metrics;

    @Option(names = "--margin", paramLabel = "METRIC=D", split = ",")
    private List<String> margins = new ArrayList<>();

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.BASELINE_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = Defaults.BASELINE)
    private Path out;

    @Mixin
    private BatchOptions batch;

    private List<String> named;
    private BotSource bots;
    /** The baseline to play again; empty if scenarios are named. */
    private Optional<Baseline> again = Optional.empty();

    private Margins chosen;
    private final List<RequestedSide> sides = new ArrayList<>();
    private KeyOrder order = KeyOrder.NONE;

    /** A scenario with its bot, watched metrics and number of trials, and their names in the file. */
    private record RequestedSide(String scenario, String bot, CheckSide open, List<String> watched, long trials) {}

    @Override
    public Integer call() {
        Targets.requireFile(out, "--out");
        requireNothingElse();
        if (trials > MOST) {
            throw UserError.usage("--trials " + trials + " is too many", "at most " + MOST + " can be recorded");
        }
        open();
        try (Interrupts interrupts = Interrupts.install()) {
            final Baseline baseline = play(StudyContext.of(session(), batch.work.progress, interrupts));
            if (baseline == null) {
                console().message("Interrupted; nothing was written.");
                return ExitCode.INTERRUPTED;
            }
            Targets.write(out, BaselineText.write(baseline), " with -o");
            if (!AtomicFileWriter.isStandardOutput(out)) {
                console().line("Baseline  " + out);
                tooNarrow(baseline);
                unbounded(baseline);
                console().line("Check     " + Launcher.NAME + " check " + Launcher.quoted(out.toString()));
            }
            return ExitCode.OK;
        }
    }

    /** Names the margins that their records are too short to decide. */
    private void tooNarrow(final Baseline baseline) {
        final List<String> all = baseline.entries().stream()
                .flatMap(entry -> entry.metrics().stream()
                        .filter(metric -> metric.trialsFor(metric.margin()) > entry.trials())
                        .map(metric -> metric.name() + " of " + entry.scenario() + " needs "
                                + Numbers.count(metric.trialsFor(metric.margin()))))
                .toList();
        if (!all.isEmpty()) {
            console()
                    .line("Margins   " + Numbers.counted(all.size(), "margin")
                            + " may need more trials than are recorded: " + all.get(0)
                            + (all.size() == 1 ? "" : "; the file has the rest"));
        }
    }

    /** Names the ratios whose records allow no interval, so that only equal trials show them to be the same. */
    private void unbounded(final Baseline baseline) {
        final List<String> all = baseline.entries().stream()
                .flatMap(entry -> entry.metrics().stream()
                        .filter(BaselineRatio.class::isInstance)
                        .filter(metric -> Double.isNaN(metric.estimate().low()))
                        .map(metric -> metric.name() + " of " + entry.scenario() + ": "
                                + metric.estimate().method()))
                .toList();
        if (!all.isEmpty()) {
            console()
                    .line("Ratios    " + Numbers.counted(all.size(), "ratio")
                            + " can be shown to be the same only by equal trials: " + String.join("; ", all));
        }
    }

    /** Refuses options that the baseline file decides. */
    private void requireNothingElse() {
        final boolean trusting =
                batch.bot() != null && List.of(batch.bot().split(",")).stream().allMatch(BotSource::isProgram);
        for (final String option : List.of("--metric", "--trials", "--seed", "--bot", "--max-decisions")) {
            // A program that the file names has to be named again, since it runs only then.
            if (scenarios.isEmpty() && !(option.equals("--bot") && trusting) && isTyped(option)) {
                throw UserError.usage(
                        option + " has no effect without scenarios",
                        "name scenarios, or omit it: the baseline file decides");
            }
        }
    }

    /** Opens everything before the first trial, so that an error costs no time. */
    private void open() {
        named = batch.bot() == null ? List.of() : List.of(batch.bot().split(","));
        chosen = new Margins(margins);
        final Optional<BaselineFile> earlier =
                Files.isRegularFile(out) && !AtomicFileWriter.isStandardOutput(out) || scenarios.isEmpty()
                        ? Optional.of(BaselineFile.read(session(), out))
                        : Optional.empty();
        earlier.ifPresent(file -> chosen.keep(file.baseline()));
        if (scenarios.isEmpty()) {
            final BaselineFile file = earlier.orElseThrow();
            BotSource.requireNamed(file.bots(), named, out.toString());
            bots = batch.bots(file.bots());
            again = Optional.of(file.baseline());
            for (int entry = 0; entry < file.baseline().entries().size(); entry++) {
                openAgain(file, entry);
            }
        } else {
            bots = batch.bots(named);
            openAll();
        }
        chosen.resolve(
                sides.stream().flatMap(side -> side.watched.stream()).collect(Collectors.toCollection(TreeSet::new)));
    }

    private void openAgain(final BaselineFile file, final int number) {
        final BaselineEntry entry = file.baseline().entries().get(number);
        final String scenario = file.shown(entry.scenario());
        try {
            final OpenScenario open = Source.of(session(), scenario).by(bots).require();
            final List<String> known = MetricNames.all(open.compiled().layout());
            final List<String> watched =
                    entry.metrics().stream().map(BaselineMetric::name).toList();
            for (final String name : watched) {
                if (!known.contains(name)) {
                    throw UserError.badData(
                            scenario + " has no metric " + name + " any more",
                            "remove it from " + out + ", with its record");
                }
            }
            sides.add(side(open, scenario, file.shown(entry.bot()), watched, entry.trials()));
        } catch (final UserError wrong) {
            throw UserError.badData(file.at(number) + ": " + wrong.getMessage(), wrong.advice());
        }
    }

    private void openAll() {
        final Set<String> unseen = new LinkedHashSet<>(metrics == null ? List.of() : metrics);
        for (final String scenario : scenarios) {
            open(scenario, unseen);
        }
        if (!unseen.isEmpty()) {
            final String name = unseen.iterator().next();
            final List<String> known = sides.stream()
                    .flatMap(side -> MetricNames.all(side.open.scenario().layout()).stream())
                    .distinct()
                    .toList();
            throw UserError.usage(MetricNames.problem(name, known), MetricNames.advice(name, known));
        }
    }

    private void open(final String scenario, final Set<String> unseen) {
        final OpenScenario open = Source.of(session(), scenario).by(bots).require();
        final List<String> watched = watched(open);
        unseen.removeIf(name -> !MetricNames.meant(name, watched).isEmpty());
        for (final String bot : named.isEmpty() ? List.of(open.bot(null)) : named) {
            sides.add(side(open, scenario, bot, watched, trials));
        }
    }

    private RequestedSide side(
            final OpenScenario open,
            final String scenario,
            final String bot,
            final List<String> watched,
            final long trials) {
        order = order.and(KeyOrder.of(open.document(), open.game().definition()));
        return new RequestedSide(
                BaselineFile.kept(out, session().home().file(scenario)),
                BaselineFile.kept(out, session().home().file(bot)),
                CheckSide.of(scenario, bot, open.playable(), open.bot(bot)),
                watched,
                trials);
    }

    /** Returns the names of the metrics of a scenario that were named, or of its criteria. */
    private List<String> watched(final OpenScenario open) {
        final List<String> known = MetricNames.all(open.compiled().layout());
        final List<String> names = metrics == null ? open.compiled().criteria() : metrics;
        final List<String> watched = names.stream()
                .map(name -> MetricNames.meant(name, known))
                .filter(meant -> meant.size() == 1)
                .map(meant -> meant.get(0))
                .distinct()
                .toList();
        if (watched.isEmpty()) {
            throw UserError.usage(
                    open.document().file() + " has no metric " + String.join(", nor ", names),
                    MetricNames.advice(names.isEmpty() ? "" : names.get(0), known));
        }
        return watched;
    }

    /** Returns the baseline; null after Ctrl-C. */
    private Baseline play(final StudyContext stage) {
        final AtomicInteger played = new AtomicInteger();
        final AtomicReference<BaselineMaker> inHand = new AtomicReference<>();
        final AtomicReference<DecisionTimer> silent = new AtomicReference<>();
        final List<BaselineEntry> entries = new ArrayList<>();
        final long most = sides.stream().mapToLong(RequestedSide::trials).sum();
        final StudyContext.Play play = new StudyContext.Play(
                () -> Optional.ofNullable(inHand.get()).ifPresent(BaselineMaker::requestStop),
                () -> StudyContext.progress(most, played.get()),
                "trials at most",
                bots,
                pulse -> {
                    silent.set(pulse);
                    inHand.get().abandon(pulse.thread());
                });
        stage.supervise(play, () -> {
            for (final RequestedSide side : sides) {
                final Optional<BaselineEntry> entry = play(side, inHand, stage.interrupts());
                if (entry.isEmpty()) {
                    break;
                }
                played.addAndGet(entry.get().trials());
                entries.add(entry.get());
            }
            return entries;
        });
        if (silent.get() != null) {
            throw UserError.givenUp(DecisionWatchdog.reason(bots, silent.get()), "raise --bot-timeout");
        }
        if (entries.size() < sides.size()) {
            return null;
        }
        return new Baseline(
                again.map(Baseline::command).orElse(commandAsTyped()), seed(), maxDecisions(), order, entries);
    }

    private long seed() {
        return again.map(Baseline::seed).orElse(batch.seed);
    }

    private int maxDecisions() {
        return again.map(Baseline::maxDecisions).orElse(batch.maxDecisions);
    }

    private Optional<BaselineEntry> play(
            final RequestedSide side, final AtomicReference<BaselineMaker> inHand, final Interrupts interrupts) {
        final RunRequest request =
                batch.requestFor(side.open.bot(), seed(), 0, side.trials).withMaxDecisions(maxDecisions());
        final BaselineMaker maker = new BaselineMaker(side.open, side.watched, request);
        inHand.set(maker);
        if (interrupts.requested()) {
            maker.requestStop();
        }
        return maker.play(side.scenario, side.bot, metric -> chosen.of(side.scenario, side.bot, metric));
    }
}
