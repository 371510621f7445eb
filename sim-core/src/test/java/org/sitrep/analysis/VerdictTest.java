package org.sitrep.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Slot;

class VerdictTest {
    private static final Slot WON = Slot.flag("won", "Won", Slot.Better.HIGHER).leading();
    private static final Slot WOUNDS = Slot.count("wounds", "Wounds", "wounds", 9, Slot.Better.LOWER);
    private static final Slot ROUNDS = Slot.count("rounds", "Rounds", "rounds", 9, Slot.Better.LOWER);

    private static Map<Slot, Verdict> verdicts(final Verdict won, final Verdict wounds, final Verdict rounds) {
        final Map<Slot, Verdict> verdicts = new LinkedHashMap<>();
        verdicts.put(WOUNDS, wounds);
        verdicts.put(WON, won);
        verdicts.put(ROUNDS, rounds);
        return verdicts;
    }

    @ParameterizedTest
    @CsvSource({
        "WORSE, BETTER, BETTER, DOWNGRADE",
        "BETTER, WORSE, OPEN, UPGRADE",
        "OPEN, BETTER, WORSE, SIDEGRADE",
        "EQUAL, BETTER, OPEN, UPGRADE",
        "ALIKE, OPEN, WORSE, DOWNGRADE",
        "EQUAL, OPEN, ALIKE, OPEN",
        "EQUAL, ALIKE, ALIKE, EQUAL",
        "ALIKE, ALIKE, ALIKE, SAME",
    })
    void whereALeadingSlotDiffersTheOthersDoNotCount(
            final Verdict won, final Verdict wounds, final Verdict rounds, final Verdict.Overall overall) {
        assertEquals(overall, Verdict.overall(verdicts(won, wounds, rounds)));
    }

    @Test
    void itNamesThoseThatDecide() {
        assertEquals(List.of(WON), Verdict.deciding(verdicts(Verdict.WORSE, Verdict.BETTER, Verdict.OPEN)));
        assertEquals(List.of(WOUNDS, ROUNDS), Verdict.deciding(verdicts(Verdict.OPEN, Verdict.BETTER, Verdict.WORSE)));
        assertEquals(List.of(), Verdict.deciding(verdicts(Verdict.OPEN, Verdict.EQUAL, Verdict.ALIKE)));
    }

    @Test
    void slotsThatDoNotLeadCountAlike() {
        final Map<Slot, Verdict> both = new LinkedHashMap<>();
        both.put(WOUNDS, Verdict.WORSE);
        both.put(ROUNDS, Verdict.BETTER);
        assertEquals(Verdict.Overall.SIDEGRADE, Verdict.overall(both));
    }
}
