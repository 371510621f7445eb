package org.sitrep.report.capsule;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.sitrep.scenario.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * Prints a tree in one of three forms, with the strings and numbers of a scenario's canonical JSON, which Jackson's own generator would not give back to
 * the byte.
 */
final class JsonPrinter {
    private static final int LINE_CHARACTERS = 160;
    private static final String INDENT = "  ";
    /** Numbers with more zeros or decimals than this keep their exponent. */
    private static final int MAX_PLAIN_SCALE = 40;

    private final StringBuilder out = new StringBuilder();
    private final String comma;
    private final String colon;

    private final boolean sorted;

    private JsonPrinter(final String blank, final boolean sorted) {
        comma = "," + blank;
        colon = ":" + blank;
        this.sorted = sorted;
    }

    /** Returns canonical JSON: no blanks, the keys in the tree's order. */
    static String compact(final JsonNode tree) {
        return inline(tree, false);
    }

    /** Returns canonical JSON: no blanks, the keys of all objects sorted. */
    static String sorted(final JsonNode tree) {
        return inline(tree, true);
    }

    private static String inline(final JsonNode tree, final boolean sorted) {
        final JsonPrinter printer = new JsonPrinter("", sorted);
        printer.appendInline(tree);
        return printer.out.toString();
    }

    /**
     * Returns JSON for people and for diffs, with a line end at its end: an object of plain values and lists stands in one line if it fits, so that each
     * estimate and slot is one line; a list of plain values always does. Line ends are {@code \n} on every system.
     */
    static String pretty(final JsonNode tree) {
        final JsonPrinter printer = new JsonPrinter(" ", false);
        printer.append(tree, "");
        return printer.out.append('\n').toString();
    }

    private void append(final JsonNode node, final String indent) {
        final int start = out.length();
        final int lineStart = out.lastIndexOf("\n") + 1;
        if (isFlat(node)) {
            appendInline(node);
            if (!node.isObject() || out.length() - lineStart <= LINE_CHARACTERS) {
                return;
            }
            out.setLength(start);
        }
        appendBroken(node, indent);
    }

    /** Returns whether a node is a plain value, a list of these, or an object of plain values and such lists. */
    private static boolean isFlat(final JsonNode node) {
        for (final JsonNode child : node) {
            if (child.isObject() || child.isArray() && (node.isArray() || !isFlat(child))) {
                return false;
            }
        }
        return true;
    }

    private void appendInline(final JsonNode node) {
        if (!node.isContainer()) {
            out.append(scalar(node));
            return;
        }
        String separator = "";
        out.append(node.isArray() ? '[' : '{');
        if (node.isArray()) {
            for (final JsonNode child : node) {
                out.append(separator);
                appendInline(child);
                separator = comma;
            }
        } else {
            for (final Map.Entry<String, JsonNode> entry : entries(node)) {
                out.append(separator).append(JsonText.quote(entry.getKey())).append(colon);
                appendInline(entry.getValue());
                separator = comma;
            }
        }
        out.append(node.isArray() ? ']' : '}');
    }

    private Set<Map.Entry<String, JsonNode>> entries(final JsonNode object) {
        if (!sorted) {
            return object.properties();
        }
        final Map<String, JsonNode> byKey = new TreeMap<>();
        object.properties().forEach(entry -> byKey.put(entry.getKey(), entry.getValue()));
        return byKey.entrySet();
    }

    private void appendBroken(final JsonNode node, final String indent) {
        final String inner = indent + INDENT;
        String separator = "\n";
        out.append(node.isArray() ? '[' : '{');
        if (node.isArray()) {
            for (final JsonNode child : node) {
                out.append(separator).append(inner);
                append(child, inner);
                separator = ",\n";
            }
        } else {
            for (final Map.Entry<String, JsonNode> entry : node.properties()) {
                out.append(separator)
                        .append(inner)
                        .append(JsonText.quote(entry.getKey()))
                        .append(colon);
                append(entry.getValue(), inner);
                separator = ",\n";
            }
        }
        out.append('\n').append(indent).append(node.isArray() ? ']' : '}');
    }

    private static String scalar(final JsonNode node) {
        if (node.isString()) {
            return JsonText.quote(node.stringValue());
        }
        return node.isNumber() ? number(node.decimalValue()) : node.toString();
    }

    private static String number(final BigDecimal number) {
        if (number.signum() == 0) {
            return "0";
        }
        final BigDecimal shortest = number.stripTrailingZeros();
        return Math.abs(shortest.scale()) <= MAX_PLAIN_SCALE ? shortest.toPlainString() : shortest.toString();
    }
}
