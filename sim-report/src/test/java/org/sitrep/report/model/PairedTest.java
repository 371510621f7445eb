package org.sitrep.report.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.PairedStep;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.PairSums;

class PairedTest {
    private static final Slot TURNS = Slot.count("turns", "Turns", "turns", 9, Slot.Better.LOWER);

    /** Two of 400 trials were aborted; the slot is present in 340 of the others. */
    @Test
    void aMeanOfFewerPairsSaysHowMany() {
        final PairSums some = new PairSums("turns", 340, 500, 900, 520, 950, 910, 12, -1, 2);
        assertEquals("12 of 340", Paired.differing(new PairedStep(0, 1, 400, 2, List.of(some)), TURNS));
        final PairSums all = new PairSums("turns", 398, 500, 900, 520, 950, 910, 12, -1, 2);
        assertEquals("12", Paired.differing(new PairedStep(0, 1, 400, 2, List.of(all)), TURNS));
    }
}
