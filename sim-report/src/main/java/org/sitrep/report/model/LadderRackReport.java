package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** Makes the report of several ladders: a picture and a table a yardstick of scenario by bot, one of the steps, and in words which of them fail. */
public final class LadderRackReport {
    private static final String EXAMPLES = "rack-examples";

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
                    LadderRackSentences.name(rack, yardstick),
                    "Where does it matter how well one plays?",
                    List.of(picture(slot), values(slot), steps(slot))));
        }
        sections.add(speed());
        sections.add(examples());
        sections.add(played());
        sections.add(method());
        sections.add(again());
        return new ReportModel(
                LadderRackSentences.title(rack),
                LadderRackSentences.subtitle(rack),
                answers(),
                LadderRackSentences.notes(rack).stream().map(Rich::of).toList(),
                List.of(),
                sections);
    }

    private List<Rich> answers() {
        final List<Rich> answers = new ArrayList<>();
        answers.add(Rich.of(LadderRackSentences.skill(rack, rack.yardsticks().get(0))));
        rack.yardsticks().forEach(yardstick -> answers.add(Rich.of(LadderRackSentences.steps(rack, yardstick))));
        answers.add(Rich.of(trial().titles() + " to look at: ")
                .link("the worst of " + top() + " in each scenario", EXAMPLES)
                .plain("."));
        return answers;
    }

    private Trial trial() {
        return Trial.of(rack.ladders().get(0).highest());
    }

    private String top() {
        return rack.bots().get(rack.bots().size() - 1);
    }

    /** A cell a scenario and bot: the fingerprints of all scenarios under one another. */
    private Block picture(final Slot slot) {
        final List<Ladder> ladders = rack.judgedBy(slot.name());
        final List<List<Estimate>> cells = ladders.stream()
                .map(ladder -> IntStream.range(0, ladder.rungs().size())
                        .mapToObj(rung -> LadderSentences.value(ladder, rung, ladder.slot(slot.name())))
                        .toList())
                .toList();
        final Chart.Heat heat = new Chart.Heat(
                "picture-rack-" + id(slot),
                slot.label() + " by scenario and bot",
                LadderRackSentences.skill(rack, slot.name()) + " The values: "
                        + LadderRackSentences.inWords(rack, slot.name()),
                LadderSentences.labelled(slot),
                "bot",
                "scenario",
                rack.bots(),
                ladders.stream().map(ladder -> ladder.highest().title()).toList(),
                cells);
        return new Block.Figure(
                heat,
                Rich.of(
                        "A row that changes from left to right is a scenario of skill; one of a single colour is decided by dice and set-up. "
                                + LadderRackSentences.skill(rack, slot.name())));
    }

    private Block values(final Slot slot) {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Scenario")));
        rack.bots().forEach(bot -> columns.add(Block.Column.number(bot)));
        return new Block.Table(
                "rack-values-" + id(slot),
                LadderSentences.labelled(slot) + ", with its 95 % interval",
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

    private Section examples() {
        final List<Block> blocks = new ArrayList<>();
        for (final Ladder ladder : rack.ladders()) {
            Examples.of(ladder.highest(), ladder.yardsticks().get(0))
                    .worst(ladder.highest().title())
                    .ifPresent(blocks::add);
        }
        return new Section(
                EXAMPLES,
                trial().titles() + " to look at",
                "The worst of " + top() + " in each scenario. Best and median stand in the report of each ladder.",
                blocks);
    }

    private Section played() {
        final List<Block.Fact> facts = new ArrayList<>();
        final InputSides sides = new InputSides();
        for (final Ladder ladder : rack.ladders()) {
            final Capsule highest = ladder.highest();
            facts.add(Inputs.fact(
                    highest.title(),
                    Rich.of("")
                            .code(highest.scenario())
                            .plain("; content hash ")
                            .code(highest.content().sha256())));
            sides.with(highest.title(), Input.of(highest));
        }
        facts.addAll(sides.facts());
        facts.add(Inputs.fact("Bots", Inputs.codes(rack.bots())));
        facts.addAll(Inputs.made(rack.ladders().get(0).highest()));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("rack"));
        return new Section("rack-input", "What was played", "", blocks);
    }

    private Section method() {
        final String many = trial().many();
        return new Section(
                "rack-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(
                                Rich.of(
                                        "Every bot played the same " + many
                                                + " of a scenario on the same dice. A step is the mean of the " + many
                                                + "' differences with Student's t interval, 95 % for each step by itself: among twenty steps, one miss is normal. A step holds if the bot that should be stronger is better by an interval clear of 0, fails if it is worse by one, and is open if the interval holds 0.")),
                        new Block.Paragraph(Cautions.of(rack.bots()))));
    }

    private Section again() {
        final List<Block.Fact> facts = new ArrayList<>();
        final InputSides sides = new InputSides();
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
