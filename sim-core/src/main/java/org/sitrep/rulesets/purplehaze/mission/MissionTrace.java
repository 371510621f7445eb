package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.combat.CombatTrace;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;

/** Is told what happens in a Mission. Does nothing. */
public class MissionTrace extends CombatTrace {
    /** Tells nobody. */
    public static final MissionTrace NONE = new MissionTrace();

    /** For {@link #NONE} and subclasses. */
    protected MissionTrace() {}

    /** The Mission is set up. */
    public void missionBegins() {}

    /** An Action Round begins. */
    public void roundBegins() {}

    /** The Squad sets out for a Space; it costs so much. */
    public void marches(final int to, final int minutes, final int stamina) {}

    /** The Squad bivouacs. */
    public void bivouacs(final int minutes, final boolean night) {}

    /** The clock moved. */
    public void timePassed(final int minutes) {}

    /** SP changed. */
    public void staminaChanged(final int from, final int to) {}

    /** A die of a Forced March: {@code marine} is -1 if nobody holds the ID. */
    public void forcedMarchDie(final int die, final int marine) {}

    /** A Threat die was rolled: its colour is a number of {@link ThreatFace}. */
    public void threatDie(final int colour) {}

    /** Threat changed. */
    public void threatChanged(final int from, final int to) {}

    /** Threat has reached the level of a Random Combat. */
    public void randomCombat() {}

    /** An Event marker was revealed. */
    public void eventRevealed(final int marker) {}

    /** An Encounter card was drawn. */
    public void encounterDrawn(final int card) {}

    /** An EAZ was put on the map. */
    public void eazPut(final int space) {}

    /** An EAZ was taken off the map. */
    public void eazRemoved(final int space) {}

    /** An Event marker was put on the map. */
    public void eventPut(final int marker, final int space) {}

    /** An Event marker was taken off the map. */
    public void eventRemoved(final int marker) {}

    /** A landing zone was made. */
    public void landingZoneMade(final int space) {}

    /** Marines were flown out, as a mask. */
    public void evacuated(final int marines) {}

    /** A Marine drew a Boon card; {@code kept} is the one he holds now. */
    public void boonDrawn(final int marine, final int card, final int kept) {}

    /** A skill was used on the map. */
    public void skillUsed(final int marine, final int skill) {}

    /** First Aid was given: so many successes. */
    public void firstAid(final int marine, final int focus, final int strike, final int successes) {}

    /** A ration was eaten. */
    public void rationEaten(final int marine) {}

    /** There is another Point Man. */
    public void pointMan(final int marine) {}

    /** A combat of this Mission was rewarded. */
    public void rewarded(final int experienceEach, final int boonCards) {}

    /** An objective was met. */
    public void objectiveMet(final int objective) {}

    /** The Mission has ended. */
    public void missionEnded(final MissionEnd end) {}

    /** An entry begins with a step. */
    public void entryBegins(final int step) {}

    /** A step of an entry is taken; its effects follow. */
    public void step(final int step) {}

    /** The player took an option of a step. */
    public void optionTaken(final int step, final int option) {}

    /** A step goes on, the way with that ordinal among those of its row in the {@link org.sitrep.rulesets.purplehaze.tables.StoryTable}. */
    public void wayTaken(final int step, final int way) {}

    /** A step rolled a D6. */
    public void entryDie(final int die) {}

    /** An entry concerns Marines, as a mask. */
    public void picked(final int who, final int marines) {}

    /** A Marine made a Trait test; the Squad's test in hand holds its dice. */
    public void traitTested(final int marine, final int trait, final int diff, final boolean passed) {}

    /** A Marine took Damage from an Event or Encounter. */
    public void damaged(final int marine, final int damage) {}

    /** A Marine took Stress from an Event or Encounter. */
    public void stressed(final int marine, final int stress) {}

    /** A Marine dropped a Condition cube. */
    public void calmed(final int marine) {}

    /** A Marine gained or lost Boon points. */
    public void boonPoints(final int marine, final int change) {}

    /** A Marine found a Lucky Charm. */
    public void charmFound(final int marine, final int charm) {}

    /** A weapon was put into the Squad's locker. */
    public void weaponOwned(final int weapon) {}

    /** The next March costs less, -1, or more, 1. */
    public void terrainShift(final int shift) {}

    /** Somebody is led along, or was let go. */
    public void escort(final boolean led) {}

    /** Log entries were set and cleared, as masks. */
    public void logged(final long set, final long cleared) {}

    /** A landing zone is one no more. */
    public void landingZoneLost(final int space) {}

    /** The Base was put on a Space. */
    public void basePut(final int space) {}

    /** The Squad was put on a Space without a March. */
    public void squadPut(final int space) {}

    /** The Squad gambled for its Boon points. */
    public void gambled(final int die, final int stake) {}

    /** A Marine gained or lost experience. */
    public void experience(final int marine, final int experience) {}
}
