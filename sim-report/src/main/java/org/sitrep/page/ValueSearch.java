package org.sitrep.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.engine.LastUsed;
import org.sitrep.scenario.DataValue;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Words;

/**
 * Finds values of a scenario by words: of their names, meanings and texts, and of what contains them. A number of the
 * RPD is found by {@code rpd}, whether its path says so or the type next to it. Keeps the last scenarios. Thread-safe.
 */
final class ValueSearch {
    /** Scenarios that are kept. */
    private static final int KEPT = 4;

    /** Keys whose texts say what the things are that they belong to. */
    private static final Set<String> LABELS = Set.of("name", "title", "type", "kind", "side");

    private static final int OF_ITS_OWN = 4;
    private static final int OF_ITS_PLACE = 3;
    private static final int EQUAL = 3;
    private static final int BEGINNING = 2;
    private static final int INSIDE = 1;
    /** Fewest letters that are looked for inside a word. */
    private static final int LEAST_INSIDE = 3;

    private final Contents contents;

    /** By the scenario and its cards. */
    private final Map<List<Object>, List<Entry>> kept = new LastUsed<>(KEPT);

    /** A search. */
    record Question(
            @Field("A listed scenario.") String scenario,

            @Field("Words that all have to fit, in any order and in part.")
            String text,

            @Field(value = "The user's own cards.", orElse = "[]")
            List<Variant.OwnCard> overlays) {
        private Variant variant() {
            return new Variant(scenario, List.of(), "", "", overlays);
        }
    }

    /** The paths of values that fit, the best first. */
    record Found(List<String> paths) {}

    /**
     * A value and its words.
     *
     * @param own words of its key and its meaning
     * @param place words of its text and unit, of the path to it, and of the labels of what contains it
     * @param bonus for equal fits: a number of the scenario's own file before others, a text last
     */
    private record Entry(String path, Set<String> own, Set<String> place, int bonus) {
        int score(final List<String> words) {
            int sum = bonus;
            for (final String word : words) {
                final int best = Math.max(OF_ITS_OWN * fit(own, word), OF_ITS_PLACE * fit(place, word));
                if (best == 0) {
                    return 0;
                }
                sum += best;
            }
            return Math.max(1, sum);
        }

        private static int fit(final Set<String> words, final String sought) {
            int best = 0;
            for (final String word : words) {
                if (word.equals(sought)) {
                    return EQUAL;
                }
                if (word.startsWith(sought)) {
                    best = BEGINNING;
                } else if (sought.length() >= LEAST_INSIDE && word.contains(sought)) {
                    best = Math.max(best, INSIDE);
                }
            }
            return best;
        }
    }

    ValueSearch(final Contents contents) {
        this.contents = contents;
    }

    /** Returns a scenario as {@link Contents#open} does, and keeps its values if it is unchanged. */
    Contents.Opened open(final Variant variant) {
        final Contents.Opened opened = contents.open(variant);
        if (variant.sets().isEmpty()) {
            keep(variant, opened);
        }
        return opened;
    }

    private List<Entry> keep(final Variant variant, final Contents.Opened opened) {
        final List<Entry> entries = entries(opened);
        synchronized (kept) {
            kept.put(key(variant), entries);
        }
        return entries;
    }

    /**
     * Searches.
     *
     * @throws IllegalArgumentException if the scenario is not listed
     * @throws org.sitrep.SitrepException with all findings if it is not sound
     */
    Found find(final Question question) {
        final Variant variant = question.variant();
        final List<Entry> entries;
        synchronized (kept) {
            entries = kept.get(key(variant));
        }
        final List<String> words = Arrays.stream(
                        question.text().toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        final Map<String, Integer> scores = new LinkedHashMap<>();
        for (final Entry entry : entries == null ? keep(variant, contents.open(variant)) : entries) {
            scores.put(entry.path(), entry.score(words));
        }
        return new Found(scores.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .sorted(Comparator.comparingInt(entry -> -entry.getValue()))
                .map(Map.Entry::getKey)
                .toList());
    }

    private static List<Entry> entries(final Contents.Opened opened) {
        final Map<String, List<String>> labels = new HashMap<>();
        for (final Contents.Value value : opened.values()) {
            if (LABELS.contains(key(value.path())) && !isNumber(value)) {
                labels.computeIfAbsent(parent(value.path()), path -> new ArrayList<>())
                        .add(value.text());
            }
        }
        final List<Entry> entries = new ArrayList<>();
        for (final Contents.Value value : opened.values()) {
            entries.add(entry(value, labels));
        }
        for (final Contents.Reading reading : opened.readings()) {
            entries.add(new Entry(
                    reading.path(),
                    words(reading.path() + " " + reading.about()),
                    words(String.join(" ", reading.choices())),
                    1));
        }
        return entries;
    }

    private static Entry entry(final Contents.Value value, final Map<String, List<String>> labels) {
        String named = value.path();
        while (key(named).matches("\\d+")) {
            named = parent(named);
        }
        final StringBuilder place = new StringBuilder(parent(named) + " " + value.unit());
        if (!isNumber(value)) {
            place.append(' ').append(value.text());
        }
        for (String path = parent(value.path()); !path.isEmpty(); path = parent(path)) {
            labels.getOrDefault(path, List.of())
                    .forEach(label -> place.append(' ').append(label));
        }
        final boolean text = value.kind().equals(Words.of(DataValue.Kind.TEXT));
        return new Entry(
                value.path(),
                words(key(named) + " " + value.about()),
                words(place.toString()),
                (value.own() ? 1 : 0) + (isNumber(value) ? 1 : 0) - (text ? OF_ITS_PLACE : 0));
    }

    private static List<Object> key(final Variant variant) {
        return List.of(variant.scenario(), variant.overlays());
    }

    private static boolean isNumber(final Contents.Value value) {
        return value.kind().equals(Words.of(DataValue.Kind.WHOLE))
                || value.kind().equals(Words.of(DataValue.Kind.NUMBER));
    }

    private static String key(final String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static String parent(final String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('.')));
    }

    /**
     * Returns the words of a text, in small letters: {@code hitPoints} as hit, points and hitpoints. Browsers misread
     * classes that hold both a hyphen and a property.
     */
    private static Set<String> words(final String text) {
        return Stream.of(text.split("(?:(?!-)[^\\p{L}0-9])+"))
                .flatMap(word -> Stream.concat(
                        Stream.of(word, word.replace("-", "")), Stream.of(word.split("-|(?<=\\p{Ll})(?=\\p{Lu})"))))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toCollection(HashSet::new));
    }
}
