package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exact law against fractions computed by another program; provenance in exact-laws.txt. */
class ExactLawOracleTest {
    static List<PublishedLaw> publishedLaws() {
        return PublishedLaw.readAll();
    }

    @ParameterizedTest
    @MethodSource("publishedLaws")
    void PH_DICE_7_totalsAgreeToTheLastFraction(final PublishedLaw published) {
        assertSameLaw(published.total(), law(published).total());
    }

    @ParameterizedTest
    @MethodSource("publishedLaws")
    void PH_DICE_7_hitsOfOneFaceAgreeToTheLastFraction(final PublishedLaw published) {
        assertSameLaw(published.face(), law(published).face());
    }

    @ParameterizedTest
    @MethodSource("publishedLaws")
    void PH_DICE_8_meanAndCriticalAgreeToTheLastFraction(final PublishedLaw published) {
        final ExactLaw law = law(published);
        assertEquals(published.mean(), law.mean());
        assertEquals(published.mean().divide(6), law.faceMean());
        assertEquals(published.probabilityCritical(), law.probabilityCritical());
    }

    private static ExactLaw law(final PublishedLaw published) {
        return ExactLaw.of(MatchRule.STANDARD, published.focus(), published.strike(), published.crit());
    }

    private static void assertSameLaw(final List<PublishedLaw.Line> expected, final List<ExactLaw.Entry> actual) {
        assertEquals(
                expected.toString(),
                actual.stream()
                        .map(entry -> new PublishedLaw.Line(entry.hits(), entry.critical(), entry.probability()))
                        .toList()
                        .toString());
        assertEquals(
                BigFraction.ONE,
                actual.stream().map(ExactLaw.Entry::probability).reduce(BigFraction.ZERO, BigFraction::add));
    }
}
