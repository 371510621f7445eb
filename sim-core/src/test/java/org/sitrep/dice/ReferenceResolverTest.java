package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The plain resolver on scripted dice and against the exact law. */
class ReferenceResolverTest {
    @Test
    void PH_DICE_7_WE_01_scriptedThrow() {
        final Iterator<Integer> script =
                List.of(4, 5, 5, 3, 4, 5, 6, 6, 6, 3, 5).iterator();
        final ReferenceResolver resolver = new ReferenceResolver(MatchRule.STANDARD).resolve(script::next, 3, 6, 2);
        assertFalse(script.hasNext(), "scripted dice left over");
        assertEquals(
                "Focus 4 5 5, Strike 3 4 5 6 6 6, Crit 3 5", resolver.dice().toString());
        assertEquals(11, resolver.totalHits());
        assertEquals(6, resolver.hits(5));
        assertFalse(resolver.isCritical());
    }

    @ParameterizedTest
    @CsvSource({"3,4,0", "2,6,2", "4,12,3", "8,20,8"})
    void throwsFollowTheExactLaw(final int focus, final int strike, final int crit) {
        final SplittableRandom random = new SplittableRandom(321);
        final ReferenceResolver resolver = new ReferenceResolver(MatchRule.STANDARD);
        final LawCells cells = new LawCells(
                ExactLaw.of(MatchRule.STANDARD, focus, strike, crit).total());
        for (int i = 0; i < 40_000; i++) {
            resolver.resolve(() -> random.nextInt(1, 7), focus, strike, crit);
            cells.count(resolver.totalHits(), resolver.isCritical());
        }
        cells.assertFits("plain throws of " + focus + "/" + strike + "/" + crit);
    }
}
