package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Mean;
import org.sitrep.stats.SumRatio;
import org.sitrep.stats.Wilson;

class EstimatesTest {
    private static final Capsule CAPSULE = Samples.capsule(0, 20_000);

    @Test
    void shouldListSlotsThenRatiosInTheLayoutsOrder() {
        final Map<String, Estimate> all = Estimates.of(CAPSULE);
        assertEquals(List.of("won", "killed", "met", "late", "score", "killRate"), List.copyOf(all.keySet()));
        assertEquals(
                List.of(Wilson.METHOD, Mean.STUDENT, Mean.STUDENT, Mean.STUDENT, Mean.STUDENT, SumRatio.METHOD),
                all.values().stream().map(Estimate::method).toList());
        assertThrows(UnsupportedOperationException.class, all::clear);
    }

    /**
     * The toy's truths: won 1/3; met uniform on 0 to 4; killed uniform on 0 to met, mean 1 of 2; late a die where anything was met; score the difference of two
     * dice. Fixed seed; at a level of 0.999 one of the six misses by chance with a probability of 0.006.
     */
    @Test
    void shouldCoverTheTruth() {
        final Map<String, Double> truth =
                Map.of("won", 1 / 3.0, "killed", 1.0, "met", 2.0, "late", 3.5, "score", 0.0, "killRate", 0.5);
        Estimates.of(CAPSULE, 0.999).forEach((name, e) -> {
            assertEquals(0.999, e.level());
            assertTrue(e.low() <= truth.get(name) && truth.get(name) <= e.high(), () -> name + " " + e);
        });
    }

    @Test
    void shouldRestOnTheMissionsWithTheSlot() {
        final Map<String, Estimate> all = Estimates.of(CAPSULE);
        assertEquals(CAPSULE.completed(), all.get("won").n());
        assertEquals(
                CAPSULE.completed() - CAPSULE.tallies().get(ToyScenario.MET).counts()[0],
                all.get("late").n());
    }

    @Test
    void shouldGiveQuantilesInTheSlotsUnit() {
        final Map<String, Estimate> quantiles = Estimates.quantiles(CAPSULE, "score");
        assertEquals(List.of("p05", "median", "p95"), List.copyOf(quantiles.keySet()));
        // Differences of two dice: below -3 in 3 of 36, below -4 in 1; so p05 is -4, times 3, in halves.
        assertEquals(-6, quantiles.get("p05").value());
        assertEquals(0, quantiles.get("median").value());
        assertEquals(6, quantiles.get("p95").value());
        assertThrows(IllegalArgumentException.class, () -> Estimates.quantiles(CAPSULE, "killRate"));
    }
}
