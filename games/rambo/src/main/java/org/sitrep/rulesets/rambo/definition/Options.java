package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.FirstByDefault;

/**
 * Readings of ambiguous rules, each named after what it decides and described at its component. The first value of each
 * enum is the default. The ids are those of the ruleset's README.
 */
@FirstByDefault
public record Options(
        @Field("AMB-ICON-2: bonus of the hero with two turns in a game of three")
        BonusIcon extraTurnIcon,

        @Field("AMB-ICON-2: bonus gained twice by a solo hero at the start of each round")
        BonusIcon soloRoundIcon,

        @Field(value = "AMB-ICON-2: bonus gained by a solo hero at the start of each turn", orElse = "armor")
        BonusIcon soloTurnIcon,

        @Field("AMB-STANCE-1: stances that cannot be chosen again at once")
        StanceMemory stanceMemory,

        @Field("AMB-MOVE-4: movement in a stance without Movement")
        StanceWithoutMovement stanceWithoutMovement,

        @Field("AMB-PERS-1: cards that act at the start of a turn, before or after the hero clears its " + "own")
        StartTriggers startTriggers,

        @Field("AMB-TURN-1: time at which a hero at Red at the start of its turn fails the mission")
        RedCheck redCheck,

        @Field("AMB-THREAT-1: heroes hit by an Alert Effect that names a level")
        ThreatLevels threatLevels,

        @Field("AMB-AREA-1: adjacency of areas that touch at a corner")
        AreaDistance areaDistance,

        @Field("AMB-LOS-1: a line of sight that touches the end of a red line")
        TouchingLines touchingLines,

        @Field("AMB-LOS-2: two lines of sight that coincide")
        LinesApart linesApart,

        @Field("AMB-ADJ-1: adjacency of spaces across a red line")
        Adjacency adjacency,

        @Field("AMB-FOG-2: direction of the arrow of a fog card")
        FogArrow fogArrow,

        @Field("AMB-FOG-7: places of the fog cards") FogPlaces fogPlaces,

        @Field("AMB-SPAWN-1: nearest space for an enemy whose place is taken or impassable")
        NearestSpace nearestSpace,

        @Field("AMB-HP-1: damage beyond a full track") ExcessDamage excessDamage,

        @Field("AMB-VAL-1: targets that valor spent on an attack counts for")
        ValorOnTargets valorOnTargets,

        @Field("AMB-EN-6: alert added by several figures adjacent to a hero")
        AlertAdds alertAdds,

        @Field("AMB-EN-8: closest hero, of all visible heroes or of those that can be attacked")
        Closest closest,

        @Field("AMB-HP-2: healing in a party of two") DuoHealing duoHealing,

        @Field("AMB-LEAD-1: maker of the Mission Leader's rulings")
        LeaderRule leader) {
    public enum BonusIcon {
        VALOR,
        ARMOR,
        HEAL,
        /** Actions; of a round, in its first turn. */
        ACTION,
        /** Movement; of a round, in its first turn. */
        MOVEMENT;

        /** Returns whether a turn uses it up, so that it cannot be gained between turns. */
        public boolean ofATurn() {
            return this == ACTION || this == MOVEMENT;
        }
    }

    public enum StanceMemory {
        PREVIOUS_TURN,
        /** All stances of the hero's turns in the last round; those used in this round while another one is left. */
        LAST_ROUND
    }

    public enum StanceWithoutMovement {
        /** Only what a card or another effect gives. */
        NONE,
        /** Valor buys movement as in other stances. */
        VALOR
    }

    public enum StartTriggers {
        /** The hero's own cards act too. */
        BEFORE_CLEARING,
        /** The hero's own cards have been cleared by then. */
        AFTER_CLEARING
    }

    public enum RedCheck {
        /** At the very beginning. */
        BEFORE_TRIGGERS,
        /** After cards that watch the start of a turn have acted. */
        AFTER_TRIGGERS
    }

    public enum ThreatLevels {
        EXACTLY,
        AT_LEAST
    }

    public enum AreaDistance {
        DIAGONAL,
        ORTHOGONAL
    }

    public enum TouchingLines {
        CLEAR,
        BLOCKED
    }

    public enum LinesApart {
        APART,
        ANY
    }

    public enum Adjacency {
        NOT_THROUGH_WALLS,
        THROUGH_WALLS
    }

    public enum FogArrow {
        /** To the side from which the hero came. */
        TO_THE_HERO,
        /** To the other side. */
        AWAY
    }

    public enum FogPlaces {
        AS_PRINTED,
        /** Their contents are shuffled among the places. */
        SHUFFLED
    }

    public enum NearestSpace {
        /** In steps that a figure could make: red lines count. Out of an impassable space, the plain distance. */
        BY_STEPS,
        /** In spaces of the grid, across red lines too. */
        PLAIN
    }

    public enum ExcessDamage {
        LOST,
        /** The rest goes on the empty track. */
        CARRIES
    }

    public enum ValorOnTargets {
        ALL_TARGETS,
        ONE_TARGET
    }

    public enum AlertAdds {
        EACH_FIGURE,
        /** Once in each behaviour. */
        ONCE
    }

    public enum Closest {
        /** The closest hero in range and line of sight. */
        OF_THOSE_IN_REACH,
        /** The closest of all visible heroes, so that there may be no attack. */
        OF_ALL_VISIBLE
    }

    public enum DuoHealing {
        WITH_THE_BONUS,
        PRINTED
    }

    public enum LeaderRule {
        BY_CHANCE,
        /** The bot that plays the heroes. */
        PLAYERS,
        /** The first candidate in a fixed order. */
        FIRST
    }
}
