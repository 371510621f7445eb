package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.ScalarNode;

/** The change that takes a thing away from a scenario which may do without others already. */
final class Forbidding {
    private Forbidding() {}

    /** Returns {@code forbid=[...]} with what the scenario forbids anyway, and the thing. */
    static String also(final OpenScenario scenario, final String thing) {
        final List<String> all = new ArrayList<>();
        scenario.document()
                .at("forbid")
                .filter(ListNode.class::isInstance)
                .ifPresent(node -> ((ListNode) node).items().forEach(item -> all.add(((ScalarNode) item).text())));
        all.add(thing);
        return "forbid=[" + String.join(", ", all) + "]";
    }
}
