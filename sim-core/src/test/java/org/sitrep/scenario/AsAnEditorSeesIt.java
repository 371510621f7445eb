package org.sitrep.scenario;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Turns a file into JSON before anything is merged, as an editor does that holds it against a schema. */
public final class AsAnEditorSeesIt {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private AsAnEditorSeesIt() {}

    /** Returns a text as JSON; nothing if it is no YAML that we read. */
    public static Optional<JsonNode> json(final String text) {
        return YamlReader.read("", text, new Findings()).map(AsAnEditorSeesIt::json);
    }

    private static JsonNode json(final Node node) {
        if (node instanceof MapNode map) {
            final ObjectNode object = JSON.objectNode();
            map.entries().forEach((key, value) -> object.set(key, json(value)));
            return object;
        }
        if (node instanceof ListNode list) {
            final ArrayNode array = JSON.arrayNode();
            list.items().forEach(item -> array.add(json(item)));
            return array;
        }
        final ScalarNode scalar = (ScalarNode) node;
        return switch (scalar.kind()) {
            case STRING -> JSON.stringNode(scalar.text());
            case BOOLEAN -> JSON.booleanNode(scalar.asBoolean());
            case NULL -> JSON.nullNode();
            case INTEGER -> JSON.numberNode(scalar.asLong());
            case REAL -> JSON.numberNode(scalar.asDouble());
        };
    }
}
