package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.AnytimePlays;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.strategy.Decision;

/**
 * When the rifleman uses Boon cards, Lucky Charms and the Abilities that have to be called for: as soon as it matters,
 * for few Missions give a second chance.
 */
final class CardSense {
    /** A test with less than this share of its mean is thrown again. */
    private static final double BAD_LUCK = 0.6;
    /** A shot with fewer successes on average is not worth a card. */
    private static final double WORTH_A_CARD = 2.0;
    /** So near to a threshold, Stress and Damage are taken off. */
    private static final int NEAR = 2;
    /** So far from a threshold, he can bear a point more. */
    private static final int FAR = 3;
    /** Damage that a charm is kept for. */
    private static final int MUCH_DAMAGE = 2;
    /** A Wound card with so much Stress is a deep one at least. */
    private static final int DEEP_WOUND = 3;

    int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case Ask.REROLL ->
                view.squad.isTraitTest() || view.squad.testSuccesses() < BAD_LUCK * view.squad.testMean()
                        ? 1
                        : Rerolls.KEEP; // option 0 keeps; a Trait test is offered again only if it has failed
            case Ask.BEFORE_TEST -> beforeTest(view, decision);
            case Ask.PLAY -> play(view, decision);
            case Ask.PLAY_TARGET -> target(view, decision);
            case Ask.IGNORE_DAMAGE -> decision.subject() >>> 8 >= MUCH_DAMAGE ? 1 : 0;
            case Ask.IGNORE_WOUND -> isBad(view, decision.subject() & 255, decision.subject() >>> 8) ? 1 : 0;
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private static int beforeTest(final GameView view, final Decision decision) {
        final int marine = decision.subject();
        for (int i = 1; i < decision.count(); i++) {
            final boolean pays = switch (decision.option(i)) {
                case TestHelp.ABILITY -> true;
                case TestHelp.STRESS_FOR_FOCUS -> view.squad.stressThreshold(marine) - view.squad.stress(marine) > FAR;
                case TestHelp.DAMAGE_FOR_STRIKE -> false;
                default -> view.squad.testMean() >= WORTH_A_CARD;
            };
            if (pays) {
                return i;
            }
        }
        return 0;
    }

    /** The first that helps now. */
    private static int play(final GameView view, final Decision decision) {
        for (int i = 1; i < decision.count(); i++) {
            final int option = decision.option(i);
            final boolean pays = option >= AnytimePlays.ABILITY
                    ? abilityPays(view, option - AnytimePlays.ABILITY)
                    : option >= AnytimePlays.CHARM
                            ? isNearCondition(view, option - AnytimePlays.CHARM)
                            : cardPays(view, option - AnytimePlays.CARD);
            if (pays) {
                return i;
            }
        }
        return 0;
    }

    private static boolean abilityPays(final GameView view, final int marine) {
        if (view.squad.hasAbility(marine, Ability.Kind.PRAYER)) {
            return isNearCondition(view, marine);
        }
        return view.squad.hasAbility(marine, Ability.Kind.SCROUNGER)
                || anyNearCondition(view) && view.squad.stressThreshold(marine) - view.squad.stress(marine) > FAR;
    }

    private static boolean cardPays(final GameView view, final int card) {
        return switch (view.squad.boonEffect(card)) {
            case DROP_STRESS -> anyNearCondition(view);
            case DROP_DAMAGE -> anyNearWound(view);
            case REMOVE_HARD_COVER -> view.combat.enemiesInHardCover() != 0;
            default -> true;
        };
    }

    private static boolean isNearCondition(final GameView view, final int marine) {
        return view.squad.stressThreshold(marine) - view.squad.stress(marine) <= NEAR;
    }

    private static boolean isNearWound(final GameView view, final int marine) {
        return view.squad.damageThreshold(marine) - view.squad.damage(marine) <= NEAR;
    }

    private static boolean anyNearCondition(final GameView view) {
        for (int marine = 0; marine < 6; marine++) {
            if (view.squad.present(marine) && isNearCondition(view, marine)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyNearWound(final GameView view) {
        for (int marine = 0; marine < 6; marine++) {
            if (view.squad.present(marine) && isNearWound(view, marine)) {
                return true;
            }
        }
        return false;
    }

    /** Whoever is nearest to his threshold; Hard Cover that somebody stands behind; else the first. */
    private static int target(final GameView view, final Decision decision) {
        final int played = decision.subject();
        final boolean card = played < AnytimePlays.CHARM;
        final BoonCard.Effect effect =
                card ? view.squad.boonEffect(played - AnytimePlays.CARD) : BoonCard.Effect.DROP_STRESS;
        final boolean scrounger = !card && view.squad.hasAbility(played - AnytimePlays.ABILITY, Ability.Kind.SCROUNGER);
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.count() && !scrounger; i++) {
            final int option = decision.option(i);
            final int value = switch (effect) {
                case DROP_STRESS -> view.squad.stress(option) - view.squad.stressThreshold(option);
                case DROP_DAMAGE -> view.squad.damage(option) - view.squad.damageThreshold(option);
                case REMOVE_HARD_COVER -> view.combat.enemiesInHardCover() >>> option & 1;
                default -> 0;
            };
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private static boolean isBad(final GameView view, final int marine, final int card) {
        return view.squad.isKiaCard(card)
                || view.squad.woundStress(card) >= DEEP_WOUND
                || view.squad.woundCubes(marine) > 0;
    }
}
