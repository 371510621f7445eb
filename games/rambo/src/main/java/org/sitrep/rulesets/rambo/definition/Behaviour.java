package org.sitrep.rulesets.rambo.definition;

import java.util.Optional;
import org.sitrep.scenario.Field;

/** One line of an enemy card's list of behaviours (RB-ACTV-1). */
public record Behaviour(
        @Field(value = "Act of a figure", key = "do") Act act,

        @Field("Goal of a move") Optional<Goal> to,

        @Field("Target of the attack by this figure or the one it orders")
        Optional<Target> target,

        @Field(value = "Alert gained by each affected hero", unit = "spaces", min = -9, max = 9, orElse = "1")
        int n,

        @Field("True if the figure does it only if it has not attacked in this activation")
        boolean ifNoAttack) {
    /** Checks that the line is complete. */
    public Behaviour {
        if (act == Act.MOVE && to.isEmpty()) {
            throw new IllegalArgumentException("a move needs its goal: add to");
        }
        if ((act == Act.ATTACK || act == Act.ORDER_ATTACK) && target.isEmpty()) {
            throw new IllegalArgumentException("an attack needs its target: add target");
        }
    }

    /** Acts of a figure. */
    public enum Act {
        /** Moves towards its goal (RB-EMOV-1). */
        MOVE,
        /** Attacks (RB-EATK-1). */
        ATTACK,
        /** Has the other enemy closest to it attack (RB-EATK-7). */
        ORDER_ATTACK,
        /** Each adjacent hero gains alert (RB-EATK-8). */
        ALERT_ADJACENT,
        /** Each hero in its area gains alert. */
        ALERT_AREA
    }

    /** Goals of a move. */
    public enum Goal {
        /** The hero of the highest alert level. */
        HIGHEST_ALERT,
        /** The hero of the highest alert level among those whom this figure has not attacked in this activation. */
        HIGHEST_ALERT_NOT_ATTACKED,
        /** The closest other enemy that is adjacent to a hero. */
        ENEMY_BESIDE_HERO,
        /** The closest hero. */
        CLOSEST_HERO,
        /** The closest hero that is visible to the figure. */
        CLOSEST_VISIBLE
    }

    /** Targets of an attack, among the heroes that the figure can attack. */
    public enum Target {
        /** The closest. */
        CLOSEST_VISIBLE,
        /** The one of the highest alert level. */
        HIGHEST_ALERT_VISIBLE
    }
}
