package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** What counts as a citation. */
class CitationsTest {
    @Test
    void numbersListsAndRanges() {
        assertEquals(Set.of("PH-MCH-4"), Citations.in("// PH-MCH-4: the worst one"));
        assertEquals(Set.of("PH-TAC-2", "PH-TAC-5", "PH-TAC-6"), Citations.in("(PH-TAC-2, 5, 6)"));
        assertEquals(Set.of("GAP-08", "GAP-09", "GAP-10"), Citations.in("GAP-08 to 10"));
        assertEquals(Set.of("GAP-08", "GAP-09", "GAP-10"), Citations.in("(GAP-08 to GAP-10)"));
        assertEquals(Set.of("PH-LOS-4", "AMB-29"), Citations.in("PH-LOS-4, AMB-29"));
    }

    @Test
    void otherNumbersAreNone() {
        assertEquals(Set.of("WE-54"), Citations.in("WE-54: 01.30H from SP 2"));
        assertEquals(Set.of("PH-BIV-2"), Citations.in("PH-BIV-2, 18:00 to 05:45"));
        assertEquals(Set.of(), Citations.in("PH-THR and what it says"));
    }

    @Test
    void examplesInNames() {
        assertEquals(Set.of("WE-22", "WE-23", "WE-24"), Citations.examplesIn("void WE_22_to_24_onTheBoard()"));
        assertEquals(Set.of("WE-55", "WE-70"), Citations.examplesIn("void successesAreSplit_WE55_WE70()"));
    }
}
