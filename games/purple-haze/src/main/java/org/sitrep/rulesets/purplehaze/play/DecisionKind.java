package org.sitrep.rulesets.purplehaze.play;

import java.util.Set;
import org.sitrep.strategy.QuestionNames;

/**
 * The questions that are put to a bot: the kinds of {@link org.sitrep.strategy.Decision}, with their subject and
 * options.
 */
public final class DecisionKind {
    /** Where a Marine starts. Subject: Marine. Options: free spaces in reading order (PH-CBS-6). */
    public static final int PLACE = 0;
    /** Whether to set off the Claymore. Options: 0 for no, else the Enemy row (PH-CLY-1). */
    public static final int CLAYMORE = 1;
    /** Who activates. Options: Marines, lowest own ID first (PH-ACT-1). */
    public static final int ACTIVATE = 2;
    /** The first order. Subject: Marine. Options: {@code Order}s (PH-ACT-2). */
    public static final int FIRST_ORDER = 3;
    /** The second order. Subject: Marine. Options: {@code Order}s (PH-ACT-2). */
    public static final int SECOND_ORDER = 4;
    /**
     * How a Burst is shared. Subject: the target's space + 256 × the hits to share. Options: hits for the left
     * neighbour + 256 × hits for the right one; the rest are the target's. The first option leaves him all (PH-HIT-5).
     */
    public static final int BURST = 5;
    /**
     * Who gets one hit left over from an even split. Subject: 0. Options: Enemy spaces in reading order (PH-FLM-1,
     * PH-CLY-1).
     */
    public static final int LEFTOVER_HIT = 6;
    /**
     * Which rows the fire mission hits. Subject: rows hit. Options: the row next to the centre among them (PH-FSP-3,
     * PH-FSP-4).
     */
    public static final int FIRE_MISSION_ROW = 7;
    /**
     * Who takes over a lost Marine's ID. Subject: that ID, 1-6. Options: Marines without an extra ID, lowest own ID
     * first (PH-KIA-3).
     */
    public static final int ID_HOLDER = 8;
    /** Which hidden Enemy is revealed. Options: spaces in reading order (PH-OPT-1). */
    public static final int REVEAL = 9;
    /**
     * Whether equipment changes hands before the combat. Options: {@code Equipment.NOTHING}, else a handover as
     * {@code Equipment} packs it (PH-CBS-7).
     */
    public static final int SWAP = 10;
    /**
     * What an overloaded Marine gives away or drops. Subject: Marine. Options: handovers as {@code Equipment} packs
     * them (PH-END-2).
     */
    public static final int SHED = 11;
    /**
     * Whether a test is thrown again. Subject: who tests. Options: {@code Rerolls.KEEP} first, then by what, as
     * {@code Rerolls} numbers it (GAP-08 to GAP-10).
     */
    public static final int REROLL = 12;
    /**
     * What helps a test before the dice are thrown. Subject: who tests. Options: {@code TestHelp.NOTHING} first, then
     * as {@code TestHelp} numbers it (GAP-08, GAP-09).
     */
    public static final int BEFORE_TEST = 13;
    /**
     * What is played between two activations. Options: {@code AnytimePlays.NOTHING} first, then as {@code AnytimePlays}
     * numbers it (GAP-08 to GAP-10).
     */
    public static final int PLAY = 14;
    /**
     * For whom or what it is played. Subject: the option of {@link #PLAY}. Options by effect: Marines, Enemy spaces,
     * ordinals of skills, or ammo as {@code Supply} packs it.
     */
    public static final int PLAY_TARGET = 15;
    /**
     * Whether a Lucky Charm ignores Damage. Subject: Marine + 256 × the Damage that comes. Options: 0 for no, 1
     * (GAP-10).
     */
    public static final int IGNORE_DAMAGE = 16;
    /** Whether a Lucky Charm ignores a Wound card. Subject: Marine + 256 × the card. Options: 0 for no, 1 (GAP-10). */
    public static final int IGNORE_WOUND = 17;

    /** How many kinds a combat has. */
    public static final int COUNT = 18;

    /**
     * What the Squad does. Options: a Space, 0-255, to March there; {@link #BIVOUAC}, {@link #NIGHT_BIVOUAC},
     * {@link #EVAC_ALL}, {@link #EVAC_ELIGIBLE} (PH-RND-1).
     */
    public static final int SQUAD_ACTION = 20;
    /** Option of {@link #SQUAD_ACTION}: a Bivouac, whose length is asked next (PH-BIV-1). */
    public static final int BIVOUAC = 256;
    /** Option of {@link #SQUAD_ACTION}: a Night Bivouac (PH-BIV-5). */
    public static final int NIGHT_BIVOUAC = 257;
    /** Option of {@link #SQUAD_ACTION} and {@link #EVAC}: all are flown out and the Mission ends (PH-EVC-4). */
    public static final int EVAC_ALL = 258;
    /**
     * Option of {@link #SQUAD_ACTION} and {@link #EVAC}: those who may be are flown out, and the Mission goes on
     * (PH-EVC-4).
     */
    public static final int EVAC_ELIGIBLE = 259;
    /** How long the Bivouac lasts. Options: minutes, 15 to 480 (PH-BIV-1). */
    public static final int DURATION = 21;
    /** Who discards an Extra Ration. Options: {@link #NOBODY}, else Marine + 1 (PH-EQ-10). */
    public static final int RATION = 22;
    /** Option of several questions: nobody, or nothing. */
    public static final int NOBODY = 0;
    /**
     * Who gives First Aid. Options: {@link #NOBODY}, else tester + 1 + 8 × the Marine whose Kit is used, or
     * {@link #BY_CARD} instead of him (PH-BIV-6).
     */
    public static final int FIRST_AID = 23;
    /** Stands in {@link #FIRST_AID} for a Boon card instead of a Kit's carrier. */
    public static final int BY_CARD = 6;
    /**
     * From whom a success of First Aid takes one Damage. Subject: successes left. Options: Marines with Damage
     * (PH-BIV-6).
     */
    public static final int HEAL = 24;
    /** To whom the Corpsman gives a PEP TALK. Options: {@link #NOBODY}, else Marine + 1 (GAP-07). */
    public static final int PEP_TALK = 25;
    /** To whom a COMEDIAN tells a joke. Subject: the COMEDIAN. Options: {@link #NOBODY}, else Marine + 1 (GAP-08). */
    public static final int COMEDIAN = 26;
    /** Who is Point Man. Subject: the present one. Options: Marines, the present one first (PH-SQD-5, PH-MCH-1). */
    public static final int POINT_MAN = 27;
    /** Whether TRAIL SENSE ignores the EAZ of this March. Subject: Marine. Options: 0 for no, 1 (GAP-07). */
    public static final int TRAIL_SENSE = 32;
    /** Whether the Point Man turns a red Threat die yellow. Subject: Marine. Options: 0 for no, 1 (GAP-08). */
    public static final int GHOST = 33;
    /** Whether a Boon card is played for what is being done. Subject: the card. Options: 0 for no, 1 (GAP-09). */
    public static final int PLAY_BOON = 34;
    /** Which EAZ a Boon card takes off the map. Subject: the card. Options: 0 for none, else a Space + 1 (GAP-09). */
    public static final int REMOVE_EAZ = 35;
    /**
     * Where the next Encounter goes that a Boon card has shown. Subject: its number. Options: 0 to leave it on top, 1
     * to the bottom (GAP-09).
     */
    public static final int NEXT_ENCOUNTER = 36;
    /**
     * Who flies when an Event sends a helicopter. Options: {@link #NOBODY}, {@link #EVAC_ALL}, {@link #EVAC_ELIGIBLE}
     * (PH-EVC-1).
     */
    public static final int EVAC = 37;
    /**
     * Who takes over what a lost Marine had. Subject: that Marine. Options: {@code Equipment.NOTHING}, else a handover
     * as {@code Equipment} packs it (PH-EQ-7).
     */
    public static final int TAKE_OVER = 28;
    /** Who takes over the Radio Set of a lost Marine. Subject: that Marine. Options: Marines (PH-EQ-9). */
    public static final int TAKE_RADIO = 29;
    /** Who hands ammo to a Marine without. Options: handovers as {@code Equipment} packs them (PH-EQ-6). */
    public static final int AMMO = 30;
    /** Which of two Boon cards a Marine keeps. Subject: Marine. Options: the card held, the card drawn (PH-BOON-2). */
    public static final int BOON_CARD = 31;

    /**
     * What the player does in an Event or Encounter. Subject: the step. Options: those on offer, numbered in the order
     * of the step from 0 (PH-EVT-2).
     */
    public static final int ENTRY_OPTION = 40;
    /** The Marine of choice of an entry. Subject: the step. Options: Marines, lowest own ID first (PH-TRT-3). */
    public static final int ENTRY_MARINE = 41;
    /**
     * Who takes what was found. Subject: who found it, or 7 for the Squad. Options: {@code Finds.LEFT} to leave it,
     * which is missing if he can take it himself, else a find as {@code Finds} packs it.
     */
    public static final int TAKE_FIND = 42;
    /**
     * Which ammo or gear is lost. Subject: who loses it, or 7 for the Squad. Options: finds as {@code Finds} packs
     * them.
     */
    public static final int GIVE_UP = 43;
    /**
     * Who pays a Boon point. Subject: 1 if it may be nobody, else 0. Options: 0 for nobody, else Marine + 1
     * (PH-BOON-5).
     */
    public static final int PAY_BOON_POINT = 44;
    /**
     * Whether the gamble is rolled again. Subject: the D6. Options: 0 for no, else Marine + 1 whose Ability it is
     * (GAP-08).
     */
    public static final int GAMBLE_AGAIN = 45;

    /**
     * Who fills a place. Subject: Marine + 8 × what for, one of {@link #FOUNDER}, {@link #REPLACEMENT} and
     * {@link #TEMPORARY}. Options: Profiles in the order drawn (PH-MAR-7, PH-SQD-3).
     */
    public static final int PROFILE = 50;
    /** In {@link #PROFILE}: to begin the campaign with. */
    public static final int FOUNDER = 0;
    /** In {@link #PROFILE}: for a man who has left the campaign. */
    public static final int REPLACEMENT = 1;
    /** In {@link #PROFILE}: for a man in Hospital, for one Mission. */
    public static final int TEMPORARY = 2;
    /** What drives the Squad Leader. Options: Motivations in the order of the data files (PH-MAR-8). */
    public static final int MOTIVATION = 51;
    /**
     * A Marine's main weapon. Subject: Marine. Options: weapons that leave enough for those who follow (PH-EQ-1,
     * PH-EQ-2).
     */
    public static final int MAIN_WEAPON = 52;
    /**
     * What a Marine takes along beside it. Subject: Marine. Options: {@code Equipment.NOTHING} for nothing more, else a
     * handover from the supply as {@code Equipment} packs it (PH-EQ-1).
     */
    public static final int EQUIP = 53;
    /** Whether a Marine reaches the next level. Subject: Marine. Options: 0 for no, else the level (PH-EOM-4). */
    public static final int UPGRADE = 54;
    /**
     * Who pays a Boon point before R&amp;R. Subject: points paid so far. Options: {@link #NOBODY} if they are an even
     * number, else Marine + 1 (PH-RNR-2).
     */
    public static final int REST_BOON = 55;

    /** Red: which Enemy goes to a space at set-up. Subject: space. Options: numbers of Enemy markers (PH-OPT-3). */
    public static final int RED_PLACE = 70;
    /** Red: whether a Combat marker in hand is drawn anew. Options: 0 for no, else its number + 1 (PH-OPT-3). */
    public static final int RED_REDRAW = 71;
    /** Red: which Combat marker of the hand is played. Options: their numbers (PH-OPT-3). */
    public static final int RED_MARKER = 72;
    /** Red: who moves where on HardMove. Options: his space + 256 × an empty one (PH-OPT-3). */
    public static final int RED_MOVE = 73;
    /**
     * Red: which die of an Enemy test he picks up to throw it again. Subject: the roll, {@code RollId.ENEMY_TEST} and
     * so on. Options: 0 for no more, else colour × 6 + face (PH-OPT-3).
     */
    public static final int RED_REROLL = 74;
    /**
     * Red: whether a Trait test is harder. Subject: Marine + 16 × Trait + 256 × DIFF. Options: 0 for no, 1 (PH-OPT-3).
     */
    public static final int RED_HARDER = 75;
    /** Red: whether an EAZ moves. Options: 0 for no, else as {@code Sapper} packs it (PH-OPT-3). */
    public static final int RED_EAZ = 76;
    /** Red: which Encounter card he plays after a March. Options: 0 for none, else its number + 1 (PH-OPT-3). */
    public static final int RED_ENCOUNTER = 77;

    /**
     * The most options any question can have. The longest list is the first order's: at most 6 weapons of 2 modes, each
     * in at most 2 (attachment) x 2 (ammo) x 2 (standing) x 2 (aimed) variants on 12 targets, i.e. 6 x 2 x 16 x 12 =
     * 2304; 24 kinds of gear thrown, in 2 (ammo) x 2 (standing) x 2 (aimed) variants, i.e. 24 x 8 x 12 = 2304; then 13
     * ways to pop smoke, 11 moves, 12 covers, 24 skills of at most 6 arguments, idle: 4789. A Burst has at most 34 x 34
     * shares, a handover at most 54 items of each of 6 Marines for 5 receivers.
     */
    public static final int MAX_OPTIONS = 4800;

    /** The names of the questions, read off the constants above. */
    public static final QuestionNames NAMES = new QuestionNames(
            DecisionKind.class, BIVOUAC, Set.of("COUNT", "NOBODY", "BY_CARD", "FOUNDER", "REPLACEMENT", "TEMPORARY"));

    private DecisionKind() {}
}
