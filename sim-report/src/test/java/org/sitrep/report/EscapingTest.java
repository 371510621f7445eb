package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.engine.RunResult;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.stats.Estimate;

/**
 * A scenario's author decides on titles and labels: none of them may become markup, a formula or a terminal command.
 */
final class EscapingTest {
    private static final String EVIL = "</title><script>alert(\"x\")</script> & 'quoted' |`*_[a](b) \u001b[31m";

    private final RunResult result = SampleResults.titled(EVIL);

    @Test
    void shouldEscapeInHtml() {
        final String page = Rendered.html(result);
        assertFalse(page.contains("<script>alert"));
        assertEquals(
                EVIL.replace('\u001b', '\uFFFD'),
                Xml.all(Xml.parse(page), "h1").get(0).getTextContent(),
                "read back, the title is as it was but for the control character");
    }

    @Test
    void shouldEscapeInSvg() {
        final Estimate e = new Estimate(1, 0, 3, 0.95, 10, "x", "m");
        final Chart chart = new IntervalChart(
                "id",
                EVIL,
                EVIL,
                EVIL,
                IntervalChart.Style.DOTS,
                java.util.List.of(new IntervalChart.Item(EVIL, e, org.sitrep.outcome.Slot.Better.NEUTRAL)));
        final String svg = SvgPictures.standalone(chart);
        assertFalse(svg.contains("<script"));
        assertEquals(
                EVIL.replace('\u001b', '\uFFFD'),
                Xml.all(Xml.parse(svg), "title").get(0).getTextContent());
    }

    @Test
    void shouldEscapeInMarkdown() {
        final String title = Rendered.markdown(result).lines().findFirst().orElseThrow();
        assertEquals(
                "# &lt;/title&gt;&lt;script&gt;alert(\"x\")&lt;/script&gt; &amp; 'quoted' \\|\\`\\*\\_\\[a\\](b) \uFFFD\\[31m",
                title);
    }

    @Test
    void shouldFenceCodeThatHoldsBackticks() {
        assertEquals("``` a``b ```", Markdown.code("a``b", false));
        assertEquals("`a\\|b`", Markdown.code("a|b", true));
    }

    @Test
    void shouldKeepControlCharactersFromTheTerminal() {
        assertFalse(Rendered.text(result, 80, false, false).contains("\u001b"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            value = {
                "=1+1,'=1+1",
                "+x,'+x",
                "-x,'-x",
                "@x,'@x",
                "-1+1,'-1+1",
                "-1,-1",
                "+2.5e-3,+2.5e-3",
                "x=1,x=1",
                "F01,F01"
            })
    void shouldDisarmFormulasInCsv(final String text, final String cell) {
        assertEquals(cell, CsvCells.harmless(text));
    }

    @Test
    void shouldQuoteWhatAShellWouldTouch() {
        final String page = Rendered.markdown(result);
        assertTrue(page.contains(
                "./sitrep run scenarios/purple-haze/combats/patrol.yaml --bot drill --set start.threat=5 "));
    }
}
