package org.sitrep.rulesets.sixtyfive.bots;

/** The numbers behind the choices of the sergeant, in points of an ordinary unit that is eliminated. */
final class Worths {
    /** Worth of any unit besides points, at the beginning of a battle. */
    static final double UNIT = 0.5;
    /** Worth of a card of a High Explosive Factor. */
    static final double FACTOR = 0.15;
    /** Worth that an Armor Piercing Factor adds. */
    static final double ARMOR_PIERCING = 0.3;
    /** Worth that a Hero adds for Powers and Abilities. */
    static final double HERO = 0.2;
    /** Worth of a point of a score. */
    static final double POINT = 0.35;

    /** Share of a unit that is lost when it is Shaken. */
    static final double SHAKEN = 0.3;
    /** Share that is lost when it is reduced. */
    static final double REDUCED = 0.35;
    /** Share that is lost when it is both. */
    static final double BOTH = 0.65;

    /**
     * Cost of each further move to a goal, in parts of its worth; it rises towards the end for a side that must act.
     */
    static final double LATER = 0.125;
    /** Worth of the fire that a place allows, in parts of the fire itself. */
    static final double FIRE_POSITION = 0.35;
    /** Share of the enemy's possible fire at a place that comes. */
    static final double THREAT = 0.3;
    /** Share of the possible Opportunity Fire that comes where it is strongest on the way. */
    static final double OPPORTUNITY = 0.4;
    /** Share of it that comes elsewhere on the way: a card and a unit fire once. */
    static final double AGAIN = 0.4;
    /** Loss that one card of fire brings, as a share of the unit: hits, times what a hit costs. */
    static final double LOSS_PER_CARD = 0.14;
    /** Pull of an enemy unit, in parts of its worth, on a side that must act. */
    static final double ENGAGE = 0.30;
    /** The same on a side that wins if nothing happens. */
    static final double WAIT = 0.08;
    /** Worth of holding a hex that scores, in parts of its points, while an enemy is near. */
    static final double HOLD = 0.6;

    /** Worth of staying on the map at the beginning of a battle, for a unit that costs points there. */
    static final double STAY = 0.8;

    /** Share of a passenger that is lost with its carrier (SF-TRAN-9). */
    static final double PASSENGER = 0.6;
    /** Worth of a unit that enters the map. */
    static final double ARRIVAL = 0.3;

    /** Pull of a way off the map, in parts of what leaving is worth. */
    static final double WAY = 5;
    /** The same for a unit that scores by leaving: others that stay and fight cover it. */
    static final double SCORING_WAY = 0.7;
    /** Worth of having left, in parts of that pull at the edge. */
    static final double GONE = 1.15;
    /** Pull of a ruin where the relics may lie, in parts of their worth. */
    static final double RUIN = 0.25;
    /** Share of the possible fire at a helicopter in the air that comes. */
    static final double FLAK = 0.5;
    /** Cost of each near hex that sees a unit that sets up before the enemy, in parts of its worth. */
    static final double EXPOSED = 0.0025;
    /** Worth of drawing another card, which brings the end nearer, to a side that wins if nothing happens. */
    static final double TEMPO = 0.05;

    /** Points that a unit moves in a turn on the way off the map. */
    static final double PACE = 1.5;

    /** Least worth of an Action above that of the card kept. */
    static final double LEAST = 0.02;
    /** Worth of a Fire card kept for Opportunity Fire. */
    static final double FIRE_CARD = 0.12;
    /** Worth of any other useful card. */
    static final double CARD = 0.05;
    /** Worth of a Reaction that suits the battle. */
    static final double REACTION = 0.10;
    /** Worth of one further Action of Command Ops or Leadership that nothing in the hand fills. */
    static final double DRAWN_CARD = 0.10;
    /** Worth of a unit that could act again, in parts of its worth. */
    static final double SECOND_WIND = 0.12;
    /** Share of a Shaken unit's worth that rallying restores: more than its loss, since Shaken units stay in danger. */
    static final double RALLY = 0.30;
    /** Chance that an assault card hits. */
    static final double ASSAULT_HIT = 0.5;

    private Worths() {}
}
