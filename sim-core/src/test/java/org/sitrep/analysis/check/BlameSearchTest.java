package org.sitrep.analysis.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.scenario.DataChange;

class BlameSearchTest {
    private int plays;

    private static List<DataChange> changes(final int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new DataChange("p" + i, Optional.of("0"), Optional.of("1")))
                .toList();
    }

    private List<String> alwaysValid(final int count, final ToIntFunction<String> effect) {
        return causes(count, part -> OptionalInt.of(effect.applyAsInt(part)));
    }

    /** @param effect trials that differ with some changes, which are named in order, each followed by a blank */
    private List<String> causes(final int count, final Function<String, OptionalInt> effect) {
        plays = 0;
        final List<DataChange> all = changes(count);
        return BlameSearch.causes(all, effect.apply(names(all)).orElseThrow(), part -> {
                    plays++;
                    return effect.apply(names(part));
                })
                .stream()
                .map(cause -> names(cause.changes()) + cause.trials())
                .toList();
    }

    private static String names(final List<DataChange> changes) {
        return changes.stream().map(change -> change.path() + " ").collect(Collectors.joining());
    }

    private static int has(final String part, final String name) {
        return (" " + part).contains(" " + name + " ") ? 1 : 0;
    }

    @Test
    void oneChangeIsTheCauseWithoutAPlay() {
        assertEquals(List.of("p0 9"), alwaysValid(1, part -> 9));
        assertEquals(0, plays);
    }

    @Test
    void theChangesWithAnEffectAreFoundAmongMany() {
        assertEquals(List.of("p13 9", "p40 2"), alwaysValid(50, part -> 9 * has(part, "p13") + 2 * has(part, "p40")));
        assertTrue(plays <= 24, plays + " plays");
    }

    @Test
    void changesThatWorkOnlyTogetherStayTogether() {
        assertEquals(List.of("p0 p1 p2 p3 5"), alwaysValid(4, part -> 5 * has(part, "p0") * has(part, "p3")));
    }

    /** A renamed thing: its key and what refers to it are valid only together; another change is valid alone. */
    @Test
    void changesThatAreNotValidAloneAreTriedTogether() {
        final Function<String, OptionalInt> valid =
                part -> has(part, "p1") == has(part, "p4") ? OptionalInt.of(3 * has(part, "p2")) : OptionalInt.empty();
        assertEquals(List.of("p2 3"), causes(6, valid));
        final Function<String, OptionalInt> both = part -> has(part, "p1") == has(part, "p4")
                ? OptionalInt.of(3 * has(part, "p2") + 4 * has(part, "p1"))
                : OptionalInt.empty();
        assertEquals(List.of("p1 p4 4", "p2 3"), causes(6, both));
    }

    @Test
    void theNumberOfPlaysIsBounded() {
        alwaysValid(4000, part -> part.length());
        assertTrue(plays <= BlameSearch.MOST_PARTS, plays + " plays");
    }
}
