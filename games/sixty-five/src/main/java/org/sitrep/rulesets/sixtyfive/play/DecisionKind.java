package org.sitrep.rulesets.sixtyfive.play;

import java.util.Set;
import org.sitrep.scenario.Constants;
import org.sitrep.strategy.QuestionNames;

/**
 * The questions asked of the bots of both sides: the kinds of {@link org.sitrep.strategy.Decision}, with their subject
 * and options. Units and hexes are their numbers in the tables.
 */
@Constants
public final class DecisionKind {
    /** Hex where a unit sets up. Subject: unit. Options: hexes (SF-SCEN-1, SF-SCEN-3). */
    public static final int SET_UP_UNIT = 0;
    /** Carrier of a unit that sets up loaded. Subject: unit. Options: carriers (S6). */
    public static final int SET_UP_LOADED = 1;
    /** Hex of a bunker. Subject: number of the bunker. Options: hexes (S5). */
    public static final int BUNKER = 2;
    /** Hex of a foxhole. Subject: number of the foxhole. Options: hexes (S5). */
    public static final int FOXHOLE = 3;
    /** Corner that something faces. Subject: unit, or {@link #OF_A_BUNKER} + hex. Options: corners. */
    public static final int FACING = 4;
    /** Card of the initiative bid. Subject: 0, or 1 after a tie. Options: cards (SF-INIT-1, SF-INIT-2). */
    public static final int BID = 5;
    /** Card to discard after a tie that was won. Options: the two revealed cards (SF-INIT-3). */
    public static final int BID_DISCARD = 6;
    /** Choice to pass instead of drawing. Options: 0 to draw, 1 to pass (SF-IMP-2). */
    public static final int PASS = 7;
    /**
     * Card to play, and what for. Subject: Actions that may still be played. Options: card + {@link #UPPER},
     * {@link #LOWER}, {@link #POWER}, {@link #HELICOPTER}, {@link #TWO_FIRES}, {@link #AIR_STRIKE} or
     * {@link #IN_BUNKER}; {@link #NOTHING} to end (SF-IMP-3, SF-CARD-4, SF-HELO-1, SF-FORT-3).
     */
    public static final int PLAY = 8;
    /** Second card of artillery by two Fire cards. Subject: the first. Options: cards (S2, S5, S6). */
    public static final int SECOND_CARD = 9;
    /**
     * Power that a card is played for, and its unit. Subject: 0, or 1 for Opportunity Fire. Options: unit + 64 ×
     * ordinal of the Power (SF-CARD-4, SF-OPF-1).
     */
    public static final int POWER_OF = 10;
    /** Hex whose units are activated. Subject: what for, an {@code Activity}. Options: hexes (SF-IMP-4). */
    public static final int ACTIVATE = 11;
    /** Single unit that is activated. Subject: what for, an {@code Activity}. Options: units (SF-IMP-4). */
    public static final int ACTIVATE_UNIT = 12;
    /**
     * Units that move next, together. Subject: hex. Options: masks of the places of the hex's units, in the order of
     * their numbers; {@link #NOTHING} when done (SF-MOVE-3).
     */
    public static final int MOVERS = 13;
    /**
     * Next step of units that move together. Subject: the first of them + 64 × their number. Options: direction 0-5,
     * {@link #REVERSE} + direction, {@link #PIVOT} + corner, {@link #UNLOAD}, {@link #LOAD} + carrier, {@link #EXIT},
     * {@link #STOP} (SF-MOVE-1, SF-MOVE-8, SF-TRAN-2).
     */
    public static final int STEP = 14;
    /** Lead unit of an attack. Subject: hex. Options: units (SF-LEAD-2). */
    public static final int LEAD = 15;
    /**
     * Target of an attack. Subject: lead unit. Options: units, {@link #SPREAD} + a unit to spread hits over its hex,
     * {@link #AT_BUNKER} + hex; {@link #ARMOR} added for an attack on armor; {@link #NOTHING} where firing is a choice
     * (SF-FIRE-10, SF-ABIL-8, SF-FORT-4).
     */
    public static final int TARGET = 16;
    /** Unit that joins an attack. Subject: target. Options: units, {@link #NOTHING} when done (SF-LEAD-1). */
    public static final int JOIN = 17;
    /**
     * Card that supports one's own attack or Action. Subject: a {@code Window}. Options: cards, {@link #NOTHING}
     * (SF-CARD-3).
     */
    public static final int SUPPORT = 18;
    /** Card that answers the other side. Subject: a {@code Window}. Options: cards, {@link #NOTHING} (SF-CARD-3). */
    public static final int REACTION = 19;
    /**
     * Hex that fires at a unit which has entered a hex. Subject: the unit. Options: hexes, {@link #NOTHING} (SF-OPF-1).
     */
    public static final int OPPORTUNITY = 20;
    /**
     * Card for it. Subject: hex that fires. Options: card + {@link #UPPER}, {@link #LOWER} or {@link #POWER},
     * {@link #NOTHING} (SF-OPF-1).
     */
    public static final int OPPORTUNITY_CARD = 21;
    /** Choice to draw a card again by Tactical. Subject: the card. Options: 0 to keep it, 1 to redraw (SF-ABIL-9). */
    public static final int REDRAW = 22;
    /** Unit that takes the next hit among equals. Subject: hex. Options: units (SF-FIRE-11, AMB-34). */
    public static final int HIT = 23;
    /** Choice of artillery to strike a bunker, not the units in it. Subject: hex. Options: 0 and 1 (SF-FORT-4). */
    public static final int STRIKE_BUNKER = 24;
    /**
     * Hex that a unit retreats to. Subject: unit. Options: hexes, {@link #NOTHING} to stay, {@link #EXIT} (SF-ACT-11,
     * SF-ASLT-9).
     */
    public static final int RETREAT = 25;
    /** Target hex of artillery, a satchel, smoke or an air strike. Subject: an {@code Activity}. Options: hexes. */
    public static final int AIM = 26;
    /** The two other hexes of artillery. Subject: target hex. Options: direction + 8 × direction (SF-ART-1). */
    public static final int PATTERN = 27;
    /** Mode of a helicopter from now on. Subject: unit. Options: ordinals of {@code Flight} (SF-HELO-2). */
    public static final int FLIGHT = 28;
    /** Hex that a helicopter flies to, or where units arrive. Subject: unit. Options: hexes, {@link #NOTHING}. */
    public static final int DESTINATION = 29;
    /** Action of an activated helicopter. Subject: unit. Options: an {@code Activity} (SF-HELO-1). */
    public static final int HELICOPTER_DOES = 30;
    /** Unit that arrives next. Subject: force. Options: units, {@link #NOTHING} (SF-MOVE-9). */
    public static final int ARRIVES = 31;
    /** Marker that is removed by Second Wind. Subject: unit. Options: 0 Fired, 1 Moved (SF-ACT-17, AMB-81). */
    public static final int MARKER = 32;
    /** Card to discard at the end of an impulse. Subject: cards discarded so far. Options: cards, {@link #NOTHING}. */
    public static final int DISCARD = 33;
    /** Unit that moves in the Reserve Phase. Options: units, {@link #NOTHING} when done (SF-TURN-7). */
    public static final int RESERVE = 34;
    /** Card to keep for the next turn. Options: cards, {@link #NOTHING} (SF-TURN-10). */
    public static final int KEEP = 35;
    /** Unit that takes the relics. Options: units (S8). */
    public static final int RELICS = 36;

    /** Number of kinds. */
    public static final int COUNT = 37;

    /** No card, unit, hex and so on. */
    public static final int NOTHING = -1;

    /** The part of most options and subjects that is a card, unit, hex, direction or corner. */
    public static final int NUMBER = 0xFF;
    /** The part of an option of {@link #POWER_OF} that is the unit; the Power stands before it. */
    public static final int UNIT = 0x3F;
    /** Number of bits of {@link #UNIT}. */
    public static final int UNIT_BITS = 6;
    /** Factor of the second direction of a {@link #PATTERN}. */
    public static final int DIRECTION = 8;

    /** A helicopter moves; its Action is a sum of these. */
    public static final int TO_MOVE = 1;
    /** A helicopter fires. */
    public static final int TO_FIRE = 2;
    /** A helicopter rallies. */
    public static final int TO_RALLY = 4;

    /** Added to a card: its upper block. */
    public static final int UPPER = 0;
    /** Added to a card: its lower block. */
    public static final int LOWER = 0x100;
    /** Added to a card: a Power. */
    public static final int POWER = 0x200;
    /** Added to a card: a helicopter. */
    public static final int HELICOPTER = 0x300;
    /** Added to a card: artillery, with a second card. */
    public static final int TWO_FIRES = 0x400;
    /** Added to a card: the air strike. */
    public static final int AIR_STRIKE = 0x500;
    /** Added to a card: Second Wind for a unit in a bunker. */
    public static final int IN_BUNKER = 0x600;

    /** Added to a direction: the vehicle goes backwards. */
    public static final int REVERSE = 0x100;
    /** Added to a corner: the vehicle turns to it. */
    public static final int PIVOT = 0x200;
    /** Passengers get off. */
    public static final int UNLOAD = 0x300;
    /** Added to a carrier: the unit gets on. */
    public static final int LOAD = 0x400;
    /** The units leave the map. */
    public static final int EXIT = 0x500;
    /** The units go no farther. */
    public static final int STOP = 0x600;

    /** Added to a unit: hits are spread over its hex. */
    public static final int SPREAD = 0x100;
    /** Added to a target: the attack is on its armor. */
    public static final int ARMOR = 0x200;
    /** Added to a hex: the attack is on its bunker. */
    public static final int AT_BUNKER = 0x400;
    /** Added to a hex whose bunker faces a corner. */
    public static final int OF_A_BUNKER = 0x100;

    /** Upper limit of options of a question: every hex of three maps, and one to decline. */
    public static final int MAX_OPTIONS = 256;

    /** Names of the questions, derived from the constants above. */
    public static final QuestionNames NAMES = new QuestionNames(
            DecisionKind.class, COUNT, Set.of("UPPER", "UNIT_BITS", "DIRECTION", "TO_MOVE", "TO_FIRE", "TO_RALLY"));

    private DecisionKind() {}
}
