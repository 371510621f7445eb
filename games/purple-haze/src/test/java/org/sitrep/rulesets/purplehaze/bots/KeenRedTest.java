package org.sitrep.rulesets.purplehaze.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.dice.DieColour;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** Decisions of keen Red in positions made by hand, and the expectation that he decides by. */
class KeenRedTest extends RulesTest {
    private final KeenRed keen = new KeenRed();
    private final AttackWorth worth = new AttackWorth();

    private static int at(final String space) {
        return Space.parse(space).orElseThrow().index();
    }

    private static int unit(final Firefight fight, final String id) {
        return fight.tables.enemies.ids.indexOf(id);
    }

    private static int marker(final Firefight fight, final String id) {
        return fight.tables.markers.combat.index.of(id);
    }

    private int choose(final Firefight fight, final int kind, final int subject, final List<Integer> options) {
        final Decision decision = decision(kind, subject, options);
        return decision.option(keen.choose(view(fight), decision));
    }

    private static Decision decision(final int kind, final int subject, final List<Integer> options) {
        final Decision decision = new Decision(100);
        decision.open(kind, subject);
        options.forEach(decision::add);
        return decision;
    }

    private static RedView view(final Firefight fight) {
        return new RedView(new SquadView(fight.state.squad), new CombatView(fight.state), new RedHand(fight.state));
    }

    /** Marines without any cover. */
    private Firefight bare() {
        final Firefight fight = fight();
        for (int id = 1; id <= 6; id++) {
            fight.soft(id, 0);
        }
        return fight;
    }

    // The expectation

    /** Without cover every hit is Damage, so the expectation is the mean of the exact law of the total. */
    @ParameterizedTest
    @CsvSource({"1, 1, 0", "2, 4, 1", "3, 8, 2", "2, 0, 3", "4, 6, 2"})
    void withoutCoverItIsTheMeanOfTheTotal(final int focus, final int strike, final int crit) {
        final Firefight fight = bare();
        assertEquals(
                fight.tables.totals.mean(focus, strike, crit),
                worth.ofThrow(new RedHand(fight.state), focus, strike, crit),
                1e-12);
    }

    /**
     * 1F 2S: a face with all three is 2 hits, of which a cover of 1 leaves one: 6 x 1/216. All else is 1 hit or none.
     */
    @Test
    void coverTakesItsShare() {
        final Firefight fight = bare();
        for (int id = 1; id <= 6; id++) {
            fight.soft(id, 1);
        }
        assertEquals(6 / 216.0, worth.ofThrow(new RedHand(fight.state), 1, 2, 0), 1e-15);
    }

    /** 1F 2C on one face are 4 critical hits, which no cover stops; 1F 1C are 2, which a cover of 3 does. */
    @Test
    void aCriticalHitGoesThroughAllCover() {
        final Firefight fight = bare();
        for (int id = 1; id <= 6; id++) {
            fight.soft(id, 3);
        }
        assertEquals(6 * 4 / 216.0, worth.ofThrow(new RedHand(fight.state), 1, 0, 2), 1e-15);
    }

    @Test
    void anIdThatNobodyHoldsTakesNone() {
        final Firefight fight = bare().onlyOnBoard(1, 2, 3);
        assertEquals(fight.tables.totals.mean(2, 4, 1) / 2, worth.ofThrow(new RedHand(fight.state), 2, 4, 1), 1e-12);
    }

    // Decisions

    @Test
    void theBestEnemiesStandWhereItIsSafest() {
        final Firefight fight = fight(
                "combats.patrol.enemies={fighters: 1, specialists: [rpd]}", "combats.patrol.enemySpaces=[r1c1, r2c2]");
        fight.enemyHard("r2c2");
        final List<Integer> units = List.of(unit(fight, "F01"), unit(fight, "S3"));
        assertEquals(unit(fight, "F01"), choose(fight, DecisionKind.RED_PLACE, at("r1c1"), units));
        fight.state.enemyHardCover = 0;
        fight.enemyHard("r1c1");
        assertEquals(unit(fight, "S3"), choose(fight, DecisionKind.RED_PLACE, at("r1c1"), units));
    }

    @Test
    void thePowerfulMarkerIsPlayedWhenItDoesDamageAndTheCheapOneWhenNothingGetsThrough() {
        final Firefight open = bare();
        for (int column = 1; column <= 4; column++) {
            open.enemy("r1c" + column, "F0" + column).enemy("r2c" + column, "F0" + (column + 4));
        }
        final List<Integer> hand = List.of(marker(open, "CM02"), marker(open, "CM11"));
        assertEquals(marker(open, "CM11"), choose(open, DecisionKind.RED_MARKER, 0, hand));
        final Firefight covered = fight().enemy("r1c1", "F01");
        for (int id = 1; id <= 6; id++) {
            covered.state.soft[id - 1] = 9;
        }
        assertEquals(marker(covered, "CM02"), choose(covered, DecisionKind.RED_MARKER, 0, hand));
    }

    @Test
    void whoMattersMostGoesToHardCover() {
        final Firefight fight = fight().enemy("r1c1", "F01").enemy("r1c2", "S3").enemyHard("r3c4");
        final int fighter = at("r1c1") | at("r3c4") << 8;
        final int machineGun = at("r1c2") | at("r3c4") << 8;
        assertEquals(machineGun, choose(fight, DecisionKind.RED_MOVE, 0, List.of(0, fighter, machineGun)));
    }

    /** A replay shows what each option is worth to him, where numbers decide. */
    @Test
    void heSaysWhatEachOptionIsWorth() {
        final Firefight fight = fight().enemy("r1c1", "F01").enemy("r1c2", "S3").enemyHard("r3c4");
        final Decision decision = decision(
                DecisionKind.RED_MOVE, 0, List.of(0, at("r1c1") | at("r3c4") << 8, at("r1c2") | at("r3c4") << 8));
        final RedView view = view(fight);
        final int chosen = keen.choose(view, decision);
        final Explanation why = keen.explain(view, decision, chosen);
        assertEquals("the largest gain in safety", why.why());
        assertEquals(0, why.worth(0));
        assertTrue(why.worth(2) > why.worth(1) && why.worth(1) > 0, why.worth(1) + " and " + why.worth(2));
        final Decision kept = decision(DecisionKind.RED_REDRAW, 0, List.of(0, 1 + marker(fight, "CM02")));
        assertTrue(Double.isNaN(keen.explain(view, kept, 0).worth(0)));
        assertFalse(Double.isNaN(keen.explain(view, kept, 0).worth(1)));
        assertTrue(Double.isNaN(keen.explain(view, decision(DecisionKind.RED_HARDER, 0, List.of(0, 1)), 0)
                .worth(1)));
    }

    /** PH-OPT-3: Red need not move an Enemy out of its cover. */
    @Test
    void nobodyMovesForTheWorse_PH_OPT_3() {
        final Firefight fight = fight().enemy("r2c1", "F01").enemyHard("r2c1");
        final int forward = at("r2c1") | at("r1c1") << 8;
        assertEquals(0, choose(fight, DecisionKind.RED_MOVE, 0, List.of(0, forward)));
    }

    @Test
    void diceThatDoNothingAreThrownAgainWhenItPaysAndThoseThatDoLie() {
        final Firefight fight = bare();
        fight.state.red.dice.addAll(DieColour.FOCUS, 1, 1, 2);
        fight.state.red.dice.addAll(DieColour.STRIKE, 1, 3, 4, 5, 5, 6).addAll(DieColour.CRIT, 3, 4);
        final int chosen = choose(
                fight, DecisionKind.RED_REROLL, RollId.ENEMY_TEST.number(), List.of(0, 1, 2, 7, 9, 10, 11, 12, 15, 16));
        assertTrue(chosen == 2, "the Focus die on 2, not one on 1 where there are hits: " + chosen);
        fight.state.red.dice.clear().addAll(DieColour.FOCUS, 1, 1).addAll(DieColour.STRIKE, 1, 3);
        assertEquals(
                0,
                choose(fight, DecisionKind.RED_REROLL, RollId.ENEMY_TEST.number(), List.of(0, 1, 7, 9)),
                "one lone die is not worth the marker");
    }
}
