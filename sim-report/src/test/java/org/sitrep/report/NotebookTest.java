package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.engine.RunResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A notebook is valid nbformat 4.5 and runs with plain Python in the folder of its report. */
final class NotebookTest {
    /** Runs all cells of code in one namespace, as a kernel does; without matplotlib, whether it is there or not. */
    private static final String RUN = "import json, sys\n"
            + "sys.modules['matplotlib'] = None\n"
            + "space = {}\n"
            + "for cell in json.load(open('report.ipynb', encoding='utf-8'))['cells']:\n"
            + "    if cell['cell_type'] == 'code':\n"
            + "        exec(compile(''.join(cell['source']), cell['id'], 'exec'), space)\n";

    @TempDir
    private Path folder;

    private Path write(final String kind) throws IOException {
        final Path target = folder.resolve("report");
        switch (kind) {
            case "run" -> write(target, SampleResults.titled("A \"title\" \\ with \ud83d\ude00 and $x$"));
            case "campaign" -> write(target, SampleCampaign.of(40));
            default -> ReportWriter.write(target, SamplePublications.all().get(kind), true);
        }
        return target;
    }

    private static void write(final Path target, final RunResult result) throws IOException {
        ReportWriter.write(target, Publications.of(result, false), true);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "campaign",
                "ladder",
                "ladders",
                "comparison",
                "sweep of a grid",
                "worth",
                "race",
                "solve",
                "loadouts",
                "check"
            })
    void shouldBeValidAndRun(final String kind) throws Exception {
        final Path report = write(kind);
        final String text = Files.readString(report.resolve(Notebook.FILE), StandardCharsets.UTF_8);
        assertTrue(text.chars().allMatch(c -> c < 128), "ASCII survives every tool");
        assertIsNotebook(new ObjectMapper().readTree(text));
        assertRuns(report);
    }

    /**
     * The rules of nbformat 4.5: what a notebook and a cell must have, and nothing else; ids of 1 to 64 letters,
     * digits, - and _, each once.
     */
    private static void assertIsNotebook(final JsonNode notebook) {
        assertEquals(Set.of("cells", "metadata", "nbformat", "nbformat_minor"), names(notebook));
        assertEquals(4, notebook.get("nbformat").asInt());
        assertEquals(5, notebook.get("nbformat_minor").asInt());
        assertEquals(
                "python3",
                notebook.get("metadata").get("kernelspec").get("name").asString());
        assertEquals(
                Set.of("name", "display_name", "language"),
                names(notebook.get("metadata").get("kernelspec")));
        assertEquals(
                "python",
                notebook.get("metadata").get("language_info").get("name").asString());
        final Set<String> ids = new HashSet<>();
        for (final JsonNode cell : notebook.get("cells")) {
            final boolean code = cell.get("cell_type").asString().equals("code");
            assertEquals(
                    code
                            ? Set.of("cell_type", "execution_count", "id", "metadata", "outputs", "source")
                            : Set.of("cell_type", "id", "metadata", "source"),
                    names(cell));
            assertTrue(code || cell.get("cell_type").asString().equals("markdown"));
            assertTrue(
                    cell.get("id").asString().matches("[a-zA-Z0-9_-]{1,64}"),
                    cell.get("id").asString());
            assertTrue(ids.add(cell.get("id").asString()), cell.get("id").asString());
            assertTrue(cell.get("metadata").isObject() && cell.get("metadata").isEmpty());
            assertFalse(cell.get("source").isEmpty());
            cell.get("source").forEach(line -> assertTrue(line.isString()));
            assertTrue(!code
                    || cell.get("execution_count").isNull()
                            && cell.get("outputs").isEmpty());
        }
        assertTrue(ids.stream().anyMatch(id -> id.startsWith("code-")), "a cell that draws: " + ids);
    }

    private static Set<String> names(final JsonNode node) {
        return new HashSet<>(new ArrayList<>(node.propertyNames()));
    }

    private static void assertRuns(final Path report) throws Exception {
        final Path out = report.resolve("out.txt");
        final Process python;
        try {
            python = new ProcessBuilder("python3", "-c", RUN)
                    .directory(report.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile())
                    .start();
        } catch (final IOException none) {
            assumeTrue(false, "no python3 on the PATH: the cells were not run (" + none.getMessage() + ")");
            return;
        }
        assertTrue(python.waitFor(60, TimeUnit.SECONDS), "the cells take too long");
        final String said = Files.readString(out, StandardCharsets.UTF_8);
        assertEquals(0, python.exitValue(), said);
        assertTrue(said.startsWith("matplotlib is not installed"), said);
        assertTrue(said.lines().count() > 5, said);
    }

    @Test
    void shouldBeWrittenOnRequestOnly() throws IOException {
        final RunResult result = SampleResults.of(20);
        final Path target = folder.resolve("plain");
        final List<String> files = ReportWriter.write(target, Publications.of(result, false), false)
                .files();
        assertFalse(files.contains(Notebook.FILE));
    }
}
