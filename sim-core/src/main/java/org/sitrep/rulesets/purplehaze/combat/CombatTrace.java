package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DiceThrow;
import org.sitrep.rulesets.purplehaze.squad.SquadTrace;

/** Is told what happens in a combat. Does nothing. */
public class CombatTrace extends SquadTrace {
    /** Tells nobody. */
    public static final CombatTrace NONE = new CombatTrace();

    /** For {@link #NONE} and subclasses. */
    protected CombatTrace() {}

    /** The combat begins. */
    public void begins() {}

    /** The board is set up, before the first activation. */
    public void setUpDone() {}

    /** The Claymore was set off, or its roll or test made again: a {@code dudRoll} of 0 was not made, {@code total} hits over a row. */
    public void claymore(final int row, final int dudRoll, final int total, final boolean critical) {}

    /** A Marine activates. */
    public void marineActivates(final int marine) {}

    /** A Marine is given an {@link Order}. */
    public void order(final int marine, final int order) {}

    /** A Marine made a Combat test, for the first time or {@code again}: {@code result} is total × 2 + critical. */
    public void marineTest(
            final int marine, final int again, final int focus, final int strike, final int crit, final int result) {}

    /** A Marine has activated and paid. */
    public void marineActivated(final int marine, final int cost) {}

    /** The Smoke of a column thinned or was popped. */
    public void smokeChanged(final int column) {}

    /** A hidden Enemy was turned face up. */
    public void enemyRevealed(final int space) {}

    /** An Enemy was hit, with or without effect. */
    public void enemyHit(
            final int space, final int hits, final int absorbedHard, final int absorbedSoft, final int lost) {}

    /** An Enemy is eliminated. */
    public void enemyEliminated(final int space, final int unit) {}

    /** The Enemy activates. */
    public void enemyActivates() {}

    /** The retreat roll was made. */
    public void retreatRoll(final int die, final int enemies) {}

    /** A Tactics marker is resolved. */
    public void tacticsResolved(final int marker) {}

    /** A Tactics marker joined the queue. */
    public void tacticsAdded(final int marker) {}

    /** Regroup moved the Initiative. */
    public void regroup(final int die) {}

    /** AimShoot at an ID: {@code marine} is -1 if nobody holds it. */
    public void aimShoot(final int idDie, final int marine, final int result) {}

    /** Support has come. */
    public void supportArrived(final int space) {}

    /** A Combat marker was drawn. */
    public void combatMarker(final int marker) {}

    /** An Enemy moved to Hard Cover. */
    public void hardMove(final int from, final int to) {}

    /** Red moved an Enemy on HardMove (PH-OPT-3). */
    public void redMove(final int from, final int to) {}

    /** Red played a one-shot marker (PH-OPT-3). */
    public void sapperMarker(final SapperMarker marker) {}

    /** Dice of the Enemy test in hand were thrown again; it comes to this now, packed as {@link org.sitrep.dice.FaceSampler} says. */
    public void thrownAgain(final DiceThrow dice, final long result) {}

    /** The Enemy, or a Tactics marker, made a test. */
    public void enemyTest(
            final boolean tactics, final int focus, final int strike, final int crit, final long result) {}

    /** A Marine was hit, with or without effect. */
    public void marineHit(
            final int marine,
            final int hits,
            final boolean critical,
            final int absorbedHard,
            final int absorbedSoft,
            final int damage) {}

    /** The Enemy has activated and paid. */
    public void enemyActivated(final int cost) {}

    /** Fire Support was called. */
    public void fireMissionCalled(final int skill) {}

    /** A call was rolled for on Table A or B. */
    public void fireMissionTable(final int skill, final boolean tableB, final int die, final int intelligence) {}

    /** A call landed. */
    public void fireMissionLands(
            final int skill, final int row, final boolean friendly, final int hits, final boolean hardCoverGone) {}

    /** A Marine was patched up. */
    public void patchedUp(final int marine, final int successes, final int removed) {}

    /** A card that was played changed the Initiative. */
    public void initiativeChanged(final int amount) {}

    /** A card that was played took the Hard Cover off an Enemy space. */
    public void hardCoverRemoved(final int space) {}

    /** A card that was played made a Fire Support available again. */
    public void fireSupportRegained(final int skill) {}

    /** The combat has ended. */
    public void ended() {}
}
