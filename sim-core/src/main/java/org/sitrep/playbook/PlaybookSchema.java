package org.sitrep.playbook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.scenario.SchemaWriter;

/**
 * Writes the JSON Schema of playbooks, in which each section offers its own actions and facts. The schema does not
 * cover the contents of conditions.
 */
public final class PlaybookSchema {
    private static final String DEFINITIONS = "$defs";
    private static final String PROPERTIES = "properties";
    private static final String REFERENCE = "$ref";
    private static final String SECTION = "SectionText";
    private static final String LINE = "LineText.whole";

    private PlaybookSchema() {}

    /**
     * Returns the schema, ending in a newline. Equal arguments give equal text.
     *
     * @param type record of a playbook, with a section for each vocabulary
     * @param ruleset the only allowed value of {@code ruleset}
     * @param title title of the schema
     */
    public static String write(
            final Class<? extends Record> type,
            final String ruleset,
            final String title,
            final List<Vocabulary> sections) {
        return SchemaWriter.write(type, ruleset, title, schema -> {
            sections.forEach(words -> addSection(schema, words));
            at(schema, DEFINITIONS).remove(SECTION);
            at(schema, DEFINITIONS).remove(LINE);
        });
    }

    private static void addSection(final Map<String, Object> schema, final Vocabulary words) {
        final Map<String, Object> definitions = at(schema, DEFINITIONS);
        final String line = words.section() + ".line";
        definitions.put(line, line(at(definitions, LINE), words));
        definitions.put(words.section(), section(at(definitions, SECTION), words, line));
        final Map<String, Object> property = at(at(schema, PROPERTIES), words.section());
        property.put("description", words.meaning());
        property.put("anyOf", List.of(reference(words.section()), Map.of("type", "null")));
    }

    private static Map<String, Object> section(
            final Map<String, Object> plain, final Vocabulary words, final String line) {
        final Map<String, Object> section = copy(plain);
        final Map<String, Object> properties = copy(at(section, PROPERTIES));
        final Map<String, Object> lines = copy(at(properties, "lines"));
        lines.put("items", reference(line));
        properties.put("lines", lines);
        properties.put("weights", weights(at(properties, "weights"), words));
        section.put(PROPERTIES, properties);
        return section;
    }

    private static Map<String, Object> line(final Map<String, Object> plain, final Vocabulary words) {
        final Map<String, Object> line = copy(plain);
        final Map<String, Object> properties = copy(at(line, PROPERTIES));
        final Map<String, Object> action = copy(at(properties, "do"));
        action.remove("type");
        action.put("enum", words.actions().stream().map(Vocabulary.Action::name).toList());
        properties.put("do", action);
        properties.put("by", weights(at(properties, "by"), words));
        line.put(PROPERTIES, properties);
        return line;
    }

    private static Map<String, Object> weights(final Map<String, Object> plain, final Vocabulary words) {
        final Map<String, Object> facts = new LinkedHashMap<>();
        words.facts().stream()
                .filter(fact -> fact.ofOption() && fact.kind() != Fact.Kind.WORD)
                .forEach(fact -> facts.put(fact.name(), weight(fact)));
        final Map<String, Object> weights = new LinkedHashMap<>();
        weights.put("description", plain.get("description"));
        weights.put("type", List.of("object", "null"));
        weights.put(PROPERTIES, facts);
        weights.put("additionalProperties", false);
        return weights;
    }

    private static Map<String, Object> weight(final Fact fact) {
        final Map<String, Object> weight = new LinkedHashMap<>();
        weight.put("description", fact.meaning());
        weight.put("type", List.of("number", "null"));
        weight.put("minimum", -SectionCompiler.MAX_WEIGHT);
        weight.put("maximum", SectionCompiler.MAX_WEIGHT);
        return weight;
    }

    private static Map<String, Object> reference(final String definition) {
        return Map.of(REFERENCE, "#/" + DEFINITIONS + "/" + definition);
    }

    private static Map<String, Object> copy(final Map<String, Object> map) {
        return new LinkedHashMap<>(map);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> at(final Map<String, Object> map, final String key) {
        return (Map<String, Object>) map.get(key);
    }
}
