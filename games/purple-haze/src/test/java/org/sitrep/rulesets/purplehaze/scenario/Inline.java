package org.sitrep.rulesets.purplehaze.scenario;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;

/** Nodes as YAML in one line, to be laid over elsewhere. */
final class Inline {
    private Inline() {}

    static String of(final Node node) {
        if (node instanceof MapNode map) {
            final List<String> entries = new ArrayList<>();
            map.entries().forEach((key, value) -> entries.add("\"" + key + "\": " + of(value)));
            return "{" + String.join(", ", entries) + "}";
        }
        if (node instanceof ListNode list) {
            return "[" + String.join(", ", list.items().stream().map(Inline::of).toList()) + "]";
        }
        final ScalarNode scalar = (ScalarNode) node;
        return scalar.kind() == ScalarNode.Kind.STRING
                ? "\"" + scalar.text().replace("\\", "\\\\").replace("\"", "\\\"") + "\""
                : scalar.text();
    }
}
