package org.sitrep.rulesets.purplehaze.definition;

/** The four types of Specialist (PH-ENM-3, PH-ENM-6). */
public enum SpecialistType {
    /** +1 Strike. */
    ELITE,
    /** +1 Focus. */
    RPD,
    /** +1 Crit. */
    SNIPER,
    /** −1 cost. */
    LEADER
}
