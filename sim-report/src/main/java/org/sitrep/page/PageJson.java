package org.sitrep.page;

import java.nio.charset.StandardCharsets;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.RecordType;

/** Binds questions and answers of the page to JSON, without reflection. Thread-safe, stateless. */
public final class PageJson {
    private PageJson() {}

    /**
     * Returns a question, whose components {@link org.sitrep.scenario.Field} describes.
     *
     * @throws RefusedException with all findings if the text is not one
     */
    public static <T extends Record> T read(final byte[] json, final Class<T> type) {
        final Findings findings = new Findings();
        return Binder.bindJson(json, type, "question", findings)
                .orElseThrow(() -> new RefusedException(findings.sorted()));
    }

    /**
     * Returns an answer as JSON on one line; numbers that are none become null, and so do empty Optionals. An answer
     * consists of maps with text keys, collections, Optionals, records, constants (as their name), texts, numbers,
     * truth values and null.
     *
     * @throws IllegalArgumentException if it contains anything else, or a record whose package is not described
     */
    public static byte[] write(final Object answer) {
        return JsonText.print(RecordType.tree(answer), JsonText.Layout.COMPACT).getBytes(StandardCharsets.UTF_8);
    }
}
