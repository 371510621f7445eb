package org.sitrep.rulesets.purplehaze.steps;

import org.sitrep.dice.DiceThrow;
import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.SapperMarker;

/** Tells the steps of combats. */
abstract class CombatSteps extends SquadSteps {
    private final CombatState combat;

    CombatSteps(final CombatState combat, final StepSink sink, final CampaignTrace next) {
        super(sink, next);
        this.combat = combat;
    }

    /** Told with what stands where, so that a marker with another value shows where it is put on the board. */
    @Override
    public void setUpDone() {
        final int spaces = combat.hitPoints.length;
        final long[] numbers = new long[2 * spaces + 1];
        for (int space = 0; space < spaces; space++) {
            final boolean taken = (combat.enemyMask & 1 << space) != 0;
            numbers[2 * space] = taken ? combat.hitPoints[space] : 0;
            numbers[2 * space + 1] = taken ? combat.enemySoft[space] : 0;
        }
        numbers[2 * spaces] = combat.initiative;
        tell("set.up.done", numbers);
        next.setUpDone();
    }

    @Override
    public void begins() {
        tell("begins");
        next.begins();
    }

    @Override
    public void claymore(final int row, final int dudRoll, final int total, final boolean critical) {
        tell("claymore", row, dudRoll, total, bit(critical));
        next.claymore(row, dudRoll, total, critical);
    }

    @Override
    public void marineActivates(final int marine) {
        tell("marine.activates", marine);
        next.marineActivates(marine);
    }

    @Override
    public void order(final int marine, final int order) {
        tell("order", marine, order);
        next.order(marine, order);
    }

    @Override
    public void marineTest(
            final int marine, final int again, final int focus, final int strike, final int crit, final int result) {
        tell("marine.test", marine, again, focus, strike, crit, result);
        next.marineTest(marine, again, focus, strike, crit, result);
    }

    @Override
    public void marineActivated(final int marine, final int cost) {
        tell("marine.activated", marine, cost);
        next.marineActivated(marine, cost);
    }

    @Override
    public void smokeChanged(final int column) {
        tell("smoke.changed", column);
        next.smokeChanged(column);
    }

    @Override
    public void enemyRevealed(final int space) {
        tell("enemy.revealed", space);
        next.enemyRevealed(space);
    }

    @Override
    public void enemyHit(
            final int space, final int hits, final int absorbedHard, final int absorbedSoft, final int lost) {
        tell("enemy.hit", space, hits, absorbedHard, absorbedSoft, lost);
        next.enemyHit(space, hits, absorbedHard, absorbedSoft, lost);
    }

    @Override
    public void enemyEliminated(final int space, final int unit) {
        tell("enemy.eliminated", space, unit);
        next.enemyEliminated(space, unit);
    }

    @Override
    public void enemyActivates() {
        tell("enemy.activates");
        next.enemyActivates();
    }

    @Override
    public void retreatRoll(final int die, final int enemies) {
        tell("retreat.roll", die, enemies);
        next.retreatRoll(die, enemies);
    }

    @Override
    public void tacticsResolved(final int marker) {
        tell("tactics.resolved", marker);
        next.tacticsResolved(marker);
    }

    @Override
    public void tacticsAdded(final int marker) {
        tell("tactics.added", marker);
        next.tacticsAdded(marker);
    }

    @Override
    public void regroup(final int die) {
        tell("regroup", die);
        next.regroup(die);
    }

    @Override
    public void aimShoot(final int idDie, final int marine, final int result) {
        tell("aim.shoot", idDie, marine, result);
        next.aimShoot(idDie, marine, result);
    }

    @Override
    public void supportArrived(final int space) {
        tell("support.arrived", space);
        next.supportArrived(space);
    }

    @Override
    public void combatMarker(final int marker) {
        tell("combat.marker", marker);
        next.combatMarker(marker);
    }

    @Override
    public void hardMove(final int from, final int to) {
        tell("hard.move", from, to);
        next.hardMove(from, to);
    }

    @Override
    public void redMove(final int from, final int to) {
        tell("red.move", from, to);
        next.redMove(from, to);
    }

    @Override
    public void sapperMarker(final SapperMarker marker) {
        tell("sapper.marker", marker.ordinal());
        next.sapperMarker(marker);
    }

    @Override
    public void thrownAgain(final DiceThrow dice, final long result) {
        tell("thrown.again", result);
        next.thrownAgain(dice, result);
    }

    @Override
    public void enemyTest(final boolean tactics, final int focus, final int strike, final int crit, final long result) {
        tell("enemy.test", bit(tactics), focus, strike, crit, result);
        next.enemyTest(tactics, focus, strike, crit, result);
    }

    @Override
    public void marineHit(
            final int marine,
            final int hits,
            final boolean critical,
            final int absorbedHard,
            final int absorbedSoft,
            final int damage) {
        tell("marine.hit", marine, hits, bit(critical), absorbedHard, absorbedSoft, damage);
        next.marineHit(marine, hits, critical, absorbedHard, absorbedSoft, damage);
    }

    @Override
    public void enemyActivated(final int cost) {
        tell("enemy.activated", cost);
        next.enemyActivated(cost);
    }

    @Override
    public void fireMissionCalled(final int skill) {
        tell("fire.mission.called", skill);
        next.fireMissionCalled(skill);
    }

    @Override
    public void fireMissionTable(final int skill, final boolean tableB, final int die, final int intelligence) {
        tell("fire.mission.table", skill, bit(tableB), die, intelligence);
        next.fireMissionTable(skill, tableB, die, intelligence);
    }

    @Override
    public void fireMissionLands(
            final int skill, final int row, final boolean friendly, final int hits, final boolean hardCoverGone) {
        tell("fire.mission.lands", skill, row, bit(friendly), hits, bit(hardCoverGone));
        next.fireMissionLands(skill, row, friendly, hits, hardCoverGone);
    }

    @Override
    public void patchedUp(final int marine, final int successes, final int removed) {
        tell("patched.up", marine, successes, removed);
        next.patchedUp(marine, successes, removed);
    }

    @Override
    public void initiativeChanged(final int amount) {
        tell("initiative.changed", amount);
        next.initiativeChanged(amount);
    }

    @Override
    public void hardCoverRemoved(final int space) {
        tell("hard.cover.removed", space);
        next.hardCoverRemoved(space);
    }

    @Override
    public void fireSupportRegained(final int skill) {
        tell("fire.support.regained", skill);
        next.fireSupportRegained(skill);
    }

    @Override
    public void ended() {
        tell("ended");
        next.ended();
    }
}
