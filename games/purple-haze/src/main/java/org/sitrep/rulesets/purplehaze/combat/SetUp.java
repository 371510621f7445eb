package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.strategy.Decision;

/**
 * Sets up the board from the box (PH-CBS-0 to PH-CBS-8); the {@link SetUpTable} already includes effects of Threat and
 * log entries.
 */
final class SetUp extends CombatPart {
    private static final int SQUAD_LEADER = 0;

    SetUp(final Combat combat) {
        super(combat);
    }

    void play() {
        trace.tell(Event.BEGINS);
        placeEnemies();
        if (combat.red.plays()) {
            combat.red.begin();
        } else if (state.tables.options.hiddenEnemies()) {
            shuffleHidden();
        }
        fillQueue();
        if (state.squad.isPresent(SQUAD_LEADER)) {
            state.initiative +=
                    state.squad.cards.skill(SQUAD_LEADER, SkillId.HEAD_START).amount(); // GAP-07
        }
        placeMarines();
        if (state.setUp.box.equipmentSwap()) { // PH-CBS-7
            squadParts.exchange.swap();
        }
        trace.tell(Event.SET_UP_DONE);
    }

    private void placeEnemies() {
        final SetUpTable box = state.setUp;
        long drawn = 0;
        int fighters = 0;
        int specialists = 0;
        for (int i = 0; i < box.enemySpace.length; i++) { // PH-CBS-2
            final int type = box.enemyType[i];
            final long pool = state.unitPool & ~drawn & state.tables.enemies.unitsOfType[type];
            final int unit = type == EnemyTable.FIGHTER
                    ? rolls.pickBit(RollId.FIGHTER, 0, 0, fighters++, pool)
                    : rolls.pickBit(RollId.SPECIALIST, 0, 0, specialists++, pool);
            drawn |= 1L << unit;
            if (!combat.red.plays()) {
                final boolean hidden =
                        state.tables.options.hiddenEnemies() && !state.tables.enemies.armored[type]; // GAP-16
                EnemyHits.place(state, box.enemySpace[i], unit, false, hidden);
            }
        }
        if (combat.red.plays()) {
            combat.red.place(drawn);
        }
        state.setUpEnemies = state.enemies; // PH-CBS-8
    }

    /** Shuffles face-down Enemies over the positions (PH-OPT-1). */
    private void shuffleHidden() {
        final int[] spaces = state.setUp.hidingSpace;
        for (int i = spaces.length - 1; i > 0; i--) {
            final int j = rolls.pick(RollId.HIDDEN_SHUFFLE, 0, 0, i, i + 1);
            final int unit = state.unit[spaces[i]];
            state.unit[spaces[i]] = state.unit[spaces[j]];
            state.unit[spaces[j]] = unit;
        }
        for (final int space : spaces) {
            state.hitPoints[space] = state.tables.enemies.hitPoints[state.unit[space]];
        }
    }

    private void fillQueue() {
        for (final int marker : state.setUp.tacticsAtBottom) {
            combat.queue.add(marker);
        }
        state.queueFixed = state.queueTail;
        for (int i = 0; i < state.setUp.tacticsDrawn; i++) { // PH-CBS-4
            combat.queue.draw();
        }
    }

    private void placeMarines() {
        final SetUpTable box = state.setUp;
        final int spaces = box.marineSpaces | placePointMan();
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (waits(marine) && box.namedSpace[marine] != CombatState.NONE) {
                state.put(marine, box.namedSpace[marine]);
            }
        }
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (waits(marine)) { // PH-CBS-6
                final Decision decision = seat.open(DecisionKind.PLACE, marine);
                decision.addAll(0, spaces & ~state.marineMask);
                state.put(marine, seat.ask());
            }
        }
    }

    private boolean waits(final int marine) {
        return state.squad.isPresent(marine) && state.space[marine] == CombatState.NONE;
    }

    /**
     * Puts the Point Man on the space of the Point Man, if the box has one (PH-CBS-6). Returns the space that the box
     * reserves for the same Marine by name, which others may take then, as a mask.
     */
    private int placePointMan() {
        final int marine = state.squad.pointMan;
        if (state.setUp.pointManSpace == CombatState.NONE || !waits(marine)) {
            return 0;
        }
        state.put(marine, state.setUp.pointManSpace);
        final int named = state.setUp.namedSpace[marine];
        return named == CombatState.NONE ? 0 : 1 << named;
    }
}
