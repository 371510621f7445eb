package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Effect;

/**
 * One change of an {@link Effect}: what a row of the {@link EffectTable} does with its amount and its argument. The
 * constants stand in the order in which the changes of one effect happen, which is that of its components; only
 * {@link #BUY} comes before them.
 */
public enum EffectOp {
    /**
     * Picks the Marines that the rows up to the next pick concern. Amount: a
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}, or {@link Index#NONE} for the Squad as such.
     */
    PICK,
    /** One Boon point is paid, or the rows that follow are left out. Amount: how many rows. */
    BUY,
    /** Damage. Amount: how much, negative to take away. */
    DAMAGE,
    /** Stress. Amount: how much, negative to take away. */
    STRESS,
    /** Wound cards. Amount: how many. */
    WOUNDS,
    /** Condition cards. Amount: how many, negative for cubes taken away. */
    CONDITIONS,
    /** Experience. Amount: how much. */
    EXPERIENCE,
    /** Boon points. Amount: how many. */
    BOON_POINTS,
    /** Boon cards of the Marine's own. Amount: how many. */
    BOON_CARDS,
    /** Lucky Charms. Amount: how many. */
    CHARMS,
    /** Ammo of any kind. Amount: steps. */
    AMMO,
    /** Gear. Amount: steps; argument: which. */
    GEAR,
    /** A weapon. Argument: which. */
    WEAPON,
    /** Threat. Amount: how much. */
    THREAT,
    /** Threat dice. Amount: how many. */
    THREAT_DICE,
    /** Time. Amount: minutes. */
    MINUTES,
    /** Stamina. Amount: SP. */
    STAMINA,
    /** Terrain shift of the next March. Amount: -1 left, 1 right. */
    SHIFT,
    /** Boon cards that the Squad draws. Amount: how many. */
    BOON_DRAWS,
    /** An EAZ is put on the map. Amount: an {@link Effect.Place}. */
    ADD_EAZ,
    /** An EAZ is taken off the map. Amount: an {@link Effect.Place}. */
    REMOVE_EAZ,
    /** An Event marker is put on the map. Amount: its number; argument: a Space. */
    ADD_EVENT,
    /** An Event marker is taken off the map. Amount: its number. */
    REMOVE_EVENT,
    /** The marker of this Event stays. */
    KEEP_EVENT,
    /** A landing zone. Argument: a Space, or {@link EffectTable#HERE}. */
    LANDING_ZONE,
    /** A landing zone no more. Argument: a Space, or {@link EffectTable#HERE}. */
    LANDING_ZONE_LOST,
    /** The Base is put on the map. Argument: a Space. */
    BASE,
    /** The Squad is put elsewhere. Argument: a Space. */
    SQUAD_TO,
    /** Somebody is led along. Amount: 1, or 0 for let go. */
    ESCORT,
    /** Log entries are set. Argument: which of {@link EffectTable#logs}. */
    LOG,
    /** Log entries are cleared. Argument: which of {@link EffectTable#logs}. */
    UNLOG,
    /** Objectives are met. Argument: a mask. */
    MET,
    /** A Profile is put into the pool. Argument: which. */
    PROFILE,
    /** An Evac may be made at once. */
    EVAC,
    /** The Mission ends after this entry. */
    ENDS_MISSION,
    /** Two Marines brawl. */
    BRAWL,
    /** The Squad gambles. */
    GAMBLE,
    /** The Base table is rolled on instead. */
    BASE_INSTEAD,
    /** The line is rolled again. */
    ROLL_AGAIN,
    /** One Marine finds relief. */
    RELIEF
}
