package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Seat;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.strategy.Decision;

/** The Claymore, before the first activation (PH-CLY-1). */
final class Claymore {
    /** The Engineer's own ID less one. */
    private static final int ENGINEER = 4;
    /** The face that makes it a dud. */
    private static final int DUD = 6;

    private final CombatState state;
    private final Rolls rolls;
    private final Seat<?> seat;
    private final EvenSplit evenSplit;
    private final CombatTrace trace;

    Claymore(
            final CombatState state,
            final Rolls rolls,
            final Seat<?> seat,
            final EvenSplit evenSplit,
            final CombatTrace trace) {
        this.state = state;
        this.rolls = rolls;
        this.seat = seat;
        this.evenSplit = evenSplit;
        this.trace = trace;
    }

    /** Offers the Claymore if the box allows it and the Engineer carries it. */
    void offer() {
        final int card = state.tables.gear.claymore;
        if (!state.setUp.claymore
                || card == CombatState.NONE
                || !state.squad.isPresent(ENGINEER)
                || !Equipment.has(state.squad, ENGINEER, card)) {
            return;
        }
        final boolean anyRow = state.squad.cards.has(ENGINEER, SkillId.CLAYMORE_ANY_ROW);
        final Decision decision = seat.open(Ask.CLAYMORE, ENGINEER);
        decision.add(0);
        for (int row = 1; row <= (anyRow ? Space.ROWS : 1); row++) {
            if ((state.enemyMask & state.tables.board.row(row)) != 0) {
                decision.add(row);
            }
        }
        final int row = seat.ask();
        if (row != 0) {
            setOff(row, card);
        }
    }

    private void setOff(final int row, final int card) {
        Equipment.spend(state.squad, ENGINEER, card); // PH-EQ-15: a dud is gone too
        final boolean master = state.squad.cards.has(ENGINEER, SkillId.CLAYMORE_MASTER);
        final int die = master ? 0 : rolls.claymoreDud();
        if (die == DUD) {
            trace.claymore(row, die, 0, false);
            return;
        }
        final GearTable gear = state.tables.gear;
        final int extra = state.squad.cards.skillFocus[MarineCards.at(ENGINEER, SkillId.CLAYMORE_MASTER)];
        final int result = rolls.claymoreTest(
                gear.claymoreFocus + extra, gear.claymoreStrike, gear.claymoreCrit); // PH-DICE-4: no night
        trace.claymore(row, die, result >> 1, (result & 1) != 0);
        // All Soft Cover goes and Hard Cover is ignored, Critical or not (AMB-44).
        evenSplit.apply(
                state.enemyMask & state.tables.board.row(row), result >> 1, 0, true, true, EnemyHits.BY_CLAYMORE);
    }
}
