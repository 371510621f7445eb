package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;

/**
 * Trait tests of Events and Encounters (PH-DICE-2 to PH-DICE-5, PH-DICE-9, PH-TRT, GAP-07 to GAP-10). Those who pass
 * get a Boon point, those who fail 1 Damage; passing shifts Terrain left, failing right.
 */
class TraitTestsTest {
    private static final int PASSED = -1;
    private static final int FAILED = 1;

    private static EntryStory tale(final String test) {
        return new EntryStory("""
                go: {test: {TEST, pass: pass, fail: fail}}
                pass: {effects: [{shift: left}], next: who}
                fail: {effects: [{shift: right}], next: who}
                who: {effects: [{who: passed, boonPoints: 1}, {who: failed, damage: 1}], next: end}
                """.replace("TEST", test));
    }

    /** WE-02: Intelligence 4, DIFF 2, by day: 3F 4S. Three successes pass; no XP under DIFF 3. */
    @Test
    void intelligenceFourAtDiffTwo() {
        final EntryStory tale = tale("who: squad-leader, trait: intelligence, diff: 2");
        tale.rolls("traitTest 3 by 1 3F 4S 0C").run();
        assertEquals("entries: 0 to 1; points 1: 0 to 1; shift: 0 to -1", tale.changes());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, -1", "3, -1"})
    void passedAtTheDiff(final int successes, final int shift) {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 2");
        assertEquals(
                shift, tale.rolls("traitTest " + successes + " by 6 3F 4S 0C").run().state.shift);
    }

    /** PH-DICE-9: passing at DIFF 3 or more is worth 1 XP at once. */
    @ParameterizedTest
    @CsvSource({"2, 2, 0", "3, 2, 0", "3, 3, 1", "4, 4, 1", "4, 3, 0"})
    void hardTestsAreWorthExperience(final int diff, final int successes, final int experience) {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: " + diff);
        tale.rolls("traitTest " + successes).run();
        assertEquals(experience, tale.squad.experience[5]);
    }

    /** PH-DICE-4: one Focus less from 18:00 to 05:45. */
    @ParameterizedTest
    @CsvSource({"17, 3", "18, 2", "5, 2", "6, 3"})
    void nightTakesAFocusDie(final int hour, final int focus) {
        tale("who: corpsman, trait: charisma, diff: 2")
                .clock(hour)
                .rolls("traitTest 2 by 6 " + focus + "F 4S 0C")
                .run();
    }

    /** PH-DICE-2: an entry may change the base dice; the night comes on top. */
    @ParameterizedTest
    @CsvSource({"focus: 1, 17, 4F 4S", "focus: -1, 18, 1F 4S", "strike: 2, 17, 3F 6S", "strike: -6, 17, 3F 0S"})
    void anEntryChangesTheBaseDice(final String dice, final int hour, final String thrown) {
        tale("who: corpsman, trait: charisma, diff: 2, " + dice)
                .clock(hour)
                .rolls("traitTest 2 by 6 " + thrown + " 0C")
                .run();
    }

    /** PH-DICE-5: an entry that leaves no Focus fails the test without a throw. */
    @Test
    void noFocusIsAFailure() {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 1, focus: -3")
                .rolls("traitTest 0 by 6 0F 4S 0C")
                .run();
        assertEquals(FAILED, tale.state.shift);
    }

    private static EntryStory raw(final String effect) {
        return new EntryStory("""
                go: {test: {who: random-2, trait: charisma, diff: 0, pass: so, fail: so}}
                so:
                  effects: [{EFFECT, perSuccess: true}]
                  branch: {when: {successesAtLeast: 3}, then: many, otherwise: end}
                many: {effects: [{shift: left}], next: end}
                """.replace("EFFECT", effect));
    }

    /** PH-DICE-9: the successes of all testers together are what the effect counts by. */
    @Test
    void rawSuccessesCount() {
        final EntryStory tale = raw("who: scout, damage: -1, log: [one], threat: 1")
                .damage(4, 5)
                .rolls(
                        "randomMarine 0 of 6",
                        "randomMarine 4 of 5",
                        "traitTest 1 by 1 3F 2S 0C",
                        "traitTest 2 by 6 3F 4S 0C");
        assertEquals(
                "damage 4: 5 to 2; entries: 0 to 1; log: - to one; shift: 0 to -1; threat: 4 to 7",
                tale.run().changes());
    }

    /** Without a success the effect does not happen at all. */
    @Test
    void noSuccessIsNoEffect() {
        final EntryStory tale = raw("who: scout, damage: -1, log: [one]")
                .damage(4, 5)
                .rolls(
                        "randomMarine 0 of 6",
                        "randomMarine 4 of 5",
                        "traitTest 0 by 1 3F 2S 0C",
                        "traitTest 0 by 6 3F 4S 0C");
        assertEquals("entries: 0 to 1", tale.run().changes());
    }

    /** Another entry begins without a test. */
    @Test
    void successesBelongToTheirEntry() {
        final EntryStory tale = new EntryStory("""
                        go: {test: {who: scout, trait: charisma, diff: 0, pass: entry.other, fail: entry.other}}
                        """).rolls("traitTest 3 by 4 3F 2S 0C");
        assertEquals(0, tale.run().state.successes);
    }

    /** AMB-12: with the reading before the March, its light is that of its start. */
    @Test
    void lightIsThatOfTheReading() {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 2").clock(18);
        tale.state.lightMinutes = 17 * Clock.HOUR + 45;
        tale.rolls("traitTest 2 by 6 3F 4S 0C").run();
    }

    /** There is no clock at R&R. */
    @Test
    void atRestItIsNeverNight() {
        final EntryStory tale =
                tale("who: corpsman, trait: charisma, diff: 2").clock(20).rolls("traitTest 2 by 6 3F 4S 0C");
        assertEquals(Story.ENDED, tale.rest());
    }

    /** PH-TRT-2: cards change the rating. */
    @Test
    void cardsChangeTheRating() {
        final EntryStory tale =
                tale("who: corpsman, trait: survivability, diff: 2").carries(6);
        tale.squad.wound[5] = tale.tables.components.wounds.index.of("W10"); // Survivability -2
        tale.rolls("traitTest 0 by 6 3F 1S 0C").run(); // 2 - 2 + BUSHMAN
    }

    /** Each Ability that adds dice to a Trait, and to no other (GAP-08). */
    @ParameterizedTest
    @CsvSource({
        "MP01, willpower, 4", "MP01, charisma, 2", "MP02, perception, 3", "MP02, willpower, 2", "MP03, charisma, 5",
        "MP03, perception, 4", "MP04, intelligence, 5", "MP04, survivability, 3", "MP06, survivability, 3",
                "MP06, willpower, 4"
    })
    void abilitiesAddStrikeToTheirTrait(final String profile, final String trait, final int strike) {
        final EntryStory tale =
                tale("who: corpsman, trait: " + trait + ", diff: 2").profile(6, profile);
        tale.rolls("traitTest 2 by 6 3F " + strike + "S 0C").run();
    }

    /** STEADY: a Squad Leader of level 2 adds a Strike on Charisma and Willpower. */
    @ParameterizedTest
    @CsvSource({"1, charisma, 2", "2, charisma, 3", "2, willpower, 5", "2, perception, 3"})
    void steady(final int level, final String trait, final int strike) {
        final EntryStory tale =
                tale("who: squad-leader, trait: " + trait + ", diff: 2").level(1, level);
        tale.rolls("traitTest 2 by 1 3F " + strike + "S 0C").run();
    }

    /** PH-KIA-4: the holder of a lost ID tests in its place, without its skills. */
    @Test
    void theHolderOfAnIdHasNotItsSkills() {
        final EntryStory tale =
                tale("who: squad-leader, trait: charisma, diff: 2").level(1, 2).gone(1, 6);
        tale.rolls("traitTest 2 by 6 3F 4S 0C").run();
    }

    /** POINT MAN: the Scout as such adds a Strike on Perception. */
    @ParameterizedTest
    @CsvSource({"4, 4, perception, 3", "4, 1, perception, 2", "4, 4, charisma, 2", "6, 6, perception, 4"})
    void pointManSkill(final int tester, final int pointMan, final String trait, final int strike) {
        final EntryStory tale = tale("who: choice, trait: " + trait + ", diff: 2");
        tale.squad.pointMan = pointMan - 1;
        tale.answers(DecisionKind.ENTRY_MARINE, tester - 1)
                .rolls("traitTest 2 by " + tester + " 3F " + strike + "S 0C")
                .run();
    }

    /** How many must pass. */
    @ParameterizedTest
    @CsvSource({
        "0, 2 2 2, -1",
        "0, 2 1 2, 1",
        "1, 0 0 2, -1",
        "1, 1 1 1, 1",
        "2, 2 0 2, -1",
        "2, 0 0 2, 1",
        "6, 2 2 2, -1"
    })
    void enoughMustPass(final int enough, final String successes, final int shift) {
        final EntryStory tale = tale("who: random-3, trait: charisma, diff: 2, enough: " + enough);
        tale.rolls("randomMarine 0 of 6", "randomMarine 0 of 5", "randomMarine 3 of 4");
        final String[] each = successes.split(" ");
        tale.rolls(
                "traitTest " + each[0] + " by 1 3F 2S 0C",
                "traitTest " + each[1] + " by 2 3F 3S 0C",
                "traitTest " + each[2] + " by 6 3F 4S 0C");
        assertEquals(shift, tale.run().state.shift);
    }

    /** If there is nobody to test, nobody passes. */
    @Test
    void aTestOfNobodyIsNotPassed() {
        final EntryStory tale = tale("who: stressed-1, trait: charisma, diff: 1");
        assertEquals(FAILED, tale.run().state.shift);
    }

    // Help before the dice are thrown, and tests thrown again

    /** WE-87: ALL IN costs 1 Stress for a Focus die and 1 Damage for a Strike die. */
    @Test
    void allInPaysForDice() {
        final EntryStory tale = tale("who: engineer, trait: charisma, diff: 2");
        tale.answersOf(
                DecisionKind.BEFORE_TEST,
                TestHelp.ABILITY_FOR_STRESS,
                TestHelp.NOTHING,
                TestHelp.ABILITY_FOR_STRESS,
                TestHelp.ABILITY_FOR_DAMAGE);
        tale.answers(DecisionKind.BEFORE_TEST, TestHelp.ABILITY_FOR_DAMAGE)
                .rolls("traitTest 2 by 5 4F 4S 0C")
                .run();
        assertEquals(
                "damage 5: 0 to 1; entries: 0 to 1; points 5: 0 to 1; shift: 0 to -1; stress 5: 0 to 1",
                tale.changes());
    }

    /** The price is paid first: a Condition that comes of it counts, a third Wound fails the test. */
    @Test
    void allInPaysFirst() {
        final EntryStory stress =
                tale("who: engineer, trait: charisma, diff: 2").stress(5, 6);
        stress.answers(DecisionKind.BEFORE_TEST, TestHelp.ABILITY_FOR_STRESS)
                .answers(DecisionKind.BEFORE_TEST, TestHelp.NOTHING);
        stress.rolls("conditionCard 0 for 5 of 12", "traitTest 2 by 5 4F 2S 0C").run(); // C01: Charisma -1
        final EntryStory death =
                tale("who: engineer, trait: charisma, diff: 2").damage(5, 6).carries(5);
        death.squad.cubes[4] = 2;
        death.answers(DecisionKind.BEFORE_TEST, TestHelp.ABILITY_FOR_DAMAGE)
                .answers(DecisionKind.BEFORE_TEST, TestHelp.NOTHING)
                .answers(DecisionKind.ID_HOLDER, 0);
        assertEquals(FAILED, death.run().state.shift);
        assertEquals(1, death.state.carriedDead);
    }

    /** NIGHT OWL ignores the night once a Mission. */
    @Test
    void nightOwl() {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 2")
                .profile(6, "MP14")
                .clock(20);
        tale.answersOf(DecisionKind.BEFORE_TEST, TestHelp.ABILITY, TestHelp.NOTHING, TestHelp.ABILITY)
                .rolls("traitTest 2 by 6 3F 4S 0C")
                .run();
        tale.rolls("traitTest 2 by 6 2F 4S 0C").run();
    }

    /** DEADEYE adds a Crit to one test of three Focus dice or more. */
    @Test
    void deadeye() {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 2")
                .profile(6, "MP22")
                .clock(20);
        tale.rolls("traitTest 2 by 6 2F 3S 0C").run();
        tale.clock(10)
                .answersOf(DecisionKind.BEFORE_TEST, TestHelp.ABILITY, TestHelp.NOTHING, TestHelp.ABILITY)
                .rolls("traitTest 2 by 6 3F 3S 1C")
                .run();
        tale.rolls("traitTest 2 by 6 3F 3S 0C").run();
    }

    /** BN15: one Trait test with a Focus die more; then the card is gone. */
    @Test
    void boonCardAddsFocus() {
        final EntryStory tale = tale("who: engineer, trait: charisma, diff: 2").profile(5, "MP03");
        tale.squad.boonCard[4] = tale.tables.components.boons.index.of("BN15");
        tale.answersOf(DecisionKind.BEFORE_TEST, TestHelp.CARD + 14, TestHelp.NOTHING, TestHelp.CARD + 14)
                .rolls("traitTest 2 by 5 4F 5S 0C")
                .run();
        assertEquals(-1, tale.squad.boonCard[4]);
    }

    /** LUCKY, then the Lucky Charm, then the Boon card: each throws a failed test again, once. */
    @Test
    void failedTestsAreThrownAgain() {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 2").profile(6, "MP10");
        tale.squad.charm[5] = tale.tables.components.charms.index.of("LC1");
        tale.squad.boonCard[0] = tale.tables.components.boons.index.of("BN06");
        tale.rolls("traitTest 1 by 6 3F 3S 0C")
                .answersOf(
                        DecisionKind.REROLL,
                        TestHelp.ABILITY,
                        Rerolls.KEEP,
                        TestHelp.ABILITY,
                        TestHelp.CHARM,
                        TestHelp.CARD + 5);
        tale.rolls("traitTest 0 by 6 3F 3S 0C")
                .answersOf(DecisionKind.REROLL, TestHelp.CHARM, Rerolls.KEEP, TestHelp.CHARM, TestHelp.CARD + 5);
        tale.rolls("traitTest 1 by 6 3F 3S 0C")
                .answersOf(DecisionKind.REROLL, TestHelp.CARD + 5, Rerolls.KEEP, TestHelp.CARD + 5);
        tale.rolls("traitTest 2 by 6 3F 3S 0C").run();
        assertEquals(PASSED, tale.state.shift);
        tale.rolls("traitTest 1 by 6 3F 3S 0C").run();
        assertEquals(FAILED, tale.state.shift, "nothing is left to throw it again");
    }

    /** Nobody is asked to throw a passed test again. */
    @Test
    void passedTestsStand() {
        final EntryStory tale = tale("who: corpsman, trait: charisma, diff: 2").profile(6, "MP10");
        assertEquals(PASSED, tale.rolls("traitTest 2 by 6 3F 3S 0C").run().state.shift);
    }
}
