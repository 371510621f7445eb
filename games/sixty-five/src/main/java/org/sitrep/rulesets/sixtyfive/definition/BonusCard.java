package org.sitrep.rulesets.sixtyfive.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Bonus Victory Condition card (SF-BON-1, GAP-6). */
public record BonusCard(
        @Key String id,
        @Field("Condition, in words") String text,
        @Field("What has to be done") Condition condition) {
    /** Conditions. Those of the end are looked at when the battle is over, the others at once (AMB-69). */
    public enum Condition {
        ELIMINATE_A_HERO,
        /** Exit two units that are no Heroes over the edge of the enemy. */
        EXIT_TWO,
        ELIMINATE_HALF,
        /** Lose at most a quarter of the units of the start. */
        LOSE_A_QUARTER,
        /** Control hex F3 of the second map of the scenario. */
        CONTROL_F3,
        WIN_TWO_ASSAULTS,
        DESTROY_A_HARD_TARGET,
        FIRST_ELIMINATION,
        /** Have two unshaken units in the zone where the enemy set up. */
        TWO_IN_THEIR_ZONE,
        LOSE_NO_HERO
    }
}
