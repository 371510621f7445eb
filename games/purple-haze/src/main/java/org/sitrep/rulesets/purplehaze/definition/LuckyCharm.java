package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Lucky Charm (PH-CHM-1). */
public record LuckyCharm(
        @Key String id,
        @Field("What it does, in a few words") String summary,
        @Field("What it does to the rules") Effect effect,

        @Field(value = "How much", min = -9, max = 9, orElse = "0")
        int amount) {
    /** What Lucky Charms do; all are ours (GAP-10). */
    public enum Effect {
        /** Once per Mission rolls an own test again. */
        REROLL_TEST,
        /** Once per Mission ignores Damage. */
        IGNORE_DAMAGE,
        /** Changes the Stress Threshold. */
        STRESS_THRESHOLD,
        /** Once per Mission changes own Stress. */
        DROP_STRESS,
        /** Once in the campaign ignores a Wound card drawn; then it is gone. */
        IGNORE_WOUND
    }
}
