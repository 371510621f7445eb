package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The shipped Encounter cards and lines of R&amp;R can be walked through from the first step to the end, whatever is
 * chosen, rolled or true.
 */
class StepGraphTest {
    static Stream<StepGraph> graphs() {
        return StepGraph.of(Content.load("combats/patrol.yaml").game()).stream();
    }

    @Test
    void thereAreAllCardsAndLines() {
        assertEquals(45 + 27, graphs().count());
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyStepNamedIsThere(final StepGraph graph) {
        assertEquals(Set.of(), graph.dangling(), graph.name());
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyStepCanBeReached(final StepGraph graph) {
        assertEquals(Set.of(), graph.unreachable(), graph.name());
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyPathEnds(final StepGraph graph) {
        assertEquals(Set.of(), graph.onCycles(), graph.name());
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyStepSaysOnceHowItGoesOn(final StepGraph graph) {
        for (final Entry.Step step : graph.steps().values()) {
            assertEquals(1, StepGraph.continuations(step), graph.name() + "." + step.id());
            assertTrue(step.roll().isEmpty() || step.roll().size() == 6, graph.name() + "." + step.id());
        }
    }

    /** With a single option there is nothing to choose, and with needs everywhere perhaps nothing on offer. */
    @ParameterizedTest
    @MethodSource("graphs")
    void everyChoiceIsOneAndAlwaysHasSomethingOnOffer(final StepGraph graph) {
        for (final Entry.Step step : graph.steps().values()) {
            final var options = step.choose().values();
            assertNotEquals(1, options.size(), graph.name() + "." + step.id());
            assertTrue(
                    options.isEmpty()
                            || options.stream()
                                    .anyMatch(option -> option.needs().isEmpty()),
                    graph.name() + "." + step.id());
        }
    }

    /** A test whose outcomes are the same is none, and neither is a fork. */
    @ParameterizedTest
    @MethodSource("graphs")
    void everyTestAndForkDecidesSomething(final StepGraph graph) {
        graph.tests().forEach(test -> assertNotEquals(test.pass(), test.fail(), graph.name()));
        graph.steps().values().stream()
                .flatMap(step -> step.branch().stream())
                .forEach(branch -> assertNotEquals(branch.then(), branch.otherwise(), graph.name()));
    }

    /** The walker itself: a graph with everything wrong. */
    @Test
    void theWalkerFindsWhatIsWrong() {
        final StepGraph graph = new StepGraph(
                "wrong",
                Map.of(
                        "a", step("a", Optional.of("b"), List.of()),
                        "b", step("b", Optional.empty(), List.of("a", "nowhere", "end", "end", "end", "end")),
                        "c", step("c", Optional.of("end"), List.of("b", "b", "b", "b", "b", "b"))));
        assertEquals(Set.of("nowhere"), graph.dangling());
        assertEquals(Set.of("a", "b"), graph.onCycles());
        assertEquals(2, StepGraph.continuations(graph.steps().get("c")));
        assertEquals(
                Set.of("z"),
                new StepGraph(
                                "alone",
                                new TreeMap<>(Map.of(
                                        "y", step("y", Optional.of("end"), List.of()),
                                        "z", step("z", Optional.of("y"), List.of()))))
                        .unreachable());
    }

    private static Entry.Step step(final String id, final Optional<String> next, final List<String> roll) {
        return new Entry.Step(
                id, "", List.of(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), roll, next);
    }
}
