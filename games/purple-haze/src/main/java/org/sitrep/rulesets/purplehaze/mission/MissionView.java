package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.ObjectiveTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * A read-only view of the Mission: all that a player sees of its tracks, map and log. It excludes the numbers of Event
 * markers not yet revealed, entries not yet reached and the order of any deck. Every method returns immediately and
 * allocates nothing. One instance per playout.
 *
 * <p>A Space is a number of {@link #map}; -1 stands for no Space.
 */
public final class MissionView {
    /** The highest SP. */
    public static final int MOST_STAMINA = MissionState.MOST_STAMINA;
    /** The lowest Threat. */
    public static final int LEAST_THREAT = MissionState.LEAST_THREAT;
    /** The highest Threat. */
    public static final int MOST_THREAT = MissionState.MOST_THREAT;

    /** The number of words in a set of Spaces with one bit per Space. */
    public static final int SPACE_WORDS = MapTable.MOST_SPACES / Long.SIZE;

    /** The current entry, from the current step on. */
    public final StoryView story;

    private final MissionState state;

    /** Creates the view of a Mission. */
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

    /** Returns the SP of the Squad. */
    public int stamina() {
        return state.stamina;
    }

    /** Returns the Threat. */
    public int threat() {
        return state.threat;
    }

    /** Returns the Threat that triggers a Random Combat. */
    public int randomCombatAt() {
        return state.mission.definition.randomCombatAt();
    }

    /** Returns whether the booklet has Encounters in this Mission. */
    public boolean encounters() {
        return state.mission.definition.encounters().drawn();
    }

    /** Returns the Threat die. */
    public ThreatDie threatDie() {
        return state.tables.threatDie;
    }

    /** Returns the number of Action Rounds begun. */
    public int round() {
        return state.round;
    }

    /** Returns the number of combats begun. */
    public int combats() {
        return state.combats;
    }

    // Map

    /** Returns the id of the Mission. */
    public String id() {
        return state.mission.definition.id();
    }

    /** Returns the number of the Event marker of a Space, 1 to 8; 0 without one. */
    public int event(final int space) {
        return state.eventAt[space];
    }

    /** Returns the map. */
    public MapTable map() {
        return state.mission.map;
    }

    /** Returns the Terrain types and their costs. */
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

    /** Returns the Space where the Squad is to be evacuated, or -1. */
    public int goal() {
        return state.mission.goal;
    }

    /** Returns whether a Space is a landing zone. */
    public boolean landingZone(final int space) {
        return state.landingZone[space];
    }

    /** Returns whether a Space has an Event marker. */
    public boolean hasEvent(final int space) {
        return state.eventAt[space] != 0;
    }

    /**
     * Fills in the Spaces with an Event marker.
     *
     * @param spaces {@link #SPACE_WORDS} words, one bit per Space
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

    /**
     * Fills in the Spaces with an EAZ.
     *
     * @param spaces {@link #SPACE_WORDS} words, one bit per Space
     */
    public void eaz(final long[] spaces) {
        Arrays.fill(spaces, 0);
        for (int nth = 0; nth < state.eazCount; nth++) {
            spaces[state.eazAt[nth] / Long.SIZE] |= 1L << state.eazAt[nth];
        }
    }

    /** Returns the number of EAZ on the map. */
    public int eazCount() {
        return state.eazCount;
    }

    /** Returns the Space of an EAZ; the order has no meaning. */
    public int eazSpace(final int nth) {
        return state.eazAt[nth];
    }

    /** Returns whether a Space has an EAZ. */
    public boolean hasEaz(final int space) {
        return state.hasEaz(space);
    }

    /** Returns the Threat that EAZ would add where the Squad is: 0, 1 or 2. */
    public int eazThreat() {
        return state.eazThreat();
    }

    /** Returns the minutes of a March to an Adjacent Space now, including Terrain shift and burdens. */
    public int marchMinutes(final int to) {
        return MarchCost.minutes(state, to, state.shift);
    }

    /** Returns the SP of a March to an Adjacent Space now, including Terrain shift and burdens. */
    public int marchStamina(final int to) {
        return MarchCost.stamina(state, to, state.shift);
    }

    /** Returns the minutes of a March to a Space with the present burdens, but without Terrain shift. */
    public int marchMinutesWithoutShift(final int to) {
        return MarchCost.minutes(state, to, 0);
    }

    /** Returns the SP of a March to a Space with the present burdens, but without Terrain shift. */
    public int marchStaminaWithoutShift(final int to) {
        return MarchCost.stamina(state, to, 0);
    }

    /** Returns the minutes that the present burdens add to every March. */
    public int burdenMinutes() {
        return MarchCost.burdenMinutes(state);
    }

    /** Returns the SP that the present burdens add to every March. */
    public int burdenStamina() {
        return MarchCost.burdenStamina(state);
    }

    /** Returns the Threat that EAZ would add if the Squad were in a Space: 0, 1 or 2. */
    public int eazThreatAt(final int space) {
        return state.eazThreat(space);
    }

    /** Copies the Spaces that the Squad may not enter, one bit per Space. */
    public void forbidden(final long[] into) {
        System.arraycopy(state.forbidden, 0, into, 0, into.length);
    }

    // Log and burdens

    /** Returns the log entries set, one bit per entry. */
    public long flags() {
        return state.flags;
    }

    /** Returns a log entry as a bit of {@link #flags}; 0 if the scenario names no such entry. */
    public long logEntry(final String name) {
        return bit(state.tables.components.flags.find(name));
    }

    /** Returns an objective of the Mission as a bit of {@link #objectivesMet}; 0 if it has no such objective. */
    public int objective(final String id) {
        return (int) bit(state.mission.objectives.index.find(id));
    }

    private static long bit(final int number) {
        return number == Index.NONE ? 0 : 1L << number;
    }

    /** Returns the objectives met so far, as a mask; objectives that are checked at the end are not included. */
    public int objectivesMet() {
        return state.met;
    }

    /** Returns the minutes within which all primary objectives must be met, or after which the Squad is called back. */
    public int primaryWithin() {
        return state.mission.primaryWithin;
    }

    /** Returns the primary objectives, as a mask. */
    public int primaryObjectives() {
        return state.mission.objectives.primary;
    }

    /** Returns whether an objective requires nothing more than the right end of the Mission. */
    public boolean onlyTheEndIsLeft(final int objective) {
        final ObjectiveTable objectives = state.mission.objectives;
        return (state.met & 1 << objective) != 0
                || !objectives.get(objective).byEffect()
                        && (state.flags & objectives.with[objective]) == objectives.with[objective]
                        && (state.flags & objectives.without[objective]) == 0;
    }

    /** Returns the log entries that an objective requires to be set. */
    public long objectiveWants(final int objective) {
        return state.mission.objectives.with[objective];
    }

    /** Returns the log entries that an objective requires to be clear. */
    public long objectiveForbids(final int objective) {
        return state.mission.objectives.without[objective];
    }

    /**
     * Returns whether the briefing or an entry has named a Space as a destination: the briefing by its name, an entry
     * by placing an Event marker there.
     */
    public boolean named(final int space) {
        return state.mission.briefed[space] || state.eventAt[space] != 0 && !state.mission.eventAtStart[space];
    }

    /** Returns the Marines who may be evacuated while the Mission continues, as a mask (PH-EVC-1). */
    public int mayBeFlownOut() {
        return Evac.eligible(state.squad);
    }

    /** Returns the number of objectives of the Mission. */
    public int objectives() {
        return state.mission.objectives.count;
    }

    /** Returns whether the Squad escorts anyone. */
    public boolean escort() {
        return state.escort;
    }

    /** Returns the number of dead that the Squad carries. */
    public int carriedDead() {
        return state.carriedDead;
    }

    /** Returns the position of this Mission in its campaign, from 0. */
    public int ordinal() {
        return state.ordinal;
    }

    // Tests

    /** Returns the Focus dice of First Aid by a Marine, without help. */
    public int firstAidFocus(final int marine) {
        return TraitTests.within(FirstAid.focus(state.squad, marine), DicePool.MAX_FOCUS);
    }

    /** Returns the Strike dice of First Aid by a Marine, without help. */
    public int firstAidStrike(final int marine) {
        return TraitTests.within(FirstAid.strike(state.squad, marine), DicePool.MAX_STRIKE);
    }

    /** Returns the Crit dice of First Aid by a Marine, without help. */
    public int firstAidCrit(final int marine) {
        return TraitTests.within(FirstAid.crit(state.squad, marine), DicePool.MAX_CRIT);
    }
}
