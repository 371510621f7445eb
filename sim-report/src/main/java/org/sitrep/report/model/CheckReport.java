package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.outcome.Slot;

/** The report of a check as data: the verdict, what moved, where missions part, a picture of the differences a metric, method. */
public final class CheckReport {
    private static final List<CheckVerdict> WORST_FIRST =
            List.of(CheckVerdict.MOVED, CheckVerdict.UNDECIDED, CheckVerdict.SAME);

    private static final String PARTINGS = "check-partings";
    private static final String EXAMPLES = "check-examples";

    private final CheckResult check;

    private CheckReport(final CheckResult check) {
        this.check = check;
    }

    /** Returns the report as data. */
    public static ReportModel of(final CheckResult check) {
        return new CheckReport(check).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>();
        sections.add(verdicts());
        if (check.entries().stream().anyMatch(entry -> entry.parting().isPresent())) {
            sections.add(partings());
        }
        examples().ifPresent(sections::add);
        sections.addAll(differences());
        sections.add(played());
        sections.add(method());
        sections.add(new Section(
                "check-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same check:"), check.command()))));
        return new ReportModel(
                CheckSentences.title(check), CheckSentences.subtitle(check), answers(), warnings(), tiles(), sections);
    }

    private List<Rich> answers() {
        final List<Rich> answers = new ArrayList<>();
        answers.add(Rich.of("").strong(CheckSentences.answer(check)));
        add(answers, CheckSentences.furthest(check));
        add(answers, CheckSentences.parting(check));
        add(answers, CheckSentences.advice(check));
        if (check.entries().stream()
                .anyMatch(entry -> !CheckSentences.replay(check, entry).isEmpty())) {
            answers.add(Rich.of("To look at: ")
                    .link("a mission of each scenario that goes otherwise now", PARTINGS)
                    .plain("."));
        }
        return answers;
    }

    private List<Rich> warnings() {
        final List<Rich> warnings = new ArrayList<>();
        if (check.interrupted()) {
            warnings.add(Rich.of("Interrupted: what is undecided might have been decided."));
        }
        add(warnings, CheckSentences.promise(check));
        for (final CheckResult.Entry entry : check.entries()) {
            if (entry.givenUp() > 0) {
                warnings.add(Rich.of(CheckSentences.name(entry) + " gave up "
                        + new Trial(entry.trial()).counted(entry.givenUp()) + "; they count for nothing."));
            }
        }
        return warnings;
    }

    private static void add(final List<Rich> to, final String text) {
        if (!text.isEmpty()) {
            to.add(Rich.of(text));
        }
    }

    private List<Tile> tiles() {
        final List<Tile> tiles = new ArrayList<>();
        for (final CheckVerdict verdict : WORST_FIRST) {
            tiles.add(new Tile(
                    "Metrics " + CheckSentences.word(verdict), Numbers.count(check.count(verdict)), "check-verdicts"));
        }
        return tiles;
    }

    private Section verdicts() {
        final List<List<String>> rows = new ArrayList<>();
        for (final CheckVerdict verdict : WORST_FIRST) {
            check.entries().stream()
                    .filter(CheckResult.Entry::tested)
                    .forEach(entry -> entry.metrics().stream()
                            .filter(metric -> metric.verdict() == verdict)
                            .forEach(metric -> rows.add(row(entry, metric))));
        }
        final String bySignature = CheckSentences.bySignature(check);
        final List<Block> blocks = new ArrayList<>();
        if (!bySignature.isEmpty()) {
            blocks.add(new Block.Paragraph(Rich.of("Same by signature: " + bySignature + ".")));
        }
        if (!rows.isEmpty()) {
            blocks.add(0, table(rows));
        }
        return new Section("check-verdicts", "Verdicts", "", blocks);
    }

    private static Block table(final List<List<String>> rows) {
        return new Block.Table(
                "verdicts",
                "All metrics that were tested, what moved first",
                List.of(
                        Block.Column.text("Scenario"),
                        Block.Column.text("Metric"),
                        Block.Column.text("Verdict"),
                        Block.Column.number("Difference"),
                        Block.Column.number("Margin"),
                        Block.Column.number("Before")),
                rows,
                false);
    }

    private static List<String> row(final CheckResult.Entry entry, final CheckResult.Metric metric) {
        return List.of(
                CheckSentences.name(entry),
                metric.label() + (metric.share() ? ", %" : ""),
                CheckSentences.wordAndMissions(metric),
                CheckSentences.shown(metric),
                CheckSentences.margin(metric),
                CheckSentences.before(metric).shortForm());
    }

    private Section partings() {
        final List<Block> blocks = new ArrayList<>();
        for (final CheckResult.Entry entry : check.entries()) {
            if (entry.parting().isPresent()) {
                blocks.add(new Block.Paragraph(
                        Rich.of("").strong(CheckSentences.name(entry)).plain(": " + CheckSentences.parting(entry))));
                final String replay = CheckSentences.replay(check, entry);
                if (!replay.isEmpty()) {
                    blocks.add(new Block.Command(Rich.of("One that goes otherwise:"), replay));
                }
            }
        }
        return new Section(
                PARTINGS,
                "Where missions part",
                "At which step do missions first go otherwise than those of the baseline?",
                blocks);
    }

    /** What has moved, in single missions: what is recorded of them and what they come to now. What made the record is not kept, so they are told as they go now. */
    private Optional<Section> examples() {
        final List<Block> blocks = new ArrayList<>();
        check.entries().forEach(entry -> blocks.addAll(new CheckExamples(check, entry).blocks()));
        return blocks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Section(
                        EXAMPLES,
                        "Missions to look at",
                        "Of each metric that has moved: where it differs most from what is recorded, and best and worst now.",
                        blocks));
    }

    /** Differences of one metric have one scale. */
    private List<Section> differences() {
        final Map<String, List<Chart.Item>> items = new LinkedHashMap<>();
        final Map<String, CheckResult.Metric> metrics = new LinkedHashMap<>();
        for (final CheckResult.Entry entry : check.entries()) {
            for (final CheckResult.Metric metric : entry.metrics()) {
                if (metric.difference().n() > 0) {
                    metrics.putIfAbsent(metric.name(), metric);
                    items.computeIfAbsent(metric.name(), name -> new ArrayList<>())
                            .add(new Chart.Item(
                                    CheckSentences.name(entry) + ": " + CheckSentences.word(metric.verdict()),
                                    CheckSentences.difference(metric),
                                    Slot.Better.NEUTRAL,
                                    metric.share() ? 100 * metric.margin() : metric.margin()));
                }
            }
        }
        return metrics.values().stream()
                .map(metric -> section(metric, items.get(metric.name())))
                .toList();
    }

    private Section section(final CheckResult.Metric metric, final List<Chart.Item> items) {
        final String id = "check-" + metric.name().replaceAll("[^A-Za-z0-9]", "-");
        return new Section(
                id,
                metric.label(),
                "",
                List.of(
                        new Block.Figure(
                                new Chart.Intervals(
                                        "picture-" + id,
                                        metric.label() + ", now less then",
                                        "One dot a scenario: the mean difference of its missions, with an interval that holds however often one looks at "
                                                + Numbers.level(check.sameLevel())
                                                + ", on a band as wide as the margin. "
                                                + Sentences.inWords(items),
                                        metric.label() + ", now less then, " + CheckSentences.points(metric),
                                        Chart.Intervals.Style.DIFFERENCES,
                                        items),
                                Rich.of(
                                        finding(items)
                                                + " The grey band is the margin: differences in it count for none. Inside the band is the same, clear of it has moved; what reaches over its edge is for the test to tell. Right of the line of nothing is more than in the baseline. Only scenarios that were tested are shown."))));
    }

    /** Names what lies furthest from the line of nothing. */
    private static String finding(final List<Chart.Item> items) {
        return items.stream()
                .max(Comparator.comparingDouble(item -> Math.abs(item.estimate().value())))
                .map(item -> "Furthest from the baseline: " + item.label() + ", "
                        + Numbers.withUnit(item.estimate(), "") + ".")
                .orElse("");
    }

    private Section played() {
        final List<Block.Fact> facts = new ArrayList<>();
        final InputSides sides = new InputSides();
        for (final CheckResult.Entry entry : check.entries()) {
            sides.with(entry.title(), entry.input());
            facts.add(Inputs.fact(
                    entry.title(),
                    InputSides.side(entry.scenario(), entry.bot(), Optional.empty(), entry.input())
                            .plain(". " + CheckSentences.looked(entry))));
        }
        facts.add(Inputs.fact("Baseline", Rich.of("").code(check.baseline())));
        facts.addAll(sides.facts());
        facts.add(Inputs.seed(check.seed()));
        facts.addAll(Inputs.version(check.madeBy()));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("check"));
        return new Section("check-input", "What was played", "", blocks);
    }

    private Section method() {
        return new Section(
                "check-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(Rich.of(
                                "The baseline holds what each mission came to; the same missions were played again on the same dice and laid beside these one by one, in waves that double. "
                                        + CheckSentences.chances(check))),
                        new Block.Paragraph(Cautions.of(check.entries().stream()
                                .map(CheckResult.Entry::bot)
                                .toList()))));
    }
}
