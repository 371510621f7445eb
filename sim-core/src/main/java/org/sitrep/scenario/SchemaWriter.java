package org.sitrep.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Writes the JSON Schema (draft 2020-12) of scenario files from the record that they are bound to, for completion in
 * editors.
 *
 * <p>It describes single files, not resolved documents: a file may leave any key to those it extends and may delete any
 * with {@code ~}, so nothing is required outside lists. Lists replace as a whole, hence records in them must be
 * complete; they have schemas of their own, named {@code X.whole}. The schema does not cover references or the checks
 * of the records' constructors.
 */
public final class SchemaWriter {
    private static final String KEY_PATTERN = "^[^.*]*[^.*\\s][^.*]*$";
    private static final String PATH_PATTERN = "^[^.]+(\\.[^.]+)*$";

    private final Map<String, Object> definitions = new TreeMap<>();
    private final Map<String, Class<?>> names = new TreeMap<>();
    private final Set<Reference> known = new LinkedHashSet<>();
    private final Deque<Reference> pending = new ArrayDeque<>();

    private SchemaWriter() {}

    /** A record in one of two forms: complete, or to be merged with other files. */
    private record Reference(Class<? extends Record> type, boolean whole) {}

    /**
     * Returns the schema, ending in a newline. Equal arguments give equal text.
     *
     * @param type record of the whole document
     * @param ruleset the only allowed value of {@code ruleset}
     * @param title title of the schema
     * @throws IllegalArgumentException if the record type is described wrongly
     */
    public static String write(final Class<? extends Record> type, final String ruleset, final String title) {
        return write(type, ruleset, title, schema -> {});
    }

    /**
     * Returns the same schema with additions that the records do not describe.
     *
     * @param finish adds to the schema, a tree of maps and lists
     */
    public static String write(
            final Class<? extends Record> type,
            final String ruleset,
            final String title,
            final Consumer<Map<String, Object>> finish) {
        final Map<String, Object> schema = new SchemaWriter().document(type, ruleset, title);
        finish.accept(schema);
        return JsonText.print(schema, JsonText.Layout.OPEN) + "\n";
    }

    private Map<String, Object> document(final Class<? extends Record> type, final String ruleset, final String title) {
        final Map<String, Object> properties = new LinkedHashMap<>(header(ruleset));
        properties.putAll(properties(type, false));
        while (!pending.isEmpty()) {
            final Reference next = pending.remove();
            definitions.put(nameOf(next), object(properties(next.type, next.whole), required(next)));
        }
        definitions.put(ProvenanceRules.KEY, provenance());
        final Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", title);
        schema.putAll(object(properties, List.of(Header.FORMAT)));
        schema.put("$defs", definitions);
        return schema;
    }

    private static Map<String, Object> header(final String ruleset) {
        final Map<String, Object> file = Map.of("type", "string", "pattern", "\\S");
        return ordered(
                Header.FORMAT,
                ordered("description", "Version of the file format.", "const", Header.FORMAT_VERSION),
                Header.RULESET,
                ordered("description", "Game. Can be inherited.", "const", ruleset),
                Header.TITLE,
                ordered("description", "Title. Can be inherited.", "type", "string", "pattern", "\\S"),
                Header.EXTENDS,
                ordered(
                        "description",
                        "Files that this one overlays: relative paths, or <ruleset>:path for shipped content.",
                        "anyOf",
                        List.of(new TreeMap<>(file), ordered("type", "array", "items", new TreeMap<>(file)))));
    }

    private static Map<String, Object> provenance() {
        final List<String> words =
                Arrays.stream(Provenance.values()).map(Provenance::id).toList();
        final Map<String, Object> properties = ordered("default", ordered("enum", words));
        for (final String word : words) {
            final Map<String, Object> path = ordered("type", List.of("string", "number"), "pattern", PATH_PATTERN);
            properties.put(word, ordered("type", "array", "items", path));
        }
        final Map<String, Object> schema = ordered(
                "description", "Sources of the values in this map, by paths relative to it; * matches any one step.");
        schema.putAll(object(properties, List.of()));
        return schema;
    }

    private static Map<String, Object> object(final Map<String, Object> properties, final List<String> required) {
        final Map<String, Object> object = ordered("type", "object", "properties", properties);
        if (!required.isEmpty()) {
            object.put("required", required);
        }
        object.put("additionalProperties", false);
        return object;
    }

    private static List<String> required(final Reference reference) {
        return RecordType.of(reference.type).fields().stream()
                .filter(field -> reference.whole && field.isRequired())
                .map(RecordType.Component::key)
                .toList();
    }

    private Map<String, Object> properties(final Class<? extends Record> type, final boolean whole) {
        final Map<String, Object> properties = new LinkedHashMap<>();
        properties.putAll(keysOfAnyMap(whole));
        for (final RecordType.Component component : RecordType.of(type).fields()) {
            final Map<String, Object> property = ordered("description", description(component));
            property.putAll(value(component.shape(), component, whole));
            if (!component.isRequired()) {
                property.put("default", component.defaultNode("", new Mark("", 0, 0)));
            }
            properties.put(component.key(), property);
        }
        return properties;
    }

    private static Map<String, Object> keysOfAnyMap(final boolean whole) {
        final Map<String, Object> keys =
                ordered(ProvenanceRules.KEY, ordered("$ref", "#/$defs/" + ProvenanceRules.KEY));
        if (!whole) {
            keys.put(
                    TreeMerge.REPLACES,
                    ordered("description", "Whether this map replaces the one below it as a whole.", "const", true));
        }
        return keys;
    }

    private static String description(final RecordType.Component component) {
        return component.meaning()
                + (component.unit().isEmpty() ? "" : " Unit: " + component.unit() + ".")
                + (component.refersTo().isEmpty()
                        ? ""
                        : " A name in " + component.refersTo().replace(" ", " or ") + ".");
    }

    /** Returns the schema of a value; {@code limits} is null where the limits of the field do not apply. */
    private Map<String, Object> value(final Shape shape, final RecordType.Component limits, final boolean whole) {
        final Map<String, Object> sure = sureValue(shape.sure(), limits, whole);
        return whole && shape == shape.sure() ? sure : orNull(sure);
    }

    private static Map<String, Object> orNull(final Map<String, Object> schema) {
        if (schema.get("type") instanceof String type) {
            schema.put("type", List.of(type, "null"));
        } else if (schema.get("enum") instanceof List<?> words) {
            final List<Object> orNull = new ArrayList<>(words);
            orNull.add(null);
            schema.put("enum", orNull);
        } else {
            return ordered("anyOf", List.of(schema, ordered("type", "null")));
        }
        return schema;
    }

    private Map<String, Object> sureValue(final Shape shape, final RecordType.Component limits, final boolean whole) {
        if (shape instanceof Shape.Simple simple) {
            return simple(simple, limits);
        }
        if (shape instanceof Shape.Choice choice) {
            return ordered("enum", Words.all(choice.type()));
        }
        if (shape instanceof Shape.Nested nested) {
            return reference(new Reference(nested.type(), whole));
        }
        if (shape instanceof Shape.ListOf list) {
            final Map<String, Object> array = ordered("type", "array");
            putLimits(array, limits, "minItems", "maxItems", 0);
            array.put("items", value(list.element(), null, true));
            return array;
        }
        return map(((Shape.MapOf) shape).value(), limits, whole);
    }

    private Map<String, Object> map(final Shape value, final RecordType.Component limits, final boolean whole) {
        final Map<String, Object> map = ordered("type", "object");
        if (whole) {
            putLimits(map, limits, "minProperties", "maxProperties", 1); // one more, since provenance may be among them
        }
        map.put("properties", keysOfAnyMap(whole));
        map.put("propertyNames", ordered("pattern", KEY_PATTERN));
        map.put("additionalProperties", value(value, null, whole));
        return map;
    }

    private static Map<String, Object> simple(final Shape.Simple shape, final RecordType.Component limits) {
        final Map<String, Object> schema = ordered(
                "type",
                switch (shape) {
                    case INT, LONG -> "integer";
                    case DOUBLE -> "number";
                    case BOOLEAN -> "boolean";
                    case STRING -> "string";
                });
        if (shape != Shape.Simple.STRING && shape != Shape.Simple.BOOLEAN) {
            putLimits(schema, limits, "minimum", "maximum", 0);
        }
        return schema;
    }

    private static void putLimits(
            final Map<String, Object> schema,
            final RecordType.Component limits,
            final String min,
            final String max,
            final int slack) {
        if (limits != null && limits.hasMin()) {
            schema.put(min, limits.min());
        }
        if (limits != null && limits.hasMax()) {
            schema.put(max, limits.max() + slack);
        }
    }

    private Map<String, Object> reference(final Reference reference) {
        if (known.add(reference)) {
            pending.add(reference);
        }
        return ordered("$ref", "#/$defs/" + nameOf(reference));
    }

    /** Returns the name of the definition: that of the record, with a number if another record already has it. */
    private String nameOf(final Reference reference) {
        final String simple = reference.type.getSimpleName();
        String name = simple;
        for (int i = 2; names.getOrDefault(name, reference.type) != reference.type; i++) {
            name = simple + i;
        }
        names.put(name, reference.type);
        return reference.whole ? name + ".whole" : name;
    }

    /** Returns a map in the order of the arguments, which alternate between keys and values. */
    private static Map<String, Object> ordered(final Object... keysAndValues) {
        final Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }
}
