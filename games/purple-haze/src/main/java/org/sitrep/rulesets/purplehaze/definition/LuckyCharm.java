package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Lucky Charm (PH-CHM-1). */
public record LuckyCharm(
        @Key String id,
        @Field("Effect in a few words") String summary,
        @Field("Effect on the rules") Effect effect,

        @Field(value = "Amount", min = -9, max = 9, orElse = "0")
        int amount) {
    /** Effects of Lucky Charms; all are ours (GAP-10). */
    public enum Effect {
        /** Rerolls one of the Marine's own tests, once per Mission. */
        REROLL_TEST,
        /** Ignores Damage, once per Mission. */
        IGNORE_DAMAGE,
        /** Changes the Stress Threshold. */
        STRESS_THRESHOLD,
        /** Changes the Marine's own Stress, once per Mission. */
        DROP_STRESS,
        /** Ignores a drawn Wound card, once in the campaign; then the charm is gone. */
        IGNORE_WOUND
    }
}
