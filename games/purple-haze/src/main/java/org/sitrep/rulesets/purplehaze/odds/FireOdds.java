package org.sitrep.rulesets.purplehaze.odds;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.dice.MatchRule;

/** The effect of a Fire order on a target, from the exact law of its dice. Immutable. */
public final class FireOdds {
    private final FireOrder order;
    private final ExactLaw law;

    /**
     * Computes the law of an order's dice; see {@link ExactLaw#of} for the cost.
     *
     * @throws IllegalArgumentException if the pool is larger than a throw may be
     */
    public FireOdds(final FireOrder order, final MatchRule rule) {
        this.order = order;
        law = ExactLaw.of(rule, order.focus(), order.strike(), order.crit());
    }

    /** Returns the order. */
    public FireOrder order() {
        return order;
    }

    /** Returns the law of the order's dice. */
    public ExactLaw law() {
        return law;
    }

    /**
     * The target of a Fire order.
     *
     * @param hitPoints remaining Hit Points, at least 1
     * @param soft Soft Cover, in markers
     * @param hard Hard Cover, in markers
     */
    public record Target(int hitPoints, int soft, int hard) {
        /** Checks the ranges. */
        public Target {
            if (hitPoints < 1 || soft < 0 || hard < 0) {
                throw new IllegalArgumentException("a target needs at least 1 Hit Point, and cover of 0 or more");
            }
        }
    }

    /**
     * The effect of one order on one target that takes all its hits.
     *
     * @param meanHitsAfterCover expected hits that cover does not absorb, including those beyond the last Hit Point
     * @param eliminated probability that the target is eliminated
     */
    public record Effect(BigFraction meanHitsAfterCover, BigFraction eliminated) {}

    /** Returns the effect on a target that takes all hits, none of them shared by Burst. */
    public Effect against(final Target target) {
        final int soft = Math.max(0, target.soft() - order.stripSoft());
        return effect(law, new Target(target.hitPoints(), soft, order.hardCoverLeft(target.hard())), true);
    }

    /**
     * Returns the effect of dice on a target that takes all their hits: Hard Cover absorbs first, then Soft Cover
     * (PH-HIT-1). A Critical Hit ignores both (PH-HIT-2).
     *
     * @param target the target with the cover that is left after a strip
     * @param mayBeCritical false if no hits of the shooter are critical (AMB-60)
     */
    public static Effect effect(final ExactLaw law, final Target target, final boolean mayBeCritical) {
        BigInteger hits = BigInteger.ZERO;
        BigInteger ways = BigInteger.ZERO;
        for (final ExactLaw.Entry entry : law.total()) {
            final int cover = mayBeCritical && entry.critical() ? 0 : target.hard() + target.soft();
            final int through = Math.max(0, entry.hits() - cover);
            hits = hits.add(entry.ways().multiply(BigInteger.valueOf(through)));
            ways = through >= target.hitPoints() ? ways.add(entry.ways()) : ways;
        }
        final BigInteger all = law.total().get(0).throwCount();
        return new Effect(new BigFraction(hits, all), new BigFraction(ways, all));
    }
}
