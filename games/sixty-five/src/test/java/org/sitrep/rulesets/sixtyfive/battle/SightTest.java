package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** Tests lines of sight by the worked examples EX-90 to EX-101. */
class SightTest {
    private static GameTables tables(final String columns, final String roads) {
        return new GameTables(Content.load(
                        "battles/01-village-assault.yaml",
                        "maps.map-1.columns=" + columns,
                        "maps.map-1.roads=" + roads,
                        "battle.maps=[{map: map-1}, {map: map-1, row: 6}]")
                .game());
    }

    private static int hex(final GameTables tables, final String name) {
        return tables.map.hex(0, HexName.parse(name).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "A5, A4, true",
        "F4, D3, true",
        "E5, D3, true",
        "E5, C5, true",
        "A5, C5, false",
        "A2, D3, false",
        "A5, D3, true",
        "E5, A4, false"
    })
    void groundLines(
            final String from, final String to, final boolean sees) { // EX-90 to EX-97, SF-LOS-1, SF-LOS-5, SF-LOS-8
        // Brush: B2, C3, E4. Kunai: B4, B5, C4, D5. Road A5-B4-C4-D3.
        final GameTables tables = tables(
                "{A: CCCCCC, B: CCbCKKC, C: CCbKCC, D: CCCCCKC, E: CCCbCC, F: CCCCCCC, G: CCCCCC, H: CCCCCCC, "
                        + "I: CCCCCC, J: CCCCCCC, K: CCCCCC}",
                "[[A5, B4, C4, D3]]");
        final Sight sight = new Sight(new BattleState(tables));
        assertEquals(sees, sight.ground(hex(tables, from), hex(tables, to)));
        assertEquals(sees, sight.ground(hex(tables, to), hex(tables, from)), "SF-LOS-11");
    }

    @Test
    void rubbleOnARoadIsTerrain() { // SF-LOS-8
        final String clear = "CCCCCC, B: CCCCCCC, C: CCCCCC, D: CCCCCCC, E: CCCCCC, F: CCCCCCC, G: CCCCCC, H: CCCCCCC, "
                + "I: CCCCCC, J: CCCCCCC, K: CCCCCC}";
        final GameTables tables = tables("{A: " + clear, "[[C1, C2, C3, C4, C5]]");
        final BattleState state = new BattleState(tables);
        final Sight sight = new Sight(state);
        state.rubble[hex(tables, "C2")] = true;
        state.rubble[hex(tables, "C3")] = true;
        assertTrue(sight.ground(hex(tables, "C1"), hex(tables, "C5")), "the road leads through");
        state.rubble[hex(tables, "D3")] = true;
        state.rubble[hex(tables, "D4")] = true;
        assertFalse(sight.ground(hex(tables, "D2"), hex(tables, "D6")), "beside it, two degrade");
        state.wreck[hex(tables, "C2")] = true;
        state.wreck[hex(tables, "C3")] = true;
        assertFalse(sight.ground(hex(tables, "C1"), hex(tables, "C5")), "wrecks count on a road, too");
    }

    @ParameterizedTest
    @CsvSource({"B3, F3, false", "B3, E1, false", "D3, F3, false", "D3, E1, true"})
    void linesFromTheAir(final String from, final String to, final boolean sees) { // EX-98 to EX-100, SF-LOS-10
        // SF-HELO-10, SF-HELO-11
        final GameTables tables = tables(
                "{A: CCCCCC, B: CCCCCCC, C: CCCCCC, D: CBCCCCC, E: CCJJCC, F: CCCCCCC, G: CCCCCC, H: CCCCCCC, "
                        + "I: CCCCCC, J: CCCCCCC, K: CCCCCC}",
                "[]");
        final Sight sight = new Sight(new BattleState(tables));
        assertEquals(sees, sight.fromTheAir(hex(tables, from), hex(tables, to)));
    }

    @Test
    void theMountainBlocks() { // EX-101
        final GameTables tables =
                new GameTables(Content.load("battles/07-death-from-above.yaml").game());
        final int one = tables.map.hex(0, HexName.parse("B4").orElseThrow());
        final int other = tables.map.hex(1, HexName.parse("I1").orElseThrow());
        final Sight sight = new Sight(new BattleState(tables));
        assertFalse(sight.ground(one, other));
        assertFalse(sight.ground(other, one));
        assertFalse(sight.fromTheAir(one, other), "S7: any line");
        assertFalse(sight.fromTheAir(other, one));
    }

    @ParameterizedTest
    @CsvSource({
        "CCCCKCC, CCCCCC, true",
        "CCCCKCC, CCCbCC, true",
        "CCCbKCC, CCCbCC, false",
        "CCCbCCC, CCCbCC, true",
        "CCCCKCC, CCCKCC, false"
    })
    void mixedEdges(final String d, final String e, final boolean sees) { // SF-LOS-5, SF-LOS-6
        // the line E5-C2 runs along the edge D4/E4, through D3 and along the edge C3/D2
        final GameTables tables = tables(
                "{A: CCCCCC, B: CCCCCCC, C: CCCCCC, D: " + d + ", E: " + e + ", F: CCCCCCC, G: CCCCCC, H: CCCCCCC, "
                        + "I: CCCCCC, J: CCCCCCC, K: CCCCCC}",
                "[]");
        assertEquals(sees, new Sight(new BattleState(tables)).ground(hex(tables, "E5"), hex(tables, "C2")));
    }

    @ParameterizedTest
    @CsvSource({"half-hex, true", "whole-hex, false"})
    void shapesOfBuildings(final String option, final boolean sees) { // AMB-24, SF-LOS-3, SF-LOS-10
        // the line A1-C3 cuts a corner of B1, and not its silhouette
        final GameTables tables = new GameTables(Content.load(
                        "battles/01-village-assault.yaml",
                        "maps.map-1.columns={A: CCCCCC, B: CBCCCCC, C: CCCCCC, D: CCCCCCC, E: CCCCCC, F: CCCCCCC, "
                                + "G: CCCCCC, H: CCCCCCC, I: CCCCCC, J: CCCCCCC, K: CCCCCC}",
                        "maps.map-1.roads=[]",
                        "battle.maps=[{map: map-1}]",
                        "options.silhouettes=" + option)
                .game());
        assertEquals(sees, new Sight(new BattleState(tables)).ground(hex(tables, "A1"), hex(tables, "C3")));
    }

    @Test
    void smokeAndVehicles() { // SF-LOS-3, SF-LOS-4, SF-LOS-7
        final GameTables tables = tables(
                "{A: CCCCCC, B: CCCCCCC, C: CbCCCC, D: CCCCCCC, E: CCCCCC, F: CCCCCCC, G: CCCCCC, H: CCCCCCC, "
                        + "I: CCCCCC, J: CCCCCCC, K: CCCCCC}",
                "[]");
        final BattleState state = new BattleState(tables);
        final Sight sight = new Sight(state);
        final int from = hex(tables, "C1");
        final int to = hex(tables, "C5");
        assertTrue(sight.ground(from, to), "brush in C2 alone");
        state.wreck[hex(tables, "C2")] = true;
        assertTrue(sight.ground(from, to), "a hex counts once");
        state.wreck[hex(tables, "C3")] = true;
        assertFalse(sight.ground(from, to), "two degrade");
        state.wreck[hex(tables, "C3")] = false;
        state.smoke[hex(tables, "C4")] = 1;
        assertFalse(sight.ground(from, to));
        assertFalse(sight.fromTheAir(from, to));
        state.smoke[hex(tables, "C4")] = 0;
        state.smoke[to] = 2;
        assertTrue(sight.ground(from, to), "SF-LOS-2");
    }
}
