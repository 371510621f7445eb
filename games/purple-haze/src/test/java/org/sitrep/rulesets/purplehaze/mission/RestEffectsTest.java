package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Turns of R&amp;R (PH-RNR-3, AMB-51, GAP-08). */
class RestEffectsTest {
    private static EntryStory tale(final String effect) {
        return new EntryStory(
                "go: {effects: [{EFFECT}, {who: all, experience: 1}], next: end}".replace("EFFECT", effect));
    }

    /** Returns what the line has changed, but for the XP by which a test sees that it has gone on. */
    private static String rest(final EntryStory tale) {
        tale.rest();
        return Stream.of(tale.changes().split("; "))
                .filter(change -> !change.startsWith("xp ") && !change.startsWith("entries"))
                .collect(Collectors.joining("; "));
    }

    /** Each rolls four dice; every one that shows the other's ID hurts him; who took less drops a Stress. */
    @Test
    void brawl() {
        final EntryStory tale = tale("who: random-2, rest: brawl").stress(2, 1).stress(5, 2);
        tale.rolls("randomMarine 4 of 6", "randomMarine 1 of 5");
        tale.rolls("brawlDie 5 by 2", "brawlDie 5 by 2", "brawlDie 1 by 2", "brawlDie 2 by 2");
        tale.rolls("brawlDie 5 by 5", "brawlDie 2 by 5", "brawlDie 6 by 5", "brawlDie 1 by 5");
        assertEquals("damage 2: 0 to 1; damage 5: 0 to 2; stress 2: 1 to 0", rest(tale));
    }

    @Test
    void aBrawlWithoutAWinner() {
        final EntryStory tale = tale("who: random-2, rest: brawl").stress(1, 1).stress(2, 1);
        tale.rolls("randomMarine 0 of 6", "randomMarine 0 of 5");
        tale.rolls("brawlDie 6 by 1", "brawlDie 6 by 1", "brawlDie 6 by 1", "brawlDie 6 by 1");
        tale.rolls("brawlDie 6 by 2", "brawlDie 6 by 2", "brawlDie 6 by 2", "brawlDie 6 by 2");
        assertEquals("", rest(tale));
    }

    @Test
    void nobodyBrawlsAlone() {
        assertEquals("", rest(tale("who: scout, rest: brawl")));
    }

    /** PH-RNR-3, AMB-51: 1-2 lost, 3-4 kept, 5-6 the Squad Leader gets twice as many in addition. */
    @ParameterizedTest
    @CsvSource({
        "1, points 3: 2 to 0; points 6: 1 to 0",
        "2, points 3: 2 to 0; points 6: 1 to 0",
        "3, ''",
        "4, ''",
        "5, points 1: 0 to 6",
        "6, points 1: 0 to 6"
    })
    void gamble(final int die, final String changes) {
        final EntryStory tale =
                tale("rest: gamble").boonPoints(3, 2).boonPoints(6, 1).rolls("gamble " + die);
        assertEquals(changes, rest(tale));
    }

    /** AMB-51: by the other reading the stake is paid, and the Squad Leader gets twice as many in its place. */
    @Test
    void theStakeOfAGambleIsPaid_AMB51() {
        final Expedition e = new Expedition("options.gambleWon=stake-paid");
        e.squad.boonPoints[2] = 2;
        e.squad.boonPoints[5] = 1;
        e.rolls.expect("gamble 5");
        e.parts.restEffects.gamble();
        assertArrayEquals(new int[] {6, 0, 0, 0, 0, 0}, e.squad.boonPoints);
        e.assertUsed();
    }

    /** PH-RNR-1: without a Squad Leader a gamble can still be lost; what is won has no taker. */
    @Test
    void aGambleWithoutASquadLeader_PH_RNR_1() {
        assertEquals("points 3: 2 to 0", rest(withoutLeader("gamble 2")));
        assertEquals("", rest(withoutLeader("gamble 6")));
    }

    private static EntryStory withoutLeader(final String roll) {
        final EntryStory tale = tale("rest: gamble").boonPoints(3, 2).rolls(roll);
        tale.squad.evacuate(1);
        tale.squad.holder[0] = -1;
        return tale;
    }

    @Test
    void whoHasNoPointsDoesNotGamble() {
        assertEquals("", rest(tale("rest: gamble")));
    }

    /** CARDSHARP may roll again once, unless it is won. */
    @Test
    void cardsharp() {
        final EntryStory again = tale("rest: gamble").boonPoints(1, 2).profile(4, "MP28");
        again.rolls("gamble 3").answersOf(DecisionKind.GAMBLE_AGAIN, 4, 0, 4).rolls("gamble 1");
        assertEquals("points 1: 2 to 0", rest(again));
        assertEquals(1, again.squad.abilityUsed[3]);
        final EntryStory stands = tale("rest: gamble").boonPoints(1, 2).profile(4, "MP28");
        assertEquals("", rest(stands.rolls("gamble 4").answers(DecisionKind.GAMBLE_AGAIN, 0)));
        final EntryStory won = tale("rest: gamble").boonPoints(1, 2).profile(4, "MP28");
        assertEquals("points 1: 2 to 6", rest(won.rolls("gamble 5")));
    }

    /** PH-RNR-3: of a Condition cube and all Stress the player chooses one, where there are two cubes and Stress. */
    @Test
    void relief_PH_RNR_3() {
        assertEquals("conditions 3: 2 to 1", rest(twoCubes(4).answers(DecisionKind.RELIEF, DecisionKind.DROP_CUBE)));
        assertEquals("stress 3: 4 to 0", rest(twoCubes(4).answers(DecisionKind.RELIEF, DecisionKind.DROP_STRESS)));
        assertEquals("conditions 3: 2 to 1", rest(twoCubes(0)), "no Stress, no question");
        final EntryStory stress = tale("who: choice, rest: relief").stress(3, 4).answers(DecisionKind.ENTRY_MARINE, 2);
        stress.squad.conditionCubes[2] = 1;
        assertEquals("stress 3: 4 to 0", rest(stress));
    }

    private static EntryStory twoCubes(final int stress) {
        final EntryStory tale = tale("who: choice, rest: relief").stress(3, stress);
        tale.squad.conditionCubes[2] = 2;
        return tale.answers(DecisionKind.ENTRY_MARINE, 2);
    }

    /** They end the line at once. */
    @Test
    void turnsElsewhereEndTheLine() {
        final EntryStory base = tale("rest: base-instead");
        assertEquals(Story.BASE_INSTEAD, base.rest());
        assertEquals(0, base.squad.experience[0]);
        assertEquals(Story.ROLL_AGAIN, tale("rest: roll-again").rest());
        assertEquals(Story.ENDED, tale("who: all, stress: -1").rest());
    }

    /** A Mission that is over does not end R&amp;R. */
    @Test
    void restBeginsWhenTheMissionIsOver() {
        final EntryStory tale = tale("who: all, damage: 1");
        tale.state.end = MissionEnd.BASE;
        tale.rest();
        assertEquals(1, tale.squad.experience[5]);
    }

    /** PH-SQD-2: nobody carries equipment there; a weapon goes into the locker. */
    @Test
    void atRestWeaponsAreOwnedAndGearIsLost() {
        assertEquals("owned: - to m3", rest(tale("weapon: m3")));
        assertEquals("", rest(tale("gear: frag, steps: 1")));
        assertEquals("", rest(tale("who: scout, ammo: 1")));
    }
}
