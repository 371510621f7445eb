package org.sitrep.report.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;
import org.sitrep.report.CheckJunit;
import org.sitrep.scenario.DataChange;
import org.sitrep.stats.Estimate;

class CheckSentencesTest {
    private static CheckResult.Metric metric(final String name, final CheckVerdict verdict, final double zero) {
        final Estimate before = new Estimate(2, 1.9, 2.1, 0.95, 400, "Wounds", "mean");
        final Estimate difference = new Estimate(0.1, 0.05, 0.15, 0.995, 400, "Wounds", "mean");
        return new CheckResult.Metric(
                name, name, false, 0.2, before, difference, 30, 0, 1, zero, verdict, 400, Optional.empty());
    }

    private static DataChange change(final String path, final String before, final String after) {
        return new DataChange(path, Optional.of(before), Optional.of(after));
    }

    private static CheckResult check(final CheckResult.Blame blame, final CheckResult.Metric... metrics) {
        final CheckResult.Entry entry = new CheckResult.Entry(
                "a.yaml",
                "A",
                "trial",
                "steady",
                ContentSummary.UNKNOWN,
                true,
                400,
                100,
                false,
                400,
                0,
                0,
                List.of(metrics),
                Optional.empty(),
                Optional.of(blame));
        final CheckResult.Pooled pooled = new CheckResult.Pooled(3, metric("wounds", CheckVerdict.DIFFERS, 0));
        return new CheckResult(
                "x.baseline", "", ToolVersion.UNKNOWN, 1, 100, 0.001, 0.99, false, List.of(entry), List.of(pooled));
    }

    private static final CheckResult CHECK = check(
            new CheckResult.Blame(
                    16,
                    2,
                    List.of(
                            new CheckResult.Cause(List.of(change("a.b", "4", "5")), 9),
                            new CheckResult.Cause(List.of(change("c", "\"x\"", "\"y\""), change("d", "1", "2")), 5)),
                    1),
            metric("wounds", CheckVerdict.DIFFERS, 1e-5),
            metric("losses", CheckVerdict.SAME, 1e-5),
            metric("deaths", CheckVerdict.SAME, 0.5));

    @Test
    void theAnswerCountsEachVerdict() {
        final CheckSentences sentences = new CheckSentences(CHECK);
        assertEquals("Differs: 1 metric differs by an unclear amount, 2 metrics the same.", sentences.answer());
        assertEquals(
                "In the mean over the tested scenarios: 3 scenarios: wounds by 0.10 ± 0.05 Wounds "
                        + "(differs, size unclear).",
                sentences.pooled());
    }

    @Test
    void changesOfTheDataAndOfTheProgramAreTold() {
        assertEquals(
                "The program has changed: 2 of 16 trials that differ also differ with the recorded data. Changed data: "
                        + "a.b: 4 -> 5 (9 of 16 trials); c: \"x\" -> \"y\", d: 1 -> 2 (5 of 16 trials). "
                        + "1 other changed value makes none of them differ.",
                CheckSentences.blame(CHECK.entries().get(0)));
    }

    @Test
    void aMeanThatChangedWithinItsMarginIsToldApart() {
        assertEquals(
                List.of("differs, size unclear", "same within the margin", "same"),
                CheckRow.of(CHECK).stream().map(CheckRow::word).toList());
    }

    @Test
    void junitSkipsWhatDiffersByAnUnclearAmount() {
        final String junit = CheckJunit.of(CHECK);
        assertTrue(junit.contains("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"2\""), junit);
        assertTrue(junit.contains("mean over the tested scenarios"), junit);
    }
}
