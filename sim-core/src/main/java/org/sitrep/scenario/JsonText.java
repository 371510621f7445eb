package org.sitrep.scenario;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sitrep.portable.Portable;

/**
 * Prints JSON without a library. A tree consists of maps with text keys, collections, texts, numbers, truth values and
 * null, or of the nodes of a scenario.
 */
public final class JsonText {
    /** Numbers with more zeros or decimals than this keep their exponent. */
    private static final int MAX_PLAIN_SCALE = 40;

    private static final String INDENT = "  ";

    private final StringBuilder out = new StringBuilder();
    private final Layout layout;

    /** The line breaks and the order of keys in the output. */
    public enum Layout {
        /** No blanks, the keys in their order. */
        COMPACT(false, 0, true),
        /** No blanks, the keys of all objects sorted: equal content gives equal text. */
        SORTED(false, 0, true),
        /** An object on a line for each key; a list of plain values on one line. */
        OPEN(true, 0, true),
        /**
         * A list of plain values on one line. An object of plain values and such lists on one line too, if it fits in
         * 160 columns.
         */
        FILE(true, 160, true),
        /** A row, which is a list or an object of plain values, on one line if its text has at most 120 characters. */
        OUTPUT(true, 120, false);

        private final boolean broken;
        private final int columns;
        private final boolean wholeLists;

        Layout(final boolean broken, final int columns, final boolean wholeLists) {
            this.broken = broken;
            this.columns = columns;
            this.wholeLists = wholeLists;
        }
    }

    private JsonText(final Layout layout) {
        this.layout = layout;
    }

    /**
     * Returns a tree as JSON, without a final line end. Line ends are {@code \n} on every system. Equal numbers are
     * printed alike, as the shortest decimal, except that {@link Layout#OUTPUT} prints a double as Java does. NaN and
     * the infinities become null.
     *
     * @throws IllegalArgumentException if it contains anything else than a tree may
     */
    public static String print(final Object tree, final Layout layout) {
        final JsonText text = new JsonText(layout);
        text.append(tree, "");
        return text.out.toString();
    }

    /**
     * Returns the tree of a JSON text: maps and lists in its order, whole numbers as {@code Long}, others as
     * {@code BigDecimal}.
     *
     * @throws IllegalArgumentException if the text is not JSON as a whole, or nests deeper than a scenario may
     */
    public static Object read(final String json) {
        final Findings findings = new Findings();
        final Optional<Node> node = JsonReader.read("JSON", json, findings);
        if (!findings.isEmpty()) {
            throw new IllegalArgumentException(findings.sorted().get(0).toString());
        }
        return tree(node.orElseThrow());
    }

    private static Object tree(final Node node) {
        if (node instanceof MapNode map) {
            final Map<String, Object> trees = new LinkedHashMap<>();
            map.entries().forEach((key, below) -> trees.put(key, tree(below)));
            return trees;
        }
        if (node instanceof ListNode list) {
            final List<Object> trees = new ArrayList<>();
            list.items().forEach(below -> trees.add(tree(below)));
            return trees;
        }
        final ScalarNode scalar = (ScalarNode) node;
        return switch (scalar.kind()) {
            case STRING -> scalar.text();
            case BOOLEAN -> scalar.asBoolean();
            case NULL -> null;
            case INTEGER -> scalar.asLong();
            case REAL -> scalar.asDecimal();
        };
    }

    private void append(final Object value, final String indent) {
        if (!isContainer(value)) {
            out.append(plain(value));
        } else if (!layout.broken || isEmpty(value)) {
            appendItems(value, indent, false);
        } else if (!isFlat(value) || !appendLine(value, indent)) {
            appendItems(value, indent, true);
        }
    }

    /** Appends a container on one line if the layout allows it, and returns whether it did. */
    private boolean appendLine(final Object value, final String indent) {
        final int start = out.length();
        appendItems(value, indent, false);
        final int from = layout.wholeLists ? out.lastIndexOf("\n") + 1 : start;
        final boolean fits = out.length() - from <= layout.columns || layout.wholeLists && !isMap(value);
        if (!fits) {
            out.setLength(start);
        }
        return fits;
    }

    private void appendItems(final Object value, final String indent, final boolean broken) {
        final boolean map = isMap(value);
        final String blank = layout.broken ? " " : "";
        final String lead = broken ? "\n" + indent + INDENT : "";
        String separator = lead;
        out.append(map ? '{' : '[');
        for (final Object item : map ? entries(value).entrySet() : items(value)) {
            out.append(separator);
            separator = "," + (broken ? lead : blank);
            if (item instanceof Map.Entry<?, ?> entry) {
                out.append(quote(String.valueOf(entry.getKey()))).append(':').append(blank);
                appendItem(entry.getValue(), indent, broken);
            } else {
                appendItem(item, indent, broken);
            }
        }
        out.append(broken ? "\n" + indent : "").append(map ? '}' : ']');
    }

    private void appendItem(final Object item, final String indent, final boolean broken) {
        if (!broken && isContainer(item)) {
            appendItems(item, indent, false);
        } else {
            append(item, indent + INDENT);
        }
    }

    private static boolean isContainer(final Object value) {
        return isMap(value) || value instanceof Collection || value instanceof ListNode;
    }

    private static boolean isMap(final Object value) {
        return value instanceof Map || value instanceof MapNode;
    }

    private Map<?, ?> entries(final Object value) {
        final Map<?, ?> map = value instanceof MapNode node ? node.entries() : (Map<?, ?>) value;
        return layout == Layout.SORTED ? new TreeMap<>(map) : map;
    }

    private static Collection<?> items(final Object value) {
        return value instanceof ListNode node ? node.items() : (Collection<?>) value;
    }

    private boolean isEmpty(final Object value) {
        return isMap(value) ? entries(value).isEmpty() : items(value).isEmpty();
    }

    /**
     * Returns whether a container holds only plain values or, as an object, also lists of these that are never broken.
     */
    private boolean isFlat(final Object value) {
        final boolean lists = isMap(value) && layout.wholeLists;
        for (final Object child : isMap(value) ? entries(value).values() : items(value)) {
            if (isMap(child) || isContainer(child) && !(lists && isFlat(child))) {
                return false;
            }
        }
        return true;
    }

    private String plain(final Object value) {
        if (value instanceof ScalarNode scalar) {
            return switch (scalar.kind()) {
                case STRING -> quote(scalar.text());
                case BOOLEAN -> Boolean.toString(scalar.asBoolean());
                case NULL -> "null";
                case INTEGER, REAL -> number(scalar.asDecimal());
            };
        }
        if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            return String.valueOf(value);
        }
        if (value instanceof Double number) {
            return Double.isFinite(number) ? number(number) : "null";
        }
        if (value instanceof BigDecimal number) {
            return number(number);
        }
        if (value instanceof BigInteger number) {
            return number(new BigDecimal(number));
        }
        if (value instanceof CharSequence text) {
            return quote(text.toString());
        }
        throw new IllegalArgumentException("cannot write " + value.getClass());
    }

    private String number(final double number) {
        // Adding 0 turns -0.0 into 0.0.
        return layout == Layout.OUTPUT ? Double.toString(number + 0.0) : number(BigDecimal.valueOf(number));
    }

    private static String number(final BigDecimal number) {
        if (number.signum() == 0) {
            return "0";
        }
        final BigDecimal shortest = number.stripTrailingZeros();
        return Math.abs(shortest.scale()) <= MAX_PLAIN_SCALE ? shortest.toPlainString() : shortest.toString();
    }

    /**
     * Returns a text as a JSON string with its quotes. Escapes the quote, the backslash, characters that are not
     * {@link SafeText}, and those that YAML forbids. The result is also valid in a script, in YAML and on a terminal.
     */
    public static String quote(final String text) {
        final StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        text.codePoints().forEach(c -> appendEscaped(out, c));
        return out.append('"').toString();
    }

    private static void appendEscaped(final StringBuilder out, final int c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (SafeText.isSafe(c) && c != 0xfeff) {
                    out.appendCodePoint(c);
                } else {
                    for (final char unit : Character.toChars(c)) {
                        out.append(Portable.format("\\u%04x", (int) unit));
                    }
                }
            }
        }
    }
}
