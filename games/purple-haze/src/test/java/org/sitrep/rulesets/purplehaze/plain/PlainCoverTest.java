package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlainCoverTest {

    @Test
    void softCoverAbsorbsTwoOfThreeHits_WE10() {
        assertEquals(new PlainCover(0, 1), PlainCover.take(3, 2, 0, 0, false)); // 3 hit points become 2
    }

    @Test
    void oneHitCostsOneSoftCover_WE11() {
        assertEquals(new PlainCover(1, 0), PlainCover.take(1, 2, 0, 0, false));
    }

    @Test
    void theStripComesBeforeHardCover_WE12() {
        assertEquals(new PlainCover(0, 3), PlainCover.take(4, 1, 1, 1, false));
    }

    @Test
    void hardCoverGoesBeforeSoft_PH_HIT_1() {
        assertEquals(new PlainCover(2, 0), PlainCover.take(1, 2, 1, 0, false));
        assertEquals(new PlainCover(1, 0), PlainCover.take(2, 2, 1, 0, false));
    }

    @Test
    void aCriticalLeavesNoCover_PH_HIT_2() {
        assertEquals(new PlainCover(0, 5), PlainCover.take(5, 2, 1, 0, true));
    }

    @Test
    void aRollOfNothingStripsAllTheSame() {
        assertEquals(new PlainCover(0, 0), PlainCover.take(0, 2, 1, 2, false));
    }

    @Test
    void aStripNeverTakesMoreThanThereIs() {
        assertEquals(new PlainCover(0, 1), PlainCover.take(1, 1, 0, 3, false));
    }
}
