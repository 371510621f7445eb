package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Survival;
import org.sitrep.stats.Estimate;

/** The sections about the run itself: which missions to look at, what was played, how the numbers were made and how to make them again. */
final class RunSections {
    /** Id of the section that names missions to look at. */
    static final String EXAMPLES = "run-examples";

    /** Tables of more rows than this are folded. */
    private static final int MANY_ROWS = 10;

    private final Metrics metrics;
    private final Capsule capsule;
    private final Commands commands;
    private final Trial trial;

    RunSections(final Metrics metrics, final Commands commands) {
        this.metrics = metrics;
        this.capsule = metrics.capsule();
        this.commands = commands;
        trial = metrics.trial();
    }

    List<Section> sections() {
        return List.of(missionsToLookAt(), played(), account(), method(), all(), again());
    }

    private Section missionsToLookAt() {
        final String headline = capsule.layout().headline();
        final List<Block> blocks = new ArrayList<>(new Examples(metrics, headline, commands).blocks());
        if (blocks.isEmpty()) {
            blocks.add(new Block.Paragraph(Rich.of("No single " + trial.one() + " stands for the headline metric, ")
                    .code(headline)
                    .plain("; the tables above name " + trial.many() + " for single outcomes.")));
        }
        for (final Capsule.Abort abort :
                capsule.abortedMissions().stream().limit(1).toList()) {
            blocks.add(new Block.Command(
                    Rich.of("")
                            .strong("Given up")
                            .plain(", " + trial.one() + " " + abort.mission() + ": " + abort.text()),
                    commands.replay(capsule.seed(), abort.mission())));
        }
        return new Section(
                EXAMPLES,
                trial.titles() + " to look at",
                "Each line tells one " + trial.one() + " of this run step by step. Any " + trial.one()
                        + " number in the tables can be put in.",
                blocks);
    }

    private Section played() {
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(Inputs.facts(capsule))));
        blocks.addAll(Inputs.tables(capsule, "run"));
        return new Section("run-setup", "What was played", "", blocks);
    }

    private Section account() {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(RunSentences.conservation(capsule)));
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(Inputs.fact("Seed", Rich.of("").code(Long.toString(capsule.seed()))));
        facts.add(Inputs.fact(trial.title() + " numbers", Rich.of(RunSentences.indexRange(capsule))));
        capsule.precision()
                .ifPresent(precision -> facts.add(Inputs.fact(
                        "Asked for",
                        Rich.of("")
                                .code(precision.toString())
                                .plain(", whichever number of " + trial.many() + " it takes"))));
        facts.add(Inputs.fact(
                "Hash of all outcomes",
                Rich.of("").code(capsule.missionsHash()).plain(", the same for any number of threads")));
        facts.add(Inputs.fact("Decisions", Rich.of(RunSentences.decisions(capsule))));
        facts.add(Inputs.fact("Made by", Rich.of(RunSentences.madeBy(capsule))));
        blocks.add(new Block.Facts(facts));
        if (!capsule.abortedMissions().isEmpty()) {
            blocks.add(aborts());
        }
        return new Section("run-account", "Account of " + trial.many(), "", blocks);
    }

    private Block aborts() {
        final List<List<String>> rows = capsule.abortedMissions().stream()
                .map(a -> List.of(Long.toString(a.mission()), a.text()))
                .toList();
        final String caption = capsule.aborted() > rows.size()
                ? "The first " + rows.size() + " of the " + trial.many() + " given up"
                : trial.titles() + " given up";
        return new Block.Table(
                "run-aborted",
                caption,
                List.of(Block.Column.text(trial.title()), Block.Column.text("Why")),
                rows,
                rows.size() > MANY_ROWS);
    }

    private Section method() {
        final Map<String, List<String>> byMethod = new TreeMap<>();
        for (final String name : metrics.names()) {
            final Estimate e = metrics.raw(name);
            byMethod.computeIfAbsent(metrics.method(e), k -> new ArrayList<>()).add(metrics.label(name));
        }
        for (final Survival survival : capsule.layout().survivals()) {
            metrics.curves(survival).stream()
                    .flatMap(c -> c.points().stream())
                    .map(p -> metrics.method(p.surviving()))
                    .distinct()
                    .forEach(method -> byMethod.computeIfAbsent(method, k -> new ArrayList<>())
                            .add(survival.label()));
        }
        final List<List<String>> rows = new ArrayList<>();
        byMethod.forEach((method, labels) -> rows.add(List.of(method, shortList(labels))));
        return new Section(
                "run-method",
                "How the numbers were made",
                "",
                List.of(
                        new Block.Paragraph(RunSentences.whatAnIntervalMeans(capsule, metrics.level())),
                        new Block.Paragraph(Cautions.of(List.of(capsule.bot()))),
                        new Block.Table(
                                "run-methods",
                                "Methods of the intervals",
                                List.of(Block.Column.text("Method"), Block.Column.text("Used for")),
                                rows,
                                false)));
    }

    private static String shortList(final List<String> labels) {
        final int shown = Math.min(4, labels.size());
        final String text = String.join("; ", labels.subList(0, shown));
        return labels.size() > shown ? text + " and " + (labels.size() - shown) + " more" : text;
    }

    private Section all() {
        final List<List<String>> rows = new ArrayList<>();
        for (final String name : metrics.names()) {
            final Estimate e = metrics.shown(name);
            rows.add(
                    List.of(name, metrics.label(name), metrics.withUnit(name), Numbers.range(e), Numbers.count(e.n())));
        }
        return new Section(
                "run-metrics",
                "All metrics",
                "The names are those that other commands and the files beside this report use.",
                List.of(new Block.Table(
                        "run-metrics-table",
                        "Every metric with its estimate",
                        List.of(
                                Block.Column.text("Name"),
                                Block.Column.text("What it is"),
                                Block.Column.number("Estimate"),
                                Block.Column.number(Numbers.level(metrics.level()) + " interval"),
                                Block.Column.number(trial.titles())),
                        rows,
                        true)));
    }

    private Section again() {
        return new Section(
                "run-again",
                "Run it again",
                "",
                List.of(
                        new Block.Command(
                                Rich.of("This line makes the same numbers, down to the hash."), commands.repeat()),
                        new Block.Paragraph(
                                Rich.of("Beside this report lie the numbers as CSV, the pictures as PNG and "
                                                + "SVG, and ")
                                        .code("capsule.json")
                                        .plain(", from which all of it can be made again."))));
    }
}
