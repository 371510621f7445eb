package org.sitrep.rulesets.rambo.definition;

import java.util.Optional;
import org.sitrep.scenario.Field;

/**
 * One effect of a card, a Battlefield Condition, a P.O.I. or a trigger: the event language of the game. Cards, fog and
 * dossiers are lists of effects, resolved in order. Fields that an effect does not use are left out; a check says which
 * ones it needs.
 */
public record Effect(
        @Field(value = "Kind of effect", key = "do") EffectKind kind,

        @Field(value = "Amount", min = -9, max = 9, orElse = "1")
        int n,

        @Field(
                value = "Affected heroes; consecutive effects with the same value share one chosen hero",
                orElse = "hero")
        Whom to,

        @Field(
                value = "Requirement on each affected hero; a hero who does not meet it is not affected",
                key = "if",
                orElse = "none")
        Requirement when,

        @Field("Change of an attack") Optional<AttackChange> change,

        @Field("Enemy that spawns, by its letter in the dossier's row")
        Optional<EnemyLetter> enemy,

        @Field("Place where it spawns") Optional<Place> place,

        @Field("Number of the deployment zone, or id of the P.O.I.")
        Optional<String> at,

        @Field(value = "Gear found", refersTo = "gear") Optional<String> gear,

        @Field(value = "Duration of a lasting effect", orElse = "card")
        Lasts lasts) {

    /**
     * Heroes that an effect applies to; "the hero" is the one who plays, reveals or triggers it. If one hero of several
     * is chosen, consecutive effects of a list with the same value apply to the same hero: the card is asked once.
     */
    public enum Whom {
        /** The hero alone; in a Battlefield Condition no hero. */
        HERO,
        /** Every hero. */
        TEAM,
        /** Every hero in the hero's area, including the hero. */
        TEAM_IN_AREA,
        /** One other hero; the hero if there is no other in the game. */
        ALLY,
        /** One other hero in the hero's area; the hero if there is no other in the game. */
        ALLY_IN_AREA,
        /** One other hero at an area distance of 1 at most; the hero if there is no other in the game. */
        ALLY_NEAR,
        /** The hero, or one adjacent hero. */
        SELF_OR_ADJACENT
    }

    /** Duration of a lasting effect. */
    public enum Lasts {
        /** As long as its card lies in play (RB-PERS-1). */
        CARD,
        /** Until the end of the next round (RB-M1-4). */
        NEXT_ROUND
    }

    /** Places where an enemy spawns. */
    public enum Place {
        /** The deployment zone with the number (RB-SPAWN-2). */
        DEPLOYMENT_ZONE,
        /** The hero start area; the leader chooses the space. */
        START_AREA,
        /** The active hero's area; that hero chooses the space. */
        HERO_AREA,
        /** One area next to the active hero's, not across a corner, drawn at random; that hero chooses the space. */
        NEXT_AREA,
        /** Adjacent to the P.O.I. */
        AT_POI,
        /** Adjacent to the enemy farthest from all heroes. */
        BY_FARTHEST_ENEMY
    }
}
