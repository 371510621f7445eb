package org.sitrep.cli.command;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.playbook.SectionCompiler;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Shown;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.tune.Weight;

/**
 * A playbook with tunable weights: those of its sections, except weights of single lines and the only weight of a
 * section.
 */
record TunedPlaybook(Session session, Ruleset game, String file, ScenarioDocument document, List<Weight> weights) {
    private static final String WEIGHTS = "weights";
    private static final String LINES = "lines";
    private static final String BY = "by";
    /** Significant digits of a written weight. */
    private static final MathContext FIGURES = new MathContext(4);

    private static final double MOST = SectionCompiler.MAX_WEIGHT;
    /** A weight near 0 has the step of one with this share of the largest weight of its section. */
    private static final double LEAST_SHARE = 0.1;

    /** Reads a playbook; the first step of a weight is {@code spread} of it. */
    static TunedPlaybook read(final Session session, final Ruleset game, final String file, final double spread) {
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> document = load(session, file, List.of(), findings);
        final Optional<BotDefinition<?>> bot = document.flatMap(found -> game.playbook(found, findings));
        if (bot.isEmpty() || !findings.isEmpty()) {
            throw Source.unusable(session, file, findings.sorted());
        }
        final List<Weight> weights = weights(document.orElseThrow(), spread);
        if (weights.isEmpty()) {
            throw UserError.badData(
                    file + " has no weights to tune", "give a section some under \"weights\": see docs/playbooks.md");
        }
        return new TunedPlaybook(session, game, file, document.orElseThrow(), weights);
    }

    private static Optional<ScenarioDocument> load(
            final Session session, final String file, final List<String> sets, final Findings findings) {
        final String found = session.home().file(file);
        if (!Files.isRegularFile(Path.of(found))) {
            throw UserError.badData("there is no file " + Shown.name(file), "name a playbook, a .yaml file");
        }
        return Source.of(session, found).with(sets).load(findings);
    }

    private static List<Weight> weights(final ScenarioDocument document, final double spread) {
        final List<Weight> found = new ArrayList<>();
        for (final Node section : document.root().entries().values()) {
            if (section instanceof MapNode map
                    && map.entries().get(WEIGHTS) instanceof MapNode named
                    && (named.entries().size() > 1 || hasWeightedLines(map))) {
                addSection(named, spread, found);
            }
        }
        return List.copyOf(found);
    }

    /** A weight without an alternative decides by its sign alone: tuning could only reverse the policy. */
    private static boolean hasWeightedLines(final MapNode section) {
        return section.entries().get(LINES) instanceof ListNode lines
                && lines.items().stream()
                        .anyMatch(line ->
                                line instanceof MapNode map && map.entries().containsKey(BY));
    }

    private static void addSection(final MapNode named, final double spread, final List<Weight> found) {
        final Map<String, Double> values = new LinkedHashMap<>();
        for (final Node value : named.entries().values()) {
            if (value instanceof ScalarNode number) {
                values.put(number.path(), number.asDouble());
            }
        }
        final double most =
                values.values().stream().mapToDouble(Math::abs).max().orElse(0);
        final double least = most == 0 ? 1 : LEAST_SHARE * most;
        values.forEach((path, value) -> found.add(new Weight(path, value, spread * Math.max(Math.abs(value), least))));
    }

    /** Returns weights as written: with four significant digits, and only values that a playbook may have. */
    static double[] rounded(final double[] values) {
        final double[] shorter = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            shorter[i] = new BigDecimal(Math.max(-MOST, Math.min(MOST, values[i])), FIGURES).doubleValue();
        }
        return shorter;
    }

    BotDefinition<?> bot(final double[] values) {
        final List<String> sets = IntStream.range(0, values.length)
                .mapToObj(i -> weights.get(i).name() + "=" + text(values[i]))
                .toList();
        final Findings findings = new Findings();
        return load(session, file, sets, findings)
                .flatMap(document -> game.playbook(document, findings))
                .orElseThrow(() -> Source.unusable(session, file, findings.sorted()));
    }

    /**
     * Returns the name by which a file would extend this playbook: shipped content by its game, other files by a
     * relative path.
     *
     * @throws UserError if a file there may not read it: content must be in the folder of the extending file, or below
     */
    String namedFrom(final Path into) {
        final Path here = Path.of(file).toAbsolutePath().normalize();
        final Optional<Path> shipped = session.home()
                .library()
                .map(library -> library.resolve(game.id()).toAbsolutePath().normalize())
                .filter(here::startsWith);
        final Path folder = Optional.ofNullable(
                        into.toAbsolutePath().normalize().getParent())
                .orElseThrow();
        if (shipped.isEmpty() && !here.startsWith(folder)) {
            throw UserError.usage(
                    into + " cannot extend " + file + ", which is not in its folder or below",
                    "name a file next to the playbook with --to");
        }
        final String prefix = shipped.isPresent() ? game.id() + ":" : "";
        return prefix + shipped.orElse(folder).relativize(here).toString().replace('\\', '/');
    }

    String written(final double[] values, final Path into, final String how) {
        final String original = namedFrom(into);
        final StringBuilder text = new StringBuilder();
        text.append("# ").append(how).append('\n');
        text.append("sitrep: 1\nruleset: ").append(game.id()).append('\n');
        text.append("title: ").append(quoted(document.title() + ", tuned")).append('\n');
        text.append("extends: ").append(quoted(original)).append('\n');
        String section = "";
        for (int i = 0; i < values.length; i++) {
            final String[] path = weights.get(i).name().split("\\.");
            if (!path[0].equals(section)) {
                section = path[0];
                text.append('\n').append(section).append(":\n  weights:\n");
            }
            text.append("    ")
                    .append(path[path.length - 1])
                    .append(": ")
                    .append(text(values[i]))
                    .append('\n');
        }
        return text.toString();
    }

    private static String quoted(final String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static String text(final double value) {
        return BigDecimal.valueOf(value).toPlainString();
    }
}
