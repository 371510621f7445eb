package org.sitrep.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Writes a resolved tree so that equal content gives equal text. */
final class CanonicalJson {
    private final StringBuilder out = new StringBuilder();
    private final boolean sorted;

    private CanonicalJson(final boolean sorted) {
        this.sorted = sorted;
    }

    /** Returns the text of equal content in whatever order. */
    static String sorted(final String ruleset, final MapNode root) {
        return new CanonicalJson(true).whole(ruleset, root);
    }

    /** Returns the text of equal content in equal order, the header first. */
    static String asListed(final String ruleset, final MapNode root) {
        return new CanonicalJson(false).whole(ruleset, root);
    }

    private String whole(final String ruleset, final MapNode root) {
        final Map<String, Object> whole = new LinkedHashMap<>();
        whole.put(Header.FORMAT, Header.FORMAT_VERSION);
        whole.put(Header.RULESET, JsonText.quote(ruleset));
        whole.putAll(root.entries());
        appendMap(whole);
        return out.toString();
    }

    /** Appends a map whose values are nodes or ready texts. */
    private void appendMap(final Map<String, ?> map) {
        out.append('{');
        String separator = "";
        for (final Map.Entry<String, ?> entry : (sorted ? new TreeMap<>(map) : map).entrySet()) {
            out.append(separator).append(JsonText.quote(entry.getKey())).append(':');
            if (entry.getValue() instanceof Node node) {
                append(node);
            } else {
                out.append(entry.getValue());
            }
            separator = ",";
        }
        out.append('}');
    }

    private void append(final Node node) {
        if (node instanceof MapNode map) {
            appendMap(map.entries());
        } else if (node instanceof ListNode list) {
            out.append('[');
            String separator = "";
            for (final Node item : list.items()) {
                out.append(separator);
                append(item);
                separator = ",";
            }
            out.append(']');
        } else {
            out.append(scalar((ScalarNode) node));
        }
    }

    /** Returns a scalar as JSON. */
    static String scalar(final ScalarNode scalar) {
        return switch (scalar.kind()) {
            case STRING -> JsonText.quote(scalar.text());
            case BOOLEAN -> Boolean.toString(scalar.asBoolean());
            case NULL -> "null";
            case INTEGER, REAL -> JsonText.number(scalar.asDecimal());
        };
    }
}
