package org.sitrep.report.model;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.scenario.DataWords;

/**
 * Says paths, their values and metrics in people's words. What has no words is said as it is typed.
 *
 * @param words as {@link DataWords#of} returns it
 */
record ValueWords(Map<String, String> words) {
    /** Returns the name of a path, or of a metric. */
    String name(final String typed) {
        return words.getOrDefault(typed, typed);
    }

    /** Returns the name of a value of a path. */
    String value(final String path, final String value) {
        return words.getOrDefault(path + "=" + value, value);
    }

    /** Returns values by path in words, joined: {@code fighters 3, night true}. */
    String values(final Map<String, String> values) {
        return values.entrySet().stream()
                .map(at -> name(at.getKey()) + " " + value(at.getKey(), at.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** Returns notes on what to type for paths that have a name, one each. */
    List<String> notes(final List<String> paths) {
        return paths.stream()
                .filter(path -> !name(path).equalsIgnoreCase(path))
                .map(path -> name(path) + " is " + path)
                .toList();
    }

    /** Returns a path as it is typed, after what its name says about it. */
    RichText typed(final String path, final String about) {
        final RichText text = RichText.of(about);
        return name(path).equalsIgnoreCase(path)
                ? text
                : text.plain(about.isEmpty() ? "" : "; ").code(path);
    }
}
