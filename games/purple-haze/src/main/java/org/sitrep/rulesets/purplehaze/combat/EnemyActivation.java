package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.FaceSampler;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.strategy.Decision;

/** Performs one activation of the Enemy (PH-ENM-1): Tactics marker, Combat marker, attack, cost. */
public final class EnemyActivation extends CombatPart {
    /** The least amount by which an activation moves the Initiative (PH-ENM-6). */
    static final int LEAST_COST = 3;
    /** The maximum number of Enemy activations, far above any combat that ends; a combat that exceeds it is aborted. */
    public static final int MOST_ACTIVATIONS = 200;

    EnemyActivation(final Combat combat) {
        super(combat);
    }

    /** Makes the retreat roll if it is due, once per combat; returns whether the Enemy retreats (PH-RET-1). */
    boolean retreats() {
        if (state.retreatRolled || 2 * state.eliminatedForRetreat() <= state.setUpEnemies) {
            return false;
        }
        state.retreatRolled = true;
        final int die = rolls.d6(RollId.RETREAT, 0, 0, 0);
        trace.tell(Event.RETREAT_ROLL, die, state.enemies);
        return die > state.enemies;
    }

    void play() {
        if (state.enemyActivations == MOST_ACTIVATIONS) {
            throw Bounds.TOO_LONG;
        }
        state.enemyActivations++;
        state.flanking = false;
        trace.tell(Event.ENEMY_ACTIVATES);
        final int tactics = combat.queue.isEmpty() ? CombatState.NONE : combat.queue.take();
        final int tacticsCost = tactics == CombatState.NONE ? 0 : resolveTactics(tactics);
        final int marker = combat.red.plays() ? combat.red.combatMarker() : drawMarker();
        trace.tell(Event.COMBAT_MARKER, marker);
        resolveMarker(marker);
        pay(marker, tacticsCost);
        if (tactics != CombatState.NONE) {
            combat.queue.dispose(tactics);
        }
        revealOne();
    }

    private int drawMarker() {
        final int[] pool = state.tables.markers.combatPool;
        return pool[rolls.pick(RollId.COMBAT_MARKER, state.enemyActivations, 0, 0, pool.length)];
    }

    private void resolveMarker(final int marker) {
        final CombatMarker drawn = state.tables.markers.combat.get(marker);
        if (drawn.hardMove()) {
            if (combat.red.plays()) {
                combat.red.hardMove();
            } else {
                combat.moves.hardMove();
            }
        }
        if (drawn.addTactic()) {
            combat.queue.draw();
        }
        if (!(drawn.hardMove() && drawn.addTactic())) { // PH-ENM-2
            attack(marker);
        }
    }

    /** Carries out the attack of a Combat marker (PH-ENM-3); no line of sight, no range (PH-LOS-6). */
    private void attack(final int marker) {
        final int focus = EnemyDice.focus(state, marker);
        final int strike = EnemyDice.strike(state);
        final int crit = EnemyDice.crit(state, marker);
        shoot(RollId.ENEMY_TEST, focus, strike, crit);
        combat.marineHits.resolve(0, state.flanking, MarineHits.Source.ATTACK);
    }

    /** Makes a test of six faces, of which Red may throw dice again, and gathers its hits. */
    private void shoot(final RollId test, final int focus, final int strike, final int crit) {
        final long faces = rolls.throwFaces(test, state.enemyActivations, focus, strike, crit);
        trace.tell(Event.ENEMY_TEST, test == RollId.TACTICS_TEST ? 1 : 0, focus, strike, crit, faces);
        combat.marineHits.begin();
        combat.marineHits.addFaces(combat.redDice.offer(test, focus, strike, crit, faces));
    }

    /** Resolves a Tactics marker and returns its addition to the cost of this activation. */
    private int resolveTactics(final int marker) {
        trace.tell(Event.TACTICS_RESOLVED, marker);
        final TacticsMarker drawn = state.tables.markers.tactics.get(marker);
        switch (drawn.effect()) {
            case AIM_SHOOT -> aimShoot(marker); // PH-TAC-1
            case BARRAGE -> barrage(marker); // PH-TAC-2, PH-TAC-5, PH-TAC-6: no line of sight, no range (PH-LOS-6)
            case FUBAR -> {} // PH-TAC-3: its cost is its only effect
            case FLANKING -> state.flanking = true; // PH-TAC-4
            case REGROUP -> { // PH-TAC-7
                final int die = rolls.d6(RollId.REGROUP, state.enemyActivations, 0, 0);
                state.initiative -= die;
                trace.tell(Event.REGROUP, die);
            }
            case SUPPORT -> combat.moves.support(); // PH-TAC-8
        }
        return drawn.cost();
    }

    private void aimShoot(final int marker) {
        final int die = rolls.d6(RollId.AIM_SHOOT_TARGET, state.enemyActivations, 0, 0);
        final int marine = state.squad.holder[die - 1];
        final int focus = EnemyDice.tacticsFocus(state, marker);
        if (marine == CombatState.NONE || focus <= 0) { // PH-SEL-1, PH-DICE-5
            trace.tell(Event.AIM_SHOOT, die, marine, 0);
            return;
        }
        state.red.aimedAt = marine;
        final int result = aimShootTest(marker, focus);
        trace.tell(Event.AIM_SHOOT, die, marine, result);
        combat.marineHits.begin();
        combat.marineHits.addToMarine(marine, result >> 1, (result & 1) != 0);
        combat.marineHits.resolve(
                state.tables.markers.tactics.get(marker).stripSoft(), false, MarineHits.Source.TACTICS);
    }

    /**
     * Makes AimShoot's test: total × 2 + critical. With a Red player it is thrown as individual dice, which Red may
     * throw again.
     */
    private int aimShootTest(final int marker, final int focus) {
        final TacticsMarker drawn = state.tables.markers.tactics.get(marker);
        final int strike = drawn.strike();
        final int crit = drawn.crit();
        if (!combat.red.plays()) {
            return rolls.combatTest(
                    RollId.AIM_SHOOT_TEST, Rolls.NOBODY, state.enemyActivations, 0, focus, strike, crit);
        }
        final long thrown = rolls.throwFaces(RollId.AIM_SHOOT_THROW, state.enemyActivations, focus, strike, crit);
        final long faces = combat.redDice.offer(RollId.AIM_SHOOT_TEST, focus, strike, crit, thrown);
        return FaceSampler.totalHits(faces) << 1 | (FaceSampler.anyCritical(faces) ? 1 : 0);
    }

    private void barrage(final int marker) {
        final TacticsMarker drawn = state.tables.markers.tactics.get(marker);
        final int focus = EnemyDice.tacticsFocus(state, marker);
        if (focus > 0) { // PH-DICE-5
            shoot(RollId.TACTICS_TEST, focus, drawn.strike(), drawn.crit());
            combat.marineHits.resolve(drawn.stripSoft(), false, MarineHits.Source.TACTICS);
        }
    }

    private void pay(final int marker, final int tacticsCost) {
        final int[] bonus = state.setUp.eliminatedBonus;
        // PH-ENM-6, PH-ENM-7, PH-ELM-1
        final int cost = state.tables.markers.combat.get(marker).cost()
                + bonus[Math.min(state.eliminatedCount, bonus.length - 1)]
                + EnemyTable.sum(state.onBoard, state.tables.enemies.cost)
                + tacticsCost
                + state.suppressed;
        final int paid = Math.max(LEAST_COST, cost);
        state.suppressed = 0;
        state.initiative += paid;
        trace.tell(Event.ENEMY_ACTIVATED, paid);
    }

    private void revealOne() {
        if (state.hiddenMask == 0) {
            return;
        }
        final Decision decision = seat.open(DecisionKind.REVEAL, 0); // PH-OPT-1
        decision.addAll(0, state.hiddenMask);
        decision.add(DecisionKind.KEEP_HIDDEN);
        final int chosen = seat.ask();
        if (chosen != DecisionKind.KEEP_HIDDEN) {
            combat.enemyHits.reveal(chosen);
        }
    }
}
