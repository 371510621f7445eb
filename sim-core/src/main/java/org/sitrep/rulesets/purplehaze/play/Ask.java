package org.sitrep.rulesets.purplehaze.play;

/** The questions that are put to a bot: the kinds of {@link org.sitrep.strategy.Decision}, with their subject and options. */
public final class Ask {
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
     * How a Burst is shared. Subject: the target's space + 256 × the hits to share. Options: hits for the left neighbour + 256 × hits for the right one; the rest are
     * the target's. The first option leaves him all (PH-HIT-5).
     */
    public static final int BURST = 5;
    /** Who gets one hit left over from an even split. Subject: 0. Options: Enemy spaces in reading order (PH-FLM-1, PH-CLY-1). */
    public static final int LEFTOVER_HIT = 6;
    /** Which rows the fire mission hits. Subject: rows hit. Options: the row next to the centre among them (PH-FSP-3, PH-FSP-4). */
    public static final int FIRE_MISSION_ROW = 7;
    /** Who takes over a lost Marine's ID. Subject: that ID, 1-6. Options: Marines without an extra ID, lowest own ID first (PH-KIA-3). */
    public static final int ID_HOLDER = 8;
    /** Which hidden Enemy is revealed. Options: spaces in reading order (PH-OPT-1). */
    public static final int REVEAL = 9;
    /**
     * Whether equipment changes hands before the combat. Options: {@code Equipment.NOTHING}, else a handover as {@code Equipment} packs it (PH-CBS-7).
     */
    public static final int SWAP = 10;
    /** What an overloaded Marine gives away or drops. Subject: Marine. Options: handovers as {@code Equipment} packs them (PH-END-2). */
    public static final int SHED = 11;
    /**
     * Whether a test is thrown again. Subject: who tests. Options: {@code Rerolls.KEEP} first, then by what, as {@code Rerolls} numbers it (GAP-08 to GAP-10).
     */
    public static final int REROLL = 12;
    /** What helps a test before the dice are thrown. Subject: who tests. Options: {@code TestHelp.NOTHING} first, then as {@code TestHelp} numbers it (GAP-08, GAP-09). */
    public static final int BEFORE_TEST = 13;
    /** What is played between two activations. Options: {@code AnytimePlays.NOTHING} first, then as {@code AnytimePlays} numbers it (GAP-08 to GAP-10). */
    public static final int PLAY = 14;
    /**
     * For whom or what it is played. Subject: the option of {@link #PLAY}. Options by effect: Marines, Enemy spaces, ordinals of skills, or ammo as {@code Ammo} packs it.
     */
    public static final int PLAY_TARGET = 15;
    /** Whether a Lucky Charm ignores Damage. Subject: Marine + 256 × the Damage that comes. Options: 0 for no, 1 (GAP-10). */
    public static final int IGNORE_DAMAGE = 16;
    /** Whether a Lucky Charm ignores a Wound card. Subject: Marine + 256 × the card. Options: 0 for no, 1 (GAP-10). */
    public static final int IGNORE_WOUND = 17;

    /** How many kinds there are. */
    public static final int COUNT = 18;

    /**
     * The most options any question can have. The longest list is the first order's: at most 6 weapons of 2 modes, each in at most 2 (attachment) x 2 (ammo) x
     * 2 (standing) x 2 (aimed) variants on 12 targets, i.e. 6 x 2 x 16 x 12 = 2304; 24 kinds of gear thrown, in 2 (ammo) x 2 (standing) x 2 (aimed) variants, i.e.
     * 24 x 8 x 12 = 2304; then 13 ways to pop smoke, 11 moves, 12 covers, 24 skills of at most 6 arguments, idle: 4789. A Burst has at most 34 x 34 shares, a
     * handover at most 54 items of each of 6 Marines for 5 receivers.
     */
    public static final int MAX_OPTIONS = 4800;

    private Ask() {}
}
