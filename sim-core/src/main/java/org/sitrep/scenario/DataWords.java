package org.sitrep.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Names paths and values of the data in people's words: {@code M16: auto strike} for
 * {@code weapons.m16.modes.auto.strike}, {@code Flak Jacket} for {@code gear:flak-jacket}. The words are the labels of
 * the set-up and the names in the data. Immutable.
 */
public final class DataWords {
    /** Steps below a named thing from which on a value is said with its group: {@code medium initiative}. */
    private static final int DEEP = 3;

    private final String title;
    private final Collection<String> kinds;
    private final Collection<String> terms;
    private final Function<String, Optional<String>> text;

    /**
     * Creates the words of some data.
     *
     * @param title of the scenario, whose own values need no name of their owner
     * @param kinds keys at the root, in the order in which the names of values are looked up
     * @param terms labels of the set-up
     * @param text returns the plain value at a path; empty if there is none
     */
    public DataWords(
            final String title,
            final Collection<String> kinds,
            final Collection<String> terms,
            final Function<String, Optional<String>> text) {
        this.title = title;
        this.kinds = List.copyOf(kinds);
        this.terms = List.copyOf(terms);
        this.text = text;
    }

    /** Returns the words of a document with the labels of its set-up. */
    public static DataWords of(final ScenarioDocument document, final Collection<String> terms) {
        return new DataWords(document.title(), document.root().entries().keySet(), terms, document::text);
    }

    /**
     * Returns the words of several paths and their values, by what they stand for: a path, or {@code path=value} for a
     * value with a name. Paths that would be called the same keep their own name.
     *
     * @param values the values of each path, in order
     */
    public Map<String, String> of(final Map<String, List<String>> values) {
        final Map<String, String> words = new LinkedHashMap<>();
        values.forEach((path, all) -> {
            final String label = path(path);
            if (values.keySet().stream()
                            .filter(other -> path(other).equals(label))
                            .count()
                    == 1) {
                words.put(path, label);
            }
            all.forEach(value -> name(value).ifPresent(name -> words.put(path + "=" + value, name)));
        });
        return words;
    }

    /** Returns a path in words. */
    public String path(final String path) {
        final List<String> steps = steps(path);
        final String last = steps.get(steps.size() - 1);
        return terms.stream()
                .filter(term -> steps.size() < DEEP && last.equalsIgnoreCase(term))
                .findFirst()
                .orElseGet(() -> {
                    final List<String> below = steps.subList(named(steps), steps.size()).stream()
                            .filter(step -> !step.matches("[0-9]+"))
                            .toList();
                    final String group = below.size() < DEEP ? "" : below.get(below.size() - 2) + " ";
                    final String owner = owner(path);
                    return (owner.isEmpty() ? "" : owner + ": ") + spaced(group + last);
                });
    }

    /**
     * Returns the name of the innermost thing that a path leads through; empty if nothing has a name, or it is that of
     * the scenario.
     */
    public String owner(final String path) {
        final List<String> steps = steps(path);
        return nameAt(String.join(".", steps.subList(0, named(steps))))
                .filter(name -> !name.equals(title))
                .orElse("");
    }

    private static List<String> steps(final String path) {
        return List.of(path.split("\\."));
    }

    /** Returns the number of steps that lead to the innermost thing with a name; 0 if there is none. */
    private int named(final List<String> steps) {
        return IntStream.iterate(steps.size() - 1, n -> n > 0, n -> n - 1)
                .filter(n -> nameAt(String.join(".", steps.subList(0, n))).isPresent())
                .findFirst()
                .orElse(0);
    }

    private Optional<String> nameAt(final String path) {
        return Stream.of("name", "title")
                .flatMap(key -> text.apply(path + "." + key).stream())
                .findFirst();
    }

    /** Returns the name of the thing whose id a value is, with or without its kind; empty if it is none. */
    public Optional<String> name(final String value) {
        final String id = value.substring(value.indexOf(':') + 1);
        return kinds.stream().flatMap(kind -> nameAt(kind + "." + id).stream()).findFirst();
    }

    private static String spaced(final String step) {
        return step.replaceAll("(?<=[a-z])(?=[A-Z])", " ").replace('-', ' ').toLowerCase(Locale.ROOT);
    }
}
