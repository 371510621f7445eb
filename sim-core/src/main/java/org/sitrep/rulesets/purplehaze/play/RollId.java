package org.sitrep.rulesets.purplehaze.play;

/** The number of each roll and draw in its address: once given, a number stays, so that what was played can be played again. */
public final class RollId {
    // Combat

    static final int FIGHTER = 1;
    static final int SPECIALIST = 2;
    static final int TACTICS_MARKER = 3;
    static final int COMBAT_MARKER = 4;
    /** The roll of {@link Rolls#enemyTest}. */
    public static final int ENEMY_TEST = 5;

    /** The roll of {@link Rolls#tacticsTest}. */
    public static final int TACTICS_TEST = 6;

    static final int AIM_SHOOT_TARGET = 7;
    /** The roll of {@link Rolls#aimShootTest} and {@link Rolls#aimShootThrow}. */
    public static final int AIM_SHOOT_TEST = 8;

    static final int REGROUP = 9;
    static final int RETREAT = 10;
    static final int SUPPORT_FIGHTER = 11;
    static final int SUPPORT_SPACE = 12;
    static final int HARD_MOVE_MOVER = 13;
    static final int HARD_MOVE_SPACE = 14;
    static final int WOUND_CARD = 15;
    static final int CONDITION_CARD = 16;
    static final int MARINE_TEST = 17;
    static final int CLAYMORE_DUD = 18;
    static final int CLAYMORE_TEST = 19;
    static final int FIRE_MISSION_TABLE_A = 20;
    static final int FIRE_MISSION_TABLE_B = 21;
    static final int FIRE_MISSION_HARD_COVER = 22;
    static final int FIRE_MISSION_HITS = 23;
    static final int FRIENDLY_FIRE_ROW = 24;
    static final int PATCH_UP_TEST = 25;
    static final int HIDDEN_SHUFFLE = 26;
    static final int MARINE_TEST_AGAIN = 27;
    static final int CLAYMORE_DUD_AGAIN = 28;
    static final int CLAYMORE_TEST_AGAIN = 29;
    static final int PATCH_UP_TEST_AGAIN = 30;

    // On the map

    static final int THREAT_DIE = 40;
    static final int THREAT_DIE_OF_ENTRY = 41;
    static final int FORCED_MARCH_DIE = 42;
    static final int MISSING_STAMINA_DIE = 43;
    static final int FIRST_AID_TEST = 44;
    static final int ENCOUNTER_SHUFFLE = 45;
    static final int GENERAL_ENCOUNTER = 46;
    static final int BOON_CARD = 47;
    static final int EAZ_SPACE = 48;

    // Entries of Events and Encounters

    static final int RANDOM_MARINE = 70;
    static final int ENTRY_DIE = 71;
    static final int TRAIT_TEST = 72;
    static final int DIRECTION = 73;
    static final int EAZ_REMOVED = 74;
    static final int LUCKY_CHARM = 75;
    static final int BRAWL_DIE = 76;
    static final int GAMBLE = 77;

    // Between Missions

    static final int PROFILE_CARD = 90;
    static final int REST_FIRST_DIE = 91;
    static final int REST_SECOND_DIE = 92;

    // Red

    static final int RED_MARKER = 140;
    static final int RED_DICE = 141;

    // What a bot guesses of what it cannot see

    static final int GUESSED_UNIT = 150;
    static final int GUESSED_SPACE = 151;
    static final int GUESSED_TACTICS = 152;
    static final int GUESSED_HAND = 153;

    private RollId() {}
}
