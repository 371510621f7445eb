package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.MissionKey;

/**
 * Every roll and draw of Purple Haze, one method each. A roll is addressed by what it is, when and for whom, so that an
 * extra roll elsewhere shifts nothing. Not thread-safe: one a playout. Open in the few methods that make all of them; a
 * batch loads no subclass, so that the JIT sees one target.
 *
 * <p>{@code count} is always how many there are to choose from; the answer is 0 … {@code count - 1}.
 */
public class Rolls {
    /**
     * Ordinals that each throw of the same test keeps to itself: a replay draws the dice that it shows from those
     * behind the first.
     */
    private static final int THROW = 256;

    /** Most tests, dice and draws of a kind in one entry of an Event or Encounter. */
    public static final int MOST_OF_ENTRY = 255;

    /** Sets the Marines of a Trait test that is thrown again apart from those of the first throw. */
    private static final int AGAIN = 8;

    /** In place of a Marine who tests. */
    private static final int NOBODY = -1;

    private final MissionKey key;
    private final TotalSampler totals;
    private final FaceSampler faces;

    /**
     * Creates the rolls of a playout.
     *
     * @param key re-keyed from mission to mission, and from one part of a mission to the next, by the playout
     */
    public Rolls(final MissionKey key, final TotalSampler totals, final FaceSampler faces) {
        this.key = key;
        this.totals = totals;
        this.faces = faces;
    }

    // What follows makes every roll: where a replay listens and where tests script them

    /** Draws one out of {@code count}. */
    protected int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return Draws.below(key.draw(Address.of(roll.number, when, who, ordinal)), count);
    }

    /** Throws a D6. */
    protected int d6(final RollId roll, final int when, final int who, final int ordinal) {
        return Draws.d6(key.draw(Address.of(roll.number, when, who, ordinal)));
    }

    /** Makes a test by its law: total × 2 + critical. A replay shows dice drawn from behind the address. */
    protected int test(
            final RollId roll,
            final long address,
            final int marine,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return totals.sample(key.draw(address), focus, strike, crit);
    }

    /** Makes a test of six faces jointly, packed as {@link FaceSampler} says. */
    protected long throwFaces(
            final RollId roll, final int activation, final int focus, final int strike, final int crit) {
        return faces.sample(key, Address.of(roll.number, activation, 0, 0), focus, strike, crit);
    }

    /** Throws dice that lie on the table; {@code test} is the roll that they are of, as an ordinal. */
    protected void throwDice(
            final RollId roll,
            final int activation,
            final int test,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        faces.explain(key, Address.of(roll.number, activation, test, 0), focus, strike, crit, into);
    }

    /** Which of the Fighters left in the pool is placed, for the {@code nth} Fighter of the set-up (PH-CBS-2). */
    public final int fighter(final int nth, final int count) {
        return pick(RollId.FIGHTER, 0, 0, nth, count);
    }

    /** Which of the type's Specialist markers left is placed, for the {@code nth} of the set-up (PH-CBS-2). */
    public final int specialist(final int nth, final int count) {
        return pick(RollId.SPECIALIST, 0, 0, nth, count);
    }

    /**
     * Which Tactics marker of the pool is put into the queue, for the {@code nth} of the combat (PH-CBS-4, PH-ENM-2).
     */
    public final int tacticsMarker(final int nth, final int count) {
        return pick(RollId.TACTICS_MARKER, 0, 0, nth, count);
    }

    /**
     * Which space the marker at position {@code nth} changes places with when set-up Enemies are shuffled face down
     * (PH-OPT-1).
     */
    public final int hiddenShuffle(final int nth, final int count) {
        return pick(RollId.HIDDEN_SHUFFLE, 0, 0, nth, count);
    }

    /** Which Combat marker is drawn in Enemy activation {@code activation} (PH-ENM-1). */
    public final int combatMarker(final int activation, final int count) {
        return pick(RollId.COMBAT_MARKER, activation, 0, 0, count);
    }

    /** The Enemy's test: six faces jointly, packed as {@link FaceSampler} says (PH-ENM-3, PH-ENM-4). */
    public final long enemyTest(final int activation, final int focus, final int strike, final int crit) {
        return throwFaces(RollId.ENEMY_TEST, activation, focus, strike, crit);
    }

    /** The test of a Tactics marker against all Marines, packed as {@link FaceSampler} says (PH-TAC-2, 5, 6). */
    public final long tacticsTest(final int activation, final int focus, final int strike, final int crit) {
        return throwFaces(RollId.TACTICS_TEST, activation, focus, strike, crit);
    }

    /** The ID, 1-6, at whom AimShoot is aimed (PH-TAC-1). */
    public final int aimShootTarget(final int activation) {
        return d6(RollId.AIM_SHOOT_TARGET, activation, 0, 0);
    }

    /** AimShoot's test: total × 2 + critical (PH-TAC-1). */
    public final int aimShootTest(final int activation, final int focus, final int strike, final int crit) {
        final long address = Address.of(RollId.AIM_SHOOT_TEST.number, activation, 0, 0);
        return test(RollId.AIM_SHOOT_TEST, address, NOBODY, 0, focus, strike, crit);
    }

    /** AimShoot's test with dice that lie on the table, packed as {@link FaceSampler} says (PH-TAC-1, PH-OPT-3). */
    public final long aimShootThrow(final int activation, final int focus, final int strike, final int crit) {
        return throwFaces(RollId.AIM_SHOOT_THROW, activation, focus, strike, crit);
    }

    /**
     * Tells the dice of an Enemy test: of {@link RollId#ENEMY_TEST}, {@link RollId#TACTICS_TEST}, or
     * {@link RollId#AIM_SHOOT_TEST} as thrown (PH-OPT-3).
     */
    public final void enemyDice(
            final RollId test,
            final int activation,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        throwDice(test, activation, 0, focus, strike, crit, into);
    }

    /** Throws dice of such a test again (PH-OPT-3). */
    public final void redDice(
            final RollId test,
            final int activation,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        throwDice(RollId.RED_DICE, activation, test.number, focus, strike, crit, into);
    }

    /** Which Combat marker of the pile Red draws, for the {@code nth} draw of the combat (PH-OPT-3). */
    public final int redMarker(final int nth, final int count) {
        return pick(RollId.RED_MARKER, 0, 0, nth, count);
    }

    /** D6 of Regroup (PH-TAC-7). */
    public final int regroup(final int activation) {
        return d6(RollId.REGROUP, activation, 0, 0);
    }

    /** D6 of the one retreat roll (PH-RET-1). */
    public final int retreat() {
        return d6(RollId.RETREAT, 0, 0, 0);
    }

    /** Which Fighter of those never placed comes with Support (PH-TAC-8). */
    public final int supportFighter(final int activation, final int count) {
        return pick(RollId.SUPPORT_FIGHTER, activation, 0, 0, count);
    }

    /** Which of the spaces that will do Support takes (PH-TAC-8). */
    public final int supportSpace(final int activation, final int count) {
        return pick(RollId.SUPPORT_SPACE, activation, 0, 0, count);
    }

    /** Which of equal Enemies moves {@code nth} in a HardMove (PH-ENM-2). */
    public final int hardMoveMover(final int activation, final int nth, final int count) {
        return pick(RollId.HARD_MOVE_MOVER, activation, 0, nth, count);
    }

    /** Which free Hard Cover space the {@code nth} mover takes (PH-ENM-2). */
    public final int hardMoveSpace(final int activation, final int nth, final int count) {
        return pick(RollId.HARD_MOVE_SPACE, activation, 0, nth, count);
    }

    /**
     * Which card of the Wound deck, lowest number first, a Marine draws (PH-WND-2).
     *
     * @param cube the cube it comes with, 1-3
     * @param nth 0, or 1 for the second card of two; 2 more for each card that he has drawn and ignored
     */
    public final int woundCard(final int marine, final int cube, final int nth, final int count) {
        return pick(RollId.WOUND_CARD, cube, marine, nth, count);
    }

    /**
     * Which card of the Condition deck, lowest number first, a Marine draws with his {@code cube}th cube (PH-CND-2).
     */
    public final int conditionCard(final int marine, final int cube, final int count) {
        return pick(RollId.CONDITION_CARD, cube, marine, 0, count);
    }

    /**
     * A Marine's Combat test: total × 2 + critical (PH-FIRE-4).
     *
     * @param activation the ordinal of the activation among this Marine's own
     * @param again how often the test has been thrown before (GAP-08 to GAP-10)
     */
    public final int marineTest(
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final long address = Address.of(
                (again == 0 ? RollId.MARINE_TEST : RollId.MARINE_TEST_AGAIN).number, activation, marine, again * THROW);
        return test(RollId.MARINE_TEST, address, marine, again, focus, strike, crit);
    }

    /** D6 for a dud Claymore (PH-CLY-1). */
    public final int claymoreDud() {
        return d6(RollId.CLAYMORE_DUD, 0, 0, 0);
    }

    /** D6 for a dud Claymore once more, by a tinkerer (GAP-08). */
    public final int claymoreDudAgain() {
        return d6(RollId.CLAYMORE_DUD_AGAIN, 0, 0, 0);
    }

    /** The Claymore's test, thrown {@code again} times before: total × 2 + critical (PH-CLY-1). */
    public final int claymoreTest(final int again, final int focus, final int strike, final int crit) {
        final long address = Address.of(
                (again == 0 ? RollId.CLAYMORE_TEST : RollId.CLAYMORE_TEST_AGAIN).number, 0, 0, again * THROW);
        return test(RollId.CLAYMORE_TEST, address, NOBODY, again, focus, strike, crit);
    }

    /** D6 of Table A for the {@code nth} call of Fire Support (PH-FSP-2). */
    public final int fireMissionTableA(final int nth) {
        return d6(RollId.FIRE_MISSION_TABLE_A, nth, 0, 0);
    }

    /** D6 of Table B for the {@code nth} call of Fire Support (PH-FSP-2). */
    public final int fireMissionTableB(final int nth) {
        return d6(RollId.FIRE_MISSION_TABLE_B, nth, 0, 0);
    }

    /** D6 that may remove the rows' Hard Cover (PH-FSP-3). */
    public final int fireMissionHardCover(final int nth) {
        return d6(RollId.FIRE_MISSION_HARD_COVER, nth, 0, 0);
    }

    /** D3 of the common hits (PH-FSP-3). */
    public final int fireMissionD3(final int nth) {
        return (d6(RollId.FIRE_MISSION_D3, nth, 0, 0) + 1) / 2; // PH-DICE-11
    }

    /** Which of the Marine rows, or pairs of rows, friendly fire falls on (PH-FSP-5). */
    public final int friendlyFireRow(final int nth, final int count) {
        return pick(RollId.FRIENDLY_FIRE_ROW, nth, 0, 0, count);
    }

    /** The Intelligence test of PATCH UP, thrown {@code again} times before: total × 2 + critical (GAP-07). */
    public final int patchUpTest(
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final long address = Address.of(
                (again == 0 ? RollId.PATCH_UP_TEST : RollId.PATCH_UP_TEST_AGAIN).number,
                activation,
                marine,
                again * THROW);
        return test(RollId.PATCH_UP_TEST, address, marine, again, focus, strike, crit);
    }

    /** The face, 0-5, of the {@code nth} Threat die that the Squad's action in round {@code round} rolls (PH-THR-3). */
    public final int threatDie(final int round, final int nth) {
        return pick(RollId.THREAT_DIE, round, 0, nth, 6);
    }

    /** The face, 0-5, of the {@code nth} Threat die that an Event or Encounter orders in one entry (PH-THR-3). */
    public final int threatDieOfEntry(final int entry, final int nth) {
        return pick(RollId.THREAT_DIE_OF_ENTRY, entry, 0, nth, 6);
    }

    /** The {@code nth} D6 of the SP missing on the March of round {@code round} (PH-SP-2). */
    public final int forcedMarchDie(final int round, final int nth) {
        return pick(RollId.FORCED_MARCH_DIE, round, 0, nth, 6) + 1;
    }

    /** The {@code nth} D6 of the SP that an entry takes and the Squad has not (PH-SP-2). */
    public final int missingStaminaDie(final int entry, final int nth) {
        return pick(RollId.MISSING_STAMINA_DIE, entry, 0, nth, 6) + 1;
    }

    /**
     * The {@code nth} First Aid test of the Bivouac in round {@code round}: total × 2 + critical (PH-BIV-6).
     *
     * @param again how often it has been thrown before
     */
    public final int firstAidTest(
            final int marine,
            final int round,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final long address = Address.of(RollId.FIRST_AID_TEST.number, round, marine, nth << 8 | again);
        return test(RollId.FIRST_AID_TEST, address, marine, again, focus, strike, crit);
    }

    /**
     * Which of the first {@code count} Encounter cards changes places with the last of them when the deck is shuffled
     * (PH-SET-3).
     */
    public final int encounterShuffle(final int count) {
        return pick(RollId.ENCOUNTER_SHUFFLE, 0, 0, count, count);
    }

    /** Which of the General Encounter cards left is the {@code nth} of the Mission (PH-SET-3). */
    public final int generalEncounter(final int nth, final int count) {
        return pick(RollId.GENERAL_ENCOUNTER, 0, 0, nth, count);
    }

    /** Which of the Boon cards left, lowest number first, is the {@code nth} of the Mission (PH-BOON-1). */
    public final int boonCard(final int nth, final int count) {
        return pick(RollId.BOON_CARD, 0, 0, nth, count);
    }

    /** Which of the closest Spaces an EAZ is put on, for the {@code nth} such choice of the Mission (PH-BASE-2). */
    public final int eazSpace(final int nth, final int count) {
        return pick(RollId.EAZ_SPACE, 0, 0, nth, count);
    }

    // Events, Encounters and R&R: entry is the ordinal of the entry within its Mission

    /**
     * Which of the IDs that will do is drawn, lowest first, for the {@code nth} random Marine of an entry (PH-SEL-1,
     * PH-RNR-3).
     */
    public final int randomMarine(final int entry, final int nth, final int count) {
        return pick(RollId.RANDOM_MARINE, entry, 0, nth, count);
    }

    /** The {@code nth} D6 of an entry (PH-EVT-2, PH-ENC-2). */
    public final int entryDie(final int entry, final int nth) {
        return d6(RollId.ENTRY_DIE, entry, 0, nth);
    }

    /**
     * A Marine's Trait test: total × 2 + critical (PH-DICE-9).
     *
     * @param nth the ordinal of the test among those of the entry, at most {@link #MOST_OF_ENTRY}
     * @param again how often the same test has been thrown before
     */
    public final int traitTest(
            final int entry,
            final int marine,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final long address = Address.of(RollId.TRAIT_TEST.number, entry, marine + AGAIN * again, nth * THROW);
        return test(RollId.TRAIT_TEST, address, marine, again, focus, strike, crit);
    }

    /**
     * Which of the Boon cards that will do, lowest number first, shows the direction of an entry's {@code nth} random
     * Space (PH-SEL-2).
     */
    public final int direction(final int entry, final int nth, final int count) {
        return pick(RollId.DIRECTION, entry, 0, nth, count);
    }

    /** Which of equally near EAZ, in the order of Spaces, the {@code nth} effect of an entry takes off the map. */
    public final int eazRemoved(final int entry, final int nth, final int count) {
        return pick(RollId.EAZ_REMOVED, entry, 0, nth, count);
    }

    /** Which of the Lucky Charms left, lowest number first, is the {@code nth} of an entry (PH-CHM-1). */
    public final int luckyCharm(final int entry, final int nth, final int count) {
        return pick(RollId.LUCKY_CHARM, entry, 0, nth, count);
    }

    /** The {@code nth} D6 of a Marine in a brawl (PH-RNR-3). */
    public final int brawlDie(final int entry, final int marine, final int nth) {
        return d6(RollId.BRAWL_DIE, entry, marine, nth);
    }

    /** D6 of the Squad's gamble; {@code again} counts how often it was thrown before (PH-RNR-3). */
    public final int gamble(final int entry, final int again) {
        return d6(RollId.GAMBLE, entry, 0, again);
    }

    // The campaign, between Missions

    /**
     * Which Profile of the pool, in the order of the data files, is the {@code nth} laid out for a vacant place
     * (PH-MAR-7, PH-SQD-3).
     */
    public final int profileCard(final int marine, final int nth, final int count) {
        return pick(RollId.PROFILE_CARD, 0, marine, nth, count);
    }

    /** The first D6 of R&amp;R, for the {@code nth} table that is rolled on (PH-RNR-2). */
    public final int restFirstDie(final int nth) {
        return d6(RollId.REST_FIRST_DIE, nth, 0, 0);
    }

    /** The second D6 of R&amp;R, rolled {@code nth} since the Mission (PH-RNR-2). */
    public final int restSecondDie(final int nth) {
        return d6(RollId.REST_SECOND_DIE, nth, 0, 0);
    }

    // What a bot guesses of what it cannot see: drawn from keys of its own, never from that of a mission

    /** Which of the Enemy markers of a type that could lie face down is guessed to, the {@code nth} of all. */
    public final int guessedUnit(final int nth, final int count) {
        return pick(RollId.GUESSED_UNIT, 0, 0, nth, count);
    }

    /** Which of the face-down Enemies left is guessed to lie on the {@code nth} space. */
    public final int guessedSpace(final int nth, final int count) {
        return pick(RollId.GUESSED_SPACE, 0, 0, nth, count);
    }

    /** Which of the Tactics markers that nobody has seen is guessed to wait at place {@code nth} of the queue. */
    public final int guessedTactics(final int nth, final int count) {
        return pick(RollId.GUESSED_TACTICS, 0, 0, nth, count);
    }

    /** Which of the Combat markers that Red has not played is guessed to be the {@code nth} in his hand. */
    public final int guessedHand(final int nth, final int count) {
        return pick(RollId.GUESSED_HAND, 0, 0, nth, count);
    }
}
