package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.ruleset.RollKind;

/**
 * The rolls and draws of Purple Haze: the number in their addresses, and their name. The method of {@link Rolls} with
 * the name of a constant makes it and says what it is.
 */
public enum RollId implements RollKind {
    // Combat

    FIGHTER(1, "Fighter marker"),
    SPECIALIST(2, "Specialist marker"),
    TACTICS_MARKER(3, "Tactics marker"),
    COMBAT_MARKER(4, "Combat marker"),
    ENEMY_TEST(5, "Enemy attack"),
    TACTICS_TEST(6, "Tactics attack"),
    AIM_SHOOT_TARGET(7, "AimShoot, ID aimed at"),
    AIM_SHOOT_TEST(8, "AimShoot"),
    /** As thrown with dice that lie on the table: the very draw of {@link #AIM_SHOOT_TEST}. */
    AIM_SHOOT_THROW(8, "AimShoot"),
    REGROUP(9, "Regroup"),
    RETREAT(10, "Retreat roll"),
    SUPPORT_FIGHTER(11, "Fighter of Support"),
    SUPPORT_SPACE(12, "Space of Support"),
    HARD_MOVE_MOVER(13, "HardMove, who moves"),
    HARD_MOVE_SPACE(14, "HardMove, where to"),
    WOUND_CARD(15, "Wound card"),
    CONDITION_CARD(16, "Condition card"),
    MARINE_TEST(17, "Combat test"),
    CLAYMORE_DUD(18, "Claymore"),
    CLAYMORE_TEST(19, "Claymore test"),
    FIRE_MISSION_TABLE_A(20, "Table A"),
    FIRE_MISSION_TABLE_B(21, "Table B"),
    FIRE_MISSION_HARD_COVER(22, "Hard Cover under fire"),
    FIRE_MISSION_D3(23, "Hits of the fire mission"),
    FRIENDLY_FIRE_ROW(24, "Row of friendly fire"),
    PATCH_UP_TEST(25, "PATCH UP"),
    HIDDEN_SHUFFLE(26, "Face-down Enemy shuffled"),
    /** {@link #MARINE_TEST}, thrown again. */
    MARINE_TEST_AGAIN(27, "Combat test, thrown again"),
    CLAYMORE_DUD_AGAIN(28, "Claymore, once more"),
    /** {@link #CLAYMORE_TEST}, thrown again. */
    CLAYMORE_TEST_AGAIN(29, "Claymore test, thrown again"),
    /** {@link #PATCH_UP_TEST}, thrown again. */
    PATCH_UP_TEST_AGAIN(30, "PATCH UP, thrown again"),

    // On the map

    THREAT_DIE(40, "Threat die"),
    THREAT_DIE_OF_ENTRY(41, "Threat die"),
    FORCED_MARCH_DIE(42, "Forced March, 1 Damage"),
    MISSING_STAMINA_DIE(43, "Missing SP, 1 Damage"),
    FIRST_AID_TEST(44, "First Aid"),
    ENCOUNTER_SHUFFLE(45, "Encounter card shuffled"),
    GENERAL_ENCOUNTER(46, "General Encounter card"),
    BOON_CARD(47, "Boon card"),
    EAZ_SPACE(48, "Space of an EAZ"),

    // Entries of Events and Encounters

    RANDOM_MARINE(70, "Random Marine"),
    ENTRY_DIE(71, "Die of the entry"),
    TRAIT_TEST(72, "test"),
    DIRECTION(73, "Boon card for a direction"),
    EAZ_REMOVED(74, "EAZ taken away"),
    LUCKY_CHARM(75, "Lucky Charm"),
    BRAWL_DIE(76, "Brawl"),
    GAMBLE(77, "Gamble"),

    // Between Missions

    PROFILE_CARD(90, "Profile card"),
    REST_FIRST_DIE(91, "R&R, how good"),
    REST_SECOND_DIE(92, "R&R, which line"),

    // Red

    RED_MARKER(140, "Combat marker for Red's hand"),
    RED_DICE(141, "Red throws dice again"),

    // What a bot guesses of what it cannot see

    GUESSED_UNIT(150, "Guessed Enemy"),
    GUESSED_SPACE(151, "Guessed space"),
    GUESSED_TACTICS(152, "Guessed Tactics marker"),
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
}
