package org.sitrep.cli.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.UserError;

class GridTest {
    private static List<String> points(final List<String> scenarios, final String... variations) {
        return Grid.of(scenarios, List.of(variations)).points().stream()
                .map(point -> point.scenario() + " " + String.join(" ", point.sets()))
                .toList();
    }

    @Test
    void theLastVariationIsTheFastest() {
        assertEquals(
                List.of(
                        "s x=1 y=a",
                        "s x=1 y=b",
                        "s x=2 y=a",
                        "s x=2 y=b",
                        "t x=1 y=a",
                        "t x=1 y=b",
                        "t x=2 y=a",
                        "t x=2 y=b"),
                points(List.of("s", "t"), "x=1,2", "y=a,b"));
        assertEquals(List.of("s "), points(List.of("s")));
    }

    @Test
    void commasWithinBracketsDoNotPartValues() {
        assertEquals(List.of("s x=[1,2]", "s x={a: 1, b: 2}"), points(List.of("s"), "x=[1,2],{a: 1, b: 2}"));
    }

    @Test
    void whatIsNoGridIsRefused() {
        assertThrows(UserError.class, () -> points(List.of("s"), "x"));
        assertThrows(UserError.class, () -> points(List.of("s"), "=1"));
        assertThrows(UserError.class, () -> points(List.of("s"), "x=1", "x=2"));
        final String hundred = "=" + "1,".repeat(100) + "1";
        assertThrows(UserError.class, () -> points(List.of("s"), "x" + hundred, "y" + hundred));
    }
}
