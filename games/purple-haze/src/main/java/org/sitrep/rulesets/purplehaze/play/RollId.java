package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.ruleset.RollKind;

/**
 * The rolls and draws of Purple Haze: each with its description, the number in its address and its name. Brackets
 * describe the other parts of the address that are not always 0: when, who, ordinal. A card, Marine or marker is drawn
 * lowest number first.
 */
public enum RollId implements RollKind {
    // Combat

    /** The Fighter to place, drawn from the pool [ordinal: nth Fighter of the set-up] (PH-CBS-2). */
    FIGHTER(1, "Fighter marker"),
    /** The marker to place, drawn from those left of its type [ordinal: nth Specialist of the set-up] (PH-CBS-2). */
    SPECIALIST(2, "Specialist marker"),
    /** The marker put into the queue, drawn from the pool [ordinal: nth of the combat] (PH-CBS-4, PH-ENM-2). */
    TACTICS_MARKER(3, "Tactics marker"),
    /** The Combat marker drawn [when: Enemy activation] (PH-ENM-1). */
    COMBAT_MARKER(4, "Combat marker"),
    /** The Enemy's test of six faces [when: Enemy activation] (PH-ENM-3, PH-ENM-4). */
    ENEMY_TEST(5, "Enemy attack"),
    /** The test of a Tactics marker against all Marines [when: Enemy activation] (PH-TAC-2, 5, 6). */
    TACTICS_TEST(6, "Tactics attack"),
    /** The ID, 1-6, that is the target of AimShoot [when: Enemy activation] (PH-TAC-1). */
    AIM_SHOOT_TARGET(7, "AimShoot, ID aimed at"),
    /** The test of AimShoot [when: Enemy activation] (PH-TAC-1). */
    AIM_SHOOT_TEST(8, "AimShoot"),
    /** The same draw as {@link #AIM_SHOOT_TEST}, thrown as individual dice (PH-OPT-3). */
    AIM_SHOOT_THROW(8, "AimShoot"),
    /** The roll of Regroup [when: Enemy activation] (PH-TAC-7). */
    REGROUP(9, "Regroup"),
    /** The retreat roll, made once per combat (PH-RET-1). */
    RETREAT(10, "Retreat roll"),
    /** The Fighter that arrives, drawn from those never placed [when: Enemy activation] (PH-TAC-8). */
    SUPPORT_FIGHTER(11, "Fighter of Support"),
    /** The space of Support, drawn from the suitable ones [when: Enemy activation] (PH-TAC-8). */
    SUPPORT_SPACE(12, "Space of Support"),
    /** The Enemy that moves, drawn from equal ones [when: Enemy activation, ordinal: nth move] (PH-ENM-2). */
    HARD_MOVE_MOVER(13, "HardMove, Enemy that moves"),
    /** The free Hard Cover space it moves to [when: Enemy activation, ordinal: nth move] (PH-ENM-2). */
    HARD_MOVE_SPACE(14, "HardMove, target space"),
    /**
     * The card that a Marine draws from the deck [when: the cube it comes with, 1-3, who: Marine, ordinal: 0, or 1 for
     * the second card of two; 2 more for each card that the Marine has drawn and ignored] (PH-WND-2).
     */
    WOUND_CARD(15, "Wound card"),
    /** The card that a Marine draws from the deck [when: the cube it comes with, who: Marine] (PH-CND-2). */
    CONDITION_CARD(16, "Condition card"),
    /** A Marine's Combat test, made by {@link Rolls#combatTest} (PH-FIRE-4). */
    MARINE_TEST(17, "Combat test"),
    /** The D6 that decides whether the Claymore is a dud (PH-CLY-1). */
    CLAYMORE_DUD(18, "Claymore"),
    /** The Claymore's test, made by {@link Rolls#combatTest} (PH-CLY-1). */
    CLAYMORE_TEST(19, "Claymore test"),
    /** The roll on Table A [when: nth call of Fire Support] (PH-FSP-2). */
    FIRE_MISSION_TABLE_A(20, "Table A"),
    /** The roll on Table B [when: nth call of Fire Support] (PH-FSP-2). */
    FIRE_MISSION_TABLE_B(21, "Table B"),
    /** The D6 that may remove the rows' Hard Cover [when: nth call] (PH-FSP-3). */
    FIRE_MISSION_HARD_COVER(22, "Hard Cover under fire"),
    /** The D6 whose half, rounded up, gives the common hits [when: nth call] (PH-FSP-3, PH-DICE-11). */
    FIRE_MISSION_D3(23, "Hits of the fire mission"),
    /** The Marine row, or pair of rows, that friendly fire hits [when: nth call] (PH-FSP-5). */
    FRIENDLY_FIRE_ROW(24, "Row of friendly fire"),
    /** The Intelligence test of PATCH UP, made by {@link Rolls#combatTest} (GAP-07). */
    PATCH_UP_TEST(25, "PATCH UP"),
    /** The position that swaps with another when Enemies are shuffled [ordinal: the other position] (PH-OPT-1). */
    HIDDEN_SHUFFLE(26, "Face-down Enemy shuffled"),
    /** {@link #MARINE_TEST}, thrown again (GAP-08 to GAP-10). */
    MARINE_TEST_AGAIN(27, "Combat test, thrown again"),
    /** {@link #CLAYMORE_DUD}, rolled again by a tinkerer (GAP-08). */
    CLAYMORE_DUD_AGAIN(28, "Claymore, rolled again"),
    /** {@link #CLAYMORE_TEST}, thrown again (GAP-08 to GAP-10). */
    CLAYMORE_TEST_AGAIN(29, "Claymore test, thrown again"),
    /** {@link #PATCH_UP_TEST}, thrown again (GAP-08 to GAP-10). */
    PATCH_UP_TEST_AGAIN(30, "PATCH UP, thrown again"),

    // On the map

    /** The face, 0-5, of a die of the Squad's action [when: round, ordinal: nth die] (PH-THR-3). */
    THREAT_DIE(40, "Threat die"),
    /** The face, 0-5, of a die that an entry orders [when: entry, ordinal: nth of the entry] (PH-THR-3). */
    THREAT_DIE_OF_ENTRY(41, "Threat die"),
    /** The ID, less one, of the Marine hurt by a missing SP [when: round, ordinal: nth die] (PH-SP-2). */
    FORCED_MARCH_DIE(42, "Forced March, 1 Damage"),
    /** The ID, less one, of the Marine hurt by an SP missing in an entry [when: entry, ordinal: nth die] (PH-SP-2). */
    MISSING_STAMINA_DIE(43, "Missing SP, 1 Damage"),
    /** The First Aid test, made by {@link Rolls#firstAidTest} (PH-BIV-6). */
    FIRST_AID_TEST(44, "First Aid"),
    /** The position that swaps with the last of the first cards [ordinal: the number of these cards] (PH-SET-3). */
    ENCOUNTER_SHUFFLE(45, "Encounter card shuffled"),
    /** The General card drawn from those left [ordinal: nth of the Mission] (PH-SET-3). */
    GENERAL_ENCOUNTER(46, "General Encounter card"),
    /** The Boon card drawn from those left [ordinal: nth of the Mission] (PH-BOON-1). */
    BOON_CARD(47, "Boon card"),
    /** The Space of an EAZ, drawn from the closest ones [ordinal: nth such choice of the Mission] (PH-BASE-2). */
    EAZ_SPACE(48, "Space of an EAZ"),

    // Entries of Events, Encounters and R&R; when: the ordinal of the entry within its Mission

    /** The ID drawn from the eligible ones [ordinal: nth of the entry] (PH-SEL-1, PH-RNR-3). */
    RANDOM_MARINE(70, "Random Marine"),
    /** The die that an entry orders [ordinal: nth of the entry] (PH-EVT-2, PH-ENC-2). */
    ENTRY_DIE(71, "Die of the entry"),
    /** The Trait test, made by {@link Rolls#traitTest} (PH-DICE-9). */
    TRAIT_TEST(72, "test"),
    /** The Boon card that shows a direction, drawn from the suitable ones [ordinal: nth of the entry] (PH-SEL-2). */
    DIRECTION(73, "Boon card for a direction"),
    /**
     * The EAZ removed from the map, drawn from equally near ones in the order of Spaces [ordinal: nth of the entry].
     */
    EAZ_REMOVED(74, "EAZ taken away"),
    /** The Lucky Charm found, drawn from those left [ordinal: nth of the entry] (PH-CHM-1). */
    LUCKY_CHARM(75, "Lucky Charm"),
    /** A die of the brawl [who: Marine, ordinal: nth of their dice] (PH-RNR-3). */
    BRAWL_DIE(76, "Brawl"),
    /** The D6 of the Squad [ordinal: the number of earlier throws] (PH-RNR-3). */
    GAMBLE(77, "Gamble"),

    // Between Missions

    /**
     * The Profile laid out, drawn from the pool [who: the vacant place, ordinal: nth of three] (PH-MAR-7, PH-SQD-3).
     */
    PROFILE_CARD(90, "Profile card"),
    /** The first D6 of R&amp;R [when: nth table that is rolled on] (PH-RNR-2). */
    REST_FIRST_DIE(91, "R&R, band"),
    /** The second D6 of R&amp;R [when: nth since the Mission] (PH-RNR-2). */
    REST_SECOND_DIE(92, "R&R, line"),

    // Red

    /** The Combat marker that Red draws from the pile [ordinal: nth draw of the combat] (PH-OPT-3). */
    RED_MARKER(140, "Combat marker for Red's hand"),
    /** Dice of an Enemy test [when: Enemy activation, who: the number of the test] (PH-OPT-3). */
    RED_DICE(141, "Red throws dice again"),

    // A bot's guesses of hidden things: drawn from keys of their own, never from the key of a trial

    /** The guessed marker, drawn from those of its type that could lie face down [ordinal: nth face-down Enemy]. */
    GUESSED_UNIT(150, "Guessed Enemy"),
    /** The guessed Enemy on a space, drawn from the face-down ones left [ordinal: nth such space]. */
    GUESSED_SPACE(151, "Guessed space"),
    /** The guessed Tactics marker in the queue, drawn from the unseen ones [ordinal: place in the queue]. */
    GUESSED_TACTICS(152, "Guessed Tactics marker"),
    /** The guessed Combat marker in Red's hand, drawn from those not played [ordinal: place in the hand]. */
    GUESSED_HAND(153, "Guessed Combat marker");

    final int number;
    private final String label;

    RollId(final int number, final String label) {
        this.number = number;
        this.label = label;
    }

    /** Returns the number of this roll, which is the subject of decisions about it. */
    public int number() {
        return number;
    }

    @Override
    public String label() {
        return label;
    }

    /** Returns the roll that repeats this test of a combat. */
    RollId again() {
        return switch (this) {
            case MARINE_TEST -> MARINE_TEST_AGAIN;
            case CLAYMORE_TEST -> CLAYMORE_TEST_AGAIN;
            case PATCH_UP_TEST -> PATCH_UP_TEST_AGAIN;
            default -> throw new IllegalStateException("not thrown again: " + this);
        };
    }
}
