package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Writes the reference page of scenario files, in Markdown, from the record that they are bound to. */
public final class ReferenceWriter {
    private static final String TABLE_HEAD = """
            | key | type | unit | range | default | meaning |
            |---|---|---|---|---|---|
            """;

    private final Map<Class<? extends Record>, Set<String>> places = new LinkedHashMap<>();
    private final StringBuilder out = new StringBuilder();

    private ReferenceWriter() {}

    /**
     * Returns the page, ending in a newline: the keys of every file, then one section per record with its paths. The
     * paths are those of {@code --set}, with {@code *} for a name or index. Equal arguments give equal text.
     *
     * @param type record of the whole document
     * @param ruleset id of the ruleset
     * @param title heading of the page
     * @throws IllegalArgumentException if the record type is described wrongly
     */
    public static String write(final Class<? extends Record> type, final String ruleset, final String title) {
        return new ReferenceWriter().page(type, ruleset, title);
    }

    private String page(final Class<? extends Record> type, final String ruleset, final String title) {
        out.append("# ").append(title).append("\n\n").append(headerSection(ruleset));
        visit(type, "", List.of());
        places.forEach(this::appendSection);
        return out.toString();
    }

    private static String headerSection(final String ruleset) {
        return """
                ## Every file

                | key | meaning |
                |---|---|
                | `sitrep` | Version of the file format: `1`. Required. |
                | `ruleset` | Game: `%s`. Can be inherited. |
                | `title` | Title. Can be inherited. |
                | `extends` | File or list of files that this one overlays: paths relative to it, or \
                `%1$s:path` for shipped content. |
                | `provenance` | In any map: sources of its values, e.g. `{default: house, text: [name], \
                derived: ["*.damage"]}`. |

                Maps merge deeply; lists and single values replace; `~` deletes a key. A map with `replaces: true` replaces \
                the one below it as a whole.
                """.formatted(ruleset);
    }

    private void visit(final Class<? extends Record> type, final String path, final List<Class<?>> around) {
        places.computeIfAbsent(type, t -> new LinkedHashSet<>()).add(path);
        if (around.contains(type)) {
            return;
        }
        final List<Class<?>> inside = new ArrayList<>(around);
        inside.add(type);
        for (final RecordType.Component component : RecordType.of(type).fields()) {
            visit(component.shape(), Node.childPath(path, component.key()), inside);
        }
    }

    private void visit(final Shape shape, final String path, final List<Class<?>> around) {
        if (shape instanceof Shape.Nested nested) {
            visit(nested.type(), path, around);
        } else if (shape instanceof Shape.ListOf list) {
            visit(list.element(), path + ".*", around);
        } else if (shape instanceof Shape.MapOf map) {
            visit(map.value(), path + ".*", around);
        } else if (shape instanceof Shape.Maybe maybe) {
            visit(maybe.value(), path, around);
        }
    }

    private void appendSection(final Class<? extends Record> type, final Set<String> paths) {
        out.append("\n## ").append(type.getSimpleName()).append("\n\n");
        if (paths.contains("")) {
            out.append("Top of the file.\n\n");
        } else {
            out.append("At `").append(String.join("`, `", paths)).append("`.\n\n");
        }
        out.append(TABLE_HEAD);
        RecordType.of(type).fields().forEach(this::appendRow);
    }

    private void appendRow(final RecordType.Component component) {
        final String range = component.bounds();
        final String orElse = component.isRequired() ? "required" : "`" + component.orElse() + "`";
        out.append("| `").append(component.key()).append("` | ");
        out.append(typeText(component.shape(), component.refersTo())).append(" | ");
        out.append(cell(component.unit())).append(" | ");
        out.append(isCounted(component.shape()) && !range.isEmpty() ? "size " + range : range)
                .append(" | ");
        out.append(cell(orElse)).append(" | ");
        out.append(cell(component.meaning())).append(" |\n");
    }

    private static boolean isCounted(final Shape shape) {
        return shape.sure() instanceof Shape.ListOf || shape.sure() instanceof Shape.MapOf;
    }

    private static String typeText(final Shape shape, final String refersTo) {
        if (shape instanceof Shape.Nested nested) {
            final String name = nested.type().getSimpleName();
            return "[" + name + "](#" + name.toLowerCase(Locale.ROOT) + ")";
        }
        if (shape instanceof Shape.ListOf list) {
            return "list of " + typeText(list.element(), refersTo);
        }
        if (shape instanceof Shape.MapOf map) {
            final String keys = refersTo.isEmpty() ? "names" : nameIn(refersTo);
            return "map from " + keys + " to " + typeText(map.value(), "");
        }
        if (shape instanceof Shape.Maybe maybe) {
            return typeText(maybe.value(), refersTo) + " or `~`";
        }
        if (shape instanceof Shape.Choice choice) {
            return "`" + String.join("`, `", Words.all(choice.type())) + "`";
        }
        return shape == Shape.Simple.STRING && !refersTo.isEmpty()
                ? nameIn(refersTo)
                : simpleText((Shape.Simple) shape);
    }

    private static String nameIn(final String refersTo) {
        return "name in `" + refersTo.replace(" ", "`, `") + "`";
    }

    private static String simpleText(final Shape.Simple shape) {
        return switch (shape) {
            case INT, LONG -> "whole number";
            case DOUBLE -> "number";
            case BOOLEAN -> "`true`, `false`";
            case STRING -> "text";
        };
    }

    private static String cell(final String text) {
        return text.replace("|", "\\|").replace("\n", " ");
    }
}
