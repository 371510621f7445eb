package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.ObjectiveTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * What a player sees of the Mission, read only: tracks, map and log. Not the numbers of Event markers before they are
 * revealed, nor an entry before it is come upon, nor the order of any deck. Every method answers at once and allocates
 * nothing. One a playout.
 *
 * <p>A Space is a number of {@link #map}; none is -1.
 */
public final class MissionView {
    /** The most SP. */
    public static final int MOST_STAMINA = MissionState.MOST_STAMINA;
    /** The lowest Threat. */
    public static final int LEAST_THREAT = MissionState.LEAST_THREAT;
    /** The highest Threat. */
    public static final int MOST_THREAT = MissionState.MOST_THREAT;

    /** Words of a set of Spaces, a bit each. */
    public static final int SPACE_WORDS = MapTable.MOST_SPACES / Long.SIZE;
    /** EAZ markers. */
    public static final int MOST_EAZ = MissionState.MOST_EAZ;

    /** The entry under way, from the step in hand on. */
    public final StoryView story;

    private final MissionState state;

    /** Looks at a Mission. */
    public MissionView(final MissionState state) {
        this.state = state;
        story = StoryView.ofMarines(state);
    }

    // Tracks

    /** Returns the time of day in minutes. */
    public int timeOfDay() {
        return Clock.timeOfDay(state.minutes);
    }

    /** Returns whether it is night by the clock. */
    public boolean night() {
        return Clock.isNight(state.minutes);
    }

    /** Returns the minutes since the Mission began. */
    public int elapsed() {
        return state.elapsed();
    }

    /** Returns the minutes left until the Squad is called back. */
    public int minutesLeft() {
        return state.mission.definition.lastsAtMost() - state.elapsed();
    }

    /** Returns the SP. */
    public int stamina() {
        return state.stamina;
    }

    /** Returns the Threat. */
    public int threat() {
        return state.threat;
    }

    /** Returns the Threat at which a Random Combat comes. */
    public int randomCombatAt() {
        return state.mission.definition.randomCombatAt();
    }

    /** Returns whether there are Encounters in this Mission, as its booklet says. */
    public boolean encounters() {
        return state.mission.definition.encounters().drawn();
    }

    /** Returns the Threat die. */
    public ThreatDie threatDie() {
        return state.tables.threatDie;
    }

    /** Returns the Action Rounds begun. */
    public int round() {
        return state.round;
    }

    /** Returns the combats begun. */
    public int combats() {
        return state.combats;
    }

    // Map

    /** Returns the map. */
    public MapTable map() {
        return state.mission.map;
    }

    /** Returns the Terrain and its costs. */
    public TerrainTable terrain() {
        return state.tables.terrain;
    }

    /** Returns the Squad's Space. */
    public int space() {
        return state.space;
    }

    /** Returns the Space of the Base, or -1. */
    public int base() {
        return state.base;
    }

    /** Returns whether entering the Base ends the Mission. */
    public boolean baseEndsMission() {
        return state.mission.definition.baseEndsMission();
    }

    /** Returns the Space from which the Squad is to be flown out, or -1. */
    public int goal() {
        return state.mission.goal;
    }

    /** Returns whether a Space is a landing zone. */
    public boolean landingZone(final int space) {
        return state.landingZone[space];
    }

    /** Returns whether an Event marker lies on a Space. */
    public boolean hasEvent(final int space) {
        return state.eventAt[space] != 0;
    }

    /**
     * Sets the Spaces with an Event marker.
     *
     * @param spaces {@link #SPACE_WORDS} words, a bit a Space
     */
    public void events(final long[] spaces) {
        Arrays.fill(spaces, 0);
        for (int marker = 1; marker < state.eventSpace.length; marker++) {
            final int space = state.eventSpace[marker];
            if (space != MissionState.NONE) {
                spaces[space / Long.SIZE] |= 1L << space;
            }
        }
    }

    /** Returns how many EAZ are on the map. */
    public int eazCount() {
        return state.eazCount;
    }

    /** Returns the Space of an EAZ; they come in no order that matters. */
    public int eazSpace(final int nth) {
        return state.eazAt[nth];
    }

    /** Returns whether an EAZ lies on a Space. */
    public boolean hasEaz(final int space) {
        return state.hasEaz(space);
    }

    /** Returns what EAZ would add to Threat where the Squad is: 0, 1 or 2. */
    public int eazThreat() {
        return state.eazThreat();
    }

    /** Returns the minutes of a March to an Adjacent Space now, with Terrain shift and burdens. */
    public int marchMinutes(final int to) {
        return MarchCost.minutes(state, to, state.shift);
    }

    /** Returns the SP of a March to an Adjacent Space now, with Terrain shift and burdens. */
    public int marchStamina(final int to) {
        return MarchCost.stamina(state, to, state.shift);
    }

    /** Returns the minutes of a March to a Space with the burdens of now, but without Terrain shift. */
    public int marchMinutesWithoutShift(final int to) {
        return MarchCost.minutes(state, to, 0);
    }

    /** Returns the SP of a March to a Space with the burdens of now, but without Terrain shift. */
    public int marchStaminaWithoutShift(final int to) {
        return MarchCost.stamina(state, to, 0);
    }

    /** Returns the minutes that burdens add to every March now. */
    public int burdenMinutes() {
        return MarchCost.burdenMinutes(state);
    }

    /** Returns the SP that burdens add to every March now. */
    public int burdenStamina() {
        return MarchCost.burdenStamina(state);
    }

    /** Returns what EAZ would add to Threat if the Squad were in a Space: 0, 1 or 2. */
    public int eazThreatAt(final int space) {
        return state.eazThreat(space);
    }

    // Log and burdens

    /** Returns the log entries set, a bit each. */
    public long flags() {
        return state.flags;
    }

    /** Returns the objectives met so far, as a mask; those that are looked at in the end are not among them. */
    public int objectivesMet() {
        return state.met;
    }

    /**
     * Returns the minutes within which all primary objectives have to be met, or those after which the Squad is called
     * back.
     */
    public int primaryWithin() {
        return state.mission.primaryWithin;
    }

    /** Returns the primary objectives, as a mask. */
    public int primaryObjectives() {
        return state.mission.objectives.primary;
    }

    /** Returns whether nothing is left to be done for an objective but to end the Mission as it wants. */
    public boolean onlyTheEndIsLeft(final int objective) {
        final ObjectiveTable objectives = state.mission.objectives;
        return (state.met & 1 << objective) != 0
                || !objectives.get(objective).byEffect()
                        && (state.flags & objectives.with[objective]) == objectives.with[objective]
                        && (state.flags & objectives.without[objective]) == 0;
    }

    /** Returns the log entries that an objective wants set. */
    public long objectiveWants(final int objective) {
        return state.mission.objectives.with[objective];
    }

    /** Returns the log entries that an objective forbids. */
    public long objectiveForbids(final int objective) {
        return state.mission.objectives.without[objective];
    }

    /**
     * Returns whether the briefing or an entry has named a Space as one to go to: the briefing by its name, an entry by
     * putting an Event marker there.
     */
    public boolean named(final int space) {
        return state.mission.briefed[space] || state.eventAt[space] != 0 && !state.mission.eventAtStart[space];
    }

    /** Returns the Marines who may be flown out while the Mission goes on, as a mask (PH-EVC-1). */
    public int mayBeFlownOut() {
        return Evac.eligible(state.squad);
    }

    /** Returns how many objectives the Mission has. */
    public int objectives() {
        return state.mission.objectives.count;
    }

    /** Returns whether somebody is led along. */
    public boolean escort() {
        return state.escort;
    }

    /** Returns how many dead are carried. */
    public int carriedDead() {
        return state.carriedDead;
    }

    /** Returns the place of this Mission among those of its campaign, from 0. */
    public int ordinal() {
        return state.ordinal;
    }
}
