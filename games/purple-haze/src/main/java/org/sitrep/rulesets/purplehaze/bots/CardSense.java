package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.AnytimePlays;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.strategy.Decision;

/**
 * Decides when the rifleman uses Boon cards, Lucky Charms and the Abilities that must be called for. It uses them as
 * soon as it matters, since few Missions give a second chance.
 */
final class CardSense {
    /** A test below this share of its mean is thrown again. */
    private static final double BAD_LUCK = 0.6;
    /** A shot with fewer mean successes is not worth a card. */
    private static final double WORTH_A_CARD = 2.0;
    /** At this distance from a threshold, Stress and Damage are removed. */
    private static final int NEAR = 2;
    /** At this distance from a threshold, a Marine can bear another point. */
    private static final int FAR = 3;
    /** The Damage that justifies a charm. */
    private static final int MUCH_DAMAGE = 2;
    /** A Wound card with this much Stress is at least a deep one. */
    private static final int DEEP_WOUND = 3;

    /** Returns the worth of an option; 0 for one that costs nothing. */
    double worth(final GameView view, final Decision decision, final int option) {
        if (decision.kind() == DecisionKind.PLAY_TARGET) {
            return ofTarget(view, decision.subject(), option);
        }
        return option != 0 && pays(view, decision, option) ? 1 : 0;
    }

    private static boolean pays(final GameView view, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.REROLL -> // a Trait test is offered again only if it has failed
                view.squad.isTraitTest() || view.squad.testSuccesses() < BAD_LUCK * view.squad.testMean();
            case DecisionKind.BEFORE_TEST -> helpPays(view, decision.subject(), option);
            case DecisionKind.PLAY -> playPays(view, option);
            case DecisionKind.IGNORE_DAMAGE -> decision.subject() >>> 8 >= MUCH_DAMAGE;
            case DecisionKind.IGNORE_WOUND -> isBad(view, decision.subject() & 255, decision.subject() >>> 8);
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private static boolean helpPays(final GameView view, final int marine, final int help) {
        return switch (help) {
            case TestHelp.ABILITY -> true;
            case TestHelp.STRESS_FOR_FOCUS -> view.squad.stressThreshold(marine) - view.squad.stress(marine) > FAR;
            case TestHelp.DAMAGE_FOR_STRIKE -> false;
            default -> view.squad.testMean() >= WORTH_A_CARD;
        };
    }

    private static boolean playPays(final GameView view, final int play) {
        if (play >= AnytimePlays.ABILITY) {
            return abilityPays(view, play - AnytimePlays.ABILITY);
        }
        return play >= AnytimePlays.CHARM
                ? isNearCondition(view, play - AnytimePlays.CHARM)
                : cardPays(view, play - AnytimePlays.CARD);
    }

    private static boolean abilityPays(final GameView view, final int marine) {
        if (view.squad.hasAbility(marine, Ability.Kind.PRAYER)) {
            return isNearCondition(view, marine);
        }
        return view.squad.hasAbility(marine, Ability.Kind.SCROUNGER)
                || view.squad.leastStressLeft() <= NEAR
                        && view.squad.stressThreshold(marine) - view.squad.stress(marine) > FAR;
    }

    private static boolean cardPays(final GameView view, final int card) {
        return switch (view.squad.boonEffect(card)) {
            case DROP_STRESS -> view.squad.leastStressLeft() <= NEAR;
            case DROP_DAMAGE -> view.squad.leastDamageLeft(0) <= NEAR;
            case REMOVE_HARD_COVER -> view.combat.enemiesInHardCover() != 0;
            default -> true;
        };
    }

    private static boolean isNearCondition(final GameView view, final int marine) {
        return view.squad.stressThreshold(marine) - view.squad.stress(marine) <= NEAR;
    }

    /** Prefers the Marine nearest to a threshold, and Hard Cover that an Enemy stands behind; of all else the first. */
    private static double ofTarget(final GameView view, final int played, final int option) {
        if (played >= AnytimePlays.ABILITY
                && view.squad.hasAbility(played - AnytimePlays.ABILITY, Ability.Kind.SCROUNGER)) {
            return 0;
        }
        final BoonCard.Effect effect = played < AnytimePlays.CHARM
                ? view.squad.boonEffect(played - AnytimePlays.CARD)
                : BoonCard.Effect.DROP_STRESS;
        return switch (effect) {
            case DROP_STRESS -> view.squad.stress(option) - view.squad.stressThreshold(option);
            case DROP_DAMAGE -> view.squad.damage(option) - view.squad.damageThreshold(option);
            case REMOVE_HARD_COVER -> view.combat.enemiesInHardCover() >>> option & 1;
            default -> 0;
        };
    }

    private static boolean isBad(final GameView view, final int marine, final int card) {
        return view.squad.isKiaCard(card)
                || view.squad.woundStress(card) >= DEEP_WOUND
                || view.squad.woundCubes(marine) > 0;
    }
}
