package org.sitrep.rulesets.purplehaze.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.purplehaze.definition.Content;

/** A box in all its states is at each of them what the scenario is that begins there. */
class BoxTableTest {
    private static final String EFFECTS = "combats.patrol.log=[{with: [FLAMES], tacticsOut: [mortar, flanking]},"
            + " {with: [FLAMES, FIRE], removes: {specialists: [elite]}},"
            + " {without: [FIRE], adds: {fighters: 1}, tacticsAtBottom: [artillery]}]";

    private static final List<List<String>> LOGS =
            List.of(List.of(), List.of("FIRE"), List.of("FLAMES"), List.of("FIRE", "FLAMES"));
    /** Tries each rule and Threat with one log of several, a different one for each. */
    private static final int EACH = Deep.or(4, 1);

    private static GameTables tables(final String... more) {
        final List<String> sets = new ArrayList<>(List.of(EFFECTS));
        sets.addAll(List.of(more));
        return new GameTables(
                Content.load("combats/patrol.yaml", sets.toArray(String[]::new)).game());
    }

    private static String text(final SetUpTable setUp) {
        return setUp.band + " " + setUp.initiative + " " + Arrays.toString(setUp.enemyType)
                + Arrays.toString(setUp.enemySpace) + Arrays.toString(setUp.tacticsPool)
                + Arrays.toString(setUp.tacticsAtBottom) + setUp.tacticsDrawn;
    }

    private static BoxTable patrol(final GameTables tables) {
        return new BoxTable(tables, tables.game.combats().get("patrol"));
    }

    @Test
    void everyStateIsThatOfAScenarioThatBeginsThere() {
        int turn = 0;
        for (final String rule : List.of("as-it-is", "high", "low")) {
            final GameTables tables = tables("options.threatRule=" + rule);
            final BoxTable box = patrol(tables);
            for (int threat = 1; threat <= 9; threat++) {
                turn++;
                for (int nth = turn % EACH; nth < LOGS.size(); nth += EACH) {
                    final List<String> log = LOGS.get(nth);
                    final SetUpTable start = BoxTable.atStart(
                            tables("options.threatRule=" + rule, "start.threat=" + threat, "start.log=" + log));
                    assertEquals(
                            text(start), text(box.of(threat, tables.flagsOf(log))), rule + " " + threat + " " + log);
                }
            }
        }
    }

    @Test
    void entriesThatTheBoxDoesNotReadHaveNoEffect() {
        final GameTables tables = tables("combats.ambush={title: Ambush, enemies: {fighters: 1},"
                + " threat: {low: {initiative: 3}, medium: {initiative: 2}, high: {initiative: 1}},"
                + " log: [{with: [ALERT], adds: {fighters: 1}}]}");
        assertEquals(List.of("ALERT", "FIRE", "FLAMES"), tables.flags.ids().subList(0, 3));
        final BoxTable box = patrol(tables);
        assertSame(box.of(5, 0b010), box.of(5, 0b011));
        assertEquals(2, new BoxTable(tables, tables.game.combats().get("ambush")).of(5, 0b101).enemyType.length);
    }

    @Test
    void statesWithTheSameEffectsShareATable() {
        final GameTables tables = tables("combats.patrol.log=[{with: [A, B], adds: {fighters: 1}}]");
        final BoxTable box = patrol(tables);
        assertSame(box.of(5, 0b00), box.of(5, 0b01));
        assertEquals(1, box.of(5, 0b11).enemyType.length - box.of(5, 0b10).enemyType.length);
    }

    @Test
    void PH_THR_1_threatNothingIsLow() {
        assertEquals(ThreatBand.LOW, patrol(tables()).of(0, 0).band);
    }
}
