package org.sitrep.report.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.RunResult;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.scenario.JsonText;

/**
 * Writes run results as JSON and reads them back. Thread-safe. Needs memory for the tree of the file, a few times its
 * size.
 */
public final class RunResultJson {
    /** Name of the file in the folder of a report. */
    public static final String NAME = "result.json";

    /** Names of the file in the folder of a report, the present one first; earlier versions wrote the others. */
    private static final List<String> NAMES = List.of(NAME, "capsule.json");

    private RunResultJson() {}

    /**
     * Returns the result file in the folder of a report, under its present or an earlier name; empty if none exists.
     */
    public static Optional<Path> in(final Path folder) {
        return NAMES.stream().map(folder::resolve).filter(Files::isRegularFile).findFirst();
    }

    /**
     * Returns the result as JSON text that ends with a line end; the same result gives the same bytes on any machine.
     * Estimates are rounded to 10 digits; missing limits are {@code null}.
     *
     * @throws IllegalArgumentException if {@code result.content().json()} is not JSON, or not in the canonical form
     *     that {@link RunResult.Content} requires
     */
    public static String write(final RunResult result) {
        return text(RunResultForm.write(result));
    }

    static String text(final Object tree) {
        return JsonText.print(tree, JsonText.Layout.FILE) + "\n";
    }

    /** Returns the tree of a scenario's canonical JSON: maps in the order of the document, lists and plain values. */
    public static Object resolved(final String json) {
        final Object tree;
        try {
            tree = JsonText.read(json);
        } catch (final IllegalArgumentException e) {
            throw new IllegalArgumentException("content.json is not JSON: " + e.getMessage(), e);
        }
        final String back = JsonText.print(tree, JsonText.Layout.COMPACT);
        if (!back.equals(json)) {
            throw new IllegalArgumentException("content.json is not canonical: it would come back as " + back);
        }
        return tree;
    }

    /**
     * Writes the result into a file in UTF-8. The file appears whole or not at all.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(final RunResult result, final Path file) throws IOException {
        AtomicFileWriter.write(file, file.resolveSibling(file.getFileName() + ".part"), write(result));
    }

    /**
     * Returns the result that a text holds, equal to the one that was written.
     *
     * @param text JSON
     * @param source name of the text in messages: the file as the user typed it
     * @throws ResultFormatException if it is not a run result, is of another schema version, or contradicts itself
     */
    public static RunResult read(final String text, final String source) {
        return RunResultForm.read(JsonFile.tree(text, source));
    }

    /**
     * Returns the result in a file.
     *
     * @throws IOException if the file cannot be read
     * @throws ResultFormatException as {@link #read(String, String)}
     */
    public static RunResult read(final Path file) throws IOException {
        return RunResultForm.read(JsonFile.tree(file));
    }
}
