package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.Brief;
import org.sitrep.report.model.RunBrief;

final class TextReportTest {
    @ParameterizedTest
    @ValueSource(ints = {60, 80, 100, 120})
    void shouldKeepToTheWidthWithoutTrailingBlanks(final int width) {
        for (final boolean ascii : new boolean[] {false, true}) {
            for (final long trials : new long[] {1, 5, 500}) {
                assertKeepsToTheWidth(Rendered.text(SampleResults.of(trials), width, ascii, false), width);
                assertKeepsToTheWidth(Rendered.text(SampleCampaign.of(trials), width, ascii, false), width);
            }
        }
    }

    private static void assertKeepsToTheWidth(final String text, final int width) {
        text.lines().forEach(line -> {
            assertTrue(line.length() <= width, line);
            assertEquals(line.stripTrailing(), line);
        });
    }

    @Test
    void shouldPutColumnsThatDoNotFitBelowTheOthers() {
        final String text = Rendered.text(SampleCampaign.of(500), 60, false, false);
        final List<String> matrix = text.lines()
                .dropWhile(l -> !l.equals("What becomes of each Marine"))
                .skip(1)
                .takeWhile(l -> !l.isEmpty())
                .toList();
        assertEquals(2 * (1 + SampleCampaign.MARINES), matrix.size());
        assertTrue(matrix.get(0).strip().startsWith("K.I.A. (%)  Evacuated (%)"), matrix.get(0));
        assertTrue(matrix.get(7).strip().endsWith("Breakdown (%)"), matrix.get(7));
        assertTrue(matrix.get(8).startsWith("  1 Squad Leader "), matrix.get(8));
    }

    @Test
    void shouldCutABarIntoPartsThatAddUp() {
        assertEquals("█████▒▒▒░░", Bars.stacked(new double[] {0.5, 0.3, 0.2}, 10, false));
        assertEquals("#####===..", Bars.stacked(new double[] {0.5, 0.3, 0.2}, 10, true));
        assertEquals(
                "▒▒▒▒▒", Bars.stacked(new double[] {0.01, 0.49}, 10, false), "what is missing to one is left free");
        assertEquals("", Bars.stacked(new double[] {0, 0}, 10, false));
    }

    @Test
    void shouldHaveALetterOfItsOwnForEachPart() {
        for (final boolean ascii : new boolean[] {false, true}) {
            final List<String> letters =
                    IntStream.range(0, 8).mapToObj(i -> Bars.part(i, ascii)).toList();
            assertEquals(8, Set.copyOf(letters).size(), letters.toString());
        }
    }

    /** The sample campaign's layout names one group. Its columns do not all fit; the last two follow below. */
    @Test
    void shouldTellTheChiefThingsInBrief() {
        final RunResult result = SampleCampaign.of(500);
        final String text = Rendered.brief(result, 60);
        assertTrue(text.contains("\nMissions completed\n"), text);
        assertTrue(text.contains("\nWhat becomes of each Marine\n"), text);
        assertTrue(text.contains("K.I.A. (%)  Evacuated (%)       Wounds\n"), text);
        assertTrue(text.contains("Conditions   Breakdown (%)\n  1 Squad Leader"), text);
        assertFalse(text.contains("Encounters") || text.contains("Survival") || text.contains("over time"), text);
        assertFalse(text.contains("house values"), text);
        assertTrue(Rendered.text(result, 80, false, false)
                .contains(" of 6 values are house values (ours), 4 more are chosen\n"));
        assertEquals(4, RunBrief.leftOut(result.layout()));
        assertTrue(text.lines().count() < 32, text);
    }

    @Test
    void aCellThatDoesNotFitStandsBelowItsRow() {
        final Brief brief = new Brief().row("Enemies met", "6.06 ± 0.01 Enemies", "5 to 95 %: 5 [5, 6] to 9 [8, 9]");
        assertEquals(
                "  Enemies met  6.06 ± 0.01 Enemies\n    5 to 95 %: 5 [5, 6] to 9 [8, 9]\n",
                TextReport.of(brief, new TextReport.Page(60, false, false)));
    }

    @Test
    void columnsThatDoNotFitFollowAfterTheNamesOfTheirRow() {
        final Brief brief = new Brief()
                .grid(
                        List.of(
                                List.of("scenario", "threat", "a".repeat(30), "b".repeat(20)),
                                List.of("patrol", "5", "1", "2")),
                        2);
        final String space = " ".repeat(19);
        assertEquals(
                "  scenario  threat  " + "a".repeat(30) + "\n  patrol         5  " + " ".repeat(29) + "1\n"
                        + "  scenario  threat  " + "b".repeat(20) + "\n  patrol         5  " + space + "2\n",
                TextReport.of(brief, new TextReport.Page(60, false, false)));
    }

    @Test
    void shouldLeaveNothingOutOfALayoutThatNamesNothing() {
        final RunResult result = SampleResults.of(100);
        assertEquals(Rendered.text(result, 80, false, false), Rendered.brief(result, 80));
        assertEquals(0, RunBrief.leftOut(result.layout()));
    }

    @Test
    void shouldSayHowManyAreLeftAtTheEndOfASeries() {
        final String text = Rendered.text(SampleCampaign.of(500), 100, false, false);
        assertTrue(
                text.matches(
                        "(?s).*Threat over time\n  at 06:00 .*\n  at 0\\d:00 .* \\d+ campaigns? still running\n.*"),
                text);
    }

    @Test
    void shouldUseNothingButAsciiIfAsked() {
        assertTrue(Rendered.text(SampleResults.titled("Überfall – Nacht"), 80, true, false)
                .matches("[\\x20-\\x7e\\n]+"));
    }

    @Test
    void shouldOnlyAddColours() {
        final String plain = Rendered.text(SampleResults.of(100), 80, false, false);
        final String coloured = Rendered.text(SampleResults.of(100), 80, false, true);
        assertTrue(coloured.contains("\u001b[1mPatrol\u001b[0m\n"));
        assertEquals(plain, coloured.replaceAll("\u001b\\[\\d+m", ""));
    }

    @Test
    void shouldAccountForEveryTrial() {
        assertTrue(Rendered.text(SampleResults.interrupted(1000, 400), 100, false, false)
                .contains("1,000 trials requested = 400 completed + 0 aborted + 600 not played (interrupted)"));
    }

    @Test
    void shouldDrawBarsAsLongAsTheirShare() {
        assertEquals("", Bars.bar(0, 10, false));
        assertEquals("", Bars.bar(Double.NaN, 10, false));
        assertEquals("▏", Bars.bar(1e-9, 10, false));
        assertEquals("█████", Bars.bar(0.5, 10, false));
        assertEquals("█████▌", Bars.bar(0.55, 10, false));
        assertEquals("██████████", Bars.bar(7, 10, false));
        assertEquals("#####", Bars.bar(0.5, 10, true));
        assertEquals("#", Bars.bar(1e-9, 10, true));
    }

    @Test
    void shouldDrawACurveFromLowestToHighest() {
        assertEquals("▁█▁", Bars.sparkline(new double[] {-1, 3, -1}, -1, 3, 10, false));
        assertEquals("_#", Bars.sparkline(new double[] {0, 0, 5, 5}, 0, 5, 2, true));
        assertEquals("▁▁", Bars.sparkline(new double[] {2, 2}, 2, 2, 10, false));
    }
}
