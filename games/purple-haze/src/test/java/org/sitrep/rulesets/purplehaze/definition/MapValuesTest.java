package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The maps against GAP-14. */
class MapValuesTest {
    private static final GameData GAME = Content.bound("campaign.yaml");

    /** Percent of the Spaces in play; where the list of house values names none, none is on the map. */
    @ParameterizedTest
    @CsvSource({
        "northern, paddy, 20", "northern, jungle, 35", "northern, hilly, 30", "northern, mountainous, 15",
        "northern, urban, 0", "southern, paddy, 40", "southern, jungle, 35", "southern, hilly, 20",
        "southern, mountainous, 5", "southern, urban, 0", "quang-long, urban, 55", "quang-long, paddy, 45",
        "quang-long, jungle, 0", "quang-long, hilly, 0", "quang-long, mountainous, 0"
    })
    void terrainIsMixedAsListed(final String id, final String terrain, final int percent) {
        final MapSheet map = GAME.maps().get(id);
        final long all =
                letters(map).filter(letter -> letter != MapSheet.OUT_OF_PLAY).count();
        final long of = letters(map)
                .filter(letter -> terrain.equals(map.legend().get(Character.toString(letter))))
                .count();
        assertEquals(percent, 100.0 * of / all, 4, id);
    }

    private static IntStream letters(final MapSheet map) {
        return map.rows().stream().flatMapToInt(String::chars);
    }

    @ParameterizedTest
    @CsvSource({"northern, 10, 8", "southern, 10, 8", "quang-long, 8, 6"})
    void size(final String id, final int columns, final int rows) {
        final MapSheet map = GAME.maps().get(id);
        assertEquals(rows, map.rows().size());
        map.rows().forEach(row -> assertEquals(columns, row.length(), row));
    }

    /** Every letter is in the legend and the other way round, and the legend names Terrain of the game. */
    @ParameterizedTest
    @ValueSource(strings = {"northern", "southern", "quang-long"})
    void legend(final String id) {
        final MapSheet map = GAME.maps().get(id);
        final Set<String> used = new TreeSet<>();
        letters(map)
                .filter(letter -> letter != MapSheet.OUT_OF_PLAY)
                .forEach(letter -> used.add(Character.toString(letter)));
        assertEquals(used, map.legend().keySet());
        assertTrue(GAME.terrain().keySet().containsAll(map.legend().values()), id);
    }

    /** Whatever is in play can be walked to. */
    @ParameterizedTest
    @CsvSource({"northern, A1, 75", "southern, A1, 75", "quang-long, A1, 42"})
    void inOnePiece(final String id, final String from, final int spaces) {
        assertEquals(
                spaces,
                new Marches(GAME, id).from(MapSpace.parse(from).orElseThrow()).size());
        assertEquals(
                spaces,
                letters(GAME.maps().get(id))
                        .filter(letter -> letter != MapSheet.OUT_OF_PLAY)
                        .count());
    }

    /**
     * Ridges, valleys and the two bridges: fewest Marches, Stamina of the cheapest way of so few, Stamina of the
     * cheapest of all.
     */
    @ParameterizedTest
    @CsvSource({
        "northern, D2, I6, 5 14 10",
        "northern, I7, D2, 5 15 11",
        "northern, J6, C1, 7 19 15",
        "southern, J2, D8, 6 16 12",
        "southern, G6, J4, 3 8 6",
        "quang-long, E3, E5, 4 4 4"
    })
    void waysAreAChoice(final String id, final String from, final String to, final String expected) {
        assertEquals(expected, new Marches(GAME, id).shortestAndCheapest(from, to));
    }
}
