package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Yardstick;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;
import org.sitrep.outcome.Slot;

/** The report of a comparison as data: verdicts, a picture of the paired differences a yardstick, the sides by themselves, method. */
public final class ComparisonReport {
    /** Longer tables are only for looking things up. */
    private static final int FOLDED = 24;
    /** As many sides have each a sentence of the answer; more of them are put into groups. */
    private static final int FEW = 3;

    private final Comparison comparison;
    private final Capsule first;
    private final Trial trial;

    private ComparisonReport(final Comparison comparison) {
        this.comparison = comparison;
        first = comparison.base().capsule();
        trial = Trial.of(first);
    }

    /** Returns the report as data. */
    public static ReportModel of(final Comparison comparison) {
        return new ComparisonReport(comparison).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>();
        if (comparison.steps().size() > FEW) {
            sections.add(verdicts());
        }
        comparison.yardsticks().forEach(yardstick -> sections.add(yardstick(yardstick)));
        alsoDiffering().ifPresent(sections::add);
        sections.add(sides());
        sections.add(new ComparisonExamples(comparison).section());
        sections.add(played());
        sections.add(method());
        sections.add(new Section(
                "comparison-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same comparison:"), comparison.command()))));
        return new ReportModel(
                ComparisonSentences.title(comparison),
                ComparisonSentences.subtitle(comparison),
                answers(),
                warnings(),
                tiles(),
                sections);
    }

    /** Few sides in a sentence each; more of them in groups. */
    private List<Rich> answers() {
        final List<Rich> answers = new ArrayList<>();
        if (comparison.steps().size() <= FEW) {
            comparison
                    .steps()
                    .forEach(step -> answers.add(Rich.of(capital(ComparisonSentences.side(comparison, step)))));
        } else {
            answers.add(Rich.of("Held against " + comparison.base().name() + ":"));
            ComparisonSentences.groups(comparison).forEach(group -> answers.add(Rich.of(group + ".")));
        }
        answers.add(Rich.of(trial.titles() + " to look at: ")
                .link("best, median and worst of each side", ComparisonExamples.SECTION)
                .plain("."));
        return answers;
    }

    private Section verdicts() {
        return new Section(
                "comparison-verdicts",
                "Verdicts",
                "",
                comparison.steps().stream()
                        .map(step -> (Block)
                                new Block.Paragraph(Rich.of(capital(ComparisonSentences.side(comparison, step)))))
                        .toList());
    }

    private static String capital(final String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    private List<Tile> tiles() {
        final List<Tile> tiles = new ArrayList<>();
        for (final PairedStep step :
                comparison.steps().subList(0, Math.min(FEW, comparison.steps().size()))) {
            for (final Yardstick yardstick : comparison.yardsticks()) {
                final Slot slot = yardstick.slot();
                tiles.add(new Tile(
                        slot.label() + ", " + comparison.side(step).name() + " less "
                                + comparison.base().name(),
                        Numbers.withUnit(
                                ComparisonSentences.difference(comparison, step, slot),
                                Labels.unitBeside(slot.label(), LadderSentences.points(slot))),
                        id(yardstick.slot())));
            }
        }
        return tiles;
    }

    private List<Rich> warnings() {
        final List<Rich> warnings = new ArrayList<>();
        if (first.unplayed() > 0) {
            warnings.add(Rich.of("Interrupted: " + trial.counted(first.unplayed()) + " were not played."));
        }
        for (final Comparison.Side side : comparison.sides()) {
            if (side.capsule().aborted() > 0) {
                warnings.add(Rich.of(side.name() + " gave up "
                        + trial.counted(side.capsule().aborted()) + "; they are left out of its difference."));
            }
        }
        return warnings;
    }

    private static String id(final Slot slot) {
        return "comparison-" + slot.name().replaceAll("[^A-Za-z0-9]", "-");
    }

    private Section yardstick(final Yardstick yardstick) {
        final Slot slot = yardstick.slot();
        final List<Chart.Item> items = new ArrayList<>();
        final List<List<String>> rows = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            items.add(new Chart.Item(
                    comparison.side(step).name(),
                    ComparisonSentences.difference(comparison, step, slot),
                    Slot.Better.NEUTRAL));
            rows.add(row(step, yardstick));
        }
        final String what = slot.label() + ", less that of " + comparison.base().name();
        return new Section(
                id(slot),
                slot.label(),
                "",
                List.of(
                        new Block.Figure(
                                new Chart.Intervals(
                                        "picture-" + id(slot),
                                        what,
                                        "One dot a side: the mean of its " + trial.many()
                                                + "' differences, with an interval that holds together with all others at "
                                                + Numbers.level(comparison.level()) + ". " + inWords(yardstick),
                                        Labels.withUnit(what, LadderSentences.points(slot)),
                                        Chart.Intervals.Style.DIFFERENCES,
                                        items),
                                Rich.of(inWords(yardstick) + " Right of the line of nothing is more, left of it less"
                                        + (slot.better() == Slot.Better.LOWER
                                                ? "; less is better. "
                                                : ", and more is better. ")
                                        + "Where the line runs through an interval, no difference is shown.")),
                        new Block.Table(
                                "differences-" + id(slot),
                                "Differences, " + trial.one() + " by " + trial.one() + " on the same dice",
                                List.of(
                                        Block.Column.text("Side"),
                                        Block.Column.number("Difference"),
                                        Block.Column.number("Differing"),
                                        Block.Column.number("Variance left"),
                                        Block.Column.text("Verdict")),
                                rows,
                                false)));
    }

    private String inWords(final Yardstick yardstick) {
        return comparison.steps().stream()
                .map(step -> capital(comparison.side(step).name()) + ": "
                        + ComparisonSentences.verdict(comparison, step, yardstick) + ".")
                .collect(Collectors.joining(" "));
    }

    private List<String> row(final PairedStep step, final Yardstick yardstick) {
        final Slot slot = yardstick.slot();
        return List.of(
                comparison.side(step).name(),
                Numbers.withUnit(ComparisonSentences.difference(comparison, step, slot), LadderSentences.points(slot)),
                Numbers.count(step.sums(slot).differing()),
                LadderSentences.pairing(step, slot),
                ComparisonSentences.word(comparison.verdict(step, yardstick)));
    }

    private Optional<Section> alsoDiffering() {
        final List<List<String>> rows = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            for (final Slot slot : comparison.alsoDiffering(step)) {
                rows.add(List.of(
                        comparison.side(step).name(),
                        slot.label(),
                        Numbers.withUnit(LadderSentences.difference(step, slot), LadderSentences.points(slot)),
                        Numbers.count(step.sums(slot).differing())));
            }
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Section(
                "comparison-else",
                "What else differs",
                "",
                List.of(
                        new Block.Paragraph(
                                Rich.of(
                                        "Of all other numbers of a " + trial.one()
                                                + ", those that differ by more than chance, the surest first: in expectation no more than one in twenty of them by chance alone (Benjamini and Hochberg). A difference has its 95 % interval by itself.")),
                        new Block.Table(
                                "differing-else",
                                "Everything that differs, less the same of "
                                        + comparison.base().name(),
                                List.of(
                                        Block.Column.text("Side"),
                                        Block.Column.text("Metric"),
                                        Block.Column.number("Difference"),
                                        Block.Column.number("Differing")),
                                rows,
                                rows.size() > FOLDED))));
    }

    private Section sides() {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Side")));
        comparison.yardsticks().forEach(y -> columns.add(Block.Column.number(LadderSentences.labelled(y.slot()))));
        final List<List<String>> rows = new ArrayList<>();
        for (final Comparison.Side side : comparison.sides()) {
            final List<String> row = new ArrayList<>(List.of(side.name()));
            comparison
                    .yardsticks()
                    .forEach(y -> row.add(Numbers.withUnit(ComparisonSentences.value(side, y.slot()), "")));
            rows.add(row);
        }
        return new Section(
                "comparison-sides",
                "The sides by themselves",
                "",
                List.of(new Block.Table("sides", "Means, each with its own 95 % interval", columns, rows, false)));
    }

    private Section played() {
        final List<Block.Fact> facts = new ArrayList<>(Inputs.scenario(first));
        final InputSides sides = new InputSides();
        for (final Comparison.Side side : comparison.sides()) {
            sides.with(side.name(), Input.of(side.capsule()));
            facts.add(Inputs.fact(side.name(), side(side.capsule())));
        }
        facts.addAll(sides.facts());
        facts.addAll(Inputs.made(first));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("comparison"));
        return new Section(
                "comparison-input",
                "What was played",
                "The set-up is that of " + comparison.base().name() + ".",
                blocks);
    }

    /** What a side is made of, and what came of it, for whoever wants to hold another run against it. */
    private static Rich side(final Capsule capsule) {
        return InputSides.side(capsule.scenario(), capsule.bot(), capsule.botFile(), Input.of(capsule))
                .plain(", hash of all outcomes ")
                .code(capsule.missionsHash());
    }

    private Section method() {
        return new Section(
                "comparison-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(
                                Rich.of(
                                        "Every side played the same " + trial.many()
                                                + " on the same dice. A difference is the mean of the " + trial.many()
                                                + "' differences, so what both owe to the dice falls out; its interval is Student's t for a number fixed beforehand, and wide enough that all of them hold together at "
                                                + Numbers.level(comparison.level())
                                                + ". \"Variance left\" says how much of the scatter of two separate runs pairing leaves: the smaller, the more the common dice have helped.")),
                        new Block.Paragraph(Cautions.of(comparison.sides().stream()
                                .map(side -> side.capsule().bot())
                                .toList()))));
    }
}
