package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Targets;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.ScenarioDocument;

/**
 * Writes the changes of an answer as a file for {@code --overlay}: only the changed paths, nested like the data. Values
 * have no provenance of their own and so count as chosen, like those of {@code --set}. A file replaces a list as a
 * whole, so a change within a list writes the whole list.
 */
final class OverlayText {
    private static final String TAKEN = "name another file, or overwrite it with --force";

    private static final String INDENT = "  ";

    private final ScenarioDocument before;
    private final ScenarioDocument after;
    private final Map<String, Object> tree = new LinkedHashMap<>();

    private OverlayText(final ScenarioDocument before, final ScenarioDocument after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Returns the text of a file with a candidate's changes. The text is verified: applied to the scenario it gives the
     * same data as the changes themselves.
     *
     * @param comment lines at its head
     * @throws IllegalStateException if it does not: an error of Sitrep
     */
    static String text(final SearchOptionsParser question, final Candidate candidate, final List<String> comment) {
        final List<String> changes = question.setup().changes(candidate);
        final ScenarioDocument after =
                question.source(changes).by(BotSource.NONE).require().document();
        final String text = of(comment, question.base().document(), after, changes);
        final String file = tried(question, text);
        if (!file.equals(after.sha256())) {
            throw new IllegalStateException("the overlay does not make the changes " + changes + ":\n" + text);
        }
        return text;
    }

    private static String tried(final SearchOptionsParser question, final String text) {
        try {
            final Path file = Files.createTempFile("sitrep-overlay-", ".yaml");
            try {
                Files.writeString(file, text, StandardCharsets.UTF_8);
                return question.source(List.of())
                        .by(BotSource.NONE)
                        .under(List.of(file))
                        .require()
                        .document()
                        .sha256();
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write a temporary file: " + Reason.of(failed),
                    "free disk space, or name another folder with SITREP_JAVA_OPTS=-Djava.io.tmpdir=FOLDER");
        }
    }

    /**
     * Refuses an existing file unless it may be overwritten; called before play starts.
     *
     * @throws UserError if it exists
     */
    static void requireFree(final Path file, final boolean force) {
        if (Files.exists(file) && !force) {
            throw UserError.usage(file + " already exists", TAKEN);
        }
    }

    /** Writes a file atomically; an existing one is replaced only with {@code force}. */
    static void write(final Path file, final String text, final boolean force) {
        if (force) {
            Targets.write(file, text, "");
        } else {
            Targets.create(file, text, "", TAKEN);
        }
    }

    private static String of(
            final List<String> comment,
            final ScenarioDocument before,
            final ScenarioDocument after,
            final List<String> changes) {
        final OverlayText text = new OverlayText(before, after);
        changes.forEach(change -> text.add(change.substring(0, change.indexOf('=')), change));
        final StringBuilder out = new StringBuilder();
        comment.forEach(line -> out.append("# ").append(line).append('\n'));
        out.append("sitrep: 1\nruleset: ").append(after.ruleset()).append("\n\n");
        append(out, "", text.tree);
        return out.toString();
    }

    private void add(final String path, final String change) {
        final List<String> steps = List.of(path.split("\\."));
        for (int depth = 1; depth < steps.size(); depth++) {
            final String above = String.join(".", steps.subList(0, depth));
            if (before.at(above).filter(ListNode.class::isInstance).isPresent()) {
                put(steps.subList(0, depth), after.resolvedYaml(above, false).orElseThrow());
                return;
            }
        }
        put(steps, change.substring(change.indexOf('=') + 1).strip());
    }

    @SuppressWarnings("unchecked")
    private void put(final List<String> steps, final String value) {
        Map<String, Object> at = tree;
        for (final String step : steps.subList(0, steps.size() - 1)) {
            at = (Map<String, Object>) at.computeIfAbsent(step, key -> new LinkedHashMap<String, Object>());
        }
        at.put(steps.get(steps.size() - 1), value);
    }

    @SuppressWarnings("unchecked")
    private static void append(final StringBuilder out, final String indent, final Map<String, Object> map) {
        map.forEach((key, value) -> {
            out.append(indent).append(key(key)).append(':');
            if (value instanceof Map<?, ?> inner) {
                out.append('\n');
                append(out, indent + INDENT, (Map<String, Object>) inner);
            } else {
                out.append(valueText((String) value, indent)).append('\n');
            }
        });
    }

    /** Returns a value of several lines below its key, indented. */
    private static String valueText(final String value, final String indent) {
        final List<String> lines = new ArrayList<>(value.lines().toList());
        if (lines.size() == 1 && !lines.get(0).startsWith("- ")) {
            return " " + lines.get(0);
        }
        return lines.stream().map(line -> "\n" + indent + INDENT + line).collect(Collectors.joining());
    }

    private static String key(final String step) {
        return step.matches("[A-Za-z_][A-Za-z0-9_-]*") && !step.matches("(?i)true|false|null|yes|no|on|off")
                ? step
                : JsonText.quote(step);
    }
}
