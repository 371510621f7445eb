package org.sitrep.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.Started;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The notebooks of {@code notebooks-out/make}: their Java without a kernel, and all of them where Jupyter is. */
@EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "some minutes")
class NotebooksTest {
    private static final Path NOTEBOOKS = Cli.REPOSITORY.resolve("notebooks-out");

    @TempDir
    private Path folder;

    private Cli.Result make(final String arguments) throws IOException, InterruptedException {
        final Path launcher = folder.resolve("sitrep");
        Files.writeString(launcher, "#!/bin/sh\nexec " + Started.in(folder).line() + " \"$@\"\n");
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        return Started.in(folder).shell("SITREP='" + launcher + "' '" + NOTEBOOKS.resolve("make") + "' " + arguments);
    }

    private boolean has(final String command) throws IOException, InterruptedException {
        return Started.in(folder).shell(command).code() == 0;
    }

    private static List<String> code(final Path notebook) throws IOException {
        final JsonNode cells =
                JsonMapper.shared().readTree(Files.readString(notebook)).get("cells");
        return cells.valueStream()
                .filter(cell -> cell.get("cell_type").asString().equals("code"))
                .map(cell -> cell.get("source").asString())
                .filter(source -> !source.startsWith("%"))
                .map(source -> source.replace("../../", Cli.REPOSITORY + "/"))
                .toList();
    }

    /** The cells without the kernel, in the shell that it is made of. The outcomes are those of the command line. */
    @Test
    void theJavaPlaysEveryGame() throws IOException, InterruptedException {
        assumeTrue(has("python3 --version"), "python3 is not installed");
        final Cli.Result made = make("--write-only '" + folder + "'");
        assertEquals(0, made.code(), made.err());
        for (final Ruleset game : Ruleset.shipped()) {
            final List<String> cells = code(folder.resolve(game.id() + "-java.ipynb"));
            final String file = cells.get(0).replaceAll("(?s).*Sitrep\\.open\\(\"(.*?)\"\\).*", "$1");
            final String trials = cells.get(0).replaceAll("(?s).*\\.trials\\((\\d+)\\).*", "$1");
            final JsonNode played = JsonMapper.shared()
                    .readTree(Cli.run("run", file, "--trials", trials, "--no-report", "--format", "json")
                            .out());
            final ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (JShell shell = JShell.builder()
                    .out(new PrintStream(out, true, StandardCharsets.UTF_8))
                    .build()) {
                shell.addToClasspath(System.getProperty("java.class.path"));
                assertTrue(
                        evaluate(shell, cells.get(0))
                                .contains(
                                        "outcomes " + played.get("outcomeHash").asString()),
                        game.id());
                for (final String cell : cells.subList(1, cells.size())) {
                    evaluate(shell, cell);
                }
            }
        }
    }

    /** Evaluates a cell, snippet by snippet, and returns the value of the last one. */
    private static String evaluate(final JShell shell, final String cell) {
        String value = "";
        String rest = cell;
        while (!rest.isBlank()) {
            final SourceCodeAnalysis.CompletionInfo next =
                    shell.sourceCodeAnalysis().analyzeCompletion(rest);
            final String source = next.source() == null ? rest : next.source();
            for (final SnippetEvent event : shell.eval(source)) {
                final String faults = shell.diagnostics(event.snippet())
                        .map(fault -> fault.getMessage(null))
                        .toList()
                        .toString();
                assertEquals(Snippet.Status.VALID, event.status(), () -> source + "\n" + faults);
                assertEquals(null, event.exception(), source);
                value = event.value() == null ? value : event.value();
            }
            rest = next.source() == null ? "" : next.remaining();
        }
        return value;
    }

    @Test
    void allOfThemRunInJupyter() throws IOException, InterruptedException {
        assumeTrue(
                has("jupyter kernelspec list | grep rapaio-jupyter-kernel"),
                "no jupyter on the PATH, or it lacks the Java kernel: see docs/notebooks.md");
        final Path gallery = NOTEBOOKS.resolve("gallery");
        final Cli.Result made = make("");
        assertEquals(0, made.code(), made.err());
        for (final Ruleset game : Ruleset.shipped()) {
            for (final String language : List.of("java", "python")) {
                final String page = Files.readString(gallery.resolve(game.id() + "-" + language + ".html"));
                assertEquals(2, page.split("src=\"data:image/png", -1).length - 1, game.id() + " in " + language);
                assertFalse(page.contains(Cli.REPOSITORY.toString()), "names a folder of this machine");
            }
        }
    }
}
