package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.AblationReport;
import org.sitrep.stats.PairSums;

class WorthOrderTest {
    private static final String WON = "end.eliminated";

    /**
     * A step in which {@code better} of {@code pairs} pairs are 1 with the thing and 0 without; all others are equal.
     */
    private static PairedStep step(final RunResult whole, final int thing, final long pairs, final long better) {
        final List<PairSums> sums = whole.layout().slots().stream()
                .map(Slot::name)
                .map(name -> name.equals(WON)
                        ? new PairSums(name, pairs, 0, 0, better, better, 0, better, 0, 1)
                        : new PairSums(name, pairs, 0, 0, 0, 0, 0, 0, 0, 0))
                .toList();
        return new PairedStep(thing + 1, 0, 100, 100 - pairs, sums);
    }

    /** 3 of 3 pairs better is the greatest mean, but shows nothing; 25 of 100 show something. */
    @Test
    void whatIsNotShownDoesNotRankBeforeWhatIs() {
        final RunResult whole = SampleResults.of(100);
        final Ablation worth = new Ablation(
                whole,
                List.of("weapon:rare", "order:sure", "gear:less"),
                List.of(step(whole, 0, 3, 3), step(whole, 1, 100, 25), step(whole, 2, 100, 20)),
                List.of(),
                List.of(WON),
                List.of());
        assertEquals(List.of(1, 2, 0), worth.byWorth());
        final String page = HtmlReport.render(new AblationReport(worth).page(), "x.csv", false);
        assertTrue(page.contains("Highest worth for All Enemies eliminated: order:sure, "), page);
    }
}
