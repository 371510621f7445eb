package org.sitrep.junit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.analysis.check.BalanceCheck;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.BaselineReader;
import org.sitrep.analysis.check.CheckOptions;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckSide;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.ToolVersion;
import org.sitrep.scenario.BoundedFile;
import org.sitrep.scenario.DataChange;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Mark;

/**
 * Runs a file of {@code ./sitrep baseline} as tests: the present content and code must give the recorded results. As
 * with {@code ./sitrep check}, the probability of a false alarm is at most 1 in 1000 over the whole file.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> balance() {
 *     return Baselines.tests(Path.of("balance.baseline"), Undecided.SKIP);
 * }
 * }</pre>
 */
public final class Baselines {
    private static final int MOST_CHANGES = 3;

    private Baselines() {}

    /**
     * Checks the file and returns one test per scenario, bot and metric, in the order of the file; then, if several
     * scenarios have changed, one per metric for the mean over them. All trials are played before the first test is
     * returned.
     *
     * @param file the baseline; its file names are relative to its own folder
     * @param undecided outcome of a test whose metric is shown neither to have moved nor to be the same within the
     *     record
     * @throws IllegalStateException if the file, or any file it names, cannot be read or is not valid
     */
    public static Stream<DynamicTest> tests(final Path file, final Undecided undecided) {
        final CheckResult check = check(file);
        final Stream<DynamicTest> each = check.entries().stream()
                .flatMap(entry -> entry.metrics().stream()
                        .map(metric -> test(
                                entry.scenario() + ", " + entry.bot() + ": " + metric.name(),
                                metric,
                                entry.played() + " trials",
                                why(entry),
                                undecided)));
        final Stream<DynamicTest> pooled = check.pooled().stream()
                .map(all -> test(
                        "mean over " + all.scenarios() + " scenarios: "
                                + all.metric().name(),
                        all.metric(),
                        "all trials",
                        "",
                        undecided));
        return Stream.concat(each, pooled);
    }

    /**
     * Checks the file and returns the result, without failing.
     *
     * @throws IllegalStateException if the file, or any file it names, cannot be read or is not valid
     */
    public static CheckResult check(final Path file) {
        final Baseline baseline = read(file);
        final Path folder = file.toAbsolutePath().normalize().getParent();
        final int threads = Runtime.getRuntime().availableProcessors();
        return new BalanceCheck(baseline, CheckOptions.usual(threads))
                .run(
                        (number, entry) -> opened(file, folder, entry, baseline.order()),
                        file.toString(),
                        "",
                        ToolVersion.UNKNOWN);
    }

    private static Baseline read(final Path file) {
        final Findings findings = new Findings();
        try {
            final String text = BoundedFile.text(file, BaselineReader.MOST_MEBIBYTES);
            return BaselineReader.read(file.toString(), text, findings)
                    .orElseThrow(() -> new IllegalStateException(file + " cannot be used:\n" + lines(findings)));
        } catch (final IOException unreadable) {
            throw new IllegalStateException("there is no baseline " + file, unreadable);
        }
    }

    private static String lines(final Findings findings) {
        return findings.sorted().stream().map(Finding::toString).collect(Collectors.joining("\n"));
    }

    private static CheckSide opened(
            final Path file, final Path folder, final BaselineEntry entry, final KeyOrder order) {
        final Experiment experiment =
                Sitrep.open(resolved(folder, entry.scenario())).bot(resolved(folder, entry.bot()));
        final PlayableScenario open = experiment.open(order);
        final Findings unfit = new Findings();
        entry.misfits(open.compiled().layout(), new Mark(file.toString(), 0, 0)).forEach(unfit::add);
        if (!unfit.isEmpty()) {
            throw new IllegalStateException(file + " cannot be used:\n" + lines(unfit));
        }
        return CheckSide.of(entry.scenario(), entry.bot(), open, experiment.seated(open));
    }

    /** File names are relative to the baseline's folder; a bot of the game is no file. */
    private static String resolved(final Path folder, final String named) {
        final Path there = folder.resolve(named);
        return Files.isRegularFile(there) ? there.toString() : named;
    }

    private static DynamicTest test(
            final String name,
            final CheckResult.Metric metric,
            final String played,
            final String why,
            final Undecided undecided) {
        return DynamicTest.dynamicTest(name, () -> {
            final String text = described(metric) + why;
            switch (metric.verdict()) {
                case SAME -> {}
                case UNDECIDED -> undecided.tell("undecided after " + played + ": " + text, "");
                case DIFFERS -> undecided.tell("differs, size unclear: " + text, "");
                case MOVED -> throw new AssertionFailedError("moved: " + text);
            }
        });
    }

    private static String described(final CheckResult.Metric metric) {
        return "it was " + metric.before().shortForm() + ", now it differs by "
                + metric.difference().shortForm() + " " + metric.difference().unit() + "; the margin is "
                + metric.margin();
    }

    /** Returns where trials part, and which data make them; empty if unknown. */
    private static String why(final CheckResult.Entry entry) {
        final String step = entry.parting()
                .filter(parting -> !parting.places().isEmpty())
                .map(parting -> "\n" + parting.parted() + " of " + parting.traced()
                        + " trials differ; they first diverge at "
                        + parting.places().stream()
                                .map(place -> place.step() + " (" + place.trials() + ")")
                                .collect(Collectors.joining(", ")))
                .orElse("");
        final String data = entry.blame()
                .filter(blame -> !blame.causes().isEmpty())
                .map(blame -> "\nchanged data: "
                        + blame.causes().stream()
                                .flatMap(cause -> cause.changes().stream())
                                .limit(MOST_CHANGES)
                                .map(DataChange::toString)
                                .collect(Collectors.joining("; ")))
                .orElse("");
        return step + data;
    }
}
