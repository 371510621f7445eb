package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.commons.math3.analysis.integration.gauss.GaussIntegrator;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegratorFactory;
import org.junit.jupiter.api.Test;

/** Compares the declared rule of integration with that of the library, bit by bit. */
class GaffkeNodesTest {
    private static final double[][] INTERVALS = {{-1, 1}, {0, 1}, {1e-12, 3e-7}, {-5.25, 1e9}, {2, 2.0000001}};

    @Test
    void areThoseOfTheLibrary() {
        final GaussIntegratorFactory library = new GaussIntegratorFactory();
        for (final double[] interval : INTERVALS) {
            final GaussIntegrator own = GaffkeInterval.integrator(interval[0], interval[1]);
            final GaussIntegrator theirs = library.legendre(20, interval[0], interval[1]);
            assertEquals(theirs.getNumberOfPoints(), own.getNumberOfPoints());
            for (int i = 0; i < own.getNumberOfPoints(); i++) {
                assertEquals(theirs.getPoint(i), own.getPoint(i));
                assertEquals(theirs.getWeight(i), own.getWeight(i));
            }
        }
    }
}
