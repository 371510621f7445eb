package org.sitrep.analysis.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.check.DiceGame.Law;
import org.sitrep.engine.ToolVersion;
import org.sitrep.scenario.KeyOrder;

/**
 * How often a whole check cries wolf, where nothing has moved but all dice have: no test has a harder time. Margins are
 * 0.
 */
@Tag("slow")
class FalseAlarmTest {
    private static final int REPEATS = 1000;

    private static CheckOptions options(final double falseAlarm) {
        return new CheckOptions(false, 1, falseAlarm, CheckOptions.SAME_LEVEL);
    }

    private static BaselineEntry entry(final String file, final Law law, final long seed) {
        return DiceGame.entry(file, law, seed, 300, List.of("won", "killed", "late", "killed.perTurn"), metric -> 0);
    }

    private static int alarms(final double falseAlarm, final long firstSeed) {
        int alarms = 0;
        for (int repeat = 0; repeat < REPEATS; repeat++) {
            final long seed = firstSeed + repeat;
            final Baseline baseline = new Baseline(
                    "",
                    seed,
                    100,
                    KeyOrder.NONE,
                    List.of(entry("a.yaml", Law.PLAIN, seed), entry("b.yaml", Law.PLAIN.killing(6), seed)));
            final CheckResult result = new BalanceCheck(baseline, options(falseAlarm))
                    .run(
                            (e, entry) -> DiceGame.side((e == 0 ? Law.PLAIN : Law.PLAIN.killing(6)).onOtherDice()),
                            "",
                            "",
                            ToolVersion.UNKNOWN);
            alarms += result.verdict().compareTo(CheckVerdict.DIFFERS) >= 0 ? 1 : 0;
        }
        return alarms;
    }

    /**
     * At most 1 in 1000 by construction; with more than 6 of 1000 the test fails: false alarm of the test 8 × 10⁻⁵
     * (Poisson with mean 1).
     */
    @Test
    @Tag("deep")
    void aCheckIsWrongAtMostOnceInAThousandTimes() {
        final int alarms = alarms(CheckOptions.FALSE_ALARM, 1_000_000);
        assertTrue(alarms <= 6, alarms + " false alarms in " + REPEATS + " checks");
    }

    /**
     * The same with a chance that 1000 repeats can see: at most 50 are to be expected, the limit lies 5.5 standard
     * deviations higher, false alarm 2 × 10⁻⁷.
     */
    @Test
    void aCheckIsWrongNoMoreOftenThanItIsAllowedTo() {
        final int alarms = alarms(0.05, 2_000_000);
        assertTrue(alarms <= 88, alarms + " false alarms in " + REPEATS + " checks");
    }

    /**
     * A mean that lies just beyond its margin, on other dice, is called the same by at most 1 in 20 of checks whose
     * intervals have that level: at most 50 are to be expected, false alarm 2 × 10⁻⁷.
     */
    @Test
    void whatIsBeyondItsMarginIsCalledTheSameNoMoreOftenThanTheIntervalsMiss() {
        int same = 0;
        for (long seed = 3_000_000; seed < 3_000_000 + REPEATS; seed++) {
            final CheckResult result = DiceGame.check(
                    DiceGame.baseline(Law.PLAIN, seed, 300, 0.199, 0, 0),
                    Law.PLAIN.winning(800).onOtherDice(),
                    new CheckOptions(false, 1, CheckOptions.FALSE_ALARM, 0.95));
            same += result.entries().get(0).metrics().get(0).verdict() == CheckVerdict.SAME ? 1 : 0;
        }
        assertTrue(same > 0, "the intervals are as narrow as they can be");
        assertTrue(same <= 88, same + " of " + REPEATS + " checks");
    }

    /**
     * The same of a ratio: of 2 Enemies a turn against 2.67, a margin just below two thirds. Each interval has the
     * level 0.95.
     */
    @Test
    void aRatioBeyondItsMarginIsCalledTheSameNoMoreOftenThanTheIntervalsMiss() {
        int same = 0;
        for (long seed = 4_000_000; seed < 4_000_000 + REPEATS; seed++) {
            final Baseline baseline = new Baseline(
                    "",
                    seed,
                    100,
                    KeyOrder.NONE,
                    List.of(DiceGame.entry(
                            "a.yaml", Law.PLAIN, seed, 300, List.of("killed.perTurn"), metric -> 0.666)));
            final CheckResult result = DiceGame.check(
                    baseline,
                    Law.PLAIN.killing(5).onOtherDice(),
                    new CheckOptions(false, 1, CheckOptions.FALSE_ALARM, 0.95));
            same += result.verdict() == CheckVerdict.SAME ? 1 : 0;
        }
        assertTrue(same <= 88, same + " of " + REPEATS + " checks");
    }
}
