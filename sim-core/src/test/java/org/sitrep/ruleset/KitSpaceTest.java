package org.sitrep.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class KitSpaceTest {
    private static final int MOST = 3;
    private static final KitSpace SPACE = new KitSpace(
            List.of(
                    new KitSpace.Bearer("strong", "Strong", 6, List.of(0, 0), List.of(2, 3), false),
                    new KitSpace.Bearer("quick", "Quick", 3, List.of(0, 1), List.of(1, 2), true)),
            List.of(
                    new KitSpace.Pool("rifle", "Rifle", 1, 2, false, false),
                    new KitSpace.Pool("smoke", "Smoke", 0, 3, false, true)),
            List.of(
                    new KitSpace.Thing("rifle", "Rifle", 0, 3, true),
                    new KitSpace.Thing("smoke", "Smoke", 1, 1, false)),
            "Load");

    /** Over all kits of up to three of each thing: a fault is named where and only where something is not legal. */
    @Test
    void faultsAreNamedWhereAKitIsNotLegal() {
        for (int counts = 0; counts < Math.pow(MOST + 1, 4); counts++) {
            final int[][] kits = {{counts & MOST, counts >> 2 & MOST}, {counts >> 4 & MOST, counts >> 6 & MOST}};
            final Kits all = new Kits(kits);
            for (int bearer = 0; bearer < kits.length; bearer++) {
                assertEquals(
                        SPACE.isLegal(bearer, kits[bearer]),
                        SPACE.faults(bearer, kits[bearer]).isEmpty(),
                        all::toString);
            }
            assertEquals(SPACE.goTogether(all), SPACE.faults(all).isEmpty(), all::toString);
        }
    }

    @Test
    void faultsSayWhatIsTooMuchOrTooLittle() {
        assertEquals(List.of("8 Load; at most 6"), SPACE.faults(0, new int[] {2, 2}));
        assertEquals(List.of("nothing that arms Strong"), SPACE.faults(0, new int[] {0, 2}));
        assertEquals(List.of("0 Smoke; at least 1"), SPACE.faults(1, new int[] {0, 0}));
        assertTrue(SPACE.faults(new Kits(new int[][] {{2, 0}, {1, 0}})).contains("3 Rifle; at most 2"));
    }
}
