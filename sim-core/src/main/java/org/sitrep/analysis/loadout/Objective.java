package org.sitrep.analysis.loadout;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * The objective of a search: one metric, or a weighted sum of several, trial by trial. Higher is always better: a
 * metric where lower is better counts negative. Exact, since it is an integer of its own slot. Immutable.
 */
public final class Objective {
    /** Maximum number of values that a weighted sum may have. */
    private static final int MOST_VALUES = 100_000;

    private final List<Term> terms;
    private final int[] factors;
    private final Slot slot;

    /**
     * A metric and its weight.
     *
     * @param slot the metric
     * @param weight weight of one unit, above 0
     * @param opposed whether the opposite of the slot's better direction is sought, as the other side of a game does
     */
    public record Term(Slot slot, BigDecimal weight, boolean opposed) {
        public Term {
            if (weight.signum() <= 0 || slot.better() == Slot.Better.NEUTRAL) {
                throw new IllegalArgumentException(slot.name() + ": the weight cannot be " + weight);
            }
        }

        /** Returns whether less of the metric is sought. */
        public boolean less() {
            return opposed == (slot.better() == Slot.Better.HIGHER);
        }
    }

    /**
     * @param terms at least one
     * @throws IllegalArgumentException if the sum has too many possible values, because of weights with many digits
     */
    public Objective(final List<Term> terms) {
        this.terms = List.copyOf(terms);
        final BigInteger scale = scale();
        factors = new int[terms.size()];
        long low = 0;
        long high = 0;
        for (int t = 0; t < factors.length; t++) {
            final Slot metric = terms.get(t).slot();
            final BigInteger factor = terms.get(t)
                    .weight()
                    .multiply(new BigDecimal(scale))
                    .toBigIntegerExact()
                    .divide(BigInteger.valueOf(metric.divisor()));
            final long signed = terms.get(t).less() ? -factor.longValue() : factor.longValue();
            low += Math.min(signed * metric.min(), signed * metric.max());
            high += Math.max(signed * metric.min(), signed * metric.max());
            if (factor.bitLength() > 20 || high - low > MOST_VALUES) {
                throw new IllegalArgumentException(
                        "the weighted sum has more than " + MOST_VALUES + " values; use fewer digits");
            }
            factors[t] = (int) signed;
        }
        slot = new Slot(
                name(),
                label(),
                unit(),
                Slot.Kind.QUANTITY,
                (int) low,
                (int) high,
                scale.intValue(),
                Slot.Better.HIGHER);
    }

    private BigInteger scale() {
        BigInteger scale = BigInteger.ONE;
        for (final Term term : terms) {
            final BigDecimal weight = term.weight().stripTrailingZeros();
            final BigInteger power = BigInteger.TEN.pow(Math.max(0, weight.scale()));
            final BigInteger numerator = weight.multiply(new BigDecimal(power)).toBigIntegerExact();
            final BigInteger denominator =
                    power.multiply(BigInteger.valueOf(term.slot().divisor()));
            final BigInteger least = denominator.divide(denominator.gcd(numerator));
            scale = scale.multiply(least).divide(scale.gcd(least));
        }
        return scale;
    }

    private String name() {
        return isSingle() ? terms.get(0).slot().name() : "weighted";
    }

    private String label() {
        return isSingle() ? terms.get(0).slot().label() : "Weighted sum";
    }

    private String unit() {
        return isSingle() ? terms.get(0).slot().unit() : "points";
    }

    /** Returns whether it is a single metric, apart from the sign. */
    public boolean isSingle() {
        return terms.size() == 1 && terms.get(0).weight().compareTo(BigDecimal.ONE) == 0;
    }

    /** Returns whether all metrics count from the point of view of the other side. */
    public boolean opposed() {
        return terms.get(0).opposed();
    }

    /** Returns the metrics and weights. */
    public List<Term> terms() {
        return terms;
    }

    /** Returns the slot of the sum; more is better. */
    public Slot slot() {
        return slot;
    }

    /** Returns the sum of each trial; absent where one of the metrics is absent. */
    public int[] of(final TrialValues values) {
        final int[] at = terms.stream()
                .mapToInt(term -> values.slots().indexOf(term.slot()))
                .toArray();
        final int[] sums = new int[values.trials()];
        for (int m = 0; m < sums.length; m++) {
            for (int t = 0; t < at.length && sums[m] != Outcome.ABSENT; t++) {
                final int value = values.get(at[t], m);
                sums[m] = value == Outcome.ABSENT ? Outcome.ABSENT : sums[m] + factors[t] * value;
            }
        }
        return sums;
    }

    /**
     * Returns an estimate of the sum, or of a difference, with the sign that readers expect: for a single metric where
     * less is better, the metric's own sign.
     */
    public Estimate natural(final Estimate estimate) {
        return isSingle() && terms.get(0).less() ? estimate.negated() : estimate;
    }

    /** Returns the formula in words, e.g. {@code 1 × survivors + 3 × primary}. */
    public String formula() {
        final List<String> parts = new ArrayList<>();
        for (final Term term : terms) {
            parts.add((term.less() ? "-" : "")
                    + term.weight().stripTrailingZeros().toPlainString() + " × "
                    + term.slot().name());
        }
        return isSingle()
                ? terms.get(0).slot().name()
                : parts.stream().collect(Collectors.joining(" + ")).replace("+ -", "- ");
    }
}
