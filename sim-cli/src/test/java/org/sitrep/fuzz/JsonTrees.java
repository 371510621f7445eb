package org.sitrep.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The tree of a JSON file with faults in it. */
final class JsonTrees {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonTrees() {}

    static byte[] damaged(final byte[] file, final List<String> words, final SplittableRandom random) {
        final JsonNode tree;
        try {
            tree = JsonMapper.shared().readTree(file);
        } catch (final JacksonException noJson) {
            return file;
        }
        for (int left = 1 + random.nextInt(2); left > 0; left--) {
            final List<JsonNode> holders = new ArrayList<>();
            collect(tree, holders);
            if (!holders.isEmpty()) {
                damage(Edges.of(holders, random), Edges.of(holders, random), words, random);
            }
        }
        return Bytes.utf8(tree.toString());
    }

    private static void collect(final JsonNode node, final List<JsonNode> holders) {
        if (node.isContainer() && !node.isEmpty()) {
            holders.add(node);
            node.forEach(child -> collect(child, holders));
        }
    }

    private static void damage(
            final JsonNode at, final JsonNode other, final List<String> words, final SplittableRandom random) {
        if (at instanceof ObjectNode object) {
            final String key = Edges.of(List.copyOf(object.propertyNames()), random);
            final JsonNode old = object.get(key);
            switch (random.nextInt(5)) {
                case 0 -> object.remove(key);
                case 1 -> object.set(Edges.of(words, random), object.remove(key));
                case 2 -> object.set(key, other.deepCopy());
                default -> object.set(key, instead(old, words, random));
            }
        } else if (at instanceof ArrayNode array) {
            final int index = random.nextInt(array.size());
            switch (random.nextInt(6)) {
                case 0 -> array.remove(index);
                case 1 -> array.insert(index, array.get(index).deepCopy());
                case 2 -> array.removeAll();
                case 3 -> array.addAll(array.deepCopy());
                case 4 -> array.set(index, other.deepCopy());
                default -> array.set(index, instead(array.get(index), words, random));
            }
        }
    }

    private static JsonNode instead(final JsonNode old, final List<String> words, final SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.stringNode(Edges.word(random));
            case 3 -> NODES.stringNode(Edges.of(words, random));
            case 4 -> NODES.arrayNode().add(old.deepCopy());
            case 5 -> random.nextBoolean() ? NODES.arrayNode() : NODES.objectNode();
            default -> number(old, random);
        };
    }

    private static JsonNode number(final JsonNode old, final SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> NODES.numberNode(-1);
            case 1 -> NODES.numberNode(0);
            case 2 -> NODES.numberNode(Integer.MAX_VALUE);
            case 3 -> NODES.numberNode(Long.MAX_VALUE);
            case 4 -> NODES.numberNode(Long.MIN_VALUE);
            case 5 -> NODES.numberNode(1e308);
            case 6 -> NODES.numberNode(old.asLong(0) + 1);
            default -> NODES.numberNode(0.5);
        };
    }
}
