package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.MarineTable;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.strategy.Decision;

/** Sets the board up from the box (PH-CBS-0 to PH-CBS-8); what depends on Threat and log entries is already in the {@link SetUpTable}. */
final class SetUp {
    private static final int SQUAD_LEADER = 0;

    private final CombatState state;
    private final Rolls rolls;
    private final Table table;
    private final TacticsQueue queue;
    private final CombatTrace trace;

    SetUp(
            final CombatState state,
            final Rolls rolls,
            final Table table,
            final TacticsQueue queue,
            final CombatTrace trace) {
        this.state = state;
        this.rolls = rolls;
        this.table = table;
        this.queue = queue;
        this.trace = trace;
    }

    void play() {
        trace.begins();
        placeEnemies();
        if (state.tables.readings.hiddenEnemies) {
            shuffleHidden();
        }
        fillQueue();
        state.initiative +=
                state.tables.marines.skillAmount[MarineTable.at(SQUAD_LEADER, SkillId.HEAD_START)]; // GAP-07
        placeMarines();
        if (state.tables.setUp.swap) { // PH-CBS-7
            Equipment.swap(state, table, trace);
        }
        trace.setUpDone();
    }

    private void placeEnemies() {
        final SetUpTable box = state.tables.setUp;
        int fighters = 0;
        int specialists = 0;
        for (int i = 0; i < box.enemySpace.length; i++) { // PH-CBS-2
            final int type = box.enemyType[i];
            final long pool = state.unitPool & state.tables.enemies.unitsOfType[type];
            final int pick = type == EnemyTable.FIGHTER
                    ? rolls.fighter(fighters++, Bits.count(pool))
                    : rolls.specialist(specialists++, Bits.count(pool));
            EnemyHits.place(state, box.enemySpace[i], Bits.nth(pool, pick), false, state.tables.readings.hiddenEnemies);
        }
        state.setUpEnemies = state.enemies; // PH-CBS-8
    }

    /** Face down, shuffled over the positions (PH-OPT-1). */
    private void shuffleHidden() {
        final int[] spaces = state.tables.setUp.enemySpace;
        for (int i = spaces.length - 1; i > 0; i--) {
            final int j = rolls.hiddenShuffle(i, i + 1);
            final int unit = state.unit[spaces[i]];
            state.unit[spaces[i]] = state.unit[spaces[j]];
            state.unit[spaces[j]] = unit;
        }
        for (final int space : spaces) {
            state.hitPoints[space] = state.tables.enemies.hitPoints[state.unit[space]];
        }
    }

    private void fillQueue() {
        for (final int marker : state.tables.setUp.tacticsAtBottom) {
            queue.add(marker);
        }
        for (int i = 0; i < state.tables.setUp.tacticsDrawn; i++) { // PH-CBS-4
            queue.draw();
        }
    }

    private void placeMarines() {
        final SetUpTable box = state.tables.setUp;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (box.namedSpace[marine] != CombatState.NONE) {
                state.put(marine, box.namedSpace[marine]);
            }
        }
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (state.space[marine] == CombatState.NONE) { // PH-CBS-6
                final Decision decision = table.open(Ask.PLACE, marine);
                for (int space = 0; space < Space.COUNT; space++) {
                    if ((box.marineSpaces & ~state.marineMask & 1 << space) != 0) {
                        decision.add(space);
                    }
                }
                state.put(marine, table.ask());
            }
        }
    }
}
