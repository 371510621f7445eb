package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Writes the sentences at the top of a report: the result with its interval, and reasons to doubt it. */
final class Answer {
    /** The share below which endings are summed up. */
    private static final double MIN_SHARE = 0.01;

    private static final int MAX_NAMED = 4;

    private Answer() {}

    /** Returns the result: the headline with its interval, how trials end, and the distribution behind the mean. */
    static List<RichText> of(final MetricText m) {
        final RunResult c = m.result();
        final List<RichText> answer = new ArrayList<>();
        if (c.completed() == 0) {
            answer.add(RichText.of("No " + c.trial() + " was completed, so there is no result for ")
                    .strong(c.title())
                    .plain("."));
            return answer;
        }
        answer.add(headline(m));
        m.groups().stream()
                .filter(g -> g.kind() == Group.Kind.CATEGORY)
                .findFirst()
                .ifPresent(g -> answer.add(endings(m, g).then(wonAndLost(m, g))));
        m.distribution(c.layout().headline())
                .filter(d -> d.trials() > 1 && !m.isRate(c.layout().headline()))
                .ifPresent(d -> answer.add(behindTheMean(m, d)));
        if (c.precision().isPresent()) {
            answer.add(RichText.of(String.join(" ", RunSentences.goals(m)) + " " + RunSentences.intervals()));
        }
        return answer;
    }

    private static RichText headline(final MetricText m) {
        final RunResult c = m.result();
        final String name = c.layout().headline();
        final Estimate e = m.shown(name);
        final String outOf = m.distribution(name)
                .filter(d -> d.reachesBound() && !m.isRate(name))
                .map(d -> " of " + Numbers.plain(d.greatest(), 2))
                .orElse("");
        final boolean unitIsSaid =
                m.label(name).toLowerCase(Locale.ROOT).contains(m.unit(name).toLowerCase(Locale.ROOT));
        final String number = Double.isNaN(e.low()) ? Numbers.plain(e.value(), 3) : e.shortForm();
        final String value = number + outOf + (unitIsSaid ? "" : " " + m.unit(name));
        final RichText start = RichText.of(m.label(name) + ": ")
                .strong(value)
                .plain((m.isRate(name) ? "" : " on average") + ", over "
                        + m.trial().counted(c.completed()) + " of ")
                .strong(c.title())
                .plain(" played by the bot ")
                .code(c.bot());
        return Double.isNaN(e.low())
                ? start.plain(". That is too few for an interval.")
                : start.plain(" (" + Numbers.level(e.level()) + " interval"
                        + (number.endsWith("]") ? "" : ": " + Numbers.range(e)) + ").");
    }

    private static RichText endings(final MetricText m, final Group group) {
        final List<Ranking.Item> all = Ranking.of(m, group).descending();
        final List<Ranking.Item> named = all.stream()
                .filter(i -> m.raw(i.metric()).value() >= MIN_SHARE)
                .limit(MAX_NAMED)
                .toList();
        if (named.isEmpty()) {
            return RichText.of(group.title() + ": no data.");
        }
        RichText text = RichText.of(group.title() + ": ");
        for (int i = 0; i < named.size(); i++) {
            final Ranking.Item item = named.get(i);
            text = text.plain(i == 0 ? "" : ", ").strong(item.label()).plain(" in " + m.withUnit(item.metric()));
        }
        final List<String> rest = all.stream()
                .filter(i -> !named.contains(i) && m.raw(i.metric()).value() > 0)
                .map(Ranking.Item::metric)
                .toList();
        return text.plain(rest.isEmpty() ? "." : "; all others in " + m.shareOf(rest) + ".");
    }

    /**
     * Returns the shares of endings that are good and bad for the side that the bot plays; empty if all are neutral.
     */
    private static RichText wonAndLost(final MetricText m, final Group group) {
        if (judged(m, group, Slot.Better.NEUTRAL).size() == group.metrics().size()) {
            return RichText.of("");
        }
        return RichText.of(" In total, ")
                .strong(m.shareOf(judged(m, group, Slot.Better.HIGHER)) + " end well")
                .plain(" and ")
                .strong(m.shareOf(judged(m, group, Slot.Better.LOWER)) + " badly")
                .plain(".");
    }

    private static List<String> judged(final MetricText m, final Group group, final Slot.Better direction) {
        return group.metrics().stream()
                .filter(metric -> m.better(metric) == direction)
                .toList();
    }

    private static RichText behindTheMean(final MetricText m, final Distribution d) {
        final String unit = m.unit(m.result().layout().headline());
        if (d.isConstant()) {
            return RichText.of("Every " + m.trial().one() + " gave the same result, " + Numbers.plain(d.greatest(), 2)
                    + " " + unit + ".");
        }
        final boolean lowIsGood = m.better(m.result().layout().headline()) == Slot.Better.LOWER;
        final List<HistogramChart.Bin> values = d.values();
        final HistogramChart.Bin best = values.get(lowIsGood ? 0 : values.size() - 1);
        return RichText.of(
                "Distribution: " + Sentences.spread(m, m.result().layout().headline()) + ". The best result, "
                        + best.label() + " " + unit
                        + ", occurs in " + Numbers.percent(best.share()) + " of the "
                        + m.trial().many() + ".");
    }

    static List<RichText> warnings(final RunResult c) {
        final TrialWord noun = TrialWord.of(c);
        final List<RichText> warnings = new ArrayList<>();
        if (c.aborted() > 0) {
            warnings.add(RichText.of("")
                    .strong(noun.counted(c.aborted()) + " aborted")
                    .plain(" (" + Numbers.percent(c.aborted() / (double) c.requested())
                            + " of those requested). Estimates exclude them; see " + noun.titles() + " played."));
        }
        if (RunResult.INTERRUPTED.equals(c.stopReason())) {
            warnings.add(RichText.of("The run was ")
                    .strong(c.stopReason())
                    .plain(" after " + Numbers.count(c.completed() + c.aborted()) + " of " + noun.counted(c.requested())
                            + "."));
        }
        if (RunResult.BOT_SILENT.equals(c.stopReason())) {
            warnings.add(RichText.of("The run ended because the ")
                    .strong(c.stopReason())
                    .plain(": " + Numbers.count(c.unplayed()) + " of "
                            + noun.counted(c.requested())
                            + " were not played. Which ones depends on the clock, so this result cannot be "
                            + "reproduced or merged."));
        }
        return warnings;
    }
}
