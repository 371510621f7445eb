package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunRequest;

class SequentialTestTest {
    private static final RunRequest REQUEST = RunRequest.of("", 1, 1);

    private static Balance.Expectation won(final Expected expected) {
        return new Balance.Expectation("won", expected);
    }

    private static Verdicts play(final Biased coin, final int most, final Balance.Expectation... expectations) {
        return new SequentialTest(List.of(coin.open()), List.of(expectations)).play(REQUEST, most, 0.001);
    }

    @Test
    void itStopsAsSoonAsEverythingIsDecided() {
        final Verdicts verdicts = play(
                new Biased(0.7, 1, false),
                100_000,
                won(Expected.atLeast(0.5)),
                new Balance.Expectation("lost", Expected.atMost(0.1)));
        assertEquals(Verdicts.State.SHOWN, verdicts.all().get(0).state());
        assertEquals(Verdicts.State.REFUTED, verdicts.all().get(1).state());
        assertEquals(250, verdicts.trials());
        assertTrue(verdicts.all().get(1).probability() < 0.001);
    }

    @Test
    void whatIsTooCloseStaysUndecided() {
        final Verdicts verdicts = play(new Biased(0.7, 1, false), 3_000, won(Expected.atLeast(0.7)));
        assertEquals(Verdicts.State.UNDECIDED, verdicts.all().get(0).state());
        assertEquals(3_000, verdicts.trials());
        assertEquals(3_000, verdicts.all().get(0).seen().n());
    }

    @Test
    void trialsGivenUpCountForNothing() {
        final Verdicts verdicts = play(new Biased(1, 1, true), 1_000, won(Expected.atLeast(0.9999)));
        assertEquals(900, verdicts.all().get(0).seen().n());
        assertEquals(1, verdicts.all().get(0).seen().value());
    }

    /** On the same draws a coin of 0.60 wins where one of 0.55 does, and once in twenty more. */
    @Test
    void twoSidesAreHeldAgainstEachOtherTrialByTrial() {
        final Verdicts verdicts = new SequentialTest(
                        List.of(new Biased(0.60, 1, false).open(), new Biased(0.55, 1, false).open()),
                        List.of(won(Expected.between(0.03, 0.07))))
                .play(REQUEST, 100_000, 0.001);
        assertEquals(Verdicts.State.SHOWN, verdicts.all().get(0).state());
        assertTrue(verdicts.trials() <= 8_000, "pairing has not paid: " + verdicts.trials());
    }

    @Test
    void aMetricThatIsNotThereIsSaid() {
        final SequentialTest.Side coin = new Biased(0.5, 1, false).open();
        assertThrows(
                IllegalStateException.class,
                () -> new SequentialTest(
                        List.of(coin), List.of(new Balance.Expectation("glory", Expected.atLeast(1)))));
    }

    /**
     * Two true expectations at their very edge, where a false alarm is likeliest, over all looks up to 4,000 trials,
     * with one alarm in ten put up with: of 250 trials more than 43 raise one with a probability of at most 0.0002 if
     * it was a tenth: binomial.
     */
    @Test
    void falseAlarmsAreAsRareAsStated() {
        int alarms = 0;
        for (int trial = 0; trial < 250; trial++) {
            final Verdicts verdicts = new SequentialTest(
                            List.of(new Biased(0.7, 7919L * trial, false).open()),
                            List.of(won(Expected.atLeast(0.7)), new Balance.Expectation("lost", Expected.atLeast(0.3))))
                    .play(REQUEST, 4_000, 0.1);
            alarms += verdicts.any(Verdicts.State.REFUTED) ? 1 : 0;
        }
        assertTrue(alarms <= 43, alarms + " of 250");
    }
}
