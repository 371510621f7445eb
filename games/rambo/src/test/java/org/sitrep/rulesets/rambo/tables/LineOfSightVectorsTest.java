package org.sitrep.rulesets.rambo.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Lines of sight, adjacency and steps on nine small maps (WE-16 and part B of the examples; RB-LOS-1, -2, -4, RB-ADJ-1,
 * RB-MOVE-7).
 */
class LineOfSightVectorsTest {
    /**
     * Each a title; the rows of the map; the red lines beside those of impassable spaces; then in each line spaces a
     * and b, whether a sees b, whether b sees a, whether they are adjacent and whether there is a step between them.
     */
    private static final String VECTORS = """
            B-01 open ground
            ......
            ......
            ......
            ......
            0,0 5,3 clear clear no -
            0,0 5,0 clear clear no -

            B-02 single block
            ......
            ..#...
            ......
            ......
            0,1 5,1 blocked blocked no -
            1,1 3,1 blocked blocked no -
            1,0 3,0 clear clear no -
            1,0 3,2 blocked blocked no -
            0,0 3,2 clear clear no -
            1,1 2,0 clear clear yes yes
            2,0 3,1 clear clear yes yes
            0,1 4,2 clear clear no -
            0,1 4,0 clear clear no -

            B-03 straight wall over the whole height
            ......
            ......
            ......
            ......
            red V(3,0) V(3,1) V(3,2) V(3,3)
            2,1 3,1 blocked blocked no no
            2,1 3,2 blocked blocked no no
            0,0 5,3 blocked blocked no -

            B-04 wall of length 2, open at both ends
            ......
            ......
            ......
            ......
            red V(3,1) V(3,2)
            2,1 3,1 clear clear no no
            2,1 3,0 clear clear yes yes
            2,0 3,0 clear clear yes yes
            0,1 5,1 blocked blocked no -
            0,0 5,3 blocked blocked no -
            0,0 5,0 clear clear no -
            0,1 5,0 clear clear no -
            0,2 5,1 blocked blocked no -

            B-05 wall of length 1
            ......
            ......
            ......
            red V(3,1)
            2,1 3,1 clear clear no no
            0,1 5,1 blocked blocked no -
            2,0 3,1 clear clear yes yes
            0,0 5,2 clear clear no -

            B-06 corner (asymmetry)
            ....
            ....
            ....
            ....
            red V(2,1) H(1,1)
            1,1 2,1 clear clear no no
            1,1 2,0 clear blocked no no
            1,1 0,0 clear clear yes yes
            1,0 2,1 clear clear yes yes
            0,1 1,0 clear clear yes yes

            B-07 closed 2x2 room
            ......
            ......
            ......
            ......
            red V(2,1) V(2,2) V(4,1) V(4,2) H(2,1) H(3,1) H(2,3) H(3,3)
            2,1 1,1 blocked blocked no no
            2,1 1,0 blocked blocked no no
            2,2 0,3 blocked blocked no -
            3,1 5,1 blocked blocked no -
            2,1 3,2 clear clear yes yes

            B-08 2x2 room, door on the east side, upper space
            ......
            ......
            ......
            ......
            red V(2,1) V(2,2) V(4,2) H(2,1) H(3,1) H(2,3) H(3,3)
            2,1 4,1 clear clear no -
            2,2 4,1 clear clear no -
            3,2 4,1 clear clear yes yes
            3,2 5,0 clear clear no -
            2,1 5,3 clear clear no -

            B-09 two blocks touching at a corner
            ....
            .#..
            ..#.
            ....
            1,2 2,1 blocked blocked no no
            0,2 3,1 blocked blocked no -
            0,3 3,0 blocked blocked no -
            1,3 3,1 blocked blocked no -
            """;

    @TestFactory
    Stream<DynamicTest> vectors() {
        return Stream.of(VECTORS.split("\n\n")).map(section -> {
            final List<String> lines = section.lines().toList();
            return DynamicTest.dynamicTest(lines.get(0), () -> check(lines.subList(1, lines.size())));
        });
    }

    private static void check(final List<String> lines) {
        final List<String> rows = new ArrayList<>();
        final List<String> vectors = new ArrayList<>();
        String red = "";
        for (final String line : lines) {
            if (line.startsWith("red ")) {
                red = line.substring("red ".length());
            } else if (line.contains(",")) {
                vectors.add(line);
            } else {
                rows.add(line);
            }
        }
        final MapTable map = TestMaps.table(MapPlan.of(rows, TestMaps.redLines(red)));
        assertFalse(vectors.isEmpty());
        vectors.forEach(vector -> check(map, vector));
    }

    private static void check(final MapTable map, final String vector) {
        final String[] words = vector.split(" ");
        final int a = space(map, words[0]);
        final int b = space(map, words[1]);
        assertEquals(words[2].equals("clear"), map.sees(a, b), vector);
        assertEquals(words[3].equals("clear"), map.sees(b, a), vector);
        assertEquals(words[4].equals("yes"), map.adjacent(a, b), vector);
        assertEquals(words[4].equals("yes"), map.adjacent(b, a), vector);
        assertEquals(words[5].equals("yes"), step(map, a, b), vector);
        assertEquals(words[5].equals("yes"), step(map, b, a), vector);
    }

    private static int space(final MapTable map, final String text) {
        return map.space(text.charAt(0) - '0', text.charAt(2) - '0');
    }

    private static boolean step(final MapTable map, final int from, final int to) {
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            if (map.step(from, direction) == to) {
                return true;
            }
        }
        return false;
    }
}
