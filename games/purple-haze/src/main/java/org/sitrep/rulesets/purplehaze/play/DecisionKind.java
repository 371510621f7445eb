package org.sitrep.rulesets.purplehaze.play;

import java.util.Set;
import org.sitrep.scenario.Constants;
import org.sitrep.strategy.QuestionNames;

/**
 * The questions that the game asks a bot: the kinds of {@link org.sitrep.strategy.Decision}, with their subject and
 * options.
 */
@Constants
public final class DecisionKind {
    /** Chooses the starting space of a Marine. Subject: Marine. Options: free spaces in reading order (PH-CBS-6). */
    public static final int PLACE = 0;
    /** Sets off the Claymore or not. Options: 0 for no, else the Enemy row (PH-CLY-1). */
    public static final int CLAYMORE = 1;
    /** Chooses the next Marine to activate. Options: Marines, lowest own ID first (PH-ACT-1). */
    public static final int ACTIVATE = 2;
    /** Chooses the first order. Subject: Marine. Options: {@code Order}s (PH-ACT-2). */
    public static final int FIRST_ORDER = 3;
    /** Chooses the second order. Subject: Marine. Options: {@code Order}s (PH-ACT-2). */
    public static final int SECOND_ORDER = 4;
    /**
     * Shares out a Burst. Subject: the target's space + 256 × the hits to share. Options: hits for the left neighbour +
     * 256 × hits for the right one; the target takes the rest. The first option leaves all hits to the target
     * (PH-HIT-5).
     */
    public static final int BURST = 5;
    /**
     * Assigns one hit left over from an even split. Subject: 0. Options: Enemy spaces in reading order (PH-FLM-1,
     * PH-CLY-1).
     */
    public static final int LEFTOVER_HIT = 6;
    /**
     * Chooses the rows that the fire mission hits. Subject: rows hit. Options: the row next to the centre among them
     * (PH-FSP-3, PH-FSP-4).
     */
    public static final int FIRE_MISSION_ROW = 7;
    /**
     * Chooses the Marine who takes over a lost Marine's ID. Subject: that ID, 1-6. Options: Marines without an extra
     * ID, lowest own ID first (PH-KIA-3).
     */
    public static final int ID_HOLDER = 8;
    /** Chooses the hidden Enemy to reveal. Options: spaces in reading order, {@link #KEEP_HIDDEN} last (PH-OPT-1). */
    public static final int REVEAL = 9;
    /** Option of {@link #REVEAL}: no Enemy is revealed. */
    public static final int KEEP_HIDDEN = 260;
    /**
     * Hands over equipment before the combat, or not. Options: {@code Equipment.NOTHING}, else a handover packed as in
     * {@code Equipment} (PH-CBS-7).
     */
    public static final int SWAP = 10;
    /**
     * Chooses an item that an overloaded Marine gives away or drops. Subject: Marine. Options: handovers packed as in
     * {@code Equipment} (PH-END-2).
     */
    public static final int SHED = 11;
    /**
     * Throws a test again, or not. Subject: tester. Options: {@code Rerolls.KEEP} first, then the means, numbered as in
     * {@code TestHelp} (GAP-08 to GAP-10).
     */
    public static final int REROLL = 12;
    /**
     * Chooses help for a test before the dice are thrown. Subject: tester. Options: {@code TestHelp.NOTHING} first,
     * then numbered as in {@code TestHelp} (GAP-08, GAP-09).
     */
    public static final int BEFORE_TEST = 13;
    /**
     * Chooses what to play between two activations. Options: uses of {@code HeldCards}, {@code NOTHING} first (GAP-08
     * to GAP-10).
     */
    public static final int PLAY = 14;
    /**
     * Chooses the target of {@link #PLAY}. Subject: the option of {@link #PLAY}. Options by effect: Marines, Enemy
     * spaces, ordinals of skills, or ammo packed as in {@code Supply}.
     */
    public static final int PLAY_TARGET = 15;
    /**
     * Ignores Damage by a card, or not. Subject: Marine + 256 × the Damage about to be taken. Options: 0 for no, 1
     * (GAP-10).
     */
    public static final int IGNORE_DAMAGE = 16;
    /**
     * Ignores a Wound card by a Lucky Charm or another card, or not. Subject: Marine + 256 × the card. Options: 0 for
     * no, 1 (GAP-10).
     */
    public static final int IGNORE_WOUND = 17;

    /** The number of kinds that a combat has. */
    public static final int COUNT = 18;

    /**
     * Chooses the Squad's action. Options: a Space, 0-255, to March there; {@link #BIVOUAC}, {@link #NIGHT_BIVOUAC},
     * {@link #EVAC_ALL}, {@link #EVAC_ELIGIBLE} (PH-RND-1).
     */
    public static final int SQUAD_ACTION = 20;
    /** Option of {@link #SQUAD_ACTION}: a Bivouac; the next question is its length (PH-BIV-1). */
    public static final int BIVOUAC = 256;
    /** Option of {@link #SQUAD_ACTION}: a Night Bivouac (PH-BIV-5). */
    public static final int NIGHT_BIVOUAC = 257;
    /** Option of {@link #SQUAD_ACTION} and {@link #EVAC}: all are evacuated and the Mission ends (PH-EVC-4). */
    public static final int EVAC_ALL = 258;
    /**
     * Option of {@link #SQUAD_ACTION} and {@link #EVAC}: the dead and those of {@link #EVAC_MARINE} are evacuated, and
     * the Mission continues (PH-EVC-4).
     */
    public static final int EVAC_ELIGIBLE = 259;
    /** Chooses the length of the Bivouac. Options: minutes, 15 to 480 (PH-BIV-1). */
    public static final int DURATION = 21;
    /** Chooses the Marine who discards an Extra Ration. Options: {@link #NOBODY}, else Marine + 1 (PH-EQ-10). */
    public static final int RATION = 22;
    /** Option of several questions: no Marine, or nothing. */
    public static final int NOBODY = 0;
    /**
     * Chooses the Marine who gives First Aid. Options: {@link #NOBODY}, else tester + 1 + 8 × the Marine whose Kit is
     * used, or {@link #BY_CARD} for that Marine (PH-BIV-6).
     */
    public static final int FIRST_AID = 23;
    /** Stands in {@link #FIRST_AID} for a Boon card instead of the carrier of a Kit. */
    public static final int BY_CARD = 6;
    /**
     * Chooses the Marine from whom a success of First Aid removes one Damage. Subject: successes left. Options: Marines
     * with Damage (PH-BIV-6).
     */
    public static final int HEAL = 24;
    /** Chooses the Marine to whom the Corpsman gives a PEP TALK. Options: {@link #NOBODY}, else Marine + 1 (GAP-07). */
    public static final int PEP_TALK = 25;
    /**
     * Chooses the Marine who drops Stress after a Bivouac by a card. Subject: its holder. Options: {@link #NOBODY},
     * else Marine + 1 (GAP-08).
     */
    public static final int COMEDIAN = 26;
    /**
     * Chooses the Point Man. Subject: the present one. Options: Marines, the present one first (PH-SQD-5, PH-MCH-1).
     */
    public static final int POINT_MAN = 27;
    /** Ignores the EAZ of this March by TRAIL SENSE, or not. Subject: Marine. Options: 0 for no, 1 (GAP-07). */
    public static final int TRAIL_SENSE = 32;
    /** Turns a red Threat die yellow by a card, or not. Subject: its holder. Options: 0 for no, 1 (GAP-08). */
    public static final int GHOST = 33;
    /**
     * Plays a card for the present action, or not. Subject: a use of {@code HeldCards}. Options: 0 for no, 1 (GAP-09).
     */
    public static final int PLAY_BOON = 34;
    /**
     * Chooses the EAZ that a card removes from the map. Subject: a use of {@code HeldCards}. Options: 0 for none, else
     * a Space + 1 (GAP-09).
     */
    public static final int REMOVE_EAZ = 35;
    /**
     * Chooses where the next Encounter goes once a Boon card has shown it. Subject: its number. Options: 0 to leave it
     * on top, 1 to the bottom (GAP-09).
     */
    public static final int NEXT_ENCOUNTER = 36;
    /**
     * Chooses who leaves when an Event sends a helicopter. Options: {@link #NOBODY}, {@link #EVAC_ALL},
     * {@link #EVAC_ELIGIBLE} (PH-EVC-1).
     */
    public static final int EVAC = 37;
    /**
     * Chooses the next eligible Marine who is evacuated. Subject: Marines chosen so far. Options: {@link #NOBODY} once
     * a Marine is chosen or if a dead one is carried, else Marine + 1 (PH-EVC-4).
     */
    public static final int EVAC_MARINE = 38;
    /**
     * Chooses who takes over the equipment of a lost Marine. Subject: that Marine. Options: {@code Equipment.NOTHING},
     * else a handover packed as in {@code Equipment} (PH-EQ-7).
     */
    public static final int TAKE_OVER = 28;
    /**
     * Chooses the Marine who takes over the Radio Set of a lost Marine. Subject: that Marine. Options: Marines
     * (PH-EQ-9).
     */
    public static final int TAKE_RADIO = 29;
    /** Chooses who hands ammo to a Marine without any. Options: handovers packed as in {@code Equipment} (PH-EQ-6). */
    public static final int AMMO = 30;
    /**
     * Chooses the one of two Boon cards that a Marine retains. Subject: Marine. Options: the card held, the card drawn
     * (PH-BOON-2).
     */
    public static final int BOON_CARD = 31;

    /**
     * Chooses the player's option in an Event or Encounter. Subject: the step. Options: those on offer, numbered from 0
     * in the order of the step (PH-EVT-2).
     */
    public static final int ENTRY_OPTION = 40;
    /**
     * Chooses the Marine of choice of an entry. Subject: the step. Options: Marines, lowest own ID first (PH-TRT-3).
     */
    public static final int ENTRY_MARINE = 41;
    /**
     * Chooses who takes a find. Subject: the finder, or 7 for the Squad. Options: {@code Finds.LEFT} to leave it, which
     * is missing if the finder can take it; else a find packed as in {@code Finds}.
     */
    public static final int TAKE_FIND = 42;
    /**
     * Chooses the ammo or gear that is lost. Subject: its owner, or 7 for the Squad. Options: finds packed as in
     * {@code Finds}.
     */
    public static final int GIVE_UP = 43;
    /** Chooses the Marine who pays a Boon point. Subject: points left to pay. Options: Marines (PH-BOON-5). */
    public static final int PAY_BOON_POINT = 44;
    /**
     * Rolls the gamble again, or not. Subject: the D6. Options: 0 for no, else 1 + the Marine whose card it is
     * (GAP-08).
     */
    public static final int GAMBLE_AGAIN = 45;
    /**
     * Chooses what a Marine drops at R&amp;R. Subject: Marine. Options: {@link #DROP_CUBE}, {@link #DROP_STRESS}
     * (PH-RNR-3).
     */
    public static final int RELIEF = 46;
    /** Option of {@link #RELIEF}: a Condition cube. */
    public static final int DROP_CUBE = 261;
    /** Option of {@link #RELIEF}: all Stress. */
    public static final int DROP_STRESS = 262;

    /**
     * Fills a place. Subject: Marine + 8 × the reason, one of {@link #FOUNDER}, {@link #REPLACEMENT} and
     * {@link #TEMPORARY}. Options: Profiles in the order drawn (PH-MAR-7, PH-SQD-3).
     */
    public static final int PROFILE = 50;
    /** Reason in {@link #PROFILE}: a Marine of the Squad that begins the campaign. */
    public static final int FOUNDER = 0;
    /** Reason in {@link #PROFILE}: the successor of a Marine who has left the campaign. */
    public static final int REPLACEMENT = 1;
    /** Reason in {@link #PROFILE}: the substitute for a Marine in Hospital, for one Mission. */
    public static final int TEMPORARY = 2;
    /** Chooses the Motivation of the Squad Leader. Options: Motivations in the order of the data files (PH-MAR-8). */
    public static final int MOTIVATION = 51;
    /**
     * Chooses a Marine's main weapon. Subject: Marine. Options: weapons that leave enough for the Marines who follow
     * (PH-EQ-1, PH-EQ-2).
     */
    public static final int MAIN_WEAPON = 52;
    /**
     * Chooses an item that a Marine takes in addition to the main weapon. Subject: Marine. Options:
     * {@code Equipment.NOTHING} for nothing more, else a handover from the supply packed as in {@code Equipment}
     * (PH-EQ-1). Before that it chooses who carries a weapon that the Squad must have and still lacks. Subject:
     * {@code Equipment.SUPPLY}. Options: its handovers.
     */
    public static final int EQUIP = 53;
    /** Raises a Marine to the next level, or not. Subject: Marine. Options: 0 for no, else the level (PH-EOM-4). */
    public static final int UPGRADE = 54;
    /**
     * Chooses the Marine who pays a Boon point before R&amp;R. Subject: points paid so far. Options: {@link #NOBODY} if
     * their number is even, else Marine + 1 (PH-RNR-2).
     */
    public static final int REST_BOON = 55;

    /** Red: chooses the Enemy for a space at set-up. Subject: space. Options: numbers of Enemy markers (PH-OPT-3). */
    public static final int RED_PLACE = 70;
    /** Red: replaces a Combat marker in hand, or not. Options: 0 for no, else its number + 1 (PH-OPT-3). */
    public static final int RED_REDRAW = 71;
    /** Red: chooses the Combat marker to play from the hand. Options: their numbers (PH-OPT-3). */
    public static final int RED_MARKER = 72;
    /**
     * Red: chooses a move on HardMove. Options: {@link #NOBODY}, else the Enemy's space + 256 × an empty one
     * (PH-OPT-3).
     */
    public static final int RED_MOVE = 73;
    /**
     * Red: chooses a die of an Enemy test to pick up and throw again. Subject: the roll, {@code RollId.ENEMY_TEST} and
     * so on. Options: 0 for no more, else colour × 6 + face (PH-OPT-3).
     */
    public static final int RED_REROLL = 74;
    /**
     * Red: makes a Trait test harder, or not. Subject: Marine + 16 × Trait + 256 × DIFF. Options: 0 for no, 1
     * (PH-OPT-3).
     */
    public static final int RED_HARDER = 75;
    /** Red: moves an EAZ, or not. Options: 0 for no, else packed as in {@code Sapper} (PH-OPT-3). */
    public static final int RED_EAZ = 76;
    /** Red: chooses the Encounter card to play after a March. Options: 0 for none, else its number + 1 (PH-OPT-3). */
    public static final int RED_ENCOUNTER = 77;

    /**
     * The maximum number of options of any question. The first order has the longest list. At most 6 weapons have 2
     * modes, each in at most 2 (attachment) x 2 (ammo) x 2 (standing) x 2 (aimed) variants on 12 targets, i.e. 6 x 2 x
     * 16 x 12 = 2304. There are 24 kinds of thrown gear, in 2 (ammo) x 2 (standing) x 2 (aimed) variants, i.e. 24 x 8 x
     * 12 = 2304. With 13 ways to pop smoke, 11 moves, 12 covers, 24 skills of at most 6 arguments and idle, the sum is
     * 4789. A Burst has at most 34 x 34 shares; a handover has at most 54 items of each of 6 Marines for 5 receivers.
     */
    public static final int MAX_OPTIONS = 4800;

    /** The names of the questions, derived from the constants above. */
    public static final QuestionNames NAMES = new QuestionNames(
            DecisionKind.class, BIVOUAC, Set.of("COUNT", "NOBODY", "BY_CARD", "FOUNDER", "REPLACEMENT", "TEMPORARY"));

    private DecisionKind() {}
}
