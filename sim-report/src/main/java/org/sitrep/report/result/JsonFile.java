package org.sitrep.report.result;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.scenario.BoundedFile;
import org.sitrep.scenario.Finding;
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

/** Reads JSON of any size up to a limit into trees, with a library that browsers lack. Thread-safe, stateless. */
final class JsonFile {
    /** Far beyond the largest result, a ladder of all bots over a campaign. */
    private static final int MAX_MEBIBYTES = 32;

    /** Limit on the words, numbers and brackets of a file; each may become an object. */
    private static final int MAX_TOKENS = 4_000_000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxTokenCount(MAX_TOKENS)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonFile() {}

    static JsonAt tree(final String text, final String source) {
        try {
            // A blank text counts as null rather than as invalid JSON.
            return new JsonAt(text.isBlank() ? null : MAPPER.readValue(text, Object.class), source, "");
        } catch (final JacksonException e) {
            throw notJson(e, source);
        }
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
                new Finding(ResultCodes.NOT_JSON, mark, "", message, "is this a whole " + RunResultJson.NAME + "?"));
    }
}
