package org.sitrep.report.result;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.RunResult;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.scenario.BoundedFile;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Mark;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes run results as JSON and reads them back. Thread-safe. Needs memory for the tree of the file, a few times its
 * size.
 */
public final class RunResultJson {
    /** Far beyond the largest result, a ladder of all bots over a campaign. */
    private static final int MAX_MEBIBYTES = 32;

    /** Limit on the words, numbers and brackets of a file; each may become an object. */
    private static final int MAX_TOKENS = 4_000_000;

    /** Name of the file in the folder of a report. */
    public static final String NAME = "result.json";

    /** Names of the file in the folder of a report, the present one first; earlier versions wrote the others. */
    private static final List<String> NAMES = List.of(NAME, "capsule.json");

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxTokenCount(MAX_TOKENS)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

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
            tree = MAPPER.readValue(json, Object.class);
        } catch (final JacksonException e) {
            throw new IllegalArgumentException("content.json is not JSON: " + e.getOriginalMessage(), e);
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
        return RunResultForm.read(tree(text, source));
    }

    private static JsonAt tree(final String text, final String source) {
        try {
            // A blank text counts as null rather than as invalid JSON.
            return new JsonAt(text.isBlank() ? null : MAPPER.readValue(text, Object.class), source, "");
        } catch (final JacksonException e) {
            throw notJson(e, source);
        }
    }

    /**
     * Returns the result in a file.
     *
     * @throws IOException if the file cannot be read
     * @throws ResultFormatException as {@link #read(String, String)}
     */
    public static RunResult read(final Path file) throws IOException {
        return RunResultForm.read(tree(file));
    }

    static JsonAt tree(final Path file) throws IOException {
        final String text;
        try {
            text = BoundedFile.text(file, MAX_MEBIBYTES);
        } catch (final CharacterCodingException e) {
            throw notRunResult(new Mark(file.toString(), 0, 0), "is not text in UTF-8");
        }
        return tree(text, file.toString());
    }

    /** Returns whether the first key of a file is this one; false if it is not JSON. Reads only the beginning. */
    static boolean beginsWith(final String key, final Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                JsonParser parser = MAPPER.createParser(in)) {
            return parser.nextToken() == JsonToken.START_OBJECT && key.equals(parser.nextName());
        } catch (final JacksonException e) {
            return false;
        }
    }

    private static ResultFormatException notJson(final JacksonException e, final String source) {
        final TokenStreamLocation at = e.getLocation();
        final Mark mark = at == null ? new Mark(source, 0, 0) : new Mark(source, at.getLineNr(), at.getColumnNr());
        return notRunResult(mark, e.getOriginalMessage());
    }

    private static ResultFormatException notRunResult(final Mark mark, final String message) {
        return new ResultFormatException(
                new Finding(ResultCodes.NOT_JSON, mark, "", message, "is this a whole " + NAME + "?"));
    }
}
