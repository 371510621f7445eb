package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;

/** A Squad that has fought before: what stays with the Marines, what ends with the combat, and who is missing. */
class SecondFightTest extends RulesTest {
    /** Fights the box of {@link #skirmish} once more with those who are left, who pull back at once if they can. */
    private static End fightOn(final Firefight fight) {
        return fight.fight(fight.setUp, false);
    }

    @Test
    void whatBelongsToTheMarinesStaysWhatBelongsToTheCombatBeginsAnew() {
        final Firefight fight = skirmish();
        final SquadState squad = fight.state.squad;
        final int ammo = fight.tables.gear.index.of("auto-ammo");
        squad.kits.put(0, ammo, squad.gearFull[ammo] - 1, squad.gearLow[ammo] + 1);
        fight.damage(3, 2).stress(4, 2).wound(5, "W01", 1).soft(1, 0);
        squad.skillUsed[MarineCards.at(1, SkillId.ARTILLERY)] = 1;
        squad.shed = 2;
        fight.state.ammoSpent = 3;
        fight.state.kills[0] = 1;
        fight.state.damageTaken[2] = 2;
        fight.state.followed = 5;
        fight.bot.activates(1).orders("skill pull-back 1");
        assertEquals(End.PULL_BACK, fightOn(fight));
        assertEquals(1, fight.steps(1, "auto-ammo"));
        assertEquals(2, fight.damage(3));
        assertEquals(2, squad.stress[3]);
        assertEquals(1, squad.cubes[4]);
        assertEquals(1, squad.skillUsed[MarineCards.at(1, SkillId.ARTILLERY)]);
        assertEquals(2, squad.shed);
        assertEquals(squad.cards.maxSoft(0), fight.soft(1), "PH-HIT-6: full at the start of each combat");
        assertEquals(0, fight.state.ammoSpent);
        assertEquals(0, fight.state.kills[0]);
        assertEquals(0, fight.state.damageTaken[2]);
        assertEquals(1, fight.state.followed);
        assertEquals(1, fight.state.marineActivations);
        assertFalse(squad.inCombat);
    }

    /**
     * Enemies who were left, what Hard Cover has absorbed, and smoke: the second fight's one Fighter throws as one, and
     * hits through Hard Cover that has absorbed nothing.
     */
    @Test
    void PH_CBS_2_theBoardIsClearedOfTheFightBefore() {
        final Firefight fight = skirmish(
                "combats.patrol.threat.low.initiative=-1",
                "combats.patrol.marineHardCover=[r3c3]",
                "options.hardCoverAbsorbs=once-a-round");
        fight.enemy("r2c1", "S1").enemy("r2c2", "S2").enemy("r2c3", "F01").smoke(3, 2);
        fight.enemyHits.apply(Firefight.at("r2c3"), 20, 0, false, 0, 0);
        fight.state.marineHardUsed[Firefight.at("r3c3")] = 1;
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 0, 0, 2).pool(2, 1, 0);
        fight.bot.activates(1).orders("skill pull-back 1");
        fightOn(fight);
        assertEquals(0, fight.soft(6), "Hard absorbs one, Soft the other");
        assertEquals(0, fight.damage(6));
        assertEquals(1, Arrays.stream(fight.state.onBoard).sum());
        assertEquals(1, Arrays.stream(fight.state.placed).sum());
        assertEquals(0, Arrays.stream(fight.state.eliminated).sum());
    }

    @Test
    void followsNoMoreActivationsThanItKeeps() {
        final Firefight fight = fight();
        for (int activation = 0; activation < CombatState.FOLLOWED + 2; activation++) {
            fight.state.initiative = -activation;
            fight.state.follow();
        }
        assertEquals(CombatState.FOLLOWED, fight.state.followed);
        assertEquals(1 - CombatState.FOLLOWED, fight.state.initiativeAfter[CombatState.FOLLOWED - 1]);
    }

    @Test
    void PH_CBS_6_onlyThosePresentArePlaced() {
        final Firefight fight = emptyBox();
        fight.rolls.fighter("F12");
        fight.onlyOnBoard(1, 3, 4, 6);
        fight.bot.places("r2c1", "r2c3", "r2c4", "r3c3").activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, view -> assertEquals(4, Integer.bitCount(view.combat.marineSpaces())));
        fightOn(fight);
        assertEquals(List.of(0, 2, 3, 5), fight.bot.offered(DecisionKind.ACTIVATE));
        assertEquals(CombatState.NONE, fight.state.space[1]);
    }

    @Test
    void PH_CBS_6_norIsAnAbsentMarineWhoseSpaceIsFixed() {
        final Firefight fight = emptyBox("combats.patrol.namedMarineSpaces={scout: r3c4}");
        fight.rolls.fighter("F12");
        fight.onlyOnBoard(1, 2, 3, 5);
        fight.bot.places("r2c1", "r2c2", "r2c3", "r3c2").activates(1).orders("skill pull-back 1");
        fightOn(fight);
        assertEquals(
                CombatState.NONE,
                fight.state.marineAt[Space.parse("r3c4").orElseThrow().index()]);
    }

    @Test
    void GAP_07_anAbsentSquadLeaderGivesNoHeadStart() {
        final Firefight fight = emptyBox("squads.reference.members.squad-leader.level=4", "combats.patrol.rounds=1");
        fight.rolls.fighter("F12");
        fight.onlyOnBoard(2, 3, 4, 5);
        fight.bot.places("r2c2", "r2c3", "r2c4", "r3c2");
        fight.bot.watch(DecisionKind.PLACE, view -> assertEquals(15, view.combat.initiative()));
        fight.bot.activates(2).orders("fire M16 single at r1c2", "idle");
        fight.rolls.marineTest(12);
        assertEquals(End.ELIMINATED, fightOn(fight));
        assertEquals(15 - 3, fight.state.initiative);
    }

    @Test
    void PH_CLY_1_theClaymoreOfAnAbsentEngineerIsNotSetOff() {
        final Firefight fight = emptyBox("combats.patrol.claymore=true");
        fight.rolls.fighter("F12");
        fight.onlyOnBoard(1, 2, 3, 4);
        fight.bot.places("r2c1", "r2c2", "r2c3", "r2c4").activates(1).orders("skill pull-back 1");
        fightOn(fight);
        assertEquals(List.of(), fight.bot.offered(DecisionKind.CLAYMORE));
        assertEquals(1, fight.steps(5, "claymore"));
    }

    @Test
    void PH_KIA_4_anIdTakenOverInAnEarlierCombatIsReadyAgain() {
        final Firefight fight = emptyBox();
        fight.rolls.fighter("F12");
        fight.bot.passesIdTo(3);
        fight.damage(2, 20);
        fight.state.squad.cubes[1] = 2;
        fight.checkWounds();
        fight.bot.places("r2c1", "r2c3", "r2c4", "r3c2", "r3c3").activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, view -> assertEquals(1, view.squad.extraId(2)));
        fightOn(fight);
        assertEquals(0b000110, fight.state.squad.idsOf(2) & fight.state.readyIds);
        assertTrue(fight.state.mayActivate(2));
    }

    @Test
    void eachFightHasItsBoxAndItsTimeOfDay() {
        final Firefight fight = skirmish();
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, view -> assertTrue(view.combat.night()));
        final BoxTable box =
                new BoxTable(fight.tables, fight.tables.game.combats().get("patrol"));
        fight.rolls.fighter("F01").specialist("S4").specialist("S6").tacticsMarker("mortar");
        fight.fight(box.of(8, 0), true);
        assertEquals(4 - 3, fight.state.initiative);
        assertEquals(4, fight.state.setUpEnemies);
    }
}
