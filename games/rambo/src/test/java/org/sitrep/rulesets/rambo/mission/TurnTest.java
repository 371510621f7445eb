package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * A hero's turn: clearing, stances, movement, actions, cards (RB-TURN-1 to RB-TURN-4, RB-STANCE-1 to RB-STANCE-7,
 * RB-MOVE-1 to RB-MOVE-11, RB-ACT-1 to RB-ACT-6, RB-TAC-1 to RB-TAC-5, RB-VAL-1, RB-VAL-4), rough terrain (RB-TERR-2),
 * P.O.I.s (RB-POI-1, RB-POI-2).
 */
class TurnTest {
    private static final int RAMBO = 0;
    private static final int BEAT_FEET = 0;
    private static final int MELD = 1;
    private static final int HUNT = 2;
    private static final int IMPROVISE = 3;
    private static final int EAST = DecisionKind.MOVE + 2;

    private static Layout layout(final String... party) {
        return Layout.on("..tt....", "..tt....", "........", "........", "........", "........", "........", "........")
                .party(party)
                .set(
                        "heroes.rambo.stances={beat-feet: {actions: 1, movement: 4, alert: 1, armor: 1, valor: 0, heal: 0}, "
                                + "meld: {actions: 2, movement: 2, alert: -2, armor: 2, valor: 0, heal: 0}, "
                                + "hunt: {actions: 1, movement: 3, alert: 0, armor: 0, valor: 1, heal: 0}, "
                                + "improvise: {actions: 1, movement: 2, alert: -2, armor: 0, valor: 0, heal: 1}}")
                .mission("failure.redAtStartOfTurn=false");
    }

    private static Layout trio() {
        return layout("rambo", "trautman", "co-bao");
    }

    private static Table table(final Layout layout) {
        final Table table = layout.table().hero(RAMBO, 0, 3, 1);
        for (int hero = 1; hero < table.s.party; hero++) {
            table.hero(hero, hero, 7, 0);
        }
        for (int hero = 0; hero < table.s.party; hero++) {
            table.deal(hero, "false-alarm"); // hits orange and red only, and lowers alert
        }
        table.parts.tactics.setUp(RAMBO);
        return table;
    }

    private static void pass(final Table table, final int stance) {
        table.bot.answer(DecisionKind.STANCE, stance);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        table.assertUsed();
    }

    /** One net before the threat card, one before the stance; a vest has no use, and a knife is not offered. */
    @Test
    void gearAtAnyTimeOfAHerosTurn() { // RB-GEAR-6
        final Table table = table(trio());
        final int use = DecisionKind.USE;
        table.s.alert[RAMBO] = 6;
        table.gear(RAMBO, "camouflage-net");
        table.gear(RAMBO, "camouflage-net");
        table.gear(RAMBO, "flak-vest");
        table.gear(1, "camouflage-net"); // it is not Trautman's turn
        table.bot.answerOf(DecisionKind.ANY_TIME, use, use, use + 1, DecisionKind.END);
        table.bot.answerOf(DecisionKind.ANY_TIME, DecisionKind.END, use, DecisionKind.END);
        table.bot.answerOf(DecisionKind.ANY_TIME, use, use, DecisionKind.END);
        pass(table, HUNT);
        assertEquals(0, table.s.alert[RAMBO]);
        assertEquals(1, table.s.gearCount[RAMBO]);
    }

    @Test
    void WE_07_meldLowersToNoLessThanTheBottom() { // RB-STANCE-2, RB-STANCE-6
        final Table table = table(trio());
        pass(table, MELD);
        assertEquals(0, table.s.alert[RAMBO]);
        assertEquals(2, table.s.armor[RAMBO]);
        assertEquals(2, table.s.actions);
        assertEquals(2, table.s.movement); // RB-STANCE-3
    }

    @Test
    void WE_07_notTheSameStanceAgain() { // RB-STANCE-1
        final Table table = table(trio());
        table.bot.answerOf(DecisionKind.STANCE, MELD, BEAT_FEET, MELD, HUNT, IMPROVISE);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        table.deal(RAMBO, "false-alarm");
        table.bot.answerOf(DecisionKind.STANCE, BEAT_FEET, BEAT_FEET, HUNT, IMPROVISE);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        table.assertUsed();
    }

    @Test
    void everyBonusOfAStance() { // RB-STANCE-2; valor has no limit (RB-VAL-1)
        final Table table = table(trio());
        table.s.damage[RAMBO] = 3;
        table.s.valor[RAMBO] = 7;
        pass(table, IMPROVISE);
        assertEquals(2, table.s.damage[RAMBO]);
        table.deal(RAMBO, "false-alarm");
        pass(table, HUNT);
        assertEquals(8, table.s.valor[RAMBO]);
    }

    @Test
    void C_12_theStanceOfThePreviousTurn() { // RB-STANCE-4, AMB-STANCE-1
        final Table table = table(layout("rambo", "trautman"));
        pass(table, HUNT);
        assertEquals(0b1011, HeroTurn.legalStances(table.s, RAMBO));
        table.deal(RAMBO, "false-alarm");
        pass(table, MELD);
        assertEquals(0b1101, HeroTurn.legalStances(table.s, RAMBO)); // hunt again, in the same round
    }

    @Test
    void C_12_allStancesOfTheLastRound() { // the other reading of AMB-STANCE-1
        final Table table = table(layout("rambo", "trautman").option("stanceMemory=last-round"));
        pass(table, HUNT);
        table.deal(RAMBO, "false-alarm");
        pass(table, MELD);
        assertEquals(0b1001, HeroTurn.legalStances(table.s, RAMBO));
        table.s.lastRoundStances[RAMBO] = table.s.thisRoundStances[RAMBO];
        table.s.thisRoundStances[RAMBO] = 0;
        assertEquals(0b1001, HeroTurn.legalStances(table.s, RAMBO));
        table.s.wounds[RAMBO] = 0b1001; // none is fresh: all but that of the turn before
        assertEquals(0b0100, HeroTurn.legalStances(table.s, RAMBO));
    }

    @Test
    void aWoundedStanceIsClosed() { // RB-STANCE-1, RB-STANCE-5
        final Table table = table(trio());
        table.s.wounds[RAMBO] = 0b0101;
        assertEquals(0b1010, HeroTurn.legalStances(table.s, RAMBO));
        table.s.lastStance[RAMBO] = MELD;
        assertEquals(0b1000, HeroTurn.legalStances(table.s, RAMBO));
        table.s.wounds[RAMBO] = 0b1101; // only the last one is left: it may be repeated
        assertEquals(0b0010, HeroTurn.legalStances(table.s, RAMBO));
        table.s.wounds[RAMBO] = 0b1111;
        assertEquals(0, HeroTurn.legalStances(table.s, RAMBO));
    }

    @Test
    void withoutAStanceThereIsNothing() { // RB-STANCE-5
        final Table table = table(trio());
        table.s.wounds[RAMBO] = 0b1111;
        table.parts.turn.play(RAMBO, false);
        assertEquals(0, table.s.movement);
        assertEquals(0, table.s.actions);
        table.assertUsed();
    }

    @Test
    void clearingTakesCardsAndArmor() { // RB-TURN-1, RB-PERS-1, RB-PERS-2
        final Table table = table(trio().mission("tactics={from: 1, to: 12}"));
        table.s.armor[RAMBO] = 4;
        final int card = table.hand(RAMBO, "mud-and-leaves");
        table.bot.answer(DecisionKind.STANCE, HUNT);
        table.bot.answer(DecisionKind.ACT, DecisionKind.PLAY + card);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        assertEquals(0, table.s.armor[RAMBO]);
        assertEquals(card, table.s.cardInPlay[RAMBO]); // RB-TAC-3
        assertTrue(table.s.inCover(RAMBO));
        table.deal(RAMBO, "false-alarm");
        pass(table, IMPROVISE);
        assertEquals(MissionState.NONE, table.s.cardInPlay[RAMBO]);
        assertEquals(1 << card, table.s.discarded[RAMBO]);
        assertFalse(table.s.inCover(RAMBO));
    }

    @Test
    void C_13_inARoundOfSeveralTurns() { // RB-PERS-4: solo, a card of turn 2 ends as turn 3 starts; armor likewise
        final Table table =
                table(layout("rambo").mission("tactics={from: 1, to: 12}").option("soloTurnIcon=valor"));
        pass(table, BEAT_FEET);
        table.deal(RAMBO, "false-alarm");
        final int card = table.hand(RAMBO, "mud-and-leaves");
        table.bot.answer(DecisionKind.STANCE, MELD);
        table.bot.answer(DecisionKind.ACT, DecisionKind.PLAY + card);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        assertEquals(card, table.s.cardInPlay[RAMBO]);
        assertEquals(2, table.s.armor[RAMBO]);
        table.parts.enemyPhase.play(); // were it turn 4, it would last through phases 3 and 4
        table.s.lasting.endRound(table.s.round);
        assertTrue(table.s.inCover(RAMBO));
        assertEquals(2, table.s.armor[RAMBO]);
        table.deal(RAMBO, "false-alarm");
        pass(table, HUNT);
        assertEquals(MissionState.NONE, table.s.cardInPlay[RAMBO]);
        assertEquals(0, table.s.armor[RAMBO]);
    }

    @Test
    void stepsAndWhatTheyCost() { // RB-MOVE-1 to RB-MOVE-3, RB-MOVE-8, RB-MOVE-9
        final Table table = table(trio()).hero(RAMBO, 0, 0, 0).turn(RAMBO, 4, 1);
        table.parts.steps.step(RAMBO, 2);
        assertEquals(3, table.s.movement);
        table.parts.steps.step(RAMBO, 2); // into rough terrain
        assertEquals(1, table.s.movement);
        table.s.valor[RAMBO] = 2;
        table.parts.steps.step(RAMBO, 4); // within it: 1 of movement and 1 of valor
        assertEquals(0, table.s.movement);
        assertEquals(1, table.s.valor[RAMBO]);
        assertEquals(1, table.s.record.valorOnSteps[RAMBO]);
        assertEquals(2, table.parts.steps.cost(RAMBO, 4)); // and out of it
    }

    @Test
    void nobodyPassesThroughAnother() { // RB-MOVE-6; tokens do not block
        final Table table = table(trio()).hero(RAMBO, 0, 3, 0).turn(RAMBO, 4, 1);
        table.hero(1, 1, 3, 0);
        table.enemy(0, 0, 4);
        assertEquals(0, table.parts.steps.cost(RAMBO, 2));
        assertEquals(0, table.parts.steps.cost(RAMBO, 4));
        assertEquals(1, table.parts.steps.cost(RAMBO, 3));
    }

    @ParameterizedTest
    @CsvSource({"3, 0, 0, 8", "0, 0, 0, 0", "0, 1, 0, 8", "0, 0, 2, 0"})
    void whichStepsAreOnOffer(
            final int movement,
            final int valor,
            final int actions,
            final int steps) { // RB-MOVE-9, RB-VAL-4, AMB-MOVE-4
        final Table table = table(trio()).hero(RAMBO, 5, 5, 0);
        table.s.valor[RAMBO] = valor;
        final int[] offered = offered(table, movement, actions);
        assertEquals(
                steps,
                Arrays.stream(offered)
                        .filter(o -> (o & DecisionKind.WHAT) == DecisionKind.MOVE)
                        .count());
    }

    /** Valor does not move a hero in a stance without Movement; movement that a card has given does. */
    @ParameterizedTest
    @CsvSource({"none, 0, 2, 0", "none, 1, 0, 8", "valor, 0, 2, 8"})
    void aStanceWithoutMovement( // RB-STANCE-3, RB-MOVE-9, AMB-MOVE-4
            final String reading, final int movement, final int valor, final int steps) {
        final Table table = table(
                        trio().option("stanceWithoutMovement=" + reading).set("heroes.rambo.stances.hunt.movement=0"))
                .hero(RAMBO, 5, 5, 0);
        table.s.valor[RAMBO] = valor;
        assertEquals(
                steps,
                Arrays.stream(offered(table, movement, 0))
                        .filter(o -> (o & DecisionKind.WHAT) == DecisionKind.MOVE)
                        .count());
    }

    /** Returns what is on offer in step 4. */
    private static int[] offered(final Table table, final int movement, final int actions) {
        final int[][] seen = new int[1][];
        final var seat = new Seat<>(
                new Bot<GameView>() {
                    @Override
                    public void begin(final GameView view, final BotRandom random) {}

                    @Override
                    public int choose(final GameView view, final Decision decision) {
                        if (decision.kind() == DecisionKind.STANCE) {
                            table.s.movement = movement - table.tables.heroes[RAMBO].stances[HUNT].movement();
                            table.s.actions = actions - table.tables.heroes[RAMBO].stances[HUNT].actions();
                            table.s.valor[RAMBO] -= table.tables.heroes[RAMBO].stances[HUNT].valor();
                            return HUNT;
                        }
                        seen[0] = IntStream.range(0, decision.count())
                                .map(decision::option)
                                .toArray();
                        return decision.count() - 1;
                    }
                },
                new GameView(new MissionView(table.s)),
                TrialListener.NONE,
                100,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        new MissionParts(table.s, table.rolls, seat, TrialListener.NONE).turn.play(RAMBO, false);
        return seen[0] == null ? new int[] {DecisionKind.END} : seen[0];
    }

    @Test
    void drawingNeedsAnActionAndACard() { // RB-ACT-1, RB-ACT-3
        final Table table = table(trio());
        assertTrue(has(offered(table, 1, 1), DecisionKind.DRAW));
        assertFalse(has(offered(dealt(table), 1, 0), DecisionKind.DRAW));
        table.s.drawn[RAMBO] = table.tables.heroes[RAMBO].cards.length;
        assertFalse(has(offered(dealt(table), 1, 1), DecisionKind.DRAW));
    }

    private static Table dealt(final Table table) {
        table.s.lastStance[RAMBO] = MissionState.NONE;
        table.deal(RAMBO, "false-alarm");
        return table;
    }

    private static boolean has(final int[] offered, final int option) {
        return Arrays.stream(offered).anyMatch(o -> o == option);
    }

    @Test
    void aPoiIsUsedFromBesideOrOnIt() { // RB-ACT-4, RB-ACT-6
        final Table table = table(trio().mission("pois={box: {number: 1, name: Box, at: {x: 6, y: 5}, options: "
                + "{open: {title: Open, actions: 2, effects: [{do: valor}]}, "
                + "look: {title: Look, actions: 0, effects: [{do: remove-poi}]}}}}"));
        table.hero(RAMBO, 4, 5, 0);
        assertFalse(has(offered(table, 1, 2), DecisionKind.POI));
        table.hero(RAMBO, 5, 5, 0);
        assertTrue(has(offered(dealt(table), 1, 2), DecisionKind.POI));
        assertFalse(has(offered(dealt(table), 1, 1), DecisionKind.POI));
        table.hero(RAMBO, 6, 5, 0);
        assertTrue(has(offered(dealt(table), 1, 2), DecisionKind.POI));
        assertTrue(has(offered(dealt(table), 1, 0), DecisionKind.POI + 1)); // what costs no action needs none left
    }

    @Test
    void oneCardATurnPlayedOrDiscarded() { // RB-TAC-1, RB-TAC-4, AMB-VAL-3
        final Table table = table(trio().mission("tactics={from: 1, to: 12}"));
        final int grit = table.hand(RAMBO, "grit");
        final int break_ = table.hand(RAMBO, "break-contact");
        table.s.active = RAMBO;
        table.parts.tactics.discard(RAMBO, break_);
        assertEquals(2, table.s.valor[RAMBO]);
        assertEquals(1 << grit, table.s.hand[RAMBO]);
        assertTrue(table.s.tacticsUsed);
        assertTrue(has(offered(table, 0, 0), DecisionKind.PLAY + grit)); // another turn begins
    }

    @Test
    void aRequirementHasToHold() { // RB-TAC-2
        final Table table = table(trio().mission("tactics={from: 1, to: 12}"));
        final int vanish = table.hand(RAMBO, "vanish");
        assertFalse(has(offered(table, 0, 0), DecisionKind.PLAY + vanish));
        assertTrue(has(offered(dealt(table), 0, 0), DecisionKind.DISCARD + vanish));
        table.s.lasting.add(EffectKind.COUNT_AS_COVER.ordinal(), 1, 1, 1, Lasting.WITH_CARD);
        assertTrue(has(offered(dealt(table), 0, 0), DecisionKind.PLAY + vanish));
    }

    @Test
    void gearIsUsedOnceATurn() { // RB-GEAR-6, AMB-GEAR-1
        final Table table = table(trio());
        table.gear(RAMBO, "camouflage-net");
        table.s.alert[RAMBO] = 5;
        table.bot.answer(DecisionKind.ANY_TIME, DecisionKind.END);
        table.bot.answer(DecisionKind.ANY_TIME, DecisionKind.END);
        table.bot.answer(DecisionKind.STANCE, HUNT);
        table.bot.answer(DecisionKind.ACT, DecisionKind.USE);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        assertEquals(2, table.s.alert[RAMBO]);
        assertEquals(0, table.s.gearCount[RAMBO]);
        table.assertUsed();
    }

    @Test
    void movementAndActionsMixed() { // RB-TURN-4, RB-MOVE-1
        final Table table = table(trio());
        table.bot.answer(DecisionKind.STANCE, MELD);
        table.bot.answer(DecisionKind.ACT, EAST);
        table.bot.answer(DecisionKind.ACT, DecisionKind.DRAW);
        table.bot.answer(DecisionKind.ACT, EAST);
        table.bot.answer(DecisionKind.ACT, DecisionKind.DRAW);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        assertEquals(table.at(2, 3), table.s.heroSpace[RAMBO]);
        assertEquals(0, table.s.movement);
        assertEquals(0, table.s.actions);
        table.assertUsed();
    }

    @Test
    void whatIsCarriedSlows() { // H: house mission rule; RB-MOVE-10: never below 0
        final Table table = table(trio());
        table.s.carrying[RAMBO] = 3;
        pass(table, MELD);
        assertEquals(0, table.s.movement);
    }
}
