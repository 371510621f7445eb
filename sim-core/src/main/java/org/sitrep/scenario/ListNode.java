package org.sitrep.scenario;

import java.util.List;

/**
 * A list of a scenario.
 *
 * @param path dotted path from the root
 * @param keyMark position of its key
 * @param mark position of its first element
 * @param provenance default provenance of its elements
 * @param items the elements; unmodifiable
 */
public record ListNode(String path, Mark keyMark, Mark mark, Provenance provenance, List<Node> items) implements Node {
    public ListNode {
        items = List.copyOf(items);
    }

    @Override
    public String kindName() {
        return "a list";
    }

    ListNode with(final List<Node> others) {
        return new ListNode(path, keyMark, mark, provenance, others);
    }
}
