package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.sitrep.analysis.check.BalanceCheck;
import org.sitrep.analysis.check.BaselineCodes;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.CheckOptions;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckSide;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.service.AfterCheck;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.Source;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.CheckJunit;
import org.sitrep.report.CheckMarkdown;
import org.sitrep.report.Publications;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.DecisionTimer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep check}. */
final class CheckCommand extends SitrepCommand {
    @Parameters(arity = "0..1", paramLabel = "FILE", defaultValue = Defaults.BASELINE)
    private Path file;

    @Option(names = "--full")
    private boolean full;

    @Option(names = "--junit", paramLabel = "FILE")
    private Path junit;

    @Option(names = "--markdown", paramLabel = "FILE")
    private Path markdown;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR")
    private Path out;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "FILES",
            split = ",")
    private List<String> programs = new ArrayList<>();

    @Mixin
    private BatchOptions.WorkOptions work;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = Defaults.FORMAT)
    private Form format;

    private BaselineFile baseline;
    private BotSource bots;
    private final List<Finding> wrong = Collections.synchronizedList(new ArrayList<>());
    private final AtomicReference<DecisionTimer> silent = new AtomicReference<>();

    enum Form {
        TEXT,
        JSON,
        CSV,
        MARKDOWN,
        JUNIT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        Targets.requireFile(junit, "--junit");
        Targets.requireFile(markdown, "--markdown");
        Targets.requireFolder(out, "--out");
        work.botTimeout.require();
        final CheckOptions usual = CheckOptions.usual(work.threads());
        file = Path.of(session().home().file(file.toString()));
        baseline = BaselineFile.read(session(), file);
        final List<String> named = baseline.bots();
        BotSource.requireNamed(named, programs, file.toString());
        bots = named.stream().map(Budget::idOf).allMatch(session().games()::haveBot)
                ? BotSource.NONE
                : work.botTimeout.of(BotSource.of(named));
        final CheckOptions options =
                new CheckOptions(full, usual.threads(), work.elsewhere(), usual.falseAlarm(), usual.sameLevel());
        try (Interrupts interrupts = Interrupts.install()) {
            final CheckResult result = check(StudyContext.of(session(), work.progress, interrupts), options);
            write(result);
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            if (silent.get() != null) {
                console().message(DecisionWatchdog.reason(bots, silent.get()) + "; raise --bot-timeout");
                return ExitCode.GIVEN_UP;
            }
            return exitCode(result);
        }
    }

    private void write(final CheckResult result) {
        if (junit != null) {
            Targets.write(junit, CheckJunit.of(result), "");
        }
        if (markdown != null) {
            Targets.write(markdown, CheckMarkdown.of(result), "");
        }
        final ReportOutput report = new ReportOutput(session(), Publications.of(result), false);
        if (out != null) {
            report.writeReport(out);
        }
        switch (format) {
            case MARKDOWN -> console().out(Format.MARKDOWN).print(CheckMarkdown.of(result));
            case JUNIT -> console().data().print(CheckJunit.of(result));
            default -> report.next(() -> AfterCheck.of(result)).print(Format.valueOf(format.name()));
        }
    }

    /** Returns the result, with fewer trials after Ctrl-C. */
    private CheckResult check(final StudyContext stage, final CheckOptions options) {
        final BalanceCheck check = new BalanceCheck(baseline.baseline(), options);
        final List<CheckSide> opened = open();
        final long most = baseline.baseline().entries().stream()
                .mapToLong(BaselineEntry::trials)
                .sum();
        final StudyContext.Play play = new StudyContext.Play(
                check::requestStop,
                () -> StudyContext.progress(most, check.played()),
                "trials at most",
                bots,
                pulse -> {
                    silent.set(pulse);
                    check.abandon(pulse.thread());
                });
        return stage.supervise(
                play,
                () -> check.run(
                        (number, entry) -> opened.get(number),
                        file.toString(),
                        commandAsTyped(),
                        BuildInfo.current().madeBy()));
    }

    /** Opens all sides and reports all errors at once. One thread reads bots from files before the watch starts. */
    private List<CheckSide> open() {
        final IntStream entries =
                IntStream.range(0, baseline.baseline().entries().size());
        final List<CheckSide> opened = (bots == BotSource.NONE ? entries.parallel() : entries)
                .mapToObj(this::open)
                .flatMap(Optional::stream)
                .toList();
        if (!wrong.isEmpty()) {
            final Findings sorted = new Findings();
            wrong.forEach(sorted::add);
            throw Source.unusable(session(), file.toString(), sorted.sorted());
        }
        return opened;
    }

    private Optional<CheckSide> open(final int number) {
        final BaselineEntry entry = baseline.baseline().entries().get(number);
        final String scenario = baseline.shown(entry.scenario());
        final String bot = baseline.shown(entry.bot());
        try {
            final Source.Attempt attempt = Source.of(session(), scenario)
                    .by(bots)
                    .attempt(baseline.baseline().order());
            wrong.addAll(attempt.findings());
            final Optional<CheckSide> side =
                    attempt.scenario().map(open -> CheckSide.of(scenario, bot, open.playable(), open.bot(bot)));
            side.ifPresent(open -> wrong.addAll(entry.misfits(open.scenario().layout(), baseline.at(number))));
            return side;
        } catch (final UserError missing) {
            wrong.add(baseline.wrong(BaselineCodes.MISSING.id(), number, missing.getMessage(), missing.advice()));
            return Optional.empty();
        }
    }

    private static int exitCode(final CheckResult result) {
        final boolean givenUp = result.entries().stream().anyMatch(CheckResult.Entry::newlyGivenUp);
        return switch (result.verdict()) {
            case MOVED -> ExitCode.VERDICT_NEGATIVE;
            case UNDECIDED, DIFFERS -> givenUp ? ExitCode.GIVEN_UP : ExitCode.UNDECIDED;
            case SAME -> givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
        };
    }
}
