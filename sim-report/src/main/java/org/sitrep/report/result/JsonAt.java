package org.sitrep.report.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Mark;

/**
 * A value of a JSON document with its location, which every error message names.
 *
 * @param value a map, list, text, number, boolean or null
 * @param file name of the document in messages
 * @param path location in the document, e.g. {@code tallies[3].histogram}; empty for the whole document
 */
record JsonAt(Object value, String file, String path) {
    private static final String ADVICE = "take an unedited result file, or make a new one with run";
    private static final int SHOWN = 40;

    private Map<?, ?> object() {
        if (value instanceof Map<?, ?> map) {
            return map;
        }
        throw wrong("an object");
    }

    JsonAt get(final String key) {
        final String there = found(key).orElse(key);
        final JsonAt at = new JsonAt(object().get(there), file, path.isEmpty() ? there : path + "." + there);
        if (found(key).isEmpty()) {
            throw at.fail(ResultCodes.WRONG_VALUE, "missing", ADVICE);
        }
        return at;
    }

    boolean has(final String key) {
        return value instanceof Map<?, ?> && found(key).isPresent();
    }

    /** Returns the key under which the document has it: its present or its older name. */
    private Optional<String> found(final String key) {
        final Map<?, ?> map = object();
        return map.containsKey(key) ? Optional.of(key) : Optional.of(older(key)).filter(map::containsKey);
    }

    /** Returns the older name of a key, from files written before one play of a scenario was called a trial. */
    private static String older(final String key) {
        return key.equals("outcomeHash")
                ? "missionsHash"
                : key.replace("trial", "mission").replace("Trial", "Mission");
    }

    /** Returns the value of an optional key. */
    Optional<JsonAt> optional(final String key) {
        return found(key).map(this::get);
    }

    List<JsonAt> items() {
        if (!(value instanceof List<?> list)) {
            throw wrong("a list");
        }
        final List<JsonAt> items = new ArrayList<>();
        list.forEach(item -> items.add(new JsonAt(item, file, path + "[" + items.size() + "]")));
        return items;
    }

    /** Returns the converted values of an object, in their order. */
    <T> Map<String, T> entries(final Function<JsonAt, T> read) {
        final Map<String, T> entries = new LinkedHashMap<>();
        object().keySet().forEach(key -> entries.put((String) key, read.apply(get((String) key))));
        return entries;
    }

    List<String> texts() {
        return items().stream().map(JsonAt::text).toList();
    }

    String text() {
        if (value instanceof String text) {
            return text;
        }
        throw wrong("a text");
    }

    /** Returns a text of exactly this number of lower-case hexadecimal digits. */
    String hexadecimal(final int digits) {
        if (!text().matches("[0-9a-f]{" + digits + "}")) {
            throw wrong(digits + " lower-case hexadecimal digits");
        }
        return text();
    }

    long integer() {
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        throw wrong("a whole number within 64 bits");
    }

    int smallInteger() {
        if (value instanceof Integer number) {
            return number;
        }
        throw wrong("a whole number within 32 bits");
    }

    long count() {
        final long count = integer();
        if (count < 0) {
            throw wrong("a count");
        }
        return count;
    }

    boolean truth() {
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw wrong("true or false");
    }

    double real() {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw wrong("a number");
    }

    <E> E constant(final Class<E> type) {
        final List<E> constants = List.of(type.getEnumConstants());
        final List<String> names =
                constants.stream().map(each -> name((Enum<?>) each)).toList();
        final int at = names.indexOf(text());
        if (at < 0) {
            throw wrong("one of " + names);
        }
        return constants.get(at);
    }

    /** Returns the text that represents a constant in files. */
    static String name(final Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Refuses versions that this build cannot read: all but 1 … {@code version}. */
    void requireVersion(final int version, final String again) {
        if (smallInteger() < 1 || smallInteger() > version) {
            throw fail(
                    ResultCodes.UNKNOWN_VERSION,
                    "is " + smallInteger() + ", this build reads 1 to " + version,
                    "use the version of Sitrep that wrote it, or " + again);
        }
    }

    ResultFormatException wrong(final String expected) {
        return fail(ResultCodes.WRONG_VALUE, "is " + shortened() + ", not " + expected, ADVICE);
    }

    ResultFormatException inconsistent(final String message) {
        return fail(ResultCodes.INCONSISTENT, message, "the file was damaged or edited: " + ADVICE);
    }

    ResultFormatException fail(final String code, final String message, final String advice) {
        return new ResultFormatException(new Finding(code, new Mark(file, 0, 0), path, message, advice));
    }

    private String shortened() {
        if (value instanceof Map || value instanceof List) {
            return value instanceof List ? "a list" : "an object";
        }
        final String text = value instanceof String typed ? JsonText.quote(typed) : String.valueOf(value);
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN - 3) + "...";
    }
}
