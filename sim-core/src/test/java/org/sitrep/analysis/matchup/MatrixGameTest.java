package org.sitrep.analysis.matchup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MatrixGameTest {
    private static final double NEAR = 1e-9;

    @Test
    void rockPaperScissorsIsMixedEvenly() {
        final MatrixGame game = MatrixGame.solve(new double[][] {{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}});
        assertEquals(0, game.value(), NEAR);
        assertArrayEquals(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, game.rows(), NEAR);
        assertArrayEquals(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, game.columns(), NEAR);
    }

    /** By hand: the rows are played 2 to 3, the columns 1 to 4, for 1/5. */
    @Test
    void twoByTwoByHand() {
        final MatrixGame game = MatrixGame.solve(new double[][] {{5, -1}, {-3, 1}});
        assertEquals(0.2, game.value(), NEAR);
        assertArrayEquals(new double[] {0.4, 0.6}, game.rows(), NEAR);
        assertArrayEquals(new double[] {0.2, 0.8}, game.columns(), NEAR);
    }

    @Test
    void aSaddlePointIsPlayedPurely() {
        final MatrixGame game = MatrixGame.solve(new double[][] {{0.6, 0.9}, {0.2, 0.4}});
        assertEquals(0.6, game.value(), NEAR);
        assertArrayEquals(new double[] {1, 0}, game.rows(), NEAR);
        assertArrayEquals(new double[] {1, 0}, game.columns(), NEAR);
    }

    @Test
    void oneRowGetsItsLeast() {
        assertEquals(0.25, MatrixGame.solve(new double[][] {{0.5, 0.25, 0.75}}).value(), NEAR);
        assertThrows(IllegalArgumentException.class, () -> MatrixGame.solve(new double[0][]));
    }

    /** Neither mixture can be exploited by any pure answer, which proves the value; also with equal rows. */
    @Test
    void noAnswerBeatsEitherMixture() {
        final Random random = new Random(1967);
        for (int n = 0; n < 500; n++) {
            final double[][] payoffs = new double[1 + random.nextInt(8)][1 + random.nextInt(8)];
            for (final double[] row : payoffs) {
                for (int column = 0; column < row.length; column++) {
                    row[column] = random.nextInt(5) / 4.0;
                }
            }
            final MatrixGame game = MatrixGame.solve(payoffs);
            assertEquals(game.value(), MatrixGame.least(payoffs, game.rows()), NEAR);
            for (final double[] row : payoffs) {
                double sum = 0;
                for (int column = 0; column < row.length; column++) {
                    sum += game.columns()[column] * row[column];
                }
                assertTrue(sum <= game.value() + NEAR);
            }
        }
    }
}
