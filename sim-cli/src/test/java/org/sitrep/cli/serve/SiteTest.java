package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writes a site around an engine of a few bytes. */
class SiteTest {
    private static final byte[] CODE = "not really WebAssembly".repeat(100).getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path temporary;

    private Path engine;
    private Path place;

    @BeforeEach
    void makeAnEngine() throws IOException {
        engine = Files.createDirectory(temporary.resolve("engine"));
        place = temporary.resolve("public/site");
        for (final String name :
                List.of("server.js", "worker.js", "replay.html", "replay.js", "sitrep.wasm-runtime.js")) {
            Files.writeString(engine.resolve(name), "of the site: " + name);
        }
        Files.writeString(engine.resolve("offline.js"), "const FILES = {files}; const VERSION = '{version}';");
        Files.write(engine.resolve("sitrep.wasm"), CODE);
    }

    private Site site(final String text) {
        return new Site(
                engine,
                Map.of("scenarios/game/a.yaml", text),
                Map.of("scenarios", Map.of("game", List.of("scenarios/game/a.yaml")), "playbooks", Map.of()),
                Map.of("game.json", "{}"),
                Map.of("LICENSE.txt", "free"));
    }

    private static byte[] unpacked(final Path file) throws IOException {
        try (InflaterInputStream in =
                new InflaterInputStream(new ByteArrayInputStream(Files.readAllBytes(file)), new Inflater(true))) {
            return in.readAllBytes();
        }
    }

    @Test
    void hasThePageTheEngineAndTheContent() throws IOException {
        final long bytes = site("title: é").write(place);
        final Set<String> files = new TreeSet<>();
        try (Stream<Path> all = Files.walk(place)) {
            all.filter(Files::isRegularFile)
                    .forEach(file -> files.add(place.relativize(file).toString()));
        }
        final Set<String> expected = new TreeSet<>(PageFiles.all());
        expected.addAll(Set.of(
                "worker.js",
                "replay.html",
                "replay.js",
                "sitrep.wasm-runtime.js",
                "offline.js",
                "engine.bin",
                "content.bin",
                "schemas/game.json",
                "LICENSE.txt"));
        assertEquals(expected, files);
        assertEquals("of the site: server.js", Files.readString(place.resolve("server.js")));
        assertArrayEquals(CODE, unpacked(place.resolve("engine.bin")));
        assertEquals(
                "{\"files\":{\"scenarios/game/a.yaml\":\"title: é\"},\"listed\":{\"playbooks\":{},"
                        + "\"scenarios\":{\"game\":[\"scenarios/game/a.yaml\"]}}}",
                new String(unpacked(place.resolve("content.bin")), StandardCharsets.UTF_8));
        assertTrue(bytes > 50_000 && bytes < 1_000_000, () -> bytes + " bytes");
    }

    @Test
    void thePageHasAPolicyAndNamesNoOtherAddress() throws IOException {
        site("").write(place);
        final String page = Files.readString(place.resolve("index.html"));
        assertTrue(page.contains("http-equiv=\"Content-Security-Policy\""), page);
        assertFalse(page.contains("unsafe"), page);
        for (final String name : PageFiles.all()) {
            assertFalse(
                    name.equals("index.html")
                            && Files.readString(place.resolve(name)).contains("http:"),
                    name);
        }
    }

    @Test
    void aNewVersionKeepsNoOldFiles() throws IOException {
        site("a").write(place);
        final String first = Files.readString(place.resolve("offline.js"));
        site("a").write(place);
        assertEquals(first, Files.readString(place.resolve("offline.js")));
        Files.writeString(place.resolve("left-behind.js"), "");
        site("b").write(place);
        assertFalse(Files.exists(place.resolve("left-behind.js")));
        assertFalse(first.equals(Files.readString(place.resolve("offline.js"))));
        final String kept = first.substring(first.indexOf('['), first.indexOf(']'));
        for (final String name : PageFiles.all()) {
            assertTrue(kept.contains('"' + name + '"'), name);
        }
        assertFalse(kept.contains("offline.js"));
    }

    @Test
    void leavesNothingBehindWithoutAnEngine() throws IOException {
        Files.delete(engine.resolve("worker.js"));
        assertTrue(site("").isBuilt());
        assertThrows(IOException.class, () -> site("").write(place));
        assertFalse(Files.exists(place));
        Files.delete(engine.resolve("sitrep.wasm"));
        assertFalse(site("").isBuilt());
        try (Stream<Path> left = Files.list(temporary)) {
            assertEquals(
                    Set.of("engine"),
                    left.map(path -> path.getFileName().toString()).collect(Collectors.toSet()));
        }
    }
}
