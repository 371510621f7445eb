package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/**
 * Counts of a Mission for reports; the rules write them and never read them. Reset with the Mission; about 2 KB. One
 * instance per playout; the arrays are public for the hot path.
 */
public final class MissionRecord {
    /** The number of hours for which Threat and Stamina are recorded, from hour 0. */
    public static final int MOST_HOURS = 48;

    /** The present activity of the Squad. */
    public enum Scene {
        /** The entry that opens the Mission. */
        OPENING,
        MARCH,
        RANDOM_COMBAT,
        EVENT,
        ENCOUNTER,
        BIVOUAC,
        EVAC
    }

    /** The outcome of an Event or Encounter. */
    public enum Result {
        /** Not encountered. */
        UNSEEN,
        /** All its tests that were made were passed. */
        PASSED,
        /** One of its tests was failed. */
        FAILED,
        /** Resolved without a test. */
        UNTESTED
    }

    /** A number that is counted over the whole Mission. */
    public enum Count {
        RANDOM_COMBATS,
        KILLS_BY_FIRE_SUPPORT,
        KILLS_BY_CLAYMORE,
        /** Steps of ammo and grenades spent in combats. */
        AMMO_SPENT,
        DAMAGE_BY_ATTACKS,
        DAMAGE_BY_TACTICS,
        DAMAGE_BY_FRIENDLY_FIRE,
        /** Damage due to missing SP (PH-SP-2). */
        DAMAGE_BY_WANT,
        DAMAGE_BY_ENTRIES,
        KILLED_IN_COMBATS,
        ENCOUNTERS_DRAWN,
        EVENTS_RESOLVED,
        /** Marches for which the Squad lacked Stamina (PH-SP-3). */
        FORCED_MARCHES,
        /** Ordinary Bivouacs. */
        BIVOUACS,
        NIGHT_BIVOUACS,
        /** Helicopters that have landed. */
        FLIGHTS,
        FIRST_AIDS,
        RATIONS,
        /** Times an EAZ has added to Threat. */
        EAZ_RISES,
        BOON_CARDS,
        MARCH_MINUTES,
        REST_MINUTES
    }

    private static final Scene[] SCENES = Scene.values();
    private static final int ENDS = End.values().length;

    private final StateArrays arrays = new StateArrays();

    /** The present activity, or the last one before the Mission ended: an ordinal of {@link Scene}. */
    public int scene;
    /** The box of the current combat, or of the one in which the Squad was lost, or {@link Index#NONE}. */
    public int box;

    /** The counts by {@link Count}. */
    public final int[] counts = arrays.ints(Count.values().length);

    public final int[] experience = arrays.ints(SquadState.MARINES);

    /** Combats, by box. */
    public final int[] fought;
    /** Combats at {@code box * ends + end}. */
    public final int[] combats;

    /** Enemies met, by type. */
    public final int[] met;
    /** Enemies eliminated, by type. */
    public final int[] eliminated;
    /** Enemies that a Marine has eliminated. */
    public final int[] kills = arrays.ints(SquadState.MARINES);

    /** Marines killed outside combats, by {@link Scene}. */
    public final int[] killed = arrays.ints(SCENES.length);

    /** The last outcome of each Event, by marker from 1: ordinals of {@link Result}. */
    public final int[] events = arrays.ints(MissionTable.MOST_EVENTS + 1);
    /** The outcome of each Encounter card: ordinals of {@link Result}. */
    public final int[] encounters;

    /** Trait tests made, by Trait. */
    public final int[] tests = arrays.ints(Trait.values().length);
    /** Trait tests passed, by Trait. */
    public final int[] testsPassed = arrays.ints(Trait.values().length);

    /** Threat at each full hour since the Mission began, before the events of that minute. */
    public final int[] threatAt = new int[MOST_HOURS + 1];
    /** SP at each full hour, likewise. */
    public final int[] staminaAt = new int[MOST_HOURS + 1];
    /** The number of hours recorded so far. */
    public int hours;

    private int result;

    MissionRecord(final MissionTables tables) {
        met = arrays.ints(tables.components.enemies.types);
        eliminated = arrays.ints(tables.components.enemies.types);
        fought = arrays.ints(tables.boxes.length);
        combats = arrays.ints(tables.boxes.length * ENDS);
        encounters = arrays.ints(tables.encounters.index.size());
    }

    /** Returns a count. */
    public int of(final Count count) {
        return counts[count.ordinal()];
    }

    /** Adds to a count. */
    void add(final Count count, final int more) {
        counts[count.ordinal()] += more;
    }

    /** Returns the number of combats of a box that ended in a given way. */
    public int combats(final int ofBox, final End end) {
        return combats[ofBox * ENDS + end.ordinal()];
    }

    void reset() {
        arrays.reset();
        scene = Scene.OPENING.ordinal();
        box = Index.NONE;
        hours = 0;
        result = 0;
    }

    void enter(final Scene newScene) {
        scene = newScene.ordinal();
    }

    /** Records the end of a combat; {@link #fell} counts the Marines killed in it. */
    void fought(final CombatState combat) {
        fought[box]++;
        combats[box * ENDS + combat.end.ordinal()]++;
        for (int type = 0; type < met.length; type++) {
            met[type] += combat.placed[type];
            eliminated[type] += combat.eliminated[type];
        }
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            kills[marine] += combat.kills[marine];
        }
        add(Count.KILLS_BY_FIRE_SUPPORT, combat.killsByFireSupport);
        add(Count.KILLS_BY_CLAYMORE, combat.killsByClaymore);
        add(Count.AMMO_SPENT, combat.ammoSpent);
        add(Count.DAMAGE_BY_ATTACKS, combat.damageByAttacks);
        add(Count.DAMAGE_BY_TACTICS, combat.damageByTactics);
        add(Count.DAMAGE_BY_FRIENDLY_FIRE, combat.damageByFriendlyFire);
    }

    /** Records Marines killed. */
    void fell(final int count) {
        if (box == Index.NONE) {
            killed[scene] += count;
        } else {
            add(Count.KILLED_IN_COMBATS, count);
        }
    }

    void entryBegins() {
        result = Result.UNTESTED.ordinal();
    }

    /** Records that a step's test was passed or failed, by the required number of Marines. */
    void stepTested(final boolean passed) {
        if (!passed) {
            result = Result.FAILED.ordinal();
        } else if (result == Result.UNTESTED.ordinal()) {
            result = Result.PASSED.ordinal();
        }
    }

    void eventEnds(final int marker) {
        events[marker] = result;
        add(Count.EVENTS_RESOLVED, 1);
    }

    void encounterEnds(final int card) {
        encounters[card] = result;
        add(Count.ENCOUNTERS_DRAWN, 1);
    }

    void tested(final int trait, final boolean passed) {
        tests[trait]++;
        testsPassed[trait] += passed ? 1 : 0;
    }

    /** Records the tracks for the full hours reached; called before a track changes and at the end of the Mission. */
    void follow(final MissionState state) {
        final int elapsed = state.elapsed();
        while (hours <= MOST_HOURS && hours * Clock.HOUR <= elapsed) {
            threatAt[hours] = state.threat;
            staminaAt[hours] = state.stamina;
            hours++;
        }
    }
}
