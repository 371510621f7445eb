package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.strategy.Decision;

/**
 * Is told what happens, in numbers; a replay turns it into words. This class does nothing: a batch loads no subclass, so that its calls vanish.
 */
class CombatTrace {
    /** Tells nobody. */
    static final CombatTrace NONE = new CombatTrace();

    /** The mission begins. */
    void begins() {}

    /** The board is set up, before the first activation. */
    void setUpDone() {}

    /** The bot was asked and chose. */
    void decided(final Decision decision, final int chosen) {}

    void claymore(final int row, final int dudRoll, final int total, final boolean critical) {}

    void marineActivates(final int marine) {}

    void order(final int marine, final int order) {}

    void marineTest(final int marine, final int focus, final int strike, final int crit, final int result) {}

    void marineActivated(final int marine, final int cost) {}

    void smokeChanged(final int column) {}

    void enemyRevealed(final int space) {}

    void enemyHit(final int space, final int hits, final int absorbedHard, final int absorbedSoft, final int lost) {}

    void enemyEliminated(final int space, final int unit) {}

    void enemyActivates() {}

    void retreatRoll(final int die, final int enemies) {}

    void tacticsResolved(final int marker) {}

    void tacticsAdded(final int marker) {}

    void regroup(final int die) {}

    void aimShoot(final int idDie, final int marine, final int result) {}

    void supportArrived(final int space) {}

    void combatMarker(final int marker) {}

    void hardMove(final int from, final int to) {}

    void enemyTest(final boolean tactics, final int focus, final int strike, final int crit, final long result) {}

    void marineHit(
            final int marine,
            final int hits,
            final boolean critical,
            final int absorbedHard,
            final int absorbedSoft,
            final int damage) {}

    void woundDrawn(final int marine, final int card, final int kept, final int cubes) {}

    void thirdWound(final int marine) {}

    void flakJacket(final int marine, final int suffered, final int returned) {}

    void conditionDrawn(final int marine, final int card, final int kept) {}

    void killed(final int marine) {}

    void idPassed(final int id, final int marine) {}

    void enemyActivated(final int cost) {}

    void fireMissionCalled(final int skill) {}

    void fireMissionTable(final int skill, final boolean tableB, final int die, final int intelligence) {}

    void fireMissionLands(
            final int skill, final int row, final boolean friendly, final int hits, final boolean hardCoverGone) {}

    void patchedUp(final int marine, final int successes, final int removed) {}

    void handedOver(final int from, final int item, final int to) {}

    void ended() {}
}
