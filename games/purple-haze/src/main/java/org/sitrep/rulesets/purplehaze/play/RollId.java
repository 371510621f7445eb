package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.ruleset.RollKind;

/** The rolls and draws of Purple Haze, as {@link Rolls} makes them: the number in their addresses, and their name. */
public enum RollId implements RollKind {
    // Combat

    /** See {@link Rolls#fighter}. */
    FIGHTER(1, "Fighter marker"),
    /** See {@link Rolls#specialist}. */
    SPECIALIST(2, "Specialist marker"),
    /** See {@link Rolls#tacticsMarker}. */
    TACTICS_MARKER(3, "Tactics marker"),
    /** See {@link Rolls#combatMarker}. */
    COMBAT_MARKER(4, "Combat marker"),
    /** See {@link Rolls#enemyTest}. */
    ENEMY_TEST(5, "Enemy attack"),
    /** See {@link Rolls#tacticsTest}. */
    TACTICS_TEST(6, "Tactics attack"),
    /** See {@link Rolls#aimShootTarget}. */
    AIM_SHOOT_TARGET(7, "AimShoot, ID aimed at"),
    /** See {@link Rolls#aimShootTest}. */
    AIM_SHOOT_TEST(8, "AimShoot"),
    /** As thrown with dice that lie on the table: the very draw of {@link #AIM_SHOOT_TEST}. */
    AIM_SHOOT_THROW(8, "AimShoot"),
    /** See {@link Rolls#regroup}. */
    REGROUP(9, "Regroup"),
    /** See {@link Rolls#retreat}. */
    RETREAT(10, "Retreat roll"),
    /** See {@link Rolls#supportFighter}. */
    SUPPORT_FIGHTER(11, "Fighter of Support"),
    /** See {@link Rolls#supportSpace}. */
    SUPPORT_SPACE(12, "Space of Support"),
    /** See {@link Rolls#hardMoveMover}. */
    HARD_MOVE_MOVER(13, "HardMove, who moves"),
    /** See {@link Rolls#hardMoveSpace}. */
    HARD_MOVE_SPACE(14, "HardMove, where to"),
    /** See {@link Rolls#woundCard}. */
    WOUND_CARD(15, "Wound card"),
    /** See {@link Rolls#conditionCard}. */
    CONDITION_CARD(16, "Condition card"),
    /** See {@link Rolls#marineTest}. */
    MARINE_TEST(17, "Combat test"),
    /** See {@link Rolls#claymoreDud}. */
    CLAYMORE_DUD(18, "Claymore"),
    /** See {@link Rolls#claymoreTest}. */
    CLAYMORE_TEST(19, "Claymore test"),
    /** See {@link Rolls#fireMissionTableA}. */
    FIRE_MISSION_TABLE_A(20, "Table A"),
    /** See {@link Rolls#fireMissionTableB}. */
    FIRE_MISSION_TABLE_B(21, "Table B"),
    /** See {@link Rolls#fireMissionHardCover}. */
    FIRE_MISSION_HARD_COVER(22, "Hard Cover under fire"),
    /** See {@link Rolls#fireMissionD3}. */
    FIRE_MISSION_D3(23, "Hits of the fire mission"),
    /** See {@link Rolls#friendlyFireRow}. */
    FRIENDLY_FIRE_ROW(24, "Row of friendly fire"),
    /** See {@link Rolls#patchUpTest}. */
    PATCH_UP_TEST(25, "PATCH UP"),
    /** See {@link Rolls#hiddenShuffle}. */
    HIDDEN_SHUFFLE(26, "Face-down Enemy shuffled"),
    /** The same, thrown again. */
    MARINE_TEST_AGAIN(27, "Combat test, thrown again"),
    /** See {@link Rolls#claymoreDudAgain}. */
    CLAYMORE_DUD_AGAIN(28, "Claymore, once more"),
    /** The same, thrown again. */
    CLAYMORE_TEST_AGAIN(29, "Claymore test, thrown again"),
    /** The same, thrown again. */
    PATCH_UP_TEST_AGAIN(30, "PATCH UP, thrown again"),

    // On the map

    /** See {@link Rolls#threatDie}. */
    THREAT_DIE(40, "Threat die"),
    /** See {@link Rolls#threatDieOfEntry}. */
    THREAT_DIE_OF_ENTRY(41, "Threat die"),
    /** See {@link Rolls#forcedMarchDie}. */
    FORCED_MARCH_DIE(42, "Forced March, 1 Damage"),
    /** See {@link Rolls#missingStaminaDie}. */
    MISSING_STAMINA_DIE(43, "Missing SP, 1 Damage"),
    /** See {@link Rolls#firstAidTest}. */
    FIRST_AID_TEST(44, "First Aid"),
    /** See {@link Rolls#encounterShuffle}. */
    ENCOUNTER_SHUFFLE(45, "Encounter card shuffled"),
    /** See {@link Rolls#generalEncounter}. */
    GENERAL_ENCOUNTER(46, "General Encounter card"),
    /** See {@link Rolls#boonCard}. */
    BOON_CARD(47, "Boon card"),
    /** See {@link Rolls#eazSpace}. */
    EAZ_SPACE(48, "Space of an EAZ"),

    // Entries of Events and Encounters

    /** See {@link Rolls#randomMarine}. */
    RANDOM_MARINE(70, "Random Marine"),
    /** See {@link Rolls#entryDie}. */
    ENTRY_DIE(71, "Die of the entry"),
    /** See {@link Rolls#traitTest}. */
    TRAIT_TEST(72, "test"),
    /** See {@link Rolls#direction}. */
    DIRECTION(73, "Boon card for a direction"),
    /** See {@link Rolls#eazRemoved}. */
    EAZ_REMOVED(74, "EAZ taken away"),
    /** See {@link Rolls#luckyCharm}. */
    LUCKY_CHARM(75, "Lucky Charm"),
    /** See {@link Rolls#brawlDie}. */
    BRAWL_DIE(76, "Brawl"),
    /** See {@link Rolls#gamble}. */
    GAMBLE(77, "Gamble"),

    // Between Missions

    /** See {@link Rolls#profileCard}. */
    PROFILE_CARD(90, "Profile card"),
    /** See {@link Rolls#restFirstDie}. */
    REST_FIRST_DIE(91, "R&R, how good"),
    /** See {@link Rolls#restSecondDie}. */
    REST_SECOND_DIE(92, "R&R, which line"),

    // Red

    /** See {@link Rolls#redMarker}. */
    RED_MARKER(140, "Combat marker for Red's hand"),
    /** See {@link Rolls#redDice}. */
    RED_DICE(141, "Red throws dice again"),

    // What a bot guesses of what it cannot see

    /** See {@link Rolls#guessedUnit}. */
    GUESSED_UNIT(150, "Guessed Enemy"),
    /** See {@link Rolls#guessedSpace}. */
    GUESSED_SPACE(151, "Guessed space"),
    /** See {@link Rolls#guessedTactics}. */
    GUESSED_TACTICS(152, "Guessed Tactics marker"),
    /** See {@link Rolls#guessedHand}. */
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
