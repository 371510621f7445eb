package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.sitrep.analysis.LiveStages;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.MatchupTally;
import org.sitrep.analysis.matchup.Ratings;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.portable.Streams;
import org.sitrep.report.model.MatchupReport;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Mean;
import org.sitrep.strategy.SideBots;

/** Plays every bot of one side against every bot of the other, and answers live: who beats whom. */
final class Matchups {
    /** Maximum number of pairs. */
    static final int MOST_CELLS = 64;

    private static final double LEVEL = 0.95;
    private static final long STAGE_NANOS = 200_000_000;
    private static final int SIDES = 2;

    private final Contents contents;
    private final PageCommands commands;
    private final Workers workers;
    private final LongSupplier nanoTime;

    /** A question. */
    record Question(
            @Field("What is played; its bots do not matter.")
            Variant variant,

            @Field(
                    value = "Bots of the first side and of the second; two or more of one of them.",
                    min = SIDES,
                    max = SIDES)
            List<List<String>> bots,

            @Field(value = "Number of trials.", min = Mean.MIN_TRIALS, max = Bench.MOST_TRIALS)
            int trials,

            @Field("Seed of the trials.") long seed) {
        /** @throws IllegalArgumentException if there are too few or too many pairs, or a side has a bot twice */
        public Question {
            final int cells = bots.get(0).size() * bots.get(1).size();
            if (cells < 2 || cells > MOST_CELLS) {
                throw new IllegalArgumentException(cells + " pairs of bots; a matchup has 2 to " + MOST_CELLS);
            }
            if (bots.stream()
                    .anyMatch(side -> side.stream().filter(Streams.unseen()).count() < side.size())) {
                throw new IllegalArgumentException("a side has a bot twice");
            }
        }
    }

    /**
     * An answer so far.
     *
     * @param complete whether all trials are played; before, the intervals hold at all looks together, and sides have
     *     no shares and ratings
     * @param cells score of the first side in percent, a row per bot of the first side
     * @param aborted trials that some pair aborted, and that count for none
     * @param command line that gives the same
     */
    record Answer(
            long trials,
            long of,
            boolean complete,
            List<Side> sides,
            List<List<Bench.Figure>> cells,
            long aborted,
            List<String> sentences,
            String command) {}

    /** A side and its bots. */
    record Side(String id, List<Player> bots) {}

    /**
     * A bot of a side.
     *
     * @param share of it in the mixture that is hardest to exploit, 0 … 1; null before the end
     * @param rating null unless the same bots play both sides, and before the end
     */
    record Player(String bot, Double share, Bench.Figure rating) {}

    Matchups(final Contents contents, final Workers workers, final LongSupplier nanoTime) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.workers = workers;
        this.nanoTime = nanoTime;
    }

    /**
     * Opens the scenario for all pairs.
     *
     * @throws IllegalArgumentException if the scenario or a bot is not listed, or no two sides play
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Playing open(final Question question) {
        final Variant variant = question.variant();
        final PlayableScenario base = contents.experiment(variant).open(KeyOrder.NONE);
        if (base.compiled().stakes().isEmpty()) {
            throw new IllegalArgumentException("this scenario has no two sides to match");
        }
        final List<Matchup.Side> sides = sides(base.game().sides(), question.bots());
        final List<PairedEntry> cells = new ArrayList<>();
        for (final String first : question.bots().get(0)) {
            for (final String second : question.bots().get(1)) {
                final String pair =
                        sides.get(0).id() + "=" + first + "," + sides.get(1).id() + "=" + second;
                cells.add(contents.entry(base, variant.with(variant.sets(), pair)));
            }
        }
        return new Match(question, base, sides, cells);
    }

    /** Returns the bots of both sides: after the name of their side, unless the same bots play both. */
    private static List<Matchup.Side> sides(final SideBots all, final List<List<String>> bots) {
        return IntStream.range(0, SIDES)
                .mapToObj(side ->
                        new Matchup.Side(all.ids().get(side), bots.get(side), named(all, bots, side), List.of()))
                .toList();
    }

    /** Returns the bots of a side as {@code --bot} takes them. */
    static List<String> named(final SideBots all, final List<List<String>> bots, final int side) {
        final boolean alike = all.shared() && bots.get(0).equals(bots.get(1));
        return bots.get(side).stream()
                .map(bot -> alike ? bot : all.ids().get(side) + "=" + bot)
                .toList();
    }

    /** A matchup that is being played. */
    private final class Match implements Playing {
        private final Question question;
        private final PlayableScenario base;
        private final List<Matchup.Side> sides;
        private final List<Recorder> recorders;
        private final List<TrialValues> played = new ArrayList<>();
        private final String command;
        private volatile boolean cancelled;

        private Match(
                final Question question,
                final PlayableScenario base,
                final List<Matchup.Side> sides,
                final List<PairedEntry> cells) {
            this.question = question;
            this.base = base;
            this.sides = sides;
            recorders = cells.stream().map(this::recorder).toList();
            command = commands.of(question);
        }

        private Recorder recorder(final PairedEntry cell) {
            final RunRequest request = workers.request(cell.bot(), question.seed(), question.trials())
                    .withChunkTrials(Bench.CHUNK);
            return new Recorder(cell.scenario(), base.compiled().stakes(), request);
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            return LiveStages.play(
                    workers.threads(),
                    0,
                    question.trials(),
                    nanoTime,
                    STAGE_NANOS,
                    this::playTo,
                    to -> !cancelled && looking.test(answer(to)));
        }

        private boolean playTo(final int to) {
            for (int cell = 0; cell < recorders.size() && !cancelled; cell++) {
                final boolean begun = cell < played.size();
                final int from = begun ? played.get(cell).trials() : 0;
                final TrialValues more = recorders.get(cell).record(from, to - from, workers.threads());
                if (more.trials() < to - from) {
                    return false;
                }
                if (begun) {
                    played.set(cell, played.get(cell).then(more));
                } else {
                    played.add(more);
                }
            }
            return !cancelled;
        }

        @Override
        public void cancel() {
            cancelled = true;
            recorders.forEach(Recorder::requestStop);
        }

        private Answer answer(final int to) {
            final boolean complete = to == question.trials();
            final Matchup.Stake stake = Matchup.Stake.of(base.compiled());
            final MatchupTally tally = MatchupTally.of(played, stake.most());
            final Matchup matchup = matchup(stake, tally);
            final boolean judged = complete && tally.trials() >= Mean.MIN_TRIALS;
            return new Answer(
                    to,
                    question.trials(),
                    complete,
                    judged
                            ? sides(matchup)
                            : sides.stream().map(Matchups::unjudged).toList(),
                    cells(judged ? matchup::score : matchup::anytime),
                    tally.aborted(),
                    judged ? new MatchupReport(matchup).answers() : List.of(),
                    command);
        }

        private Matchup matchup(final Matchup.Stake stake, final MatchupTally tally) {
            final RunRequest request = RunRequest.of("", question.seed(), question.trials());
            return new Matchup(
                    base.document().title(),
                    base.compiled().trial(),
                    base.source().madeBy(),
                    question.variant().scenario(),
                    ContentSummary.of(
                            base.subject(base.sides().text(base.sides().of(null))), base.compiled()),
                    question.seed(),
                    request.maxDecisions(),
                    sides,
                    stake,
                    LEVEL,
                    tally,
                    Optional.empty(),
                    Optional.empty(),
                    command);
        }

        private List<List<Bench.Figure>> cells(final BiFunction<Integer, Integer, Estimate> score) {
            return IntStream.range(0, sides.get(0).bots().size())
                    .mapToObj(row -> IntStream.range(0, sides.get(1).bots().size())
                            .mapToObj(column -> cell(row, column, Numbers.inPercent(score.apply(row, column))))
                            .toList())
                    .toList();
        }

        private Bench.Figure cell(final int row, final int column, final Estimate shown) {
            final String name =
                    sides.get(0).bots().get(row) + "," + sides.get(1).bots().get(column);
            return Bench.figure(name, name, Numbers.withUnit(shown, "%"), shown);
        }
    }

    private static Side unjudged(final Matchup.Side side) {
        return new Side(
                side.id(),
                side.bots().stream().map(bot -> new Player(bot, null, null)).toList());
    }

    private static List<Side> sides(final Matchup matchup) {
        final Equilibrium play = Equilibrium.of(matchup);
        final Optional<Ratings> ratings = Ratings.of(matchup);
        return IntStream.range(0, SIDES)
                .mapToObj(side -> {
                    final List<String> bots = matchup.sides().get(side).bots();
                    return new Side(
                            matchup.sides().get(side).id(),
                            IntStream.range(0, bots.size())
                                    .mapToObj(bot -> new Player(
                                            bots.get(bot),
                                            play.sides().get(side).shares().get(bot),
                                            ratings.map(rated -> rating(
                                                            bots.get(bot),
                                                            rated.bots().get(bot)))
                                                    .orElse(null)))
                                    .toList());
                })
                .toList();
    }

    private static Bench.Figure rating(final String bot, final Estimate rating) {
        return Bench.figure(bot, bot, Numbers.withUnit(rating, ""), rating);
    }
}
