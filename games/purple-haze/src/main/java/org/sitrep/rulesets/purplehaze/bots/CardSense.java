package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
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
            case TestHelp.ABILITY, TestHelp.CHARM, TestHelp.SKILL -> true;
            case TestHelp.ABILITY_FOR_STRESS -> view.squad.stressThreshold(marine) - view.squad.stress(marine) > FAR;
            case TestHelp.ABILITY_FOR_DAMAGE -> false;
            default -> view.squad.testMean() >= WORTH_A_CARD;
        };
    }

    private static boolean playPays(final GameView view, final int use) {
        final boolean own = view.squad.whomOf(use) == CardLine.Whom.HOLDER;
        final int holder = view.squad.holderOf(use);
        return switch (view.squad.opOf(use)) {
            case DROP_STRESS -> own ? isNearCondition(view, holder) : view.squad.leastStressLeft() <= NEAR;
            case DROP_DAMAGE -> own ? isNearWound(view, holder) : view.squad.leastDamageLeft(0) <= NEAR;
            case TAKE_STRESS ->
                view.squad.leastStressLeft() <= NEAR
                        && view.squad.stressThreshold(holder) - view.squad.stress(holder) > FAR;
            case REMOVE_HARD_COVER -> view.combat.enemiesInHardCover() != 0;
            default -> true;
        };
    }

    private static boolean isNearWound(final GameView view, final int marine) {
        return view.squad.damageThreshold(marine) - view.squad.damage(marine) <= NEAR;
    }

    private static boolean isNearCondition(final GameView view, final int marine) {
        return view.squad.stressThreshold(marine) - view.squad.stress(marine) <= NEAR;
    }

    /** Prefers the Marine nearest to a threshold, and Hard Cover that an Enemy stands behind; of all else the first. */
    private static double ofTarget(final GameView view, final int played, final int option) {
        return switch (view.squad.opOf(played)) {
            case DROP_STRESS, TAKE_STRESS -> view.squad.stress(option) - view.squad.stressThreshold(option);
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
