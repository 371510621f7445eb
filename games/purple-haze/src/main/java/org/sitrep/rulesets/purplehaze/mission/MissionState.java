package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/**
 * All that changes during a Mission and does not belong to the Marines: tracks, map, log and decks, about 3 KB of
 * primitive arrays, reset for each Mission. One a playout. The arrays are public for the sake of the hot path.
 *
 * <p>A Space is a number of the map; an Event marker 1-8; masks have one bit a flag, objective or card.
 */
public final class MissionState {
    public static final int NONE = Index.NONE;
    /** EAZ markers (PH-COM-8). */
    public static final int MOST_EAZ = 4;
    /** Highest SP (PH-SP-1). */
    public static final int MOST_STAMINA = 15;
    /** Lowest Threat (PH-THR-1). */
    public static final int LEAST_THREAT = 1;
    /** Highest Threat (PH-THR-1). */
    public static final int MOST_THREAT = 9;
    /** Parts of a Mission that have rolls of their own: the map and each combat. */
    public static final int SEGMENTS = 1024;

    public final MissionTables tables;
    public final SquadState squad;
    public final MissionRecord record;

    public MissionTable mission;
    /** Its place among the Missions of a campaign, from 0. */
    public int ordinal;

    // Tracks
    /** Time in minutes: the clock at the start and all that has passed since; not cut at midnight. */
    public int minutes;

    public int startMinutes;
    /** Time by which day and night are told, where that is not {@link #minutes} (AMB-12); else {@link #NONE}. */
    public int lightMinutes;
    /** SP. */
    public int stamina;

    public int threat;
    /** Whether Threat has reached the level of the Random Combat, which is to be resolved (PH-THR-6). */
    public boolean randomCombatDue;
    /** Terrain shift of the next March: -1 left, 0 none, 1 right (PH-MCH-5). */
    public int shift;
    /** Colour of the last Threat die of this round, a number of {@link ThreatFace}, or {@link #NONE}. */
    public int lastDie;

    // Map
    public int space;
    /** The Base, or {@link #NONE}. */
    public int base;
    /** Spaces of the EAZ on the map, in no order that matters. */
    public final int[] eazAt = new int[MOST_EAZ];

    public int eazCount;
    public final boolean[] landingZone = new boolean[MapTable.MOST_SPACES];
    /** The Event marker on a Space, or 0. */
    public final int[] eventAt = new int[MapTable.MOST_SPACES];
    /** The Space of an Event marker, or {@link #NONE}. */
    public final int[] eventSpace = new int[MissionTable.MOST_EVENTS + 1];

    // Log and burdens
    /** Log entries set, a bit each as the components' flags number them. */
    public long flags;
    /** Objectives met, as a mask. */
    public int met;
    /** Whether somebody is led along. */
    public boolean escort;
    /** K.I.A. burden markers. */
    public int carriedDead;

    /** The Marines who go to Hospital after the Mission, as a mask. */
    public int hospital;

    // Decks
    public final int[] deck;
    /** Where its top is. */
    public int deckHead;
    /** Where it ends. */
    public int deckSize;
    /**
     * The General Encounter cards that are neither in the deck nor used, as a mask of places in
     * {@code tables.encounters.general}.
     */
    public long generalLeft;
    /** The Boon cards that are in the deck, as a mask. */
    public int boonDeck;

    // Where it stands
    public int round;

    public int marches;
    /**
     * The March after which the Red player of Sapper mode last played an Encounter card, counted from 1, or
     * {@link #NONE}.
     */
    public int encounterMarch;
    /** Combats begun: the ordinal of the combat under way or the last one, from 1. */
    public int combats;
    /** Enemies eliminated in all of them. */
    public int eliminated;
    /** Experience gained by all Marines so far, by {@link ExperienceSource}. */
    public final int[] experienceBy = new int[ExperienceSource.count()];
    /** Entries begun: the ordinal of the entry under way or the last one, from 1. */
    public int entries;
    /**
     * The step of the entry under way, a number of {@link org.sitrep.rulesets.purplehaze.tables.StoryTable}, or
     * {@link #NONE}.
     */
    public int storyStep = NONE;
    /** The Encounter card that the player has been shown and is to decide on, or {@link #NONE}. */
    public int shownEncounter = NONE;

    public int tests;
    /** Threat dice that the entry under way has rolled. */
    public int entryThreatDice;
    /** Dice that SP missing in the entry under way have rolled. */
    public int entryStaminaDice;
    /** General Encounter cards drawn because the deck had run out. */
    public int generalDraws;
    /** Choices among closest Spaces for an EAZ. */
    public int eazDraws;

    public int boonDraws;
    /** Whether the marker of the Event under way stays on the map. */
    public boolean keepEvent;

    public boolean endsAfterEntry;
    /** How the Mission ended; null while it is on. */
    public MissionEnd end;

    /** Creates a state that {@link #reset} has yet to set up. */
    public MissionState(final MissionTables tables, final SquadState squad) {
        this.tables = tables;
        this.squad = squad;
        deck = new int[tables.encounters.index.size()];
        record = new MissionRecord(tables);
    }

    /**
     * Puts the markers on the map and the tracks (PH-SET-1); the decks are the affair of {@link EncounterDeck} and
     * {@link BoonDeck}.
     *
     * @param flagsInForce log entries set before the Mission
     */
    void reset(final MissionTable played, final int ordinalInCampaign, final long flagsInForce) {
        mission = played;
        ordinal = ordinalInCampaign;
        minutes = played.clock;
        startMinutes = played.clock;
        lightMinutes = NONE;
        stamina = played.definition.stamina();
        threat = played.definition.threat();
        randomCombatDue = false;
        shift = 0;
        lastDie = NONE;
        resetMap(played);
        flags = flagsInForce;
        met = 0;
        escort = false;
        carriedDead = 0;
        hospital = 0;
        round = 0;
        marches = 0;
        encounterMarch = NONE;
        combats = 0;
        eliminated = 0;
        Arrays.fill(experienceBy, 0);
        entries = 0;
        storyStep = NONE;
        shownEncounter = NONE;
        tests = 0;
        entryThreatDice = 0;
        entryStaminaDice = 0;
        generalDraws = 0;
        eazDraws = 0;
        boonDraws = 0;
        keepEvent = false;
        endsAfterEntry = false;
        end = null;
        record.reset();
    }

    private void resetMap(final MissionTable played) {
        space = played.start;
        base = played.base;
        eazCount = played.eaz.length;
        System.arraycopy(played.eaz, 0, eazAt, 0, eazCount);
        Arrays.fill(landingZone, false);
        for (final int zone : played.landingZones) {
            landingZone[zone] = true;
        }
        Arrays.fill(eventAt, 0);
        System.arraycopy(played.eventSpace, 0, eventSpace, 0, eventSpace.length);
        for (int marker = 1; marker < eventSpace.length; marker++) {
            if (eventSpace[marker] != NONE) {
                eventAt[eventSpace[marker]] = marker;
            }
        }
    }

    /** Gives a Marine experience, or takes it. */
    void gainExperience(final int marine, final int amount, final ExperienceSource source) {
        squad.experience[marine] += amount;
        experienceBy[source.ordinal()] += amount;
        record.experience[marine] += amount;
    }

    /** Returns the minutes since the Mission began. */
    public int elapsed() {
        return minutes - startMinutes;
    }

    /** Returns whether tests and combats are made by night (PH-DICE-4, AMB-12). */
    public boolean night() {
        return Clock.isNight(lightMinutes == NONE ? minutes : lightMinutes);
    }

    /** Returns whether an EAZ lies on a Space. */
    public boolean hasEaz(final int at) {
        for (int i = 0; i < eazCount; i++) {
            if (eazAt[i] == at) {
                return true;
            }
        }
        return false;
    }

    /** Returns what EAZ add to Threat where the Squad is: the worst one alone counts (PH-THR-4). */
    public int eazThreat() {
        return eazThreat(space);
    }

    /** Returns what EAZ would add to Threat if the Squad were in a Space. */
    int eazThreat(final int at) {
        int worst = 0;
        for (int i = 0; i < eazCount; i++) {
            final int distance = mission.map.distance(at, eazAt[i]);
            worst = Math.max(worst, distance == 0 ? 2 : distance == 1 ? 1 : 0);
        }
        return worst;
    }

    /** Returns whether the Base is Adjacent to the Squad. */
    public boolean nextToBase() {
        return base != NONE && mission.map.adjacent(space, base);
    }
}
