package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

final class CsvTablesTest {
    private final RunResult result = SampleResults.of(300);
    private final Map<String, Estimate> estimates = Estimates.of(result);
    private final Map<String, String> files = Rendered.tables(result);

    @Test
    void shouldWriteEveryEstimateAsItWasMade() {
        final List<String[]> rows = rows("estimates.csv");
        assertEquals("metric,value,low,high,level,n,unit,method", String.join(",", rows.get(0)));
        assertEquals(estimates.size(), rows.size() - 1);
        final Estimate survivors = estimates.get("squad.survivors");
        final String[] first = rows.get(1);
        assertEquals("squad.survivors", first[0]);
        assertEquals(survivors.value(), Double.parseDouble(first[1]), 0.0);
        assertEquals(survivors.low(), Double.parseDouble(first[2]), 0.0);
        assertEquals(survivors.high(), Double.parseDouble(first[3]), 0.0);
        assertEquals("300", first[5]);
    }

    @Test
    void shouldCountEveryTrialOnceInTheEnds() {
        final List<String[]> rows = rows("ends.csv");
        assertEquals(1 + SampleLayout.ENDS.size(), rows.size());
        assertEquals(
                300, rows.stream().skip(1).mapToLong(r -> Long.parseLong(r[3])).sum());
    }

    @Test
    void shouldKeepEveryTrialInTheHistogramOfEverySlot() {
        final Map<String, Long> trials = new LinkedHashMap<>();
        rows("histograms.csv").stream().skip(1).forEach(r -> trials.merge(r[0], Long.parseLong(r[2]), Long::sum));
        result.tallies().stream()
                .filter(t -> t.n() > 0)
                .forEach(t -> assertEquals(t.n(), trials.get(t.name()), t.name()));
    }

    @Test
    void shouldNameATrialForEveryValue() {
        rows("histograms.csv").stream().skip(1).forEach(r -> {
            final long trial = Long.parseLong(r[4]);
            assertTrue(trial >= 0 && trial < 300, String.join(",", r));
        });
    }

    @Test
    void shouldLeaveCellsEmptyWhereThereIsNothing() {
        final String[] last = rows("series.csv").get(SampleLayout.STEPS);
        assertEquals("initiative.after", last[0]);
        final Map<String, String> ofOne = Rendered.tables(SampleResults.of(1));
        final String lastStep = ofOne.get("series.csv")
                .lines()
                .skip(SampleLayout.STEPS)
                .findFirst()
                .orElseThrow();
        assertEquals("initiative.after,24,,,,0.95,0,,,,24", lastStep);
    }

    @Test
    void shouldWriteSurvivalAndTablesOnlyWhereThereAreAny() {
        assertEquals(List.of("estimates.csv", "ends.csv", "histograms.csv", "series.csv"), List.copyOf(files.keySet()));
        final RunResult campaign = SampleCampaign.of(300);
        final Map<String, String> more = Rendered.tables(campaign);
        final List<String> survival = more.get("survival.csv").lines().toList();
        assertEquals("survival,curve,step,atRisk,lost,value,low,high,level,method", survival.get(0));
        assertEquals(1 + 7 * SampleCampaign.MISSIONS, survival.size());
        final SurvivalCurve.Point first =
                Estimates.survivals(campaign).get("life.squad").get(0).points().get(0);
        final Estimate s = first.surviving();
        assertEquals(
                "life.squad,All Marines,1,1800," + first.lost() + "," + s.value() + "," + s.low() + "," + s.high()
                        + ",0.95,\"Kaplan-Meier, log-log\"",
                survival.get(1));
        final List<String> tables = more.get("tables.csv").lines().toList();
        assertEquals("group,row,column,metric,value,low,high,level,n,unit", tables.get(0));
        assertEquals(1 + 3 * SampleCampaign.ENCOUNTERS + 5 * SampleCampaign.MARINES, tables.size());
        assertTrue(tables.get(1).startsWith("fates,1 Squad Leader,K.I.A.,kia.1,"), tables.get(1));
        assertTrue(tables.get(tables.size() - 1).startsWith("encounters,45 Trap,Not drawn,encounter.45.notDrawn,1.0,"));
    }

    @Test
    void shouldNameTheStepsOfASeries() {
        final RunResult campaign = SampleCampaign.of(300);
        final List<String> series =
                Rendered.tables(campaign).get("series.csv").lines().toList();
        assertTrue(series.get(0).endsWith(",label"));
        assertTrue(series.get(1).startsWith("threat,1,2.0,") && series.get(1).endsWith(",06:00"), series.get(1));
    }

    @Test
    void shouldKeepCommasInsideTheirCell() {
        assertTrue(files.get("estimates.csv").contains(",\"mean, Gaffke\"\n"));
    }

    /** Cells without quotes; the only quoted column, the last one, may fall apart. */
    private List<String[]> rows(final String file) {
        final List<String[]> rows = new ArrayList<>();
        Arrays.stream(files.get(file).split("\n")).forEach(line -> rows.add(line.split(",", -1)));
        return rows;
    }
}
