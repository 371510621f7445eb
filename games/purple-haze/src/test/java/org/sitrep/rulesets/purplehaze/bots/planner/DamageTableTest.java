package org.sitrep.rulesets.purplehaze.bots.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.dice.MatchRule;

/** The Damage that the planner expects on one face. */
class DamageTableTest {
    private static final int FACES = 6;
    private static final double TINY = 1e-12;

    private final DamageTable table = new DamageTable();

    /** Every throw of so many dice, each of which shows the face or one of five others. */
    private static double overAllThrows(final int focus, final int strike, final int crit, final int cover) {
        final int dice = focus + strike + crit;
        final long throwsOfAll = Math.round(Math.pow(FACES, dice));
        double sum = 0;
        for (long nth = 0; nth < throwsOfAll; nth++) {
            final int[] shown = new int[3];
            long rest = nth;
            for (int die = 0; die < dice; die++) {
                shown[die < focus ? 0 : die < focus + strike ? 1 : 2] += rest % FACES == 0 ? 1 : 0;
                rest /= FACES;
            }
            final int hits = MatchRule.STANDARD.faceHits(shown[0], shown[1], shown[2]);
            final boolean critical = MatchRule.STANDARD.criticalSteps(shown[0], shown[1], shown[2])
                    >= MatchRule.STANDARD.stepsToCritical();
            sum += critical ? hits : Math.max(0, hits - cover);
        }
        return sum / throwsOfAll;
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 0, 0", "2, 3, 1, 0", "2, 3, 1, 1", "2, 3, 2, 2", "3, 2, 2, 1", "1, 5, 1, 3"})
    void isTheMeanOverAllThrows(final int focus, final int strike, final int crit, final int cover) {
        table.use(MatchRule.STANDARD);
        assertEquals(overAllThrows(focus, strike, crit, cover), table.of(focus, strike, crit, cover), TINY);
    }

    /** PH-DICE-5. */
    @ParameterizedTest
    @CsvSource({"0, 8, 2", "-1, 8, 2"})
    void isNothingWithoutFocus(final int focus, final int strike, final int crit) {
        table.use(MatchRule.STANDARD);
        assertEquals(0, table.of(focus, strike, crit, 0));
    }
}
