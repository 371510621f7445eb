package org.sitrep.report.model;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.outcome.Survival;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.SurvivalChart;
import org.sitrep.report.chart.SurvivalPanels;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/** Builds the sections about the survival of subjects: one per survival. */
record SurvivalSections(MetricText metrics, Ids ids, ReportBuilder page) {
    private static final String OTHERS = " The grey lines are the other curves.";

    void add(final Survival survival) {
        final List<SurvivalCurve> curves = metrics.curves(survival);
        page.begin(OutcomeSections.sectionId(survival.name()), survival.label(), survival.question());
        if (curves.stream().allMatch(c -> SurvivalChart.drawn(c).isEmpty())) {
            page.text("No subject was at risk, so there is no curve.");
            return;
        }
        final String id = ids.of(survival.name());
        final String inWords = inWords(survival, curves);
        final Chart chart = SurvivalPanels.of(
                new SurvivalChart(id, survival.label(), inWords, "% not lost", survival.step(), curves));
        page.figure(chart, caption(survival, curves).plain(chart instanceof SurvivalPanels ? OTHERS : ""))
                .add(table(id, survival, curves));
    }

    private static String inWords(final Survival survival, final List<SurvivalCurve> curves) {
        return curves.stream().map(c -> c.label() + ": " + inWords(survival, c)).collect(Collectors.joining("; "))
                + ".";
    }

    private static String inWords(final Survival survival, final SurvivalCurve curve) {
        final List<SurvivalCurve.Point> points = SurvivalChart.drawn(curve);
        return IntStream.range(0, points.size())
                .mapToObj(k -> Numbers.percent(points.get(k).surviving().value()) + " outlast " + survival.step() + " "
                        + (k + 1))
                .collect(Collectors.joining(", "));
    }

    private RichText caption(final Survival survival, final List<SurvivalCurve> all) {
        final List<SurvivalCurve> curves =
                all.stream().filter(c -> !SurvivalChart.drawn(c).isEmpty()).toList();
        final int steps = curves.stream()
                .mapToInt(c -> SurvivalChart.drawn(c).size())
                .min()
                .orElseThrow();
        final List<SurvivalCurve> order = curves.stream()
                .sorted(Comparator.comparingDouble(c -> -at(c, steps).value()))
                .toList();
        final SurvivalCurve first = order.get(0);
        final SurvivalCurve last = order.get(order.size() - 1);
        final RichText text =
                order.size() == 1 ? alone(survival, first, steps) : compared(survival, first, last, steps);
        return text.plain("; the pale band is the " + Numbers.level(metrics.level()) + " interval.");
    }

    private static RichText alone(final Survival survival, final SurvivalCurve curve, final int steps) {
        final RichText text = RichText.of("Of those at risk in the first " + survival.step() + ", ")
                .strong(percent(at(curve, steps)))
                .plain(" outlast " + survival.step() + " " + steps);
        final List<SurvivalCurve.Point> points = curve.points();
        for (int k = 0; k < steps; k++) {
            if (points.get(k).surviving().value() <= 0.5) {
                return text.plain(", half are lost by " + survival.step() + " " + (k + 1));
            }
        }
        return text;
    }

    private static RichText compared(
            final Survival survival, final SurvivalCurve first, final SurvivalCurve last, final int steps) {
        return RichText.of("After " + survival.step() + " " + steps + ", highest: ")
                .strong(first.label())
                .plain(", " + percent(at(first, steps)) + "; lowest: ")
                .strong(last.label())
                .plain(", " + percent(at(last, steps)))
                .plain(Sentences.touching(at(first, steps), at(last, steps), "; their intervals overlap"));
    }

    private static Estimate at(final SurvivalCurve curve, final int step) {
        return curve.points().get(step - 1).surviving();
    }

    private static String percent(final Estimate share) {
        return Numbers.withUnit(Numbers.inPercent(share), "%");
    }

    private Block.Table table(final String id, final Survival survival, final List<SurvivalCurve> curves) {
        final List<Step> steps = curves.stream()
                .flatMap(curve -> IntStream.range(0, curve.points().size()).mapToObj(k -> new Step(curve, k + 1)))
                .toList();
        return Columns.of(steps)
                .text("Curve", step -> step.curve().label())
                .number(Sentences.capitalised(survival.step()), step -> Integer.toString(step.number()))
                .number("At risk", step -> Numbers.count(step.point().atRisk()))
                .number("Lost", step -> Numbers.count(step.point().lost()))
                .number("Not lost", step -> percent(step.point().surviving()))
                .number(
                        Numbers.level(metrics.level()) + " interval",
                        step -> Numbers.range(Numbers.inPercent(step.point().surviving())))
                .page(ids.of(id + "-table"), survival.label() + " after each " + survival.step(), true);
    }

    private record Step(SurvivalCurve curve, int number) {
        private SurvivalCurve.Point point() {
            return curve.points().get(number - 1);
        }
    }
}
