package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.TrialListener;

/**
 * Phase 3: which card activates, and what its figures do (RB-INIT-1 to RB-INIT-4, RB-ACTV-1 to RB-ACTV-5, RB-EMOV-1 to
 * RB-EMOV-5, RB-EATK-1 to RB-EATK-8).
 */
class ActivationTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final int SCOUT = 0;
    private static final int OFFICER = 1;
    private static final int GREEN = 0;
    private static final int ORANGE = 5;

    private static Layout open() {
        return Layout.open(16, 8).party("rambo", "trautman");
    }

    @Test
    void WE_04_theMarkerPassesOverAnEmptyType() { // RB-INIT-1 to RB-INIT-3
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: alert-area}]")
                .table()
                .hero(RAMBO, 0, 0, GREEN)
                .hero(TRAUTMAN, 1, 0, GREEN);
        table.enemy(SCOUT, 12, 4);
        table.parts.enemyPhase.play();
        assertEquals(OFFICER, table.s.marker);
        assertEquals(1, table.s.record.activations[SCOUT]);
        table.parts.enemyPhase.play();
        assertEquals(OFFICER, table.s.marker);
        assertEquals(2, table.s.record.activations[SCOUT]);
    }

    @Test
    void withoutEnemiesTheMarkerMovesOne() { // RB-INIT-4
        final Table table = open().table().hero(RAMBO, 0, 0, GREEN).hero(TRAUTMAN, 1, 0, GREEN);
        table.parts.enemyPhase.play();
        assertEquals(OFFICER, table.s.marker);
        table.parts.enemyPhase.play();
        assertEquals(SCOUT, table.s.marker);
        assertEquals(2, table.s.record.of(Count.IDLE_PHASES));
    }

    /** The whole example, for twenty seeds of the leader's rulings: whatever is ruled, this comes of it. */
    @Test
    void WE_21_theScoutsActivation() {
        for (int seed = 0; seed < 20; seed++) {
            final TrialKey key = new TrialKey().set(seed, 1);
            final List<String> told = new ArrayList<>();
            final TrialListener trace = new EventListener<Event>() {
                @Override
                protected void heard(final Event event, final int[] n) {
                    switch (event) {
                        case ENEMY_ATTACKED ->
                            told.add(n[0] + " at " + n[1] + ": " + n[2] + " - " + n[4] + " = " + n[7]);
                        default -> {}
                    }
                }
            };
            final Table table = new Table(
                    Layout.on(
                                    "................",
                                    "................",
                                    ".........c......",
                                    "................",
                                    "................",
                                    "................",
                                    "................",
                                    "................")
                            .party("rambo", "trautman")
                            .tables(),
                    trace);
            table.hero(RAMBO, 11, 6, GREEN).hero(TRAUTMAN, 9, 2, ORANGE);
            final int near = table.enemy(SCOUT, 14, 2);
            final int far = table.enemy(SCOUT, 1, 2);
            new MissionParts(table.s, new Rolls(key), table.seat, trace).enemyPhase.play();
            assertEquals(List.of(near + " at 1: 2 - 0 = 2"), told);
            assertEquals(0, table.s.damage[RAMBO]);
            assertTrue(table.s.adjacent(near, RAMBO));
            assertTrue(table.s.adjacent(far, TRAUTMAN));
            assertEquals(1, table.s.alert[RAMBO]);
            assertEquals(6, table.s.alert[TRAUTMAN]);
        }
    }

    /**
     * The first behaviour alone: both move 4 towards Trautman, one stops beside him, the other has not arrived
     * (RB-EMOV-1).
     */
    @Test
    void WE_21_theFirstMove() {
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: move, to: highest-alert}]")
                .table();
        table.hero(RAMBO, 11, 6, GREEN).hero(TRAUTMAN, 9, 2, ORANGE);
        final int near = table.enemy(SCOUT, 14, 2);
        final int far = table.enemy(SCOUT, 1, 2);
        // Of the spaces beside him (10,1), (10,2) and (10,3) are 4 steps away; 4 steps along a straight way of 7 there
        // are many.
        table.rolls.expect("leader 0 of 2", "leader 1 of 3", "leader 0 of 7");
        table.parts.enemyPhase.play();
        table.assertSpace(near, 10, 2);
        assertEquals(5, table.map.x(table.s.figureSpace[far]));
        table.assertUsed();
    }

    @Test
    void C_10_theOfficerOrders() { // RB-EATK-7
        final Table table = open().set("enemies.vietnamese-officer.behaviours=[{do: move, to: enemy-beside-hero}, "
                        + "{do: order-attack, target: closest-visible}]")
                .set("enemies.vietnamese-scout.damage=3")
                .table();
        table.hero(RAMBO, 4, 4, 4).hero(TRAUTMAN, 0, 0, GREEN);
        table.s.marker = OFFICER;
        final int scout = table.enemy(SCOUT, 5, 4);
        final int officer = table.enemy(OFFICER, 10, 4);
        final int other = table.enemy(OFFICER, 15, 4);
        // Who goes first; then ways of the same length to the Scout.
        table.rolls.expect("leader 0 of 2", "leader 0 of 5", "leader 1 of 7", "leader 0 of 2");
        table.parts.enemyPhase.play();
        assertEquals(7, table.map.x(table.s.figureSpace[officer]));
        assertEquals(12, table.map.x(table.s.figureSpace[other]));
        // The first Officer orders the Scout; so does the second, to whom the first is nearer: that one attacks by its
        // own stats.
        assertEquals(3 + 2, table.s.damage[RAMBO]);
        assertEquals(0b01, table.s.attacked[scout]);
        table.assertUsed();
    }

    @Test
    void C_10_anOfficerAloneOrdersNobody() { // RB-ACTV-2
        final Table table = open().table().hero(RAMBO, 0, 4, 4).hero(TRAUTMAN, 0, 0, GREEN);
        table.s.marker = OFFICER;
        final int officer = table.enemy(OFFICER, 5, 4);
        table.rolls.expect("leader 1 of 5");
        table.parts.enemyPhase.play();
        assertEquals(2, table.map.x(table.s.figureSpace[officer])); // the third behaviour: 3 spaces towards Rambo
        assertEquals(2, table.s.damage[RAMBO]); // and the fourth
        assertEquals(0, table.s.record.of(Count.ENEMY_ATTACKS_REFUSED));
    }

    @Test
    void C_10_withNobodyBesideAHeroTheFirstMoveIsSkipped() {
        final Table table = open().set("enemies.vietnamese-officer.behaviours=[{do: move, to: enemy-beside-hero}]")
                .table();
        table.hero(RAMBO, 0, 4, 4).hero(TRAUTMAN, 0, 0, GREEN);
        table.s.marker = OFFICER;
        final int officer = table.enemy(OFFICER, 9, 4);
        table.enemy(SCOUT, 12, 4);
        table.parts.enemyPhase.play();
        table.assertSpace(officer, 9, 4);
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({"each-figure, 2", "once, 1"})
    void C_11_twoScoutsBesideOneHero(final String reading, final int gained) { // RB-EATK-8, AMB-EN-6
        final Table table = open().option("alertAdds=" + reading)
                .set("enemies.vietnamese-scout.behaviours=[{do: alert-adjacent}]")
                .table();
        table.hero(RAMBO, 4, 4, 3).hero(TRAUTMAN, 0, 0, GREEN);
        table.enemy(SCOUT, 5, 4);
        table.enemy(SCOUT, 3, 4);
        table.rolls.expect("leader 1 of 2");
        table.parts.enemyPhase.play();
        assertEquals(3 + gained, table.s.alert[RAMBO]);
        assertEquals(0, table.s.alert[TRAUTMAN]);
        table.assertUsed();
    }

    @Test
    void behaviourByBehaviourAndNotFigureByFigure() { // RB-ACTV-1: the second moves before the first attacks
        final List<String> told = new ArrayList<>();
        final TrialListener trace = new EventListener<Event>() {
            @Override
            protected void heard(final Event event, final int[] n) {
                switch (event) {
                    case ENEMY_MOVED -> told.add("move " + n[0]);
                    case ENEMY_ATTACKS_NOBODY -> told.add("attack " + n[0]);
                    default -> {}
                }
            }
        };
        final Table table = new Table(
                open().set("enemies.vietnamese-scout.behaviours=[{do: move, to: closest-hero}, "
                                + "{do: attack, target: closest-visible}]")
                        .tables(),
                trace);
        table.hero(RAMBO, 0, 4, GREEN).hero(TRAUTMAN, 0, 5, GREEN);
        table.enemy(SCOUT, 15, 4);
        table.enemy(SCOUT, 15, 5);
        final MissionParts parts = new MissionParts(table.s, new Rolls(new TrialKey().set(3, 1)), table.seat, trace);
        parts.enemyPhase.play();
        assertEquals(
                List.of("move", "move", "attack", "attack"),
                told.stream().map(t -> t.split(" ")[0]).toList());
    }

    @Test
    void anAttackOrderedBeforeTheActivationIsForgotten() { // RB-ACTV-4
        final Table table = open().table().hero(RAMBO, 4, 4, 9).hero(TRAUTMAN, 0, 0, GREEN);
        final int scout = table.enemy(SCOUT, 5, 4);
        table.s.attacked[scout] = 0b11;
        table.s.armor[RAMBO] = 2;
        table.rolls.expect("leader 0 of 2");
        table.parts.enemyPhase.play();
        assertEquals(0b01, table.s.attacked[scout]);
    }

    @Test
    void aHeroBesideIsNoReasonToMove() { // RB-EMOV-4
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: move, to: highest-alert}]")
                .table();
        table.hero(RAMBO, 4, 4, 9).hero(TRAUTMAN, 0, 0, GREEN);
        final int scout = table.enemy(SCOUT, 5, 5);
        table.parts.enemyPhase.play();
        table.assertSpace(scout, 5, 5);
        table.assertUsed();
    }

    @Test
    void ofEqualLevelsTheLeaderSays() { // RB-EMOV-5: levels and not numbers: Rambo's 9 and Trautman's 7 are both red
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: move, to: highest-alert}]")
                .table();
        table.hero(RAMBO, 15, 4, 9).hero(TRAUTMAN, 0, 4, 7);
        final int scout = table.enemy(SCOUT, 8, 4);
        table.rolls.expect("leader 1 of 2", "leader 0 of 8");
        table.parts.enemyPhase.play();
        assertEquals(4, table.map.x(table.s.figureSpace[scout]));
        table.assertUsed();
    }

    @Test
    void figuresAreGoneAround() { // RB-EMOV-2, RB-EMOV-3
        final Table table = Layout.on(
                        "................",
                        "####.###########",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman")
                .set("enemies.vietnamese-scout.behaviours=[{do: move, to: highest-alert}]")
                .table();
        table.hero(RAMBO, 4, 0, 9).hero(TRAUTMAN, 15, 7, GREEN);
        final int first = table.enemy(SCOUT, 4, 1);
        final int second = table.enemy(SCOUT, 4, 5);
        // The gap is taken: (4,1) is the only space beside Rambo that can be come to, so he cannot be reached; nearest
        // by red lines alone is (3,2), (4,2) or (5,2).
        table.rolls.expect("leader 1 of 2", "leader 1 of 3");
        table.parts.enemyPhase.play();
        table.assertSpace(first, 4, 1);
        table.assertSpace(second, 4, 2);
        table.assertUsed();
    }

    @Test
    void wherePointlessNobodyMoves() { // RB-EMOV-3: none nearer than standing still
        final Table table = Layout.on(
                        "...#............",
                        "...#............",
                        "...#............",
                        "...#............",
                        "...#............",
                        "...#............",
                        "...#............",
                        "...#............")
                .party("rambo", "trautman")
                .set("enemies.vietnamese-scout.behaviours=[{do: move, to: highest-alert}]")
                .table();
        table.hero(RAMBO, 0, 0, 9).hero(TRAUTMAN, 1, 7, GREEN);
        final int scout = table.enemy(SCOUT, 9, 4);
        table.parts.enemyPhase.play();
        table.assertSpace(scout, 9, 4);
        table.assertUsed();
    }

    @Test
    void anAttackTakesTheClosestOfThoseThatItCan() { // RB-EATK-1, RB-EATK-6: Rambo stands nearer, but green
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: attack, target: closest-visible}]")
                .table();
        table.hero(RAMBO, 5, 4, 3).hero(TRAUTMAN, 2, 4, 2);
        table.enemy(SCOUT, 6, 4);
        table.parts.enemyPhase.play();
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(2, table.s.damage[TRAUTMAN]);
        assertEquals(1, table.s.record.refused[MissionRecord.HIDDEN]);
    }

    @Test
    void asManyTargetsAsTheCardSays() { // RB-EATK-3, RB-EATK-5
        final Table table = open().set(
                        "enemies.vietnamese-scout.behaviours=[{do: attack, target: highest-alert-visible}]")
                .set("enemies.vietnamese-scout.targets=2")
                .table();
        table.hero(RAMBO, 5, 4, 4).hero(TRAUTMAN, 7, 4, 7);
        table.enemy(SCOUT, 6, 4);
        table.parts.enemyPhase.play();
        assertEquals(2, table.s.damage[RAMBO]);
        assertEquals(2, table.s.damage[TRAUTMAN]);
        assertEquals(2, table.s.record.of(Count.ENEMY_ATTACKS));
    }

    @Test
    void nobodyToAttackIsNoAttack() { // RB-EATK-4
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: attack, target: closest-visible}]")
                .table();
        table.hero(RAMBO, 15, 4, 9).hero(TRAUTMAN, 15, 5, GREEN);
        table.enemy(SCOUT, 3, 4);
        table.parts.enemyPhase.play();
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(1, table.s.record.of(Count.ENEMY_ATTACKS_REFUSED));
        assertEquals(1, table.s.record.refused[MissionRecord.RANGE]);
    }

    @Test
    void whatIsDoneOnlyWithoutAnAttack() {
        final Table table = open().set("enemies.vietnamese-scout.behaviours=[{do: attack, target: closest-visible}, "
                        + "{do: move, to: closest-hero}, {do: attack, target: closest-visible, ifNoAttack: true}]")
                .table();
        table.hero(RAMBO, 5, 4, 9).hero(TRAUTMAN, 15, 5, GREEN);
        table.enemy(SCOUT, 6, 4);
        table.parts.enemyPhase.play();
        assertEquals(2, table.s.damage[RAMBO]);
    }
}
