package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.ruleset.RollKind;

/**
 * The rolls and draws of Purple Haze: what is drawn, the number in its address, and its name. The rest of an address is
 * said in brackets of what is not always 0: when, who, ordinal. A card, Marine or marker is drawn lowest number first.
 */
public enum RollId implements RollKind {
    // Combat

    /** Which of the Fighters left in the pool is placed [ordinal: nth Fighter of the set-up] (PH-CBS-2). */
    FIGHTER(1, "Fighter marker"),
    /** Which of the type's markers left is placed [ordinal: nth Specialist of the set-up] (PH-CBS-2). */
    SPECIALIST(2, "Specialist marker"),
    /** Which marker of the pool is put into the queue [ordinal: nth of the combat] (PH-CBS-4, PH-ENM-2). */
    TACTICS_MARKER(3, "Tactics marker"),
    /** Which Combat marker is drawn [when: Enemy activation] (PH-ENM-1). */
    COMBAT_MARKER(4, "Combat marker"),
    /** The Enemy's test of six faces [when: Enemy activation] (PH-ENM-3, PH-ENM-4). */
    ENEMY_TEST(5, "Enemy attack"),
    /** The test of a Tactics marker against all Marines [when: Enemy activation] (PH-TAC-2, 5, 6). */
    TACTICS_TEST(6, "Tactics attack"),
    /** The ID, 1-6, at whom AimShoot is aimed [when: Enemy activation] (PH-TAC-1). */
    AIM_SHOOT_TARGET(7, "AimShoot, ID aimed at"),
    /** The test of AimShoot [when: Enemy activation] (PH-TAC-1). */
    AIM_SHOOT_TEST(8, "AimShoot"),
    /** As thrown with dice that lie on the table: the very draw of {@link #AIM_SHOOT_TEST} (PH-OPT-3). */
    AIM_SHOOT_THROW(8, "AimShoot"),
    /** [when: Enemy activation] (PH-TAC-7). */
    REGROUP(9, "Regroup"),
    /** Made once in a combat (PH-RET-1). */
    RETREAT(10, "Retreat roll"),
    /** Which Fighter of those never placed comes [when: Enemy activation] (PH-TAC-8). */
    SUPPORT_FIGHTER(11, "Fighter of Support"),
    /** Which of the spaces that will do Support takes [when: Enemy activation] (PH-TAC-8). */
    SUPPORT_SPACE(12, "Space of Support"),
    /** Which of equal Enemies moves [when: Enemy activation, ordinal: nth move] (PH-ENM-2). */
    HARD_MOVE_MOVER(13, "HardMove, who moves"),
    /** Which free Hard Cover space he takes [when: Enemy activation, ordinal: nth move] (PH-ENM-2). */
    HARD_MOVE_SPACE(14, "HardMove, where to"),
    /**
     * Which card of the deck a Marine draws [when: the cube it comes with, 1-3, who: Marine, ordinal: 0, or 1 for the
     * second card of two; 2 more for each card that he has drawn and ignored] (PH-WND-2).
     */
    WOUND_CARD(15, "Wound card"),
    /** Which card of the deck a Marine draws [when: the cube it comes with, who: Marine] (PH-CND-2). */
    CONDITION_CARD(16, "Condition card"),
    /** A Marine's Combat test, made by {@link Rolls#combatTest} (PH-FIRE-4). */
    MARINE_TEST(17, "Combat test"),
    /** The D6 that tells a dud (PH-CLY-1). */
    CLAYMORE_DUD(18, "Claymore"),
    /** The Claymore's test, made by {@link Rolls#combatTest} (PH-CLY-1). */
    CLAYMORE_TEST(19, "Claymore test"),
    /** [when: nth call of Fire Support] (PH-FSP-2). */
    FIRE_MISSION_TABLE_A(20, "Table A"),
    /** [when: nth call of Fire Support] (PH-FSP-2). */
    FIRE_MISSION_TABLE_B(21, "Table B"),
    /** The D6 that may remove the rows' Hard Cover [when: nth call] (PH-FSP-3). */
    FIRE_MISSION_HARD_COVER(22, "Hard Cover under fire"),
    /** The D6 of which half, rounded up, are the common hits [when: nth call] (PH-FSP-3, PH-DICE-11). */
    FIRE_MISSION_D3(23, "Hits of the fire mission"),
    /** Which of the Marine rows, or pairs of rows, friendly fire falls on [when: nth call] (PH-FSP-5). */
    FRIENDLY_FIRE_ROW(24, "Row of friendly fire"),
    /** The Intelligence test of PATCH UP, made by {@link Rolls#combatTest} (GAP-07). */
    PATCH_UP_TEST(25, "PATCH UP"),
    /** Which position changes places with another when Enemies are shuffled [ordinal: that one] (PH-OPT-1). */
    HIDDEN_SHUFFLE(26, "Face-down Enemy shuffled"),
    /** {@link #MARINE_TEST}, thrown again (GAP-08 to GAP-10). */
    MARINE_TEST_AGAIN(27, "Combat test, thrown again"),
    /** {@link #CLAYMORE_DUD} once more, by a tinkerer (GAP-08). */
    CLAYMORE_DUD_AGAIN(28, "Claymore, once more"),
    /** {@link #CLAYMORE_TEST}, thrown again (GAP-08 to GAP-10). */
    CLAYMORE_TEST_AGAIN(29, "Claymore test, thrown again"),
    /** {@link #PATCH_UP_TEST}, thrown again (GAP-08 to GAP-10). */
    PATCH_UP_TEST_AGAIN(30, "PATCH UP, thrown again"),

    // On the map

    /** The face, 0-5, of a die of the Squad's action [when: round, ordinal: nth die] (PH-THR-3). */
    THREAT_DIE(40, "Threat die"),
    /** The face, 0-5, of a die that an entry orders [when: entry, ordinal: nth of the entry] (PH-THR-3). */
    THREAT_DIE_OF_ENTRY(41, "Threat die"),
    /** The ID, less one, whom a missing SP hurts [when: round, ordinal: nth die] (PH-SP-2). */
    FORCED_MARCH_DIE(42, "Forced March, 1 Damage"),
    /** The ID, less one, whom an SP missing in an entry hurts [when: entry, ordinal: nth die] (PH-SP-2). */
    MISSING_STAMINA_DIE(43, "Missing SP, 1 Damage"),
    /** Made by {@link Rolls#firstAidTest} (PH-BIV-6). */
    FIRST_AID_TEST(44, "First Aid"),
    /** Which of the first cards changes places with the last of them [ordinal: how many they are] (PH-SET-3). */
    ENCOUNTER_SHUFFLE(45, "Encounter card shuffled"),
    /** Which of the General cards left comes [ordinal: nth of the Mission] (PH-SET-3). */
    GENERAL_ENCOUNTER(46, "General Encounter card"),
    /** Which of the Boon cards left comes [ordinal: nth of the Mission] (PH-BOON-1). */
    BOON_CARD(47, "Boon card"),
    /** Which of the closest Spaces an EAZ is put on [ordinal: nth such choice of the Mission] (PH-BASE-2). */
    EAZ_SPACE(48, "Space of an EAZ"),

    // Entries of Events, Encounters and R&R; when: the ordinal of the entry within its Mission

    /** Which of the IDs that will do is drawn [ordinal: nth of the entry] (PH-SEL-1, PH-RNR-3). */
    RANDOM_MARINE(70, "Random Marine"),
    /** [ordinal: nth of the entry] (PH-EVT-2, PH-ENC-2). */
    ENTRY_DIE(71, "Die of the entry"),
    /** Made by {@link Rolls#traitTest} (PH-DICE-9). */
    TRAIT_TEST(72, "test"),
    /** Which of the Boon cards that will do shows a direction [ordinal: nth of the entry] (PH-SEL-2). */
    DIRECTION(73, "Boon card for a direction"),
    /** Which of equally near EAZ, in the order of Spaces, is taken off the map [ordinal: nth of the entry]. */
    EAZ_REMOVED(74, "EAZ taken away"),
    /** Which of the Lucky Charms left is found [ordinal: nth of the entry] (PH-CHM-1). */
    LUCKY_CHARM(75, "Lucky Charm"),
    /** [who: Marine, ordinal: nth of his dice] (PH-RNR-3). */
    BRAWL_DIE(76, "Brawl"),
    /** The D6 of the Squad [ordinal: how often it was thrown before] (PH-RNR-3). */
    GAMBLE(77, "Gamble"),

    // Between Missions

    /** Which Profile of the pool is laid out [who: the vacant place, ordinal: nth of three] (PH-MAR-7, PH-SQD-3). */
    PROFILE_CARD(90, "Profile card"),
    /** [when: nth table that is rolled on] (PH-RNR-2). */
    REST_FIRST_DIE(91, "R&R, how good"),
    /** [when: nth since the Mission] (PH-RNR-2). */
    REST_SECOND_DIE(92, "R&R, which line"),

    // Red

    /** Which Combat marker of the pile Red draws [ordinal: nth draw of the combat] (PH-OPT-3). */
    RED_MARKER(140, "Combat marker for Red's hand"),
    /** Dice of an Enemy test [when: Enemy activation, who: the number of the test] (PH-OPT-3). */
    RED_DICE(141, "Red throws dice again"),

    // What a bot guesses of what it cannot see: drawn from keys of its own, never from that of a mission

    /** Which of the markers of a type that could lie face down does [ordinal: nth face-down Enemy]. */
    GUESSED_UNIT(150, "Guessed Enemy"),
    /** Which of the face-down Enemies left lies on a space [ordinal: nth such space]. */
    GUESSED_SPACE(151, "Guessed space"),
    /** Which of the Tactics markers that nobody has seen waits [ordinal: place in the queue]. */
    GUESSED_TACTICS(152, "Guessed Tactics marker"),
    /** Which of the Combat markers that Red has not played he holds [ordinal: place in his hand]. */
    GUESSED_HAND(153, "Guessed Combat marker");

    final int number;
    private final String label;

    RollId(final int number, final String label) {
        this.number = number;
        this.label = label;
    }

    /** Returns its number, which decisions about it have for a subject. */
    public int number() {
        return number;
    }

    @Override
    public String label() {
        return label;
    }

    /** Returns the roll by which a test of a combat is thrown again. */
    RollId again() {
        return switch (this) {
            case MARINE_TEST -> MARINE_TEST_AGAIN;
            case CLAYMORE_TEST -> CLAYMORE_TEST_AGAIN;
            case PATCH_UP_TEST -> PATCH_UP_TEST_AGAIN;
            default -> throw new IllegalStateException("not thrown again: " + this);
        };
    }
}
