package org.sitrep.stats;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Slot;

/**
 * Estimates the share of subjects that outlast each of several steps as the product {@code S(k) = (1 - d1/n1) … (1 -
 * dk/nk)}, where {@code n} subjects are at risk in a step and {@code d} of these are lost in it. Thread-safe,
 * stateless.
 *
 * <p>Source: E. L. Kaplan, P. Meier, "Nonparametric estimation from incomplete observations", JASA 53 (1958), 457-481.
 * Variance: M. Greenwood, "The natural duration of cancer", Reports on Public Health and Medical Subjects 33 (1926).
 * Limits: symmetric about {@code log(-log S)}, hence within 0 … 1; J. D. Kalbfleisch, R. L. Prentice, The Statistical
 * Analysis of Failure Time Data, 2nd ed. (2002), section 1.4.
 *
 * <p><b>Censoring.</b> A subject that is not lost in a step and not at risk in the next one is censored: the trial
 * ended, or the subject left it unharmed. It counts for the steps before and gives no information on later ones. This
 * is valid if those who leave are no more likely to be lost later than those who stay. If a Squad sends home the
 * Marines it would have lost next, the curve is too high, and no interval shows it. Without censoring, {@code S} is the
 * share of survivors.
 *
 * <p><b>Clusters.</b> Greenwood's variance assumes that subjects are independent. Several Marines of one trial are not:
 * they meet the same Enemies. {@link #clustered} therefore sums the influence of each whole trial, from exact sums of
 * products, and requires only independent trials. With at most one subject per trial it equals Greenwood's variance
 * exactly. Source: Z. Ying, L. J. Wei, "The Kaplan-Meier estimate for dependent failure time observations", Journal of
 * Multivariate Analysis 50 (1994), 17-29. The curve itself is the same.
 *
 * <p><b>Rare events.</b> If the variance corresponds to fewer than {@value MetricEstimates#RARE} losses or survivors,
 * the interval is that of {@link ClopperPearson} for the number of independent subjects that would give this variance.
 * Without censoring this is the ordinary exact interval. Source: F. J. Dorey, E. L. Korn, "Effective sample sizes for
 * confidence intervals for survival probabilities", Statistics in Medicine 6 (1987), 679-687. If no subject or every
 * subject is lost, no variance can be estimated. The limits are then exact ones for an event that was not observed, see
 * {@link #NONE_LOST} and {@link #ALL_LOST}.
 */
public final class KaplanMeier {
    /** Usual value of {@link Estimate#method}. */
    public static final String METHOD = "Kaplan-Meier, log-log";

    /** Value of {@link Estimate#method} for few losses or few survivors. */
    public static final String RARE = "Kaplan-Meier, Clopper-Pearson for the effective sample size";

    /**
     * Value of {@link Estimate#method} before the first loss. The value is 1. The lower limit is the share that
     * survives the step with fewest at risk, under the largest risk that would still show no loss with a probability of
     * {@code (1 - level) / 2}.
     */
    public static final String NONE_LOST = "Kaplan-Meier, none lost: exact bound";

    /**
     * Value of {@link Estimate#method} from the step on that no subject outlasted. The value is 0. The upper limit is
     * that of the step before, times the largest share of survivors that would still show none with a probability of
     * {@code (1 - level) / 2}. The two factors together miss in at most {@code 1 - level} of the runs.
     */
    public static final String ALL_LOST = "Kaplan-Meier, all lost: exact bound";

    /** Minimum number of trials with subjects at risk for an interval of clustered data. */
    public static final long MIN_CLUSTERS = 30;

    private final long[] atRisk;
    private final long[] lost;
    /** Variance of {@code log S} after each step; unused where S is 0 or 1. */
    private final double[] variance;
    /** Upper limit, in each step, of the share of subjects at risk with an event that was not observed. */
    private final double[] unseen;

    private final double level;
    private final String unit;

    private KaplanMeier(
            final long[] atRisk,
            final long[] lost,
            final double[] variance,
            final double[] unseen,
            final double level,
            final String unit) {
        this.atRisk = atRisk;
        this.lost = lost;
        this.variance = variance;
        this.unseen = unseen;
        this.level = level;
        this.unit = unit;
    }

    /**
     * Returns the share that outlasts each step, for independent subjects. {@link Estimate#n} is the number at risk in
     * the step. If no subject is at risk in a step although not all have been lost, this step and later ones have no
     * value.
     *
     * @param atRisk number at risk in each step, at least 0
     * @param lost number of these lost in it; same length
     * @param level confidence level of each interval by itself, between 0 and 1
     * @throws IllegalArgumentException if a number lost exceeds the number at risk, or an argument is out of its range
     */
    public static List<Estimate> estimate(
            final long[] atRisk, final long[] lost, final double level, final String unit) {
        requireCounts(atRisk, lost);
        final double tail = (1 - Interval.requireLevel(level)) / 2;
        final double[] unseen =
                Arrays.stream(atRisk).mapToDouble(n -> bound(1, n, tail)).toArray();
        return new KaplanMeier(atRisk, lost, greenwood(atRisk, lost), unseen, level, unit).steps();
    }

    /**
     * Returns the share that outlasts each step, as {@link #estimate}, if several subjects may belong to one trial. If
     * several do, the limits are NaN with fewer than {@link #MIN_CLUSTERS} trials with subjects at risk in the first
     * step. They are also NaN if every trial lost the same proportion, so that no variance is visible.
     *
     * @param slots slots of the numbers at risk, one per step
     * @param atRisk tallies of these slots
     * @param lost tallies of the numbers lost, one per step
     * @param products of the same trials
     * @param level confidence level of each interval by itself, between 0 and 1
     * @throws IllegalArgumentException if the tallies do not belong together, or the level is out of its range
     */
    public static List<Estimate> clustered(
            final List<Slot> slots,
            final List<SlotTally> atRisk,
            final List<SlotTally> lost,
            final CurveTally products,
            final double level,
            final String unit) {
        final long[] n = atRisk.stream().mapToLong(SlotTally::sum).toArray();
        final long[] d = lost.stream().mapToLong(SlotTally::sum).toArray();
        requireCounts(n, d);
        if (n.length != products.steps() || n.length != slots.size()) {
            throw new IllegalArgumentException(n.length + " steps, but products of " + products.steps());
        }
        final double tail = (1 - Interval.requireLevel(level)) / 2;
        final double[] unseen = new double[n.length];
        boolean alone = true;
        for (int k = 0; k < n.length; k++) {
            final long trials = trialsAtRisk(slots.get(k), atRisk.get(k));
            alone &= trials == n[k];
            // The number at risk in a trial with the unseen event is at most this multiple of its mean.
            final double crowding = (double) slots.get(k).max() * trials / n[k];
            unseen[k] = bound(crowding, trials, tail);
        }
        final List<Estimate> steps = new KaplanMeier(n, d, robust(n, d, products), unseen, level, unit).steps();
        return alone || trialsAtRisk(slots.get(0), atRisk.get(0)) >= MIN_CLUSTERS
                ? steps
                : steps.stream().map(KaplanMeier::withoutInterval).toList();
    }

    private static void requireCounts(final long[] atRisk, final long[] lost) {
        if (atRisk.length != lost.length) {
            throw new IllegalArgumentException(atRisk.length + " steps at risk, " + lost.length + " steps with losses");
        }
        for (int k = 0; k < atRisk.length; k++) {
            if (lost[k] < 0 || lost[k] > atRisk[k]) {
                throw new IllegalArgumentException(
                        "step " + (k + 1) + ": " + lost[k] + " lost of " + atRisk[k] + " at risk");
            }
        }
    }

    private static long trialsAtRisk(final Slot slot, final SlotTally tally) {
        return slot.min() == 0 ? tally.n() - tally.counts()[0] : tally.n();
    }

    private static double bound(final double crowding, final long trials, final double tail) {
        return trials == 0 ? 1 : Math.min(1, crowding * ClopperPearson.upper(0, trials, tail));
    }

    private static Estimate withoutInterval(final Estimate e) {
        final String method = e.n() == 0 ? e.method() : "too few trials";
        return Interval.NONE.around(e.value(), e.level(), e.n(), e.unit(), method);
    }

    /** Returns the variance of {@code log S} after each step: the sum of {@code d / (n (n - d))}. */
    static double[] greenwood(final long[] atRisk, final long[] lost) {
        final double[] variance = new double[atRisk.length];
        double sum = 0;
        for (int k = 0; k < atRisk.length; k++) {
            final double n = atRisk[k];
            sum += lost[k] == 0 ? 0 : lost[k] / (n * (n - lost[k]));
            variance[k] = sum;
        }
        return variance;
    }

    /**
     * Returns the variance of {@code log S} after each step: the sum over the trials of the square of what each adds to
     * the error of {@code log S}, {@code (d_j - h_j n_j) / (N_j - D_j)} summed over the steps {@code j}, where capitals
     * are sums over the trials and {@code h = D / N}. The residuals of a trial are scaled by {@code N_j} to integers,
     * so that their products are exact.
     */
    static double[] robust(final long[] atRisk, final long[] lost, final CurveTally products) {
        final double[] variance = new double[atRisk.length];
        double sum = 0;
        for (int k = 0; k < atRisk.length; k++) {
            for (int j = 0; j <= k && lost[k] > 0; j++) {
                if (lost[j] > 0) {
                    final double product =
                            residuals(atRisk, lost, products, j, k).doubleValue();
                    sum += (j < k ? 2 : 1) * product / scale(atRisk, lost, j) / scale(atRisk, lost, k);
                }
            }
            variance[k] = sum;
        }
        return variance;
    }

    private static double scale(final long[] atRisk, final long[] lost, final int k) {
        return (double) atRisk[k] * (atRisk[k] - lost[k]);
    }

    /** Returns the sum over the trials of {@code (N_j d_j - D_j n_j) (N_k d_k - D_k n_k)}. */
    private static BigInteger residuals(
            final long[] atRisk, final long[] lost, final CurveTally products, final int j, final int k) {
        final BigInteger dd = times(atRisk[j], atRisk[k], products.lostLost(j, k));
        final BigInteger dn = times(atRisk[j], lost[k], products.atRiskLost(k, j));
        final BigInteger nd = times(lost[j], atRisk[k], products.atRiskLost(j, k));
        final BigInteger nn = times(lost[j], lost[k], products.atRiskAtRisk(j, k));
        return dd.subtract(dn).subtract(nd).add(nn);
    }

    private static BigInteger times(final long a, final long b, final long c) {
        return Moments.big(a).multiply(Moments.big(b)).multiply(Moments.big(c));
    }

    private List<Estimate> steps() {
        final List<Estimate> steps = new ArrayList<>();
        double surviving = 1;
        boolean anyLost = false;
        for (int k = 0; k < atRisk.length; k++) {
            anyLost |= lost[k] > 0;
            if (atRisk[k] > 0) {
                surviving *= (double) (atRisk[k] - lost[k]) / atRisk[k];
            } else if (surviving > 0) {
                surviving = Double.NaN;
            }
            steps.add(step(k, surviving, anyLost, k == 0 ? 1 : steps.get(k - 1).high()));
        }
        return steps;
    }

    /** @param highBefore upper limit of the step before */
    private Estimate step(final int k, final double surviving, final boolean anyLost, final double highBefore) {
        if (Double.isNaN(surviving)) {
            return estimate(k, surviving, Interval.NONE, "no data");
        }
        if (!anyLost) {
            final double most = Arrays.stream(unseen, 0, k + 1).max().orElseThrow();
            return estimate(k, 1, new Interval(1 - most, 1), NONE_LOST);
        }
        if (surviving == 0) {
            final double high = atRisk[k] == 0 ? highBefore : highBefore * unseen[k];
            return estimate(k, 0, new Interval(0, high), ALL_LOST);
        }
        if (!(variance[k] > 0)) {
            return estimate(k, surviving, Interval.NONE, "constant in all trials");
        }
        final double number = (1 - surviving) / (surviving * variance[k]);
        return number * Math.min(surviving, 1 - surviving) < MetricEstimates.RARE
                ? estimate(k, surviving, effective(surviving, number, (1 - level) / 2), RARE)
                : estimate(k, surviving, logLog(surviving, variance[k], level), METHOD);
    }

    private Estimate estimate(final int k, final double value, final Interval interval, final String method) {
        return interval.around(value, level, atRisk[k], unit, method);
    }

    private static Interval effective(final double surviving, final double number, final double tail) {
        final double survivors = surviving * number;
        return new Interval(
                ClopperPearson.lower(survivors, number, tail), ClopperPearson.upper(survivors, number, tail));
    }

    /**
     * Returns {@code S} to the powers of {@code exp(±z σ)}, where {@code σ} is the standard error of {@code log(-log
     * S)}.
     *
     * @param variance of {@code log S}
     */
    static Interval logLog(final double surviving, final double variance, final double level) {
        final double hazard = -Math.log(surviving);
        final double spread = Math.exp(Interval.z(level) * Math.sqrt(variance) / hazard);
        return new Interval(Math.pow(surviving, spread), Math.pow(surviving, 1 / spread));
    }
}
