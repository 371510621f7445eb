package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyOrderTest {
    /** Some data with maps at the root, in a record at the root, and deeper. */
    public record Data(
            @Field("Things") Map<String, Thing> things,

            @Field(value = "Grounds, lightest first", ordered = true)
            Map<String, Integer> grounds,

            @Field("Two maps") Both both) {}

    /** A thing with a map of its own, which is no great one. */
    public record Thing(@Field("Parts") Map<String, Integer> parts) {}

    /** A record at the root. */
    public record Both(@Field("Inner") Map<String, Integer> inner) {}

    @TempDir
    private Path folder;

    private ScenarioDocument document(final String things, final String inner) throws IOException {
        final Path file = Files.writeString(
                folder.resolve("data.yaml"),
                "sitrep: 1\nruleset: toy\nboth: {inner: {" + inner + "}}\ngrounds: {mud: 2, road: 1}\nthings:\n"
                        + things);
        final Findings findings = new Findings();
        final ScenarioDocument document = ScenarioLoader.load(new LoadRequest(file.toString(), null), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted()));
        assertEquals(List.of(), findings.sorted());
        return document;
    }

    private static final String AB = "  b: {parts: {y: 1, x: 2}}\n  a: {parts: {x: 2, y: 1}}\n";
    private static final String BA = "  a: {parts: {y: 1, x: 2}}\n  new: {parts: {x: 2}}\n  b: {parts: {x: 2, y: 1}}\n";

    @Test
    void greatMapsAreFoundAndNoOthers() throws IOException {
        assertEquals(
                Map.of("things", List.of("b", "a"), "both.inner", List.of("q", "p")),
                KeyOrder.of(document(AB, "q: 1, p: 2"), Data.class).keys());
    }

    @Test
    void aDocumentIsPutIntoTheOrderOfAnother() throws IOException {
        final KeyOrder order = KeyOrder.of(document(AB, "q: 1, p: 2"), Data.class);
        final ScenarioDocument other = document(BA, "p: 2, q: 1, r: 3");
        final ScenarioDocument put = order.of(other);
        assertEquals(List.of("b", "a", "new"), List.copyOf(put.keysOf("things")));
        assertEquals(List.of("q", "p", "r"), List.copyOf(put.keysOf("both.inner")));
        assertEquals(List.of("mud", "road"), List.copyOf(put.keysOf("grounds")));
        assertEquals(List.of("y", "x"), List.copyOf(put.keysOf("things.a.parts")));
        assertEquals(other.sha256(), put.sha256());
        assertEquals(other.markOf("things.b"), put.markOf("things.b"));
        assertSame(other, KeyOrder.NONE.of(other));
    }

    @Test
    void severalDocumentsMayAgreeOrNot() throws IOException {
        final KeyOrder first = KeyOrder.of(document(AB, "q: 1, p: 2"), Data.class);
        final KeyOrder second = KeyOrder.of(document(BA, "q: 1, r: 3"), Data.class);
        assertEquals(
                Map.of("things", List.of(), "both.inner", List.of("q", "p", "r")),
                first.and(second).keys());
        assertEquals(first, first.and(KeyOrder.NONE));
        assertEquals(first.and(second), first.and(second).and(first));
        assertEquals(
                List.of("a", "new", "b"),
                List.copyOf(first.and(second).of(document(BA, "q: 1")).keysOf("things")));
    }

    /** A key in the place of one that is gone is the same thing under another name; a new one comes last. */
    @Test
    void aRenamedKeyKeepsItsPlace() throws IOException {
        final KeyOrder order = KeyOrder.of(document(three("a", "b", "c"), "q: 1, p: 2"), Data.class);
        assertEquals(List.of("a", "x", "c"), keys(order, three("a", "x", "c")));
        assertEquals(List.of("x", "y", "z"), keys(order, three("x", "y", "z")));
        assertEquals(List.of("a", "b", "x"), keys(order, three("a", "b", "x")));
        assertEquals(List.of("a", "b", "c", "x"), keys(order, three("a", "x", "b") + "  c: {parts: {y: 1}}\n"));
    }

    private List<String> keys(final KeyOrder order, final String things) throws IOException {
        return List.copyOf(order.of(document(things, "q: 1, p: 2")).keysOf("things"));
    }

    private static String three(final String... names) {
        return String.join(
                "",
                List.of(names).stream()
                        .map(name -> "  " + name + ": {parts: {y: 1}}\n")
                        .toList());
    }
}
