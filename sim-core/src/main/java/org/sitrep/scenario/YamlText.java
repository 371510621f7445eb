package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.sitrep.portable.Streams;

/**
 * Writes a resolved document as a scenario file. Short lists, and maps in lists, are on one line if all their values
 * have the same origin.
 */
final class YamlText {
    private static final int MAX_FLOW_LENGTH = 90;
    private static final int COMMENT_COLUMN = 44;
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_./()+-]*( [A-Za-z0-9_./()+-]+)*");

    private final boolean withProvenance;
    private final StringBuilder out = new StringBuilder();

    private YamlText(final boolean withProvenance) {
        this.withProvenance = withProvenance;
    }

    static String of(final ScenarioDocument document, final boolean withProvenance) {
        final YamlText yaml = new YamlText(withProvenance);
        yaml.appendLine(Header.FORMAT + ": " + Header.FORMAT_VERSION, "");
        yaml.appendLine(Header.RULESET + ": " + word(document.ruleset()), "");
        yaml.appendLine(Header.TITLE + ": " + word(document.title()), "");
        document.root().entries().forEach((key, value) -> yaml.appendEntry("", key, value));
        return yaml.out.toString();
    }

    /**
     * Returns a value without its key: the entries of a map, the items of a list, or the scalar itself; ends in a
     * newline.
     */
    static String of(final Node node, final boolean withProvenance) {
        final YamlText yaml = new YamlText(withProvenance);
        if (node instanceof MapNode map && !isEmpty(map)) {
            map.entries().forEach((key, value) -> yaml.appendEntry("", key, value));
        } else if (node instanceof ListNode list && !isEmpty(list)) {
            list.items().forEach(item -> yaml.appendItem("", item));
        } else {
            yaml.appendLine(flow(node), yaml.origin(node).orElse(""));
        }
        return yaml.out.toString();
    }

    private void appendEntry(final String indent, final String key, final Node value) {
        appendValue(indent + word(key) + ":", indent, value, value instanceof ListNode);
    }

    /** Appends a value after its key or dash, on the same line if it fits. */
    private void appendValue(final String lead, final String indent, final Node value, final boolean mayFlow) {
        final Optional<String> line =
                value instanceof ScalarNode || mayFlow || isEmpty(value) ? oneLine(value) : Optional.empty();
        if (line.isPresent()) {
            appendLine(lead + " " + line.get(), origin(value).orElse(""));
            return;
        }
        out.append(lead).append('\n');
        if (value instanceof MapNode map) {
            map.entries().forEach((key, entry) -> appendEntry(indent + "  ", key, entry));
        } else {
            for (final Node item : ((ListNode) value).items()) {
                appendItem(indent + "  ", item);
            }
        }
    }

    private void appendItem(final String indent, final Node item) {
        final Optional<String> line = oneLine(item);
        if (line.isPresent()) {
            appendLine(indent + "- " + line.get(), origin(item).orElse(""));
        } else if (item instanceof MapNode map) {
            String lead = indent + "- ";
            for (final Map.Entry<String, Node> entry : map.entries().entrySet()) {
                final Node value = entry.getValue();
                appendValue(lead + word(entry.getKey()) + ":", indent + "  ", value, value instanceof ListNode);
                lead = indent + "  ";
            }
        } else {
            appendValue(indent + "-", indent, item, false);
        }
    }

    private void appendLine(final String text, final String comment) {
        out.append(text);
        if (!comment.isEmpty()) {
            out.append(" ".repeat(Math.max(2, COMMENT_COLUMN - text.length())))
                    .append("# ")
                    .append(comment);
        }
        out.append('\n');
    }

    /** Returns the value in flow style if it is a scalar, or short and of one origin. */
    private Optional<String> oneLine(final Node value) {
        if (value instanceof ScalarNode scalar) {
            return Optional.of(scalarText(scalar));
        }
        return origin(value).isPresent() ? Optional.of(flow(value)).filter(fits()) : Optional.empty();
    }

    private static Predicate<String> fits() {
        return text -> text.length() <= MAX_FLOW_LENGTH;
    }

    private static String flow(final Node value) {
        final List<String> parts = new ArrayList<>();
        if (value instanceof MapNode map) {
            map.entries().forEach((key, entry) -> parts.add(word(key) + ": " + flow(entry)));
            return "{" + String.join(", ", parts) + "}";
        }
        if (value instanceof ListNode list) {
            list.items().forEach(item -> parts.add(flow(item)));
            return "[" + String.join(", ", parts) + "]";
        }
        return scalarText((ScalarNode) value);
    }

    /** Returns the comment for a value, an empty text without comments; empty if its parts need different ones. */
    private Optional<String> origin(final Node value) {
        if (!withProvenance || isEmpty(value)) {
            return Optional.of("");
        }
        if (value instanceof ScalarNode scalar) {
            return Optional.of(comment(scalar));
        }
        final List<String> comments = (value instanceof MapNode map
                        ? map.entries().values()
                        : ((ListNode) value).items())
                .stream()
                        .map(part -> origin(part).orElse("?"))
                        .filter(Streams.unseen())
                        .toList();
        return comments.size() == 1 && !comments.get(0).equals("?") ? Optional.of(comments.get(0)) : Optional.empty();
    }

    private static String comment(final ScalarNode scalar) {
        final String id = scalar.provenance().id();
        if (scalar.provenance() != Provenance.CHOSEN) {
            return id;
        }
        final Mark mark = scalar.mark();
        return id + " " + (mark.file().equals(SetOverlay.FILE) ? mark.file() : mark.file() + ":" + mark.line());
    }

    private static boolean isEmpty(final Node value) {
        return value instanceof MapNode map && map.entries().isEmpty()
                || value instanceof ListNode list && list.items().isEmpty();
    }

    private static String scalarText(final ScalarNode scalar) {
        return switch (scalar.kind()) {
            case STRING -> word(scalar.text());
            case NULL -> "~";
            case BOOLEAN -> Boolean.toString(scalar.asBoolean());
            case INTEGER, REAL -> scalar.text();
        };
    }

    private static String word(final String text) {
        final boolean plain = PLAIN.matcher(text).matches() && ScalarNode.kindOf(text) == ScalarNode.Kind.STRING;
        return plain ? text : JsonText.quote(text);
    }
}
