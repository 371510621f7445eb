package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.TrialEvent;

/**
 * The events of Purple Haze. Each is reported after it has happened, with numbers from the states of Squad, combat,
 * Mission and campaign.
 */
public enum Event implements TrialEvent {
    /** A Marine drew a Wound card with the {@code cubes}th cube; {@code kept} is the card suffered. */
    WOUND_DRAWN("marine card kept cubes"),
    /** A Marine took a third cube. */
    THIRD_WOUND("marine"),
    /** A Flak Jacket was spent: one of the two cards is suffered, the other goes back. */
    FLAK_JACKET("marine suffered returned"),
    /** A thick skin drew two cards: one is suffered, the other goes back. */
    THICK_SKIN("marine suffered returned"),
    /** A Lucky Charm ignored a Wound card and is spent. */
    WOUND_IGNORED("marine card"),
    /** A Marine drew a Condition card; {@code kept} is the card suffered. */
    CONDITION_DRAWN("marine card kept"),
    KILLED("marine"),
    ID_PASSED("id marine"),
    GEAR_FOUND("marine gear"),
    GEAR_LOST("marine gear"),
    WEAPON_FOUND("marine weapon"),
    /** An item changed hands, packed as in {@code Equipment}, or was dropped. */
    HANDED_OVER("from item to"),
    /** A Marine used an Ability, or its once-per-Mission effect occurred. */
    ABILITY_USED("marine"),
    CHARM_USED("marine"),
    /** A Marine used a skill with lines. */
    OWN_SKILL_USED("marine"),
    BOON_PLAYED("marine card"),
    /** A card, charm or Ability in play removed Stress from a Marine. */
    STRESS_DROPPED("marine stress"),
    /** A card, charm or Ability in play removed Damage from a Marine. */
    DAMAGE_DROPPED("marine damage"),
    AMMO_REGAINED("marine gear"),
    BEGINS(""),
    SET_UP_DONE(""),
    /**
     * The Claymore was set off, or its roll or test repeated: {@code dudRoll} is 0 if not made, {@code total} is the
     * hits over a row.
     */
    CLAYMORE("row dudRoll total critical"),
    MARINE_ACTIVATES("marine"),
    /** A Marine was given an {@code Order}. */
    ORDER("marine order"),
    /** A Marine made a Combat test, first or {@code again}: {@code result} is total × 2 + critical. */
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
    /** AimShoot was aimed at an ID: {@code marine} is -1 if the ID has no holder. */
    AIM_SHOOT("idDie marine result"),
    SUPPORT_ARRIVED("space"),
    COMBAT_MARKER("marker"),
    HARD_MOVE("from to"),
    /** Red moved an Enemy on HardMove (PH-OPT-3). */
    RED_MOVE("from to"),
    /** Red played a one-shot marker (PH-OPT-3). */
    SAPPER_MARKER("marker"),
    /**
     * Dice of the current Enemy test were thrown again; {@code result} is the new result, packed as in
     * {@link org.sitrep.dice.FaceSampler}.
     */
    THROWN_AGAIN("result"),
    /** The Enemy, or a Tactics marker, made a test. */
    ENEMY_TEST("tactics focus strike crit result"),
    /** A Marine was hit, with or without effect. */
    MARINE_HIT("marine hits critical absorbedHard absorbedSoft damage"),
    ENEMY_ACTIVATED("cost"),
    FIRE_MISSION_CALLED("skill"),
    /** A call rolled on Table A or B. */
    FIRE_MISSION_TABLE("skill tableB die intelligence"),
    /** A call landed. */
    FIRE_MISSION_LANDS("skill row friendly hits hardCoverGone"),
    PATCHED_UP("marine successes removed"),
    /** A card in play changed the Initiative. */
    INITIATIVE_CHANGED("amount"),
    /** A card in play removed the Hard Cover of an Enemy space. */
    HARD_COVER_REMOVED("space"),
    /** A card in play made a Fire Support available again. */
    FIRE_SUPPORT_REGAINED("skill"),
    ENDED(""),
    MISSION_BEGINS(""),
    ROUND_BEGINS(""),
    /** The Squad sets out for a Space, at the given cost. */
    MARCHES("to minutes stamina"),
    BIVOUACS("minutes night"),
    TIME_PASSED("minutes"),
    STAMINA_CHANGED("from to"),
    /** A die of a Forced March was rolled: {@code marine} is -1 if the ID has no holder. */
    FORCED_MARCH_DIE("die marine"),
    /** A Threat die was rolled: its colour is a number of {@code ThreatFace}. */
    THREAT_DIE("colour"),
    THREAT_CHANGED("from to"),
    /** Threat reached the level of a Random Combat. */
    RANDOM_COMBAT(""),
    EVENT_REVEALED("marker"),
    ENCOUNTER_DRAWN("card"),
    EAZ_PUT("space"),
    EAZ_REMOVED("space"),
    EVENT_PUT("marker space"),
    EVENT_REMOVED("marker"),
    LANDING_ZONE_MADE("space"),
    /** Marines were evacuated, as a mask. */
    EVACUATED("marines"),
    /** A Marine drew a Boon card; {@code kept} is the one now held. */
    BOON_DRAWN("marine card kept"),
    SKILL_USED("marine skill"),
    /** A Marine gave First Aid, with the given successes. */
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
    /** The player chose an option of a step. */
    OPTION_TAKEN("option | step"),
    /** A step continues, by the way with that ordinal among those of its row in the {@code StoryTable}. */
    WAY_TAKEN("way | step"),
    /** A step rolled a D6. */
    ENTRY_DIE("die"),
    /** An entry selected Marines, as a mask. */
    PICKED("who marines"),
    /** A Marine made a Trait test; the Squad's current test holds its dice. */
    TRAIT_TESTED("marine trait diff passed"),
    /** A Marine took Damage from an Event or Encounter. */
    DAMAGED("marine damage"),
    /** A Marine took Stress from an Event or Encounter. */
    STRESSED("marine stress"),
    /** An Event changed a Trait of a Marine until the end of the Mission. */
    TRAIT_CHANGED("marine trait change"),
    /** An Event gave a Marine the marker of a burden, or lifted the Marine's burdens: an {@code Effect.Burden}. */
    BURDENED("marine burden"),
    /** The Squad left its dead behind, of the given number. */
    DEAD_LEFT("dead"),
    /** A Marine dropped a Condition cube. */
    CALMED("marine"),
    BOON_POINTS("marine change"),
    CHARM_FOUND("marine charm"),
    /** A weapon was put into the Squad's locker. */
    WEAPON_OWNED("weapon"),
    /** The next March costs less (-1) or more (1). */
    TERRAIN_SHIFT("shift"),
    /** An escort began ({@code led}) or ended. */
    ESCORT("led"),
    /** Log entries were set and cleared, as masks. */
    LOGGED("set cleared | setMask clearedMask"),
    LANDING_ZONE_LOST("space"),
    SPACE_FORBIDDEN("space"),
    SPACE_ALLOWED("space"),
    BASE_PUT("space"),
    SQUAD_PUT("space"),
    /** The Squad gambled for its Boon points. */
    GAMBLED("die stake"),
    EXPERIENCE("marine experience"),
    /** The campaign begins; no Profile has been drawn yet. */
    CAMPAIGN_BEGINS(""),
    /** A Marine fills a place; {@code what} is a reason of {@link DecisionKind#PROFILE}. */
    DRAFTED("marine what"),
    MOTIVATED("motivation"),
    /** The next Mission is laid out, with its ordinal from 0; the Squad is put together and equipped next. */
    MISSION_AHEAD("nth"),
    /** A Marine takes an item from the supply, packed as in {@code Equipment}. */
    ISSUED("marine handover"),
    EQUIPPED(""),
    HOSPITALIZED("marine"),
    /** A Marine is back from Hospital; a replacement held the place until now. */
    RETURNED("marine"),
    BROKE_DOWN("marine"),
    UPGRADED("marine level"),
    REST_BEGINS("place"),
    /** A Marine paid a Boon point before R&amp;R. */
    BOON_SPENT("marine"),
    /** R&amp;R was rolled: the first D6, its modifier and the second D6. */
    REST_ROLLED("place first added second"),
    REST_ENDS(""),
    /** The campaign ended, early if there was no Profile left to fill a place. */
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
