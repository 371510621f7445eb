package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.stats.Estimate;

/** The sections about the run itself: which missions to look at, what was played, how the numbers were made and how to make them again. */
final class RunSections {
    /** More files than this are listed apart. */
    private static final int FEW = 4;
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
        final List<Block> blocks = new ArrayList<>();
        final String headline = capsule.layout().headline();
        metrics.distribution(headline).filter(d -> !d.isEmpty()).ifPresent(d -> blocks.addAll(examples(headline, d)));
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
                "run-examples",
                trial.titles() + " to look at",
                "Each line tells one " + trial.one() + " of this run step by step. Any " + trial.one()
                        + " number in the tables can be put in.",
                blocks);
    }

    /** Best, median and worst mission by the headline; those that are the same one are named together. */
    private List<Block> examples(final String headline, final Distribution d) {
        final Slot.Better better = metrics.better(headline);
        final boolean lowIsGood = better == Slot.Better.LOWER;
        final Map<Long, String> names = new LinkedHashMap<>();
        final Map<Long, Double> values = new LinkedHashMap<>();
        final double[] ranks = lowIsGood ? new double[] {0, 0.5, 1} : new double[] {1, 0.5, 0};
        final String[] words = {Sentences.extreme(better, true), "Median", Sentences.extreme(better, false)};
        for (int i = 0; i < ranks.length; i++) {
            final long mission = d.missionAtQuantile(ranks[i]);
            names.merge(mission, words[i], (first, next) -> first + " and " + next.toLowerCase(Locale.ROOT));
            values.put(mission, d.quantile(ranks[i]));
        }
        final List<Block> blocks = new ArrayList<>();
        names.forEach((mission, name) -> blocks.add(replay(name, values.get(mission), mission)));
        return blocks;
    }

    private Block replay(final String which, final double value, final long mission) {
        final String headline = capsule.layout().headline();
        final String amount = metrics.isRate(headline)
                ? metrics.label(headline) + (value == 1 ? ": yes" : ": no")
                : Numbers.plain(value, 2) + " " + metrics.unit(headline);
        return new Block.Command(
                Rich.of("").strong(which).plain(", " + trial.one() + " " + mission + ": " + amount),
                commands.replay(capsule.seed(), mission));
    }

    private Section played() {
        final List<Block> blocks = new ArrayList<>();
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(fact(
                "Scenario",
                Rich.of(capsule.title() + " (").code(capsule.scenario()).plain(")")));
        facts.add(fact("Ruleset", Rich.of("").code(capsule.rulesetId())));
        facts.add(fact("Bot", Rich.of("").code(capsule.bot())));
        capsule.botFile()
                .ifPresent(file -> facts.add(fact(
                        "Bot read from",
                        Rich.of("").code(file.file()).plain(", SHA-256 ").code(file.sha256()))));
        capsule.setup().forEach((term, value) -> facts.add(fact(term, Rich.of(value))));
        final Capsule.Content content = capsule.content();
        if (!content.sets().isEmpty()) {
            facts.add(fact("Changed for this run", codes(content.sets())));
        }
        if (!content.files().isEmpty()) {
            facts.add(fact("Read from", filesFact(content.files())));
        }
        facts.add(fact("Content hash", Rich.of("").code(content.sha256())));
        facts.add(fact("Where the values come from", RunSentences.provenance(content)));
        blocks.add(new Block.Facts(facts));
        if (!capsule.options().isEmpty()) {
            blocks.add(options());
        }
        if (content.files().size() > FEW) {
            blocks.add(files(content.files()));
        }
        return new Section("run-setup", "What was played", "", blocks);
    }

    private static Rich filesFact(final List<String> files) {
        return files.size() > FEW ? Rich.of(files.size() + " files, listed below") : codes(files);
    }

    private static Block files(final List<String> files) {
        return new Block.Table(
                "run-files",
                "Files read",
                List.of(Block.Column.text("File")),
                files.stream().map(List::of).toList(),
                true);
    }

    private Block options() {
        final List<List<String>> rows = new ArrayList<>();
        capsule.options().forEach((option, reading) -> rows.add(List.of(option, reading)));
        return new Block.Table(
                "run-options",
                "Readings of the rules and optional rules in force",
                List.of(Block.Column.text("Option"), Block.Column.text("In force")),
                rows,
                rows.size() > MANY_ROWS);
    }

    private Section account() {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(RunSentences.conservation(capsule)));
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(fact("Seed", Rich.of("").code(Long.toString(capsule.seed()))));
        facts.add(fact(trial.title() + " numbers", Rich.of(RunSentences.indexRange(capsule))));
        capsule.precision()
                .ifPresent(precision -> facts.add(fact(
                        "Asked for",
                        Rich.of("")
                                .code(precision.toString())
                                .plain(", whichever number of " + trial.many() + " it takes"))));
        facts.add(fact(
                "Hash of all outcomes",
                Rich.of("").code(capsule.missionsHash()).plain(", the same for any number of threads")));
        facts.add(fact("Decisions", Rich.of(RunSentences.decisions(capsule))));
        facts.add(fact("Made by", Rich.of(RunSentences.madeBy(capsule))));
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
                        new Block.Paragraph(RunSentences.whatItDoesNotMean(capsule)),
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

    private static Block.Fact fact(final String term, final Rich value) {
        return new Block.Fact(term, value);
    }

    private static Rich codes(final List<String> items) {
        Rich text = Rich.of("");
        for (int i = 0; i < items.size(); i++) {
            text = text.plain(i == 0 ? "" : ", ").code(items.get(i));
        }
        return text;
    }
}
