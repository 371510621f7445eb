package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A medal that a campaign can bring, once; the hero that earned it may spend it in a later mission (RB-MODE-7). */
public record Achievement(
        @Key String id,
        @Field("Name of the medal") String name,

        @Field("What earns it, in a mission that is a success")
        Feat earnedBy,

        @Field(value = "How many wounds, or kills", min = 0, max = 40, orElse = "0")
        int n,

        @Field(value = "What must hold for the hero when it is spent", orElse = "none")
        Requirement requires,

        @Field(
                value = "Whether it is spent when an enemy's attack wounds the hero, with a free attack on that "
                        + "enemy, and not in the hero's turn",
                orElse = "false")
        boolean whenWounded,

        @Field(value = "What it does when spent", min = 1, max = 4)
        List<Effect> effects) {
    /** Feats that earn a medal. */
    public enum Feat {
        /** Carrying a token when the mission is won. */
        RESCUE,
        /** No damage and no wound on the hero when the mission is won. */
        UNHARMED,
        /** {@code n} wounds on the hero when the mission is won. */
        WOUNDED,
        /** {@code n} kills in one turn. */
        KILLS_IN_A_TURN
    }
}
