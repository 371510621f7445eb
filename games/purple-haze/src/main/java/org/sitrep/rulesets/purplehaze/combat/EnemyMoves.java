package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/** Moves and adds Enemies: HardMove and Support (PH-ENM-2, PH-TAC-8). */
final class EnemyMoves extends CombatPart {
    EnemyMoves(final Combat combat) {
        super(combat);
    }

    /**
     * Moves Enemies without Hard Cover to empty spaces with it: revealed before hidden, Specialists before Fighters
     * (PH-ENM-2, PH-OPT-1).
     */
    void hardMove() {
        final int movers = state.targets(false) & ~state.enemyHardCover; // GAP-16: a tank does not move
        int left = movers;
        int free = state.enemyHardCover & ~state.enemyMask;
        for (int nth = 0; left != 0 && free != 0; nth++) {
            final int candidates = next(left);
            final int from = rolls.pickBit(RollId.HARD_MOVE_MOVER, state.enemyActivations, 0, nth, candidates);
            final int to = rolls.pickBit(RollId.HARD_MOVE_SPACE, state.enemyActivations, 0, nth, free);
            EnemyHits.move(state, from, to);
            trace.tell(Event.HARD_MOVE, from, to);
            left &= ~(1 << from);
            free &= ~(1 << to);
            if (state.tables.options.hardMove() == Options.HardMove.ONE) { // AMB-34
                return;
            }
        }
    }

    /** Returns the Enemies of equal claim that move next. */
    private int next(final int left) {
        final int revealed = left & ~state.hiddenMask;
        if (revealed == 0) {
            return left; // PH-OPT-1: hidden ones at random
        }
        int specialists = 0;
        int fewest = Integer.MAX_VALUE;
        int fighters = 0;
        for (int rest = revealed; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            if (state.tables.enemies.type[state.unit[space]] != EnemyTable.FIGHTER) {
                specialists |= 1 << space;
            } else if (state.hitPoints[space] < fewest) {
                fewest = state.hitPoints[space];
                fighters = 1 << space;
            } else if (state.hitPoints[space] == fewest) {
                fighters |= 1 << space;
            }
        }
        return specialists != 0 ? specialists : fighters;
    }

    /** Places a Fighter never placed before in the rearmost row with room, on Hard Cover if there is any (PH-TAC-8). */
    void support() {
        final long pool = state.unitPool & state.tables.enemies.unitsOfType[EnemyTable.FIGHTER];
        if (pool == 0) {
            return;
        }
        for (int row = Space.ROWS; row >= 1; row--) {
            final int free = state.tables.board.row(row) & ~state.enemyMask;
            if (free != 0) {
                final int hard = free & state.enemyHardCover;
                final int spaces = hard != 0 ? hard : free;
                final int unit = rolls.pickBit(RollId.SUPPORT_FIGHTER, state.enemyActivations, 0, 0, pool);
                final int space = rolls.pickBit(RollId.SUPPORT_SPACE, state.enemyActivations, 0, 0, spaces);
                EnemyHits.place(state, space, unit, true, state.tables.options.hiddenEnemies());
                trace.tell(Event.SUPPORT_ARRIVED, space);
                return;
            }
        }
    }
}
