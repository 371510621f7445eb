package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.TrialAborted;

/**
 * R&amp;R (PH-RNR-1 to PH-RNR-3, AMB-51): every line of the three tables as it is shipped, and how it comes to be
 * rolled.
 */
class RestAndRecreationTest {
    /** Missions after which R&amp;R is at a place, without a modifier, as {@link #PLACES} says. */
    private static final int TOWN = 4;

    private static final int BASE = 2;
    private static final int DA_NANG = 8;
    /** After this one R&amp;R is in Da Nang, and 1 is added. */
    private static final int RIVER = 7;

    /** Where R&amp;R is after these Missions is set here: the shipped places are tuned with the campaign. */
    private static final String[] PLACES = {
        "missions.first-light.rest={place: base}",
        "missions.two-chutes.rest={place: town}",
        "missions.river.rest={place: da-nang, modifier: 1}",
        "missions.dark-road.rest={place: da-nang}"
    };

    private static final String THREE_OF_SIX = "randomMarine 0 of 6;randomMarine 0 of 5;randomMarine 0 of 4";

    private final Company company = new Company(PLACES);

    /** All have 4 Stress. */
    private Company after(final int mission) {
        company.afterMission(mission);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            company.squad.stress[marine] = 4;
        }
        return company;
    }

    /** PH-RNR-2: the outcome of the Mission may add to the first die. */
    @ParameterizedTest
    @CsvSource({"0, BROKEN_OFF, 0", "1, BROKEN_OFF, 1", "3, BASE, 5", "2, BASE, 4"})
    void theOutcomeAddsToTheFirstDie(final int met, final MissionEnd end, final int added) {
        final Company lucky = new Company("missions.first-light.rest={place: base, modifier: 1, "
                + "ifMet: {points: 1}, ifEnded: {base: 3, broken-off: -1}}");
        lucky.afterMission(BASE);
        lucky.mission.met = met;
        lucky.mission.end = end;
        assertEquals(added, lucky.mission.restModifier());
    }

    private void rest(final int mission, final int first, final int second, final String rolls) {
        after(mission).rolls("restFirstDie " + first, "restSecondDie " + second);
        if (!rolls.equals("-")) {
            company.rolls(rolls.split(";"));
        }
    }

    /** Returns what has changed, by ID: Stress, Damage, Boon points, a Boon card. */
    private String changes(final int... pointsBefore) {
        final SquadState squad = company.squad;
        final List<String> changes = new ArrayList<>();
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            final int points = squad.boonPoints[marine] - (pointsBefore.length == 0 ? 0 : pointsBefore[marine]);
            final String change = change("S", squad.stress[marine] - 4)
                    + change("D", squad.damage[marine])
                    + change("P", points)
                    + (squad.boonCard[marine] == SquadState.NONE ? "" : " C");
            if (!change.isEmpty()) {
                changes.add((marine + 1) + change);
            }
        }
        return String.join(", ", changes);
    }

    private static String change(final String what, final int by) {
        return by == 0 ? "" : " " + what + (by > 0 ? "+" : "") + by;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 1 | randomMarine 0 of 6;randomMarine 0 of 5;randomMarine 0 of 4;randomMarine 0 of 3 | 1 D+1, 2 D+1, 3 D+1, 4 D+1",
                "2 | 3 | randomMarine 5 of 6;randomMarine 0 of 5 | 1 S+1, 6 S+1",
                // 1 shows the other's ID twice, 2 once: who takes less drops a Stress
                "2 | 6 | randomMarine 0 of 6;randomMarine 0 of 5;brawlDie 2;brawlDie 2;brawlDie 3;brawlDie 4;brawlDie 1;brawlDie 2;brawlDie 5;brawlDie 6 | 1 S-1 D+1, 2 D+2",
                "3 | 2 | randomMarine 0 of 6;randomMarine 0 of 5;randomMarine 0 of 4;randomMarine 0 of 3 | 1 S+2, 2 S-1, 3 S-1, 4 S-1",
                "4 | 4 | randomMarine 2 of 6;boonCard 0 of 3 | 3 S-1 P+1 C",
                "5 | 5 | - | 1 S-1, 2 S-1, 3 S-1, 4 S-1, 5 S-1, 6 S-1",
                "6 | 1 | " + THREE_OF_SIX + " | 1 S-1, 2 S-1, 3 S-1",
                "6 | 3 | " + THREE_OF_SIX + ";randomMarine 2 of 3 | 1 S-1, 2 S-1, 3 S-1, 6 S-2 D+1",
                "6 | 6 | - | 1 S-1, 2 S-1, 3 S-1, 4 S-1, 5 S-1, 6 S-1"
            })
    void everyLineOfTheBase(final int first, final int second, final String rolls, final String changes) {
        rest(BASE, first, second, rolls);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(changes, changes());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 2 | randomMarine 0 of 6;randomMarine 0 of 5 | 1 D+1, 2 D+1",
                // the bridge is out: the Base table, without modifiers
                "2 | 3 | restFirstDie 5;restSecondDie 6 | 1 S-1, 2 S-1, 3 S-1, 4 S-1, 5 S-1, 6 S-1",
                "2 | 5 | - | ''",
                "3 | 1 | " + THREE_OF_SIX + " | 1 S-1 D+1, 2 S-1 D+1, 3 S-1 D+1",
                "4 | 3 | - | ''", // nobody has a point to gamble for
                "5 | 6 | " + THREE_OF_SIX + " | 1 S-1, 2 S-1, 3 S-1",
                // the face in the photograph may be one of the three behind it
                "6 | 2 | randomMarine 3 of 6;boonCard 2 of 3;randomMarine 0 of 6;randomMarine 2 of 5;randomMarine 0 of 4 | 1 S-1, 2 S-1, 4 S-3 P+1 C",
                "6 | 4 | randomMarine 5 of 6 | 6 S-1",
                "6 | 5 | " + THREE_OF_SIX + " | 1 S-2, 2 S-2, 3 S-2, 4 S-1, 5 S-1, 6 S-1"
            })
    void everyLineOfTheTown(final int first, final int second, final String rolls, final String changes) {
        rest(TOWN, first, second, rolls);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(changes, changes());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 1 | - | ''", // there is nothing to steal
                "1 | 4 | - | ''",
                "2 | 5 | " + THREE_OF_SIX + " | 1 S-2 D+1, 2 S-2 D+1, 3 S-2 D+1",
                "3 | 1 | randomMarine 0 of 6;randomMarine 4 of 5;boonCard 0 of 3;boonCard 1 of 3 | 1 P+1 C, 6 P+1 C",
                "4 | 3 | - | 1 S-1, 2 S-1, 3 S-1, 4 S-1, 5 S-1, 6 S-1",
                "5 | 5 | " + THREE_OF_SIX + ";randomMarine 0 of 3 | 1 S-2, 2 S-2, 3 S-2, 4 S-2, 5 S-1, 6 S-1",
                "6 | 1 | - | 1 S-2, 2 S-2, 3 S-2, 4 S-2, 5 S-2, 6 S-2",
                "6 | 6 | - | 1 S-3, 2 S-3, 3 S-3, 4 S-3, 5 S-3, 6 S-3"
            })
    void linesOfDaNang(final int first, final int second, final String rolls, final String changes) {
        rest(DA_NANG, first, second, rolls);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(changes, changes());
    }

    /** Da Nang, good, 3-4: one of choice drops a cube of two, else all his Stress; the others 2 Stress each. */
    @Test
    void theRevueRelievesOne() {
        rest(DA_NANG, 6, 3, "-");
        company.answersOf(DecisionKind.ENTRY_MARINE, 4, 0, 1, 2, 3, 4, 5);
        company.rest.rest(0);
        assertEquals("1 S-2, 2 S-2, 3 S-2, 4 S-2, 5 S-4, 6 S-2", changes());
        rest(DA_NANG, 6, 4, "-");
        company.squad.conditionCubes[4] = 2;
        company.answers(DecisionKind.ENTRY_MARINE, 4).answers(DecisionKind.RELIEF, DecisionKind.DROP_CUBE);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(1, company.squad.conditionCubes[4]);
        assertEquals(4, company.squad.stress[4]);
    }

    /** Da Nang, bad, 1-2: a Boon point is lost; the player says whose. */
    @Test
    void muggedOfAPoint() {
        after(DA_NANG).rolls("restFirstDie 1", "restSecondDie 2");
        company.squad.boonPoints[1] = 1;
        company.rest.rest(0);
        company.assertUsed();
        assertEquals("2 P-1", changes(0, 1, 0, 0, 0, 0));
    }

    /** Town, 3-4 of the middle: all points are lost on 1-2; on 5-6 the Squad Leader gets twice as many. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"2 | 2 P-1, 4 P-2", "3 | ''", "5 | 1 P+6"})
    void gambling(final int die, final String changes) {
        after(TOWN)
                .rolls("restFirstDie 3", "restSecondDie 4", "gamble " + die)
                .answers(DecisionKind.REST_BOON, DecisionKind.NOBODY);
        company.squad.boonPoints[1] = 1;
        company.squad.boonPoints[3] = 2;
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(changes, changes(0, 1, 0, 2, 0, 0));
    }

    /** Town, 5-6 of the middle: for a Boon point all drop a Stress. */
    @Test
    void theUpperFloorCostsAPoint() {
        after(TOWN).rolls("restFirstDie 3", "restSecondDie 5").answersOf(DecisionKind.ENTRY_OPTION, 0, 0, 1);
        company.squad.boonPoints[2] = 1;
        company.rest.rest(0);
        company.assertUsed();
        assertEquals("1 S-1, 2 S-1, 3 S-1 P-1, 4 S-1, 5 S-1, 6 S-1", changes(0, 0, 1, 0, 0, 0));
    }

    /** Town, good, 3-4: the Squad wins the M3; if it owns it, the second die is rolled again on the same band. */
    @Test
    void theSubmachineGunIsWonOnce() {
        rest(TOWN, 6, 3, "randomMarine 0 of 6");
        company.rest.rest(0);
        company.assertUsed();
        final long m3 = 1L << company.tables.components.weapons.index.of("m3");
        assertEquals(m3, company.squad.ownedWeapons);
        rest(TOWN, 6, 4, "restSecondDie 3;restSecondDie 6;" + THREE_OF_SIX);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals("1 S-2, 2 S-2, 3 S-2, 4 S-1, 5 S-1, 6 S-1", changes());
    }

    /** A line that is rolled again for ever gives the campaign up; no shipped one is, by any dice but these. */
    @Test
    void oneLineForEverIsGivenUp() {
        company.squad.ownedWeapons = -1;
        rest(TOWN, 6, 3, "restSecondDie 4");
        for (int i = 0; i < 253; i++) {
            company.rolls("restSecondDie 3");
        }
        assertThrows(TrialAborted.class, () -> company.rest.rest(0));
    }

    /**
     * PH-RNR-1: those in Hospital or on their way home are not drawn and gain nothing; IDs that nobody holds are not
     * rolled.
     */
    @Test
    void theAbsentGainNothing() {
        rest(BASE, 5, 5, "-");
        company.squad.kill(1 << 2);
        company.rest.rest(0b000011);
        assertEquals("4 S-1, 5 S-1, 6 S-1", changes());
        assertEquals(5, company.squad.presentCount, "the others are back");
        rest(BASE, 2, 3, "randomMarine 0 of 3;randomMarine 1 of 2");
        company.rest.rest(0b000011);
        company.assertUsed();
        assertEquals("4 S+1, 6 S+1", changes());
    }

    /** PH-HOS-1: the Boon points of a man in Hospital cannot be spent. */
    @Test
    void pointsOfAPatientAreNotSpent() {
        rest(BASE, 5, 5, "-");
        company.squad.boonPoints[0] = 5;
        company.squad.boonPoints[4] = 1;
        company.rest.rest(1); // nothing is asked: the others have one point only
        company.assertUsed();
        assertEquals(5, company.squad.boonPoints[0]);
    }

    /**
     * PH-RNR-2, PH-BOON-5: two points add one to the first die, whosever they are; more than can help are not taken.
     */
    @Test
    void twoPointsAddOne() {
        rest(BASE, 4, 6, "-");
        company.squad.boonPoints[0] = 1;
        company.squad.boonPoints[4] = 3;
        company.answersOf(DecisionKind.REST_BOON, 5, 0, 1, 5)
                .answersOf(DecisionKind.REST_BOON, 5, 1, 5)
                .answersOf(DecisionKind.REST_BOON, 1, 0, 1, 5); // the last point is his alone to give
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(2, company.state.record.restBand[BASE - 1]);
        assertEquals(4, company.state.record.boonSpent);
        assertEquals("1 S-1 P-1, 2 S-1, 3 S-1, 4 S-1, 5 S-1 P-3, 6 S-1", changes(1, 0, 0, 0, 3, 0));
    }

    /** PH-BOON-5: a 2 and two points are a 3. */
    @Test
    void twoPointsAddNoMoreThanOne() {
        rest(BASE, 2, 5, "-");
        company.squad.boonPoints[4] = 2;
        company.answersOf(DecisionKind.REST_BOON, 5, 0, 5);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(1, company.state.record.restBand[BASE - 1]);
        assertEquals("1 S-1, 2 S-1, 3 S-1, 4 S-1, 5 S-1 P-2, 6 S-1", changes(0, 0, 0, 0, 2, 0));
    }

    /** 1 on the die, 1 for the Mission and 4 for eight points make 6: a ninth point is not asked for. */
    @Test
    void nobodyPaysForWhatIsCertain() {
        rest(RIVER, 1, 5, "-");
        company.squad.boonPoints[3] = 20;
        for (int pair = 0; pair < 4; pair++) {
            company.answersOf(DecisionKind.REST_BOON, 4, 0, 4); // the second point of a pair can only be his
        }
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(12, company.squad.boonPoints[3]);
        assertEquals(2, company.state.record.restBand[RIVER - 1]);
    }

    /** PH-RNR-2: the Mission's modifier counts; the Base instead of the Town has none. */
    @Test
    void theModifierCounts() {
        rest(RIVER, 2, 4, "-");
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(1, company.state.record.restBand[RIVER - 1]);
    }

    /** PH-RNR-1: the log sends elsewhere: after Mission 6 to the Base if the village burns. */
    @Test
    void theLogSendsElsewhere() {
        rest(6, 5, 5, THREE_OF_SIX);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(company.campaign.places.of("town"), company.state.record.restPlace[5]);
        rest(6, 5, 5, "-");
        company.mission.flags = company.tables.components.flagsOf(List.of("village-burned"));
        company.rest.rest(0);
        company.assertUsed();
        assertEquals(company.campaign.places.of("base"), company.state.record.restPlace[5]);
    }

    /** After the last Mission nobody asks where to go. */
    @Test
    void noRestAfterTheLast() {
        after(9);
        company.rest.rest(0);
        company.assertUsed();
        assertEquals("", changes());
    }

    /**
     * A Boon card given at R&amp;R is out of the deck of the next Mission, and any card may be given: the deck is whole
     * again.
     */
    @Test
    void cardsGivenAreHeld() {
        rest(BASE, 4, 4, "randomMarine 2 of 6;boonCard 0 of 3");
        company.mission.boonDeck = 0;
        company.rest.rest(0);
        company.assertUsed();
        final int card = company.squad.boonCard[2];
        assertNotEquals(SquadState.NONE, card);
        assertTrue((company.mission.boonDeck & 1 << card) == 0);
        assertEquals(17, Integer.bitCount(company.mission.boonDeck));
    }
}
