package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.Role;
import org.sitrep.report.text.Numbers;

/**
 * Reports a check: the verdict, the metrics that moved, where trials part, and a picture of the differences per metric.
 * Its comment and JUnit forms share its sentences.
 */
public final class CheckReport extends StudyReport {
    /** The rule of three: if none of n trials differ, a share of 3/n differing trials is still likely (1 in 20). */
    private static final double RULE_OF_THREE = 3.0;

    /** The number of moved metrics that the answer names. */
    private static final int MAX_NAMED = 3;

    private static final List<CheckVerdict> WORST_FIRST =
            List.of(CheckVerdict.MOVED, CheckVerdict.UNDECIDED, CheckVerdict.SAME);

    private static final String INTERRUPTED = "Interrupted: undecided metrics might have been decided.";

    private final CheckResult check;
    private final List<Row> rows;

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
        rows = check.entries().stream()
                .flatMap(entry -> entry.metrics().stream().map(metric -> new Row(entry, metric)))
                .toList();
    }

    /**
     * A metric and the scenario in which it is measured.
     *
     * @param entry the scenario
     * @param metric the metric
     */
    public record Row(CheckResult.Entry entry, CheckResult.Metric metric) {
        private Measure measure() {
            return Measure.of(metric);
        }

        /** Returns the name of its scenario in tables: its title and bot. */
        public String scenario() {
            return name(entry);
        }

        /** Returns the mean of the baseline with its interval, a share in percent. */
        public String before() {
            return measure().value(metric.before()).shortForm();
        }

        /** Returns the mean of the baseline with its interval and unit. */
        public String beforeWithUnit() {
            return before() + " " + measure().unit();
        }

        /** Returns the difference, a share in percent points. */
        public String difference() {
            return metric.difference().n() == 0
                    ? "none seen"
                    : measure().change(metric.difference()).shortForm();
        }

        /** Returns the margin, a share in percent points. */
        public String margin() {
            return Numbers.plain(measure().scaled(metric.margin()), 6);
        }

        public String word() {
            return CheckReport.word(metric.verdict());
        }

        public String wordAndTrials() {
            return metric.verdict() == CheckVerdict.UNDECIDED || metric.decidedAfter() == 0
                    ? word()
                    : word() + ", after " + Numbers.count(metric.decidedAfter());
        }

        private double byMargin() {
            return Math.abs(metric.difference().value()) / Math.max(1e-9, metric.margin());
        }
    }

    /** Returns the tested metrics of all scenarios, in their order. */
    public List<Row> tested() {
        return rows.stream().filter(row -> row.entry().tested()).toList();
    }

    private static String word(final CheckVerdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    private static String name(final CheckResult.Entry entry) {
        return entry.title() + ", " + entry.bot();
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("check", new TrialWord("trial"))
                .answer(RichText.of("").strong(answer()))
                .verdict(verdict())
                .answer(furthest())
                .answer(parting())
                .answer(advice());
        if (check.entries().stream().anyMatch(entry -> !replay(entry).isEmpty())) {
            page.answer(RichText.of("Example trials: ")
                    .link("one changed trial of each scenario", "check-partings")
                    .plain("."));
        }
        warnings(page);
        WORST_FIRST.forEach(
                verdict -> page.tile("Metrics " + word(verdict), Numbers.count(check.count(verdict)), "verdicts"));
        verdicts(page);
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
        differences(page);
        return page.played("", played())
                .method()
                .text("The baseline stores the outcome of each trial. The same trials were played again on the "
                        + "same draws and compared one by one, in waves that double. " + errorRates())
                .cautions(check.entries().stream().map(CheckResult.Entry::bot).toList())
                .again("The same check:", command())
                .build();
    }

    private Slot.Better verdict() {
        if (check.count(CheckVerdict.MOVED) > 0) {
            return Slot.Better.LOWER;
        }
        final boolean open = check.interrupted() || check.count(CheckVerdict.UNDECIDED) > 0;
        return open ? Slot.Better.NEUTRAL : Slot.Better.HIGHER;
    }

    private void warnings(final ReportBuilder page) {
        page.warn(check.interrupted() ? INTERRUPTED : "").warn(signatureGuarantee());
        for (final CheckResult.Entry entry : check.entries()) {
            page.warn(
                    Sentences.abortedTrials(name(entry), new TrialWord(entry.trial()), entry.givenUp(), "not counted"));
        }
    }

    private void verdicts(final ReportBuilder page) {
        final List<Row> worstFirst = tested().stream()
                .sorted(Comparator.comparing(
                        row -> WORST_FIRST.indexOf(row.metric().verdict())))
                .toList();
        page.section("verdicts", "Verdicts");
        if (!worstFirst.isEmpty()) {
            page.add(Columns.of(worstFirst)
                    .text("Scenario", Row::scenario)
                    .text("Metric", row -> row.metric().label() + row.measure().note())
                    .text("Verdict", Row::wordAndTrials)
                    .number("Difference", Row::difference)
                    .number("Margin", Row::margin)
                    .number("Baseline", Row::before)
                    .page("verdicts", "All tested metrics, moved ones first"));
        }
        page.text(bySignature().isEmpty() ? "" : "Same by signature: " + bySignature() + ".");
    }

    private void partings(final ReportBuilder page) {
        page.section(
                "partings", "Points of divergence", "At which step do trials first differ from those of the baseline?");
        for (final CheckResult.Entry entry : check.entries()) {
            if (entry.parting().isPresent()) {
                page.text(RichText.of("").strong(name(entry)).plain(": " + parting(entry)));
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
                final String what = name(entry) + ", " + metric.label();
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
                    RichText.of("Present run of ").strong(name(entry)).plain(":"), run(entry)));
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
        final Map<String, List<Row>> byMetric = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> row.metric().difference().n() > 0)
                .forEach(row -> byMetric.computeIfAbsent(row.metric().name(), name -> new ArrayList<>())
                        .add(row));
        byMetric.forEach((name, of) -> difference(page, Ids.part(name), of));
    }

    private void difference(final ReportBuilder page, final String id, final List<Row> of) {
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
        final String furthest = items.stream()
                .max(Comparator.comparingDouble(item -> Math.abs(item.estimate().value())))
                .map(item -> "Furthest from the baseline: " + item.label() + ", "
                        + Numbers.withUnit(item.estimate(), "") + ".")
                .orElse("");
        page.section(id, measure.label())
                .figure(
                        new IntervalChart(
                                "picture-check-" + id,
                                measure.label() + ", now minus baseline",
                                "One dot per scenario: its mean difference, with an interval that holds at all "
                                        + "looks at " + Numbers.level(check.sameLevel())
                                        + ", on a band as wide as the margin. " + Sentences.inWords(items),
                                measure.label() + ", now minus baseline, " + measure.points(),
                                IntervalChart.Style.DIFFERENCES,
                                items),
                        furthest + " The grey band is the margin: differences within it count as none. An "
                                + "interval inside the band means the same, one clear of it means moved; the "
                                + "test decides those that cross its edge. Right of the zero line is more than in the "
                                + "baseline. Only tested "
                                + "scenarios are shown.");
    }

    private Played played() {
        final Played played = new Played();
        for (final CheckResult.Entry entry : check.entries()) {
            final RichText status = RichText.of(". " + status(entry));
            played.side(entry.title(), entry.scenario(), entry.bot(), Optional.empty(), entry.input(), status);
        }
        return played.codes("Baseline", List.of(check.baseline()))
                .sources()
                .seed(check.seed())
                .version(check.madeBy());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().line("").verdict(answer());
        if (check.interrupted()) {
            out.line(INTERRUPTED);
        }
        check.entries().stream().filter(CheckResult.Entry::tested).forEach(entry -> brief(out, entry));
        if (!bySignature().isEmpty() && !check.bySignature()) {
            out.heading("Same by signature").line(bySignature());
        }
        out.line("").lines(nonEmpty(signatureGuarantee()));
        if (check.bySignature()) {
            return out;
        }
        out.line(errorRates());
        final List<String> now = nonEmpty(parting(), advice());
        return now.isEmpty() ? out : out.heading("Next steps").lines(now);
    }

    private static List<String> nonEmpty(final String... texts) {
        return List.of(texts).stream().filter(Predicate.not(String::isEmpty)).toList();
    }

    private void brief(final Brief out, final CheckResult.Entry entry) {
        out.heading(name(entry)).line(entry.scenario() + ". " + status(entry));
        if (entry.givenUp() > 0) {
            out.line(entry.givenUp() + " aborted, not counted.");
        }
        out.table(
                Columns.of(rows.stream().filter(row -> row.entry() == entry).toList())
                        .brief("", row -> row.metric().name() + row.measure().note())
                        .brief("baseline", row -> row.before().replaceAll(" .*", ""))
                        .brief("difference", Row::difference)
                        .brief("margin", Row::margin)
                        .brief("verdict", Row::word)
                        .brief(
                                "decided after",
                                row -> row.metric().decidedAfter() == 0
                                        ? ""
                                        : Numbers.count(row.metric().decidedAfter())),
                Brief.Look.VERDICTS);
        out.lines(nonEmpty(parting(entry)));
        nonEmpty(replay(entry)).forEach(out::note);
    }

    @Override
    public List<Columns<?>> tables() {
        final List<Parted> partings = check.entries().stream()
                .flatMap(entry -> entry.parting().stream()
                        .flatMap(parting ->
                                parting.places().stream().map(place -> new Parted(entry, parting.traced(), place))))
                .toList();
        return List.of(
                Columns.of(rows)
                        .csv("metrics.csv")
                        .data("scenario", row -> row.entry().scenario())
                        .data("bot", row -> row.entry().bot())
                        .data("metric", row -> row.metric().name())
                        .data("verdict", Row::word)
                        .data("decidedAfter", row -> row.metric().decidedAfter())
                        .data("margin", row -> row.metric().margin())
                        .data("before", row -> row.metric().before().value())
                        .estimate("difference", row -> row.metric().difference())
                        .data("differing", row -> row.metric().differing())
                        .data("unpaired", row -> row.metric().unpaired())
                        .data("probability", row -> row.metric().probability())
                        .data("unit", row -> row.metric().before().unit())
                        .data("contentChanged", row -> row.entry().contentChanged())
                        .data("signatureSame", row -> row.entry().signatureSame()),
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

    public String answer() {
        if (check.bySignature()) {
            return "Same, by signature: the first " + signatureTrials()
                    + " of each scenario are identical in every number.";
        }
        final String parts = WORST_FIRST.stream()
                .filter(verdict -> check.count(verdict) > 0)
                .map(verdict -> Numbers.counted(check.count(verdict), "metric")
                        + (verdict == CheckVerdict.SAME ? " the " : " ")
                        + word(verdict))
                .collect(Collectors.joining(", "));
        return Sentences.capitalised(word(check.verdict())) + ": " + parts + ".";
    }

    private String signatureTrials() {
        final IntStream trials = check.entries().stream().mapToInt(CheckResult.Entry::signatureTrials);
        final var all = trials.summaryStatistics();
        return (all.getMin() == all.getMax() ? "" : Numbers.count(all.getMin()) + " to ") + Numbers.count(all.getMax())
                + " trials";
    }

    /** Returns what moved, the furthest relative to its margin first, with the intervals; empty if nothing moved. */
    private String furthest() {
        final String moved = rows.stream()
                .filter(row -> row.metric().verdict() == CheckVerdict.MOVED
                        && row.metric().difference().n() > 0)
                .sorted(Comparator.comparingDouble(row -> -row.byMargin()))
                .limit(MAX_NAMED)
                .map(row -> row.scenario() + ": " + row.metric().label() + " by " + row.difference() + " "
                        + row.measure().points())
                .collect(Collectors.joining("; "));
        return moved.isEmpty() ? "" : "Largest moves relative to the margin: " + moved + ".";
    }

    /** Returns the scenarios that were settled by their signature; empty if there are none. */
    private String bySignature() {
        return check.entries().stream()
                .filter(entry -> !entry.tested())
                .map(CheckReport::name)
                .collect(Collectors.joining("; "));
    }

    /** Returns what an equal signature guarantees and what it does not; empty if no verdict rests on one. */
    public String signatureGuarantee() {
        final int least = check.entries().stream()
                .filter(entry -> !entry.tested())
                .mapToInt(CheckResult.Entry::signatureTrials)
                .min()
                .orElse(0);
        return least == 0
                ? ""
                : "A signature covers few trials: it may miss a change that shows in fewer than "
                        + Numbers.percent(Math.min(1, RULE_OF_THREE / least))
                        + " of them. --full tests the whole record.";
    }

    public static String status(final CheckResult.Entry entry) {
        final TrialWord noun = new TrialWord(entry.trial());
        final String content = entry.contentChanged() ? "The content has changed" : "The content is the same";
        if (!entry.tested()) {
            return content + "; the signature over " + noun.counted(entry.signatureTrials()) + " is the same.";
        }
        return content + (entry.signatureSame() ? "; the signature is the same; " : "; the signature has changed; ")
                + Numbers.count(entry.played()) + " of " + noun.counted(entry.recorded()) + " played.";
    }

    /** Returns where the trials of a scenario part from those of the baseline; empty if unknown. */
    public static String parting(final CheckResult.Entry entry) {
        return entry.parting().map(parting -> parting(entry, parting)).orElse("");
    }

    private static String parting(final CheckResult.Entry entry, final CheckResult.Parting parting) {
        final String recorded = new TrialWord(entry.trial()).counted(parting.traced()) + " with recorded steps ";
        if (parting.parted() == 0) {
            return "None of the " + recorded + "differs.";
        }
        return Numbers.count(parting.parted()) + " of the " + recorded
                + (parting.parted() == 1 ? "differs, " : "differ, ")
                + Numbers.count(parting.otherOutcome()) + " with another outcome. "
                + places(parting.places());
    }

    /** Returns where trials part first, over all scenarios; empty if unknown. */
    public String parting() {
        final Map<String, CheckResult.Place> all = new LinkedHashMap<>();
        check.entries().stream()
                .flatMap(entry -> entry.parting().stream())
                .flatMap(parting -> parting.places().stream())
                .forEach(place -> all.merge(
                        place.step(),
                        place,
                        (a, b) -> new CheckResult.Place(a.step(), a.trials() + b.trials(), a.example())));
        final List<CheckResult.Place> places =
                all.values().stream().sorted((a, b) -> b.trials() - a.trials()).toList();
        return places.isEmpty() ? "" : places(places);
    }

    private static String places(final List<CheckResult.Place> places) {
        final int all = places.stream().mapToInt(CheckResult.Place::trials).sum();
        final String more = places.stream()
                .skip(1)
                .limit(2)
                .map(place -> ", " + share(place, all) + " at " + place.step())
                .collect(Collectors.joining());
        return share(places.get(0), all) + " of changed trials first diverge at "
                + places.get(0).step() + more + ".";
    }

    private static String share(final CheckResult.Place place, final int all) {
        return Math.round(100.0 * place.trials() / all) + " %";
    }

    /** Returns the command that replays a trial with a different course; empty if there is none. */
    public String replay(final CheckResult.Entry entry) {
        return entry.parting()
                .filter(parting -> parting.parted() > 0)
                .map(parting -> "./sitrep replay " + Commands.quoted(entry.scenario()) + " --bot "
                        + Commands.quoted(entry.bot()) + " --seed " + check.seed() + " --trial "
                        + parting.places().get(0).example())
                .orElse("");
    }

    public String advice() {
        return switch (check.verdict()) {
            case SAME -> "";
            case MOVED ->
                "If the change is intended, make the baseline again and commit it with the change. If not, "
                        + "start from the step and the trial named above.";
            case UNDECIDED ->
                "The record is too short to decide. Widen the margins in question, or make a baseline of more "
                        + "trials from the state before the change.";
        };
    }

    public String errorRates() {
        return "If nothing has moved, a whole check reports a moved metric at most once in "
                + Numbers.count(Math.round(1 / check.falseAlarm()))
                + " times. Each interval of a difference holds at "
                + Numbers.level(check.sameLevel()) + ", at all looks.";
    }
}
