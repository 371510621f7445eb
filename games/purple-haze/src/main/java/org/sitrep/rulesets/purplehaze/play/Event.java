package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.TrialEvent;

/**
 * What happens in Purple Haze, told after it has happened, with numbers of the states of Squad, combat, Mission and
 * campaign.
 */
public enum Event implements TrialEvent {
    /** A Marine drew a Wound card with his {@code cubes}th cube; {@code kept} lies before him now. */
    WOUND_DRAWN("marine card kept cubes"),
    /** A Marine took his third cube. */
    THIRD_WOUND("marine"),
    /** A Flak Jacket was spent: one of the two cards is suffered, the other goes back. */
    FLAK_JACKET("marine suffered returned"),
    /** A thick skin drew two cards: one is suffered, the other goes back. */
    THICK_SKIN("marine suffered returned"),
    /** A Lucky Charm ignored a Wound card and is gone. */
    WOUND_IGNORED("marine card"),
    /** A Marine drew a Condition card; {@code kept} lies before him now. */
    CONDITION_DRAWN("marine card kept"),
    KILLED("marine"),
    ID_PASSED("id marine"),
    GEAR_FOUND("marine gear"),
    GEAR_LOST("marine gear"),
    WEAPON_FOUND("marine weapon"),
    /** Something changed hands, packed as {@code Equipment} says, or was dropped. */
    HANDED_OVER("from item to"),
    /** A Marine's Ability was used, or did what it does once in a Mission. */
    ABILITY_USED("marine"),
    CHARM_USED("marine"),
    BOON_PLAYED("marine card"),
    /** Something that was played took Stress off a Marine. */
    STRESS_DROPPED("marine stress"),
    /** Something that was played took Damage off a Marine. */
    DAMAGE_DROPPED("marine damage"),
    AMMO_REGAINED("marine gear"),
    BEGINS(""),
    SET_UP_DONE(""),
    /**
     * The Claymore was set off, or its roll or test made again: a {@code dudRoll} of 0 was not made, {@code total} hits
     * over a row.
     */
    CLAYMORE("row dudRoll total critical"),
    MARINE_ACTIVATES("marine"),
    /** A Marine is given an {@code Order}. */
    ORDER("marine order"),
    /** A Marine made a Combat test, for the first time or {@code again}: {@code result} is total × 2 + critical. */
    MARINE_TEST("marine again focus strike crit result"),
    MARINE_ACTIVATED("marine cost"),
    /** The Smoke of a column thinned or was popped. */
    SMOKE_CHANGED("column"),
    ENEMY_REVEALED("space"),
    /** An Enemy was hit, with or without effect. */
    ENEMY_HIT("space hits absorbedHard absorbedSoft lost"),
    ENEMY_ELIMINATED("space unit"),
    ENEMY_ACTIVATES(""),
    RETREAT_ROLL("die enemies"),
    TACTICS_RESOLVED("marker"),
    TACTICS_ADDED("marker"),
    /** Regroup moved the Initiative. */
    REGROUP("die"),
    /** AimShoot at an ID: {@code marine} is -1 if nobody holds it. */
    AIM_SHOOT("idDie marine result"),
    SUPPORT_ARRIVED("space"),
    COMBAT_MARKER("marker"),
    HARD_MOVE("from to"),
    /** Red moved an Enemy on HardMove (PH-OPT-3). */
    RED_MOVE("from to"),
    /** Red played a one-shot marker (PH-OPT-3). */
    SAPPER_MARKER("marker"),
    /**
     * Dice of the Enemy test in hand were thrown again; it comes to this now, packed as
     * {@link org.sitrep.dice.FaceSampler} says.
     */
    THROWN_AGAIN("result"),
    /** The Enemy, or a Tactics marker, made a test. */
    ENEMY_TEST("tactics focus strike crit result"),
    /** A Marine was hit, with or without effect. */
    MARINE_HIT("marine hits critical absorbedHard absorbedSoft damage"),
    ENEMY_ACTIVATED("cost"),
    FIRE_MISSION_CALLED("skill"),
    /** A call was rolled for on Table A or B. */
    FIRE_MISSION_TABLE("skill tableB die intelligence"),
    /** A call landed. */
    FIRE_MISSION_LANDS("skill row friendly hits hardCoverGone"),
    PATCHED_UP("marine successes removed"),
    /** A card that was played changed the Initiative. */
    INITIATIVE_CHANGED("amount"),
    /** A card that was played took the Hard Cover off an Enemy space. */
    HARD_COVER_REMOVED("space"),
    /** A card that was played made a Fire Support available again. */
    FIRE_SUPPORT_REGAINED("skill"),
    ENDED(""),
    MISSION_BEGINS(""),
    ROUND_BEGINS(""),
    /** The Squad sets out for a Space; it costs so much. */
    MARCHES("to minutes stamina"),
    BIVOUACS("minutes night"),
    TIME_PASSED("minutes"),
    STAMINA_CHANGED("from to"),
    /** A die of a Forced March: {@code marine} is -1 if nobody holds the ID. */
    FORCED_MARCH_DIE("die marine"),
    /** A Threat die was rolled: its colour is a number of {@code ThreatFace}. */
    THREAT_DIE("colour"),
    THREAT_CHANGED("from to"),
    /** Threat has reached the level of a Random Combat. */
    RANDOM_COMBAT(""),
    EVENT_REVEALED("marker"),
    ENCOUNTER_DRAWN("card"),
    EAZ_PUT("space"),
    EAZ_REMOVED("space"),
    EVENT_PUT("marker space"),
    EVENT_REMOVED("marker"),
    LANDING_ZONE_MADE("space"),
    /** Marines were flown out, as a mask. */
    EVACUATED("marines"),
    /** A Marine drew a Boon card; {@code kept} is the one he holds now. */
    BOON_DRAWN("marine card kept"),
    SKILL_USED("marine skill"),
    /** First Aid was given: so many successes. */
    FIRST_AID("marine focus strike successes"),
    RATION_EATEN("marine"),
    POINT_MAN("marine"),
    /** A combat of this Mission was rewarded. */
    REWARDED("experienceEach boonCards"),
    OBJECTIVE_MET("objective"),
    MISSION_ENDED("end"),
    ENTRY_BEGINS("| step"),
    /** A step of an entry is taken; its effects follow. */
    STEP("| step"),
    /** The player took an option of a step. */
    OPTION_TAKEN("option | step"),
    /** A step goes on, the way with that ordinal among those of its row in the {@code StoryTable}. */
    WAY_TAKEN("way | step"),
    /** A step rolled a D6. */
    ENTRY_DIE("die"),
    /** An entry concerns Marines, as a mask. */
    PICKED("who marines"),
    /** A Marine made a Trait test; the Squad's test in hand holds its dice. */
    TRAIT_TESTED("marine trait diff passed"),
    /** A Marine took Damage from an Event or Encounter. */
    DAMAGED("marine damage"),
    /** A Marine took Stress from an Event or Encounter. */
    STRESSED("marine stress"),
    /** A Marine dropped a Condition cube. */
    CALMED("marine"),
    BOON_POINTS("marine change"),
    CHARM_FOUND("marine charm"),
    /** A weapon was put into the Squad's locker. */
    WEAPON_OWNED("weapon"),
    /** The next March costs less, -1, or more, 1. */
    TERRAIN_SHIFT("shift"),
    /** Somebody is led along, or was let go. */
    ESCORT("led"),
    /** Log entries were set and cleared, as masks. */
    LOGGED("set cleared | setMask clearedMask"),
    LANDING_ZONE_LOST("space"),
    BASE_PUT("space"),
    SQUAD_PUT("space"),
    /** The Squad gambled for its Boon points. */
    GAMBLED("die stake"),
    EXPERIENCE("marine experience"),
    /** The campaign begins; nobody has been drawn yet. */
    CAMPAIGN_BEGINS(""),
    /** A man takes a place; {@code what} is one of those that {@link DecisionKind#PROFILE} names. */
    DRAFTED("marine what"),
    MOTIVATED("motivation"),
    /** The next Mission is laid out, its ordinal counted from 0; the Squad is put together and equipped next. */
    MISSION_AHEAD("nth"),
    /** A Marine takes something out of the supply, packed as {@code Equipment} says. */
    ISSUED("marine handover"),
    EQUIPPED(""),
    HOSPITALIZED("marine"),
    /** A Marine is back from Hospital; his place was held by another one until now. */
    RETURNED("marine"),
    BROKE_DOWN("marine"),
    UPGRADED("marine level"),
    REST_BEGINS("place"),
    /** A Marine paid a Boon point before R&amp;R. */
    BOON_SPENT("marine"),
    /** R&amp;R was rolled for: the first D6 with what is added to it, and the second one. */
    REST_ROLLED("place first added second"),
    REST_ENDS(""),
    /** The campaign has ended, early if nobody was left to fill a place. */
    CAMPAIGN_ENDED("");

    private final String arguments;

    Event(final String arguments) {
        this.arguments = arguments;
    }

    @Override
    public String arguments() {
        return arguments;
    }
}
