package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.loadout.LoadoutAnswer.Finalist;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.Role;
import org.sitrep.report.chart.ScatterChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Reports a search for loadouts: the best one as a packing list, its equals, the Pareto front, the value of each step,
 * and the method.
 */
public final class LoadoutReport extends StudyReport {
    /** The number of equals that fit on a terminal. */
    private static final int MAX_EQUALS = 8;

    private final LoadoutAnswer answer;
    private final LoadoutAnswer.Subject subject;
    private final Finalist winner;
    private final Slot objective;
    private final List<Slot> metrics;
    private final List<Finalist> front;
    private final List<LoadoutAnswer.Step> steps;
    private final TrialWord noun;
    /** Name of what things take of a capacity. */
    private final String load;

    private final LoadoutSentences sentences;

    public LoadoutReport(final LoadoutAnswer answer) {
        super(
                answer.subject().title() + ": the best loadouts",
                "for " + LoadoutSentences.formula(answer) + "; bot "
                        + answer.subject().bot() + ", "
                        + Numbers.count(answer.question().played()) + " "
                        + answer.subject().trial() + "s played, seed "
                        + answer.question().seed(),
                answer.command());
        this.answer = answer;
        subject = answer.subject();
        winner = answer.winner();
        objective = answer.question().objective();
        metrics = answer.question().metrics();
        front = answer.finalists().stream()
                .filter(Finalist::front)
                .sorted(Comparator.comparingInt(Finalist::load).reversed())
                .toList();
        steps = answer.steps().stream()
                .filter(step -> !step.alike())
                .sorted(Comparator.comparing(
                        step -> LoadoutSentences.verdict(step).equals("not shown")))
                .toList();
        noun = new TrialWord(subject.trial());
        load = answer.space().unit();
        sentences = new LoadoutSentences(answer);
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("loadout", noun)
                .answer(sentences.headline())
                .answer(sentences.asGood())
                .answer(sentences.candidates())
                .lookAt("those of the best")
                .warn(sentences.warnings())
                .tile(objective.label(), Measure.of(objective).shown(winner.objective()), "best")
                .tile(
                        "Gain over present",
                        LoadoutSentences.isPresent(winner)
                                ? "none: it is the present loadout"
                                : Measure.of(objective).signed(winner.overPresent()),
                        "equals")
                .tile(
                        "Group of equals",
                        answer.asGood().size() + " of " + answer.finalists().size(),
                        "equals")
                .tile(load, Integer.toString(winner.load()), "front")
                .section("best", "Best loadout")
                .add(Columns.numbered(answer.space().bearers().size())
                        .text("Bearer", b -> answer.space().bearers().get(b))
                        .text("Kit", b -> winner.kits().get(b))
                        .page("kits", "Kits by bearer"));
        asGood(page);
        front(page);
        steps(page);
        examples(page);
        return search(page.played("", played()))
                .again("The same search:", command())
                .build();
    }

    private List<Integer> bearers() {
        return IntStream.range(0, answer.space().bearers().size()).boxed().toList();
    }

    private void asGood(final ReportBuilder page) {
        final List<IntervalChart.Item> items = answer.finalists().stream()
                .filter(finalist -> finalist != winner && !finalist.alike())
                .map(finalist -> new IntervalChart.Item(
                        sentences.label(finalist),
                        Measure.of(objective).change(finalist.behind().negated())))
                .toList();
        page.section("equals", "Group of equals");
        if (items.isEmpty()) {
            page.text(sentences.asGood());
        } else {
            page.figure(
                    new IntervalChart(
                            "finalists",
                            "Other finalists, difference from the best",
                            "One dot per finalist that differs from the best in any " + noun.one()
                                    + ": its mean paired difference, with an interval. " + Sentences.inWords(items),
                            Labels.withUnit(
                                    "gain in " + objective.label(),
                                    Measure.of(objective).points()),
                            IntervalChart.Style.DIFFERENCES,
                            items),
                    "Left of the zero line is worse than the best.");
        }
        page.add(Columns.of(answer.finalists())
                        .text("Loadout", Finalist::name)
                        .text("Equal", finalist -> finalist.equal() ? "yes" : "no")
                        .number(objective.label(), this::value)
                        .number("Behind the best", sentences::behind)
                        .number(
                                "Gain over present",
                                finalist -> LoadoutSentences.isPresent(finalist)
                                        ? "–"
                                        : Measure.of(objective).signed(finalist.overPresent()))
                        .number(load, finalist -> Integer.toString(finalist.load()))
                        .page("finalists-table", "All finalists, on the same fresh " + noun.many()))
                .add(Columns.of(answer.finalists())
                        .text("Loadout", Finalist::name)
                        .text("Origin", Finalist::origin)
                        .text("Differences from the best", finalist -> sentences.changes(winner, finalist))
                        .page("carried", "Origin of the finalists, and their differences from the best", true));
    }

    private String value(final Finalist finalist) {
        return Measure.of(objective).shown(finalist.objective());
    }

    private void front(final ReportBuilder page) {
        page.section("front", "Pareto front", "What does carrying more gain, and where is less enough?");
        if (!metrics.isEmpty()) {
            page.figure(
                    scatter(),
                    onFront()
                            + ". Right and up are better where more is better. A finalist is on the front if, by "
                            + "the observed means, no other is at least as good in both and as light. Each "
                            + "interval is 95 % by itself.");
        }
        page.add(frontTable().page("front-table", "Pareto front, heaviest first"));
    }

    private Chart scatter() {
        final boolean single = !objective.name().equals("weighted");
        final Slot across = single ? objective : metrics.get(0);
        final int second = single || metrics.size() < 2 ? 0 : 1;
        final Slot up = metrics.get(second);
        return new ScatterChart(
                "front",
                across.label() + " against " + up.label(),
                "One dot per finalist; those on the front are marked with their " + load
                        + "; the best one is called chosen, and the present one now. " + onFront() + ": " + fronts(),
                Measure.of(across).labelled(),
                Measure.of(up).labelled(),
                "on the front",
                "dominated",
                answer.finalists().stream()
                        .map(f -> new ScatterChart.Dot(
                                load + " " + f.load(),
                                Measure.of(across)
                                        .value(
                                                single
                                                        ? f.objective()
                                                        : f.metrics().get(0)),
                                Measure.of(up).value(f.metrics().get(second)),
                                f.front(),
                                f == winner ? Role.CHOSEN : LoadoutSentences.isPresent(f) ? Role.NOW : Role.PLAIN))
                        .toList());
    }

    private String onFront() {
        return front.size() + " of " + answer.finalists().size() + " finalists are on the front";
    }

    private String fronts() {
        return front.stream()
                        .sorted(Comparator.comparingInt(Finalist::load))
                        .map(f -> sentences.label(f) + " at " + load + " " + f.load() + " with " + value(f))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private Columns<Finalist> frontTable() {
        final Columns<Finalist> table = Columns.of(front)
                .text("Loadout", "", Finalist::name)
                .number(load, load, finalist -> Integer.toString(finalist.load()))
                .number(objective.label(), noted(objective), this::value);
        for (int m = 0; m < metrics.size(); m++) {
            final int metric = m;
            final Slot slot = metrics.get(m);
            table.number(
                    slot.label(),
                    noted(slot),
                    finalist -> Measure.of(slot).shown(finalist.metrics().get(metric)));
        }
        return table;
    }

    private static String noted(final Slot slot) {
        return slot.label() + Measure.of(slot).note();
    }

    private void steps(final ReportBuilder page) {
        if (answer.steps().isEmpty()) {
            return;
        }
        final String nothing = answer.steps().stream()
                .filter(LoadoutAnswer.Step::alike)
                .map(LoadoutAnswer.Step::label)
                .collect(Collectors.joining("; "));
        page.section("steps", "Worth of one step more or less")
                .text(sentences.steps()
                        + " Things that are not carried are changed in the data. Steps without room are omitted.")
                .add(stepTable(true).page("steps", "Effect of one change"))
                .text(nothing.isEmpty() ? "" : "No change in any " + noun.one() + ": " + nothing + ".")
                .text(sentences.betterSteps());
    }

    /**
     * Returns the steps that changed something, those with a shown difference first. A terminal has no room for the
     * changes if a weighted sum adds its metrics.
     */
    private Columns<LoadoutAnswer.Step> stepTable(final boolean allMetrics) {
        final Columns<LoadoutAnswer.Step> table = Columns.of(steps)
                .text("Change", "", LoadoutAnswer.Step::label)
                .text("Verdict", "verdict", LoadoutSentences::verdict)
                .number(load, step -> (step.load() > 0 ? "+" : "") + step.load())
                .number(
                        objective.label(),
                        shortName(objective),
                        step -> Measure.of(objective).signed(step.objective()));
        for (int m = 0; allMetrics && m < metrics.size(); m++) {
            final int metric = m;
            final Slot slot = metrics.get(m);
            table.number(
                    slot.label(),
                    shortName(slot),
                    step -> Measure.of(slot).signed(step.metrics().get(metric)));
        }
        return table;
    }

    private static String shortName(final Slot slot) {
        return slot.name().substring(slot.name().lastIndexOf('.') + 1)
                + Measure.of(slot).note();
    }

    private void examples(final ReportBuilder page) {
        page.examples(
                answer.replay().isPresent()
                        ? "Best loadout on the draws of the finals, by " + objective.label() + "."
                        : "Put the path of this folder in front of best.yaml.");
        lines(answer.replay().map(LoadoutAnswer.Replay::changes).orElse(List.of()))
                .ifPresent(lines -> page.add(lines.all(""))
                        .add(lines.apart().or(() -> apartUnknown() ? lines.worst() : Optional.empty())));
        page.command(
                RichText.of("").strong("Best loadout").plain(", run alone with its own report:"),
                present()
                        .with(answer.replay().map(LoadoutAnswer.Replay::changes).orElse(List.of("--overlay=best.yaml")))
                        .run(winner.objective().n(), answer.question().seed() + (answer.confirmed() ? 1 : 0)));
    }

    private TrialSetting present() {
        return new TrialSetting(
                subject.scenario(), subject.bot(), subject.input().changes(), subject.maxDecisions());
    }

    /** Returns the standout trials of the best loadout, next to the present one; empty if none were stored. */
    private Optional<StandoutLines> lines(final List<String> changes) {
        return answer.replay()
                .map(replayed -> new StandoutLines(
                        replayed.standouts(),
                        present().with(changes),
                        noun,
                        winner.name(),
                        present(),
                        "the present loadout"));
    }

    /** Returns whether the present loadout is no finalist, so that no trial is known in which the two part. */
    private boolean apartUnknown() {
        return Double.isNaN(winner.overPresent().value());
    }

    /**
     * Returns the command that replays a trial next to the present loadout, at the point where they part. If the
     * present one did not play, it is the worst trial; empty if the two never part.
     *
     * @param changes changes that make the scenario use the best loadout: values as {@code --set} takes them, or
     *     overlays as options
     */
    public Optional<String> apart(final List<String> changes) {
        return lines(changes)
                .flatMap(lines -> lines.apartLine().or(() -> apartUnknown() ? lines.worstLine() : Optional.empty()));
    }

    private Played played() {
        return new Played()
                .with(subject.title(), subject.input())
                .scenario(subject.title(), subject.scenario())
                .ruleset()
                .codes("Bot", List.of(subject.bot()))
                .fact(
                        "Kits that may change",
                        String.join(", ", answer.space().open()) + ": "
                                + String.join(", ", answer.space().things()))
                .fact("Objective", answer.question().formula())
                .content(subject.input())
                .seed(answer.question().seed())
                .version(subject.toolVersion(), subject.commit());
    }

    private ReportBuilder search(final ReportBuilder page) {
        return page.reference("search", "Search", "")
                .text(sentences.candidates() + " " + sentences.races())
                .add(races().page("races", "Races, each on " + noun.many() + " that no earlier race played"))
                .text(sentences.around())
                .text(sentences.certainty())
                .cautions(List.of(subject.bot()));
    }

    private Columns<Integer> races() {
        final List<LoadoutAnswer.RaceRecord> races = answer.races();
        return Columns.numbered(races.size())
                .data("race", r -> r + 1)
                .text("Race", r -> Integer.toString(r + 1))
                .data("what", r -> races.get(r).what())
                .text("Stage", r -> races.get(r).what())
                .count("entered", "Entered", r -> races.get(r).entered())
                .count("alike", "Alike", r -> races.get(r).alike())
                .count("worse", "Worse", r -> races.get(r).worse())
                .count("setAside", "Set aside", r -> races.get(r).setAside())
                .count("takenAlong", "Advanced", r -> races.get(r).takenAlong())
                .data("firstTrial", r -> races.get(r).first())
                .count("mostTrials", "Maximum " + noun.many(), r -> races.get(r).trials());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().lines(sentences.warnings()).heading("Best loadout");
        final int longest =
                answer.space().bearers().stream().mapToInt(String::length).max().orElse(0);
        bearers()
                .forEach(b -> out.note(Portable.format(
                        "%-" + longest + "s  %s",
                        answer.space().bearers().get(b),
                        winner.kits().get(b))));
        out.line(load + " " + winner.load() + ". " + sentences.best() + ".");
        asGood(out);
        out.heading("Pareto front")
                .table(frontTable(), Brief.Look.WIDE)
                .line("By the observed means: those whose intervals overlap may change places.");
        if (!answer.steps().isEmpty()) {
            out.heading("Worth of one step more or less");
            if (!steps.isEmpty()) {
                out.table(stepTable(answer.question().formula().equals(objective.name())), Brief.Look.WIDE);
            }
            out.line(sentences.steps());
            if (!sentences.betterSteps().isEmpty()) {
                out.line(sentences.betterSteps());
            }
        }
        return out.heading("Search")
                .line(sentences.candidates())
                .line(sentences.races())
                .line(sentences.around())
                .line(sentences.certainty());
    }

    private void asGood(final Brief out) {
        final List<Finalist> equals = answer.asGood();
        final int shown = Math.min(MAX_EQUALS, equals.size());
        out.heading("Group of equals")
                .line(sentences.asGood())
                .table(
                        Columns.of(equals.subList(0, shown))
                                .brief("", Finalist::name)
                                .brief(noted(objective), this::value)
                                .brief("behind the best", sentences::behind)
                                .brief(load, finalist -> Integer.toString(finalist.load())),
                        Brief.Look.WIDE);
        if (equals.size() > shown) {
            out.line((equals.size() - shown) + " more are in the report.");
        }
    }

    /** A row of CSV: a metric of a finalist or of a step. */
    private record Measured<T>(T of, String metric, Estimate estimate) {}

    private <T> void rows(
            final List<Measured<T>> rows, final T of, final Map<String, Estimate> first, final List<Estimate> more) {
        first.forEach((metric, estimate) -> rows.add(new Measured<>(of, metric, estimate)));
        for (int m = 0; m < metrics.size(); m++) {
            rows.add(new Measured<>(of, metrics.get(m).name(), more.get(m)));
        }
    }

    private static <T> Columns<Measured<T>> estimates(final String key, final Columns<Measured<T>> table) {
        return table.data("metric", Measured::metric)
                .estimate(key, Measured::estimate)
                .data("unit", row -> row.estimate().unit())
                .data("method", row -> row.estimate().method());
    }

    /** {@inheritDoc} The objective has the metric {@code objective}, the winner's lead {@code behind}. */
    @Override
    public List<Columns<?>> tables() {
        return List.of(
                finalists().csv("finalists.csv"),
                kits().csv("kits.csv"),
                allSteps().csv("steps.csv"),
                races().csv("races.csv"));
    }

    private Columns<?> finalists() {
        final List<Measured<Finalist>> rows = new ArrayList<>();
        for (final Finalist finalist : answer.finalists()) {
            final Map<String, Estimate> first = new LinkedHashMap<>();
            first.put("objective", finalist.objective());
            first.put("behind", finalist.behind());
            first.put("overPresent", finalist.overPresent());
            rows(rows, finalist, first, finalist.metrics());
        }
        return estimates(
                "value",
                Columns.of(rows)
                        .data("loadout", row -> row.of().name())
                        .data("origin", row -> row.of().origin())
                        .data("load", row -> row.of().load())
                        .data("equal", row -> row.of().equal())
                        .data("front", row -> row.of().front()));
    }

    private Columns<?> allSteps() {
        final List<Measured<LoadoutAnswer.Step>> rows = new ArrayList<>();
        answer.steps().forEach(step -> rows(rows, step, Map.of("objective", step.objective()), step.metrics()));
        return estimates(
                "change",
                Columns.of(rows)
                        .data("step", row -> row.of().label())
                        .data("carried", row -> row.of().carried())
                        .data("load", row -> row.of().load())
                        .data("alike", row -> row.of().alike()));
    }

    private record Kit(String loadout, String bearer, String kit) {}

    private Columns<?> kits() {
        final List<Kit> kits = new ArrayList<>();
        for (final Finalist finalist : answer.finalists()) {
            bearers()
                    .forEach(b -> kits.add(new Kit(
                            finalist.name(),
                            answer.space().bearers().get(b),
                            finalist.kits().get(b))));
        }
        return Columns.of(kits)
                .data("loadout", Kit::loadout)
                .data("bearer", Kit::bearer)
                .data("kit", Kit::kit);
    }
}
