package org.sitrep.rulesets.purplehaze.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.portable.Portable;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.ruleset.story.Phrases;

/** Formats the exact law of a pool as rows, numbers and words. */
final class LawRows {
    private static final int DECIMALS = 3;

    private LawRows() {}

    /**
     * Returns a law as a table.
     *
     * @param key column that holds the count
     */
    static OddsTable table(final String key, final List<ExactLaw.Entry> entries) {
        final OddsTable table = new OddsTable()
                .number(key, key)
                .text("critical", "critical")
                .text("exact", "exact")
                .number("p", "p");
        for (final ExactLaw.Entry entry : entries) {
            final BigFraction p = entry.probability();
            table.row(entry.hits(), entry.critical(), Odds.exact(p), p);
        }
        return table;
    }

    /** Returns the values common to the odds of all pools, in their order. */
    static Map<String, Object> values(final ExactLaw law) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("total", table("successes", law.total()));
        values.put("face", table("hits", law.face()));
        values.put("mean", law.mean().doubleValue());
        values.put("meanExact", Odds.exact(law.mean()));
        values.put("pCritical", law.probabilityCritical().doubleValue());
        return values;
    }

    /** Returns a mean with three decimals. */
    static String mean(final BigFraction fraction) {
        return Phrases.fixed(fraction.doubleValue(), DECIMALS);
    }

    /** Returns a pool in words, e.g. {@code 3 Focus, 6 Strike, 2 Crit}. */
    static String pool(final int focus, final int strike, final int crit) {
        return Portable.format("%d Focus, %d Strike, %d Crit", focus, strike, crit);
    }

    /** Returns the probability of a Critical Hit in words. */
    static String critical(final BigFraction probability) {
        return probability.equals(BigFraction.ZERO) ? "never critical" : "critical in " + Odds.percent(probability);
    }
}
