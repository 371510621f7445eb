package org.sitrep.analysis.sweep;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.stats.Estimate;

/**
 * A point that was played.
 *
 * @param base whether it is the unchanged scenario
 * @param values values by path, as {@code --set} takes them
 * @param bot bot that played
 * @param seed seed of all dice
 * @param trials number of trials requested
 * @param completed number of completed trials
 * @param aborted number of aborted trials
 * @param contentSha256 hash of the resolved data
 * @param outcomeHash hash over all outcomes, equal to that of a run of the same values
 * @param estimates estimates of its own metrics, by name
 * @param differences differences from the base, trial by trial, by name; empty for the base
 * @param standouts trials that stand out, including one that the base ended differently; empty where none are known
 */
public record SweepPoint(
        boolean base,
        Map<String, String> values,
        String bot,
        long seed,
        long trials,
        long completed,
        long aborted,
        String contentSha256,
        String outcomeHash,
        Map<String, Estimate> estimates,
        Map<String, Estimate> differences,
        Optional<Standouts> standouts) {
    private static final String FORBID = "forbid";
    private static final String NOTHING = "nothing";

    public SweepPoint {
        values = copy(values);
        estimates = copy(estimates);
        differences = copy(differences);
    }

    /**
     * Returns values as {@code path=value} texts, as {@code --set} takes them. The forbidden things form a list; a
     * single thing may be varied without list notation.
     *
     * @param values values by path, in order
     */
    public static List<String> sets(final Map<String, String> values) {
        return values.entrySet().stream()
                .map(value -> value.getKey() + "=" + written(value.getKey(), value.getValue()))
                .toList();
    }

    private static String written(final String path, final String value) {
        if (!path.equals(FORBID) || value.startsWith("[")) {
            return value;
        }
        return value.equals(NOTHING) ? "[]" : "[" + value.toLowerCase(Locale.ROOT) + "]";
    }

    private static <V> Map<String, V> copy(final Map<String, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
