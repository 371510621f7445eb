package org.sitrep.rulesets.purplehaze.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;

/** Tells the steps of Missions. */
abstract class MissionSteps extends CombatSteps {
    MissionSteps(final CombatState combat, final StepSink sink) {
        super(combat, sink);
    }

    @Override
    public void missionBegins() {
        tell("mission.begins");
    }

    @Override
    public void roundBegins() {
        tell("round.begins");
    }

    @Override
    public void marches(final int to, final int minutes, final int stamina) {
        tell("marches", to, minutes, stamina);
    }

    @Override
    public void bivouacs(final int minutes, final boolean night) {
        tell("bivouacs", minutes, bit(night));
    }

    @Override
    public void timePassed(final int minutes) {
        tell("time.passed", minutes);
    }

    @Override
    public void staminaChanged(final int from, final int to) {
        tell("stamina.changed", from, to);
    }

    @Override
    public void forcedMarchDie(final int die, final int marine) {
        tell("forced.march.die", die, marine);
    }

    @Override
    public void threatDie(final int colour) {
        tell("threat.die", colour);
    }

    @Override
    public void threatChanged(final int from, final int to) {
        tell("threat.changed", from, to);
    }

    @Override
    public void randomCombat() {
        tell("random.combat");
    }

    @Override
    public void eventRevealed(final int marker) {
        tell("event.revealed", marker);
    }

    @Override
    public void encounterDrawn(final int card) {
        tell("encounter.drawn", card);
    }

    @Override
    public void eazPut(final int space) {
        tell("eaz.put", space);
    }

    @Override
    public void eazRemoved(final int space) {
        tell("eaz.removed", space);
    }

    @Override
    public void eventPut(final int marker, final int space) {
        tell("event.put", marker, space);
    }

    @Override
    public void eventRemoved(final int marker) {
        tell("event.removed", marker);
    }

    @Override
    public void landingZoneMade(final int space) {
        tell("landing.zone.made", space);
    }

    @Override
    public void evacuated(final int marines) {
        tell("evacuated", marines);
    }

    @Override
    public void boonDrawn(final int marine, final int card, final int kept) {
        tell("boon.drawn", marine, card, kept);
    }

    @Override
    public void skillUsed(final int marine, final int skill) {
        tell("skill.used", marine, skill);
    }

    @Override
    public void firstAid(final int marine, final int focus, final int strike, final int successes) {
        tell("first.aid", marine, focus, strike, successes);
    }

    @Override
    public void rationEaten(final int marine) {
        tell("ration.eaten", marine);
    }

    @Override
    public void pointMan(final int marine) {
        tell("point.man", marine);
    }

    @Override
    public void rewarded(final int experienceEach, final int boonCards) {
        tell("rewarded", experienceEach, boonCards);
    }

    @Override
    public void objectiveMet(final int objective) {
        tell("objective.met", objective);
    }

    @Override
    public void missionEnded(final MissionEnd end) {
        tell("mission.ended", end.ordinal());
    }

    // Numbers of steps and log entries are left out: they shift when something is written in front of them.
    @Override
    public void entryBegins(final int step) {
        tell("entry.begins");
    }

    @Override
    public void step(final int step) {
        tell("step");
    }

    @Override
    public void optionTaken(final int step, final int option) {
        tell("option.taken", option);
    }

    @Override
    public void wayTaken(final int step, final int way) {
        tell("way.taken", way);
    }

    @Override
    public void entryDie(final int die) {
        tell("entry.die", die);
    }

    @Override
    public void picked(final int who, final int marines) {
        tell("picked", who, marines);
    }

    @Override
    public void traitTested(final int marine, final int trait, final int diff, final boolean passed) {
        tell("trait.tested", marine, trait, diff, bit(passed));
    }

    @Override
    public void damaged(final int marine, final int damage) {
        tell("damaged", marine, damage);
    }

    @Override
    public void stressed(final int marine, final int stress) {
        tell("stressed", marine, stress);
    }

    @Override
    public void calmed(final int marine) {
        tell("calmed", marine);
    }

    @Override
    public void boonPoints(final int marine, final int change) {
        tell("boon.points", marine, change);
    }

    @Override
    public void charmFound(final int marine, final int charm) {
        tell("charm.found", marine, charm);
    }

    @Override
    public void weaponOwned(final int weapon) {
        tell("weapon.owned", weapon);
    }

    @Override
    public void terrainShift(final int shift) {
        tell("terrain.shift", shift);
    }

    @Override
    public void escort(final boolean led) {
        tell("escort", bit(led));
    }

    @Override
    public void logged(final long set, final long cleared) {
        tell("logged", Long.bitCount(set), Long.bitCount(cleared));
    }

    @Override
    public void landingZoneLost(final int space) {
        tell("landing.zone.lost", space);
    }

    @Override
    public void basePut(final int space) {
        tell("base.put", space);
    }

    @Override
    public void squadPut(final int space) {
        tell("squad.put", space);
    }

    @Override
    public void gambled(final int die, final int stake) {
        tell("gambled", die, stake);
    }

    @Override
    public void experience(final int marine, final int experience) {
        tell("experience", marine, experience);
    }
}
