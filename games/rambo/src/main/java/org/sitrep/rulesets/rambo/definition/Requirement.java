package org.sitrep.rulesets.rambo.definition;

/** A requirement that a hero must meet. */
public enum Requirement {
    /** Nothing. */
    NONE,
    /** The hero is in cover. */
    IN_COVER,
    /** The hero is not in cover. */
    NOT_IN_COVER,
    /** The hero is in rough terrain. */
    IN_ROUGH,
    /** An enemy is adjacent. */
    ADJACENT_ENEMY,
    /** The hero's alert is green or yellow. */
    GREEN_OR_YELLOW,
    /** The hero's alert is not red. */
    NOT_RED,
    /** The hero has a wounded stance. */
    WOUNDED,
    /** Three enemies or more are in the hero's area. */
    THREE_ENEMIES_IN_AREA
}
