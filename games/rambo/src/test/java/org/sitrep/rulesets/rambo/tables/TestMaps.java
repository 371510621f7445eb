package org.sitrep.rulesets.rambo.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.Mission.TilePlace;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.definition.Tile.RedLine;
import org.sitrep.rulesets.rambo.definition.Tile.Side;

/** Maps of the tests: the six tile faces, three missions laid with them, and maps by chance. */
final class TestMaps {
    /** Tile faces T1 to T6. */
    static final Map<String, Tile> TILES = Stream.of(
                    tile("T1", "cc...tt. c....tt. ....ctt. ..cc.... ..cc.... .......c ......cc .....cc."),
                    tile("T2", "..cc.... ..cc..c. ......c. tttt.... tttt..cc ......cc .c...... .cc....."),
                    tile("T3", "...cc... .##cc... .##....c .......c cc..tt.. c...tt.. ....##.. ..c.##.."),
                    tile(
                            "T4",
                            "........ .##..##. .##..##. ........ .c....c. cc....cc ........ ...cc...",
                            "H(0,6) H(1,6) H(2,6) H(5,6) H(6,6) H(7,6)"),
                    tile(
                            "T5",
                            "..c..c.. .##..... .##..cc. .....cc. c...##.. c...##.. ..c..... ..c..c..",
                            "V(4,0) V(4,1)"),
                    tile("T6", ".c...... cc..tttt ....tttt ..ttttc. .ttttcc. tttt.... ttt...c. ......c."))
            .collect(Collectors.toMap(Tile::id, Function.identity()));

    /** The map of Mission 1. */
    static final MapPlan MISSION_1 = laid("T2 0 0 0", "T4 8 0 0", "T1 0 8 0", "T3 8 8 0");
    /** The map of Cage Run: its lower right quarter has no tile. */
    static final MapPlan CAGE_RUN = laid("T6 0 0 0", "T4 8 0 1", "T1 0 8 2");
    /** The map of Powder Store. */
    static final MapPlan POWDER_STORE = laid("T5 0 0 0", "T6 8 0 1", "T1 0 8 0", "T3 8 8 0");

    private TestMaps() {}

    private static Tile tile(final String id, final String rows) {
        return tile(id, rows, "");
    }

    private static Tile tile(final String id, final String rows, final String redLines) {
        return new Tile(id, id, List.of(rows.split(" ")), redLines(redLines));
    }

    /** Returns the plan of tiles, each written as its id, column, row and quarter turns. */
    static MapPlan laid(final String... tiles) {
        final List<TilePlace> places = new ArrayList<>();
        for (final String tile : tiles) {
            final String[] parts = tile.split(" ");
            places.add(new TilePlace(
                    parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3])));
        }
        return MapPlan.of(TILES, places);
    }

    /**
     * Returns red lines written like {@code V(3,1) H(0,6)}: V along the west side of the space, H along its north side.
     */
    static List<RedLine> redLines(final String text) {
        return Arrays.stream(text.split(" "))
                .filter(line -> !line.isEmpty())
                .map(TestMaps::redLine)
                .toList();
    }

    private static RedLine redLine(final String text) {
        final int comma = text.indexOf(',');
        return new RedLine(
                text.charAt(0) == 'V' ? Side.WEST : Side.NORTH,
                Integer.parseInt(text.substring(2, comma)),
                Integer.parseInt(text.substring(comma + 1, text.length() - 1)));
    }

    /** Returns an open map without red lines. */
    static MapPlan open(final int width, final int height) {
        return MapPlan.of(List.of((".".repeat(width) + "\n").repeat(height).split("\n")), List.of());
    }

    /**
     * Returns a map by chance: one space of eight impassable, some rough, some cover, and that part of the borders red.
     */
    static MapPlan random(final int width, final int height, final double red, final RandomGenerator chance) {
        final List<String> rows = new ArrayList<>();
        final List<RedLine> lines = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            final StringBuilder row = new StringBuilder();
            for (int x = 0; x < width; x++) {
                row.append("....ctb#".charAt(chance.nextInt(8)));
                if (chance.nextDouble() < red) {
                    lines.add(new RedLine(Side.WEST, x, y));
                }
                if (chance.nextDouble() < red) {
                    lines.add(new RedLine(Side.NORTH, x, y));
                }
            }
            rows.add(row.toString());
        }
        return MapPlan.of(rows, lines);
    }

    /** The default readings. */
    static final Options DEFAULT = Content.bound("missions/01-proof.yaml").options();

    /** Returns the table of a map by the default readings. */
    static MapTable table(final MapPlan plan) {
        return new MapTable(plan, DEFAULT);
    }
}
