package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A gear card: a weapon with its four stats, or a utility (RB-GEAR-1, RB-GEAR-2). */
public record Gear(
        @Key String id,
        @Field("Name on the card") String name,
        @Field("Class of the card") Kind kind,

        @Field(value = "Range of a weapon; 0 for adjacent spaces only", unit = "range", min = 0, max = 9, orElse = "0")
        int range,

        @Field(value = "Targets of a weapon", unit = "targets", min = 0, max = 9, orElse = "0")
        int targets,

        @Field(value = "Damage of a weapon", unit = "damage", min = 0, max = 20, orElse = "0")
        int damage,

        @Field(
                value = "Alert that an attack with it adds; 0 if silent",
                unit = "spaces",
                min = 0,
                max = 9,
                orElse = "0")
        int alert,

        @Field("Change of an attack for discarding the weapon")
        Optional<AttackChange> lastBurst,

        @Field("True if all targets of an attack must be in one area")
        boolean targetsInOneArea,

        @Field("True if it is discarded after an attack") boolean usedUp,

        @Field(value = "Resistance that it gives while equipped", unit = "resistance", min = 0, max = 9, orElse = "0")
        int resistance,

        @Field("True if rough terrain costs its bearer 1") boolean easyRough,

        @Field("True if its bearer can answer an enemy's attack that wounds with a free attack on that " + "enemy")
        boolean answersWounds,

        @Field("Use in its bearer's own turn, without an action")
        Optional<Use> use) {
    /** Checks that the values suit a weapon or a utility. */
    public Gear {
        if (kind == Kind.UTILITY
                && (range != 0 || targets != 0 || damage != 0 || alert != 0 || lastBurst.isPresent() || usedUp)) {
            throw new IllegalArgumentException("a utility has no weapon stats and no attack");
        }
        if (kind != Kind.UTILITY && targets < 1) {
            throw new IllegalArgumentException("a weapon needs at least 1 target");
        }
    }

    /** Classes of gear cards. */
    public enum Kind {
        FIREARM,
        /** A blade or a tool. */
        MELEE,
        BOW,
        THROWN,
        /** A gun that takes two slots. */
        HEAVY,
        UTILITY
    }

    /** A use of gear in a turn. */
    public record Use(
            @Field(value = "Requirement on its bearer", orElse = "none")
            Requirement requires,

            @Field("True if using it discards it; otherwise it can be used once per turn")
            boolean discards,

            @Field(value = "Effects", min = 1, max = 3) List<Effect> effects) {}

    /** Returns the slots that it takes (RB-GEAR-1). */
    public int slots() {
        return kind == Kind.HEAVY ? 2 : 1;
    }

    /** Returns whether it can attack. */
    public boolean isWeapon() {
        return kind != Kind.UTILITY;
    }
}
