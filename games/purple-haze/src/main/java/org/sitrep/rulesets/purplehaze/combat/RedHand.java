package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DieColour;
import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;

/**
 * A read-only view of what the Red player of Sapper mode sees in a combat beyond the open board (PH-OPT-3). This
 * includes Red's Combat markers, all Enemies even if face down, the dice of Red's tests, and the Marines' cover. Every
 * method returns immediately and allocates nothing. One instance per playout.
 */
public final class RedHand {
    private final CombatState state;

    /** Creates the view of a state. */
    public RedHand(final CombatState state) {
        this.state = state;
    }

    // Markers

    /** Returns the number of Combat markers that Red holds. */
    public int size() {
        return state.red.handSize;
    }

    /** Returns the {@code i}th Combat marker that Red holds. */
    public int marker(final int i) {
        return state.red.hand[i];
    }

    /** Returns the properties of Combat markers. */
    public MarkerTables markers() {
        return state.tables.markers;
    }

    /** Returns the number of Combat markers that are neither in hand nor played. */
    public int pileSize() {
        return state.red.pileSize;
    }

    /** Returns one of the Combat markers neither in hand nor played; Red knows the markers, but not their order. */
    public int onPile(final int i) {
        return state.red.pile[i];
    }

    /** Returns whether a marker does not attack: it has both specials (PH-ENM-2). */
    public boolean isIdle(final int marker) {
        return state.tables.markers.combat.get(marker).hardMove()
                && state.tables.markers.combat.get(marker).addTactic();
    }

    // Enemies

    /** Returns the Enemy marker on a space. */
    public int unitOn(final int space) {
        return state.unit[space];
    }

    /** Returns the Enemy markers and their types. */
    public EnemyTable enemies() {
        return state.tables.enemies;
    }

    /** Returns the type of an Enemy marker. */
    public int type(final int unit) {
        return state.tables.enemies.type[unit];
    }

    /** Returns the initial Hit Points of an Enemy marker. */
    public int hitPoints(final int unit) {
        return state.tables.enemies.hitPoints[unit];
    }

    /** Returns the initial Soft Cover of an Enemy marker. */
    public int soft(final int unit) {
        return state.tables.enemies.soft[unit];
    }

    // Attacks

    /** Returns the rule that scores dice. */
    public MatchRule rule() {
        return state.tables.matchRule;
    }

    /** Returns the Focus dice of an attack with a Combat marker. */
    public int focus(final int marker) {
        return EnemyDice.focus(state, marker);
    }

    /** Returns the Strike dice of an attack. */
    public int strike() {
        return EnemyDice.strike(state);
    }

    /** Returns the Crit dice of an attack with a Combat marker. */
    public int crit(final int marker) {
        return EnemyDice.crit(state, marker);
    }

    /** Returns the Marine who holds an ID 0-5, or -1. */
    public int holder(final int id) {
        return state.squad.holder[id];
    }

    /** Returns the hits of an attack that a Marine's cover would absorb. */
    public int cover(final int marine) {
        return state.soft[marine] + (state.flanking ? 0 : state.marineHard(marine));
    }

    /** Returns the target of AimShoot in this activation, the Marine who takes all hits of its test, or -1. */
    public int aimedAt() {
        return state.red.aimedAt;
    }

    // The dice of the current test

    /** Returns the number of dice of a colour that show a face 1-6, without those picked up. */
    public int dice(final DieColour colour, final int face) {
        return state.red.dice.count(colour, face);
    }

    /** Returns the number of dice of a colour picked up to be thrown again. */
    public int pickedUp(final DieColour colour) {
        return state.red.again[colour.ordinal()];
    }

    /** Returns whether Red may play a one-shot marker now. */
    public boolean mayPlay(final SapperMarker marker) {
        return state.red.mayPlay(marker);
    }
}
