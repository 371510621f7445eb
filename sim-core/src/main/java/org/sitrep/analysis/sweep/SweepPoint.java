package org.sitrep.analysis.sweep;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.stats.Estimate;

/**
 * A point that was played.
 *
 * @param base whether it is the scenario as it is
 * @param values by path, as {@code --set} takes them
 * @param bot who played
 * @param seed of all dice
 * @param missions how many were asked for
 * @param completed how many were played to their end
 * @param aborted how many were given up
 * @param contentSha256 hash of the resolved data
 * @param missionsHash hash over all outcomes: that of a run of the same values
 * @param estimates of its metrics by itself, by name
 * @param differences from the base, mission by mission, by name; empty for the base
 */
public record SweepPoint(
        boolean base,
        Map<String, String> values,
        String bot,
        long seed,
        long missions,
        long completed,
        long aborted,
        String contentSha256,
        String missionsHash,
        Map<String, Estimate> estimates,
        Map<String, Estimate> differences) {
    /** Copies the maps, keeping their order. */
    public SweepPoint {
        values = copy(values);
        estimates = copy(estimates);
        differences = copy(differences);
    }

    private static <V> Map<String, V> copy(final Map<String, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
