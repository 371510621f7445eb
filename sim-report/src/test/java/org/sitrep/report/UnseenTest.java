package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.MetricText;
import org.sitrep.report.model.ReportSection;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Tally;

/**
 * What was never seen, what never changed and what changed in a few trials is said so, in the place of zeros and of
 * intervals that say nothing.
 */
final class UnseenTest {
    private static final int TRIALS = 1_000;

    /**
     * A thousand trials: never lost, twice blown up, two things of one row each, always 2 hours, Stress in three of
     * them.
     */
    private static RunResult result() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(flag("won"));
        b.add(flag("lost"));
        b.add(flag("mine.up"));
        b.add(flag("mine.dud"));
        b.add(flag("wire.up"));
        b.add(flag("wire.dud"));
        b.add(new Slot("hours", "Hours", "hours", Kind.QUANTITY, 0, 480, 60, Better.NEUTRAL));
        b.add(new Slot("stress", "Stress", "Stress", Kind.COUNT, 0, 2_000, 1, Better.LOWER));
        b.add(new Slot("calm", "Calm", "Stress", Kind.COUNT, 0, 2_000, 1, Better.LOWER));
        b.add(list("end", Group.Kind.CATEGORY, "won", "lost"));
        b.add(list("nerves", Group.Kind.PER_SUBJECT, "stress", "calm"));
        b.add(list("quiet", Group.Kind.PER_SUBJECT, "calm", "lost"));
        b.add(new Group(
                "traps",
                "Traps",
                "What happens at them?",
                Group.Kind.BREAKDOWN,
                List.of("mine.up", "mine.dud", "wire.up", "wire.dud"),
                List.of("mine", "wire"),
                List.of("blown up", "a dud")));
        final OutcomeLayout layout = b.headline("hours").build();
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        for (int i = 0; i < TRIALS; i++) {
            outcome.reset();
            for (int slot = 0; slot < layout.slots().size(); slot++) {
                outcome.set(slot, 0);
            }
            outcome.set(layout.index("won"), 1);
            outcome.set(layout.index("mine.up"), i < 2 ? 1 : 0);
            outcome.set(layout.index("hours"), 120);
            outcome.set(layout.index("stress"), i < 3 ? 1 : 0);
            tally.accept(outcome, i);
        }
        return SampleCampaign.result(layout, tally);
    }

    private static Slot flag(final String name) {
        return new Slot(name, name, OutcomeLayout.SHARE, Kind.FLAG, 0, 1, 1, Better.NEUTRAL);
    }

    private static Group list(final String name, final Group.Kind kind, final String... metrics) {
        return new Group(name, name, "?", kind, List.of(metrics), List.of(metrics));
    }

    private static ReportSection section(final String name) {
        return Rendered.model(result()).sections().stream()
                .filter(s -> s.id().equals("section-" + name))
                .findFirst()
                .orElseThrow();
    }

    /** No success in 1000: at most 1 - 0.025^(1/1000), 0.37 %, by Clopper and Pearson. */
    @Test
    void shouldNameRowsThatWereNeverSeenInOneLine() {
        final String text = Rendered.text(result(), 80, false, false);
        assertTrue(text.contains("  Never: lost (at most 0.37 %).\n"), text);
        assertFalse(text.contains("\n  lost "), text);
        assertTrue(text.contains("  Never: calm (at most 7 Stress).\n"), text);
        assertTrue(text.contains("  Never: calm, lost.\n"), "no limit for two units: " + text);
    }

    /** Stress in 3 of 1000 trials: the table has an interval, and so has the picture, which does not end before it. */
    @Test
    void shouldDrawTheIntervalThatTheTableHas() {
        final List<Block> blocks = section("nerves").blocks();
        final IntervalChart chart = (IntervalChart) ((Block.Figure) blocks.get(0)).chart();
        final IntervalChart.Item stress = chart.items().get(0);
        final List<String> row = blocks.stream()
                .filter(Block.Table.class::isInstance)
                .map(block -> ((Block.Table) block).rows().get(0))
                .findFirst()
                .orElseThrow();
        assertEquals("stress", row.get(0));
        assertEquals("0.003 Stress (3 differ)", row.get(1));
        assertEquals(row.get(2), Numbers.range(stress.estimate()));
        assertTrue(stress.wide());
        final String picture = SvgPictures.standalone(chart);
        assertTrue(picture.contains("class=\"whisker unclear\"") && picture.contains(">too few differ<"), picture);
    }

    @Test
    void shouldNameColumnsThatWereNeverSeenInOneLine() {
        final String text = Rendered.text(result(), 80, false, false);
        assertTrue(text.contains("  █ blown up\n  mine"), text);
        assertTrue(text.contains("  Never: a dud (at most 0.37 % each).\n"), text);
    }

    @Test
    void shouldDrawNoPictureOfZeros() {
        assertTrue(section("nerves").blocks().get(0) instanceof Block.Figure);
        final List<Block> blocks = section("quiet").blocks();
        assertTrue(blocks.get(0) instanceof Block.Table table && table.folded(), "a table of zeros stands open");
        assertEquals(
                "Never: calm, lost.", ((Block.Paragraph) blocks.get(1)).text().text());
    }

    @Test
    void shouldSayWhatNeverChangedAndWhatChangedInAFew() {
        final MetricText metrics = new MetricText(result());
        assertEquals("2 hours (always)", metrics.withUnit("hours"));
        assertEquals("0.003 Stress (3 differ)", metrics.withUnit("stress"));
        assertTrue(metrics.withUnit("won").startsWith("100.00 ["), metrics.withUnit("won"));
        assertTrue(metrics.withUnit("calm").startsWith("0 ["), "the most it could be: " + metrics.withUnit("calm"));
    }
}
