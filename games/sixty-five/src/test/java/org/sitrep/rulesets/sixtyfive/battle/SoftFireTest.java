package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests fire at soft targets (section 10 of the rules). */
class SoftFireTest {
    private static final String EXAMPLE = Scene.terrain("F3 kunai", "D3 brush");

    @Test
    void aRifleFiresAtKunai() { // EX-41, SF-FIRE-3, SF-FIRE-6
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1", EXAMPLE);
        final int shooter = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.LEAD, shooter)
                .answer(US, DecisionKind.JOIN, DecisionKind.NOTHING)
                .draw("damage G")
                .play(US, Block.FIRE);
        assertEquals(List.of(shooter + " " + target + " 1"), scene.told(Event.ATTACK), "2 - 1 cover");
        assertEquals("F3 shaken", scene.state(target));
        assertEquals("C3 fired", scene.state(shooter));
        assertEquals("C3", scene.state(other));
    }

    @Test
    void fortyMillimetresStopWhenTheTargetIsGone() { // EX-42, SF-FIRE-5
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 2", EXAMPLE);
        final int shooter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "E3");
        scene.draw("damage G G G").use(US, shooter, Power.FORTY_MM);
        assertEquals(List.of(shooter + " " + target + " 4"), scene.told(Event.ATTACK), "2 + 1 + range 1");
        assertEquals("dead", scene.state(target));
        assertEquals("C3 complete", scene.state(shooter));
    }

    @Test
    void aSupporterAddsItsPrintedFactorAndIsFired() { // EX-43, SF-STAT-5, SF-LEAD-1, SF-LEAD-2
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1", EXAMPLE);
        final int lead = scene.put("us-rifle", "C3");
        final int supporter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "E3");
        scene.answer(US, DecisionKind.JOIN, supporter)
                .draw("damage - - - - - -")
                .use(US, lead, Power.FORTY_MM);
        assertEquals(List.of(lead + " " + target + " 6"), scene.told(Event.ATTACK));
        assertEquals("C3 complete", scene.state(lead));
        assertEquals("C3 fired", scene.state(supporter));
    }

    @Test
    void anAbortedAttackIsAnAction() { // EX-40, SF-FIRE-4
        final Scene scene = new Scene("us-law: 1", "vc-rifle: 1", EXAMPLE);
        final int law = scene.put("us-law", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.play(US, Block.FIRE);
        assertEquals(List.of(law + " " + target + " 0"), scene.told(Event.ATTACK));
        assertEquals("C3 fired", scene.state(law));
    }

    @Test
    void suppressionSpreadsHits() { // EX-44, SF-FIRE-10, SF-ABIL-8
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 2");
        scene.put("us-m60", "C3");
        final int one = scene.put("nva-rifle", "F3");
        final int other = scene.put("nva-rifle", "F3");
        scene.answer(US, DecisionKind.TARGET, one | DecisionKind.SPREAD)
                .answerOf(US, DecisionKind.HIT, other, one, other)
                .draw("damage G - G")
                .play(US, Block.FIRE);
        assertEquals("F3 shaken", scene.state(one));
        assertEquals("F3 shaken", scene.state(other));
    }

    @ParameterizedTest
    @CsvSource({"1, F3 shaken", "2, F3 shaken reduced", "3, dead"})
    void hitsOnAFreshUnit(final int hits, final String state) { // EX-45, SF-DMG-1
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int unit = scene.put("vc-rifle", "F3");
        for (int hit = 0; hit < hits; hit++) {
            scene.table.damage.hit(unit);
        }
        assertEquals(state, scene.state(unit));
    }

    @Test
    void hitsOnAReducedUnitAndOnAVehicle() { // EX-46, SF-DMG-2, SF-DMG-4
        final Scene scene = new Scene("us-m113: 1, us-truck: 1", "vc-rifle: 1");
        final int unit = scene.put("vc-rifle", "F3");
        scene.reduced(unit);
        scene.table.damage.hit(unit);
        assertEquals("F3 shaken reduced", scene.state(unit));
        scene.table.damage.hit(unit);
        assertEquals("dead", scene.state(unit));
        final int truck = scene.put("us-truck", "C3");
        scene.table.damage.hit(truck);
        assertEquals("C3 shaken", scene.state(truck));
        scene.table.damage.hit(truck);
        assertEquals("dead", scene.state(truck));
        assertTrue(scene.s.wreck[scene.hex("C3")]);
        final int other = scene.put("us-m113", "C3");
        scene.table.damage.eliminate(other);
        assertTrue(scene.s.wreck[scene.hex("C3")], "one wreck counter in a hex: SF-STACK-1");
    }

    @Test
    void tankAndRifleAddUp() { // EX-47
        final Scene scene = new Scene("us-m48: 1, us-rifle: 1", "vc-rifle: 1");
        final int tank = scene.put("us-m48", "C3");
        final int rifle = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.LEAD, rifle)
                .answer(US, DecisionKind.JOIN, tank)
                .draw("damage - - - - - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(rifle + " " + target + " 6"), scene.told(Event.ATTACK));
    }

    @Test
    void aHelicopterThatFliesAlone() { // EX-49, SF-HELO-6
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-12-7mm: 1", Scene.terrain("F3 jungle"));
        final int gun = scene.put("nva-12-7mm", "C3");
        final int target = scene.put("us-huey-gunship", "F3");
        scene.moved(target).draw("damage R G").play(COM, Block.FIRE);
        assertEquals(List.of(gun + " " + target + " 2"), scene.told(Event.ATTACK), "4 - 1 - 1, no moving penalty");
        assertEquals("F3 shaken moved", scene.state(target));
    }

    @ParameterizedTest
    @CsvSource({"clear, 3", "brush, 2"})
    void aMovedTarget(final String terrain, final int draws) { // EX-50, SF-FIRE-20
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", Scene.terrain("F3 " + terrain));
        final int shooter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.moved(target).draw("damage" + " -".repeat(draws)).play(US, Block.FIRE);
        assertEquals(List.of(shooter + " " + target + " " + draws), scene.told(Event.ATTACK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"B3", "K3"})
    void aLoneSniper(final String from) { // EX-51
        final Scene scene = new Scene("us-dixon: 1", "vc-rifle: 1", Scene.terrain("A3 building"));
        final int sniper = scene.put("us-dixon", from);
        final int target = scene.put("vc-rifle", "A3");
        scene.moved(target).draw("damage - - -").play(US, Block.FIRE);
        assertEquals(List.of(sniper + " " + target + " 3"), scene.told(Event.ATTACK));
    }

    @Test
    void aSniperFiresWithUnitsOfItsHexOrNextToIt() { // SF-LEAD-6
        final Scene scene = new Scene("us-rifle: 1, us-dixon: 1", "vc-rifle: 1", Scene.terrain("F3 kunai"));
        final int rifle = scene.put("us-rifle", "C3");
        final int sniper = scene.put("us-dixon", "C4");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.JOIN, sniper)
                .draw("damage - - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(rifle + " " + target + " 3"), scene.told(Event.ATTACK), "2 + 2 - 1");
        assertEquals("C4 fired", scene.state(sniper));
    }

    @Test
    void aSniperWithOthersStillFindsADifficultTarget() { // SF-ABIL-3, AMB-29
        final Scene scene = new Scene("us-rifle: 1, us-dixon: 1", "vc-ngo: 1");
        final int rifle = scene.put("us-rifle", "C3");
        final int sniper = scene.put("us-dixon", "C3");
        final int target = scene.put("vc-ngo", "F3");
        scene.answer(US, DecisionKind.LEAD, sniper)
                .answer(US, DecisionKind.JOIN, rifle)
                .draw("damage - - - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(sniper + " " + target + " 4"), scene.told(Event.ATTACK), "2 + 2");
    }

    @Test
    void oneMovedUnitOfAHexIsEnoughForSuppression() { // SF-FIRE-20, SF-ABIL-8
        final Scene scene = new Scene("us-m60: 1", "nva-rifle: 1, nva-minh: 1, nva-pt-76: 1");
        final int lead = scene.put("us-m60", "C3");
        final int target = scene.put("nva-rifle", "F3");
        final int hero = scene.put("nva-minh", "F3");
        scene.moved(scene.put("nva-pt-76", "F3", 0));
        scene.answer(US, DecisionKind.TARGET, target | DecisionKind.SPREAD)
                .draw("damage - - -")
                .play(US, Block.FIRE);
        scene.s.fired = 0;
        scene.moved(hero)
                .answer(US, DecisionKind.TARGET, target | DecisionKind.SPREAD)
                .draw("damage - - - -")
                .play(US, Block.FIRE);
        assertEquals(
                List.of(lead + " " + target + " 3", lead + " " + target + " 4"),
                scene.told(Event.ATTACK),
                "a tank that has moved takes no hits");
    }

    @Test
    void theFirstHitInAFoxholeIsRedrawn() { // EX-52, SF-FORT-1
        final Scene scene = new Scene("us-m60: 1", "vc-rifle: 1");
        scene.put("us-m60", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.s.foxhole[scene.hex("F3")] = true;
        scene.draw("damage G - G Y").play(US, Block.FIRE);
        assertEquals("F3 shaken", scene.state(target));
    }

    @Test
    void heroesAreProtected() { // EX-53, SF-FIRE-10, SF-FIRE-12
        final Scene scene = new Scene("us-rifle: 1, us-dixon: 1", "vc-rifle: 1, vc-phan: 1");
        final int rifle = scene.put("us-rifle", "C3");
        final int sniper = scene.put("us-dixon", "C4");
        final int other = scene.put("vc-rifle", "F3");
        final int hero = scene.put("vc-phan", "F3");
        scene.answer(US, DecisionKind.ACTIVATE, scene.hex("C3"))
                .answer(US, DecisionKind.JOIN, DecisionKind.NOTHING)
                .draw("damage - -")
                .play(US, Block.FIRE);
        assertEquals(List.of(rifle + " " + other + " 2"), scene.told(Event.ATTACK), "no choice of targets");
        scene.answerOf(US, DecisionKind.TARGET, hero, other, hero)
                .draw("damage - -")
                .play(US, Block.FIRE);
        assertEquals("C4 fired", scene.state(sniper));
    }

    @ParameterizedTest
    @CsvSource({"any-unit, 1", "another-target, 2"})
    void aTankProtectsAHeroOrNot(final String option, final int leads) { // AMB-27
        final Scene scene = new Scene("us-rifle: 1", "nva-pt-76: 1, nva-minh: 1", "options.heroProtection=" + option);
        scene.put("us-rifle", "C3");
        scene.put("nva-pt-76", "F3");
        scene.put("nva-minh", "F3");
        assertEquals(leads - 1, Long.bitCount(scene.table.fireActions.able(US, Block.FIRE)));
    }

    @Test
    void anEndTurnCardHitsAndIsSetAside() { // EX-12, SF-CARD-8
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.draw("damage 52 -").play(US, Block.FIRE);
        assertEquals("F3 shaken", scene.state(target));
        assertEquals(1, scene.s.endTurns);
        assertEquals(1L << scene.card(52), scene.s.aside);
    }

    @Test
    void anyUnitOfAnAttackReloads() { // EX-07, SF-LEAD-5
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 2");
        final int lead = scene.put("us-rifle", "C3");
        final int supporter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.put("vc-rifle", "F4");
        scene.answer(US, DecisionKind.LEAD, lead)
                .answer(US, DecisionKind.TARGET, target)
                .answer(US, DecisionKind.JOIN, supporter)
                .draw("damage - - - -")
                .play(US, Block.FIRE);
        scene.answerOf(US, DecisionKind.ACTIVATE_UNIT, supporter, lead, supporter)
                .draw("damage - - -")
                .play(US, Block.RELOAD_AND_FIRE);
        assertEquals(supporter + " " + target + " 3", scene.told(Event.ATTACK).get(1));
        assertEquals("C3 complete", scene.state(supporter));
        assertEquals("C3 fired", scene.state(lead));
    }

    @Test
    void aHelicopterFallsAsFire() { // SF-HIT-2: crashes hit like Fire, not like a flying helicopter
        final Scene scene = new Scene("us-huey-gunship: 1", "vc-rifle: 1");
        final int huey = scene.put("us-huey-gunship", "C3", 0);
        final int under = scene.put("vc-rifle", "C2");
        scene.draw("crash 0", "damage G -");
        scene.table.damage.eliminate(huey);
        scene.assertUsed();
        assertEquals("C2 shaken", scene.state(under));
    }

    @Test
    void cardsMayBeAddedOncePerNameOrOnceAtAll() { // EX-05, AMB-06
        for (final String option : List.of("one-of-each-name", "one")) {
            final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", "options.supportsPerAction=" + option);
            scene.put("us-rifle", "C3");
            final int target = scene.put("vc-rifle", "F3");
            scene.hand(US, 8, 9, 27).shaken(target).reduced(target);
            scene.answer(US, DecisionKind.SUPPORT, scene.card(8)).draw("damage - - -");
            if (option.equals("one-of-each-name")) {
                scene.answer(US, DecisionKind.SUPPORT, scene.card(27));
            }
            scene.play(US, Block.FIRE);
            assertEquals(option.equals("one") ? "F3 shaken reduced" : "dead", scene.state(target), "Panic");
        }
    }

    @ParameterizedTest
    @CsvSource({"B3, 1", "C3, 1", "D3, 0", "F3, 0", "G3, -1", "I3, -1", "J3, -2"})
    void rangeModifiers(final String to, final int modifier) { // SF-FIRE-2
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        final int shooter = scene.put("us-rifle", "A3");
        scene.put("vc-rifle", to);
        assertEquals(modifier, scene.table.aim.rangeModifier(shooter, scene.hex(to)));
    }

    @Test
    void whoCanFire() { // SF-FIRE-1, SF-DMG-3, SF-TRAN-6
        final Scene scene = new Scene("us-rifle: 4, us-m113: 1", "vc-rifle: 1");
        final int shaken = scene.put("us-rifle", "C3");
        final int joint = scene.put("us-rifle", "F3");
        final int carrier = scene.put("us-m113", "C4", 0);
        final int passenger = scene.load("us-rifle", carrier);
        final int free = scene.put("us-rifle", "C5");
        scene.put("vc-rifle", "F3");
        scene.shaken(shaken);
        assertFalse(scene.table.aim.canFire(shaken));
        assertFalse(scene.table.aim.canFire(joint));
        assertFalse(scene.table.aim.canFire(passenger));
        assertEquals(Scene.mask(carrier, free), scene.table.fireActions.able(US, Block.FIRE));
    }

    @Test
    void supportersNeedTheRange() { // SF-LEAD-3
        final Scene scene = new Scene("us-m60: 1, us-law: 1, us-rifle: 1", "vc-rifle: 1");
        final int lead = scene.put("us-m60", "A3");
        final int law = scene.put("us-law", "A3");
        final int rifle = scene.put("us-rifle", "A3");
        scene.put("vc-rifle", "G3");
        scene.answerOf(US, DecisionKind.LEAD, lead, lead, law, rifle)
                .answerOf(US, DecisionKind.JOIN, rifle, rifle, DecisionKind.NOTHING)
                .draw("damage - - - -")
                .play(US, Block.FIRE);
    }

    @Test
    void coverOfSmokeAndWire() { // SF-FIRE-3, SF-POW-6, SF-FORT-5
        final Scene scene = new Scene("us-m60: 1", "vc-rifle: 1", Scene.terrain("E3 building"));
        final int shooter = scene.put("us-m60", "C3");
        final int target = scene.put("vc-rifle", "E3");
        final Attack attack = new Attack();
        attack.begin(US);
        attack.lead = shooter;
        attack.target = target;
        attack.at = scene.hex("E3");
        assertEquals(2, scene.table.aim.draws(attack), "3 + range 1 - building 2");
        scene.s.wire[scene.hex("E3")] = true;
        assertEquals(3, scene.table.aim.draws(attack));
        scene.s.smoke[scene.hex("E3")] = 1;
        assertEquals(2, scene.table.aim.draws(attack));
        scene.s.smoke[scene.hex("C3")] = 2;
        assertEquals(1, scene.table.aim.draws(attack), "out of smoke");
    }

    @Test
    void hitsAreSpreadEvenly() { // SF-FIRE-11
        final Scene scene = new Scene("us-m60: 1", "vc-rifle: 2, vc-ngo: 1");
        scene.put("us-m60", "D3");
        final int one = scene.put("vc-rifle", "E3");
        final int other = scene.put("vc-rifle", "E3");
        final int hero = scene.put("vc-ngo", "E3");
        scene.answer(US, DecisionKind.TARGET, one | DecisionKind.SPREAD)
                .answerOf(US, DecisionKind.HIT, other, one, other)
                .answerOf(US, DecisionKind.HIT, one, one, other)
                .draw("damage G G G G")
                .play(US, Block.FIRE);
        assertEquals("E3 shaken reduced", scene.state(one));
        assertEquals("E3 shaken", scene.state(other));
        assertEquals("E3 shaken", scene.state(hero));
    }

    @ParameterizedTest
    @CsvSource({"of-the-hex, 2, 4", "none, 0, 2"})
    void unitsThatJoinMoveAndFire(final String option, final int joins, final int draws) { // AMB-15, SF-ACT-10
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1", "options.moveAndFire=" + option);
        final int mover = scene.put("us-rifle", "C4");
        final int other = scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.ACTIVATE_UNIT, mover)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, DecisionKind.STOP)
                .draw("damage" + " G".repeat(draws));
        if (joins > 0) {
            scene.answer(US, DecisionKind.JOIN, other);
        }
        scene.play(US, Block.MOVE_AND_FIRE);
        assertEquals("C3 complete", scene.state(mover));
        assertEquals(joins > 0 ? "C3 complete" : "C3", scene.state(other));
        assertEquals("F3", scene.state(2), "green does not count: SF-HIT-2");
    }

    @ParameterizedTest
    @CsvSource({"allowed, 1", "forbidden, 0"})
    void fireIntoAHexOfFriends(final String option, final int able) { // AMB-37
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1", "options.fireIntoAssault=" + option);
        scene.put("us-rifle", "C3");
        scene.put("us-rifle", "F3");
        scene.put("vc-rifle", "F3");
        assertEquals(able, Long.bitCount(scene.table.fireActions.able(US, Block.FIRE)));
    }

    @ParameterizedTest
    @CsvSource({"one-each, G, Y", "any-hit, Y, -", "green-artillery, G, Y"})
    void coloursOfFire(final String hits, final String hit, final String miss) { // AMB-01, SF-HIT-2
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1", "hits=" + hits);
        scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.draw("damage " + hit + " " + miss).play(US, Block.FIRE);
        assertEquals("F3 shaken", scene.state(target));
    }

    @Test
    void scriptsHaveNoLeftovers() {
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "E3");
        scene.draw("damage - - - -");
        final AssertionError left = assertThrows(AssertionError.class, () -> scene.play(US, Block.FIRE));
        assertEquals("never drawn: [damage -]; drawn before: [damage -, damage -, damage -]", left.getMessage());
    }
}
