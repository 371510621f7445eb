package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** Makes the report of a ladder: a picture a yardstick, the steps in words, how it was made and how to make it again. */
public final class LadderReport {
    private static final String EXAMPLES = "ladder-examples";

    private final Ladder ladder;
    private final Capsule first;
    private final Trial trial;

    private LadderReport(final Ladder ladder) {
        this.ladder = ladder;
        first = ladder.rungs().get(0);
        trial = Trial.of(first);
    }

    /** Returns the report as data. */
    public static ReportModel of(final Ladder ladder) {
        return new LadderReport(ladder).model();
    }

    private ReportModel model() {
        final Slot success = ladder.slot(ladder.yardsticks().get(0));
        final List<Section> sections = new ArrayList<>();
        final List<Tile> tiles = new ArrayList<>();
        for (final String yardstick : ladder.yardsticks()) {
            final Slot slot = ladder.slot(yardstick);
            sections.add(yardstick(slot));
            tiles.add(new Tile(
                    slot.label() + ", " + top() + " against " + ladder.bot(0),
                    Numbers.withUnit(
                            LadderSentences.difference(ladder.whole(), slot),
                            Labels.unitBeside(slot.label(), LadderSentences.points(slot))),
                    id(slot)));
        }
        sections.add(rates());
        sections.add(examples(success));
        sections.add(played());
        sections.add(method());
        sections.add(again());
        return new ReportModel(
                LadderSentences.title(ladder),
                LadderSentences.subtitle(ladder),
                List.of(
                        Rich.of("By " + success.label() + ", "
                                + LadderSentences.verdict(ladder, ladder.whole(), success) + ". "
                                + Sentences.capitalised(LadderSentences.stepsHeld(ladder, success))),
                        Rich.of(LadderSentences.skillAndLuck(ladder, success)),
                        Rich.of(trial.titles() + " to look at: ")
                                .link("best, median and worst of " + top() + " and of " + ladder.bot(0), EXAMPLES)
                                .plain(".")),
                warnings(),
                tiles,
                sections);
    }

    private String top() {
        return ladder.bot(ladder.rungs().size() - 1);
    }

    private static String id(final Slot slot) {
        return "ladder-" + slot.name().replaceAll("[^A-Za-z0-9]", "-");
    }

    private List<Rich> warnings() {
        final List<Rich> warnings = new ArrayList<>();
        if (first.unplayed() > 0) {
            final boolean silent = Capsule.BOT_SILENT.equals(first.stopReason());
            warnings.add(Rich.of((silent ? "Ended, since a bot did not answer: " : "Interrupted: ")
                    + trial.counted(first.unplayed()) + " were not played."));
        }
        for (final Capsule rung : ladder.rungs()) {
            if (rung.aborted() > 0) {
                warnings.add(Rich.of(rung.bot() + " gave up " + trial.counted(rung.aborted())
                        + "; they are left out of its steps."));
            }
        }
        return warnings;
    }

    private Section yardstick(final Slot slot) {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Figure(picture(slot), caption(slot)));
        blocks.add(steps(slot));
        blocks.add(spread(slot));
        return new Section(
                id(slot), slot.label(), "How much does it depend on who plays, and how much on the dice?", blocks);
    }

    private Chart picture(final Slot slot) {
        final List<Chart.Item> items = new ArrayList<>();
        for (int rung = 0; rung < ladder.rungs().size(); rung++) {
            items.add(new Chart.Item(ladder.bot(rung), LadderSentences.value(ladder, rung, slot), Slot.Better.NEUTRAL));
        }
        return new Chart.Intervals(
                "picture-" + id(slot),
                slot.label() + " by skill",
                "One dot a bot, from the clumsiest to the strongest, with its 95 % interval. "
                        + Sentences.inWords(items) + " " + LadderSentences.skillAndLuck(ladder, slot),
                LadderSentences.labelled(slot),
                Chart.Intervals.Style.DOTS,
                items);
    }

    private Rich caption(final Slot slot) {
        return Rich.of("The steeper the way from " + ladder.bot(0) + " to " + top()
                + ", the more skill decides; level dots are luck. "
                + Sentences.capitalised(LadderSentences.stepsHeld(ladder, slot)) + " "
                + LadderSentences.skillAndLuck(ladder, slot));
    }

    private Block steps(final Slot slot) {
        final List<List<String>> rows = new ArrayList<>();
        for (final PairedStep step : ladder.steps()) {
            final Estimate difference = LadderSentences.difference(step, slot);
            rows.add(List.of(
                    ladder.bot(step.second()) + " less " + ladder.bot(step.first()),
                    difference.shortForm(),
                    LadderSentences.word(step, slot),
                    Numbers.count(step.sums(slot).n()),
                    Numbers.count(step.sums(slot).differing()),
                    LadderSentences.pairing(step, slot)));
        }
        return new Block.Table(
                "steps-" + id(slot),
                "Steps, " + trial.one() + " by " + trial.one()
                        + " on the same dice; how many came out differently, and what share of the variance pairing leaves",
                List.of(
                        Block.Column.text("Step"),
                        Block.Column.number("Difference, " + LadderSentences.points(slot)),
                        Block.Column.text("Verdict"),
                        Block.Column.number(trial.titles()),
                        Block.Column.number("Differing"),
                        Block.Column.number("Variance left")),
                rows,
                false);
    }

    private Block spread(final Slot slot) {
        final List<List<String>> rows = new ArrayList<>();
        for (int rung = 0; rung < ladder.rungs().size(); rung++) {
            rows.add(List.of(
                    ladder.bot(rung),
                    Numbers.withUnit(LadderSentences.value(ladder, rung, slot), LadderSentences.unit(slot)),
                    Numbers.fixed(LadderSentences.spread(ladder, rung, slot), LadderSentences.isRate(slot) ? 1 : 2)));
        }
        return new Block.Table(
                "rungs-" + id(slot),
                "Rungs, and how far one " + trial.one() + " lies from the mean (standard deviation)",
                List.of(
                        Block.Column.text("Bot"),
                        Block.Column.number("Mean"),
                        Block.Column.number("Luck in one " + trial.one() + ", " + LadderSentences.points(slot))),
                rows,
                false);
    }

    private Section rates() {
        final List<List<String>> rows = new ArrayList<>();
        for (final Capsule rung : ladder.rungs()) {
            final long played = Math.max(1, rung.completed() + rung.aborted());
            rows.add(List.of(
                    rung.bot(), LadderSentences.rate(rung), Numbers.plain((double) rung.decisions() / played, 1)));
        }
        return new Section(
                "ladder-speed",
                "Speed",
                "What does the better play cost in time?",
                List.of(new Block.Table(
                        "rates",
                        trial.titles() + " a second of CPU time on one thread, all in this run",
                        List.of(
                                Block.Column.text("Bot"),
                                Block.Column.number(trial.titles() + " a second"),
                                Block.Column.number("Decisions a " + trial.one())),
                        rows,
                        false)));
    }

    /** The ends of the ladder: the same number is the same dice, so that both can be held against one another. */
    private Section examples(final Slot success) {
        final List<Block> blocks = new ArrayList<>();
        for (final Capsule rung : List.of(ladder.highest(), first)) {
            blocks.addAll(Examples.of(rung, success.name()).blocks(rung.bot()));
        }
        apart().ifPresent(blocks::add);
        return new Section(
                EXAMPLES,
                trial.titles() + " to look at",
                "Best, median and worst by " + success.label()
                        + ". The same number is the same dice for every bot: put it into the line of another one to see what that one made of them.",
                blocks);
    }

    /** The strongest bot beside the one below it. */
    private Optional<Block> apart() {
        final String below = ladder.bot(ladder.rungs().size() - 2);
        return LadderExamples.apart(ladder)
                .map(line ->
                        new Block.Command(Rich.of("Where ").strong(top()).plain(" and " + below + " part:"), line));
    }

    private Section played() {
        final List<Block.Fact> facts = new ArrayList<>(Inputs.scenario(first));
        facts.add(Inputs.fact("Ruleset", Rich.of("").code(first.rulesetId())));
        for (final Capsule rung : ladder.rungs()) {
            final Rich bot =
                    rung.botFile().map(file -> Inputs.botFile(file).plain(", ")).orElse(Rich.of(""));
            facts.add(Inputs.fact(
                    "Bot " + rung.bot(), bot.plain("hash of all outcomes ").code(rung.missionsHash())));
        }
        facts.addAll(Inputs.content(Input.of(first)));
        facts.addAll(Inputs.made(first));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(Inputs.tables(first, "ladder"));
        return new Section("ladder-input", "What was played", "", blocks);
    }

    private Section method() {
        return new Section(
                "ladder-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(Rich.of("Every bot played the same " + trial.many()
                                + " on the same dice. A step is the mean of the "
                                + trial.many()
                                + "' differences, so what both owe to the dice falls out; its interval is "
                                + "Student's t, 95 %, for a number fixed beforehand and for each step by itself. A step "
                                + "holds if the bot that should be stronger is better by an interval clear of 0, fails if it is "
                                + "worse by one, and is open if the interval holds 0.")),
                        new Block.Paragraph(Cautions.of(
                                ladder.rungs().stream().map(Capsule::bot).toList()))));
    }

    private Section again() {
        return new Section(
                "ladder-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same ladder:"), Commands.ladders(List.of(ladder)))));
    }
}
