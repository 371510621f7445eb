package org.sitrep.rulesets.sixtyfive.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.FirstByDefault;

/**
 * Readings of ambiguous rules, each named after what it decides and described at its component. The first value of each
 * enum is the default. The ids are those of the ruleset's README.
 */
@FirstByDefault
public record Options(
        @Field("AMB-03: End Turn cards drawn in the deal") EndTurnsInDeal endTurnsInDeal,

        @Field("AMB-03: a deal that alone ends the turn") FullDeal fullDeal,

        @Field("AMB-06: Supports of one Action") SupportsPerAction supportsPerAction,

        @Field("AMB-07: Supports and Reactions in Opportunity Fire")
        OpportunitySupports opportunitySupports,

        @Field("AMB-08: cards that allow Opportunity Fire") OpportunityCards opportunityCards,

        @Field("AMB-09: Opportunity Fires at one entry of a hex")
        OpportunityFires opportunityFires,

        @Field("AMB-11: the bonus for moving targets against a unit that is moving")
        MoversInOpportunityFire moversInOpportunityFire,

        @Field("AMB-12: the Targeting number against vehicles that moved")
        MovingVehicles movingVehicles,

        @Field("AMB-13: a vehicle hit by Opportunity Fire without effect")
        HardTargetStopped hardTargetStopped,

        @Field("AMB-15: units that join in Move & Fire") MoveAndFire moveAndFire,

        @Field("AMB-27: what protects a Hero from being targeted")
        HeroProtection heroProtection,

        @Field("AMB-32: units that artillery hits") ArtilleryHits artilleryHits,

        @Field("AMB-34: who distributes hits within a tier of an assault")
        AssaultHits assaultHits,

        @Field("AMB-36: hexes for a retreat from an assault")
        AssaultRetreat assaultRetreat,

        @Field("AMB-37: fire into a hex that is about to be assaulted")
        FireIntoAssault fireIntoAssault,

        @Field("AMB-48: redraws of Tactical") Tactical tactical,

        @Field("AMB-51: cover against a Satchel Charge") SatchelCover satchelCover,

        @Field("AMB-53: fire from and at a bunker outside its front")
        BunkerArc bunkerArc,

        @Field("AMB-24: shape of buildings that blocks lines of sight")
        Silhouettes silhouettes,

        @Field("AMB-42: hexes that a vehicle can reverse into")
        Reverse reverse,

        @Field("AMB-59: armor-piercing fire at flying helicopters")
        FlyingTargets flyingTargets,

        @Field("AMB-21: reinforcements that one Move card brings")
        ReinforcementsPerCard reinforcementsPerCard,

        @Field("AMB-44: cards of the side that has the first initiative without a bid")
        FreeInitiative freeInitiative,

        @Field("SF-MAP-1: the map that a hex belongs to where two half-hexes meet")
        SharedEdges sharedEdges,

        @Field("AMB-76: Heavy Artillery with artillery by two Fire cards")
        HeavyTwoFires heavyTwoFires,

        @Field("AMB-17: units marked when one loads into a ground vehicle")
        LoadingMarks loadingMarks,

        @Field("SF-MOVE-9: cards that bring a helicopter on the map")
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
