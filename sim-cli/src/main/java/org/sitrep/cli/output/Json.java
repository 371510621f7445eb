package org.sitrep.cli.output;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Words;

/** Writes command results as JSON: maps and records in their order, two blanks per level, small rows on one line. */
public final class Json {
    private Json() {}

    /**
     * Returns a value as JSON, without a line end after it.
     *
     * @param value a map with text keys, a record, a list, text, a number, a flag, a constant or null; NaN and the
     *     infinities become null, a constant its word
     * @throws IllegalArgumentException for anything else
     */
    public static String write(final Object value) {
        return JsonText.print(tree(value), JsonText.Layout.OUTPUT);
    }

    /** Returns the components of a record by name, in their order. */
    public static Map<String, Object> map(final Record row) {
        final Map<String, Object> map = new LinkedHashMap<>();
        for (final RecordComponent component : row.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true); // a record may be private to the command that prints it
                map.put(component.getName(), component.getAccessor().invoke(row));
            } catch (final ReflectiveOperationException failed) {
                throw new IllegalArgumentException("cannot write " + row.getClass(), failed);
            }
        }
        return map;
    }

    private static Object tree(final Object value) {
        if (value instanceof Record row) {
            return tree(map(row));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Json::tree).toList();
        }
        if (value instanceof Map<?, ?> map) {
            final Map<Object, Object> trees = new LinkedHashMap<>();
            map.forEach((key, each) -> trees.put(key, tree(each)));
            return trees;
        }
        return value instanceof Enum<?> constant ? Words.of(constant) : value;
    }
}
