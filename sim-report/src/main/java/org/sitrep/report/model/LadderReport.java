package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Mean;
import org.sitrep.stats.PairSums;

/** Reports a ladder of skill: a picture per criterion, the steps in words, and the method. */
public final class LadderReport extends StudyReport {
    /** Defines when a step holds, fails or is open. */
    static final String VERDICTS = "A step holds if the bot that should be stronger is better by an interval clear of "
            + "0, fails if it is worse by one, and is open if the interval contains 0.";

    private static final String METHOD =
            "Every bot played the same {many} on the same draws. A step is the mean of the {many}' differences, "
                    + "so common luck cancels. Its 95 % interval is for each step by itself, for a number fixed "
                    + "in advance. "
                    + VERDICTS;

    private final Ladder ladder;
    private final RunResult first;
    private final TrialWord noun;
    private final String top;

    public LadderReport(final Ladder ladder) {
        super(
                ladder.rungs().get(0).title() + ": ladder of skill",
                ladder.rungs().size() + " bots on the same "
                        + played(ladder.rungs().get(0)),
                Commands.ladders(List.of(ladder)));
        this.ladder = ladder;
        first = ladder.rungs().get(0);
        noun = TrialWord.of(first);
        top = ladder.highest().bot();
    }

    private static String played(final RunResult first) {
        return TrialWord.of(first).counted(first.completed() + first.aborted()) + ", seed " + first.seed();
    }

    /** The verdict on a step. */
    public enum Step {
        /** The bot that should be stronger is, by an interval clear of 0. */
        HOLDS("better"),
        /** The interval holds 0: neither is shown to be better. */
        OPEN("not shown"),
        /** The bot that should be stronger is worse, by an interval clear of 0. */
        FAILS("worse: fails");

        private final String word;

        Step(final String word) {
            this.word = word;
        }

        /** Returns the verdict on a step by a slot. */
        public static Step of(final PairedStep step, final Slot slot) {
            final int shown = Paired.shown(Paired.difference(step, slot), slot);
            return shown > 0 ? HOLDS : shown < 0 ? FAILS : OPEN;
        }
    }

    @Override
    public ReportModel page() {
        final Slot success = ladder.slot(ladder.criteria().get(0));
        final ReportBuilder page = builder("ladder", noun)
                .answer("By " + success.label() + ", " + verdict(ladder, ladder.whole(), success) + ". "
                        + Sentences.capitalised(stepsHeld(success)))
                .answer(skillAndLuck(success))
                .lookAt("best, median and worst of " + top + " and of " + first.bot());
        warnings(page);
        for (final String criterion : ladder.criteria()) {
            final Slot slot = ladder.slot(criterion);
            if (!slot.equals(success)) { // The answer has that difference.
                page.tile(
                        slot.label() + ", " + top + " against " + first.bot(),
                        Numbers.withUnit(
                                Paired.difference(ladder.whole(), slot),
                                Labels.unitAfter(slot.label(), Measure.of(slot).points())),
                        Ids.part(slot.name()));
            }
            criterion(page, slot);
        }
        page.section("speed", "Speed", "What does better play cost in time?")
                .add(rates().page("rates", noun.titles() + " per second of CPU time on one thread, all in this run"));
        examples(page, success);
        return page.played("", played())
                .method()
                .text(METHOD.replace("{many}", noun.many()))
                .cautions(ladder.rungs().stream().map(RunResult::bot).toList())
                .again("The same ladder:", command())
                .build();
    }

    private void warnings(final ReportBuilder page) {
        RunSentences.unplayed(first).ifPresent(page::warn);
        for (final RunResult rung : ladder.rungs()) {
            page.warn(abortedTrials(rung.bot(), rung));
        }
    }

    /** Returns the number of aborted trials of a rung, under a given name; empty if there are none. */
    static String abortedTrials(final String name, final RunResult rung) {
        return Sentences.abortedTrials(name, TrialWord.of(rung), rung.aborted(), "excluded from its steps");
    }

    private void criterion(final ReportBuilder page, final Slot slot) {
        final String id = Ids.part(slot.name());
        final Measure measure = Measure.of(slot);
        final List<IntervalChart.Item> items = ladder.rungs().stream()
                .map(rung -> new IntervalChart.Item(rung.bot(), Measure.mean(rung, slot)))
                .toList();
        page.section(id, slot.label(), "How much depends on the player, and how much on luck?")
                .figure(
                        new IntervalChart(
                                "picture-ladder-" + id,
                                slot.label() + " by skill",
                                "One dot per bot, from weakest to strongest, with its 95 % interval. "
                                        + Sentences.inWords(items) + " " + skillAndLuck(slot),
                                measure.labelled(),
                                IntervalChart.Style.DOTS,
                                items),
                        skillAndLuck(slot))
                .add(Columns.of(ladder.rungs())
                        .text("Bot", RunResult::bot)
                        .number("Mean", rung -> Numbers.withUnit(Measure.mean(rung, slot), measure.unit()))
                        .number(
                                "Luck in one " + noun.one() + ", " + measure.points(),
                                rung -> Numbers.fixed(
                                        measure.scaled(standardDeviation(rung, slot)), measure.share() ? 1 : 2))
                        .page("rungs-ladder-" + id, "Rungs; luck is the standard deviation of one " + noun.one()))
                .add(Columns.of(ladder.steps())
                        .text("Step", step -> ladder.bot(step.second()) + " minus " + ladder.bot(step.first()))
                        .number(
                                "Difference, " + measure.points(),
                                step -> Paired.difference(step, slot).shortForm())
                        .text("Verdict", step -> Step.of(step, slot).word)
                        .number(
                                noun.titles(),
                                step -> Numbers.count(step.sums(slot).n()))
                        .number("Differing", step -> Paired.differing(step, slot))
                        .number("Variance left", step -> Paired.pairing(step, slot))
                        .page(
                                "steps-ladder-" + id,
                                "Steps, paired by " + noun.one() + " on the same draws; variance left: the "
                                        + "share that pairing leaves"));
    }

    private Columns<RunResult> rates() {
        return Columns.of(ladder.rungs())
                .text("Bot", RunResult::bot)
                .number(noun.titles() + " per second", LadderReport::rate)
                .number(
                        "Decisions per " + noun.one(),
                        rung -> Numbers.plain(
                                (double) rung.decisions() / Math.max(1, rung.completed() + rung.aborted()), 1));
    }

    /** Adds examples of both ends of the ladder. Equal trial numbers mean equal dice, so the two can be compared. */
    private void examples(final ReportBuilder page, final Slot success) {
        page.examples("Best, median and worst by " + success.label() + ". The same trial number means the same "
                + "draws for every bot: use it in the command of another bot to compare.");
        for (final RunResult rung : List.of(ladder.highest(), first)) {
            page.add(ExampleTrials.of(rung, success.name()).blocks(rung.bot()));
        }
        final String below = ladder.bot(ladder.rungs().size() - 2);
        page.add(parting(ladder)
                .map(trial -> trial.labelled(RichText.of("Where ").strong(top).plain(" and " + below + " part:"))));
    }

    /**
     * Returns the command that replays the first trial that the strongest bot and the one below it end otherwise, by
     * the first criterion that separates them; empty if none is known.
     */
    public static Optional<String> apart(final Ladder ladder) {
        return parting(ladder).map(NamedTrial::line);
    }

    private static Optional<NamedTrial> parting(final Ladder ladder) {
        final RunResult top = ladder.highest();
        final RunResult below = ladder.rungs().get(ladder.rungs().size() - 2);
        for (final String criterion : ladder.criteria()) {
            final int slot = top.layout().index(criterion);
            final OptionalLong trial =
                    Standouts.parting(top.tallies().get(slot), below.tallies().get(slot), top.playedEnd());
            if (trial.isPresent()) {
                return TrialSetting.of(below).beside(TrialSetting.of(top), top.bot(), top.seed(), trial.getAsLong());
            }
        }
        return Optional.empty();
    }

    private Played played() {
        final ContentSummary input = ContentSummary.of(first);
        final Played played = new Played()
                .with("", input)
                .scenario(first.title(), first.scenario())
                .setup(first)
                .ruleset();
        for (final RunResult rung : ladder.rungs()) {
            final RichText bot =
                    rung.botFile().map(file -> Played.botFile(file).plain(", ")).orElse(RichText.of(""));
            played.fact("Bot " + rung.bot(), bot.plain("hash of all outcomes ").code(rung.outcomeHash()));
        }
        return played.content(input).made(first);
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head();
        RunSentences.unplayed(first).ifPresent(out::line);
        Optional.ofNullable(first.setup().get("Forbidden")).ifPresent(what -> out.line("forbidden: " + what));
        ladder.criteria().forEach(criterion -> brief(out, ladder.slot(criterion)));
        out.heading(noun.titles() + " per second of CPU time");
        ladder.rungs().forEach(rung -> out.row(rung.bot(), rate(rung), ""));
        return out;
    }

    private void brief(final Brief out, final Slot slot) {
        final Measure measure = Measure.of(slot);
        out.heading(measure.labelled());
        final List<Estimate> values =
                ladder.rungs().stream().map(rung -> Measure.mean(rung, slot)).toList();
        final double greatest = Math.max(
                measure.share() ? 100 : 0,
                values.stream().mapToDouble(Estimate::value).max().orElse(0));
        for (int rung = 0; rung < values.size(); rung++) {
            final Estimate value = values.get(rung);
            final double share = greatest > 0 ? Math.max(0, value.value() / greatest) : 0;
            out.bar(ladder.bot(rung), Numbers.withUnit(value, ""), Double.isNaN(share) ? 0 : share);
        }
        ladder.neighbours().forEach(step -> out.verdict(verdict(ladder, step, slot)));
        out.line(stepsSummary(slot)).line(skillAndLuck(slot));
    }

    @Override
    public List<Columns<?>> tables() {
        final List<Slot> slots = first.layout().slots();
        return List.of(
                rungs(Columns.of(rungRows(ladder, slots))).csv("ladder.csv"),
                steps(stepRows(ladder, slots, List.of()), "lower", "upper"));
    }

    /** A row of CSV: a slot of a rung. */
    record Rung(Ladder ladder, int rung, Slot slot) {
        RunResult result() {
            return ladder.rungs().get(rung);
        }
    }

    static List<Rung> rungRows(final Ladder ladder, final List<Slot> slots) {
        return IntStream.range(0, ladder.rungs().size())
                .boxed()
                .flatMap(rung -> slots.stream().map(slot -> new Rung(ladder, rung, slot)))
                .toList();
    }

    static Columns<Rung> rungs(final Columns<Rung> table) {
        return table.data("rung", Rung::rung)
                .data("bot", row -> row.result().bot())
                .data("metric", row -> row.slot().name())
                .estimate("value", row -> Measure.raw(row.result(), row.slot()))
                .data("standardDeviation", row -> standardDeviation(row.result(), row.slot()))
                .data("unit", row -> row.slot().unit());
    }

    /** Returns one row per step and slot, with further names before those of the bots. */
    static List<Paired.Row> stepRows(final Ladder ladder, final List<Slot> slots, final List<String> before) {
        final List<Paired.Row> rows = new ArrayList<>();
        for (final PairedStep step : ladder.steps()) {
            final List<String> names = new ArrayList<>(before);
            names.addAll(List.of(ladder.bot(step.first()), ladder.bot(step.second())));
            slots.forEach(slot -> rows.add(new Paired.Row(names, step, slot, Estimates.DEFAULT_LEVEL)));
        }
        return rows;
    }

    static Columns<Paired.Row> steps(final List<Paired.Row> rows, final String... names) {
        return Paired.methods(Paired.variance(Paired.csv(rows, "difference", names)))
                .csv("steps.csv");
    }

    /** Returns the standard deviation of a slot over the trials of a run. */
    private static double standardDeviation(final RunResult result, final Slot slot) {
        return Mean.standardDeviation(slot, result.tallies().get(result.layout().index(slot.name())));
    }

    /** Returns the trials per second of thread time of a rung; {@code no data} if no time was measured. */
    static String rate(final RunResult rung) {
        final double seconds = rung.timing().seconds() * rung.timing().threads();
        final long played = rung.completed() + rung.aborted();
        return seconds > 0 ? Numbers.count(Portable.round(played / seconds)) : "no data";
    }

    /** Returns the difference of a step in the unit shown to readers, with its 95 % interval. */
    public static Estimate difference(final PairedStep step, final Slot slot) {
        return Paired.difference(step, slot);
    }

    /** Returns a step in words: {@code rifleman is better than drill by 31.2 ± 1.9 points}. */
    static String verdict(final Ladder ladder, final PairedStep step, final Slot slot) {
        final String lower = ladder.bot(step.first());
        final String upper = ladder.bot(step.second());
        final Estimate gain = Paired.difference(step, slot).gain(slot.better());
        final String points = " " + Measure.of(slot).points();
        if (Double.isNaN(gain.low())) {
            return "too few " + TrialWord.of(ladder.highest()).many() + " to tell " + upper + " from " + lower;
        }
        return switch (Step.of(step, slot)) {
            case HOLDS -> upper + " is better than " + lower + " by " + gain.shortForm() + points;
            case FAILS ->
                upper + " is worse than " + lower + " by " + gain.negated().shortForm() + points + ": the step fails";
            case OPEN -> "no difference shown between " + upper + " and " + lower + ": " + gain.shortForm() + points;
        };
    }

    /** Returns which steps hold by a slot, which are open and which fail: whether each bot beats the next. */
    public String stepsSummary(final Slot slot) {
        return slot.label() + ": " + stepsHeld(slot);
    }

    private String stepsHeld(final Slot slot) {
        final List<String> fails = steps(slot, Step.FAILS);
        final List<String> open = steps(slot, Step.OPEN);
        final int all = ladder.neighbours().size();
        final int holds = all - fails.size() - open.size();
        if (holds == all) {
            return all == 1
                    ? "the step holds."
                    : "all " + all + " steps hold: each bot is better than the one below it.";
        }
        final StringBuilder sentence =
                new StringBuilder(holds + " of " + all + (all == 1 ? " step holds" : " steps hold"));
        if (!fails.isEmpty()) {
            sentence.append("; " + String.join(", ", fails) + (fails.size() == 1 ? " fails" : " fail")
                    + ": the bot that should play better plays worse here");
        }
        if (!open.isEmpty()) {
            sentence.append("; " + String.join(", ", open) + (open.size() == 1 ? " is" : " are")
                    + " open: no difference shown in this number of " + noun.many());
        }
        return sentence + ".";
    }

    private List<String> steps(final Slot slot, final Step outcome) {
        return ladder.neighbours().stream()
                .filter(step -> Step.of(step, slot) == outcome)
                .map(step -> ladder.bot(step.first()) + " to " + ladder.bot(step.second()))
                .toList();
    }

    /** Returns the parts of skill and luck in a slot. */
    public String skillAndLuck(final Slot slot) {
        return Measure.of(slot).share() ? skillOfShare(slot) : skillOfQuantity(slot);
    }

    /** For a share: returns in how many trials the bot made a difference, and how the others ended with either. */
    private String skillOfShare(final Slot slot) {
        final PairSums sums = ladder.whole().sums(slot);
        if (sums.n() == 0) {
            return "Skill and luck: no data.";
        }
        final double n = sums.n();
        final double both = sums.products() / n;
        final double highestAlone = sums.second() / n - both;
        final double lowestAlone = sums.first() / n - both;
        return "Skill: in " + Numbers.percent(highestAlone) + " of the " + noun.many() + " " + top
                + " succeeds where " + first.bot() + " fails on the same draws, in " + Numbers.percent(lowestAlone)
                + " the other way round. Luck and the scenario: " + Numbers.percent(both) + " are won and "
                + Numbers.percent(1 - both - highestAlone - lowestAlone) + " lost, whichever of the two plays.";
    }

    /** For a quantity: returns the range of the ladder next to the standard deviation of one trial. */
    private String skillOfQuantity(final Slot slot) {
        final double reach = Math.abs(Paired.difference(ladder.whole(), slot).value());
        final double luck = standardDeviation(ladder.highest(), slot);
        final String points = " " + slot.unit();
        final String skill = "Skill: " + Numbers.plain(reach, 2) + points + " from " + first.bot() + " to " + top + ".";
        if (Double.isNaN(luck)) {
            return skill + " Luck: unknown from a single " + noun.one() + ".";
        }
        if (luck == 0) {
            return skill + " Luck: none seen, every " + noun.one() + " of " + top + " ends the same.";
        }
        return skill + " Luck: one " + noun.one() + " of " + top + " deviates from the mean by "
                + Numbers.plain(luck, 2) + points + " (standard deviation). "
                + (reach > luck ? "Skill weighs more" : "Luck weighs more in a single " + noun.one())
                + ": the whole ladder is " + Portable.format("%.2f", reach / luck) + " times that.";
    }
}
