package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.MarineTable;
import org.sitrep.strategy.Decision;

/** The Claymore, before the first activation (PH-CLY-1). */
final class Claymore {
    /** The Engineer's own ID less one. */
    private static final int ENGINEER = 4;
    /** The face that makes it a dud. */
    private static final int DUD = 6;

    private final CombatState state;
    private final Rolls rolls;
    private final Table table;
    private final EvenSplit evenSplit;
    private final CombatTrace trace;

    Claymore(
            final CombatState state,
            final Rolls rolls,
            final Table table,
            final EvenSplit evenSplit,
            final CombatTrace trace) {
        this.state = state;
        this.rolls = rolls;
        this.table = table;
        this.evenSplit = evenSplit;
        this.trace = trace;
    }

    /** Offers the Claymore if the box allows it and the Engineer carries it. */
    void offer() {
        final int card = state.tables.gear.claymore;
        if (!state.tables.setUp.claymore || card == CombatState.NONE || !Equipment.has(state, ENGINEER, card)) {
            return;
        }
        final boolean anyRow = state.tables.marines.has(ENGINEER, SkillId.CLAYMORE_ANY_ROW);
        final Decision decision = table.open(Ask.CLAYMORE, ENGINEER);
        decision.add(0);
        for (int row = 1; row <= (anyRow ? Space.ROWS : 1); row++) {
            if ((state.enemyMask & state.tables.board.row(row)) != 0) {
                decision.add(row);
            }
        }
        final int row = table.ask();
        if (row != 0) {
            setOff(row, card);
        }
    }

    private void setOff(final int row, final int card) {
        Equipment.spend(state, ENGINEER, card); // PH-EQ-15: a dud is gone too
        final boolean master = state.tables.marines.has(ENGINEER, SkillId.CLAYMORE_MASTER);
        final int die = master ? 0 : rolls.claymoreDud();
        if (die == DUD) {
            trace.claymore(row, die, 0, false);
            return;
        }
        final GearTable gear = state.tables.gear;
        final int extra = state.tables.marines.skillFocus[MarineTable.at(ENGINEER, SkillId.CLAYMORE_MASTER)];
        final int result = rolls.claymoreTest(
                gear.claymoreFocus + extra, gear.claymoreStrike, gear.claymoreCrit); // PH-DICE-4: no night
        trace.claymore(row, die, result >> 1, (result & 1) != 0);
        // All Soft Cover goes and Hard Cover is ignored, Critical or not (AMB-44).
        evenSplit.apply(
                state.enemyMask & state.tables.board.row(row), result >> 1, 0, true, true, EnemyHits.BY_CLAYMORE);
    }
}
