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
 * The state of a Mission apart from the Marines: tracks, map, log and decks. It consists of about 3 KB of primitive
 * arrays, reset for each Mission. One instance per playout. The arrays are public for the hot path.
 *
 * <p>A Space is a number of the map; an Event marker is 1-8; masks have one bit per flag, objective or card.
 */
public final class MissionState {
    public static final int NONE = Index.NONE;
    /** Highest SP (PH-SP-1). */
    public static final int MOST_STAMINA = 15;
    /** Lowest Threat (PH-THR-1). */
    public static final int LEAST_THREAT = 1;
    /** Highest Threat (PH-THR-1). */
    public static final int MOST_THREAT = 9;
    /** The number of parts of a Mission with rolls of their own: the map and each combat. */
    public static final int SEGMENTS = 1024;

    public final MissionTables tables;
    public final SquadState squad;
    public final MissionRecord record;

    public MissionTable mission;
    /** Its position among the Missions of a campaign, from 0. */
    public int ordinal;

    // Tracks
    /** Time in minutes: the clock at the start plus the time passed since; not cut at midnight. */
    public int minutes;

    public int startMinutes;
    /** The time that determines day and night where that is not {@link #minutes} (AMB-12); else {@link #NONE}. */
    public int lightMinutes;
    /** SP. */
    public int stamina;

    public int threat;
    /** True if Threat has reached the level of the Random Combat, which is still to be resolved (PH-THR-6). */
    public boolean randomCombatDue;
    /** Terrain shift of the next March: -1 left, 0 none, 1 right (PH-MCH-5). */
    public int shift;
    /** Colour of the last Threat die of this round, a number of {@link ThreatFace}, or {@link #NONE}. */
    public int lastDie;

    // Map
    public int space;
    /** The Base, or {@link #NONE}. */
    public int base;
    /** Spaces of the EAZ on the map; their order has no meaning. Their number is not limited (PH-COM-14). */
    public final int[] eazAt = new int[MapTable.MOST_SPACES];

    public int eazCount;
    public final boolean[] landingZone = new boolean[MapTable.MOST_SPACES];
    /** The Spaces that the Squad may not enter, one bit per Space. */
    public final long[] forbidden = new long[MapTable.MOST_SPACES / Long.SIZE];
    /** The Event marker on a Space, or 0. */
    public final int[] eventAt = new int[MapTable.MOST_SPACES];
    /** The Space of an Event marker, or {@link #NONE}. */
    public final int[] eventSpace = new int[MissionTable.MOST_EVENTS + 1];

    // Log and burdens
    /** Log entries set, one bit per entry as numbered by the components' flags. */
    public long flags;
    /** Objectives met, as a mask. */
    public int met;
    /** True if the Squad escorts anyone. */
    public boolean escort;
    /** The marker that an Event has given each Marine: 0 none, 1 Walking Wounded, 2 Littered (PH-MCH-4). */
    public final int[] burden = new int[SquadState.MARINES];
    /** The Wound card of each Marine whose burden an Event has lifted, or {@link #NONE}. */
    public final int[] lightWound = new int[SquadState.MARINES];
    /** K.I.A. burden markers. */
    public int carriedDead;

    /** The Marines who go to Hospital after the Mission, as a mask. */
    public int hospital;

    // Decks
    public final int[] deck;
    /** The index of its top. */
    public int deckHead;
    /** The index after its bottom. */
    public int deckSize;
    /**
     * The General Encounter cards that are neither in the deck nor used, as a mask of positions in
     * {@code tables.encounters.general}.
     */
    public long generalLeft;
    /** The Boon cards that are in the deck, as a mask. */
    public int boonDeck;

    // Progress
    public int round;

    public int marches;
    /**
     * The March after which the Red player of Sapper mode last played an Encounter card, counted from 1, or
     * {@link #NONE}.
     */
    public int encounterMarch;
    /** Combats begun: the ordinal of the current or last combat, from 1. */
    public int combats;
    /** Enemies eliminated in all combats. */
    public int eliminated;
    /** Experience gained by all Marines so far, by {@link ExperienceSource}. */
    public final int[] experienceBy = new int[ExperienceSource.count()];
    /** Entries begun: the ordinal of the current or last entry, from 1. */
    public int entries;
    /**
     * The step of the current entry, a number of {@link org.sitrep.rulesets.purplehaze.tables.StoryTable}, or
     * {@link #NONE}.
     */
    public int storyStep = NONE;
    /** The Encounter card shown to the player for a decision, or {@link #NONE}. */
    public int shownEncounter = NONE;

    public int tests;
    /** First Aids given in this round. */
    public int firstAids;
    /** Successes thrown in the last test of the current entry, by all who tested. */
    public int successes;
    /** Threat dice that the current entry has rolled. */
    public int entryThreatDice;
    /** Dice rolled for SP missing in the current entry. */
    public int entryStaminaDice;
    /** General Encounter cards drawn after the deck ran out. */
    public int generalDraws;
    /** Choices made among closest Spaces for an EAZ. */
    public int eazDraws;

    public int boonDraws;
    /** True if the marker of the current Event stays on the map. */
    public boolean keepEvent;

    public boolean endsAfterEntry;
    /** The end of the Mission; null before it. */
    public MissionEnd end;

    /** Creates a state to be set up by {@link #reset}. */
    public MissionState(final MissionTables tables, final SquadState squad) {
        this.tables = tables;
        this.squad = squad;
        deck = new int[tables.encounters.index.size()];
        record = new MissionRecord(tables);
    }

    /**
     * Puts the markers on the map and the tracks (PH-SET-1); {@link EncounterDeck} and {@link BoonDeck} handle the
     * decks.
     *
     * @param flagsInForce the log entries set before the Mission
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
        Arrays.fill(burden, 0);
        Arrays.fill(lightWound, NONE);
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
        firstAids = 0;
        successes = 0;
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
        System.arraycopy(played.forbidden, 0, forbidden, 0, forbidden.length);
        Arrays.fill(eventAt, 0);
        System.arraycopy(played.eventSpace, 0, eventSpace, 0, eventSpace.length);
        for (int marker = 1; marker < eventSpace.length; marker++) {
            if (eventSpace[marker] != NONE) {
                eventAt[eventSpace[marker]] = marker;
            }
        }
    }

    /** Gives experience to a Marine, or removes it. */
    void gainExperience(final int marine, final int amount, final ExperienceSource source) {
        squad.experience[marine] += amount;
        experienceBy[source.ordinal()] += amount;
        record.experience[marine] += amount;
    }

    /** Returns the modifier of the first D6 of R&amp;R by the outcome of the Mission so far (PH-RNR-2). */
    public int restModifier() {
        int modifier = mission.restModifier + (end == null ? 0 : mission.restIfEnded[end.ordinal()]);
        for (int rest = met; rest != 0; rest &= rest - 1) {
            modifier += mission.restIfMet[Integer.numberOfTrailingZeros(rest)];
        }
        return modifier;
    }

    /** Returns the minutes since the Mission began. */
    public int elapsed() {
        return minutes - startMinutes;
    }

    /** Returns whether tests and combats are made by night (PH-DICE-4, AMB-12). */
    public boolean night() {
        return Clock.isNight(lightMinutes == NONE ? minutes : lightMinutes);
    }

    /** Returns whether a Space has an EAZ. */
    public boolean hasEaz(final int at) {
        for (int i = 0; i < eazCount; i++) {
            if (eazAt[i] == at) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the Squad may not enter a Space. */
    public boolean forbids(final int at) {
        return (forbidden[at / Long.SIZE] & 1L << at) != 0;
    }

    /** Returns the Threat that EAZ add where the Squad is: only the worst one counts (PH-THR-4). */
    public int eazThreat() {
        return eazThreat(space);
    }

    /** Returns the Threat that EAZ would add if the Squad were in a Space. */
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
