package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.sitrep.analysis.LiveComparison;
import org.sitrep.engine.GrowingRun;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Distribution;
import org.sitrep.report.model.MetricText;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Words;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SlotTally;

/**
 * Plays variants on the same trials and answers live: one or two in full, more of them by their chief metrics. A
 * variant that has been played with the same seed is not played again. One thread plays at a time.
 */
final class Bench {
    /** Maximum number of trials of a question. */
    static final int MOST_TRIALS = 2_000_000;

    /** Variants of a question: a map of 11 by 11 values. */
    static final int MOST_SIDES = 121;

    /**
     * Trials per chunk of a study: one, as those of a strong bot take long, and a study must end soon when it is left.
     */
    static final int CHUNK = 1;

    private static final long STAGE_NANOS = 200_000_000;

    private final Contents contents;
    private final PageCommands commands;
    private final Runs runs;
    private final LongSupplier nanoTime;

    /** A question about variants of scenarios that measure the same. */
    record Question(
            @Field(value = "The variants.", min = 1, max = MOST_SIDES)
            List<Variant> sides,

            @Field(value = "Number of trials.", min = 1, max = MOST_TRIALS)
            int trials,

            @Field("Seed of the trials.") long seed) {}

    /**
     * An answer so far.
     *
     * @param trials number of trials that all sides have played
     * @param of number of trials asked for
     * @param complete whether the intervals are those of a fixed number of trials; before, they hold at all looks
     *     together
     * @param verdict on the second side
     * @param command line that gives the last answer's numbers
     */
    record Answer(
            int trials,
            int of,
            boolean complete,
            List<SideAnswer> sides,
            List<ChangeAnswer> changes,
            String verdict,
            String command) {}

    /**
     * One side; of more than two only the metrics.
     *
     * @param hash of all its outcomes
     * @param played number of trials that it has played
     * @param metrics chief metrics; all of them once it is complete
     * @param telling trials worth watching
     */
    record SideAnswer(
            String hash,
            long played,
            long aborted,
            boolean complete,
            List<Figure> metrics,
            List<Histogram> histograms,
            List<Endings> endings,
            List<TellingTrials.Told> telling) {}

    /** A number: as text with its uncertainty, and for drawing; a limit is null if there is none. */
    record Figure(String name, String label, String text, Double value, Double low, Double high) {}

    /** The distribution of a metric that is no flag. */
    record Histogram(String name, List<Bar> bars) {}

    /** Shares of trials by an alternative of which each trial has one. */
    record Endings(String title, List<Bar> bars) {}

    /**
     * A bar.
     *
     * @param share of trials, 0 … 1
     * @param trial the first with this value; -1 if unknown
     */
    record Bar(String label, double share, long trial) {}

    /** The second side less the first. */
    record ChangeAnswer(Figure figure, String verdict) {}

    /** Creates a bench. */
    Bench(final Contents contents, final Runs runs, final LongSupplier nanoTime) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.runs = runs;
        this.nanoTime = nanoTime;
    }

    /**
     * Opens the variants of a question.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed, or the two measure different things
     * @throws org.sitrep.SitrepException with all findings if a variant is not sound
     */
    Playing open(final Question question) {
        return new Run(question, contents.common(question.sides()).entries());
    }

    /** A question that is being answered. */
    private final class Run implements Playing {
        private final Question question;
        private final List<PairedEntry> entries;
        private final List<Slot> criteria;
        private final String command;
        private final RunsInPlay playing = new RunsInPlay();

        private Run(final Question question, final List<PairedEntry> entries) {
            this.question = question;
            this.entries = entries;
            criteria = LiveComparison.criteria(entries.get(0).scenario());
            command = commands.of(question);
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            return playing.play(
                    () -> entries.stream().map(this::run).toList(),
                    own -> new LiveComparison(own, criteria, question.trials())
                            .play(
                                    nanoTime,
                                    STAGE_NANOS,
                                    look -> !playing.isCancelled() && looking.test(answer(own, look))));
        }

        @Override
        public void cancel() {
            playing.cancel();
        }

        private GrowingRun run(final PairedEntry entry) {
            final List<String> slots = criteria.stream().map(Slot::name).toList();
            return runs.of(entry, question.seed(), question.trials(), slots);
        }

        private Answer answer(final List<GrowingRun> own, final LiveComparison.Look look) {
            return new Answer(
                    look.trials(),
                    question.trials(),
                    look.complete(),
                    IntStream.range(0, own.size())
                            .mapToObj(
                                    number -> side(own.get(number), look.sides().get(number)))
                            .toList(),
                    look.changes().stream().map(this::change).toList(),
                    Words.of(look.overall()),
                    command);
        }

        private SideAnswer side(final GrowingRun run, final LiveComparison.Side side) {
            final RunResult result = side.result();
            final MetricText texts = new MetricText(result, side.estimates());
            final boolean whole = entries.size() <= 2;
            final Set<String> named = texts.names();
            return new SideAnswer(
                    result.outcomeHash(),
                    result.completed() + result.aborted(),
                    result.aborted(),
                    side.complete(),
                    side.estimates().keySet().stream()
                            .filter(metric -> whole ? named.contains(metric) : isChief(metric))
                            .map(metric -> figure(
                                    result.layout().metric(metric).orElseThrow(),
                                    texts.shown(metric),
                                    // Words in place of an interval would say too much after a few trials.
                                    side.complete()
                                            ? texts.withUnit(metric)
                                            : Numbers.withUnit(texts.shown(metric), texts.unit(metric))))
                            .toList(),
                    whole ? histograms(texts) : List.of(),
                    whole ? endings(texts) : List.of(),
                    whole ? TellingTrials.of(run.values(), criteria) : List.of());
        }

        private boolean isChief(final String metric) {
            return metric.equals(entries.get(0).scenario().layout().headline())
                    || criteria.stream().anyMatch(slot -> slot.name().equals(metric));
        }

        private List<Histogram> histograms(final MetricText texts) {
            return criteria.stream()
                    .filter(slot -> slot.kind() != Slot.Kind.FLAG)
                    .flatMap(slot -> texts.distribution(slot.name()).stream()
                            .filter(all -> !all.isEmpty())
                            .map(all -> histogram(slot.name(), all)))
                    .toList();
        }

        private static List<Endings> endings(final MetricText texts) {
            return texts.groups().stream()
                    .filter(group -> group.kind() == Group.Kind.CATEGORY)
                    .map(group -> Bench.endings(texts.result(), group))
                    .toList();
        }

        private ChangeAnswer change(final LiveComparison.Change change) {
            final Slot slot = change.criterion();
            final boolean share = entries.get(0).scenario().layout().isShare(slot.name());
            final Estimate shown = share ? Numbers.inPoints(change.difference()) : change.difference();
            final String text = Numbers.withUnit(shown, share ? "% points" : slot.unit());
            return new ChangeAnswer(figure(slot, shown, text), Words.of(change.verdict()));
        }
    }

    private static Figure figure(final Metric metric, final Estimate shown, final String text) {
        return figure(metric.name(), metric.label(), text, shown);
    }

    static Figure figure(final String name, final String label, final String text, final Estimate shown) {
        return new Figure(name, label, text, number(shown.value()), number(shown.low()), number(shown.high()));
    }

    private static Double number(final double value) {
        return Double.isNaN(value) ? null : value;
    }

    private static Histogram histogram(final String name, final Distribution distribution) {
        return new Histogram(
                name,
                distribution.bins().stream()
                        .map(bin -> new Bar(bin.label(), bin.share(), bin.firstTrial()))
                        .toList());
    }

    private static Endings endings(final RunResult result, final Group group) {
        final OutcomeLayout layout = result.layout();
        final List<Bar> bars = new ArrayList<>();
        for (int item = 0; item < group.metrics().size(); item++) {
            final SlotTally tally =
                    result.tallies().get(layout.index(group.metrics().get(item)));
            final long first = tally.counts().length > 1 ? tally.firstTrial()[1] : -1;
            bars.add(new Bar(
                    group.itemLabels().get(item), tally.n() == 0 ? 0 : (double) tally.sum() / tally.n(), first));
        }
        return new Endings(group.title(), bars);
    }
}
