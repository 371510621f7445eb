package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/**
 * Attacks of heroes (RB-ATK-1 to RB-ATK-5, RB-RNG-1 to RB-RNG-5, RB-LOS-3, RB-VAL-2, RB-VAL-5, RB-GEAR-8, RB-MAP-2,
 * RB-EN-1).
 */
class HeroAttackTest {
    private static final int RAMBO = 0;
    private static final int SCOUT = 0;
    private static final int GUARD = 1;

    private static Layout layout() {
        return Layout.on(
                        "................",
                        ".....c..........",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................")
                .mission("enemyRow=[vietnamese-scout, camp-guard]")
                .set("gear.model-70-rifle.range=4")
                .set("gear.model-70-rifle.damage=4")
                .set("gear.model-70-rifle.alert=3")
                .set("gear.worn-pistol={kind: firearm, range: 1, targets: 1, damage: 2, alert: 2}")
                .set("gear.squad-machine-gun={kind: heavy, range: 3, targets: 3, damage: 3, alert: 2}")
                .set("gear.hand-grenade={range: 2, targets: 4, damage: 3, alert: 3}")
                .set("gear.survival-knife.damage=3")
                .set("gear.recurve-bow={range: 2, targets: 1, damage: 2, alert: 0}")
                .party("rambo", "trautman", "co-bao");
    }

    private static Table table(final Layout layout, final int x, final int y) {
        return layout.table()
                .hero(RAMBO, x, y, 0)
                .hero(1, 0, 7, 0)
                .hero(2, 1, 7, 0)
                .turn(RAMBO, 2, 2);
    }

    private static void attack(final Table table, final int slot) {
        table.parts.attacks.attack(RAMBO, slot, false, AttackChange.NONE, MissionState.NONE);
    }

    @Test
    void WE_17_damageAgainstAGuardInCover() { // RB-ATK-3
        final Table table = table(layout(), 1, 1);
        final int guard = table.enemy(GUARD, 5, 1);
        table.s.valor[RAMBO] = 2;
        final int rifle = table.gear(RAMBO, "model-70-rifle");
        // A health of 3 behind resistance 2 and cover: two tokens would kill it, and a third could do no more.
        table.bot.answerOf(DecisionKind.ATTACK_VALOR, 1, 0, 1, 2);
        attack(table, rifle);
        assertEquals(2, table.s.figureDamage[guard]);
        assertEquals(1, table.s.valor[RAMBO]);
        table.assertUsed();
    }

    @Test
    void WE_17_adjacentInsteadOfFar() {
        final Table table = table(layout(), 4, 1);
        final int guard = table.enemy(GUARD, 5, 1);
        attack(table, table.gear(RAMBO, "model-70-rifle"));
        assertEquals(2, table.s.figureDamage[guard]);
    }

    @Test
    void resistanceAboveTheDamageLeavesNone() {
        final Table table = table(layout(), 4, 2);
        final int guard = table.enemy(GUARD, 5, 2);
        attack(table, table.gear(RAMBO, "worn-pistol"));
        assertEquals(0, table.s.figureDamage[guard]);
        assertEquals(2, table.s.alert[RAMBO]); // AMB-ATK-2: alert rises all the same
    }

    @Test
    void WE_18_theWeaponsAlert() { // RB-ATK-4
        final Table table = table(layout(), 4, 2);
        table.enemy(SCOUT, 5, 2);
        attack(table, table.gear(RAMBO, "worn-pistol"));
        assertEquals(2, table.s.alert[RAMBO]);
    }

    @Test
    void WE_18_aSilentWeapon() {
        final Table table = table(layout(), 4, 2);
        table.enemy(SCOUT, 5, 2);
        attack(table, table.gear(RAMBO, "recurve-bow"));
        assertEquals(0, table.s.alert[RAMBO]);
    }

    @Test
    void C_14_alertOnceForThreeTargets() {
        final Table table = table(layout(), 4, 4);
        final int gun = table.gear(RAMBO, "squad-machine-gun");
        for (int x = 5; x < 8; x++) {
            table.enemy(SCOUT, x, 5);
        }
        table.bot.answerOf(DecisionKind.TARGET, 2, 0, 1, 2); // RB-ATK-2: at least one
        table.bot.answerOf(DecisionKind.TARGET, 0, 0, 1, DecisionKind.NOBODY);
        table.bot.answerOf(DecisionKind.TARGET, 1, 1, DecisionKind.NOBODY);
        attack(table, gun);
        assertEquals(2, table.s.alert[RAMBO]);
        assertEquals(3, table.s.record.kills[RAMBO]);
        assertEquals(0, table.s.enemies());
        table.assertUsed();
    }

    @Test
    void fewerTargetsThanAllowed() {
        final Table table = table(layout(), 4, 4);
        final int gun = table.gear(RAMBO, "squad-machine-gun");
        table.enemy(SCOUT, 5, 5);
        table.enemy(SCOUT, 6, 5);
        table.bot.answer(DecisionKind.TARGET, 1);
        table.bot.answer(DecisionKind.TARGET, DecisionKind.NOBODY);
        attack(table, gun);
        assertTrue(table.s.alive(0));
        assertFalse(table.s.alive(1));
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({"all-targets, 2, 2", "one-target, 0, 2"})
    void valorOfAnAttackOnSeveral(final String reading, final int first, final int named) { // RB-VAL-5, AMB-VAL-1
        final Table table = table(layout().option("valorOnTargets=" + reading), 4, 4);
        final int gun = table.gear(RAMBO, "squad-machine-gun");
        table.enemy(GUARD, 5, 5);
        table.enemy(GUARD, 6, 5);
        table.s.valor[RAMBO] = 9;
        table.bot.answer(DecisionKind.TARGET, 1); // the one named first is not the first figure
        table.bot.answer(DecisionKind.TARGET, 0);
        table.bot.answerOf(DecisionKind.ATTACK_VALOR, 1, 0, 1, 2);
        attack(table, gun);
        assertEquals(named, table.s.figureDamage[1]);
        assertEquals(first == 0 ? 1 : first, table.s.figureDamage[0]);
        assertEquals(8, table.s.valor[RAMBO]);
        table.assertUsed();
    }

    @Test
    void valorThatChangesNothingIsNotOffered() {
        final Table table = table(layout(), 4, 2);
        table.enemy(SCOUT, 5, 2);
        table.s.valor[RAMBO] = 3;
        attack(table, table.gear(RAMBO, "survival-knife")); // 3 damage against a health of 3
        assertEquals(3, table.s.valor[RAMBO]);
        table.assertUsed();
    }

    @Test
    void aKillTakesTheFigureOffTheMap() { // RB-KILL-1
        final Table table = table(layout(), 4, 2);
        final int scout = table.enemy(SCOUT, 5, 2);
        table.s.figureDamage[scout] = 2;
        attack(table, table.gear(RAMBO, "recurve-bow"));
        assertFalse(table.s.alive(scout));
        assertTrue(table.s.free(table.at(5, 2)));
        assertEquals(0, table.s.figuresOf[SCOUT]);
        assertEquals(1, table.s.record.damageDealt[RAMBO]);
        assertEquals(1, table.s.record.damageWasted[RAMBO]);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, true", "4, 0, false", "1, 1, true"})
    void WE_15_rangeOne(final int x, final int y, final boolean reached) { // RB-RNG-1; more of it with the map's tests
        final Table table = table(layout(), 0, 0);
        table.enemy(SCOUT, x, y);
        final int slot = table.gear(RAMBO, "worn-pistol");
        assertEquals(reached, table.parts.attacks.possible(RAMBO, slot, false, AttackChange.NONE));
    }

    @Test
    void WE_15_rangeAReachesAdjacentSpacesOnly() { // RB-RNG-3
        final Table table = table(layout(), 3, 0);
        final int knife = table.gear(RAMBO, "survival-knife");
        table.enemy(SCOUT, 1, 0);
        assertFalse(table.parts.attacks.possible(RAMBO, knife, false, AttackChange.NONE));
        table.enemy(SCOUT, 4, 1);
        assertTrue(table.parts.attacks.possible(RAMBO, knife, false, AttackChange.NONE));
    }

    @Test
    void aRangeThatIsLoweredBelowOneActsAsA() { // RB-RNG-3, RB-ATK-5
        final Table table = table(layout(), 0, 0);
        final int pistol = table.gear(RAMBO, "worn-pistol");
        final AttackChange shorter = new AttackChange(-3, 0, 0, 0, false, false, false);
        table.enemy(SCOUT, 2, 0);
        assertFalse(table.parts.attacks.possible(RAMBO, pistol, false, shorter));
        table.enemy(SCOUT, 1, 1);
        assertTrue(table.parts.attacks.possible(RAMBO, pistol, false, shorter));
    }

    @Test
    void aKnifeWithMoreRangeReachesItsArea() { // a choice: A + 1 is 1
        final Table table = table(layout(), 0, 0);
        final int knife = table.gear(RAMBO, "survival-knife");
        table.enemy(SCOUT, 3, 3);
        assertTrue(
                table.parts.attacks.possible(RAMBO, knife, false, new AttackChange(1, 0, 0, 0, false, false, false)));
    }

    @Test
    void onlyMeleeWhereTheCardSaysSo() {
        final Table table = table(layout(), 0, 0);
        final AttackChange close = new AttackChange(0, 0, 0, 0, true, true, false);
        table.enemy(SCOUT, 1, 1);
        assertFalse(table.parts.attacks.possible(RAMBO, table.gear(RAMBO, "worn-pistol"), false, close));
        assertTrue(table.parts.attacks.possible(RAMBO, table.gear(RAMBO, "survival-knife"), false, close));
    }

    @Test
    void anAdjacentEnemyBehindAWallIsOutOfSight() { // RB-LOS-3
        final Table table = Layout.on(
                        ".#..............",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .set("gear.model-70-rifle.range=4")
                .table();
        table.hero(RAMBO, 0, 0, 0).hero(1, 0, 7, 0).hero(2, 1, 7, 0).turn(RAMBO, 2, 2);
        table.enemy(SCOUT, 2, 0);
        assertFalse(table.parts.attacks.possible(RAMBO, table.gear(RAMBO, "model-70-rifle"), false, AttackChange.NONE));
    }

    @Test
    void theNextAttackIsChangedAndNotTheOneAfter() {
        final Table table = table(layout(), 4, 2);
        final int guard = table.enemy(GUARD, 5, 2);
        final int rifle = table.gear(RAMBO, "model-70-rifle");
        table.s.nextAttack.add(new AttackChange(0, 0, -1, -2, false, false, false));
        attack(table, rifle);
        assertEquals(1, table.s.figureDamage[guard]);
        assertEquals(1, table.s.alert[RAMBO]);
        attack(table, rifle);
        assertFalse(table.s.alive(guard));
        assertEquals(4, table.s.alert[RAMBO]);
    }

    @Test
    void changesOfATurnLast() {
        final Table table = table(layout(), 4, 2);
        final int guard = table.enemy(GUARD, 5, 2);
        final int pistol = table.gear(RAMBO, "worn-pistol");
        table.s.turnAttacks.add(new AttackChange(0, 0, 0, 0, false, false, true));
        table.s.turnAttacks.add(new AttackChange(0, 0, -1, -9, false, false, false));
        attack(table, pistol);
        attack(table, pistol);
        assertEquals(2, table.s.figureDamage[guard]); // resistance does not count, cover would
        assertEquals(0, table.s.alert[RAMBO]); // RB-ATK-5: not below 0
    }

    @Test
    void anotherHeroAttacksWithoutTheActiveOnesChanges() { // RB-GEAR-8
        final Table table = table(layout(), 4, 2);
        table.hero(1, 5, 3, 0);
        final int guard = table.enemy(GUARD, 5, 2);
        table.s.turnAttacks.add(new AttackChange(0, 0, 9, 0, false, false, false));
        final int rifle = table.gear(1, "model-70-rifle");
        table.bot.answerOf(DecisionKind.FREE_ATTACK, rifle, rifle, DecisionKind.NOBODY);
        table.parts.attacks.free(1, AttackChange.NONE, MissionState.NONE);
        assertEquals(2, table.s.figureDamage[guard]);
        assertEquals(2, table.s.actions);
        table.assertUsed();
    }

    @Test
    void aGrenadesTargetsShareAnArea() {
        final Table table = table(layout(), 3, 4);
        final int grenade = table.gear(RAMBO, "hand-grenade");
        final int near = table.enemy(GUARD, 3, 5);
        final int far = table.enemy(GUARD, 4, 5);
        final int farther = table.enemy(GUARD, 5, 5);
        table.bot.answerOf(DecisionKind.TARGET, far, near, far, farther);
        table.bot.answerOf(DecisionKind.TARGET, farther, farther, DecisionKind.NOBODY);
        attack(table, grenade);
        assertEquals(0, table.s.figureDamage[near]);
        assertEquals(1, table.s.figureDamage[far]);
        assertEquals(1, table.s.figureDamage[farther]);
        assertEquals(0, table.s.gearCount[RAMBO]); // used up
        table.assertUsed();
    }

    @Test
    void whoAttacksIsHiddenNoLonger() {
        final Table table = table(layout(), 4, 2);
        final int scout = table.enemy(GUARD, 5, 2);
        table.s.alert[RAMBO] = 9;
        table.s.lasting.add(EffectKind.HIDDEN.ordinal(), 1, 1, RAMBO, Lasting.WITH_CARD);
        assertFalse(Sight.visible(table.s, RAMBO, scout));
        attack(table, table.gear(RAMBO, "survival-knife"));
        assertTrue(Sight.visible(table.s, RAMBO, scout));
    }

    @Test
    void threatsRaiseTheAlertOfLoudWeaponsOnly() {
        final Table table = table(layout(), 4, 2);
        table.enemy(GUARD, 5, 2);
        table.s.lasting.add(EffectKind.WEAPON_ALERT.ordinal(), 1, 1, 1, Lasting.WITH_CARD);
        attack(table, table.gear(RAMBO, "recurve-bow"));
        assertEquals(0, table.s.alert[RAMBO]); // 28.6: a silent attack never changes alert
        attack(table, table.gear(RAMBO, "worn-pistol"));
        assertEquals(3, table.s.alert[RAMBO]);
    }
}
