package org.sitrep.analysis.check;

import java.util.List;
import java.util.Objects;
import org.sitrep.scenario.KeyOrder;

/**
 * The recorded outcomes of chosen scenarios: sufficient to compare any later play of the same trials, trial by trial,
 * without the content or the code of the recording.
 *
 * @param command command line that makes it again
 * @param seed seed of all entries
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param order order of the content's things at the time. A check restores it before comparing, so that reordering
 *     content changes nothing
 * @param entries at least one
 */
public record Baseline(String command, long seed, int maxDecisions, KeyOrder order, List<BaselineEntry> entries) {
    public Baseline {
        Objects.requireNonNull(command);
        Objects.requireNonNull(order);
        entries = List.copyOf(entries);
        if (entries.isEmpty() || maxDecisions < 1) {
            throw new IllegalArgumentException("a baseline needs an entry and a decision limit of at least 1");
        }
    }
}
