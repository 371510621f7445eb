package org.sitrep.rulesets.purplehaze.combat;

import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.TestInHand;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.strategy.Decision;

/** Resolves the Claymore before the first activation (PH-CLY-1). */
final class Claymore extends CombatPart {
    /** The Engineer's own ID less one. */
    private static final int ENGINEER = 4;

    private static final int DUD = 6;

    Claymore(final Combat combat) {
        super(combat);
    }

    /** Offers the Claymore if the box or a card allows it and the Engineer carries it. */
    void offer() {
        final int card = state.tables.gear.claymore;
        if (card == CombatState.NONE
                || !state.squad.isPresent(ENGINEER)
                || !Equipment.has(state.squad, ENGINEER, card)
                || !state.setUp.box.claymore() && squad.held.first(CardOp.CLAYMORE_ANYWAY) == HeldCards.NOTHING) {
            return;
        }
        final boolean anyRow = state.squad.cards.has(ENGINEER, SkillId.CLAYMORE_ANY_ROW);
        final Decision decision = seat.open(DecisionKind.CLAYMORE, ENGINEER);
        decision.add(0);
        for (int row = 1; row <= (anyRow ? Space.ROWS : 1); row++) {
            if (targets(row) != 0) {
                decision.add(row);
            }
        }
        final int row = seat.ask();
        if (row != 0) {
            setOff(row, card);
        }
    }

    private void setOff(final int row, final int card) {
        if (!state.setUp.box.claymore()) { // GAP-09
            spend(squad.held.first(CardOp.CLAYMORE_ANYWAY));
        }
        Equipment.spend(state.squad, ENGINEER, card); // PH-EQ-15: a dud is spent, too
        final int die = dudRoll(row);
        if (die == DUD) {
            return;
        }
        final int result = test(row, die);
        // All Soft Cover is lost and Hard Cover is ignored, Critical or not (AMB-44).
        combat.enemyHits.split(targets(row), result >> 1, 0, true, true, EnemyHits.BY_CLAYMORE);
    }

    private int targets(final int row) {
        return state.targets(state.tables.gear.claymoreAntiTank) & state.tables.board.row(row);
    }

    /**
     * Rolls the D6 that decides whether it is a dud; 0 if it cannot be one. An Ability or charm rolls a dud again
     * without a question, as there is nothing to lose (GAP-08).
     */
    private int dudRoll(final int row) {
        if (sixesOfADud(state) == 0) {
            return 0;
        }
        int die = rolls.d6(RollId.CLAYMORE_DUD, 0, 0, 0);
        if (die == DUD) {
            trace.tell(Event.CLAYMORE, row, die, 0, 0);
        }
        final int again = die == DUD ? squad.held.own(ENGINEER, CardOp.DUD_AGAIN) : HeldCards.NOTHING;
        if (again != HeldCards.NOTHING) {
            spend(again);
            die = rolls.d6(RollId.CLAYMORE_DUD_AGAIN, 0, 0, 0);
            if (die == DUD) {
                trace.tell(Event.CLAYMORE, row, die, 0, 0);
            }
        }
        return die;
    }

    /** Returns how many sixes in a row make it a dud; 0 if it cannot be one. */
    static int sixesOfADud(final CombatState state) {
        if (state.squad.cards.has(ENGINEER, SkillId.CLAYMORE_MASTER)) {
            return 0;
        }
        return state.squad.held.own(ENGINEER, CardOp.DUD_AGAIN) == HeldCards.NOTHING ? 1 : 2;
    }

    /** Returns the Focus dice of the Engineer's test, without help. */
    static int focus(final CombatState state) {
        final int master =
                state.squad.cards.skill(ENGINEER, SkillId.CLAYMORE_MASTER).focus();
        return state.tables.gear.claymoreTest.focus() + master + dice(state, CardLine::focus);
    }

    /** Returns the Strike dice of the Engineer's test, without help. */
    static int strike(final CombatState state) {
        return state.tables.gear.claymoreTest.strike() + dice(state, CardLine::strike);
    }

    /** Returns the Crit dice of the Engineer's test, without help. */
    static int crit(final CombatState state) {
        return state.tables.gear.claymoreTest.crit() + dice(state, CardLine::crit);
    }

    private static int dice(final CombatState state, final ToIntFunction<CardLine> colour) {
        return state.squad.inForce.dice(ENGINEER, CardTexts.CLAYMORE, colour);
    }

    /** Makes the Engineer's test, without night (PH-DICE-4); returns total × 2 + critical. */
    private int test(final int row, final int die) {
        final TestInHand test = state.squad.test;
        test.begin(ENGINEER, TestInHand.CLAYMORE, focus(state), strike(state), crit(state), false);
        squadParts.help.offer();
        int result;
        do {
            result = rolls.combatTest(
                    RollId.CLAYMORE_TEST, Rolls.NOBODY, 0, test.again, test.focus, test.strike, test.crit);
            trace.tell(Event.CLAYMORE, row, die, result >> 1, (result & 1) != 0 ? 1 : 0);
        } while (squadParts.rerolls.again(result));
        return result;
    }
}
