package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PlainSightTest {

    @ParameterizedTest
    @CsvFileSource(
            resources = "/org/sitrep/rulesets/purplehaze/plain-line-of-sight.csv",
            useHeadersInDisplayName = true,
            emptyValue = "")
    void crossesTheSpacesOfTheTable(String shooter, String target, int range, String crossed) {
        Space marine = space(shooter);
        Space enemy = space(target);
        assertEquals(range, PlainSight.range(marine, enemy));
        assertEquals(crossed == null ? "" : crossed, crossed(marine, enemy));
    }

    /** The table gives column 1 only; the board is symmetric, so a mirrored line crosses the mirrored spaces. */
    @Test
    void mirroredLinesCrossMirroredSpaces() {
        for (Space marine : Space.all()) {
            for (Space enemy : Space.all()) {
                PlainSight sight = PlainSight.between(marine, enemy);
                PlainSight mirrored = PlainSight.between(mirror(marine), mirror(enemy));
                assertEquals(
                        sorted(sight.marineSpaces().stream().map(PlainSightTest::mirror)),
                        sorted(mirrored.marineSpaces().stream()));
                assertEquals(
                        sorted(sight.enemySpaces().stream().map(PlainSightTest::mirror)),
                        sorted(mirrored.enemySpaces().stream()));
            }
        }
    }

    /** Turning the board round swaps the halves, so columns 2 and 3 are held from the other side as well. */
    @Test
    void theHalvesAreAlike() {
        for (Space marine : Space.all()) {
            for (Space enemy : Space.all()) {
                assertEquals(
                        PlainSight.between(marine, enemy).marineSpaces(),
                        PlainSight.between(enemy, marine).enemySpaces());
            }
        }
    }

    /** WE-31: the arrangement of the rulebook's example on the house grid, with the crossings of WE-22 to WE-24. */
    @Test
    void theExampleArrangementIsReproduced_WE31() {
        Space shooter = Space.at(2, 4);
        List<Space> enemies = List.of(Space.at(2, 1), Space.at(3, 3), Space.at(2, 3), Space.at(1, 2));
        assertEquals(List.of(1, 1), crossings(shooter, Space.at(2, 1), enemies), "enemy 1: one Marine, one Enemy");
        assertEquals(List.of(0, 1), crossings(shooter, Space.at(3, 3), enemies), "enemy 2: one Enemy");
        assertEquals(List.of(0, 0), crossings(shooter, Space.at(2, 3), enemies), "enemy 3: clear");
    }

    @Test
    void noLineIsBlockedByItsOwnEnds() {
        for (Space marine : Space.all()) {
            for (Space enemy : Space.all()) {
                assertTrue(!PlainSight.between(marine, enemy).marineSpaces().contains(marine));
                assertTrue(!PlainSight.between(marine, enemy).enemySpaces().contains(enemy));
            }
        }
    }

    private static List<Integer> crossings(Space shooter, Space target, List<Space> enemies) {
        PlainSight sight = PlainSight.between(shooter, target);
        return List.of(sight.marineSpaces().contains(Space.at(1, 3)) ? 1 : 0, (int)
                sight.enemySpaces().stream().filter(enemies::contains).count());
    }

    private static Space space(String code) {
        return Space.at(code.charAt(1) - '0', code.charAt(2) - '0');
    }

    private static Space mirror(Space space) {
        return Space.at(space.row(), Space.COLUMNS + 1 - space.column());
    }

    private static List<String> sorted(Stream<Space> spaces) {
        return spaces.map(Space::toString).sorted().toList();
    }

    private static String crossed(Space marine, Space enemy) {
        PlainSight sight = PlainSight.between(marine, enemy);
        return String.join(
                " ",
                Stream.concat(
                                sight.marineSpaces().stream().map(space -> "M" + space.row() + space.column()),
                                sight.enemySpaces().stream().map(space -> "E" + space.row() + space.column()))
                        .toList());
    }
}
