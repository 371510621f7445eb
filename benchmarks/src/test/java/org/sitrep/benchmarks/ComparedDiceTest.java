package org.sitrep.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.dice.ExactLaw;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;

/**
 * The versions measured against resolve the same test: mean hits and critical rate over 40 000 throws lie within six
 * standard errors of the exact ones (a right version fails one such comparison with probability 2·10^-9, any of the 16
 * with 4·10^-8; seeds are fixed).
 */
class ComparedDiceTest {
    private static final int THROWS = 40_000;

    @ParameterizedTest
    @CsvSource({"3,8,2", "2,6,4"})
    void naiveAndPlainVersionsFollowTheLaw(final int focus, final int strike, final int crit) {
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, focus, strike, crit);
        final NaiveDice naive = new NaiveDice(7);
        final PlainDice plain = new PlainDice(7);
        final long[] hits = new long[4];
        final long[] criticals = new long[4];
        for (int i = 0; i < THROWS; i++) {
            final NaiveDice.FaceScore total = naive.scoreTotal(focus, strike, crit);
            hits[0] += total.hits();
            criticals[0] += total.critical() ? 1 : 0;
            final Map<Integer, NaiveDice.FaceScore> faces = naive.scoreFaces(focus, strike, crit);
            hits[1] +=
                    faces.values().stream().mapToInt(NaiveDice.FaceScore::hits).sum();
            criticals[1] += faces.values().stream().anyMatch(NaiveDice.FaceScore::critical) ? 1 : 0;
            final int packedTotal = plain.scoreTotal(focus, strike, crit);
            hits[2] += packedTotal >> 1;
            criticals[2] += packedTotal & 1;
            final long packedFaces = plain.scoreFaces(focus, strike, crit);
            hits[3] += FaceSampler.totalHits(packedFaces);
            criticals[3] += FaceSampler.anyCritical(packedFaces) ? 1 : 0;
        }
        final double p = law.probabilityCritical().doubleValue();
        for (int version = 0; version < 4; version++) {
            final double hitsError = 6 * Math.sqrt(law.variance().doubleValue() / THROWS);
            assertEquals(law.mean().doubleValue(), hits[version] / (double) THROWS, hitsError, "version " + version);
            final double criticalError = 6 * Math.sqrt(p * (1 - p) / THROWS);
            assertEquals(p, criticals[version] / (double) THROWS, criticalError, "version " + version);
        }
    }
}
