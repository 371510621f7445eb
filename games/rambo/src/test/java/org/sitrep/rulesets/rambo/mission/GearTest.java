package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Slots, found gear, utilities and what three printed cards do (RB-GEAR-1 to RB-GEAR-8, RB-CARD). */
class GearTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final int SCOUT = 0;
    private static final int GUARD = 1;

    private static Layout layout() {
        return Layout.open(16, 8)
                .mission("enemyRow=[vietnamese-scout, camp-guard]")
                .party("rambo", "trautman", "co-bao");
    }

    private static Table table() {
        return layout().table().hero(RAMBO, 4, 2, 0).hero(TRAUTMAN, 0, 7, 0).hero(2, 1, 7, 0);
    }

    private static int[] gear(final Table table, final int hero) {
        return Arrays.copyOfRange(
                table.s.gear, hero * MissionState.GEAR, hero * MissionState.GEAR + table.s.gearCount[hero]);
    }

    @Test
    void WE_10_fourSlots() { // RB-GEAR-1
        final Table table = table();
        table.gear(RAMBO, "squad-machine-gun");
        table.gear(RAMBO, "worn-pistol");
        table.gear(RAMBO, "flak-vest");
        assertEquals(4, table.s.slotsTaken(RAMBO));
        table.gear(TRAUTMAN, "squad-machine-gun");
        table.gear(TRAUTMAN, "squad-machine-gun");
        assertEquals(4, table.s.slotsTaken(TRAUTMAN));
        table.gear(RAMBO, "flak-vest");
        assertEquals(5, table.s.slotsTaken(RAMBO)); // which no find and, by a check of the data, no dossier allows
    }

    @Test
    void WE_11_fullAuto() { // RB-CARD, AMB-GEAR-4, AMB-ICON-4
        final Table table = table().turn(RAMBO, 0, 1);
        final int gun = table.gear(RAMBO, "rusty-ak-74u");
        final int[] guards = {table.enemy(GUARD, 5, 2), table.enemy(GUARD, 6, 2), table.enemy(GUARD, 7, 2)};
        table.enemy(GUARD, 7, 3);
        table.bot.answer(DecisionKind.TARGET, guards[0]);
        table.bot.answer(DecisionKind.TARGET, guards[1]);
        table.bot.answer(DecisionKind.TARGET, guards[2]); // Targets 3: a fourth is not asked for
        table.parts.attacks.attack(RAMBO, gun, true, AttackChange.NONE, MissionState.NONE);
        for (final int guard : guards) {
            assertEquals(2, table.s.figureDamage[guard]); // Damage 4 against resistance 2
        }
        assertEquals(4, table.s.alert[RAMBO]);
        assertEquals(0, table.s.gearCount[RAMBO]);
        table.assertUsed();
    }

    @Test
    void WE_11_asUsual() {
        final Table table = table().turn(RAMBO, 0, 1);
        final int gun = table.gear(RAMBO, "rusty-ak-74u");
        final int scout = table.enemy(SCOUT, 5, 2);
        table.parts.attacks.attack(RAMBO, gun, false, AttackChange.NONE, MissionState.NONE);
        assertEquals(2, table.s.figureDamage[scout]);
        assertEquals(2, table.s.alert[RAMBO]);
        assertEquals(1, table.s.gearCount[RAMBO]);
    }

    @Test
    void theBeretAnswersAWound() { // RB-CARD
        final Table table = table();
        table.gear(RAMBO, "commanders-beret");
        final int knife = table.gear(RAMBO, "survival-knife");
        final int scout = table.enemy(SCOUT, 5, 2);
        table.enemy(SCOUT, 3, 2); // another one in reach, which is not the one
        table.s.alert[RAMBO] = 9;
        table.s.damage[RAMBO] = 4;
        table.bot.answer(DecisionKind.WOUND, 3);
        table.bot.answerOf(DecisionKind.FREE_ATTACK, knife, knife, DecisionKind.NOBODY);
        table.parts.enemyAttacks.attack(scout, Behaviour.Target.CLOSEST_VISIBLE);
        assertFalse(table.s.alive(scout));
        assertTrue(table.s.alive(1));
        table.assertUsed();
    }

    @Test
    void theBeretAnswersNoOtherDamage() {
        final Table table = table();
        table.gear(RAMBO, "commanders-beret");
        table.gear(RAMBO, "survival-knife");
        table.enemy(SCOUT, 5, 2);
        table.s.damage[RAMBO] = 4;
        table.bot.answer(DecisionKind.WOUND, 3);
        table.parts.tracks.suffer(RAMBO, 1);
        assertTrue(table.s.alive(0));
        table.assertUsed();
    }

    @Test
    void anEnemyThatIsKilledByTheAnswerAttacksNobodyElse() {
        final Table table = layout().set("enemies.vietnamese-scout.targets=2").table();
        table.hero(RAMBO, 4, 2, 9).hero(TRAUTMAN, 5, 3, 9).hero(2, 1, 7, 0);
        table.gear(RAMBO, "commanders-beret");
        final int knife = table.gear(RAMBO, "survival-knife");
        final int scout = table.enemy(SCOUT, 5, 2);
        table.s.damage[RAMBO] = 4;
        table.rolls.expect("leader 0 of 2");
        table.bot.answer(DecisionKind.WOUND, 3);
        table.bot.answer(DecisionKind.FREE_ATTACK, knife);
        table.parts.enemyAttacks.attack(scout, Behaviour.Target.CLOSEST_VISIBLE);
        assertEquals(0, table.s.damage[TRAUTMAN]);
        table.assertUsed();
    }

    @Test
    void theFinderOrAnotherOrNobodyEquipsAFind() { // RB-GEAR-3
        final Table table = table();
        final int found = table.card("scoped-carbine");
        table.bot.answerOf(DecisionKind.FOUND, TRAUTMAN, 2, RAMBO, TRAUTMAN, DecisionKind.NOBODY);
        table.parts.finds.found(found, 2);
        assertArrayEquals(new int[] {found}, gear(table, TRAUTMAN));
        table.bot.answer(DecisionKind.FOUND, DecisionKind.NOBODY);
        table.parts.finds.found(found, 2);
        assertArrayEquals(new int[0], gear(table, 2));
        table.assertUsed();
    }

    /** A campaign with one carbine: the first find unlocks it, the next is the same card. */
    @Test
    void aFindIsTheCardOfTheStashOnceAllCopiesAreUnlocked() { // RB-MODE-5, RB-GEAR-3
        final Table table = table();
        final int carbine = table.card("scoped-carbine");
        table.s.locked[carbine] = 1;
        table.bot.answer(DecisionKind.FOUND, DecisionKind.NOBODY);
        table.parts.finds.found(carbine, 2);
        assertEquals(1, table.s.found[carbine]);
        assertEquals(0, table.s.locked[carbine]);
        table.s.stash[carbine] = 1;
        table.bot.answer(DecisionKind.FOUND, RAMBO);
        table.parts.finds.found(carbine, 2);
        assertEquals(0, table.s.stash[carbine]);
        assertEquals(1, table.s.found[carbine]);
        table.parts.finds.found(carbine, 2); // no question: Rambo carries the only one
        assertArrayEquals(new int[] {carbine}, gear(table, RAMBO));
        assertArrayEquals(new int[0], gear(table, 2));
        table.assertUsed();
    }

    @Test
    void aHeavyFindMayNeedTwoDiscards() { // RB-GEAR-5, RB-GEAR-7
        final Table table = table();
        table.gear(RAMBO, "survival-knife");
        table.gear(RAMBO, "worn-pistol");
        table.gear(RAMBO, "flak-vest");
        table.gear(RAMBO, "camouflage-net");
        final int gun = table.card("squad-machine-gun");
        table.bot.answer(DecisionKind.FOUND, RAMBO);
        table.bot.answerOf(DecisionKind.MAKE_ROOM, 1, 0, 1, 2, 3);
        table.bot.answerOf(DecisionKind.MAKE_ROOM, 2, 0, 1, 2);
        table.parts.finds.found(gun, RAMBO);
        assertArrayEquals(new int[] {table.card("survival-knife"), table.card("flak-vest"), gun}, gear(table, RAMBO));
        table.assertUsed();
    }

    @Test
    void aFindThatNoSlotsHoldIsGone() {
        final Table table = layout().mission("slots=1").table();
        table.hero(RAMBO, 4, 2, 0).hero(TRAUTMAN, 0, 7, 0).hero(2, 1, 7, 0);
        table.parts.finds.found(table.card("squad-machine-gun"), RAMBO);
        assertEquals(0, table.s.gearCount[RAMBO]);
        table.assertUsed();
    }

    @Test
    void usesOfDiscardedGearDoNotMoveToTheNext() { // AMB-GEAR-1
        final Table table = table().turn(RAMBO, 0, 0);
        table.gear(RAMBO, "camouflage-net");
        table.gear(RAMBO, "m1967-shovel");
        table.gear(RAMBO, "aid-pouch");
        table.s.gearUsed = 0b010;
        table.parts.finds.discard(RAMBO, 0);
        assertEquals(0b01, table.s.gearUsed);
    }

    @Test
    void theStickMakesRoughTerrainEasy() {
        final Table table = Layout.on(
                        "..t.....", "........", "........", "........", "........", "........", "........", "........")
                .party("rambo", "trautman", "co-bao")
                .table()
                .hero(RAMBO, 1, 0, 0)
                .hero(TRAUTMAN, 0, 7, 0)
                .hero(2, 1, 7, 0);
        assertEquals(2, table.parts.steps.cost(RAMBO, 2));
        table.gear(RAMBO, "walking-stick");
        assertEquals(1, table.parts.steps.cost(RAMBO, 2));
    }
}
