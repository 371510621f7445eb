package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** The report of a search for loadouts as data: the best as a list to take along, those as good, the front, what a step is worth, how it was searched. */
public final class LoadoutReport {
    private static final String EXAMPLES = "loadout-examples";
    /** Tables of more rows than this are folded. */
    private static final int MANY_ROWS = 10;

    private final LoadoutAnswer answer;
    private final Slot objective;
    private final List<Slot> metrics;
    private final Trial trial;

    private LoadoutReport(final LoadoutAnswer answer) {
        this.answer = answer;
        objective = answer.question().objective();
        metrics = answer.question().metrics();
        trial = new Trial(answer.subject().trial());
    }

    /** Returns the report as data. */
    public static ReportModel of(final LoadoutAnswer answer) {
        return new LoadoutReport(answer).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>();
        sections.add(best());
        sections.add(equals());
        sections.add(new LoadoutFront(answer).section());
        if (!answer.steps().isEmpty()) {
            sections.add(steps());
        }
        sections.add(examples());
        sections.add(played());
        sections.add(search());
        sections.add(again());
        return new ReportModel(
                LoadoutSentences.title(answer),
                LoadoutSentences.subtitle(answer),
                List.of(
                        Rich.of("The best loadout found: " + LoadoutSentences.best(answer) + "."),
                        Rich.of(LoadoutSentences.equals(answer)),
                        Rich.of(LoadoutSentences.tried(answer)),
                        Rich.of(trial.titles() + " to look at: ")
                                .link("those of the best", EXAMPLES)
                                .plain(".")),
                LoadoutSentences.warnings(answer).stream().map(Rich::of).toList(),
                tiles(),
                sections);
    }

    private List<Tile> tiles() {
        final LoadoutAnswer.Finalist winner = answer.winner();
        return List.of(
                new Tile(objective.label(), LoadoutSentences.value(winner.objective(), objective), "loadout-best"),
                new Tile(
                        "More than at present",
                        isPresent(winner)
                                ? "none: it is the present one"
                                : LoadoutSentences.difference(winner.overPresent(), objective),
                        "loadout-equals"),
                new Tile(
                        "As good",
                        answer.asGood().size() + " of " + answer.finalists().size(),
                        "loadout-equals"),
                new Tile("Load", Integer.toString(winner.load()), "loadout-front"));
    }

    private Section best() {
        final List<List<String>> rows = new ArrayList<>();
        for (int b = 0; b < answer.space().bearers().size(); b++) {
            rows.add(List.of(
                    answer.space().bearers().get(b), answer.winner().kits().get(b)));
        }
        return new Section(
                "loadout-best",
                "The best",
                "",
                List.of(new Block.Table(
                        "kits",
                        "Who carries what",
                        List.of(Block.Column.text("Who"), Block.Column.text("What")),
                        rows,
                        false)));
    }

    private Section equals() {
        final List<List<String>> rows = new ArrayList<>();
        final List<List<String>> carried = new ArrayList<>();
        final List<Chart.Item> items = new ArrayList<>();
        for (final LoadoutAnswer.Finalist finalist : answer.finalists()) {
            final boolean first = finalist == answer.winner();
            rows.add(List.of(
                    finalist.name(),
                    finalist.equal() ? "yes" : "no",
                    LoadoutSentences.value(finalist.objective(), objective),
                    LoadoutSentences.behind(answer, finalist),
                    isPresent(finalist) ? "–" : LoadoutSentences.difference(finalist.overPresent(), objective),
                    Integer.toString(finalist.load())));
            carried.add(List.of(finalist.name(), finalist.origin(), differences(finalist)));
            if (!first && !finalist.alike()) {
                items.add(
                        new Chart.Item(finalist.name(), shown(finalist.behind().negated()), Slot.Better.NEUTRAL));
            }
        }
        final List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(Rich.of(LoadoutSentences.equals(answer))));
        if (!items.isEmpty()) {
            blocks.add(
                    new Block.Figure(
                            new Chart.Intervals(
                                    "finalists",
                                    "The other finalists, less the best",
                                    "One dot a finalist that did not come out as the best in everything: the mean of its "
                                            + trial.many() + "' differences from the best, with an interval. "
                                            + Sentences.inWords(items),
                                    Labels.withUnit("gain in " + objective.label(), LoadoutSentences.unit(objective)),
                                    Chart.Intervals.Style.DIFFERENCES,
                                    items),
                            Rich.of(
                                    LoadoutSentences.equals(answer)
                                            + " Left of the line of nothing is worse than the best. Where the line runs through an interval, no difference is shown.")));
        }
        blocks.add(new Block.Table(
                "finalists-table",
                "All finalists, on the same fresh " + trial.many(),
                List.of(
                        Block.Column.text("Loadout"),
                        Block.Column.text("As good"),
                        Block.Column.number(objective.label()),
                        Block.Column.number("Behind the best"),
                        Block.Column.number("Over the present"),
                        Block.Column.number("Load")),
                rows,
                false));
        blocks.add(new Block.Table(
                "carried",
                "What the finalists are, and what is carried otherwise than in the best",
                List.of(
                        Block.Column.text("Loadout"),
                        Block.Column.text("It is"),
                        Block.Column.text("Carried otherwise")),
                carried,
                carried.size() > MANY_ROWS));
        return new Section("loadout-equals", "As good for all that is shown", "", blocks);
    }

    /** Whether it is what is carried at present, or plays like it in every mission. */
    private static boolean isPresent(final LoadoutAnswer.Finalist finalist) {
        return finalist.overPresent().low() == 0 && finalist.overPresent().high() == 0;
    }

    private Estimate shown(final Estimate estimate) {
        return LadderSentences.isRate(objective) ? Numbers.inPoints(estimate) : estimate;
    }

    private String differences(final LoadoutAnswer.Finalist finalist) {
        final List<String> all = new ArrayList<>();
        for (int b = 0; b < finalist.kits().size(); b++) {
            if (!finalist.kits().get(b).equals(answer.winner().kits().get(b))) {
                all.add(answer.space().bearers().get(b) + ": " + finalist.kits().get(b));
            }
        }
        return String.join("; ", all);
    }

    private Section steps() {
        final List<Block.Column> columns = new ArrayList<>(List.of(
                Block.Column.text("Change"), Block.Column.number("Load"), Block.Column.number(objective.label())));
        metrics.forEach(slot -> columns.add(Block.Column.number(slot.label())));
        final List<List<String>> rows = new ArrayList<>();
        final List<String> nothing = new ArrayList<>();
        for (final LoadoutAnswer.Step step : answer.steps()) {
            if (step.alike()) {
                nothing.add(step.label());
                continue;
            }
            final List<String> row = new ArrayList<>(List.of(
                    step.label(),
                    step.load() > 0 ? "+" + step.load() : Integer.toString(step.load()),
                    LoadoutSentences.difference(step.objective(), objective)));
            for (int m = 0; m < metrics.size(); m++) {
                row.add(LoadoutSentences.difference(step.metrics().get(m), metrics.get(m)));
            }
            rows.add(row);
        }
        final List<Block> blocks = new ArrayList<>();
        blocks.add(
                new Block.Paragraph(
                        Rich.of(
                                LoadoutSentences.steps(answer)
                                        + " What is not carried is changed in the data. A step for which there is no room cannot be taken and is not there.")));
        blocks.add(new Block.Table("steps", "With one change", columns, rows, false));
        if (!nothing.isEmpty()) {
            blocks.add(new Block.Paragraph(Rich.of("Nothing was changed by: " + String.join("; ", nothing) + ".")));
        }
        if (!LoadoutSentences.betterSteps(answer).isEmpty()) {
            blocks.add(new Block.Paragraph(Rich.of(LoadoutSentences.betterSteps(answer))));
        }
        return new Section("loadout-steps", "What one step more or less is worth", "", blocks);
    }

    private Section search() {
        final List<List<String>> rows = new ArrayList<>();
        for (int r = 0; r < answer.heats().size(); r++) {
            final LoadoutAnswer.HeatRecord heat = answer.heats().get(r);
            rows.add(List.of(
                    Integer.toString(r + 1),
                    heat.what(),
                    Numbers.count(heat.entered()),
                    Numbers.count(heat.alike()),
                    Numbers.count(heat.worse()),
                    Numbers.count(heat.setAside()),
                    Numbers.count(heat.takenAlong()),
                    Numbers.count(heat.missions())));
        }
        return new Section(
                "loadout-search",
                "How it was searched",
                "",
                List.of(
                        new Block.Paragraph(
                                Rich.of(LoadoutSentences.tried(answer) + " " + LoadoutSentences.races(answer))),
                        new Block.Table(
                                "races",
                                "The races, each on " + trial.many() + " that none before has played",
                                List.of(
                                        Block.Column.text("Race"),
                                        Block.Column.text("Of"),
                                        Block.Column.number("Entered"),
                                        Block.Column.number("Alike"),
                                        Block.Column.number("Worse"),
                                        Block.Column.number("Set aside"),
                                        Block.Column.number("Taken along"),
                                        Block.Column.number("Most " + trial.many())),
                                rows,
                                false),
                        new Block.Paragraph(Rich.of(LoadoutSentences.around(answer))),
                        new Block.Paragraph(Rich.of(LoadoutSentences.certainty(answer))),
                        new Block.Paragraph(Cautions.of(List.of(answer.subject().bot())))));
    }

    private Section examples() {
        final List<Block> blocks = new ArrayList<>();
        LoadoutExamples.of(answer).ifPresent(examples -> blocks.addAll(examples.blocks()));
        final List<String> changes = new ArrayList<>(answer.subject().input().changes());
        changes.addAll(answer.told().map(LoadoutAnswer.Told::changes).orElse(List.of("--overlay=best.yaml")));
        blocks.add(new Block.Command(
                Rich.of("").strong("The best").plain(", alone, with a report of its own:"),
                Commands.of(
                                answer.subject().scenario(),
                                answer.subject().bot(),
                                changes,
                                answer.winner().objective().n(),
                                LoadoutExamples.seed(answer))
                        .repeat()));
        return new Section(
                EXAMPLES,
                trial.titles() + " to look at",
                answer.told().isPresent()
                        ? "With the best, on the dice of the finalists, by " + objective.label() + "."
                        : "Put the path of this folder before best.yaml.",
                blocks);
    }

    private Section played() {
        final LoadoutAnswer.Subject subject = answer.subject();
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(Inputs.fact(
                "Scenario",
                Rich.of(subject.title() + " (").code(subject.scenario()).plain(")")));
        final InputSides sides = new InputSides().with(subject.title(), subject.input());
        facts.addAll(sides.ruleset());
        facts.add(Inputs.fact("Bot", Rich.of("").code(subject.bot())));
        facts.add(Inputs.fact("What may change", Rich.of(scope())));
        facts.add(Inputs.fact("What is best", Rich.of(answer.question().formula())));
        facts.addAll(Inputs.content(subject.input()));
        facts.add(Inputs.seed(answer.question().seed()));
        facts.add(Inputs.version(subject.toolVersion(), subject.commit()));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("loadout"));
        return new Section("loadout-input", "What was played", "", blocks);
    }

    private String scope() {
        return String.join(", ", answer.space().open()) + ": "
                + String.join(", ", answer.space().things());
    }

    private Section again() {
        return new Section(
                "loadout-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same search:"), answer.command())));
    }
}
