package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.solve.Space;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.Layer;
import org.sitrep.report.chart.ResponseChart;
import org.sitrep.report.chart.Role;
import org.sitrep.report.chart.TargetBand;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Reports a search for values: the answer, the targets before and after, and a picture of the candidates per target.
 */
public final class SolveReport extends StudyReport {
    /** The largest number of candidates in a picture; the smallest edits that were not ruled out come first. */
    private static final int MAX_CANDIDATES = 16;

    private final SolveResult solved;
    private final Solution solution;
    private final Space space;
    private final List<Solution.Goal> goals;
    private final TrialWord noun;
    private final SolveSentences sentences;
    /** The values of the answer; otherwise of the first confirmed candidate, then of the nearest one; may be empty. */
    private final List<String> best;

    private final String bestWord;

    public SolveReport(final SolveResult solved) {
        this(solved, new SolveSentences(solved));
    }

    private SolveReport(final SolveResult solved, final SolveSentences sentences) {
        super(sentences.title(), sentences.subtitle(), solved.command());
        this.solved = solved;
        this.sentences = sentences;
        solution = solved.solution();
        space = solution.space();
        goals = solution.goals();
        noun = new TrialWord(solved.origin().trial());
        bestWord = solution.answer().isPresent() ? "solved" : "nearest";
        best = sentences
                .shown()
                .map(one -> one.candidate().values())
                .or(() -> solution.nearest().map(one -> one.candidate().values()))
                .orElse(List.of());
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("solve", noun);
        final List<String> answers = sentences.answers();
        solution.answer().ifPresent(answer -> answers.set(0, answers.get(0) + " " + sentences.onFreshDice(answer)));
        page.answers(answers)
                .verdict(solution.answer().isPresent() ? Slot.Better.HIGHER : Slot.Better.LOWER)
                .warn(sentences.warnings());
        if (solved.tryIt().isPresent() || lines().isPresent()) {
            page.lookAt("those with the values found");
        }
        page.section("values", "Values").add(values().page("solve-values-table", "Values that may change"));
        targets(page);
        if (solution.attempts().stream().anyMatch(one -> !one.estimates().isEmpty())) {
            goals().forEach(g -> picture(page, g));
        } else {
            page.section("candidates", "Candidates").add(candidates("candidates", List.of()));
        }
        examples(page);
        page.played("Content and options are those before any edit.", played())
                .method()
                .text(sentences.method())
                .cautions(bots())
                .reference("again", "Reproduction", "");
        if (solved.overlay().isPresent()) {
            page.text(RichText.of("The edit is in ").code("overlay.yaml").plain(" next to this page."));
        }
        return page.command(RichText.of("The same search:"), command()).build();
    }

    private IntStream goals() {
        return IntStream.range(0, goals.size());
    }

    private String name(final int factor) {
        return SolveSentences.name(space, factor);
    }

    private String word(final int factor, final String value) {
        return SolveSentences.word(space, factor, value);
    }

    private static String targetId(final int goal) {
        return "target-" + (goal + 1);
    }

    private Columns<Integer> values() {
        return Columns.numbered(space.factors().size())
                .text("Value", f -> Sentences.capitalised(name(f)))
                .brief("", this::name)
                .number(
                        "Now",
                        "now",
                        f -> space.present().get(f).map(value -> word(f, value)).orElse("not set"))
                .number(Sentences.capitalised(bestWord), bestWord, f -> best.isEmpty() ? "none" : word(f, best.get(f)))
                .text("Allowed", "allowed", f -> SolveSentences.range(space, f))
                .text("To type", f -> space.factors().get(f).path());
    }

    private void targets(final ReportBuilder page) {
        page.section("targets", "Targets on fresh draws")
                .add(Columns.numbered(goals.size())
                        .text("Target", g -> SolveSentences.goalText(goals.get(g)))
                        .number("Now", g -> fresh(solution.before(), g))
                        .number(
                                Sentences.capitalised(bestWord),
                                g -> sentences.shown().map(one -> fresh(one, g)).orElse("not played"))
                        .page(
                                "solve-targets-table",
                                "Before and after, on draws that the search did not use; intervals hold together at "
                                        + Numbers.level(solution.request().level())));
        if (solution.confirmed().size() > 1) {
            page.add(
                    confirmed().page("solve-confirmed-table", "Candidates played on fresh draws, smallest edit first"));
        }
        page.text("A target is met if its whole interval lies within the limits, open if the interval crosses a "
                + "limit, missed if it lies outside.");
    }

    private String fresh(final Solution.Confirmed one, final int goal) {
        return one.estimates().isEmpty()
                ? "not played"
                : sentences.value(goal, one.estimates()) + ", " + SolveSentences.word(solution.status(one, goal));
    }

    private Columns<Solution.Confirmed> confirmed() {
        final Columns<Solution.Confirmed> table = Columns.of(solution.confirmed())
                .text("Values", "", one -> SolveSentences.shortName(space, one.candidate()));
        goals().forEach(g -> table.number(sentences.metric(g), one -> fresh(one, g))
                .brief(sentences.metric(g), one -> sentences.value(g, one.estimates())));
        return table.number(noun.titles(), one -> Numbers.count(one.trials()))
                .brief("", one -> SolveSentences.word(solution.status(one)));
    }

    /** Draws the estimates of a target: a curve for a single factor, otherwise a list of candidates. */
    private void picture(final ReportBuilder page, final int goal) {
        final Solution.Goal wish = goals.get(goal);
        final List<Solution.Attempt> played = solution.attempts().stream()
                .filter(one -> !one.estimates().isEmpty()
                        && !Double.isNaN(one.estimates().get(goal).value()))
                .toList();
        page.section(targetId(goal), SolveSentences.goalText(wish));
        if (space.factors().size() == 1 && space.factors().get(0).isNumeric()) {
            page.figure(aim(goal, played), "Results of the search, with intervals that hold at all looks.");
        } else if (space.factors().size() == 2
                && met(played, 0).size() <= MAX_CANDIDATES
                && met(played, 1).size() <= MAX_CANDIDATES) {
            page.figure(
                    heat(goal, played),
                    "Results of the search; the estimates within the outline lie in the target, and their intervals "
                            + "stand in the table.");
        } else {
            page.figure(
                    dots(goal, played),
                    "A candidate of the search meets the target if its whole interval lies in the band; those not "
                            + "ruled out come first.");
        }
        page.add(candidates(targetId(goal), List.of(goal)));
    }

    /** Returns the values of a factor that were played, numbers in ascending order. */
    private List<String> met(final List<Solution.Attempt> played, final int factor) {
        final Stream<String> values =
                played.stream().map(one -> one.candidate().values().get(factor)).filter(Streams.unseen());
        return space.factors().get(factor).isNumeric()
                ? values.sorted(Comparator.comparingDouble(Double::parseDouble)).toList()
                : values.toList();
    }

    /** Draws a cell per pair of values, with the target, the present values and the chosen ones. */
    private Chart heat(final int goal, final List<Solution.Attempt> played) {
        final Measure measure = Measure.of(goals.get(goal));
        final List<String> rows = met(played, 0);
        final List<String> columns = met(played, 1);
        final Estimate none = new Estimate(Double.NaN, Double.NaN, Double.NaN, 0, 0, measure.unit(), "not played");
        final List<List<Estimate>> cells = new ArrayList<>();
        rows.forEach(row -> cells.add(new ArrayList<>(Collections.nCopies(columns.size(), none))));
        final List<HeatChart.Spot> spots = new ArrayList<>();
        for (final Solution.Attempt one : played) {
            final int row = rows.indexOf(one.candidate().values().get(0));
            final int column = columns.indexOf(one.candidate().values().get(1));
            cells.get(row).set(column, measure.value(one.estimates().get(goal)));
            if (role(one) != Role.PLAIN) {
                spots.add(new HeatChart.Spot(row, column, role(one)));
            }
        }
        final String title = SolveSentences.goalText(goals.get(goal));
        return new HeatChart(
                "picture-solve-" + targetId(goal),
                title,
                "One cell per pair of " + name(0) + " and " + name(1) + ", with its estimate: "
                        + played.stream()
                                .map(one -> String.join(" and ", one.candidate().values()) + ": "
                                        + Numbers.withUnit(
                                                measure.value(one.estimates().get(goal)), ""))
                                .collect(Collectors.joining("; "))
                        + ".",
                measure.labelled(),
                name(1),
                name(0),
                columns.stream().map(value -> word(1, value)).toList(),
                rows.stream().map(value -> word(0, value)).toList(),
                cells,
                target(goal),
                spots);
    }

    private Chart aim(final int goal, final List<Solution.Attempt> played) {
        final Measure measure = Measure.of(goals.get(goal));
        final String path = name(0);
        final List<Layer.Spot> spots = played.stream()
                .map(one -> new Layer.Spot(
                        Double.parseDouble(one.candidate().values().get(0)),
                        measure.value(one.estimates().get(goal))))
                .sorted(Comparator.comparingDouble(Layer.Spot::at))
                .toList();
        return new ResponseChart(
                "picture-solve-" + targetId(goal),
                SolveSentences.goalText(goals.get(goal)),
                measure.label() + " over " + path + ": one dot per value played, with its interval, and a band "
                        + "for the target. "
                        + spots.stream()
                                .map(spot -> Numbers.plain(spot.at(), 4) + ": " + Numbers.withUnit(spot.value(), ""))
                                .collect(Collectors.joining("; "))
                        + ".",
                measure.labelled(),
                path,
                spots,
                Double.NaN,
                new ResponseChart.Aim(
                        target(goal),
                        space.present().get(0).map(Double::parseDouble).orElse(Double.NaN),
                        solution.answer()
                                .map(answer -> answer.candidate().values().get(0))
                                .map(Double::parseDouble)
                                .orElse(Double.NaN)));
    }

    private TargetBand target(final int goal) {
        final Measure measure = Measure.of(goals.get(goal));
        return new TargetBand(
                measure.scaled(goals.get(goal).target().low()),
                measure.scaled(goals.get(goal).target().high()));
    }

    private Chart dots(final int goal, final List<Solution.Attempt> played) {
        final Measure measure = Measure.of(goals.get(goal));
        final String title = SolveSentences.goalText(goals.get(goal));
        final List<IntervalChart.Item> items = played.stream()
                .sorted(Comparator.comparing(this::role, Comparator.reverseOrder())
                        .thenComparing(Solution.Attempt::excluded)
                        .thenComparing(Solution.Attempt::candidate, space.byEdit()))
                .limit(MAX_CANDIDATES)
                .map(one -> new IntervalChart.Item(
                        SolveSentences.shortName(space, one.candidate()),
                        measure.value(one.estimates().get(goal)),
                        Slot.Better.NEUTRAL,
                        Double.NaN,
                        role(one),
                        false))
                .toList();
        return new IntervalChart(
                "picture-solve-" + targetId(goal),
                title,
                "One dot per candidate with its interval, and a band for the target: " + title + ". "
                        + Sentences.inWords(items),
                measure.labelled(),
                IntervalChart.Style.DOTS,
                items,
                target(goal));
    }

    private Role role(final Solution.Attempt one) {
        if (solution.answer()
                .filter(answer -> answer.candidate().equals(one.candidate()))
                .isPresent()) {
            return Role.CHOSEN;
        }
        return space.changes(one.candidate()) == 0 ? Role.NOW : Role.PLAIN;
    }

    /** Returns the table of all candidates with their estimates for some goals. */
    private Block candidates(final String id, final List<Integer> of) {
        final Columns<Solution.Attempt> table = Columns.of(solution.attempts().stream()
                .sorted(Comparator.comparing(Solution.Attempt::candidate, space.byEdit()))
                .toList());
        IntStream.range(0, space.factors().size())
                .forEach(f -> table.text(
                        name(f), one -> word(f, one.candidate().values().get(f))));
        of.forEach(g -> table.number(
                sentences.metric(g), one -> one.estimates().isEmpty() ? "none" : sentences.value(g, one.estimates())));
        return table.number(noun.titles(), one -> Numbers.count(one.trials()))
                .text("State", this::state)
                .page(
                        "solve-" + id + "-candidates",
                        "Candidates of the search, smallest edit first; these intervals hold at all looks",
                        true);
    }

    private String state(final Solution.Attempt one) {
        if (!one.legal()) {
            return "not legal";
        }
        return solution.confirmed().stream()
                .filter(fresh -> fresh.candidate().equals(one.candidate()))
                .findFirst()
                .map(fresh -> SolveSentences.word(solution.status(fresh)) + " on fresh draws")
                .orElse(one.excluded() ? "ruled out" : "not ruled out");
    }

    /** Adds trials of the answer on fresh dice, and the run that has a report of its own. */
    private void examples(final ReportBuilder page) {
        if (lines().isEmpty() && solved.tryIt().isEmpty()) {
            return;
        }
        page.examples(lines().map(lines -> "With the values found, on fresh draws, by "
                        + lines.standouts().by().label() + ".")
                .orElse("A run with the values found has a report that names best, median and worst."));
        lines().ifPresent(lines -> page.add(lines.allAndApart("")));
        solved.tryIt().ifPresent(line -> page.command(RichText.of("Run with these values:"), line));
    }

    /**
     * Returns the standout trials of the answer, next to the present values. Empty if the search found nothing, or if
     * its file is older than this feature.
     */
    public Optional<StandoutLines> lines() {
        return solved.setting()
                .flatMap(setting -> solution.standouts().map(standouts -> {
                    final TrialSetting before = new TrialSetting(
                            solved.origin().scenario(), setting.bot(), setting.changes(), setting.maxDecisions());
                    return new StandoutLines(
                            standouts, before.with(setting.answer()), noun, "solved", before, "the present values");
                }));
    }

    private List<String> bots() {
        return goals.stream().map(Solution.Goal::bot).filter(Streams.unseen()).toList();
    }

    private Played played() {
        final SolveResult.Origin origin = solved.origin();
        return new Played()
                .with(origin.title(), origin.input())
                .scenario(origin.title(), origin.scenario())
                .ruleset()
                .codes(bots().size() == 1 ? "Bot" : "Bots", bots())
                .content(origin.input())
                .fact("Budget", noun.counted(solution.request().budgetTrials()))
                .fact(
                        "Played",
                        Numbers.count(solution.searchTrials()) + " in the search, seed "
                                + solution.request().seed() + "; " + Numbers.count(solution.confirmTrials())
                                + " on fresh draws, seed " + solution.request().freshSeed())
                .version(origin.toolVersion(), origin.commit());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().lines(sentences.warnings()).line("");
        sentences.answers().forEach(out::verdict);
        out.heading("Values").table(values()).heading("Targets").table(briefTargets(), Brief.Look.VERDICTS);
        if (solution.confirmed().size() > 1) {
            out.heading("On fresh draws").table(confirmed(), Brief.Look.VERDICTS);
        }
        final String level = Numbers.level(solution.request().level());
        out.line("")
                .line(
                        solution.confirmed().isEmpty()
                                ? "Intervals of the search hold at all looks, together at " + level + "."
                                : "Intervals on fresh draws hold together at " + level + ". met: the whole interval is "
                                        + "within the target; open: it crosses a limit.");
        new ValueWords(space.words())
                .notes(space.factors().stream().map(Factor::path).toList())
                .forEach(out::note);
        solved.tryIt().ifPresent(line -> out.line("").pasted("Play    " + line));
        return out;
    }

    private Columns<Integer> briefTargets() {
        return Columns.numbered(goals.size())
                .brief("", g -> SolveSentences.goalText(goals.get(g)))
                .brief(
                        "now",
                        g -> solution.before().estimates().isEmpty()
                                ? "not played"
                                : sentences.value(g, solution.before().estimates()))
                .brief(
                        sentences.shown().isPresent() ? bestWord : "nearest, in the search",
                        g -> sentences
                                .shown()
                                .map(Solution.Confirmed::estimates)
                                .or(() -> solution.nearest().map(Solution.Attempt::estimates))
                                .map(estimates -> sentences.value(g, estimates))
                                .orElse("no data"))
                .brief(
                        "",
                        g -> sentences
                                .shown()
                                .map(one -> SolveSentences.word(solution.status(one, g)))
                                .orElse(""));
    }

    /** A row of CSV: a candidate and a target; no target for an untested candidate. */
    private record Row(Object name, Candidate candidate, Integer goal, Estimate estimate, Object status) {}

    @Override
    public List<Columns<?>> tables() {
        final List<Row> targets = new ArrayList<>();
        confirmed(targets, "now", solution.before());
        for (int c = 0; c < solution.confirmed().size(); c++) {
            confirmed(targets, "confirmed " + (c + 1), solution.confirmed().get(c));
        }
        final List<Row> candidates = new ArrayList<>();
        for (int c = 0; c < solution.attempts().size(); c++) {
            final int number = c + 1;
            final Solution.Attempt one = solution.attempts().get(c);
            if (one.estimates().isEmpty()) {
                candidates.add(new Row(number, one.candidate(), null, null, one.legal() ? "not_played" : "illegal"));
            } else {
                goals().forEach(g -> candidates.add(new Row(
                        number, one.candidate(), g, one.estimates().get(g), one.excluded() ? "excluded" : "open")));
            }
        }
        return List.of(
                table(targets, "status").csv("targets.csv"),
                table(candidates, "state").csv("candidates.csv"));
    }

    private void confirmed(final List<Row> rows, final String name, final Solution.Confirmed one) {
        for (int g = 0; g < one.estimates().size(); g++) {
            rows.add(new Row(name, one.candidate(), g, one.estimates().get(g), solution.status(one, g)));
        }
    }

    private Columns<Row> table(final List<Row> rows, final String status) {
        final Columns<Row> table = Columns.of(rows).data("candidate", Row::name);
        for (int f = 0; f < space.factors().size(); f++) {
            final int factor = f;
            table.data(
                    space.factors().get(f).path(),
                    row -> row.candidate().values().isEmpty()
                            ? space.present().get(factor).orElse("")
                            : row.candidate().values().get(factor));
        }
        return table.data("changes", row -> row.candidate().values().isEmpty() ? 0 : space.changes(row.candidate()))
                .data("target", row -> ofGoal(row, goal -> goal.target().text()))
                .data("bot", row -> ofGoal(row, Solution.Goal::bot))
                .data("metric", row -> ofGoal(row, goal -> goal.target().metric()))
                .estimate("value", Row::estimate)
                .data("unit", row -> ofGoal(row, Solution.Goal::unit))
                .data(status, Row::status);
    }

    private String ofGoal(final Row row, final Function<Solution.Goal, String> what) {
        return row.goal() == null ? "" : what.apply(goals.get(row.goal()));
    }
}
