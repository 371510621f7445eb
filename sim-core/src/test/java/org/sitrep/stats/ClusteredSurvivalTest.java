package org.sitrep.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;

/** Survival curves from trials to estimates, with several subjects a trial. */
class ClusteredSurvivalTest {
    private static final int STEPS = 4;
    private static final int SUBJECTS = 6;
    private static final OutcomeLayout LAYOUT = layout();

    private static OutcomeLayout layout() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        final List<String> atRisk = new ArrayList<>();
        final List<String> lost = new ArrayList<>();
        for (int k = 1; k <= STEPS; k++) {
            atRisk.add("atRisk." + k);
            lost.add("lost." + k);
        }
        atRisk.forEach(name -> b.add(count(name)));
        lost.forEach(name -> b.add(count(name)));
        b.add(new Survival("life", "Life", "How long?", "trial", List.of(new Survival.Curve("All", atRisk, lost))));
        return b.headline("lost.1").build();
    }

    private static Slot count(final String name) {
        return new Slot(name, name, "Marines", Slot.Kind.COUNT, 0, SUBJECTS, 1, Slot.Better.NEUTRAL);
    }

    /** Trials as {@code [trial][step]}: at risk, then lost. */
    private record Trials(int[][] atRisk, int[][] lost) {
        /** Plays trials whose subjects share a trial's danger, and go home after a step with the given probability. */
        static Trials play(
                final Random random, final int trials, final int subjects, final double spread, final double home) {
            final Trials all = new Trials(new int[trials][STEPS], new int[trials][STEPS]);
            for (int i = 0; i < trials; i++) {
                final double hazard = random.nextBoolean() ? 0.2 + spread : 0.2 - spread;
                for (int s = 0; s < subjects; s++) {
                    all.live(random, i, hazard, home);
                }
            }
            return all;
        }

        private void live(final Random random, final int i, final double hazard, final double home) {
            for (int k = 0; k < STEPS; k++) {
                atRisk[i][k]++;
                if (random.nextDouble() < hazard) {
                    lost[i][k]++;
                    return;
                }
                if (random.nextDouble() < home) {
                    return;
                }
            }
        }

        Tally tally() {
            final Tally tally = new Tally(LAYOUT);
            final Outcome outcome = new Outcome(LAYOUT);
            for (int i = 0; i < atRisk.length; i++) {
                outcome.reset();
                for (int k = 0; k < STEPS; k++) {
                    // The odd trials leave out what they did not reach, the others fill in zeros.
                    if (atRisk[i][k] > 0 || i % 2 == 0) {
                        outcome.set(k, atRisk[i][k]);
                        outcome.set(STEPS + k, lost[i][k]);
                    }
                }
                tally.accept(outcome, i);
            }
            return tally;
        }

        List<Estimate> estimates() {
            return ClusteredSurvivalTest.estimates(tally());
        }

        long[] sums(final int[][] of) {
            return IntStream.range(0, STEPS)
                    .mapToLong(k -> IntStream.range(0, of.length)
                            .mapToLong(i -> of[i][k])
                            .sum())
                    .toArray();
        }

        double[] greenwood() {
            return KaplanMeier.greenwood(sums(atRisk), sums(lost));
        }

        double[] robust() {
            return KaplanMeier.robust(sums(atRisk), sums(lost), tally().curves().get(0));
        }
    }

    private static List<Estimate> estimates(final Tally tally) {
        return MetricEstimates.survivals(LAYOUT, tally.slots(), tally.curves(), 0.95)
                .get("life")
                .get(0)
                .points()
                .stream()
                .map(SurvivalCurve.Point::surviving)
                .toList();
    }

    /** The textbook way: what each trial adds to the error of log S, one by one. */
    @Test
    void shouldAgreeWithInfluencesTakenOneByOne() {
        final Trials m = Trials.play(new Random(1), 300, SUBJECTS, 0.1, 0.15);
        final long[] atRisk = m.sums(m.atRisk());
        final long[] lost = m.sums(m.lost());
        final double[] influence = new double[300];
        for (int k = 0; k < STEPS; k++) {
            double sum = 0;
            for (int i = 0; i < influence.length; i++) {
                final double residual = m.lost()[i][k] - (double) lost[k] / atRisk[k] * m.atRisk()[i][k];
                influence[i] += residual / (atRisk[k] - lost[k]);
                sum += influence[i] * influence[i];
            }
            assertEquals(sum, m.robust()[k], 1e-13);
        }
    }

    /**
     * With one subject a trial the residuals of different steps have no product, and those of one step have
     * Greenwood's.
     */
    @Test
    void shouldBeGreenwoodWithOneSubjectATrial() {
        final Trials m = Trials.play(new Random(2), 2_000, 1, 0, 0.15);
        for (int k = 0; k < STEPS; k++) {
            assertEquals(m.greenwood()[k], m.robust()[k], 1e-15);
        }
        final List<Estimate> plain = KaplanMeier.estimate(m.sums(m.atRisk()), m.sums(m.lost()), 0.95, "share");
        final List<Estimate> clustered = m.estimates();
        for (int k = 0; k < STEPS; k++) {
            assertEquals(plain.get(k).value(), clustered.get(k).value());
            assertEquals(plain.get(k).low(), clustered.get(k).low(), 1e-12);
            assertEquals(plain.get(k).high(), clustered.get(k).high(), 1e-12);
            assertEquals(plain.get(k).n(), clustered.get(k).n());
        }
    }

    /**
     * Six Marines a trial who share its danger: 3,000 runs of 200 trials with a fixed seed. At a coverage of 0.95 there
     * are 2,850 hits with a standard deviation of 11.9; the band of 75 is 5.5 sigma (false alarm 2e-7 for all four
     * steps), of which 0.003 go to the approximation's own error. Greenwood's interval would cover in fewer than 2,700
     * runs at the end: what is not independent must not be counted as if it were.
     */
    @Test
    void shouldCoverTheTruthWhereSubjectsShareADanger() {
        final Random random = new Random(3);
        final int[] hits = new int[STEPS];
        int greenwoodHits = 0;
        for (int run = 0; run < 3_000; run++) {
            final Trials m = Trials.play(random, 200, SUBJECTS, 0.15, 0);
            final List<Estimate> steps = m.estimates();
            for (int k = 0; k < STEPS; k++) {
                final double truth = (Math.pow(0.65, k + 1) + Math.pow(0.95, k + 1)) / 2;
                hits[k] += steps.get(k).low() <= truth && truth <= steps.get(k).high() ? 1 : 0;
            }
            final double truth = (Math.pow(0.65, STEPS) + Math.pow(0.95, STEPS)) / 2;
            final Interval narrow = KaplanMeier.logLog(steps.get(STEPS - 1).value(), m.greenwood()[STEPS - 1], 0.95);
            greenwoodHits += narrow.low() <= truth && truth <= narrow.high() ? 1 : 0;
        }
        for (final int hit : hits) {
            assertEquals(2_850, hit, 75);
        }
        assertTrue(greenwoodHits < 2_700, "Greenwood: " + greenwoodHits);
    }

    /** Six Marines are lost or kept together, 100 times: as much is known as from 100 men. */
    @Test
    void shouldCountThoseWhoFallTogetherOnce() {
        final Trials m = new Trials(new int[100][STEPS], new int[100][STEPS]);
        for (int i = 0; i < 100; i++) {
            m.atRisk()[i][0] = SUBJECTS;
            m.lost()[i][0] = i < 4 ? SUBJECTS : 0;
        }
        final Estimate e = m.estimates().get(0);
        final Estimate oneMan = ClopperPearson.estimate(96, 100, 0.95, "share");
        assertEquals(0.96, e.value(), 1e-15);
        assertEquals(oneMan.low(), e.low(), 1e-11);
        assertEquals(oneMan.high(), e.high(), 1e-11);
        assertEquals(KaplanMeier.RARE, e.method());
        assertEquals(600, e.n());
    }

    /**
     * What no trial saw may happen to all six of a trial at once, so the bound is that of 50 trials and not of 300 men.
     */
    @Test
    void shouldBoundWhatNoTrialSaw() {
        final Trials m = new Trials(new int[50][STEPS], new int[50][STEPS]);
        for (int i = 0; i < 50; i++) {
            m.atRisk()[i][0] = SUBJECTS;
            m.atRisk()[i][1] = i < 40 ? SUBJECTS / 2 : 0;
        }
        final List<Estimate> steps = m.estimates();
        assertEquals(Math.pow(0.025, 1.0 / 50), steps.get(0).low(), 1e-12);
        // Three a trial where six were allowed: the share of those lost could be twice that of the trials.
        assertEquals(1 - 2 * (1 - Math.pow(0.025, 1.0 / 40)), steps.get(1).low(), 1e-12);
        assertEquals(KaplanMeier.NONE_LOST, steps.get(1).method());
        assertEquals("no data", steps.get(2).method());
    }

    @Test
    void shouldGiveNoIntervalWhereTheMethodDoesNotHold() {
        final Trials few = Trials.play(new Random(4), 29, SUBJECTS, 0, 0);
        few.estimates().forEach(e -> {
            assertTrue(e.value() > 0 && Double.isNaN(e.low()) && Double.isNaN(e.high()));
            assertEquals("too few trials", e.method());
        });
        final Trials enough = Trials.play(new Random(4), 30, SUBJECTS, 0, 0);
        enough.estimates().forEach(e -> assertTrue(e.low() < e.value() && e.high() > e.value(), e.toString()));
        final Trials same = new Trials(new int[50][STEPS], new int[50][STEPS]);
        for (int i = 0; i < 50; i++) {
            same.atRisk()[i][0] = SUBJECTS;
            same.lost()[i][0] = 1;
        }
        final Estimate e = same.estimates().get(0);
        assertEquals(5.0 / 6, e.value(), 1e-15);
        assertEquals("constant in all trials", e.method());
        assertTrue(Double.isNaN(e.low()) && Double.isNaN(e.high()));
    }

    @Test
    void shouldCombineInAnyOrder() {
        final Trials m = Trials.play(new Random(5), 900, SUBJECTS, 0.1, 0.2);
        final Tally whole = m.tally();
        final Tally[] parts = {new Tally(LAYOUT), new Tally(LAYOUT), new Tally(LAYOUT)};
        final Outcome outcome = new Outcome(LAYOUT);
        for (int i = 0; i < 900; i++) {
            outcome.reset();
            for (int k = 0; k < STEPS; k++) {
                if (m.atRisk()[i][k] > 0 || i % 2 == 0) {
                    outcome.set(k, m.atRisk()[i][k]);
                    outcome.set(STEPS + k, m.lost()[i][k]);
                }
            }
            parts[i % 7 % 3].accept(outcome, i);
        }
        final CurveTally a = parts[0].curves().get(0);
        final CurveTally b = parts[1].curves().get(0);
        final CurveTally c = parts[2].curves().get(0);
        assertEquals(whole.curves().get(0), a.combine(b).combine(c));
        assertEquals(whole.curves().get(0), c.combine(a.combine(b)));
        assertEquals(
                whole.curves(), parts[2].combine(parts[0]).combine(parts[1]).curves());
        assertEquals(whole.slots().get(0).sumOfSquares(), whole.curves().get(0).atRiskAtRisk(0, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> a.combine(new CurveTally("life", "Others", STEPS, new long[CurveTally.length(STEPS)])));
    }

    @Test
    void shouldRefuseATrialThatCannotBe() {
        final Outcome outcome = new Outcome(LAYOUT);
        outcome.set(0, 3);
        final Tally tally = new Tally(LAYOUT);
        assertImpossible(tally, outcome);
        outcome.set(STEPS, 4);
        assertImpossible(tally, outcome);
        outcome.reset();
        outcome.set(STEPS, 0);
        assertImpossible(tally, outcome);
    }

    private static void assertImpossible(final Tally tally, final Outcome outcome) {
        final String message = assertThrows(IllegalStateException.class, () -> tally.accept(outcome, 9))
                .getMessage();
        assertEquals("trial 9: of atRisk.1 and lost.1 one is absent, or more are lost than at risk", message);
    }
}
