package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DieColour;
import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;

/**
 * What the Red player of Sapper mode sees in a combat beyond the open board, read only: his Combat markers, his Enemies
 * even where they lie face down, the dice of his tests, and how well the Marines are covered (PH-OPT-3). Every method
 * answers at once and allocates nothing. One a playout.
 */
public final class RedHand {
    private final CombatState state;

    /** Looks at a state. */
    public RedHand(final CombatState state) {
        this.state = state;
    }

    // Markers

    /** Returns how many Combat markers Red holds. */
    public int size() {
        return state.red.handSize;
    }

    /** Returns the {@code i}th Combat marker that Red holds. */
    public int marker(final int i) {
        return state.red.hand[i];
    }

    /** Returns what stands on Combat markers. */
    public MarkerTables markers() {
        return state.tables.markers;
    }

    /** Returns how many Combat markers are neither in hand nor played. */
    public int pileSize() {
        return state.red.pileSize;
    }

    /** Returns one of the Combat markers neither in hand nor played; Red knows which they are, not how they lie. */
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

    /** Returns the type of an Enemy marker. */
    public int type(final int unit) {
        return state.tables.enemies.type[unit];
    }

    /** Returns the Hit Points of an Enemy marker at the start. */
    public int hitPoints(final int unit) {
        return state.tables.enemies.hitPoints[unit];
    }

    /** Returns the Soft Cover of an Enemy marker at the start. */
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

    /** Returns the Marine at whom AimShoot is aimed in this activation, or -1: he takes all hits of its test. */
    public int aimedAt() {
        return state.red.aimedAt;
    }

    // The dice of the test in hand

    /** Returns how many dice of a colour on the table show a face 1-6; those picked up are not there any more. */
    public int dice(final DieColour colour, final int face) {
        return state.red.dice.count(colour, face);
    }

    /** Returns how many dice of a colour have been picked up to be thrown again. */
    public int pickedUp(final DieColour colour) {
        return state.red.again[colour.ordinal()];
    }

    /** Returns whether Red may play a one-shot marker now. */
    public boolean mayPlay(final SapperMarker marker) {
        return state.red.mayPlay(marker);
    }
}
