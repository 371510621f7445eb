package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A medal that a campaign can bring, once; the hero that earned it may spend it once, at any time (RB-MODE-7). */
public record Achievement(
        @Key String id,
        @Field("Name of the medal") String name,

        @Field("Feat that earns it") Feat earnedBy,

        @Field(value = "Number of wounds or kills", min = 0, max = 40, orElse = "0")
        int n,

        @Field(value = "Requirement on the hero who spends it", orElse = "none")
        Requirement requires,

        @Field("True if it is spent when an enemy's attack wounds the hero, for a free attack on that "
                + "enemy, not in the hero's turn")
        boolean whenWounded,

        @Field(value = "Effects when spent", min = 1, max = 4)
        List<Effect> effects) {
    /** Feats that earn a medal. */
    public enum Feat {
        /** Taking up a token to carry, at once, in any mission. */
        RESCUE,
        /** No damage and no wound on the hero when the mission is won. */
        UNHARMED,
        /** {@code n} wounds on the hero when the mission is won. */
        WOUNDED,
        /** {@code n} kills in one turn, at once, in any mission. */
        KILLS_IN_A_TURN
    }
}
