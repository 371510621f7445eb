package org.sitrep.rulesets.purplehaze.story;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.DicePool;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.odds.FireOdds;

/**
 * Words the exact odds of Fire orders, PATCH UP, the Claymore and First Aid as things stand, by the dice of the Marine
 * alone. Help before the throw and repetitions are decisions that follow; all hits of a Burst count for its target.
 */
final class DiceOdds {
    private final CombatState state;
    private final CombatView view;

    DiceOdds(final CombatState state) {
        this.state = state;
        view = new CombatView(state);
    }

    /** Returns the odds of a Marine's order; empty if it leaves nothing to chance, or no exact odds are known. */
    String of(final int marine, final int order) {
        return switch (Order.kind(order)) {
            case Order.FIRE -> Order.has(order, Order.SMOKE) ? "" : fire(marine, order);
            case Order.SKILL -> Order.skill(order) == SkillId.PATCH_UP.ordinal() ? patchUp(marine, order) : "";
            default -> "";
        };
    }

    private String fire(final int marine, final int order) {
        final int focus = view.focus(marine, order);
        final int strike = view.strike(marine, order);
        final int crit = view.crit(marine, order);
        if (!isKnown(focus, strike, crit)) {
            return "";
        }
        final ExactLaw law = ExactLaw.of(view.rule(), focus, strike, crit);
        final String hits = "mean hits " + mean(law.mean());
        final int target = Order.target(order);
        // A hidden Enemy may be any, and a row shares the hits as the player chooses.
        return target == Order.NO_TARGET || view.hidden(target)
                ? hits
                : "eliminates " + Odds.rounded(against(law, marine, order, target)) + ", " + hits;
    }

    private BigFraction against(final ExactLaw law, final int marine, final int order, final int target) {
        final int soft = Math.max(0, view.enemySoft(target) - view.strip(marine, order)); // PH-FIRE-6
        final FireOdds.Target left =
                new FireOdds.Target(view.hitPoints(target), soft, view.hardCoverAgainst(marine, order));
        return FireOdds.effect(law, left, view.mayBeCritical(marine)).eliminated();
    }

    private String patchUp(final int marine, final int order) {
        final int damage = state.squad.damage[Order.argument(order)];
        return healed(view.patchUpFocus(), view.patchUpStrike(marine), 0, damage);
    }

    /** Returns the odds of First Aid by a Marine (PH-BIV-6). */
    String firstAid(final MissionView mission, final int marine) {
        final int focus = mission.firstAidFocus(marine);
        final int damage = IntStream.range(0, CombatState.MARINES)
                .filter(state.squad::isPresent)
                .map(each -> state.squad.damage[each])
                .sum();
        return healed(focus, mission.firstAidStrike(marine), mission.firstAidCrit(marine), damage);
    }

    /** Returns the odds of a test of which each success removes one Damage. */
    private String healed(final int focus, final int strike, final int crit, final int damage) {
        if (!isKnown(focus, strike, crit)) {
            return "";
        }
        final ExactLaw law = ExactLaw.of(view.rule(), focus, strike, crit);
        BigInteger removed = BigInteger.ZERO;
        for (final ExactLaw.Entry entry : law.total()) {
            removed = removed.add(entry.ways().multiply(BigInteger.valueOf(Math.min(entry.hits(), damage))));
        }
        return "removes Damage in " + Odds.rounded(law.probabilityAtLeast(1)) + ", mean "
                + mean(new BigFraction(removed, law.total().get(0).throwCount()));
    }

    /** Returns the odds of setting off the Claymore, whose hits the player shares (PH-CLY-1). */
    String claymore() {
        if (!isKnown(view.claymoreFocus(), view.claymoreStrike(), view.claymoreCrit())) {
            return "";
        }
        final ExactLaw law = ExactLaw.of(view.rule(), view.claymoreFocus(), view.claymoreStrike(), view.claymoreCrit());
        final String hits = "mean hits " + mean(law.mean());
        final int sixes = view.sixesOfADud();
        return sixes == 0 ? hits : "dud in " + Odds.rounded(new BigFraction(1, 6).pow(sixes)) + ", else " + hits;
    }

    private static boolean isKnown(final int focus, final int strike, final int crit) {
        return focus > 0 && focus <= DicePool.MAX_FOCUS && strike <= DicePool.MAX_STRIKE && crit <= DicePool.MAX_CRIT;
    }

    private static String mean(final BigFraction mean) {
        return Phrases.fixed(mean.doubleValue(), 1);
    }
}
