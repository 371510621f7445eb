package org.sitrep.report.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.ScenarioDocument;

/**
 * Writes changes as a file for {@code --overlay}: only the changed paths, nested like the data. Values have no
 * provenance of their own and so count as chosen, like those of {@code --set}. A file replaces a list as a whole, so a
 * change within a list writes the whole list.
 */
public final class Overlay {
    private static final String INDENT = "  ";

    private final ScenarioDocument before;
    private final ScenarioDocument after;
    private final Map<String, Object> tree = new LinkedHashMap<>();

    private Overlay(final ScenarioDocument before, final ScenarioDocument after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Returns the text of the file.
     *
     * @param comment lines at its head
     * @param before the data without the changes
     * @param after the data with them
     * @param changes {@code path=value} each
     */
    public static String of(
            final List<String> comment,
            final ScenarioDocument before,
            final ScenarioDocument after,
            final List<String> changes) {
        final Overlay text = new Overlay(before, after);
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
        final List<String> lines = Markup.lines(value);
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
