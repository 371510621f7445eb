package org.sitrep.rulesets.purplehaze.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;

/** Tells the steps of Missions. */
abstract class MissionSteps extends CombatSteps {
    MissionSteps(final CombatState combat, final StepSink sink, final CampaignTrace next) {
        super(combat, sink, next);
    }

    @Override
    public void missionBegins() {
        tell("mission.begins");
        next.missionBegins();
    }

    @Override
    public void roundBegins() {
        tell("round.begins");
        next.roundBegins();
    }

    @Override
    public void marches(final int to, final int minutes, final int stamina) {
        tell("marches", to, minutes, stamina);
        next.marches(to, minutes, stamina);
    }

    @Override
    public void bivouacs(final int minutes, final boolean night) {
        tell("bivouacs", minutes, bit(night));
        next.bivouacs(minutes, night);
    }

    @Override
    public void timePassed(final int minutes) {
        tell("time.passed", minutes);
        next.timePassed(minutes);
    }

    @Override
    public void staminaChanged(final int from, final int to) {
        tell("stamina.changed", from, to);
        next.staminaChanged(from, to);
    }

    @Override
    public void forcedMarchDie(final int die, final int marine) {
        tell("forced.march.die", die, marine);
        next.forcedMarchDie(die, marine);
    }

    @Override
    public void threatDie(final int colour) {
        tell("threat.die", colour);
        next.threatDie(colour);
    }

    @Override
    public void threatChanged(final int from, final int to) {
        tell("threat.changed", from, to);
        next.threatChanged(from, to);
    }

    @Override
    public void randomCombat() {
        tell("random.combat");
        next.randomCombat();
    }

    @Override
    public void eventRevealed(final int marker) {
        tell("event.revealed", marker);
        next.eventRevealed(marker);
    }

    @Override
    public void encounterDrawn(final int card) {
        tell("encounter.drawn", card);
        next.encounterDrawn(card);
    }

    @Override
    public void eazPut(final int space) {
        tell("eaz.put", space);
        next.eazPut(space);
    }

    @Override
    public void eazRemoved(final int space) {
        tell("eaz.removed", space);
        next.eazRemoved(space);
    }

    @Override
    public void eventPut(final int marker, final int space) {
        tell("event.put", marker, space);
        next.eventPut(marker, space);
    }

    @Override
    public void eventRemoved(final int marker) {
        tell("event.removed", marker);
        next.eventRemoved(marker);
    }

    @Override
    public void landingZoneMade(final int space) {
        tell("landing.zone.made", space);
        next.landingZoneMade(space);
    }

    @Override
    public void evacuated(final int marines) {
        tell("evacuated", marines);
        next.evacuated(marines);
    }

    @Override
    public void boonDrawn(final int marine, final int card, final int kept) {
        tell("boon.drawn", marine, card, kept);
        next.boonDrawn(marine, card, kept);
    }

    @Override
    public void skillUsed(final int marine, final int skill) {
        tell("skill.used", marine, skill);
        next.skillUsed(marine, skill);
    }

    @Override
    public void firstAid(final int marine, final int focus, final int strike, final int successes) {
        tell("first.aid", marine, focus, strike, successes);
        next.firstAid(marine, focus, strike, successes);
    }

    @Override
    public void rationEaten(final int marine) {
        tell("ration.eaten", marine);
        next.rationEaten(marine);
    }

    @Override
    public void pointMan(final int marine) {
        tell("point.man", marine);
        next.pointMan(marine);
    }

    @Override
    public void rewarded(final int experienceEach, final int boonCards) {
        tell("rewarded", experienceEach, boonCards);
        next.rewarded(experienceEach, boonCards);
    }

    @Override
    public void objectiveMet(final int objective) {
        tell("objective.met", objective);
        next.objectiveMet(objective);
    }

    @Override
    public void missionEnded(final MissionEnd end) {
        tell("mission.ended", end.ordinal());
        next.missionEnded(end);
    }

    // Numbers of steps and log entries are left out: they shift when something is written in front of them.
    @Override
    public void entryBegins(final int step) {
        tell("entry.begins");
        next.entryBegins(step);
    }

    @Override
    public void step(final int step) {
        tell("step");
        next.step(step);
    }

    @Override
    public void optionTaken(final int step, final int option) {
        tell("option.taken", option);
        next.optionTaken(step, option);
    }

    @Override
    public void wayTaken(final int step, final int way) {
        tell("way.taken", way);
        next.wayTaken(step, way);
    }

    @Override
    public void entryDie(final int die) {
        tell("entry.die", die);
        next.entryDie(die);
    }

    @Override
    public void picked(final int who, final int marines) {
        tell("picked", who, marines);
        next.picked(who, marines);
    }

    @Override
    public void traitTested(final int marine, final int trait, final int diff, final boolean passed) {
        tell("trait.tested", marine, trait, diff, bit(passed));
        next.traitTested(marine, trait, diff, passed);
    }

    @Override
    public void damaged(final int marine, final int damage) {
        tell("damaged", marine, damage);
        next.damaged(marine, damage);
    }

    @Override
    public void stressed(final int marine, final int stress) {
        tell("stressed", marine, stress);
        next.stressed(marine, stress);
    }

    @Override
    public void calmed(final int marine) {
        tell("calmed", marine);
        next.calmed(marine);
    }

    @Override
    public void boonPoints(final int marine, final int change) {
        tell("boon.points", marine, change);
        next.boonPoints(marine, change);
    }

    @Override
    public void charmFound(final int marine, final int charm) {
        tell("charm.found", marine, charm);
        next.charmFound(marine, charm);
    }

    @Override
    public void weaponOwned(final int weapon) {
        tell("weapon.owned", weapon);
        next.weaponOwned(weapon);
    }

    @Override
    public void terrainShift(final int shift) {
        tell("terrain.shift", shift);
        next.terrainShift(shift);
    }

    @Override
    public void escort(final boolean led) {
        tell("escort", bit(led));
        next.escort(led);
    }

    @Override
    public void logged(final long set, final long cleared) {
        tell("logged", Long.bitCount(set), Long.bitCount(cleared));
        next.logged(set, cleared);
    }

    @Override
    public void landingZoneLost(final int space) {
        tell("landing.zone.lost", space);
        next.landingZoneLost(space);
    }

    @Override
    public void basePut(final int space) {
        tell("base.put", space);
        next.basePut(space);
    }

    @Override
    public void squadPut(final int space) {
        tell("squad.put", space);
        next.squadPut(space);
    }

    @Override
    public void gambled(final int die, final int stake) {
        tell("gambled", die, stake);
        next.gambled(die, stake);
    }

    @Override
    public void experience(final int marine, final int experience) {
        tell("experience", marine, experience);
        next.experience(marine, experience);
    }
}
