package org.sitrep.page;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Binds questions and answers of the page to JSON. Thread-safe, stateless. */
public final class PageJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private PageJson() {}

    /**
     * Returns a question.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static <T extends Record> T read(final byte[] json, final Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (final JacksonException wrong) {
            throw new IllegalArgumentException("not a question: " + wrong.getOriginalMessage(), wrong);
        }
    }

    /** Returns an answer as JSON on one line; numbers that are none become null. */
    public static byte[] write(final Object answer) {
        return MAPPER.writeValueAsBytes(answer);
    }
}
