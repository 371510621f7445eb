package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * The words of a report about what happened. Every sentence is made from numbers of the capsule; none knows a game. See {@link RunSentences} for those
 * about the run itself.
 */
final class Sentences {
    /** Endings rarer than this are summed up in the answer. */
    private static final double WORTH_NAMING = 0.01;

    private static final int MAX_NAMED = 4;

    private Sentences() {}

    static String subtitle(final Capsule c) {
        return Numbers.count(c.completed()) + (c.completed() == 1 ? " mission" : " missions") + " played by the bot "
                + c.bot();
    }

    /** The result: the headline with its interval, how missions end, and what lies behind the mean. */
    static List<Rich> answer(final Metrics m) {
        final Capsule c = m.capsule();
        final List<Rich> answer = new ArrayList<>();
        if (c.completed() == 0) {
            answer.add(Rich.of("No mission was completed, so there is nothing to say about ")
                    .strong(c.title())
                    .plain("."));
            return answer;
        }
        answer.add(headline(m));
        c.layout().groups().stream()
                .filter(g -> g.kind() == Group.Kind.CATEGORY)
                .findFirst()
                .ifPresent(g -> answer.add(endings(m, g).then(wonAndLost(m, g))));
        m.distribution(c.layout().headline())
                .filter(d -> !d.isEmpty() && !m.isRate(c.layout().headline()))
                .ifPresent(d -> answer.add(behindTheMean(m, d)));
        return answer;
    }

    private static Rich headline(final Metrics m) {
        final Capsule c = m.capsule();
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
        final Rich start = Rich.of(m.label(name) + ": ")
                .strong(value)
                .plain((m.isRate(name) ? "" : " on average") + ", over " + missions(c.completed()) + " of ")
                .strong(c.title())
                .plain(" played by the bot ")
                .code(c.bot());
        return Double.isNaN(e.low())
                ? start.plain(". That is too few for an interval.")
                : start.plain(" (" + Numbers.level(e.level()) + " interval: " + Numbers.range(e) + ").");
    }

    private static Rich endings(final Metrics m, final Group group) {
        final List<Ranking.Item> all = Ranking.of(m, group).descending();
        final List<Ranking.Item> named = all.stream()
                .filter(i -> m.raw(i.metric()).value() >= WORTH_NAMING)
                .limit(MAX_NAMED)
                .toList();
        if (named.isEmpty()) {
            return Rich.of(group.title() + ": no data.");
        }
        Rich text = Rich.of(group.title() + ": ");
        for (int i = 0; i < named.size(); i++) {
            final Ranking.Item item = named.get(i);
            text = text.plain(i == 0 ? "" : i == named.size() - 1 && named.size() == all.size() ? " and " : ", ")
                    .strong(item.label())
                    .plain(" in " + m.withUnit(item.metric()));
        }
        if (named.size() == all.size()) {
            return text.plain(".");
        }
        final double rest = all.stream()
                .filter(i -> !named.contains(i))
                .mapToDouble(i -> m.raw(i.metric()).value())
                .sum();
        return text.plain("; anything else in " + Numbers.percent(rest) + ".");
    }

    /** The shares of all endings that are good and bad for the squad; nothing if the layout does not tell them apart. */
    private static Rich wonAndLost(final Metrics m, final Group group) {
        final boolean judged = group.metrics().stream().anyMatch(metric -> m.better(metric) != Slot.Better.NEUTRAL);
        if (!judged) {
            return Rich.of("");
        }
        return Rich.of(" Counted together, ")
                .strong(m.shareOf(group.metrics(), Slot.Better.HIGHER) + " end well")
                .plain(" for the squad and ")
                .strong(m.shareOf(group.metrics(), Slot.Better.LOWER) + " badly")
                .plain(".");
    }

    private static Rich behindTheMean(final Metrics m, final Distribution d) {
        final String unit = m.unit(m.capsule().layout().headline());
        if (d.isConstant()) {
            return Rich.of("Every mission gave the same result, " + Numbers.plain(d.greatest(), 2) + " " + unit + ".");
        }
        return Rich.of("Behind the mean: " + spread(d) + ". The best result, " + Numbers.plain(d.greatest(), 2) + " "
                + unit + ", comes up in " + Numbers.percent(d.shareAtLeast(d.greatest())) + " of the missions.");
    }

    /** E.g. {@code half of the missions give 5 or more, and nine in ten lie between 3 and 6}. */
    private static String spread(final Distribution d) {
        final String low = Numbers.plain(d.quantile(0.05), 2);
        final String high = Numbers.plain(d.quantile(0.95), 2);
        final String middle = Numbers.plain(d.quantile(0.5), 2);
        return "the median is " + middle + ", and "
                + (low.equals(high)
                        ? "at least nine missions in ten give " + low
                        : "at least nine missions in ten lie between " + low + " and " + high);
    }

    static List<Rich> warnings(final Capsule c) {
        final List<Rich> warnings = new ArrayList<>();
        if (c.aborted() > 0) {
            warnings.add(Rich.of("")
                    .strong(missions(c.aborted()) + " given up")
                    .plain(" (" + Numbers.percent(c.aborted() / (double) c.requested())
                            + " of those asked for). No estimate counts them; see the account of missions."));
        }
        if (Capsule.INTERRUPTED.equals(c.stopReason())) {
            warnings.add(Rich.of("The run was ")
                    .strong(c.stopReason())
                    .plain(" after " + Numbers.count(c.completed() + c.aborted()) + " of " + missions(c.requested())
                            + "."));
        }
        return warnings;
    }

    static Rich endsCaption(final Metrics m, final Ranking ranking) {
        final Ranking.Item first = ranking.descending().get(0);
        final List<Ranking.Item> never = ranking.inLayoutOrder().stream()
                .filter(i -> m.raw(i.metric()).value() == 0)
                .toList();
        Rich text = Rich.of("Most often: ").strong(first.label()).plain(", " + m.withUnit(first.metric()) + ".");
        final List<Ranking.Item> seen = ranking.descending().stream()
                .filter(i -> m.raw(i.metric()).value() > 0)
                .toList();
        if (seen.size() > 1) {
            final Ranking.Item last = seen.get(seen.size() - 1);
            text = text.plain(" Rarest: ").strong(last.label()).plain(", " + m.withUnit(last.metric()) + ".");
        }
        if (!never.isEmpty()) {
            text = text.plain(
                    " Never seen: " + never.stream().map(Ranking.Item::label).collect(Collectors.joining(", ")) + ".");
        }
        return text.plain(" Each mission counts once, so the bars add up to 100 %.");
    }

    static Rich subjectsCaption(final Metrics m, final Ranking ranking) {
        final List<Ranking.Item> order = ranking.descending();
        final Ranking.Item first = order.get(0);
        final Ranking.Item last = order.get(order.size() - 1);
        final Rich text = Rich.of("Highest: ").strong(first.label()).plain(", " + m.withUnit(first.metric()));
        if (order.size() == 1) {
            return text.plain(".");
        }
        final Rich both = text.plain(". Lowest: ").strong(last.label()).plain(", " + m.withUnit(last.metric()) + ".");
        return both.plain(
                m.raw(first.metric()).low() > m.raw(last.metric()).high()
                        ? " Their intervals do not touch: the difference is no accident of the dice."
                        : " Their intervals overlap: more missions may turn the order round.");
    }

    static String itemsInWords(final Metrics m, final List<Ranking.Item> items) {
        return items.stream().map(i -> i.label() + " " + m.withUnit(i.metric())).collect(Collectors.joining("; "))
                + ".";
    }

    static Rich constant(final Metrics m, final String metric, final Distribution d) {
        return Rich.of(m.label(metric) + ": ")
                .strong(Numbers.plain(d.greatest(), 2) + " " + m.unit(metric))
                .plain(" in every mission, so there is no picture of it.");
    }

    static Rich histogramCaption(final Metrics m, final String metric, final Distribution d) {
        final Chart.Bin mode = mode(d);
        return Rich.of("Most frequent: ")
                .strong(mode.label())
                .plain(", in " + Numbers.percent(mode.share()) + " of the missions. "
                        + capitalised(spread(d)) + "; the mean is "
                        + m.withUnit(metric) + ". Smallest " + Numbers.plain(d.smallest(), 2) + ", greatest "
                        + Numbers.plain(d.greatest(), 2) + ".");
    }

    static String histogramInWords(final Distribution d) {
        return d.bins().stream()
                        .filter(b -> b.missions() > 0)
                        .map(b -> b.label() + " in " + Numbers.percent(b.share()))
                        .collect(Collectors.joining("; "))
                + " of the missions.";
    }

    private static Chart.Bin mode(final Distribution d) {
        Chart.Bin mode = d.bins().get(0);
        for (final Chart.Bin bin : d.bins()) {
            mode = bin.missions() > mode.missions() ? bin : mode;
        }
        return mode;
    }

    static Rich seriesCaption(final Series series, final List<Chart.Point> points) {
        final Chart.Point first = points.get(0);
        final Chart.Point half = lastWithHalfOfTheMissions(points);
        Rich text = Rich.of("After the first " + series.step() + " the mean is ")
                .strong(Numbers.withUnit(first.mean(), ""));
        if (half.step() > first.step()) {
            text = text.plain("; after " + series.step() + " " + half.step()
                            + ", the last that half of the missions reach, it is ")
                    .strong(Numbers.withUnit(half.mean(), ""));
        }
        return text.plain(". The wide band holds nine in ten of the missions still running. "
                + "Later means speak only of the missions that last that long: "
                + Numbers.percent(points.get(points.size() - 1).running()) + " reach " + series.step() + " "
                + points.get(points.size() - 1).step() + ".");
    }

    private static Chart.Point lastWithHalfOfTheMissions(final List<Chart.Point> points) {
        Chart.Point last = points.get(0);
        for (final Chart.Point p : points) {
            last = p.running() >= 0.5 ? p : last;
        }
        return last;
    }

    static String seriesInWords(final Series series, final List<Chart.Point> points) {
        return points.stream()
                        .map(p -> series.step() + " " + p.step() + ": mean "
                                + Numbers.plain(p.mean().value(), 2) + ", nine in ten between "
                                + Numbers.plain(p.p05(), 2) + " and " + Numbers.plain(p.p95(), 2))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    /** Which of two ends of a scale is good, in words for a mission picked from there. */
    static String extreme(final Slot.Better better, final boolean good) {
        return switch (better) {
            case NEUTRAL -> good ? "Highest" : "Lowest";
            case HIGHER, LOWER -> good ? "Best" : "Worst";
        };
    }

    static String missions(final long n) {
        return Numbers.count(n) + (n == 1 ? " mission" : " missions");
    }

    static String capitalised(final String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
