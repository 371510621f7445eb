package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Survival;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.report.text.Numbers;

/** Reports a run: outcomes, example trials, inputs, method, and the commands that make it again. */
public final class RunReport extends StudyReport {
    /** The number of metrics of a method that are named. */
    private static final int MAX_NAMED = 4;

    private final MetricText metrics;
    private final RunResult result;
    private final Commands commands;
    private final TrialWord noun;

    private final boolean full;

    /**
     * Creates the report.
     *
     * @param full whether a terminal shows all tables at once
     */
    public RunReport(final RunResult result, final boolean full) {
        super(
                result.title(),
                TrialWord.of(result).counted(result.completed()) + " played by the bot " + result.bot(),
                Commands.of(result).repeat());
        this.result = result;
        this.full = full;
        metrics = new MetricText(result);
        commands = Commands.of(result);
        noun = metrics.trial();
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("run", noun);
        final ExampleTrials examples = ExampleTrials.of(metrics, result.layout().headline(), commands);
        Answer.of(metrics).forEach(page::answer);
        if (!examples.isEmpty()) {
            page.answer(examples.pointer("run-examples"));
        }
        Answer.warnings(result).forEach(page::warn);
        page.tiles(result.completed() == 0 ? List.of() : new Tiles(metrics).all());
        new OutcomeSections(metrics, page).add();
        examples(page, examples);
        page.section("setup", "What was played").add(new Played().run(result).blocks("run"));
        account(page);
        method(page);
        all(page);
        return page.section("again", "Run it again")
                .command(RichText.of("This line makes the same numbers, down to the hash."), command())
                .text(RichText.of("Beside this report lie the numbers as CSV, the pictures as PNG and SVG, and ")
                        .code(RunResultJson.NAME)
                        .plain(", from which all of it can be made again."))
                .build();
    }

    private void examples(final ReportBuilder page, final ExampleTrials examples) {
        page.examples("Each line tells one " + noun.one() + " of this run step by step. Any " + noun.one()
                        + " number in the tables can be put in.")
                .add(examples.blocks(""));
        if (examples.isEmpty()) {
            page.text(RichText.of("No single " + noun.one() + " stands for the headline metric, ")
                    .code(result.layout().headline())
                    .plain("; the tables above name " + noun.many() + " for single outcomes."));
        }
        result.abortedTrials().stream()
                .limit(1)
                .forEach(abort -> page.command(
                        RichText.of("")
                                .strong("Given up")
                                .plain(", " + noun.one() + " " + abort.trial() + ": " + abort.text()),
                        commands.replay(result.seed(), abort.trial())));
    }

    private void account(final ReportBuilder page) {
        final Played facts =
                new Played().seed(result.seed()).fact(noun.title() + " numbers", RunSentences.indexRange(result));
        result.precision()
                .ifPresent(precision -> facts.fact(
                        "Asked for",
                        RichText.of("")
                                .code(precision.toString())
                                .plain(", whichever number of " + noun.many() + " it takes")));
        facts.fact(
                        "Hash of all outcomes",
                        RichText.of("").code(result.outcomeHash()).plain(", the same for any number of threads"))
                .fact("Decisions", RunSentences.decisions(result))
                .fact("Made by", RunSentences.madeBy(result));
        page.section("account", "Account of " + noun.many())
                .text(RunSentences.conservation(result))
                .add(facts.blocks("run"));
        final List<RunResult.Abort> aborted = result.abortedTrials();
        if (!aborted.isEmpty()) {
            page.add(Columns.of(aborted)
                    .text(noun.title(), abort -> Long.toString(abort.trial()))
                    .text("Why", RunResult.Abort::text)
                    .page(
                            "run-aborted",
                            result.aborted() > aborted.size()
                                    ? "The first " + aborted.size() + " of the " + noun.many() + " given up"
                                    : noun.titles() + " given up",
                            aborted.size() > Columns.MANY_ROWS));
        }
    }

    private void method(final ReportBuilder page) {
        final Map<String, List<String>> byMethod = new TreeMap<>();
        for (final String name : metrics.names()) {
            byMethod.computeIfAbsent(metrics.method(metrics.raw(name)), k -> new ArrayList<>())
                    .add(metrics.label(name));
        }
        for (final Survival survival : result.layout().survivals()) {
            metrics.curves(survival).stream()
                    .flatMap(c -> c.points().stream())
                    .map(p -> metrics.method(p.surviving()))
                    .distinct()
                    .forEach(method -> byMethod.computeIfAbsent(method, k -> new ArrayList<>())
                            .add(survival.label()));
        }
        page.section("method", "How the numbers were made")
                .text(RunSentences.intervalMeaning(result, metrics.level()))
                .cautions(List.of(result.bot()))
                .add(Columns.of(List.copyOf(byMethod.entrySet()))
                        .text("Method", Map.Entry::getKey)
                        .text("Used for", entry -> shortList(entry.getValue()))
                        .page("run-methods", "Methods of the intervals"));
    }

    private static String shortList(final List<String> labels) {
        final int shown = Math.min(MAX_NAMED, labels.size());
        final String text = String.join("; ", labels.subList(0, shown));
        return labels.size() > shown ? text + " and " + (labels.size() - shown) + " more" : text;
    }

    private void all(final ReportBuilder page) {
        page.section(
                        "metrics",
                        "All metrics",
                        "The names are those that other commands and the files beside this report use.")
                .add(Columns.of(List.copyOf(metrics.names()))
                        .text("Name", name -> name)
                        .text("What it is", metrics::label)
                        .number("Estimate", metrics::withUnit)
                        .number(
                                Numbers.level(metrics.level()) + " interval",
                                name -> Numbers.range(metrics.shown(name)))
                        .number(
                                noun.titles(),
                                name -> Numbers.count(metrics.shown(name).n()))
                        .page("run-metrics-table", "Every metric with its estimate", true));
    }

    @Override
    public Brief brief(final int width) {
        return RunBrief.of(metrics, full);
    }

    @Override
    public List<Columns<?>> tables() {
        return new RunTables(metrics).all();
    }

    @Override
    public Optional<String> headline() {
        return Optional.of(result.layout().headline())
                .filter(name -> result.layout().slot(name).isPresent());
    }
}
