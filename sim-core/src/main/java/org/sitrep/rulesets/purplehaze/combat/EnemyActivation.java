package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.GivenUp;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Seat;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;
import org.sitrep.strategy.Decision;

/** One activation of the Enemy (PH-ENM-1): Tactics marker, Combat marker, attack, cost. */
public final class EnemyActivation {
    /** The least that an activation moves the Initiative (PH-ENM-6). */
    static final int LEAST_COST = 3;
    /** A combat with more Enemy activations than this is given up: far more than any that ends. */
    public static final int MOST_ACTIVATIONS = 200;

    private static final TacticsMarker.Effect[] EFFECTS = TacticsMarker.Effect.values();

    private final CombatState state;
    private final Rolls rolls;
    private final Seat<?> seat;
    private final MarineHits marineHits;
    private final EnemyHits enemyHits;
    private final EnemyMoves moves;
    private final TacticsQueue queue;
    private final CombatTrace trace;

    EnemyActivation(
            final CombatState state,
            final Rolls rolls,
            final Seat<?> seat,
            final MarineHits marineHits,
            final EnemyHits enemyHits,
            final TacticsQueue queue,
            final CombatTrace trace) {
        this.state = state;
        this.rolls = rolls;
        this.seat = seat;
        this.marineHits = marineHits;
        this.enemyHits = enemyHits;
        this.queue = queue;
        this.trace = trace;
        moves = new EnemyMoves(state, rolls, trace);
    }

    /** Makes the retreat roll if it is due, once in a combat; returns whether the Enemy retreats (PH-RET-1). */
    boolean retreats() {
        if (state.retreatRolled || 2 * state.eliminatedForRetreat() <= state.setUpEnemies) {
            return false;
        }
        state.retreatRolled = true;
        final int die = rolls.retreat();
        trace.retreatRoll(die, state.enemies);
        return die > state.enemies;
    }

    void play() {
        if (state.enemyActivations == MOST_ACTIVATIONS) {
            throw GivenUp.TOO_LONG;
        }
        state.enemyActivations++;
        state.flanking = false;
        trace.enemyActivates();
        final int tactics = queue.isEmpty() ? CombatState.NONE : queue.take();
        final int tacticsCost = tactics == CombatState.NONE ? 0 : resolveTactics(tactics);
        final int[] pool = state.tables.markers.combatPool;
        final int marker = pool[rolls.combatMarker(state.enemyActivations, pool.length)];
        trace.combatMarker(marker);
        resolveMarker(marker);
        pay(marker, tacticsCost);
        if (tactics != CombatState.NONE) {
            queue.putAway(tactics);
        }
        revealOne();
    }

    private void resolveMarker(final int marker) {
        final MarkerTables markers = state.tables.markers;
        if (markers.hardMove[marker]) {
            moves.hardMove();
        }
        if (markers.addTactic[marker]) {
            queue.draw();
        }
        if (!(markers.hardMove[marker] && markers.addTactic[marker])) { // PH-ENM-2
            attack(marker);
        }
    }

    private void attack(final int marker) {
        final MarkerTables markers = state.tables.markers;
        final int[] onBoard = state.onBoard;
        // PH-ENM-3, PH-DICE-3, AMB-55; no line of sight, no range (PH-LOS-6)
        final int focus = combatFocus() + markers.focus[marker] + onBoard[EnemyTable.RPD];
        final int strike = state.enemies
                + onBoard[EnemyTable.ELITE] * state.tables.enemies.eliteExtraStrike
                + onBoard[EnemyTable.TANK] * EnemyTable.TANK_STRIKE; // GAP-16
        final int crit =
                markers.crit[marker] + onBoard[EnemyTable.SNIPER] + onBoard[EnemyTable.TANK] * EnemyTable.TANK_CRIT;
        final long faces = rolls.enemyTest(state.enemyActivations, focus, strike, crit);
        trace.enemyTest(false, focus, strike, crit, faces);
        marineHits.begin();
        marineHits.addFaces(faces);
        marineHits.resolve(0, state.flanking, MarineHits.Source.ATTACK);
    }

    /** Focus of an Enemy test before markers: night counts against the Enemy too (PH-DICE-4). */
    private int combatFocus() {
        return GameTables.COMBAT_FOCUS - (state.night ? 1 : 0);
    }

    /** Resolves a Tactics marker and returns what it adds to the cost of this activation. */
    private int resolveTactics(final int marker) {
        trace.tacticsResolved(marker);
        switch (EFFECTS[state.tables.markers.tacticsEffect[marker]]) {
            case AIM_SHOOT -> aimShoot(marker); // PH-TAC-1
            case BARRAGE -> barrage(marker); // PH-TAC-2, PH-TAC-5, PH-TAC-6: no line of sight, no range (PH-LOS-6)
            case FUBAR -> {} // PH-TAC-3: its cost is all it does
            case FLANKING -> state.flanking = true; // PH-TAC-4
            case REGROUP -> { // PH-TAC-7
                final int die = rolls.regroup(state.enemyActivations);
                state.initiative -= die;
                trace.regroup(die);
            }
            case SUPPORT -> moves.support(); // PH-TAC-8
        }
        return state.tables.markers.tacticsCost[marker];
    }

    private int tacticsFocus(final int marker) {
        return state.tables.markers.tacticsFocus[marker] - (state.night ? 1 : 0);
    }

    private void aimShoot(final int marker) {
        final MarkerTables markers = state.tables.markers;
        final int die = rolls.aimShootTarget(state.enemyActivations);
        final int marine = state.squad.holder[die - 1];
        final int focus = tacticsFocus(marker);
        if (marine == CombatState.NONE || focus <= 0) { // PH-SEL-1, PH-DICE-5
            trace.aimShoot(die, marine, 0);
            return;
        }
        final int result = rolls.aimShootTest(
                state.enemyActivations, focus, markers.tacticsStrike[marker], markers.tacticsCrit[marker]);
        trace.aimShoot(die, marine, result);
        marineHits.begin();
        marineHits.addToMarine(marine, result >> 1, (result & 1) != 0);
        marineHits.resolve(markers.tacticsStrip[marker], false, MarineHits.Source.TACTICS);
    }

    private void barrage(final int marker) {
        final MarkerTables markers = state.tables.markers;
        final int focus = tacticsFocus(marker);
        if (focus <= 0) { // PH-DICE-5
            return;
        }
        final long faces = rolls.tacticsTest(
                state.enemyActivations, focus, markers.tacticsStrike[marker], markers.tacticsCrit[marker]);
        trace.enemyTest(true, focus, markers.tacticsStrike[marker], markers.tacticsCrit[marker], faces);
        marineHits.begin();
        marineHits.addFaces(faces);
        marineHits.resolve(markers.tacticsStrip[marker], false, MarineHits.Source.TACTICS);
    }

    private void pay(final int marker, final int tacticsCost) {
        final int[] bonus = state.setUp.eliminatedBonus;
        // PH-ENM-6, PH-ENM-7, PH-ELM-1
        final int cost = state.tables.markers.cost[marker]
                + bonus[Math.min(state.eliminatedCount, bonus.length - 1)]
                - state.onBoard[EnemyTable.LEADER]
                + tacticsCost
                + state.suppressed;
        final int paid = Math.max(LEAST_COST, cost);
        state.suppressed = 0;
        state.initiative += paid;
        trace.enemyActivated(paid);
    }

    private void revealOne() {
        if (state.hiddenMask == 0) {
            return;
        }
        final Decision decision = seat.open(Ask.REVEAL, 0); // PH-OPT-1
        for (int rest = state.hiddenMask; rest != 0; rest &= rest - 1) {
            decision.add(Integer.numberOfTrailingZeros(rest));
        }
        enemyHits.reveal(seat.ask());
    }
}
