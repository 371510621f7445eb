package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;

/**
 * Readings of ambiguous rules, each named after what it decides and described at its component. The first value of each
 * enum is the default. The ids are those of the ruleset's README.
 */
public record Options(
        @Field(value = "AMB-ICON-2: what the hero of two turns gains in a game of three", orElse = "valor")
        BonusIcon extraTurnIcon,

        @Field(value = "AMB-ICON-2: what a hero alone gains twice at the start of each round", orElse = "valor")
        BonusIcon soloRoundIcon,

        @Field(value = "AMB-ICON-2: what a hero alone gains at the start of each turn", orElse = "armor")
        BonusIcon soloTurnIcon,

        @Field(value = "AMB-STANCE-1: which stances cannot be chosen again at once", orElse = "previous-turn")
        StanceMemory stanceMemory,

        @Field(
                value = "AMB-PERS-1: whether cards that watch the start of a turn act before the hero clears its own",
                orElse = "before-clearing")
        StartTriggers startTriggers,

        @Field(
                value = "AMB-TURN-1: when a hero at Red at the start of its turn fails the mission",
                orElse = "before-triggers")
        RedCheck redCheck,

        @Field(value = "AMB-THREAT-1: whom an Alert Effect that names a level hits", orElse = "exactly")
        ThreatLevels threatLevels,

        @Field(value = "AMB-AREA-1: whether areas that touch at a corner are next to each other", orElse = "diagonal")
        AreaDistance areaDistance,

        @Field(value = "AMB-LOS-1: whether a line of sight may touch the end of a red line", orElse = "clear")
        TouchingLines touchingLines,

        @Field(value = "AMB-LOS-2: whether both lines of sight may lie on one another", orElse = "apart")
        LinesApart linesApart,

        @Field(
                value = "AMB-ADJ-1: whether spaces that touch across a red line are adjacent",
                orElse = "not-through-walls")
        Adjacency adjacency,

        @Field(value = "AMB-FOG-2: where the arrow of a fog card points", orElse = "to-the-hero")
        FogArrow fogArrow,

        @Field(value = "AMB-FOG-7: whether fog cards lie where the dossier puts them", orElse = "as-printed")
        FogPlaces fogPlaces,

        @Field(value = "AMB-HP-1: what becomes of damage beyond a full track", orElse = "lost")
        ExcessDamage excessDamage,

        @Field(value = "AMB-VAL-1: whether valor spent on an attack counts for every target", orElse = "all-targets")
        ValorOnTargets valorOnTargets,

        @Field(value = "AMB-EN-6: whether each figure beside a hero raises its alert", orElse = "each-figure")
        AlertAdds alertAdds,

        @Field(
                value = "AMB-EN-8: whether the closest hero is named before it is asked who can be attacked",
                orElse = "of-those-in-reach")
        Closest closest,

        @Field(value = "AMB-HP-2: how far heroes of a party of two heal", orElse = "with-the-bonus")
        DuoHealing duoHealing,

        @Field(value = "AMB-LEAD-1: who makes the rulings of the Mission Leader", orElse = "by-chance")
        LeaderRule leader) {
    public enum BonusIcon {
        VALOR,
        ARMOR,
        HEAL,
        /** Actions; at the start of a round nothing. */
        ACTION,
        /** Movement; at the start of a round nothing. */
        MOVEMENT
    }

    public enum StanceMemory {
        PREVIOUS_TURN,
        /** All stances of the hero's turns in the last round; those used in this round while another one is left. */
        LAST_ROUND
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
