package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.engine.RunResult;
import org.sitrep.portable.Streams;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.scenario.DataWords;

/**
 * Names what a side changes in people's words: {@code Threat 5 to 8} for {@code --set start.threat=8}, {@code Scout:
 * add Flak Jacket} for a longer list. The words are the labels of the set-up and the names in the data.
 */
final class SideWords {
    private final RunResult base;
    private final Object data;
    private final DataWords words;

    /** @param base run of the first side */
    SideWords(final RunResult base) {
        this.base = base;
        data = RunResultJson.resolved(base.content().json());
        words = new DataWords(
                base.title(),
                data instanceof Map<?, ?> map
                        ? map.keySet().stream().map(String::valueOf).toList()
                        : List.of(),
                List.of(),
                path -> Optional.ofNullable(at(data, List.of(path.split("\\."))))
                        .filter(String.class::isInstance)
                        .map(String.class::cast));
    }

    /** Returns the name of a side: the changes in words, unless it was given one or changes nothing. */
    String name(final Comparison.Side side) {
        final String words = of(side.result());
        final boolean given = !side.name().startsWith("--") && !side.name().endsWith(".yaml");
        return given || words.isEmpty() ? side.name() : words;
    }

    /** Returns the name of a side, with its changes in brackets if they say more. */
    String nameAndChanges(final Comparison.Side side) {
        final String name = name(side);
        final String words = of(side.result());
        final boolean said = words.toLowerCase(Locale.ROOT).endsWith(name.toLowerCase(Locale.ROOT));
        return words.isEmpty() || said ? name : name + " (" + words + ")";
    }

    /** Returns the changes from the first side to another, joined by commas; empty if it changes nothing. */
    private String of(final RunResult side) {
        final List<String> words = new ArrayList<>();
        if (!side.title().equals(base.title())) {
            words.add(base.title() + " to " + side.title());
        }
        if (!side.bot().equals(base.bot())) {
            words.add("bot " + base.bot() + " to " + side.bot());
        }
        final Object changed = RunResultJson.resolved(side.content().json());
        final Set<String> sets = new LinkedHashSet<>(base.content().sets());
        sets.addAll(side.content().sets());
        for (final String set : sets) {
            if (!set.startsWith("--")) {
                change(set.split("=", 2)[0], changed, side).ifPresent(words::add);
            } else if (!base.content().sets().contains(set)) {
                words.add(set.substring(2).replace('=', ' '));
            }
        }
        return words.stream().filter(Streams.unseen()).collect(Collectors.joining(", "));
    }

    private Optional<String> change(final String path, final Object changed, final RunResult side) {
        final List<String> steps = List.of(path.split("\\."));
        final Object before = at(data, steps);
        final Object after = at(changed, steps);
        if (Objects.equals(before, after)) {
            return Optional.empty();
        }
        final String last = steps.get(steps.size() - 1);
        final String owner = words.owner(path);
        final String edit = list(before, after)
                ? (owner.isEmpty() ? last : owner) + ": "
                        + edited(before == null ? List.of() : (List<?>) before, (List<?>) after, this::word)
                : words.path(path) + (before == null ? " " : " " + word(before) + " to ") + word(after);
        return setUp(last, side).or(() -> Optional.of(edit));
    }

    /** Returns the change of a fact of the set-up that is called like a value, without its remarks in brackets. */
    private Optional<String> setUp(final String last, final RunResult side) {
        return base.setup().keySet().stream()
                .filter(last::equalsIgnoreCase)
                .filter(term -> side.setup().containsKey(term)
                        && !side.setup().get(term).equals(base.setup().get(term)))
                .findFirst()
                .map(term -> term + " " + plain(base.setup().get(term)) + " to "
                        + plain(side.setup().get(term)));
    }

    private static String plain(final String fact) {
        return fact.replaceAll(" \\(.*\\)$", "");
    }

    private static boolean list(final Object before, final Object after) {
        return after instanceof List && (before == null || before instanceof List);
    }

    /** Returns what a list has more and less than another: {@code add Flak Jacket, drop Claymore}. */
    static String edited(final List<?> before, final List<?> after, final Function<Object, String> word) {
        return Stream.of(words("add ", rest(after, before), word), words("drop ", rest(before, after), word))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static List<Object> rest(final List<?> all, final List<?> without) {
        final List<Object> rest = new ArrayList<>(all);
        without.forEach(rest::remove);
        return rest;
    }

    private static String words(final String verb, final List<Object> items, final Function<Object, String> word) {
        return items.isEmpty() ? "" : verb + items.stream().map(word).collect(Collectors.joining(", "));
    }

    /** Returns a value in words: the name of the thing whose id it is, or itself. */
    private String word(final Object value) {
        final String text = value instanceof Map || value instanceof List ? "other values" : String.valueOf(value);
        return words.name(text).orElse(text);
    }

    private static Object at(final Object tree, final List<String> steps) {
        Object now = tree;
        for (final String step : steps) {
            if (now instanceof Map<?, ?> map) {
                now = map.get(step);
            } else if (now instanceof List<?> list
                    && step.matches("\\d{1,4}")
                    && Integer.parseInt(step) < list.size()) {
                now = list.get(Integer.parseInt(step));
            } else {
                return null;
            }
        }
        return now;
    }
}
