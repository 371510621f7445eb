package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.sitrep.rulesets.purplehaze.definition.Board;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.LineOfSight;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;

/** Lines of sight on the house geometry (PH-LOS-1, PH-LOS-2, PH-LOS-7, AMB-26 to AMB-28). */
class LineOfSightTest extends RulesTest {
    private static final int ALL = (1 << Space.COUNT) - 1;

    private static int space(final String code) {
        return new Space(code.charAt(1) - '0', code.charAt(2) - '0').index();
    }

    private static int mirror(final int space) {
        return space - space % Space.COLUMNS + Space.COLUMNS - 1 - space % Space.COLUMNS;
    }

    private static int marineSpaces(final LineOfSight sight, final int from, final int to) {
        return sight.crossed(from, to) & ALL;
    }

    private static int enemySpaces(final LineOfSight sight, final int from, final int to) {
        return sight.crossed(from, to) >>> Space.COUNT & ALL;
    }

    private static String crossed(final LineOfSight sight, final int from, final int to, final boolean mirrored) {
        final List<String> texts = new ArrayList<>();
        texts.addAll(texts("M", marineSpaces(sight, from, to), mirrored));
        texts.addAll(texts("E", enemySpaces(sight, from, to), mirrored));
        return String.join(" ", texts);
    }

    private static List<String> texts(final String half, final int mask, final boolean mirrored) {
        final List<String> texts = new ArrayList<>();
        for (int i = 0; i < Space.COUNT; i++) {
            final int index = mirrored ? mirror(i) : i;
            if ((mask & 1 << index) != 0) {
                final Space space = Space.of(i);
                texts.add(half + space.row() + space.column());
            }
        }
        return texts.stream().sorted().toList();
    }

    @ParameterizedTest
    @CsvFileSource(
            resources = "/org/sitrep/rulesets/purplehaze/plain-line-of-sight.csv",
            useHeadersInDisplayName = true,
            emptyValue = "")
    void PH_LOS_7_everyLineOfTheTableAndItsMirrorImage(
            final String shooter, final String target, final int range, final String crossed) {
        final Firefight fight = fight();
        final LineOfSight sight = fight.tables.board.lineOfSight;
        final int from = space(shooter);
        final int to = space(target);
        final String expected = crossed == null ? "" : crossed;
        assertEquals(range, fight.tables.board.range(from, to));
        assertEquals(expected, crossed(sight, from, to, false));
        assertEquals(range, fight.tables.board.range(mirror(from), mirror(to)));
        assertEquals(expected, crossed(sight, mirror(from), mirror(to), true));
    }

    /**
     * The table gives columns 1 and 4 only; turning the board round swaps the halves and holds columns 2 and 3 as
     * targets.
     */
    @Test
    void PH_LOS_7_theHalvesAreAlike() {
        final LineOfSight sight = fight().tables.board.lineOfSight;
        for (int from = 0; from < Space.COUNT; from++) {
            for (int to = 0; to < Space.COUNT; to++) {
                assertEquals(marineSpaces(sight, from, to), enemySpaces(sight, to, from));
            }
        }
    }

    @Test
    void PH_LOS_1_noLineIsBlockedByItsOwnEnds() {
        final LineOfSight sight = fight().tables.board.lineOfSight;
        for (int from = 0; from < Space.COUNT; from++) {
            for (int to = 0; to < Space.COUNT; to++) {
                assertEquals(0, marineSpaces(sight, from, to) & 1 << from);
                assertEquals(0, enemySpaces(sight, from, to) & 1 << to);
            }
        }
    }

    private Firefight exampleArrangement() {
        return fight().onlyOnBoard(1, 2)
                .marine(1, "r2c4")
                .marine(2, "r1c3")
                .enemy("r2c1", "F01")
                .enemy("r3c3", "F02")
                .enemy("r2c3", "F03")
                .enemy("r1c2", "F04");
    }

    @Test
    void WE_31_theExampleArrangementOnTheHouseGrid() {
        final Firefight fight = exampleArrangement();
        final int[] penalties = {2, 1, 0};
        final String[] targets = {"r2c1", "r3c3", "r2c3"};
        for (int i = 0; i < targets.length; i++) {
            assertEquals(penalties[i], Aim.lineOfSightPenalty(fight.state, 0, Firefight.at(targets[i])), targets[i]);
        }
    }

    @Test
    void PH_LOS_1_hardCoverNeverBlocks() {
        final Firefight fight = exampleArrangement();
        fight.state.enemyHardCover = ALL;
        fight.state.marineHardCover = ALL;
        assertEquals(0, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r2c3")));
    }

    @Test
    void PH_LOS_2_smokeCountsFromTheShootersOwnColumn() {
        final Firefight fight = fight().onlyOnBoard(1).marine(1, "r1c2").enemy("r1c2", "F01");
        assertEquals(0, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r1c2")));
        fight.smoke(2, 2);
        assertEquals(2, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r1c2")));
        fight.smoke(2, 1);
        assertEquals(1, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r1c2")));
    }

    @Test
    void PH_LOS_2_smokeCrossedOverTheCentreOrTheEnemyHalfDoesNotCount() {
        // From the front row the line to r3c3 leaves the Marine half in its own column.
        final Firefight fight = fight().onlyOnBoard(1).marine(1, "r1c1").enemy("r3c3", "F01");
        fight.smoke(2, 2).smoke(3, 2);
        assertEquals(0, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r3c3")));
    }

    /** The line M31-E13 crosses M21 and M12, so smoke on columns 1 and 2 hinders it, each once. */
    @Test
    void AMB_29_severalSmokeColumnsEachCountOnce() {
        final Firefight fight = fight().onlyOnBoard(1).marine(1, "r3c1").enemy("r1c3", "F01");
        fight.smoke(2, 2);
        assertEquals(2, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r1c3")));
        fight.smoke(1, 1);
        assertEquals(3, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r1c3")));
        fight.smoke(1, 0).smoke(2, 0).smoke(3, 2);
        assertEquals(0, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r1c3")));
    }

    @Test
    void AMB_26_theSmallBoardHasItsTwoMiddleColumns() {
        assertEquals(ALL, fight().tables.board.spaces);
        final GameData small = Content.load("combats/patrol.yaml", List.of("overlays/small-board.yaml"), List.of())
                .game();
        final GameTables tables = new GameTables(small);
        assertEquals(0x666, tables.board.spaces);
        final SetUpTable setUp = BoxTable.atStart(tables);
        assertEquals(0, setUp.marineSpaces & ~0x666);
        for (final int space : setUp.enemySpace) {
            assertTrue((0x666 & 1 << space) != 0, Space.of(space).toString());
        }
    }

    @Test
    void AMB_27_theCentreStripMayCountAsARow() {
        assertEquals(1, fight().tables.board.range(Firefight.at("r1c1"), Firefight.at("r1c4")));
        assertEquals(5, fight().tables.board.range(Firefight.at("r3c1"), Firefight.at("r3c4")));
        final Firefight strip = fight("options.rangeCounts=centre-strip-too");
        assertEquals(2, strip.tables.board.range(Firefight.at("r1c1"), Firefight.at("r1c4")));
        assertEquals(6, strip.tables.board.range(Firefight.at("r3c1"), Firefight.at("r3c4")));
        strip.enemy("r3c1", "F01").marine(6, "r3c1");
        assertTrue(
                strip.firstOrders(6).stream().noneMatch(order -> order.startsWith("fire")),
                "range 6 is beyond every weapon");
    }

    /**
     * With dots half a cell from the middle of their spaces the line from M21 runs from (0.5, -1) to (3.5, 1) at E14,
     * and passes the middle of M11, (0.5, -0.5), at a distance of 1.5 / sqrt(13): a circle of that radius is touched
     * and not cut.
     */
    @Test
    void AMB_28_aTouchedCircleMayCountOrNot() {
        final double touching = 1.5 / Math.sqrt(13);
        assertEquals(Firefight.mask("r1c1", "r1c2"), marineSpacesCrossed(touching, true));
        assertEquals(Firefight.mask("r1c2"), marineSpacesCrossed(touching, false));
        assertEquals(Firefight.mask("r1c2"), marineSpacesCrossed(touching - 1e-6, true));
        // Contact is doubtful within 0.06 of a cell of the edge.
        assertEquals(Firefight.mask("r1c2"), marineSpacesCrossed(touching + 0.06 - 1e-6, false));
        assertEquals(Firefight.mask("r1c1", "r1c2"), marineSpacesCrossed(touching + 0.06 + 1e-6, false));
    }

    private static int marineSpacesCrossed(final double radius, final boolean touchCrosses) {
        final Board board = new Board(radius, 1.0, 0.5 - radius, List.of());
        return marineSpaces(new LineOfSight(board, touchCrosses), Firefight.at("r2c1"), Firefight.at("r1c4"));
    }

    @Test
    void AMB_28_theReadingsDifferOnTheHouseBoard() {
        final LineOfSight crosses = fight().tables.board.lineOfSight;
        final LineOfSight crossesNot = fight("options.touchedCircle=crosses-not").tables.board.lineOfSight;
        int fewer = 0;
        for (int from = 0; from < Space.COUNT; from++) {
            for (int to = 0; to < Space.COUNT; to++) {
                final int clear = marineSpaces(crossesNot, from, to);
                assertEquals(0, clear & ~marineSpaces(crosses, from, to), "what is clearly cut is crossed anyway");
                fewer += clear == marineSpaces(crosses, from, to) ? 0 : 1;
            }
        }
        assertTrue(fewer > 0, "some line grazes a circle");
    }

    @Test
    void AMB_28_theOptionReachesTheBoard() {
        final String radius = "board.circleRadius=" + 1.5 / Math.sqrt(13);
        final String gap = "board.dotGap=" + (0.5 - 1.5 / Math.sqrt(13));
        final int from = Firefight.at("r2c1");
        final int to = Firefight.at("r1c4");
        final LineOfSight crosses = fight(radius, gap).tables.board.lineOfSight;
        final LineOfSight crossesNot = fight(radius, gap, "options.touchedCircle=crosses-not").tables.board.lineOfSight;
        assertEquals(Firefight.mask("r1c1", "r1c2"), marineSpaces(crosses, from, to));
        assertEquals(Firefight.mask("r1c2"), marineSpaces(crossesNot, from, to));
    }
}
