package org.sitrep.rulesets.purplehaze.definition;

/** Types of Specialist (PH-ENM-3, PH-ENM-6), and the tank, which is placed like one (PH-COM-7). */
public enum SpecialistType {
    /** +1 Strike. */
    ELITE,
    /** +1 Focus. */
    RPD,
    /** +1 Crit. */
    SNIPER,
    /** −1 cost. */
    LEADER,
    /** +2 Strike and +1 Crit; only anti-tank weapons and Fire Support can hit it (GAP-16, ours). */
    TANK
}
