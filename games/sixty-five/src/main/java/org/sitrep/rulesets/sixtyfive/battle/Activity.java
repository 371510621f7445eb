package org.sitrep.rulesets.sixtyfive.battle;

/** Purposes of an activation; the subject of questions about whom to activate. */
public enum Activity {
    MOVE,
    FAST_MOVE,
    LETS_GET_EM,
    SCOUT,
    CHARGE,
    FIRE,
    FLANKING_FIRE,
    PUNISHING_FIRE,
    CANNISTER,
    RELOAD_AND_FIRE,
    MOVE_AND_FIRE,
    POWER_FIRE,
    RALLY,
    BLOODLUST,
    SECOND_WIND,
    ARTILLERY,
    AIR_STRIKE,
    SMOKE,
    SATCHEL,
    SEARCH,
    SCRAPE,
    SNEAK
}
