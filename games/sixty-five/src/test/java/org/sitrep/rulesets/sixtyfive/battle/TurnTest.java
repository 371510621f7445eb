package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests the initiative, impulses, markers and the Clean Up (sections 4 to 6 and 16 of the rules). */
class TurnTest {
    private static Scene scene(final String... sets) {
        return new Scene("us-rifle: 2", "vc-rifle: 2", sets);
    }

    @ParameterizedTest
    @CsvSource({
        "15, 9, 0, EX-01",
        "10, 9, 1, EX-02",
        "37, 17, 0, EX-03",
    })
    void theHigherBidWins(final int us, final int com, final int winner, final String example) { // SF-INIT-1, SF-INIT-2
        final Scene scene = scene("cards.card-37.apfb=1").hand(US, us, 1, 2, 3).hand(COM, com, 4, 5, 6);
        scene.answer(US, DecisionKind.BID, scene.card(us)).answer(COM, DecisionKind.BID, scene.card(com));
        scene.table.deck.bid();
        scene.assertUsed();
        assertEquals(winner, scene.s.initiative, example);
        assertEquals(1L << scene.card(winner == 0 ? us : com), scene.s.discard);
        assertEquals(3, Long.bitCount(scene.s.hand[winner]));
        assertEquals(4, Long.bitCount(scene.s.hand[1 - winner]));
        assertEquals(1L << scene.card(winner == 0 ? com : us), scene.s.shown[1 - winner], "the loser's card is known");
    }

    @Test
    void aTieIsBrokenByAnotherCard() { // EX-04, SF-INIT-2, SF-INIT-3
        final Scene scene =
                scene("cards.card-37.apfb=-3").hand(US, 37, 11, 1, 2).hand(COM, 17, 7, 4, 5);
        scene.answer(US, DecisionKind.BID, scene.card(37))
                .answer(COM, DecisionKind.BID, scene.card(17))
                .answer(US, DecisionKind.BID, scene.card(11))
                .answer(COM, DecisionKind.BID, scene.card(7))
                .answerOf(US, DecisionKind.BID_DISCARD, scene.card(37), scene.card(11), scene.card(37));
        scene.table.deck.bid();
        scene.assertUsed();
        assertEquals(US, scene.s.initiative);
        assertEquals(1L << scene.card(37), scene.s.discard);
        assertEquals(4, Long.bitCount(scene.s.hand[COM]));
    }

    @Test
    void aSecondTieIsBrokenByAThirdCard() { // SF-INIT-2
        final Scene scene = scene(
                        "cards.card-37.apfb=-3",
                        "cards.card-11.tn=2",
                        "cards.card-11.apfb=0",
                        "cards.card-11.word=none")
                .hand(US, 37, 11, 1, 2)
                .hand(COM, 17, 7, 4, 5);
        scene.answer(US, DecisionKind.BID, scene.card(37))
                .answer(COM, DecisionKind.BID, scene.card(17))
                .answer(US, DecisionKind.BID, scene.card(11))
                .answer(COM, DecisionKind.BID, scene.card(7))
                .answer(US, DecisionKind.BID, scene.card(1))
                .answer(COM, DecisionKind.BID, scene.card(4))
                .answerOf(COM, DecisionKind.BID_DISCARD, scene.card(7), scene.card(4), scene.card(7), scene.card(17));
        scene.table.deck.bid();
        scene.assertUsed();
        assertEquals(COM, scene.s.initiative, "7 beats 5");
    }

    @Test
    void bothHandsAreDealtUpToFour() { // SF-TURN-2, SF-TURN-3, AMB-03
        final Scene scene = scene().hand(US, 8).hand(COM, 9);
        scene.s.discard = 1L << scene.card(10);
        scene.s.pile &= ~(1L << scene.card(10));
        scene.draw("deal 10 50 1 2", "deal 3 4 5").table.deck.deal();
        scene.assertUsed();
        assertEquals(4, Long.bitCount(scene.s.hand[US]));
        assertEquals(4, Long.bitCount(scene.s.hand[COM]));
        assertEquals(1, scene.s.endTurns);
        assertEquals(0, scene.s.discard);
    }

    @ParameterizedTest
    @CsvSource({"counted, 1", "not-counted, 0"})
    void endTurnCardsOfTheDeal(final String option, final int endTurns) { // AMB-03
        final Scene scene =
                scene("options.endTurnsInDeal=" + option).hand(US, 8, 9, 10).hand(COM, 11, 12, 13, 14);
        scene.draw("deal 50 1").table.deck.deal();
        scene.assertUsed();
        assertEquals(endTurns, scene.s.endTurns);
        assertEquals(1L << scene.card(50), scene.s.aside);
    }

    /** Those of the deal do not count, and too few are left: without this the turn would have no end. */
    @Test
    void theLastEndTurnCardEndsTheTurn() { // AMB-03, SF-TURN-5
        final Scene scene = scene("options.endTurnsInDeal=not-counted");
        scene.s.aside = scene.s.tables.cards.endTurn & ~(1L << scene.card(50));
        scene.s.endTurns = 1;
        assertFalse(scene.table.deck.turnEnds());
        scene.s.aside |= 1L << scene.card(50);
        assertTrue(scene.table.deck.turnEnds());
    }

    @ParameterizedTest
    @CsvSource({"dealt-again, 0", "no-impulses, 3"})
    void aDealThatEndsTheTurn(final String option, final int endTurns) { // AMB-03
        final Scene scene =
                scene("options.fullDeal=" + option).hand(US, 8, 9, 10).hand(COM, 11, 12, 13, 14);
        scene.draw("deal 50 51 52 1");
        if (endTurns == 0) {
            scene.draw("deal 1");
        }
        scene.table.deck.deal();
        scene.assertUsed();
        assertEquals(endTurns, scene.s.endTurns);
        assertEquals(endTurns == 0 ? 1 : 0, scene.told(Event.DEALT_AGAIN).size());
    }

    @Test
    void impulsesAlternateUntilBothPass() { // SF-TURN-1, SF-TURN-4, SF-TURN-5, SF-INIT-1
        final Scene scene = scene("battle.turns=1", "battle.rules.noBonusCards=true");
        for (int unit = 0; unit < 4; unit++) {
            final int side = unit / 2;
            scene.answer(side, DecisionKind.SET_UP_UNIT, scene.hex(side == US ? "A1" : "K6"));
        }
        scene.draw("deal 1 2 3 4", "deal 15 16 17 18")
                .answer(US, DecisionKind.BID, scene.card(3))
                .answer(COM, DecisionKind.BID, scene.card(15));
        idle(scene, US);
        idle(scene, COM);
        scene.answer(US, DecisionKind.RESERVE, DecisionKind.NOTHING)
                .answer(COM, DecisionKind.RESERVE, DecisionKind.NOTHING)
                .answer(US, DecisionKind.KEEP, DecisionKind.NOTHING)
                .answer(COM, DecisionKind.KEEP, DecisionKind.NOTHING);
        scene.battle.play();
        scene.assertUsed();
        assertEquals(List.of("0", "1"), scene.told(Event.IMPULSE_BEGINS));
        assertEquals(List.of("0", "1"), scene.told(Event.RESERVE_PHASE));
    }

    private static void idle(final Scene scene, final int side) {
        scene.answer(side, DecisionKind.PLAY, DecisionKind.NOTHING)
                .answer(side, DecisionKind.DISCARD, DecisionKind.NOTHING);
    }

    @Test
    void upToTwoCardsAreDiscarded() { // SF-IMP-8
        final Scene scene = scene().hand(US, 8, 9, 10);
        scene.answer(US, DecisionKind.DISCARD, scene.card(8)).answer(US, DecisionKind.DISCARD, scene.card(9));
        assertEquals(2, scene.table.deck.discardSome(US));
        scene.assertUsed();
    }

    @Test
    void anActionActivatesTheUnitsOfOneHexOrNobody() { // SF-IMP-3, SF-IMP-4, SF-IMP-5, SF-ACT-14
        final Scene scene = scene().hand(US, 12, 18);
        final int one = scene.put("us-rifle", "C3");
        scene.put("us-rifle", "C5");
        scene.answer(US, DecisionKind.PLAY, scene.card(12) | DecisionKind.LOWER)
                .draw("hand 9")
                .answer(US, DecisionKind.PLAY, scene.card(18))
                .answerOf(US, DecisionKind.ACTIVATE, scene.hex("C3"), scene.hex("C3"), scene.hex("C5"))
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, DecisionKind.STOP)
                .answer(US, DecisionKind.DISCARD, DecisionKind.NOTHING);
        scene.table.impulse.play(US);
        scene.assertUsed();
        assertEquals("C2 moved", scene.state(one));
    }

    @Test
    void assaultsAreTheLastThingInAnImpulse() { // SF-IMP-7
        final Scene scene = scene().hand(US, 46, 18, 2);
        final int attacker = scene.put("us-rifle", "C4");
        scene.put("us-rifle", "E4");
        final int defender = scene.put("vc-rifle", "C3");
        scene.answer(US, DecisionKind.PLAY, scene.card(46))
                .answer(US, DecisionKind.PLAY, scene.card(18))
                .answer(US, DecisionKind.ACTIVATE, scene.hex("C4"))
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.PLAY, scene.card(2))
                .draw("damage G G -", "assault - -", "assault -");
        scene.table.impulse.play(US);
        scene.assertUsed();
        assertEquals("C4 complete", scene.state(attacker), "nobody was hit: attackers go back");
        assertEquals("C3 shaken reduced complete", scene.state(defender));
    }

    @Test
    void secondWindMakesAUnitEligible() { // EX-08, SF-IMP-6
        final Scene scene = scene();
        final int unit = scene.put("us-rifle", "C3");
        scene.moved(unit).play(US, Block.SECOND_WIND);
        assertEquals("C3", scene.state(unit));
    }

    @Test
    void aSecondActionIsLostWhenTheTurnEnds() { // EX-09, SF-TURN-6, SF-ACT-4
        for (final boolean ends : new boolean[] {false, true}) {
            final Scene scene = scene().hand(US, 46, 2, 18);
            final int shooter = scene.put("us-rifle", "C3");
            final int mover = scene.put("us-rifle", "C5");
            scene.put("vc-rifle", "F3");
            scene.s.endTurns = 2;
            scene.answer(US, DecisionKind.PLAY, scene.card(46))
                    .answer(US, DecisionKind.PLAY, scene.card(2))
                    .answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                    .draw("damage - " + (ends ? "52" : "-"));
            if (!ends) {
                scene.answer(US, DecisionKind.PLAY, scene.card(18))
                        .answer(US, DecisionKind.MOVERS, 1)
                        .answer(US, DecisionKind.STEP, 3)
                        .answer(US, DecisionKind.STEP, DecisionKind.STOP);
            }
            scene.table.impulse.play(US);
            scene.assertUsed();
            assertEquals("C3 fired", scene.state(shooter));
            assertEquals(ends ? "C5" : "C6 moved", scene.state(mover));
        }
    }

    @Test
    void leadershipGrantsTwoActionsNearTheHero() { // EX-10, SF-POW-5, AMB-45
        final Scene scene = new Scene("us-rifle: 3, us-riggs: 1", "vc-rifle: 1").hand(US, 17, 2, 18);
        final int shooter = scene.put("us-rifle", "C3");
        final int mover = scene.put("us-rifle", "C5");
        scene.put("us-rifle", "K1");
        final int hero = scene.put("us-riggs", "C4");
        scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.PLAY, scene.card(17) | DecisionKind.POWER)
                .answer(US, DecisionKind.POWER_OF, hero | Power.LEADERSHIP.ordinal() << 6)
                .answer(US, DecisionKind.PLAY, scene.card(2))
                .answerOf(US, DecisionKind.ACTIVATE, scene.hex("C3"), scene.hex("C3"), scene.hex("C4"), scene.hex("C5"))
                .draw("damage - -")
                .answer(US, DecisionKind.PLAY, scene.card(18))
                .answerOf(US, DecisionKind.ACTIVATE, scene.hex("C5"), scene.hex("C4"), scene.hex("C5"))
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 3)
                .answer(US, DecisionKind.STEP, DecisionKind.STOP);
        scene.table.impulse.play(US);
        scene.assertUsed();
        assertEquals("C3 fired", scene.state(shooter));
        assertEquals("C6 moved", scene.state(mover));
        assertEquals("C4 complete", scene.state(hero));
    }

    @Test
    void onlyTwoPassesEndATurn() { // EX-13, SF-IMP-2, AMB-05
        final Scene scene = scene().hand(US, 8, 9).hand(COM, 4, 5, 6, 7);
        scene.put("us-rifle", "A1");
        scene.put("vc-rifle", "K6");
        scene.s.impulses[US] = 1;
        scene.s.impulses[COM] = 1;
        scene.answer(US, DecisionKind.PASS, 0)
                .draw("hand 3 10")
                .answer(US, DecisionKind.PLAY, DecisionKind.NOTHING)
                .answer(US, DecisionKind.DISCARD, DecisionKind.NOTHING);
        scene.table.impulse.play(US);
        assertEquals(0, scene.s.passes, "cards were drawn");
        scene.answer(COM, DecisionKind.PASS, 1);
        scene.table.impulse.play(COM);
        assertEquals(1, scene.s.passes);
        scene.answer(US, DecisionKind.PASS, 1);
        scene.table.impulse.play(US);
        assertEquals(2, scene.s.passes);
        scene.assertUsed();
    }

    @Test
    void twoIdleFirstImpulsesEndATurn() { // SF-IMP-2, SF-TURN-5
        final Scene scene = scene().hand(US, 8, 9, 10).hand(COM, 4, 5, 6, 7);
        scene.answer(US, DecisionKind.DISCARD, DecisionKind.NOTHING)
                .answer(COM, DecisionKind.DISCARD, DecisionKind.NOTHING);
        scene.table.impulse.play(US);
        scene.table.impulse.play(COM);
        scene.assertUsed();
        assertEquals(2, scene.s.passes);
    }

    @Test
    void theLastEndTurnCardStopsADrawToTheHand() { // SF-TURN-6, SF-IMP-1
        final Scene scene = scene().hand(US, 8);
        scene.put("us-rifle", "A1");
        scene.s.impulses[US] = 1;
        scene.s.endTurns = 2;
        scene.answer(US, DecisionKind.PASS, 0).draw("hand 9 50");
        scene.table.impulse.play(US);
        scene.assertUsed();
        assertEquals(2, Long.bitCount(scene.s.hand[US]));
    }

    @ParameterizedTest
    @CsvSource({"C3 shaken, C3 complete", "C3 reduced, C3 complete"})
    void rally(final String before, final String after) { // SF-RALLY-1, SF-RALLY-3
        final Scene scene = scene();
        final int unit = scene.put("us-rifle", "C3");
        if (before.endsWith("shaken")) {
            scene.shaken(unit);
        } else {
            scene.reduced(unit);
        }
        scene.play(US, Block.RALLY);
        assertEquals(after, scene.state(unit));
    }

    @Test
    void reconstitution() { // SF-RALLY-2, SF-RALLY-3
        final Scene scene = scene(Scene.terrain("D3 kunai"));
        final int unit = scene.put("us-rifle", "C3");
        final int enemy = scene.put("vc-rifle", "E4");
        scene.reduced(unit);
        assertEquals(1L << unit, scene.table.markers.recoverable(US));
        scene.table.places.move(enemy, scene.hex("C6"));
        assertEquals(0, scene.table.markers.recoverable(US), "seen");
        scene.shaken(unit).play(US, Block.BLOODLUST);
        assertEquals("C3 reduced", scene.state(unit), "one of the two, and no marker");
    }

    @Test
    void cleanUp() { // EX-11, SF-TURN-10, SF-STAT-3
        final Scene scene = scene().hand(US, 8, 9);
        final int unit = scene.put("us-rifle", "C3");
        scene.shaken(unit).reduced(unit).moved(unit).fired(unit).complete(scene.put("us-rifle", "C4"));
        final int at = scene.hex("D3");
        scene.s.smoke[at] = 2;
        scene.answer(US, DecisionKind.KEEP, scene.card(9));
        scene.battle.cleanUp();
        scene.assertUsed();
        assertEquals("C3 shaken reduced", scene.state(unit));
        assertEquals(0, scene.s.complete);
        assertEquals(1, scene.s.smoke[at]);
        assertEquals(1L << scene.card(9), scene.s.hand[US]);
        scene.answer(US, DecisionKind.KEEP, DecisionKind.NOTHING);
        scene.battle.cleanUp();
        scene.assertUsed();
        assertEquals(0, scene.s.smoke[at]);
        assertEquals(0, scene.s.hand[US]);
    }

    @Test
    void aShakenUnitIsEligible() { // SF-STAT-1, SF-STAT-2, AMB-80
        final Scene scene = scene();
        final int unit = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C5");
        scene.put("vc-rifle", "F3");
        scene.shaken(unit).complete(other);
        assertEquals(1L << unit, scene.s.eligible() & scene.tables.units.ofSide[US]);
        assertEquals(0, scene.table.fireActions.able(US, Block.FIRE));
        assertEquals(1L << unit, scene.table.markers.recoverable(US));
    }

    @Test
    void anEndTurnCardIsReplaced() { // SF-CARD-8, SF-IMP-1
        final Scene scene = scene().hand(US, 8, 9, 10).draw("hand 50 11");
        scene.table.deck.refill(US);
        scene.assertUsed();
        assertEquals(4, Long.bitCount(scene.s.hand[US]));
        assertEquals(List.of(scene.card(50) + " 1"), scene.told(Event.END_TURN_CARD));
    }

    @Test
    void aTurnHasAnyNumberOfImpulses() { // SF-TURN-5
        final Scene scene = scene("battle.turns=1").hand(US, 8).hand(COM, 9);
        scene.put("us-rifle", "A1");
        scene.put("vc-rifle", "K6");
        scene.s.initiative = US;
        scene.s.impulses[US] = 31;
        scene.s.impulses[COM] = 30;
        scene.answer(US, DecisionKind.DISCARD, scene.card(8))
                .answer(COM, DecisionKind.PASS, 1)
                .answer(US, DecisionKind.PASS, 1)
                .answer(US, DecisionKind.RESERVE, DecisionKind.NOTHING)
                .answer(COM, DecisionKind.RESERVE, DecisionKind.NOTHING)
                .answer(COM, DecisionKind.KEEP, DecisionKind.NOTHING);
        scene.battle.finishTurn(DecisionKind.NOTHING);
        scene.assertUsed();
        assertEquals(List.of("1", "0"), scene.told(Event.PASSED));
    }
}
