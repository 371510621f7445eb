package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.analysis.LiveComparison;
import org.sitrep.engine.GrowingRun;
import org.sitrep.engine.LastUsed;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.replay.ReplayDiff;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.scenario.Field;

/**
 * Lists the trials of one variant or two, each with its value and ending; of the first ones also what takes a replay:
 * luck, and where the two part. One thread plays at a time.
 */
final class Trials {
    /** Maximum number of trials in a list. */
    static final int MOST_TRIALS = 10_000;

    private static final long STAGE_NANOS = 200_000_000;
    private static final double PERCENT = 100;

    /** Lists whose replays are kept. */
    private static final int KEPT = 8;

    private final Contents contents;
    private final PageCommands commands;
    private final Runs runs;
    private final LongSupplier nanoTime;

    /** Luck and partings of trials replayed before, by all that decides them. */
    private final Map<List<Object>, List<Told>> known = new LastUsed<>(KEPT);

    /** A question about variants of scenarios that measure the same. */
    record Question(
            @Field(value = "One variant or two.", min = 1, max = 2)
            List<Variant> sides,

            @Field(value = "Number of trials.", min = 1, max = MOST_TRIALS)
            int trials,

            @Field("Seed of the trials.") long seed,

            @Field(value = "Number of trials to replay from the first on; at most all.", min = 0)
            int told,

            @Field("Name of the metric to list; empty for the headline.")
            String metric) {
        /** @throws IllegalArgumentException if there are more replays than trials */
        public Question {
            if (told > trials) {
                throw new IllegalArgumentException(told + " replays; 0 to " + trials + " can be played");
            }
        }
    }

    /** A question about one trial. */
    record One(
            @Field(value = "One variant or two.", min = 1, max = 2)
            List<Variant> sides,

            @Field("Seed of the trials.") long seed,
            @Field(value = "Index of the trial.", min = 0) long trial) {}

    /**
     * An answer so far. Lists have a trial at each place, from trial 0 on.
     *
     * @param trials number of trials that all sides have played
     * @param of number of trials asked for
     * @param complete whether everything is there
     * @param metric name of the listed metric
     * @param endings labels of the ways in which a trial ends; empty if the scenario names none
     * @param told what replays have shown
     * @param command line that plays the same trials
     */
    record Answer(
            int trials,
            int of,
            boolean complete,
            String metric,
            String title,
            List<String> endings,
            List<SideAnswer> sides,
            List<Told> told,
            String command) {}

    /**
     * The trials of a side.
     *
     * @param hash of all outcomes
     * @param values of the metric; null where a trial has none
     * @param endings indices of labels, -1 where a trial has none
     */
    record SideAnswer(String hash, List<Double> values, List<Integer> endings) {}

    /**
     * Luck and parting of a trial, which take its replay.
     *
     * @param luck percentile of each side, 0 … 100
     * @param step number of the step where the sides part, from 1; 0 if they do not, or there is one side
     * @param where that step, in words
     */
    record Told(List<Double> luck, int step, String where) {}

    /** Creates lists of trials. */
    Trials(final Contents contents, final Runs runs, final LongSupplier nanoTime) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.runs = runs;
        this.nanoTime = nanoTime;
    }

    /**
     * Returns what the replay of a trial shows.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed, or the index is negative
     * @throws org.sitrep.SitrepException with all findings if a variant is not sound
     */
    Told told(final One question) {
        return told(Stories.of(contents, question.sides(), question.seed()), question.trial());
    }

    private static Told told(final Stories stories, final long trial) {
        final List<ReplayedTrial> played = stories.trial(trial);
        final List<Double> luck = played.stream()
                .map(story -> PERCENT * Luck.of(story.transcript()).percentile())
                .toList();
        if (played.size() == 1) {
            return new Told(luck, 0, "");
        }
        final ReplayDiff diff = stories.diff(played);
        return diff.parting().isEmpty()
                ? new Told(luck, 0, "")
                : new Told(luck, diff.number(), diff.heading().orElse(diff.step()));
    }

    /**
     * Opens the variants of a question.
     *
     * @throws IllegalArgumentException if a scenario, a bot or the metric is not listed, or the sides measure different
     *     things
     * @throws org.sitrep.SitrepException with all findings if a variant is not sound
     */
    Playing open(final Question question) {
        final List<PairedEntry> entries = contents.common(question.sides()).entries();
        final OutcomeLayout layout = entries.get(0).scenario().layout();
        final Metric metric = layout.metric(
                        question.metric() == null || question.metric().isEmpty()
                                ? layout.headline()
                                : question.metric())
                .orElseThrow(() -> new IllegalArgumentException("no metric " + question.metric() + " is listed"));
        final Optional<Group> endings = layout.groups().stream()
                .filter(group -> group.kind() == Group.Kind.CATEGORY)
                .findFirst();
        return new Listing(question, entries, metric, endings);
    }

    /** A list that is being played. */
    private final class Listing implements Playing {
        private final Question question;
        private final List<PairedEntry> entries;
        private final Metric metric;
        private final Optional<Group> endings;
        private final List<String> slots;
        private final String command;
        private final RunsInPlay playing = new RunsInPlay();

        private Listing(
                final Question question,
                final List<PairedEntry> entries,
                final Metric metric,
                final Optional<Group> endings) {
            this.question = question;
            this.entries = entries;
            this.metric = metric;
            this.endings = endings;
            slots = Stream.concat(
                            metric instanceof Ratio ratio
                                    ? Stream.of(ratio.numerator(), ratio.denominator())
                                    : Stream.of(metric.name()),
                            endings.stream().flatMap(group -> group.metrics().stream()))
                    .filter(Streams.unseen())
                    .toList();
            command = commands.of(new Bench.Question(question.sides(), question.trials(), question.seed()));
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            return playing.play(
                    () -> entries.stream()
                            .map(entry -> runs.of(entry, question.seed(), question.trials(), slots))
                            .toList(),
                    own -> new LiveComparison(own, List.of(), question.trials())
                                    .play(
                                            nanoTime,
                                            STAGE_NANOS,
                                            look -> !playing.isCancelled()
                                                    && looking.test(answer(own, look.trials(), List.of(), false)))
                            && tell(own, looking));
        }

        @Override
        public void cancel() {
            playing.cancel();
        }

        /** Replays the first trials that are not known yet, in their order. */
        private boolean tell(final List<GrowingRun> own, final Predicate<Object> looking) {
            final List<Told> told = known.computeIfAbsent(key(), fresh -> new ArrayList<>());
            final Stories stories = Stories.of(contents, question.sides(), question.seed());
            long looked = nanoTime.getAsLong();
            while (told.size() < question.told()) {
                if (playing.isCancelled()) {
                    return false;
                }
                told.add(Trials.told(stories, told.size()));
                if (nanoTime.getAsLong() - looked > STAGE_NANOS) {
                    looked = nanoTime.getAsLong();
                    if (!looking.test(answer(own, question.trials(), told, false))) {
                        return false;
                    }
                }
            }
            looking.test(answer(own, question.trials(), told, true));
            return true;
        }

        private List<Object> key() {
            final List<Object> key = new ArrayList<>(List.of(question.seed()));
            entries.forEach(entry -> key.addAll(List.of(
                    entry.subject().content().json(),
                    entry.bot(),
                    entry.subject().botFile())));
            return key;
        }

        private Answer answer(
                final List<GrowingRun> own, final int trials, final List<Told> told, final boolean complete) {
            return new Answer(
                    trials,
                    question.trials(),
                    complete,
                    metric.name(),
                    endings.map(Group::title).orElse(""),
                    endings.map(Group::itemLabels).orElse(List.of()),
                    own.stream().map(run -> side(run, trials)).toList(),
                    List.copyOf(told.subList(0, Math.min(told.size(), question.told()))),
                    command);
        }

        private SideAnswer side(final GrowingRun run, final int trials) {
            final TrialValues values = run.values();
            final List<Double> listed = new ArrayList<>(trials);
            final List<Integer> ends = new ArrayList<>(trials);
            for (int trial = 0; trial < trials; trial++) {
                listed.add(value(values, trial));
                ends.add(ending(values, trial));
            }
            return new SideAnswer(run.result().outcomeHash(), listed, ends);
        }

        private Double value(final TrialValues values, final int trial) {
            final int first = values.get(0, trial);
            if (first == Outcome.ABSENT) {
                return null;
            }
            if (metric instanceof Slot slot) {
                return (double) first / slot.divisor();
            }
            final int of = values.get(1, trial);
            return of == 0 ? null : (double) first / of;
        }

        private int ending(final TrialValues values, final int trial) {
            final List<String> ways = endings.map(Group::metrics).orElse(List.of());
            for (int way = 0; way < ways.size(); way++) {
                if (values.get(slots.indexOf(ways.get(way)), trial) == 1) {
                    return way;
                }
            }
            return -1;
        }
    }
}
