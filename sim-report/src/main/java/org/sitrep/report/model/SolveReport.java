package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.analysis.solve.Space;

/** The report of a search for values as data: the answer, targets before and after, a picture of what was tried a target, method. */
public final class SolveReport {
    private static final String EXAMPLES = "solve-examples";

    private final Solved solved;
    private final Solution solution;
    private final Space space;
    private final Trial trial;
    private final Optional<SolveExamples> examples;

    private SolveReport(final Solved solved) {
        this.solved = solved;
        solution = solved.solution();
        space = solution.space();
        trial = new Trial(solved.origin().trial());
        examples = SolveExamples.of(solved);
    }

    /** Returns the report as data. */
    public static ReportModel of(final Solved solved) {
        return new SolveReport(solved).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>();
        sections.add(values());
        sections.add(targets());
        if (solution.attempts().stream().anyMatch(one -> !one.estimates().isEmpty())) {
            for (int g = 0; g < solution.goals().size(); g++) {
                sections.add(SolvePictures.section(solution, g));
            }
        }
        sections.add(candidates());
        examples().ifPresent(sections::add);
        sections.add(played());
        sections.add(method());
        sections.add(again());
        return new ReportModel(
                SolveSentences.title(solved),
                SolveSentences.subtitle(solved),
                answers(),
                SolveSentences.warnings(solved).stream().map(Rich::of).toList(),
                tiles(),
                sections);
    }

    private List<Rich> answers() {
        final List<Rich> answers = new ArrayList<>(
                SolveSentences.answers(solved).stream().map(Rich::of).toList());
        solution.answer()
                .ifPresent(answer ->
                        answers.set(0, answers.get(0).plain(" " + SolveSentences.onFreshDice(solution, answer))));
        if (solved.tryIt().isPresent() || examples.isPresent()) {
            answers.add(Rich.of(trial.titles() + " to look at: ")
                    .link("those with the values found", EXAMPLES)
                    .plain("."));
        }
        return answers;
    }

    private List<Tile> tiles() {
        final List<Tile> tiles = new ArrayList<>();
        solution.answer().ifPresent(answer -> {
            for (int g = 0; g < solution.goals().size(); g++) {
                tiles.add(new Tile(
                        SolveSentences.wish(solution.goals().get(g)),
                        SolveSentences.value(
                                solution.goals().get(g), answer.estimates().get(g)),
                        SolvePictures.id(g)));
            }
        });
        return tiles;
    }

    private Section values() {
        final List<Block> blocks = new ArrayList<>();
        final List<List<String>> rows = new ArrayList<>();
        final List<String> best = SolveSentences.best(solution);
        for (int f = 0; f < space.factors().size(); f++) {
            rows.add(List.of(
                    space.factors().get(f).path(),
                    SolveSentences.present(space, f),
                    best.isEmpty() ? "none" : best.get(f),
                    SolveSentences.range(space.factors().get(f))));
        }
        blocks.add(new Block.Table(
                "solve-values-table",
                "What may be changed",
                List.of(
                        Block.Column.text("Value"),
                        Block.Column.number("Now"),
                        Block.Column.number(Sentences.capitalised(SolveSentences.bestWord(solution))),
                        Block.Column.text("May be")),
                rows,
                false));
        return new Section("solve-values", "Values", "", blocks);
    }

    private Section targets() {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(beforeAndAfter());
        if (solution.confirmed().size() > 1) {
            blocks.add(confirmed());
        }
        blocks.add(
                new Block.Paragraph(
                        Rich.of(
                                "A target is met if its whole interval lies within the limits, open if the interval reaches over one, missed if it lies outside.")));
        return new Section("solve-targets", "Targets on fresh dice", "", blocks);
    }

    private Block beforeAndAfter() {
        final Optional<Solution.Confirmed> shown = SolveSentences.shown(solution);
        final List<List<String>> rows = new ArrayList<>();
        for (int g = 0; g < solution.goals().size(); g++) {
            rows.add(List.of(
                    SolveSentences.wish(solution.goals().get(g)),
                    fresh(solution.before(), g),
                    shown.isPresent() ? fresh(shown.get(), g) : "not played"));
        }
        return new Block.Table(
                "solve-targets-table",
                "Before and after, on dice that the search has not seen; intervals hold together at "
                        + Numbers.level(solution.request().level()),
                List.of(
                        Block.Column.text("Target"),
                        Block.Column.number("Now"),
                        Block.Column.number(Sentences.capitalised(SolveSentences.bestWord(solution)))),
                rows,
                false);
    }

    private String fresh(final Solution.Confirmed one, final int goal) {
        return one.estimates().isEmpty()
                ? "not played"
                : SolveSentences.value(
                                solution.goals().get(goal), one.estimates().get(goal))
                        + ", " + SolveSentences.word(solution.status(one, goal));
    }

    private Block confirmed() {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Values")));
        for (int g = 0; g < solution.goals().size(); g++) {
            columns.add(Block.Column.number(SolveSentences.metric(solution, g)));
        }
        columns.add(Block.Column.number(trial.titles()));
        final List<List<String>> rows = new ArrayList<>();
        for (final Solution.Confirmed one : solution.confirmed()) {
            final List<String> row = new ArrayList<>(List.of(SolveSentences.shortName(space, one.candidate())));
            for (int g = 0; g < solution.goals().size(); g++) {
                row.add(fresh(one, g));
            }
            row.add(Numbers.count(one.missions()));
            rows.add(row);
        }
        return new Block.Table(
                "solve-confirmed-table",
                "All that were played on fresh dice, the smallest edit first",
                columns,
                rows,
                false);
    }

    private Section candidates() {
        final List<Block.Column> columns = new ArrayList<>();
        SolveSentences.shortPaths(space).forEach(path -> columns.add(Block.Column.text(path)));
        for (int g = 0; g < solution.goals().size(); g++) {
            columns.add(Block.Column.number(SolveSentences.metric(solution, g)));
        }
        columns.add(Block.Column.number(trial.titles()));
        columns.add(Block.Column.text("State"));
        final List<List<String>> rows = solution.attempts().stream()
                .sorted(Comparator.comparing(Solution.Attempt::candidate, space.byEdit()))
                .map(this::row)
                .toList();
        return new Section(
                "solve-candidates",
                "What was tried",
                "",
                List.of(new Block.Table(
                        "solve-candidates-table",
                        "The candidates of the search, the smallest edit first; these intervals may be looked at as often as one likes",
                        columns,
                        rows,
                        true)));
    }

    private List<String> row(final Solution.Attempt one) {
        final List<String> row = new ArrayList<>(one.candidate().values());
        for (int g = 0; g < solution.goals().size(); g++) {
            row.add(
                    one.estimates().isEmpty()
                            ? "none"
                            : SolveSentences.value(
                                    solution.goals().get(g), one.estimates().get(g)));
        }
        row.add(Numbers.count(one.missions()));
        row.add(state(one));
        return row;
    }

    private String state(final Solution.Attempt one) {
        if (!one.legal()) {
            return "not legal";
        }
        final Candidate candidate = one.candidate();
        return solution.confirmed().stream()
                .filter(fresh -> fresh.candidate().equals(candidate))
                .findFirst()
                .map(fresh -> SolveSentences.word(solution.status(fresh)) + " on fresh dice")
                .orElse(one.excluded() ? "ruled out" : "not ruled out");
    }

    private List<String> bots() {
        return solution.goals().stream().map(Solution.Goal::bot).distinct().toList();
    }

    private Section played() {
        final Solved.Origin origin = solved.origin();
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(Inputs.fact(
                "Scenario",
                Rich.of(origin.title() + " (").code(origin.scenario()).plain(")")));
        final InputSides sides = new InputSides().with(origin.title(), origin.input());
        facts.addAll(sides.ruleset());
        facts.add(Inputs.fact(bots().size() == 1 ? "Bot" : "Bots", Inputs.codes(bots())));
        facts.addAll(Inputs.content(origin.input()));
        facts.add(Inputs.fact("Budget", Rich.of(trial.counted(solution.request().budgetMissions()))));
        facts.add(Inputs.fact(
                "Played",
                Rich.of(Numbers.count(solution.searchMissions()) + " in the search, seed "
                        + solution.request().seed() + "; " + Numbers.count(solution.confirmMissions())
                        + " on fresh dice, seed " + solution.request().freshSeed())));
        facts.add(Inputs.version(origin.toolVersion(), origin.commit()));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("solve"));
        return new Section("solve-input", "What was played", "Content and options are those before any edit.", blocks);
    }

    private Section method() {
        return new Section(
                "solve-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(Rich.of(SolveSentences.method(solution))),
                        new Block.Paragraph(Cautions.of(bots()))));
    }

    /** Missions of the answer on fresh dice, and the run that has a report of its own. */
    private Optional<Section> examples() {
        final List<Block> blocks = new ArrayList<>();
        examples.ifPresent(of -> {
            blocks.addAll(of.lines().all(""));
            of.apart().ifPresent(blocks::add);
        });
        solved.tryIt().ifPresent(line -> blocks.add(new Block.Command(Rich.of("Play it with these values:"), line)));
        return blocks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Section(
                        EXAMPLES,
                        trial.titles() + " to look at",
                        examples.isEmpty()
                                ? "Played with the values found, it has a report that names best, median and worst."
                                : "With the values found, on fresh dice, by "
                                        + solution.standouts()
                                                .orElseThrow()
                                                .by()
                                                .label() + ".",
                        blocks));
    }

    private Section again() {
        final List<Block> blocks = new ArrayList<>();
        solved.overlay()
                .ifPresent(text -> blocks.add(new Block.Paragraph(
                        Rich.of("The edit is in ").code("overlay.yaml").plain(" beside this page."))));
        blocks.add(new Block.Command(Rich.of("The same search:"), solved.command()));
        return new Section("solve-again", "Make it again", "", blocks);
    }
}
