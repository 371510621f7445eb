package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.strategy.Decision;

/** What every question must be: two options or more, all different, of the kind asked and possible as things stand. */
public final class LegalDecision {
    private LegalDecision() {}

    /** Fails if the question is not. */
    public static void check(final CombatState state, final Decision decision) {
        that(decision, decision.count() >= 2, "has too few options");
        that(decision, decision.count() <= DecisionKind.MAX_OPTIONS, "has too many options");
        final Set<Integer> distinct = new HashSet<>();
        for (int i = 0; i < decision.count(); i++) {
            final int option = decision.option(i);
            that(decision, distinct.add(option), "offers " + option + " twice");
            that(decision, isPossible(state, decision, option), "offers " + option);
        }
        if (decision.kind() == DecisionKind.FIRST_ORDER) {
            LegalFire.checkReady(state);
            new LegalFire(state, decision, distinct).check();
        }
    }

    private static void that(final Decision decision, final boolean holds, final String message) {
        if (!holds) {
            throw new AssertionError(String.format(
                    Locale.ROOT, "kind %d of subject %d %s", decision.kind(), decision.subject(), message));
        }
    }

    private static boolean isPossible(final CombatState state, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE -> (state.tables.board.spaces & ~state.marineMask & 1 << option) != 0;
            case DecisionKind.CLAYMORE -> option == 0 || (state.enemyMask & state.tables.board.row(option)) != 0;
            case DecisionKind.ACTIVATE -> state.mayActivate(option);
            case DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER -> isPossibleOrder(state, decision, option);
            case DecisionKind.BURST -> isPossibleShare(state, decision.subject(), option);
            case DecisionKind.LEFTOVER_HIT -> (state.enemyMask & 1 << option) != 0;
            case DecisionKind.FIRE_MISSION_ROW -> option >= 1 && option + decision.subject() <= 4;
            case DecisionKind.ID_HOLDER ->
                state.squad.isPresent(option) && state.squad.extraId[option] == CombatState.NONE;
            case DecisionKind.REVEAL -> option == DecisionKind.KEEP_HIDDEN || (state.hiddenMask & 1 << option) != 0;
            case DecisionKind.SWAP -> option == Equipment.NOTHING || isPossibleHandover(state, option);
            case DecisionKind.SHED -> isPossibleHandover(state, option) && Equipment.from(option) == decision.subject();
            case DecisionKind.REROLL, DecisionKind.BEFORE_TEST ->
                option >= 0 && state.squad.test.marine == decision.subject();
            case DecisionKind.PLAY -> isPossiblePlay(state, option);
            case DecisionKind.PLAY_TARGET -> option >= 0;
            case DecisionKind.IGNORE_DAMAGE, DecisionKind.IGNORE_WOUND ->
                option <= 1 && state.squad.charm[decision.subject() & 255] != CombatState.NONE;
            default -> false;
        };
    }

    private static boolean isPossiblePlay(final CombatState state, final int option) {
        if (option >= HeldCards.ABILITY) {
            return state.squad.isPresent(option - HeldCards.ABILITY);
        }
        if (option >= HeldCards.CHARM) {
            return state.squad.isPresent(option - HeldCards.CHARM) && state.squad.held.hasUse(option);
        }
        return option == HeldCards.NOTHING
                || Arrays.stream(state.squad.boonCard).anyMatch(card -> card == option - HeldCards.CARD);
    }

    private static boolean isPossibleOrder(final CombatState state, final Decision decision, final int option) {
        final int marine = decision.subject();
        return switch (Order.kind(option)) {
            case Order.FIRE ->
                Order.target(option) == Order.NO_TARGET || (state.enemyMask & 1 << Order.target(option)) != 0;
            case Order.SKILL -> Order.skill(option) < SkillId.values().length;
            case Order.MOVE -> (state.tables.board.spaces & ~state.marineMask & 1 << Order.space(option)) != 0;
            case Order.TAKE_COVER ->
                Order.markers(option) >= 1
                        && state.soft[marine] + Order.markers(option) <= state.squad.cards.maxSoft(marine);
            case Order.IDLE -> decision.kind() == DecisionKind.SECOND_ORDER && Order.cost(option) == 0;
            default -> false;
        };
    }

    private static boolean isPossibleShare(final CombatState state, final int subject, final int option) {
        final int target = subject & 255;
        final int hits = subject >>> 8;
        final int left = option & 255;
        final int right = option >>> 8;
        return left + right < hits
                && (left == 0 || target % 4 > 0 && (state.enemyMask & 1 << target - 1) != 0)
                && (right == 0 || target % 4 < 3 && (state.enemyMask & 1 << target + 1) != 0);
    }

    private static boolean isPossibleHandover(final CombatState state, final int option) {
        final int from = Equipment.from(option);
        final int to = Equipment.to(option);
        return state.squad.isPresent(from) && (to == Equipment.DROP || to != from && state.squad.isPresent(to));
    }
}
