package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.Worth;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;

/** Makes the report of what things are worth: the table, a picture a yardstick, how it was made and how to make it again. */
public final class WorthReport {
    private static final String EXAMPLES = "worth-examples";
    /** Of so many things one looks at a mission without them. */
    private static final int FEW = 3;

    private final Worth worth;
    private final Examples examples;

    private WorthReport(final Worth worth) {
        this.worth = worth;
        examples = Examples.of(worth.whole(), worth.slots().get(0).name());
    }

    /** Returns the report as data. */
    public static ReportModel of(final Worth worth) {
        return new WorthReport(worth).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>(List.of(table()));
        worth.slots().forEach(slot -> sections.add(picture(slot)));
        sections.add(examples());
        sections.add(played());
        sections.add(method());
        sections.add(again());
        final List<Rich> answer =
                new ArrayList<>(List.of(Rich.of(WorthSentences.most(worth)), Rich.of(WorthSentences.answer(worth))));
        if (!examples.isEmpty()) {
            answer.add(examples.pointer(EXAMPLES));
        }
        return new ReportModel(
                WorthSentences.title(worth), WorthSentences.subtitle(worth), answer, warnings(), List.of(), sections);
    }

    private List<Rich> warnings() {
        final Capsule whole = worth.whole();
        final List<Rich> warnings = new ArrayList<>();
        if (whole.unplayed() > 0) {
            warnings.add(Rich.of(
                    Trial.of(whole).counted(whole.unplayed()) + " were not played (" + whole.stopReason() + ")."));
        }
        final long incomplete = worth.steps().stream()
                .mapToLong(step -> step.incomplete())
                .max()
                .orElse(0);
        if (incomplete > 0) {
            warnings.add(Rich.of("Up to " + Trial.of(whole).counted(incomplete)
                    + " were given up by one side or the other; they are left out of its row."));
        }
        return warnings;
    }

    private Section table() {
        final List<Block.Column> columns = new ArrayList<>();
        final List<String> heads = WorthSentences.heads(worth);
        for (int c = 0; c < heads.size(); c++) {
            columns.add(c < 2 ? Block.Column.text(heads.get(c)) : Block.Column.number(heads.get(c)));
        }
        final List<Block> blocks = new ArrayList<>(List.of(
                new Block.Table(
                        "worth-table",
                        "With the thing less without it, the worthiest first",
                        columns,
                        WorthSentences.rows(worth),
                        false),
                new Block.Paragraph(Rich.of(WorthSentences.reading(worth)))));
        WorthSentences.leftOut(worth).forEach(said -> blocks.add(new Block.Paragraph(Rich.of(said))));
        return new Section("worth", "What each thing is worth", "What would be missed?", blocks);
    }

    private Section picture(final Slot slot) {
        final String id = "worth-" + slot.name().replaceAll("[^A-Za-z0-9]", "-");
        final List<Chart.Item> items = worth.byWorth().stream()
                .map(thing -> new Chart.Item(
                        worth.things().get(thing), WorthSentences.estimate(worth, thing, slot), Slot.Better.NEUTRAL))
                .toList();
        final String caption = "One bar a thing: " + slot.label() + " with it less without it, "
                + LadderSentences.points(slot) + ". What lies right of 0 is "
                + (slot.better() == Slot.Better.LOWER ? "better left." : "worth having.")
                + " Where a line runs through 0, nothing is shown.";
        return new Section(
                id,
                slot.label(),
                "",
                List.of(
                        items.isEmpty()
                                ? new Block.Paragraph(Rich.of("Nothing made a difference."))
                                : new Block.Figure(
                                        new Chart.Intervals(
                                                "picture-" + id,
                                                "Worth by " + slot.label(),
                                                caption + " " + Sentences.inWords(items),
                                                Labels.withUnit(slot.label(), LadderSentences.points(slot)),
                                                Chart.Intervals.Style.TORNADO,
                                                items),
                                        Rich.of(caption))));
    }

    private Section examples() {
        final Trial trial = Trial.of(worth.whole());
        final List<Block> blocks = new ArrayList<>(examples.blocks());
        worth.byWorth().stream()
                .limit(FEW)
                .forEach(thing -> WorthExamples.without(worth, thing)
                        .ifPresent(line -> blocks.add(new Block.Command(
                                Rich.of("Where it parts without ")
                                        .strong(worth.things().get(thing))
                                        .plain(":"),
                                line))));
        return new Section(
                EXAMPLES,
                trial.titles() + " to look at",
                "With everything, by " + worth.slots().get(0).label()
                        + "; then where the worthiest things made a difference.",
                blocks);
    }

    private Section played() {
        final Capsule whole = worth.whole();
        final List<Block.Fact> facts = new ArrayList<>(Inputs.facts(whole));
        facts.addAll(Inputs.made(whole));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(Inputs.tables(whole, "worth"));
        return new Section("worth-input", "What was played", "", blocks);
    }

    private Section method() {
        final Capsule whole = worth.whole();
        final List<Block.Fact> facts = new ArrayList<>();
        worth.slots()
                .forEach(slot -> facts.add(new Block.Fact(
                        slot.label() + " with everything",
                        Rich.of(Numbers.withUnit(LadderSentences.value(whole, slot), LadderSentences.unit(slot))))));
        return new Section(
                "worth-method",
                "How it was made",
                "",
                List.of(
                        new Block.Facts(facts),
                        new Block.Paragraph(Rich.of(WorthSentences.reading(worth))),
                        new Block.Paragraph(Cautions.of(List.of(whole.bot())))));
    }

    private Section again() {
        return new Section(
                "worth-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same table:"), Commands.worth(worth.whole()))));
    }
}
