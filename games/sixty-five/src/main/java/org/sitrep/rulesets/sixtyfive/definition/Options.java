package org.sitrep.rulesets.sixtyfive.definition;

import org.sitrep.scenario.Field;

/**
 * Readings of ambiguous rules, each named after what it decides and described at its component. The first value of each
 * enum is the default. The ids are those of the ruleset's README.
 */
public record Options(
        @Field(value = "AMB-03: End Turn cards drawn in the deal", orElse = "counted")
        EndTurnsInDeal endTurnsInDeal,

        @Field(value = "AMB-03: a deal that alone ends the turn", orElse = "dealt-again")
        FullDeal fullDeal,

        @Field(value = "AMB-06: Supports of one Action", orElse = "one-of-each-name")
        SupportsPerAction supportsPerAction,

        @Field(value = "AMB-07: Supports and Reactions in Opportunity Fire", orElse = "allowed")
        OpportunitySupports opportunitySupports,

        @Field(value = "AMB-08: cards that allow Opportunity Fire", orElse = "fire-and-powers")
        OpportunityCards opportunityCards,

        @Field(value = "AMB-09: Opportunity Fires at one entry of a hex", orElse = "one-per-hex")
        OpportunityFires opportunityFires,

        @Field(value = "AMB-11: the bonus for moving targets against a unit that is moving", orElse = "counts")
        MoversInOpportunityFire moversInOpportunityFire,

        @Field(value = "AMB-12: the Targeting number against vehicles that moved", orElse = "easier")
        MovingVehicles movingVehicles,

        @Field(value = "AMB-13: a vehicle hit by Opportunity Fire without effect", orElse = "goes-on")
        HardTargetStopped hardTargetStopped,

        @Field(value = "AMB-15: units that join in Move & Fire", orElse = "of-the-hex")
        MoveAndFire moveAndFire,

        @Field(value = "AMB-27: what protects a Hero from being targeted", orElse = "any-unit")
        HeroProtection heroProtection,

        @Field(value = "AMB-32: units that artillery hits", orElse = "both-sides")
        ArtilleryHits artilleryHits,

        @Field(value = "AMB-34: who distributes hits within a tier of an assault", orElse = "inflicting-side")
        AssaultHits assaultHits,

        @Field(value = "AMB-36: hexes for a retreat from an assault", orElse = "exactly-away")
        AssaultRetreat assaultRetreat,

        @Field(value = "AMB-37: fire into a hex that is about to be assaulted", orElse = "allowed")
        FireIntoAssault fireIntoAssault,

        @Field(value = "AMB-48: redraws of Tactical", orElse = "one-per-attack")
        Tactical tactical,

        @Field(value = "AMB-51: cover against a Satchel Charge", orElse = "counts")
        SatchelCover satchelCover,

        @Field(value = "AMB-53: fire from and at a bunker outside its front", orElse = "forbidden")
        BunkerArc bunkerArc,

        @Field(value = "AMB-24: shape of buildings that blocks lines of sight", orElse = "half-hex")
        Silhouettes silhouettes,

        @Field(value = "AMB-42: hexes that a vehicle can reverse into", orElse = "any-flank")
        Reverse reverse,

        @Field(value = "AMB-59: armor-piercing fire at flying helicopters", orElse = "impossible")
        FlyingTargets flyingTargets,

        @Field(value = "AMB-21: reinforcements that one Move card brings", orElse = "one-hex")
        ReinforcementsPerCard reinforcementsPerCard,

        @Field(value = "AMB-44: cards of the side that has the first initiative without a bid", orElse = "four-each")
        FreeInitiative freeInitiative,

        @Field(value = "SF-MAP-1: the map that a hex belongs to where two half-hexes meet", orElse = "upper-map")
        SharedEdges sharedEdges,

        @Field(value = "AMB-76: Heavy Artillery with artillery by two Fire cards", orElse = "as-the-scenario-says")
        HeavyTwoFires heavyTwoFires,

        @Field(value = "AMB-17: units marked when one loads into a ground vehicle", orElse = "both")
        LoadingMarks loadingMarks,

        @Field(value = "SF-MOVE-9: cards that bring a helicopter on the map", orElse = "any")
        HelicopterEntry helicopterEntry) {
    public enum EndTurnsInDeal {
        COUNTED,
        NOT_COUNTED
    }

    public enum FullDeal {
        DEALT_AGAIN,
        /** The turn has no impulses. */
        NO_IMPULSES
    }

    public enum SupportsPerAction {
        ONE_OF_EACH_NAME,
        ONE
    }

    public enum OpportunitySupports {
        ALLOWED,
        NONE
    }

    public enum OpportunityCards {
        FIRE_AND_POWERS,
        /** Flanking Fire, Punishing Fire and Cannister, too. */
        ALL_FIRE
    }

    public enum OpportunityFires {
        /** Each firing hex, with a card of its own. */
        ONE_PER_HEX,
        ONE
    }

    public enum MoversInOpportunityFire {
        COUNTS,
        /** The unit bears no marker yet. */
        DOES_NOT
    }

    public enum MovingVehicles {
        EASIER,
        HARDER
    }

    public enum HardTargetStopped {
        GOES_ON,
        STOPS
    }

    public enum MoveAndFire {
        OF_THE_HEX,
        NONE
    }

    public enum HeroProtection {
        ANY_UNIT,
        /** A unit that the attack could hit. */
        ANOTHER_TARGET
    }

    public enum ArtilleryHits {
        BOTH_SIDES,
        ENEMIES
    }

    public enum AssaultHits {
        INFLICTING_SIDE,
        SUFFERING_SIDE
    }

    public enum AssaultRetreat {
        EXACTLY_AWAY,
        /** Any of the three far hexes. */
        ANY_FARTHER
    }

    public enum FireIntoAssault {
        ALLOWED,
        FORBIDDEN
    }

    public enum Tactical {
        ONE_PER_ATTACK,
        EACH_CARD
    }

    public enum SatchelCover {
        COUNTS,
        IGNORED
    }

    public enum BunkerArc {
        FORBIDDEN,
        /** Possible, but the bunker gives no cover. */
        WITHOUT_BONUS
    }

    public enum Silhouettes {
        /** A hexagon of half the size. */
        HALF_HEX,
        WHOLE_HEX
    }

    public enum Reverse {
        ANY_FLANK,
        /** The two opposite its front. */
        REAR
    }

    public enum FlyingTargets {
        IMPOSSIBLE,
        POSSIBLE
    }

    public enum ReinforcementsPerCard {
        ONE_HEX,
        WHOLE_GROUP
    }

    public enum FreeInitiative {
        FOUR_EACH,
        ONE_LESS
    }

    public enum SharedEdges {
        /** Its row 6. */
        UPPER_MAP,
        /** Its row 0. */
        LOWER_MAP
    }

    public enum HeavyTwoFires {
        AS_THE_SCENARIO_SAYS,
        ALWAYS,
        NEVER
    }

    public enum LoadingMarks {
        BOTH,
        PASSENGER
    }

    public enum HelicopterEntry {
        ANY,
        MOVE
    }
}
