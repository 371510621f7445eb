package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Disagreements of the engine and the reference, and the number of comparisons, by rule. */
final class Findings {
    private static final int KEPT = 3;

    private final Map<String, List<String>> disagreements = new TreeMap<>();
    private final Map<String, Integer> compared = new TreeMap<>();
    /** Where the play is, for messages. */
    String where = "";

    /** Compares what the engine did with what the reference says. */
    void agree(final String rule, final Object reference, final Object engine, final Object about) {
        compared.merge(rule, 1, Integer::sum);
        if (!reference.equals(engine)) {
            final List<String> kept = disagreements.computeIfAbsent(rule, key -> new ArrayList<>());
            if (kept.size() < KEPT) {
                kept.add(where + ": " + rule + ": reference " + reference + ", engine " + engine + ": " + about);
            }
        }
    }

    /** Notes whether the engine did what the reference allows. */
    void allowed(final String rule, final boolean allowed, final Object about) {
        agree(rule, true, allowed, about);
    }

    /** Returns how often a rule was compared. */
    int compared(final String rule) {
        return compared.getOrDefault(rule, 0);
    }

    /** Fails with the first disagreements of each rule. */
    void assertNone() {
        if (!disagreements.isEmpty()) {
            final StringBuilder text = new StringBuilder("compared " + compared);
            disagreements
                    .values()
                    .forEach(kept -> kept.forEach(line -> text.append('\n').append(line)));
            throw new AssertionError(text.toString());
        }
    }

    @Override
    public String toString() {
        return compared.toString();
    }
}
