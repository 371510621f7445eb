package org.sitrep.page;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
        return JsonText.print(tree(answer), JsonText.Layout.COMPACT).getBytes(StandardCharsets.UTF_8);
    }

    private static Object tree(final Object value) {
        if (value instanceof Record record) {
            return tree(RecordType.values(record));
        }
        if (value instanceof Optional<?> some) {
            return tree(some.orElse(null));
        }
        if (value instanceof Collection<?> list) {
            return list.stream().map(PageJson::tree).toList();
        }
        if (value instanceof Map<?, ?> map) {
            final Map<Object, Object> trees = new LinkedHashMap<>();
            map.forEach((key, each) -> trees.put(key, tree(each)));
            return trees;
        }
        return value instanceof Enum<?> constant ? constant.name() : value;
    }
}
