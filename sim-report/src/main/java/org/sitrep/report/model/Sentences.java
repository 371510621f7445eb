package org.sitrep.report.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.BandChart;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * Writes the captions of a report's pictures. Every sentence is made from numbers of the result and is independent of
 * any game. See {@link Answer} for the top of the report and {@link RunSentences} for the run itself.
 */
final class Sentences {
    static final String SAME_DICE = "The same trial number means the same draws on every side.";

    private static final int STEPS_IN_WORDS = 6;

    private Sentences() {}

    /** Returns e.g. {@code the median is 5, and at least nine trials in ten lie between 3 and 6}. */
    static String spread(final MetricText m, final String metric) {
        final String low = m.quantile(metric, "p05");
        final String high = m.quantile(metric, "p95");
        final String nine = "at least nine " + m.trial().many() + " in ten ";
        return "the median is " + m.quantile(metric, "median") + ", and "
                + (low.equals(high) ? nine + "have " + low : nine + "lie between " + low + " and " + high);
    }

    static RichText endsCaption(final MetricText m, final Ranking ranking) {
        final String never = ranking.inLayoutOrder().stream()
                .filter(i -> m.raw(i.metric()).value() == 0)
                .map(Ranking.Item::label)
                .collect(Collectors.joining(", "));
        return RichText.of("Most often: ")
                .strong(ranking.descending().get(0).label())
                .plain(never.isEmpty() ? "." : "; never: " + never + ".");
    }

    static RichText subjectsCaption(final MetricText m, final Ranking ranking) {
        final List<Ranking.Item> order = ranking.descending();
        final Ranking.Item first = order.get(0);
        final Ranking.Item last = order.get(order.size() - 1);
        final RichText text = RichText.of("Highest: ").strong(first.label());
        return order.size() == 1
                ? text.plain(".")
                : text.plain("; lowest: ")
                        .strong(last.label())
                        .plain(touching(m.raw(first.metric()), m.raw(last.metric()), "; their intervals overlap"))
                        .plain(".");
    }

    /** Returns {@code overlap} if the intervals of the highest and the lowest overlap; empty if one has no interval. */
    static String touching(final Estimate highest, final Estimate lowest, final String overlap) {
        if (Double.isNaN(highest.low()) || Double.isNaN(lowest.high())) {
            return "";
        }
        return highest.low() > lowest.high() ? "" : overlap;
    }

    static String itemsInWords(final MetricText m, final List<Ranking.Item> items) {
        return items.stream().map(i -> i.label() + " " + m.withUnit(i.metric())).collect(Collectors.joining("; "))
                + ".";
    }

    /** Returns the number of aborted trials of a side and the consequence; empty if there are none. */
    static String abortedTrials(final String side, final TrialWord noun, final long n, final String consequence) {
        return n == 0 ? "" : side + ": " + noun.counted(n) + " aborted, " + consequence + ".";
    }

    /** Returns the values of a picture's items, each with its interval, for readers who do not see it. */
    static String inWords(final List<IntervalChart.Item> items) {
        return items.stream()
                        .map(i -> i.label() + " "
                                + Numbers.withUnit(
                                        i.estimate(), "%".equals(i.estimate().unit()) ? "%" : ""))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    static RichText constant(final MetricText m, final String metric, final Distribution d) {
        return RichText.of(m.label(metric) + ": ")
                .strong(Numbers.plain(d.greatest(), 2) + " " + m.unit(metric))
                .plain(" in every " + m.trial().one() + ", so it has no histogram.");
    }

    static RichText histogramCaption(final MetricText m, final String metric, final Distribution d) {
        return RichText.of("Mean ")
                .strong(m.withUnit(metric))
                .plain("; " + spread(m, metric) + (d.hasOpenBins() ? "; a bar ends below its second number." : "."));
    }

    static String histogramInWords(final TrialWord noun, final Distribution d) {
        return binsInWords(d.bins()) + " of the " + noun.many() + ".";
    }

    /** Returns e.g. {@code 5 in 3.3 %; 6 in 96.8 %}, without the bins that no trial is in. */
    static String binsInWords(final List<HistogramChart.Bin> bins) {
        return bins.stream()
                .filter(b -> b.trials() > 0)
                .map(b -> b.label() + " in " + Numbers.percent(b.share()))
                .collect(Collectors.joining("; "));
    }

    static RichText seriesCaption(final TrialWord noun, final Series series, final List<BandChart.Point> points) {
        final BandChart.Point first = points.get(0);
        final BandChart.Point last = points.get(points.size() - 1);
        final BandChart.Point half = lastWithHalfOfTheTrials(points);
        RichText text =
                RichText.of("Mean ").strong(Numbers.withUnit(first.mean(), "")).plain(" " + at(series, first));
        if (half.step() > first.step()) {
            text = text.plain(", ")
                    .strong(Numbers.withUnit(half.mean(), ""))
                    .plain(" " + at(series, half) + (last.running() == 1 ? "" : ", which half reach"));
        }
        return text.plain("; the wide band holds nine "
                + (last.running() == 1
                        ? noun.many() + " in ten."
                        : "in ten of the " + noun.many() + " still running."));
    }

    /**
     * Returns e.g. {@code after activation 7}; {@code at 06:00} where the steps are times; {@code at Trial 3} for a
     * value that is taken when a Mission begins.
     */
    private static String at(final Series series, final BandChart.Point point) {
        return (isAfter(series) ? "after " : "at ") + step(series, point);
    }

    /** Returns whether a value is taken after its step: unless steps are times, or the label says when it is taken. */
    static boolean isAfter(final Series series) {
        return series.stepLabels().isEmpty() && !series.label().contains(series.step());
    }

    private static String step(final Series series, final BandChart.Point point) {
        return series.stepLabels().isEmpty() ? series.step() + " " + point.step() : point.label();
    }

    private static BandChart.Point lastWithHalfOfTheTrials(final List<BandChart.Point> points) {
        BandChart.Point last = points.get(0);
        for (final BandChart.Point p : points) {
            last = p.running() >= 0.5 ? p : last;
        }
        return last;
    }

    /** Returns a few steps in words; the table behind the picture has all of them. */
    static String seriesInWords(final Series series, final List<BandChart.Point> points) {
        final int every = (points.size() + STEPS_IN_WORDS - 1) / STEPS_IN_WORDS;
        return IntStream.range(0, points.size())
                        .filter(i -> i % every == 0 || i == points.size() - 1)
                        .mapToObj(points::get)
                        .map(p -> step(series, p) + ": mean "
                                + Numbers.plain(p.mean().value(), 2) + ", nine in ten between "
                                + Numbers.plain(p.p05(), 2) + " and " + Numbers.plain(p.p95(), 2))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    /** Returns which end of a scale is good or bad, in words for a trial picked from there. */
    static String extreme(final Slot.Better better, final boolean good) {
        return switch (better) {
            case NEUTRAL -> good ? "Highest" : "Lowest";
            case HIGHER, LOWER -> good ? "Best" : "Worst";
        };
    }

    static String capitalised(final String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
