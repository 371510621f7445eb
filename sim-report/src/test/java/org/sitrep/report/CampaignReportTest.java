package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.report.chart.StackedChart;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.ReportSection;

/**
 * What a report has beyond that of a combat: survival curves, breakdowns, matrices, series by the clock, and another
 * word for a trial.
 */
final class CampaignReportTest {
    private final RunResult result = SampleCampaign.of(400);
    private final ReportModel report = Rendered.model(result);

    private ReportSection section(final String id) {
        return report.sections().stream()
                .filter(s -> s.id().equals("section-" + id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void shouldSayWhatATrialIsCalledEverywhere() {
        final RunResult combats = SampleResults.called("combat");
        String all = Rendered.html(combats) + Rendered.markdown(combats) + Rendered.text(combats, 100, false, false);
        for (final Group group : combats.layout().groups()) {
            all = all.replace(group.question(), "");
        }
        final String rest = all.replaceAll("--trials?\\b", "");
        assertFalse(rest.matches("(?is).*\\bmissions?\\b.*"), "a reader would meet the word of another game");
        assertTrue(all.contains("2,000 combats requested = "));
        assertTrue(all.contains("Example combats"));
    }

    @Test
    void shouldCountCampaigns() {
        assertEquals("400 campaigns played by the bot drill", report.subtitle());
        assertTrue(Rendered.text(result, 100, false, false)
                .contains("400 campaigns requested = 400 completed + 0 aborted"));
    }

    @Test
    void shouldPutSurvivalAfterTheGroupsAndBeforeTheSeries() {
        assertEquals(
                List.of(
                        "section-headline",
                        "section-fates",
                        "section-encounters",
                        "section-life-squad",
                        "section-life-marines",
                        "section-threat"),
                report.sections().stream().map(ReportSection::id).limit(6).toList());
    }

    @Test
    void shouldTellHowManyOutlastTheLastTrial() {
        final Block.Figure figure =
                (Block.Figure) section("life-squad").blocks().get(0);
        final String caption = figure.caption().text();
        assertTrue(
                caption.matches(
                        "Of those at risk in the first mission, 6\\d.* % outlast mission 9; the pale band is the 95 % interval\\."),
                caption);
        final Block.Table table = (Block.Table) section("life-squad").blocks().get(1);
        assertEquals(SampleCampaign.MISSIONS, table.rows().size());
        assertEquals(List.of("All Marines", "1", "2,400"), table.rows().get(0).subList(0, 3));
        assertTrue(report.tiles().stream()
                .anyMatch(t -> t.label().equals("Survival of Marines after mission 9, All Marines")));
    }

    @Test
    void shouldCompareTheEndsOfSeveralCurves() {
        final Block.Figure figure =
                (Block.Figure) section("life-marines").blocks().get(0);
        final String caption = figure.caption().text();
        assertTrue(
                caption.matches(
                        "After mission 9, highest: Corpsman, 8.* %; lowest: Infantryman, .* %; the pale band is .*"),
                caption);
    }

    @Test
    void shouldKeepTheOrderOfABreakdown() {
        final List<Block> blocks = section("encounters").blocks();
        final StackedChart chart = (StackedChart) ((Block.Figure) blocks.get(0)).chart();
        assertEquals(SampleCampaign.ENCOUNTERS, chart.rows().size());
        assertEquals("1 Old friends", chart.rows().get(0).label());
        assertEquals(List.of(0.0, 0.0, 1.0), chart.rows().get(44).shares());
        assertTrue(chart.directed());
        for (final StackedChart.Row row : chart.rows()) {
            assertEquals(1, row.shares().stream().mapToDouble(s -> s).sum(), 1e-12);
        }
        final Block.Table table = (Block.Table) blocks.get(1);
        assertTrue(table.folded(), "the picture says it, the table is for looking up");
        assertEquals(
                List.of("Of", "Passed (%)", "Failed (%)", "Not drawn (%)"),
                table.columns().stream().map(Block.Column::heading).toList());
    }

    @Test
    void shouldShowAMatrixWithItsUnitsInTheHeads() {
        final List<Block> blocks = section("fates").blocks();
        assertEquals(1, blocks.size());
        final Block.Table table = (Block.Table) blocks.get(0);
        assertFalse(table.folded());
        assertEquals(
                List.of("Subject", "K.I.A. (%)", "Evacuated (%)", "Wounds", "Conditions", "Breakdown (%)"),
                table.columns().stream().map(Block.Column::heading).toList());
        assertEquals(SampleCampaign.MARINES, table.rows().size());
        assertTrue(
                table.rows().get(0).get(1).matches("\\d\\d ± \\d"),
                table.rows().get(0).toString());
    }

    @Test
    void shouldTellTheTimeOfASeries() {
        final Block.Figure figure = (Block.Figure) section("threat").blocks().get(0);
        final String caption = figure.caption().text();
        assertTrue(caption.matches("Mean 2.* at 06:00, 3.* at 2\\d:00, which half reach; the wide band .*"), caption);
        final Block.Table table = (Block.Table) section("threat").blocks().get(1);
        final List<String> steps = new ArrayList<>();
        table.rows().forEach(r -> steps.add(r.get(0)));
        assertEquals(List.of("06:00", "07:00", "08:00"), steps.subList(0, 3));
        assertEquals("Campaigns still running", table.columns().get(5).heading());
    }

    @Test
    void shouldKeepStepsOutOfTheListOfAllMetrics() {
        final ReportSection all = report.sections().stream()
                .filter(s -> s.id().equals("run-metrics"))
                .findFirst()
                .orElseThrow();
        final Block.Table table = (Block.Table) all.blocks().get(0);
        assertTrue(table.rows().stream()
                .noneMatch(r -> r.get(0).startsWith("life.") || r.get(0).startsWith("threat.")));
    }

    @Test
    void shouldBeWellFormedAndNameEveryMethod() {
        final String page = Rendered.html(result);
        Xml.parse(page);
        assertTrue(page.contains("Kaplan-Meier, log-log"));
    }
}
