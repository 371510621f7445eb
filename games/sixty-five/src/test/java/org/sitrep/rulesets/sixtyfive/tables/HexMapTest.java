package org.sitrep.rulesets.sixtyfive.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.HexName;

/** Tests the grid by the worked examples of SF-COMP-6, SF-MAP-1 to SF-MAP-3 and SF-LOS-9. */
class HexMapTest {
    private static GameTables tables(final String battle) {
        return new GameTables(Content.load("battles/" + battle + ".yaml").game());
    }

    static Stream<String> battles() {
        return Content.in(Content.FOLDER, "battles").stream().map(file -> file.replaceAll("battles/|\\.yaml", ""));
    }

    private static int hex(final GameTables tables, final int place, final String name) {
        return tables.map.hex(place - 1, HexName.parse(name).orElseThrow());
    }

    @Test
    void wireIsAChain() { // EX-28
        final GameTables tables = tables("05-tanks-in-the-wire");
        final int[] wire = tables.battle.wire;
        assertEquals(11, wire.length);
        IntStream.range(1, wire.length).forEach(i -> assertEquals(1, tables.map.distance(wire[i - 1], wire[i])));
    }

    @Test
    void artilleryTriangle() { // EX-20, EX-29, EX-30
        final GameTables tables = tables("05-tanks-in-the-wire");
        assertEquals(2, tables.map.distance(hex(tables, 2, "E2"), hex(tables, 2, "E4")));
        assertEquals(1, tables.map.distance(hex(tables, 1, "E3"), hex(tables, 1, "E4")));
        assertEquals(1, tables.map.distance(hex(tables, 1, "E3"), hex(tables, 1, "F3")));
        assertEquals(1, tables.map.distance(hex(tables, 1, "E4"), hex(tables, 1, "F3")));
        assertEquals(7, tables.map.distance(hex(tables, 1, "J5"), hex(tables, 1, "C6")));
    }

    @Test
    void namesSayTheMap() { // SF-COMP-5
        final GameTables tables = tables("01-village-assault");
        assertEquals("2E2", tables.map.name(hex(tables, 2, "E2")));
    }

    @ParameterizedTest
    @CsvSource({"01-village-assault, 137", "04-clear, 203", "07-death-from-above, 208"})
    void hexesOfALayout(final String battle, final int hexes) { // SF-COMP-1, SF-COMP-7, SF-MAP-1
        assertEquals(hexes, tables(battle).map.count);
    }

    @ParameterizedTest
    @MethodSource("battles")
    void geometryIsSymmetric(final String battle) { // SF-ENG-5
        final GameTables tables = tables(battle);
        final HexMap map = tables.map;
        for (int one = 0; one < map.count; one++) {
            for (int direction = 0; direction < HexMap.SIDES; direction++) {
                final int next = map.neighbour(one, direction);
                if (next != HexMap.NONE) {
                    assertEquals(one, map.neighbour(next, (direction + 3) % HexMap.SIDES));
                    assertEquals(1, map.distance(one, next));
                }
            }
            for (int other = 0; other < map.count; other++) {
                assertEquals(map.distance(one, other), map.distance(other, one));
                assertEquals(items(tables, one, other), items(tables, other, one), map.name(one) + map.name(other));
            }
        }
    }

    private static String items(final GameTables tables, final int from, final int to) {
        return IntStream.range(tables.lines.first(from, to), tables.lines.end(from, to))
                .map(tables.lines::item)
                .map(item -> (item & SightLines.EDGE) == 0
                        ? item
                        : SightLines.EDGE
                                | Math.min(SightLines.hex(item), SightLines.second(item))
                                | Math.max(SightLines.hex(item), SightLines.second(item)) << 8)
                .sorted()
                .boxed()
                .toList()
                .toString();
    }

    @Test
    void lineOfTheTankExample() { // EX-87
        final GameTables tables = tables("05-tanks-in-the-wire");
        assertEquals("[1I2/1J2, 1I3, 1H3/1I4]", trace(tables, "J1", "H4"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B3|F3|[1C3/1C4, 1D3, 1E3/1E4]",
                "B3|E1|[1C3, 1C2, 1D2, 1D1]",
                "D3|F3|[1E3/1E4]",
                "D3|E1|[1D2, 1E2]"
            })
    void linesOfTheHelicopterExample(final String from, final String to, final String items) { // EX-98 to EX-100
        assertEquals(items, trace(tables("05-tanks-in-the-wire"), from, to));
    }

    private static String trace(final GameTables tables, final String from, final String to) {
        final int one = hex(tables, 1, from);
        final int other = hex(tables, 1, to);
        return IntStream.range(tables.lines.first(one, other), tables.lines.end(one, other))
                .mapToObj(i -> name(tables, tables.lines.item(i)))
                .toList()
                .toString()
                .replaceAll("2([A-K])", "1$1");
    }

    private static String name(final GameTables tables, final int item) {
        final String hex = tables.map.name(SightLines.hex(item));
        if ((item & SightLines.EDGE) == 0) {
            return hex;
        }
        final String other = tables.map.name(SightLines.second(item));
        return hex.compareTo(other) < 0 ? hex + "/" + other : other + "/" + hex;
    }

    @Test
    void mapsOfTheMountainMeet() { // SF-MAP-3
        final GameTables tables = tables("07-death-from-above");
        final int a1 = hex(tables, 3, "A1");
        final int a2 = hex(tables, 3, "A2");
        assertEquals(1, tables.map.distance(hex(tables, 2, "K2"), a1));
        assertEquals(1, tables.map.distance(hex(tables, 2, "K2"), a2));
    }

    @Test
    void roadsJoin() { // GAP-9
        final GameTables tables = tables("06-horror-on-highway-1");
        final int end = hex(tables, 1, "C6");
        final int next = hex(tables, 2, "C1");
        assertTrue((tables.map.road[end] & 1 << tables.map.direction(end, next)) != 0);
        final int last = hex(tables, 2, "I6");
        final int turned = hex(tables, 3, "C6");
        assertTrue((tables.map.road[last] & 1 << tables.map.direction(last, turned)) != 0);
    }
}
