package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.Role;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.Launcher;

/**
 * Reports a check: the verdict, the metrics that moved, where trials part, and a picture of the differences per metric.
 * Its comment and JUnit forms share its sentences.
 */
public final class CheckReport extends StudyReport {
    private static final String INTERRUPTED = "Interrupted: undecided metrics might have been decided.";

    private final CheckResult check;
    private final CheckSentences sentences;
    private final List<CheckRow> rows;

    public CheckReport(final CheckResult check) {
        super(
                "Balance check",
                check.baseline() + ": "
                        + Numbers.counted(
                                check.entries().stream()
                                        .mapToInt(e -> e.metrics().size())
                                        .sum(),
                                "metric")
                        + " of " + Numbers.counted(check.entries().size(), "scenario") + ", seed " + check.seed(),
                check.command());
        this.check = check;
        sentences = new CheckSentences(check);
        rows = CheckRow.of(check);
    }

    /** Returns the means over several scenarios, then the tested metrics of each, in their order. */
    public List<CheckRow> tested() {
        return Stream.concat(CheckRow.pooled(check).stream(), rows.stream().filter(CheckRow::tested))
                .toList();
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("check", new TrialWord("trial"))
                .answer(RichText.of("").strong(sentences.answer()))
                .verdict(verdict())
                .answer(sentences.furthest())
                .answer(sentences.pooled())
                .answer(sentences.parting())
                .answer(sentences.blame())
                .answer(sentences.advice());
        if (check.entries().stream().anyMatch(entry -> !replay(entry).isEmpty())) {
            page.answer(RichText.of("Example trials: ")
                    .link("one changed trial of each scenario", "check-partings")
                    .plain("."));
        }
        warnings(page);
        verdicts(page);
        differences(page);
        if (check.entries().stream().anyMatch(entry -> entry.parting().isPresent())) {
            partings(page);
        }
        final List<Block> examples = new ArrayList<>();
        check.entries().forEach(entry -> examples.addAll(examples(entry)));
        if (!examples.isEmpty()) {
            page.examples("Per moved metric: the trial that differs most from the record, and the present best "
                            + "and worst.")
                    .add(examples);
        }
        return page.played("", played())
                .method()
                .text("The baseline stores the outcome of each trial. The same trials were played again on the "
                        + "same draws and compared one by one, in waves that double. " + sentences.errorRates())
                .cautions(check.entries().stream().map(CheckResult.Entry::bot).toList())
                .again("The same check:", command())
                .build();
    }

    private Slot.Better verdict() {
        if (check.verdict() == CheckVerdict.MOVED) {
            return Slot.Better.LOWER;
        }
        final boolean open = check.interrupted() || check.verdict() != CheckVerdict.SAME;
        return open ? Slot.Better.NEUTRAL : Slot.Better.HIGHER;
    }

    private void warnings(final ReportBuilder page) {
        page.warn(check.interrupted() ? INTERRUPTED : "").warn(sentences.signatureGuarantee());
        for (final CheckResult.Entry entry : check.entries()) {
            page.warn(Sentences.abortedTrials(
                    CheckRow.name(entry), new TrialWord(entry.trial()), entry.givenUp(), "not counted"));
        }
    }

    private void verdicts(final ReportBuilder page) {
        final List<CheckRow> worstFirst = tested().stream()
                .sorted(Comparator.comparing((CheckRow row) -> row.metric().verdict())
                        .reversed())
                .toList();
        page.section("verdicts", "Verdicts").add(matrix());
        if (!worstFirst.isEmpty()) {
            page.add(Columns.of(worstFirst)
                    .text("Scenario", CheckRow::scenario)
                    .text("Metric", row -> row.metric().label() + row.measure().note())
                    .text("Verdict", CheckRow::wordAndTrials)
                    .number("Difference", CheckRow::difference)
                    .number("Margin", CheckRow::margin)
                    .number("Baseline", CheckRow::before)
                    .page("verdicts", "All tested metrics, moved ones first", true));
        }
    }

    /** Returns a row per scenario and a column per metric. */
    private Block matrix() {
        final List<CheckRow> all =
                Stream.concat(CheckRow.pooled(check).stream(), rows.stream()).toList();
        final List<String> metrics = all.stream()
                .map(row -> row.metric().label())
                .filter(Streams.unseen())
                .toList();
        final Map<String, List<Block.Cell>> cells = new LinkedHashMap<>();
        for (final CheckRow row : all) {
            cells.computeIfAbsent(
                            row.scenario(),
                            name -> new ArrayList<>(Collections.nCopies(metrics.size(), Block.Cell.NONE)))
                    .set(metrics.indexOf(row.metric().label()), cell(row));
        }
        final List<String> head = new ArrayList<>(metrics);
        head.add(0, "Scenario");
        return new Block.Matrix(
                "check-matrix",
                "Verdict per scenario and metric",
                head,
                cells.entrySet().stream()
                        .map(row -> new Block.MatrixRow(row.getKey(), row.getValue()))
                        .toList());
    }

    private Block.Cell cell(final CheckRow row) {
        final boolean seen =
                row.entry().isPresent() && row.metric().difference().n() > 0;
        final String section = seen ? "check-" + Ids.part(row.metric().name()) : "";
        final String direction = row.metric().difference().value() < 0 ? "▼" : "▲";
        return switch (row.metric().verdict()) {
            case MOVED -> new Block.Cell(direction, row.word(), Block.Tone.BAD, section);
            case DIFFERS -> new Block.Cell(direction, row.word(), Block.Tone.CAUTION, section);
            case UNDECIDED -> new Block.Cell("?", row.word(), Block.Tone.NONE, section);
            case SAME -> new Block.Cell("=", row.tested() ? row.word() : "same by signature", Block.Tone.GOOD, section);
        };
    }

    private void partings(final ReportBuilder page) {
        page.section(
                "partings", "Points of divergence", "At which step do trials first differ from those of the baseline?");
        for (final CheckResult.Entry entry : check.entries()) {
            if (entry.parting().isPresent()) {
                page.text(RichText.of("").strong(CheckRow.name(entry)).plain(": " + CheckSentences.parting(entry)));
                page.text(CheckSentences.blame(entry));
                if (!replay(entry).isEmpty()) {
                    page.command(RichText.of("A changed trial:"), replay(entry));
                }
            }
        }
    }

    /**
     * Returns trials that moved, with their recorded and present values, then the run that has a report of its own. The
     * baseline does not store the data and build behind it, so replays show the present course.
     */
    private List<Block> examples(final CheckResult.Entry entry) {
        final List<Block> blocks = new ArrayList<>();
        final TrialWord noun = new TrialWord(entry.trial());
        for (final CheckResult.Metric metric : entry.metrics()) {
            metric.standouts().ifPresent(standouts -> {
                final String what = CheckRow.name(entry) + ", " + metric.label();
                standouts
                        .trial(Standouts.Kind.APART)
                        .ifPresent(at -> blocks.add(new Block.Command(
                                RichText.of("")
                                        .strong(what)
                                        .plain(": " + noun.one() + " " + at.number() + ", "
                                                + Numbers.plain(at.beside(), 2) + " before, "
                                                + Numbers.plain(at.value(), 2)
                                                + " now:"),
                                setting(entry).replay(check.seed(), at.number()))));
                blocks.addAll(ExampleTrials.of(standouts, setting(entry), noun).blocks(what));
            });
        }
        if (!blocks.isEmpty()) {
            blocks.add(new Block.Command(
                    RichText.of("Present run of ").strong(CheckRow.name(entry)).plain(":"), run(entry)));
        }
        return blocks;
    }

    private TrialSetting setting(final CheckResult.Entry entry) {
        return new TrialSetting(entry.scenario(), entry.bot(), List.of(), check.maxDecisions());
    }

    /** Returns the scenarios in which something moved and a trial with the greatest difference is known. */
    public List<CheckResult.Entry> moved() {
        return check.entries().stream()
                .filter(entry -> apart(entry).isPresent())
                .toList();
    }

    /**
     * Returns the command that replays the trial with the greatest difference from the record, for the first metric
     * that moved; empty if none moved.
     */
    public Optional<String> apart(final CheckResult.Entry entry) {
        return entry.metrics().stream()
                .filter(metric -> metric.verdict() == CheckVerdict.MOVED)
                .flatMap(metric -> metric.standouts().flatMap(all -> all.trial(Standouts.Kind.APART)).stream())
                .findFirst()
                .map(at -> setting(entry).replay(check.seed(), at.number()));
    }

    /** Returns the command that plays the present scenario, with as many trials as the check. */
    public String run(final CheckResult.Entry entry) {
        return setting(entry).run(entry.played(), check.seed());
    }

    /** Draws one picture per metric, so that its differences share a scale. */
    private void differences(final ReportBuilder page) {
        final Map<String, List<CheckRow>> byMetric = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> row.metric().difference().n() > 0)
                .forEach(row -> byMetric.computeIfAbsent(row.metric().name(), name -> new ArrayList<>())
                        .add(row));
        byMetric.forEach((name, of) -> difference(page, Ids.part(name), of));
    }

    private void difference(final ReportBuilder page, final String id, final List<CheckRow> of) {
        final Measure measure = of.get(0).measure();
        final List<IntervalChart.Item> items = of.stream()
                .map(row -> new IntervalChart.Item(
                        row.scenario() + ": " + row.word(),
                        row.measure().change(row.metric().difference()),
                        Slot.Better.NEUTRAL,
                        row.measure().scaled(row.metric().margin()),
                        Role.PLAIN,
                        false))
                .toList();
        page.section(id, measure.label())
                .figure(
                        new IntervalChart(
                                "picture-check-" + id,
                                measure.label(),
                                "One dot per scenario: its mean difference, with an interval; those of all "
                                        + "looks hold together at " + Numbers.level(check.sameLevel())
                                        + ", on a band as wide as the margin. " + Sentences.inWords(items),
                                measure.label() + ", now minus baseline, " + measure.points(),
                                IntervalChart.Style.DIFFERENCES,
                                items),
                        "The grey band is the margin; an interval inside it means the same.");
    }

    private Played played() {
        final Played played = new Played();
        for (final CheckResult.Entry entry : check.entries()) {
            final RichText status = RichText.of(". " + CheckSentences.status(entry));
            played.side(entry.title(), entry.scenario(), entry.bot(), Optional.empty(), entry.input(), status);
        }
        return played.codes("Baseline", List.of(check.baseline()))
                .sources()
                .seed(check.seed())
                .version(check.madeBy());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().line("").verdict(sentences.answer());
        if (check.interrupted()) {
            out.line(INTERRUPTED);
        }
        final List<CheckRow> pooled = CheckRow.pooled(check);
        if (!pooled.isEmpty()) {
            out.heading("Mean over the tested scenarios");
            verdicts(out, pooled);
        }
        check.entries().stream().filter(CheckResult.Entry::tested).forEach(entry -> brief(out, entry));
        if (!sentences.bySignature().isEmpty() && !check.bySignature()) {
            out.heading("Same by signature").line(sentences.bySignature());
        }
        out.line("").lines(nonEmpty(sentences.signatureGuarantee()));
        if (check.bySignature()) {
            return out;
        }
        out.line(sentences.errorRates());
        final List<String> now = nonEmpty(sentences.parting(), sentences.blame(), sentences.advice());
        return now.isEmpty() ? out : out.heading("Next steps").lines(now);
    }

    private static List<String> nonEmpty(final String... texts) {
        return List.of(texts).stream().filter(Predicate.not(String::isEmpty)).toList();
    }

    private void brief(final Brief out, final CheckResult.Entry entry) {
        out.heading(CheckRow.name(entry)).line(entry.scenario() + ". " + CheckSentences.status(entry));
        if (entry.givenUp() > 0) {
            out.line(entry.givenUp() + " aborted, not counted.");
        }
        verdicts(out, CheckRow.of(entry, check).toList());
        out.lines(nonEmpty(CheckSentences.parting(entry), CheckSentences.blame(entry)));
        nonEmpty(replay(entry)).forEach(out::note);
    }

    private static void verdicts(final Brief out, final List<CheckRow> of) {
        out.table(
                Columns.of(of)
                        .brief("", row -> row.metric().name() + row.measure().note())
                        .brief("baseline", row -> row.before().replaceAll(" [^a-z].*", ""))
                        .brief("difference", CheckRow::difference)
                        .brief("margin", CheckRow::margin)
                        .brief("verdict", row -> CheckRow.word(row.metric().verdict()))
                        .brief(
                                "decided after",
                                row -> row.metric().decidedAfter() == 0
                                        ? ""
                                        : Numbers.count(row.metric().decidedAfter())),
                Brief.Look.VERDICTS);
    }

    @Override
    public List<Columns<?>> tables() {
        final List<Parted> partings = check.entries().stream()
                .flatMap(entry -> entry.parting().stream()
                        .flatMap(parting ->
                                parting.places().stream().map(place -> new Parted(entry, parting.traced(), place))))
                .toList();
        return List.of(
                Columns.of(Stream.concat(rows.stream(), CheckRow.pooled(check).stream())
                                .toList())
                        .csv("metrics.csv")
                        .data(
                                "scenario",
                                row -> row.entry()
                                        .map(CheckResult.Entry::scenario)
                                        .orElse(row.scenario()))
                        .data(
                                "bot",
                                row -> row.entry().map(CheckResult.Entry::bot).orElse(""))
                        .data("metric", row -> row.metric().name())
                        .data("verdict", row -> row.metric().verdict())
                        .data("decidedAfter", row -> row.metric().decidedAfter())
                        .data("margin", row -> row.metric().margin())
                        .data("before", row -> row.metric().before().value())
                        .estimate("difference", row -> row.metric().difference())
                        .data("differing", row -> row.metric().differing())
                        .data("unpaired", row -> row.metric().unpaired())
                        .data("probability", row -> row.metric().probability())
                        .data("zeroProbability", row -> row.metric().zeroProbability())
                        .data("unit", row -> row.metric().before().unit())
                        .data(
                                "contentChanged",
                                row -> row.entry()
                                        .map(entry -> Boolean.toString(entry.contentChanged()))
                                        .orElse(""))
                        .data(
                                "signatureSame",
                                row -> row.entry()
                                        .map(entry -> Boolean.toString(entry.signatureSame()))
                                        .orElse("")),
                Columns.of(partings)
                        .csv("partings.csv")
                        .data("scenario", row -> row.entry().scenario())
                        .data("bot", row -> row.entry().bot())
                        .data("step", row -> row.place().step())
                        .data("trials", row -> row.place().trials())
                        .data("example", row -> row.place().example())
                        .data("traced", Parted::traced));
    }

    private record Parted(CheckResult.Entry entry, int traced, CheckResult.Place place) {}

    /** Returns the command that replays a trial with a different course; empty if there is none. */
    public String replay(final CheckResult.Entry entry) {
        return entry.parting()
                .filter(parting -> parting.parted() > 0)
                .map(parting -> Launcher.NAME + " replay " + Launcher.quoted(entry.scenario()) + " --bot "
                        + Launcher.quoted(entry.bot()) + " --seed " + check.seed() + " --trial "
                        + parting.places().get(0).example())
                .orElse("");
    }
}
