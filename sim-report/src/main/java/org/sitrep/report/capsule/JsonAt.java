package org.sitrep.report.capsule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Mark;
import tools.jackson.databind.JsonNode;

/**
 * A value of a JSON document that knows its place, so that every complaint names it.
 *
 * @param node the value
 * @param file what the user calls the document
 * @param path where in the document, e.g. {@code tallies[3].histogram}; empty for the whole
 */
record JsonAt(JsonNode node, String file, String path) {
    private static final String ADVICE = "take an unedited capsule, or make a new one with run";

    JsonAt get(final String key) {
        if (!node.isObject()) {
            throw wrong("an object");
        }
        final JsonNode value = node.get(key);
        final JsonAt at = new JsonAt(value, file, path.isEmpty() ? key : path + "." + key);
        if (value == null) {
            throw at.fail(CapsuleCodes.WRONG_VALUE, "missing", ADVICE);
        }
        return at;
    }

    /** Returns the value of a key that need not be there. */
    Optional<JsonAt> optional(final String key) {
        return node.get(key) == null ? Optional.empty() : Optional.of(get(key));
    }

    List<JsonAt> items() {
        if (!node.isArray()) {
            throw wrong("a list");
        }
        final List<JsonAt> items = new ArrayList<>();
        for (final JsonNode item : node) {
            items.add(new JsonAt(item, file, path + "[" + items.size() + "]"));
        }
        return items;
    }

    String text() {
        if (!node.isString()) {
            throw wrong("a text");
        }
        return node.stringValue();
    }

    /** Returns a text that holds exactly so many lower-case hexadecimal digits. */
    String hexadecimal(final int digits) {
        final String text = text();
        if (!text.matches("[0-9a-f]{" + digits + "}")) {
            throw wrong(digits + " lower-case hexadecimal digits");
        }
        return text;
    }

    long integer() {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw wrong("a whole number within 64 bits");
        }
        return node.longValue();
    }

    int smallInteger() {
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw wrong("a whole number within 32 bits");
        }
        return node.intValue();
    }

    long count() {
        final long count = integer();
        if (count < 0) {
            throw wrong("a count");
        }
        return count;
    }

    boolean truth() {
        if (!node.isBoolean()) {
            throw wrong("true or false");
        }
        return node.booleanValue();
    }

    double real() {
        if (!node.isNumber()) {
            throw wrong("a number");
        }
        return node.doubleValue();
    }

    /** Returns the keys in their order. */
    List<String> keys() {
        if (!node.isObject()) {
            throw wrong("an object");
        }
        return List.copyOf(node.propertyNames());
    }

    <E extends Enum<E>> E constant(final Class<E> type) {
        final String text = text();
        for (final E constant : type.getEnumConstants()) {
            if (name(constant).equals(text)) {
                return constant;
            }
        }
        throw wrong("one of "
                + List.of(type.getEnumConstants()).stream().map(JsonAt::name).toList());
    }

    /** Returns how the file writes a constant. */
    static String name(final Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    List<String> texts() {
        return items().stream().map(JsonAt::text).toList();
    }

    Map<String, String> textMap() {
        if (!node.isObject()) {
            throw wrong("an object");
        }
        final Map<String, String> map = new LinkedHashMap<>();
        node.propertyNames().forEach(key -> map.put(key, get(key).text()));
        return map;
    }

    CapsuleFormatException wrong(final String expected) {
        return fail(CapsuleCodes.WRONG_VALUE, "is " + shortened() + ", not " + expected, ADVICE);
    }

    CapsuleFormatException inconsistent(final String message) {
        return fail(CapsuleCodes.INCONSISTENT, message, "the file was damaged or edited: " + ADVICE);
    }

    CapsuleFormatException fail(final String code, final String message, final String advice) {
        return new CapsuleFormatException(new Finding(code, new Mark(file, 0, 0), path, message, advice));
    }

    private String shortened() {
        if (node.isContainer()) {
            return node.isArray() ? "a list" : "an object";
        }
        final String text = node.toString();
        return text.length() <= 40 ? text : text.substring(0, 37) + "...";
    }
}
