package org.sitrep.scenario;

import java.util.Map;
import java.util.TreeMap;

/** Writes a resolved tree so that equal content gives equal text. */
final class CanonicalJson {
    private final StringBuilder out = new StringBuilder();

    private CanonicalJson() {}

    static String of(final String ruleset, final MapNode root) {
        final CanonicalJson json = new CanonicalJson();
        final Map<String, Object> whole = new TreeMap<>(root.entries());
        whole.put(Header.FORMAT, Header.FORMAT_VERSION);
        whole.put(Header.RULESET, JsonText.quote(ruleset));
        json.appendMap(whole);
        return json.out.toString();
    }

    /** Appends a map whose values are nodes or ready texts. */
    private void appendMap(final Map<String, ?> sorted) {
        out.append('{');
        String separator = "";
        for (final Map.Entry<String, ?> entry : sorted.entrySet()) {
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
            appendMap(new TreeMap<>(map.entries()));
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
