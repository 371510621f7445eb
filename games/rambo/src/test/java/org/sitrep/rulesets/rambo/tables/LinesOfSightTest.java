package org.sitrep.rulesets.rambo.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.definition.Options.LinesApart;
import org.sitrep.rulesets.rambo.definition.Options.TouchingLines;

/** The test of RB-LOS-4 against a slow one that walks along each line ({@link TubeSight}), and its readings. */
class LinesOfSightTest {
    private static final double[] RED = {0.05, 0.12, 0.3};

    @ParameterizedTest
    @CsvSource({"CLEAR, APART", "CLEAR, ANY", "BLOCKED, APART", "BLOCKED, ANY"})
    void agreesWithAWalkAlongTheLineOnMapsByChance(final TouchingLines touching, final LinesApart apart) {
        final SplittableRandom chance = new SplittableRandom(7);
        int seen = 0;
        int unseen = 0;
        int oneWay = 0;
        for (int map = 0; map < 12; map++) {
            final MapPlan plan = TestMaps.random(6, 5, RED[map % RED.length], chance);
            final LineOfSight exact = new LineOfSight(plan, touching, apart);
            final TubeSight slow =
                    new TubeSight(plan, 12, touching == TouchingLines.BLOCKED, apart == LinesApart.APART);
            for (int pair = 0; pair < 30 * 30; pair++) {
                final int x = pair % 6;
                final int y = pair / 6 % 5;
                final int toX = pair / 30 % 6;
                final int toY = pair / 180;
                if (plan.open(x, y) && plan.open(toX, toY) && (x != toX || y != toY)) {
                    final boolean sees = exact.sees(x, y, toX, toY);

                    assertEquals(
                            slow.sees(x, y, toX, toY),
                            sees,
                            "map " + map + ": (" + x + "," + y + ") to (" + toX + "," + toY + ")");
                    seen += sees ? 1 : 0;
                    unseen += sees ? 0 : 1;
                    oneWay += sees != exact.sees(toX, toY, x, y) ? 1 : 0;
                }
            }
        }
        assertTrue(seen > 100 && unseen > 100, seen + " seen, " + unseen + " unseen");
        assertTrue(oneWay > 0, "RB-LOS-5");
    }

    @Test
    void agreesWithAWalkAlongTheLineOnTheMapsOfMissions() {
        final SplittableRandom chance = new SplittableRandom(11);
        for (final MapPlan plan : List.of(TestMaps.MISSION_1, TestMaps.CAGE_RUN, TestMaps.POWDER_STORE)) {
            final MapTable map = TestMaps.table(plan);
            final TubeSight slow = new TubeSight(plan, 33, false, true);
            for (int pair = 0; pair < 150; pair++) {
                final int from = chance.nextInt(map.spaces);
                final int to = chance.nextInt(map.spaces);
                final boolean open = from != to && !map.blocked(from) && !map.blocked(to);

                assertEquals(
                        open
                                ? slow.sees(map.x(from), map.y(from), map.x(to), map.y(to))
                                : from == to && !map.blocked(from),
                        map.sees(from, to),
                        from + " to " + to);
            }
        }
    }

    @Test
    void aStricterReadingNeverShowsMore() {
        final SplittableRandom chance = new SplittableRandom(13);
        for (int map = 0; map < 20; map++) {
            final MapPlan plan = TestMaps.random(8, 8, RED[map % RED.length], chance);
            final LineOfSight loose = new LineOfSight(plan, TouchingLines.CLEAR, LinesApart.ANY);
            final LineOfSight usual = new LineOfSight(plan, TouchingLines.CLEAR, LinesApart.APART);
            final LineOfSight strict = new LineOfSight(plan, TouchingLines.BLOCKED, LinesApart.APART);
            for (int pair = 0; pair < 64 * 64; pair++) {
                final int x = pair & 7;
                final int y = pair >> 3 & 7;
                final int toX = pair >> 6 & 7;
                final int toY = pair >> 9;
                if (strict.sees(x, y, toX, toY)) {
                    assertTrue(usual.sees(x, y, toX, toY));
                }
                if (usual.sees(x, y, toX, toY)) {
                    assertTrue(loose.sees(x, y, toX, toY));
                }
            }
        }
    }

    /**
     * AMB-LOS-2: through a gap one space high between two walls, along which a line from the far side can only look
     * edge-on.
     */
    @Test
    void linesThatLieOnOneAnotherShowATargetEdgeOn() {
        final MapPlan plan =
                MapPlan.of(List.of("......", "......", "......"), TestMaps.redLines("V(2,0) V(3,1) V(4,2) V(4,1)"));
        final LineOfSight apart = new LineOfSight(plan, TouchingLines.CLEAR, LinesApart.APART);
        final LineOfSight any = new LineOfSight(plan, TouchingLines.CLEAR, LinesApart.ANY);

        assertFalse(apart.sees(0, 1, 5, 1));
        assertTrue(any.sees(0, 1, 5, 1));
    }

    /** AMB-LOS-1: past the end of a wall, which all lines to the target touch. */
    @Test
    void touchingTheEndOfAWallBlocksByTheStrictReading() {
        final MapPlan plan = MapPlan.of(
                List.of("......", "......", "......", "......", "......"), TestMaps.redLines("V(3,2) V(3,3) V(3,4)"));
        final LineOfSight clear = new LineOfSight(plan, TouchingLines.CLEAR, LinesApart.APART);
        final LineOfSight strict = new LineOfSight(plan, TouchingLines.BLOCKED, LinesApart.APART);

        assertTrue(clear.sees(2, 3, 3, 1));
        assertFalse(strict.sees(2, 3, 3, 1));
        assertTrue(strict.sees(1, 1, 4, 1));
    }
}
