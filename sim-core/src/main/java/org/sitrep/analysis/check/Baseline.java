package org.sitrep.analysis.check;

import java.util.List;
import java.util.Objects;
import org.sitrep.scenario.KeyOrder;

/**
 * What chosen scenarios came to at one time: enough to lay any later play of the same trials beside it, trial by trial,
 * without the content or the code of that time.
 *
 * @param command the line that makes it again
 * @param seed of all entries
 * @param maxDecisions after which a trial was given up
 * @param order in which the content's things stood: they are put into it again before they are held against this, so
 *     that to reorder them changes nothing
 * @param entries at least one
 */
public record Baseline(String command, long seed, int maxDecisions, KeyOrder order, List<BaselineEntry> entries) {
    public Baseline {
        Objects.requireNonNull(command);
        Objects.requireNonNull(order);
        entries = List.copyOf(entries);
        if (entries.isEmpty() || maxDecisions < 1) {
            throw new IllegalArgumentException("a baseline has an entry, and allows a decision");
        }
    }
}
