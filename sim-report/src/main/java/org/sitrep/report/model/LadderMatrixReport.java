package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.text.Numbers;

/**
 * Reports several ladders next to each other. Each criterion has a picture and a table of scenario by bot, a table of
 * the steps, and sentences on the steps that fail.
 */
public final class LadderMatrixReport extends StudyReport {
    /** The number of scenarios up to which a heading names them. */
    private static final int MAX_NAMED = 3;

    private static final String METHOD =
            "Every bot played the same {many} of a scenario on the same draws. A step is the mean of the {many}' "
                    + "differences with its 95 % interval, each by itself: among twenty steps, one miss is "
                    + "normal. "
                    + LadderReport.VERDICTS;

    private final LadderMatrix matrix;
    private final TrialWord noun;
    private final String top;

    public LadderMatrixReport(final LadderMatrix matrix) {
        super(
                "Ladder of skill in " + matrix.ladders().size() + " scenarios",
                subtitle(matrix, matrix.ladders().get(0).highest()),
                Commands.ladders(matrix.ladders()));
        this.matrix = matrix;
        noun = TrialWord.of(matrix.ladders().get(0).highest());
        top = matrix.bots().get(matrix.bots().size() - 1);
    }

    private static String subtitle(final LadderMatrix matrix, final RunResult first) {
        return String.join(", ", matrix.bots()) + ", each on the same "
                + Numbers.count(first.completed() + first.aborted()) + " "
                + TrialWord.of(first).many() + " of every scenario, seed " + first.seed();
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page =
                builder("rack", noun).answer(skill(matrix.criteria().get(0)));
        matrix.criteria().forEach(criterion -> page.answer(stepsSummary(criterion)));
        page.lookAt("the worst of " + top + " in each scenario").warn(notes());
        for (final String criterion : matrix.criteria()) {
            final Slot slot = matrix.slot(criterion);
            final String id = Ids.part(criterion);
            final Measure measure = Measure.of(slot);
            page.section(id, slot.label() + where(criterion), "Where does skill matter?");
            picture(page, slot);
            page.add(values(slot).page("rack-values-" + id, measure.labelled() + ", with its 95 % interval"));
            page.add(steps(slot)
                    .page(
                            "rack-steps-" + id,
                            "Steps from each bot to the next, " + measure.points()
                                    + ", paired. Open: the interval contains 0. Fails: the stronger bot plays worse"));
        }
        page.section("speed", "Speed", "What does better play cost in time?")
                .add(rates().page(
                                "rack-rates",
                                noun.titles() + " per second of CPU time on one thread, all in " + "this run"))
                .examples("Worst of " + top + " in each scenario. Best and median are in the report of each ladder.");
        for (final Ladder ladder : matrix.ladders()) {
            page.add(ExampleTrials.of(ladder.highest(), ladder.criteria().get(0))
                    .worst(ladder.highest().title()));
        }
        return page.played("", played())
                .method()
                .text(METHOD.replace("{many}", noun.many()))
                .cautions(matrix.bots())
                .section("again", "Steps that do not hold, and reproduction")
                .add(new Block.Facts(matrix.ladders().stream()
                        .map(LadderMatrixReport::notHolding)
                        .toList()))
                .command(RichText.of("The same ladders:"), command())
                .build();
    }

    /** Draws one cell per scenario and bot, so that the fingerprints of all scenarios are easy to compare. */
    private void picture(final ReportBuilder page, final Slot slot) {
        final List<Ladder> ladders = matrix.judgedBy(slot.name());
        final String inWords = values(slot).grid().stream()
                .skip(1)
                .map(row -> row.get(0) + " " + String.join(", ", row.subList(1, row.size())))
                .collect(Collectors.joining("; "));
        page.figure(
                new HeatChart(
                        "picture-rack-" + Ids.part(slot.name()),
                        slot.label() + " by scenario and bot",
                        skill(slot.name()) + " Values: " + inWords + ".",
                        Measure.of(slot).labelled(),
                        "bot",
                        "scenario",
                        matrix.bots(),
                        ladders.stream().map(ladder -> ladder.highest().title()).toList(),
                        ladders.stream()
                                .map(ladder -> ladder.rungs().stream()
                                        .map(rung -> Measure.mean(rung, ladder.slot(slot.name())))
                                        .toList())
                                .toList()),
                "A row that changes from left to right is a scenario of skill; a row of a single colour is "
                        + "decided by luck and set-up. " + skill(slot.name()));
    }

    private Columns<Ladder> values(final Slot slot) {
        return byBot(
                matrix.judgedBy(slot.name()),
                (ladder, rung) -> Measure.mean(ladder.rungs().get(rung), ladder.slot(slot.name()))
                        .shortForm());
    }

    private Columns<Ladder> rates() {
        return byBot(
                matrix.ladders(),
                (ladder, rung) -> LadderReport.rate(ladder.rungs().get(rung)));
    }

    private Columns<Ladder> byBot(final List<Ladder> ladders, final BiFunction<Ladder, Integer, String> cell) {
        final Columns<Ladder> table = scenarios(ladders);
        IntStream.range(0, matrix.bots().size())
                .forEach(rung -> table.number(
                        matrix.bots().get(rung), matrix.bots().get(rung), ladder -> cell.apply(ladder, rung)));
        return table;
    }

    private static Columns<Ladder> scenarios(final List<Ladder> ladders) {
        return Columns.of(ladders)
                .text("Scenario", "", ladder -> ladder.highest().title());
    }

    /** Returns one row per scenario: its title and the difference of each step, marked where the step does not hold. */
    public Columns<Ladder> steps(final Slot slot) {
        final Columns<Ladder> table = scenarios(matrix.judgedBy(slot.name()));
        for (int s = 0; s < matrix.bots().size() - 1; s++) {
            final int step = s;
            final String heading = "to " + matrix.bots().get(s + 1);
            table.number(heading, heading, ladder -> cell(ladder.neighbours().get(step), ladder.slot(slot.name())));
        }
        return table;
    }

    private static String cell(final PairedStep step, final Slot slot) {
        return Paired.difference(step, slot).shortForm()
                + switch (LadderReport.Step.of(step, slot)) {
                    case HOLDS -> "";
                    case OPEN -> " open";
                    case FAILS -> " FAILS";
                };
    }

    private Played played() {
        final Played played = new Played();
        for (final Ladder ladder : matrix.ladders()) {
            final RunResult highest = ladder.highest();
            final RichText what = RichText.of("").code(highest.scenario()).plain("; content hash ");
            played.with(highest.title(), ContentSummary.of(highest))
                    .fact(highest.title(), what.code(highest.content().sha256()));
        }
        return played.sources()
                .codes("Bots", matrix.bots())
                .made(matrix.ladders().get(0).highest());
    }

    private static Block.Fact notHolding(final Ladder ladder) {
        final List<String> fails = new ArrayList<>();
        for (final String criterion : ladder.criteria()) {
            final Slot slot = ladder.slot(criterion);
            ladder.neighbours().stream()
                    .filter(step -> LadderReport.Step.of(step, slot) != LadderReport.Step.HOLDS)
                    .forEach(step -> fails.add(slot.label() + ": " + LadderReport.verdict(ladder, step, slot) + "."));
        }
        return new Block.Fact(
                ladder.highest().title(),
                RichText.of("")
                        .code(ladder.highest().scenario())
                        .plain(": " + (fails.isEmpty() ? "every step holds." : String.join(" ", fails))));
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().lines(notes());
        for (final String criterion : matrix.criteria()) {
            final Slot slot = matrix.slot(criterion);
            out.heading(Measure.of(slot).labelled() + where(criterion))
                    .table(values(slot))
                    .heading(
                            "Steps by " + slot.label() + ", " + Measure.of(slot).points())
                    .table(steps(slot))
                    .line(stepsSummary(criterion));
        }
        return out.heading(noun.titles() + " per second of CPU time").table(rates());
    }

    @Override
    public List<Columns<?>> tables() {
        final List<LadderReport.Rung> rungs = new ArrayList<>();
        final List<Paired.Row> steps = new ArrayList<>();
        for (final Ladder ladder : matrix.ladders()) {
            final List<Slot> slots =
                    ladder.criteria().stream().map(ladder::slot).toList();
            final RunResult highest = ladder.highest();
            rungs.addAll(LadderReport.rungRows(ladder, slots));
            steps.addAll(LadderReport.stepRows(ladder, slots, List.of(highest.scenario(), highest.title())));
        }
        return List.of(
                LadderReport.rungs(Columns.of(rungs)
                                .data("scenario", row -> row.ladder().highest().scenario())
                                .data("title", row -> row.ladder().highest().title()))
                        .csv("ladders.csv"),
                LadderReport.steps(steps, "scenario", "title", "lower", "upper"));
    }

    /** Returns the scenarios that use a criterion, if not all do. */
    private String where(final String criterion) {
        final List<String> titles = matrix.judgedBy(criterion).stream()
                .map(ladder -> ladder.highest().title())
                .toList();
        if (titles.size() == matrix.ladders().size()) {
            return "";
        }
        final int rest = titles.size() - MAX_NAMED + 1;
        return ": " + String.join(", ", rest > 1 ? titles.subList(0, MAX_NAMED - 1) : titles)
                + (rest > 1 ? " and " + rest + " more" : "");
    }

    /** Returns how many steps hold by a criterion, and which fail. */
    public String stepsSummary(final String criterion) {
        int holds = 0;
        int open = 0;
        final List<String> fails = new ArrayList<>();
        for (final Ladder ladder : matrix.judgedBy(criterion)) {
            final Slot slot = ladder.slot(criterion);
            for (final PairedStep step : ladder.neighbours()) {
                switch (LadderReport.Step.of(step, slot)) {
                    case HOLDS -> holds++;
                    case OPEN -> open++;
                    case FAILS ->
                        fails.add(ladder.highest().title() + " (" + ladder.bot(step.second()) + " plays worse than "
                                + ladder.bot(step.first()) + ")");
                }
            }
        }
        final int all = holds + open + fails.size();
        return matrix.slot(criterion).label() + where(criterion) + ", " + all + (all == 1 ? " step: " : " steps: ")
                + holds + (holds == 1 ? " holds, " : " hold, ") + open + " open, "
                + fails.size() + (fails.size() == 1 ? " fails" : " fail")
                + (fails.isEmpty() ? "" : ": " + String.join(", ", fails)) + ".";
    }

    /** Returns where skill matters most and least, from the weakest bot to the strongest. */
    private String skill(final String criterion) {
        final List<Ladder> byReach = matrix.judgedBy(criterion).stream()
                .sorted(Comparator.comparingDouble((Ladder ladder) -> -reach(ladder, criterion)))
                .toList();
        final String start =
                "By " + matrix.slot(criterion).label() + ", skill matters most in " + whole(byReach.get(0), criterion);
        return byReach.size() == 1
                ? start + "."
                : start + "; least in " + whole(byReach.get(byReach.size() - 1), criterion) + ".";
    }

    private static double reach(final Ladder ladder, final String criterion) {
        final double value =
                Paired.difference(ladder.whole(), ladder.slot(criterion)).value();
        return Double.isNaN(value) ? 0 : Math.abs(value);
    }

    private static String whole(final Ladder ladder, final String criterion) {
        return ladder.highest().title() + ": " + LadderReport.verdict(ladder, ladder.whole(), ladder.slot(criterion));
    }

    /** Returns reasons to doubt the tables. */
    private List<String> notes() {
        final List<String> notes = new ArrayList<>();
        for (final Ladder ladder : matrix.ladders()) {
            final RunResult first = ladder.highest();
            final String where = first.title() + ": ";
            RunSentences.unplayed(first).ifPresent(unplayed -> notes.add(where + unplayed));
            for (final RunResult rung : ladder.rungs()) {
                notes.add(LadderReport.abortedTrials(where + rung.bot(), rung));
            }
        }
        notes.removeIf(String::isEmpty);
        return notes;
    }
}
