package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.outcome.Slot;

/** Makes the report of several ladders: a table a yardstick of scenario by bot, one of the steps, and in words which of them fail. */
public final class LadderRackReport {
    private final LadderRack rack;

    private LadderRackReport(final LadderRack rack) {
        this.rack = rack;
    }

    /** Returns the report as data. */
    public static ReportModel of(final LadderRack rack) {
        return new LadderRackReport(rack).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>();
        for (final String yardstick : rack.yardsticks()) {
            final Slot slot = rack.slot(yardstick);
            sections.add(new Section(
                    "rack-" + yardstick.replaceAll("[^A-Za-z0-9]", "-"),
                    slot.label(),
                    "Where does it matter how well one plays?",
                    List.of(values(slot), steps(slot))));
        }
        sections.add(speed());
        sections.add(again());
        return new ReportModel(
                LadderRackSentences.title(rack),
                LadderRackSentences.subtitle(rack),
                rack.yardsticks().stream()
                        .map(yardstick -> Rich.of(LadderRackSentences.steps(rack, yardstick)))
                        .toList(),
                LadderRackSentences.notes(rack).stream().map(Rich::of).toList(),
                List.of(),
                sections);
    }

    private Block values(final Slot slot) {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Scenario")));
        rack.bots().forEach(bot -> columns.add(Block.Column.number(bot)));
        return new Block.Table(
                "rack-values-" + id(slot),
                slot.label() + ", " + LadderSentences.unit(slot) + ", with its 95 % interval",
                columns,
                LadderRackSentences.values(rack, slot.name()),
                false);
    }

    private Block steps(final Slot slot) {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Scenario")));
        LadderRackSentences.stepNames(rack).forEach(step -> columns.add(Block.Column.number(step)));
        return new Block.Table(
                "rack-steps-" + id(slot),
                "Steps from each bot to the next, " + LadderSentences.points(slot)
                        + ", paired. Open: the interval holds 0. Fails: the stronger bot plays worse",
                columns,
                LadderRackSentences.steps(rack, slot),
                false);
    }

    private static String id(final Slot slot) {
        return slot.name().replaceAll("[^A-Za-z0-9]", "-");
    }

    private Section speed() {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Scenario")));
        rack.bots().forEach(bot -> columns.add(Block.Column.number(bot)));
        return new Section(
                "rack-speed",
                "Speed",
                "What does the better play cost in time?",
                List.of(new Block.Table(
                        "rack-rates",
                        "Played a second of CPU time on one thread, all in this run",
                        columns,
                        LadderRackSentences.rates(rack),
                        false)));
    }

    private Section again() {
        final List<Block.Fact> facts = new ArrayList<>();
        for (final Ladder ladder : rack.ladders()) {
            final StringBuilder fails = new StringBuilder();
            for (final String yardstick : ladder.yardsticks()) {
                final Slot slot = ladder.slot(yardstick);
                for (final PairedStep step : ladder.neighbours()) {
                    if (LadderSentences.outcome(step, slot) != LadderSentences.Step.HOLDS) {
                        fails.append(slot.label())
                                .append(": ")
                                .append(LadderSentences.verdict(ladder, step, slot))
                                .append(". ");
                    }
                }
            }
            facts.add(new Block.Fact(
                    ladder.highest().title(),
                    Rich.of("")
                            .code(ladder.highest().scenario())
                            .plain(
                                    fails.length() == 0
                                            ? ": every step holds."
                                            : ": " + fails.toString().strip())));
        }
        return new Section(
                "rack-again",
                "The steps that do not hold, and how to make it again",
                "",
                List.of(
                        new Block.Facts(facts),
                        new Block.Command(Rich.of("The same ladders:"), Commands.ladders(rack.ladders()))));
    }
}
