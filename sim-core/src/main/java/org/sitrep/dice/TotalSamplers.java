package org.sitrep.dice;

import java.util.LinkedHashMap;
import java.util.Map;

/** Remembers the samplers made last, so that scenarios which differ in other things share one: whoever plays hundreds of variants makes it once. Thread-safe. */
public final class TotalSamplers {
    /** Some readings of the rules beside each other; each sampler holds a few hundred kilobytes. */
    private static final int MOST = 4;

    private static final Map<Key, TotalSampler> LAST = new LinkedHashMap<>(MOST, 1, true);

    private TotalSamplers() {}

    /** What a sampler is made of. */
    private record Key(MatchRule rule, int maxFocus, int maxStrike, int maxCrit) {}

    /**
     * Returns the sampler of all pools up to the given one, made now or before.
     *
     * @throws IllegalArgumentException if a maximum is outside {@link DicePool}
     */
    public static TotalSampler of(final MatchRule rule, final int maxFocus, final int maxStrike, final int maxCrit) {
        synchronized (LAST) {
            final TotalSampler sampler = LAST.computeIfAbsent(
                    new Key(rule, maxFocus, maxStrike, maxCrit),
                    key -> new TotalSampler(rule, maxFocus, maxStrike, maxCrit));
            if (LAST.size() > MOST) {
                LAST.remove(LAST.keySet().iterator().next());
            }
            return sampler;
        }
    }
}
