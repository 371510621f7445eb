package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;

/**
 * Cards with other lines than ours, as an owner of the game may enter them: any kind of card can have any line that can
 * act while it is held (PH-BOON-1, PH-CHM-1, PH-MAR-2).
 */
class OwnCardsTest extends RulesTest {
    private static String charm(final String lines) {
        return "luckyCharms.LC1.lines=[" + lines + "]";
    }

    private static String boon(final String lines) {
        return "boonCards.BN05.lines=[" + lines + "]";
    }

    private static String ability(final String lines) {
        return "profiles.MP01.ability.lines=[" + lines + "]";
    }

    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order));
    }

    @Test
    void aCharmAddsDiceToTheWeaponsThatItNames() {
        final String line = "{when: test, tests: [fire], needs: {weapons: [m16]}, strike: 2, crit: 1}";
        final Firefight fight = fight(charm(line)).charm(1, "LC1").enemy("r1c1", "F12");
        fight.rolls.marineTest(0).pool(3, 6, 2);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        final Firefight other = fight(charm(line)).charm(4, "LC1").enemy("r1c1", "F12");
        other.rolls.marineTest(0).pool(2, 4, 1).by(4);
        other.activate(4, "fire M40 sniper rifle at r1c1", "idle");
    }

    @Test
    void aLineActsOnlyIfWhatItNeedsHolds() {
        final Firefight fight = fight(charm("{when: always, needs: {wounded: true}, damageThreshold: 2}"));
        final int threshold = fight.state.squad.damageThreshold(0);
        fight.charm(1, "LC1");
        assertEquals(threshold, fight.state.squad.damageThreshold(0));
        fight.wound(1, "W01", 1);
        final int wounded = fight.state.squad.damageThreshold(0);
        fight.state.squad.charm[0] = SquadState.NONE;
        assertEquals(2, wounded - fight.state.squad.damageThreshold(0));
    }

    /** Effects of cards are looked up once per combat, since no card is found in one. */
    @Test
    void cardsHeldAtTheStartOfACombatActInItAndLaterOnesAfterIt() {
        final Firefight fight = fight(charm("{when: always, damageThreshold: 2}"));
        final SquadState squad = fight.state.squad;
        final int threshold = squad.damageThreshold(0);
        fight.charm(1, "LC1");
        squad.beginCombat();
        assertEquals(threshold + 2, squad.damageThreshold(0));
        fight.charm(1, "LC3");
        assertEquals(threshold, squad.damageThreshold(0));
        squad.endCombat();
        squad.beginCombat();
        squad.endCombat();
        fight.charm(1, "LC1");
        assertEquals(threshold + 2, squad.damageThreshold(0));
    }

    @Test
    void abilityAndCharmAddUp() {
        final Firefight fight = fight(charm("{moveCost: -1}")).charm(1, "LC1").profile(1, "MP11");
        assertTrue(offers(fight, 1, "move r1c1 = 0"));
        assertTrue(offers(fight, 1, "move r1c4 = 1"));
    }

    @Test
    void aCharmHelpsBeforeATestAsOftenAsItSays() {
        final Firefight fight = fight(charm("{when: before-test, tests: [fire], strike: 3}"), "luckyCharms.LC1.uses=2")
                .charm(1, "LC1")
                .enemy("r1c1", "F12");
        for (int shot = 0; shot < 3; shot++) {
            if (shot < 2) {
                fight.bot.helpedBy("charm");
            }
            fight.rolls.marineTest(0).pool(3, shot < 2 ? 7 : 4, 1);
            fight.activate(1, "fire M16 single at r1c1", "idle");
            fight.state.readyIds |= 1;
            fight.state.actsThisRound[0] = 0;
        }
        assertEquals(2, fight.state.squad.charmUsed[0]);
    }

    @Test
    void anAbilityThrowsAgainWhatAnotherMarineTests() {
        final Firefight fight = fight(
                        ability("{when: after-test, tests: [fire], who: choice}"), "profiles.MP01.ability.uses=1")
                .profile(1, "MP06")
                .profile(2, "MP01")
                .enemy("r1c1", "F12");
        fight.rolls.marineTest(0);
        fight.bot.throwsAgainByAbilityOf(2);
        fight.rolls.marineTestAgain(1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(1, fight.state.squad.abilityUsed[1]);
    }

    @Test
    void aBoonCardIgnoresDamageAndIsPlayed() {
        final Firefight fight = fight("boonCards.BN11.lines=[{when: damage, damage: -4}]")
                .boon(3, "BN11")
                .soft(3, 0)
                .enemy("r1c1", "F12");
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 5, 0, 0, 0);
        fight.bot.ignoresDamage(true);
        fight.enemyActivates();
        assertEquals(1, fight.damage(3));
        assertEquals(SquadState.NONE, fight.state.squad.boonCard[2]);
    }

    @Test
    void aCardOfSeveralLinesDoesAllOfThem() {
        final Firefight fight = fight(boon("{when: any-time, who: all, stress: -1}, {when: any-time, damage: -2},"
                        + " {when: combat, initiative: 2}"))
                .boon(1, "BN05")
                .stress(2, 3)
                .stress(4, 1)
                .damage(1, 3);
        final int initiative = fight.state.initiative;
        fight.bot.plays("BN05");
        fight.offerPlays();
        assertEquals(2, fight.stress(2));
        assertEquals(0, fight.stress(4));
        assertEquals(1, fight.damage(1));
        assertEquals(initiative + 2, fight.state.initiative);
    }

    @Test
    void aCharmMayLeaveTheGameWithItsUse() {
        final Firefight fight = fight(charm("{when: any-time, damage: -9}"), "luckyCharms.LC1.discarded=true")
                .charm(1, "LC1")
                .damage(1, 3);
        fight.bot.usesCharm(1);
        fight.offerPlays();
        assertEquals(0, fight.damage(1));
        assertEquals(SquadState.NONE, fight.state.squad.charm[0]);
        assertFalse((fight.state.squad.charmPile() & 1 << fight.tables.charms.index.of("LC1")) != 0);
    }

    @Test
    void aPriceMayBeStressAndDamage() {
        final Firefight fight = fight(
                        ability("{when: before-test, tests: [fire], priceStress: 2, priceDamage: 1, strike: 4}"))
                .profile(1, "MP01")
                .enemy("r1c1", "F12");
        fight.bot.helpedBy("stress");
        fight.rolls.marineTest(0).pool(3, 8, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(2, fight.stress(1));
        assertEquals(1, fight.damage(1));
    }

    @Test
    void aSkillOfYourOwnActsAndIsUsedAsItsLinesSay() {
        final String skills = "specializations.scout.levels.0.skills={own-eye: {summary: Own, uses: 1, lines: ["
                + "{when: test, tests: [fire], strike: 1}, {when: any-time, who: choice, stress: -1}]}}";
        final Firefight fight = fight(skills).stress(2, 2).enemy("r1c1", "F12");
        fight.bot.usesSkill(4);
        fight.offerPlays();
        assertEquals(1, fight.stress(2));
        fight.offerPlays();
        fight.rolls.marineTest(0).pool(2, 5, 1).by(4);
        fight.activate(4, "fire M40 sniper rifle at r1c1", "idle");
    }

    @Test
    void takingCoverAndAimingCostWhatTheCardsSay() {
        final Firefight fight = fight(charm("{coverCost: -2, aimCost: 1}"))
                .charm(1, "LC1")
                .soft(1, 0)
                .enemy("r1c1", "F01");
        assertTrue(offers(fight, 1, "cover 1 = 0"));
        assertTrue(offers(fight, 1, "fire M16 single at r1c1 aimed = 5"));
    }
}
