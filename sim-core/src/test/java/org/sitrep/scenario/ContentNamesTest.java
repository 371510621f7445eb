package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shipped content in a folder and in a jar, read by the same code. */
class ContentNamesTest {
    private static final String GAME = "a-game/combats/patrol";

    @TempDir
    private Path folder;

    private static void writeContent(final Path library) throws IOException {
        Files.createDirectories(library.resolve("a-game/combats"));
        Files.writeString(library.resolve("a-game/game.yaml"), "sitrep: 1\nruleset: a-game\nsize: 3\n");
        Files.writeString(
                library.resolve(GAME + ".yaml"), "sitrep: 1\nextends: ../game.yaml\ntitle: Patrol\nthreat: 5\n");
    }

    private static ScenarioDocument load(final String file, final Path library) {
        final Findings findings = new Findings();
        final LoadRequest request = new LoadRequest(file, library).named();
        return ScenarioLoader.load(request, findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    @Test
    void aNameInAJarIsReadLikeOneInAFolder() throws IOException {
        final Path onDisk = folder.resolve("scenarios");
        writeContent(onDisk);
        final Path mine = Files.writeString(
                folder.resolve("mine.yaml"), "sitrep: 1\nextends: a-game:combats/patrol.yaml\ntitle: Mine\n");
        try (FileSystem jar = FileSystems.newFileSystem(folder.resolve("content.jar"), Map.of("create", "true"))) {
            final Path inJar = jar.getPath("content");
            writeContent(inJar);
            final ScenarioDocument named = load(GAME, inJar);
            assertEquals(load(GAME, onDisk).sha256(), named.sha256());
            assertEquals(GAME + ".yaml", named.file());
            assertEquals(List.of("a-game/game.yaml", GAME + ".yaml"), named.files());
            assertEquals(
                    List.of("a-game/game.yaml", GAME + ".yaml", mine.toString()),
                    load(mine.toString(), inJar).files());
        }
    }

    /** A jar does not widen what a file may read. */
    @Test
    void nothingOutsideTheGameIsRead() throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(folder.resolve("content.jar"), Map.of("create", "true"))) {
            final Path inJar = jar.getPath("content");
            writeContent(inJar);
            Files.writeString(jar.getPath("secret.yaml"), "sitrep: 1\nruleset: a-game\n");
            Files.writeString(inJar.resolve("a-game/bad.yaml"), "sitrep: 1\nextends: ../../secret.yaml\n");
            final Findings findings = new Findings();
            assertTrue(ScenarioLoader.load(new LoadRequest("a-game/bad", inJar).named(), findings)
                    .isEmpty());
            assertEquals(Codes.LEAVES_ROOT.id(), findings.sorted().get(0).code());
            assertEquals("a-game/bad.yaml", findings.sorted().get(0).mark().file());
        }
    }

    @Test
    void aFileOfTheCurrentFolderGoesBeforeAShippedOneOfItsName() throws IOException {
        final Path library = folder.resolve("scenarios");
        Files.createDirectories(library);
        Files.writeString(library.resolve("pom.xml"), "");
        Files.writeString(library.resolve("only-there.yaml"), "");
        assertEquals(Path.of("pom.xml"), ContentNames.path("pom.xml", library));
        assertEquals(library.resolve("only-there.yaml"), ContentNames.path("only-there.yaml", library));
        assertEquals(Path.of("in-neither"), ContentNames.path("in-neither", library));
        assertEquals("in-neither", ContentNames.whole("in-neither", library));
        assertEquals("only-there", ContentNames.whole("only-there", null));
    }
}
