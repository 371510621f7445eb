package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Threat cards (RB-THREAT-1 to RB-THREAT-8) and what persists (RB-PERS-1 to RB-PERS-5). */
class ThreatTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final int CO_BAO = 2;
    private static final int YELLOW = 4;
    private static final int RED = 9;

    private static Layout layout() {
        return Layout.on("........", ".tt.....", "........", "..c.....", "........", "........", "........", "........")
                .party("rambo", "trautman", "co-bao")
                .set("heroes.co-bao.alertTrack=[green, yellow, orange, red]")
                .set("heroes.co-bao.health=5")
                .mission("failure.redAtStartOfTurn=false");
    }

    private static Table treacherous(final Layout layout) {
        final Table table = layout.table()
                .hero(RAMBO, 1, 1, YELLOW)
                .hero(TRAUTMAN, 2, 1, RED)
                .hero(CO_BAO, 5, 5, 3);
        table.deal(RAMBO, "treacherous-terrain");
        return table;
    }

    /** Plays a turn without doing anything in it. */
    private static void pass(final Table table, final int hero, final int stance) {
        table.bot.answer(DecisionKind.STANCE, stance);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(hero, false);
    }

    @Test
    void WE_06_whoIsRedAndInRoughTerrainSuffers() { // RB-THREAT-2, RB-THREAT-7
        final Table table = treacherous(layout());
        table.s.armor[TRAUTMAN] = 2;
        table.gear(TRAUTMAN, "flak-vest");
        table.parts.threats.reveal(RAMBO);
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(2, table.s.damage[TRAUTMAN]);
        assertEquals(2, table.s.armor[TRAUTMAN]);
        assertEquals(0, table.s.damage[CO_BAO]);
        assertEquals(table.threat("treacherous-terrain"), table.s.threatInPlay[RAMBO]); // RB-THREAT-4
        assertEquals(YELLOW, table.s.alert[RAMBO]);
        assertEquals(0, table.s.movement);
        assertEquals(1, table.s.record.of(Count.HEROES_HIT_BY_THREATS));
    }

    @Test
    void WE_06_whoStartsOutsideCoverIsSlowedAndNoticed() {
        final Table table = treacherous(layout());
        table.parts.threats.reveal(RAMBO);
        table.hero(TRAUTMAN, 6, 6, 0);
        table.bot.answer(DecisionKind.STANCE, 1);
        table.s.dealtCount[TRAUTMAN] = 0;
        table.deal(TRAUTMAN, "smoke-break");
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(TRAUTMAN, false);
        assertEquals(2, table.s.alert[TRAUTMAN]);
        // Trautman's second stance moves so many less 2.
        assertEquals(Math.max(0, table.tables.heroes[TRAUTMAN].stances[1].movement() - 2), table.s.movement);
        table.assertUsed();
    }

    @Test
    void WE_06_inCoverNothing() {
        final Table table = treacherous(layout());
        table.parts.threats.reveal(RAMBO);
        table.hero(TRAUTMAN, 2, 3, 0).deal(TRAUTMAN, "smoke-break");
        pass(table, TRAUTMAN, 1);
        assertEquals(0, table.s.alert[TRAUTMAN]);
        assertEquals(table.tables.heroes[TRAUTMAN].stances[1].movement(), table.s.movement);
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({"before-clearing, 2", "after-clearing, 0"})
    void WE_06_itsOwnerIsHitBeforeItGoes(final String reading, final int gained) { // RB-PERS-3, AMB-PERS-1
        final Table table =
                treacherous(layout().option("startTriggers=" + reading).set("heroes.rambo.stances.hunt.alert=0"));
        table.parts.threats.reveal(RAMBO);
        table.deal(RAMBO, "smoke-break");
        pass(table, RAMBO, 2);
        assertEquals(YELLOW + gained, table.s.alert[RAMBO]);
        assertEquals(MissionState.NONE, table.s.threatInPlay[RAMBO]);
        assertTrue((table.s.threatsGone >> table.threat("treacherous-terrain") & 1) != 0);
        table.assertUsed();
    }

    @Test
    void whatDoesNotPersistIsGoneAtOnce() { // RB-PERS-2
        final Table table =
                layout().table().hero(RAMBO, 0, 0, 0).hero(TRAUTMAN, 0, 7, 0).hero(CO_BAO, 1, 7, 0);
        table.deal(RAMBO, "smoke-break");
        table.parts.threats.reveal(RAMBO);
        assertEquals(1L << table.threat("smoke-break"), table.s.threatsGone);
        assertEquals(MissionState.NONE, table.s.threatInPlay[RAMBO]);
    }

    @Test
    void aPersistentEffectWorksOnEverybodyUntilItsOwnersNextTurn() { // RB-PERS-1
        final Table table =
                layout().table().hero(RAMBO, 0, 0, 0).hero(TRAUTMAN, 0, 7, 0).hero(CO_BAO, 1, 7, 0);
        table.deal(RAMBO, "heavy-rain");
        pass(table, RAMBO, 2);
        assertEquals(-1, table.s.lasting.enemyRange());
        table.deal(TRAUTMAN, "smoke-break");
        pass(table, TRAUTMAN, 1);
        table.parts.enemyPhase.play();
        assertEquals(-1, table.s.lasting.enemyRange());
        table.deal(RAMBO, "smoke-break");
        pass(table, RAMBO, 3);
        assertEquals(0, table.s.lasting.enemyRange());
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({"exactly, 1, 0, 0", "at-least, 1, 1, 1"})
    void levelsNamedOrAbove(
            final String reading, final int green, final int yellow, final int red) { // RB-THREAT-5, AMB-THREAT-1
        final Table table = layout().option("threatLevels=" + reading)
                .set("threats.dead-calm={levels: [green], alertEffect: [{do: valor, n: 1}]}")
                .table()
                .hero(RAMBO, 0, 0, 0)
                .hero(TRAUTMAN, 0, 7, 2)
                .hero(CO_BAO, 1, 7, 3);
        table.deal(RAMBO, "dead-calm");
        table.parts.threats.reveal(RAMBO);
        assertEquals(green, table.s.valor[RAMBO]);
        assertEquals(yellow, table.s.valor[TRAUTMAN]);
        assertEquals(red, table.s.valor[CO_BAO]);
    }

    @Test
    void whoIsHitIsSettledBeforeAnybodyIs() { // RB-THREAT-2: Rambo comes to yellow by it and is not hit twice; alert
        // first, then threat (RB-THREAT-1)
        final Table table = layout().set(
                        "threats.dead-calm={levels: [green, yellow], alertEffect: [{do: alert, n: 1}], "
                                + "threatEffect: [{do: valor, n: 1, if: not-red}]}")
                .table()
                .hero(RAMBO, 0, 0, 3)
                .hero(TRAUTMAN, 0, 7, 4)
                .hero(CO_BAO, 1, 7, 2);
        table.deal(CO_BAO, "dead-calm");
        table.parts.threats.reveal(CO_BAO);
        assertEquals(4, table.s.alert[RAMBO]);
        assertEquals(5, table.s.alert[TRAUTMAN]);
        assertEquals(2, table.s.alert[CO_BAO]);
        assertEquals(1, table.s.valor[CO_BAO]);
    }

    @Test
    void anEmptyDeckIsMadeAnewOfWhatIsResolved() { // RB-THREAT-6, AMB-THREAT-2
        final Table table =
                layout().table().hero(RAMBO, 0, 0, 0).hero(TRAUTMAN, 0, 7, 0).hero(CO_BAO, 1, 7, 0);
        table.parts.threats.setUp();
        final int cards = table.tables.threats.cards.length;
        table.s.threatDeckDealt = cards - 1;
        table.s.threatsGone = 0b10110;
        table.s.turnsLeft[RAMBO] = 3;
        table.rolls.scriptDecks();
        table.rolls.expect("threatCard 0 of 1", "threatCard 2 of 3", "threatCard 0 of 2");
        table.parts.threats.deal();
        assertEquals(cards - 1, table.s.dealt[0]);
        assertEquals(4, table.s.dealt[1]); // of 1, 2 and 4
        assertEquals(2, table.s.dealt[2]); // the last but one: 4 took the place of 1
        assertEquals(1, table.s.threatDecks);
        assertEquals(0, table.s.threatsGone);
        table.assertUsed();
    }

    @Test
    void withoutAnyCardATurnHasNone() {
        final Table table =
                layout().table().hero(RAMBO, 0, 0, 0).hero(TRAUTMAN, 0, 7, 0).hero(CO_BAO, 1, 7, 0);
        table.s.turnsLeft[RAMBO] = 1;
        table.parts.threats.deal();
        assertEquals(MissionState.NONE, table.s.dealt[0]);
        table.parts.threats.reveal(RAMBO);
        assertEquals(0, table.s.record.of(Count.THREATS_REVEALED));
    }

    @Test
    void redIsLookedAtBeforeTheTriggers() { // RB-PERS-5, AMB-TURN-1
        assertEquals(Cause.NONE, startsAlmostRed("before-triggers"));
        assertEquals(Cause.RED, startsAlmostRed("after-triggers"));
    }

    private static int startsAlmostRed(final String reading) {
        final Table table =
                treacherous(layout().mission("failure.redAtStartOfTurn=true").option("redCheck=" + reading));
        table.s.threatInPlay[TRAUTMAN] = table.threat("treacherous-terrain");
        table.hero(RAMBO, 0, 0, 8);
        table.bot.answer(DecisionKind.STANCE, 2);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.s.dealtCount[RAMBO] = 0;
        table.deal(RAMBO, "smoke-break");
        return table.cause(() -> table.parts.turn.play(RAMBO, false));
    }

    @Test
    void firstStepDamageIsForOneStep() {
        final Table table =
                layout().table().hero(RAMBO, 0, 0, 0).hero(TRAUTMAN, 0, 7, 0).hero(CO_BAO, 1, 7, 0);
        table.turn(RAMBO, 4, 0).deal(RAMBO, "tripwire");
        table.s.inStep4 = false;
        table.parts.threats.reveal(RAMBO);
        table.s.inStep4 = true;
        table.parts.steps.step(RAMBO, 2);
        table.parts.steps.step(RAMBO, 2);
        assertEquals(1, table.s.damage[RAMBO]);
    }

    @Test
    void confusionSkipsABehaviourOnce() {
        final Table table = layout().set(
                        "enemies.vietnamese-scout.behaviours=[{do: alert-area, n: 2}, {do: alert-area}]")
                .table()
                .hero(RAMBO, 5, 5, 0)
                .hero(TRAUTMAN, 0, 7, 0)
                .hero(CO_BAO, 1, 7, 0);
        table.enemy(0, 6, 6);
        table.s.skipsBehaviour = true;
        table.parts.enemyPhase.play();
        assertEquals(1, table.s.alert[RAMBO]);
        assertFalse(table.s.skipsBehaviour);
    }
}
