package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Handicap;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.MatchupTally;
import org.sitrep.analysis.matchup.Ratings;
import org.sitrep.engine.RunResult;
import org.sitrep.portable.Portable;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Reports a matchup: the matrix of all pairs, the ratings, and the play that is hardest to exploit. */
public final class MatchupReport extends StudyReport {
    /** A share of a mixture below this is not worth a mention. */
    private static final double SMALL = 0.005;

    private static final String UNRATED = "s have no ratings here, as each side has its own: a rating could not "
            + "tell a stronger one from the better side.";

    final Matchup matchup;
    /** Empty, as is the handicap, unless the same bots play both sides. */
    final Optional<Ratings> ratings;

    final Optional<Handicap> handicap;
    final Equilibrium play;
    private final TrialWord noun;
    /** What meets: bots, or forces. */
    private final String player;

    private final String first;
    private final String second;

    public MatchupReport(final Matchup matchup) {
        super(
                matchup.title() + ": who beats whom",
                players(matchup) + " on the same "
                        + new TrialWord(matchup.trial()).counted(matchup.tally().trials()) + ", seed "
                        + matchup.seed(),
                matchup.command());
        this.matchup = matchup;
        ratings = Ratings.of(matchup);
        play = Equilibrium.of(matchup);
        handicap = ratings.map(rated -> Handicap.of(matchup, rated));
        noun = new TrialWord(matchup.trial());
        player = matchup.isOfForces() ? "force" : "bot";
        first = matchup.sides().get(0).id();
        second = matchup.sides().get(1).id();
    }

    /** Returns who plays whom. */
    static String players(final Matchup matchup) {
        return matchup.isAlike()
                ? String.join(", ", matchup.sides().get(0).bots()) + ", each on both sides against each"
                : matchup.sides().stream()
                                .map(side -> side.id()
                                        + (matchup.isOfForces() ? " with " : " by ")
                                        + String.join(", ", side.bots()))
                                .collect(Collectors.joining("; "))
                        + ": each against each";
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("matchup", noun)
                .answers(answers())
                .lookAt(ratings.isPresent() ? "each side wins between equals" : "the best play of each side does");
        if (matchup.tally().aborted() > 0) {
            page.warn(noun.counted(matchup.tally().aborted()) + " aborted by some pair of " + player
                    + "s, and excluded from all cells.");
        }
        page.tile("Score of " + first + " in best play", share(play.value()), "play");
        page.section("matrix", "Matrix", "Who beats whom?")
                .figure(
                        new HeatChart(
                                "picture-matchup",
                                "Scores of " + first,
                                answers().get(0) + " One row per " + player + " of " + first + ", one column per "
                                        + player + " of " + second + ".",
                                scoreOf(first),
                                second,
                                first,
                                matchup.sides().get(1).bots(),
                                matchup.sides().get(0).bots(),
                                bots(0).stream()
                                        .map(row -> bots(1).stream()
                                                .map(column -> Numbers.inPercent(matchup.score(row, column)))
                                                .toList())
                                        .toList()),
                        scores() + " A column of one colour is a " + player + " of " + second
                                + " that does equally well against all"
                                + (ratings.isPresent() ? "; the diagonal shows the advantage of a side." : "."))
                .add(matrix().page("matchup-cells", scoreOf(first) + ", with its interval"));
        ratings.ifPresent(rated -> ratings(page, rated));
        page.section(
                        "play",
                        "Play that is hardest to exploit",
                        "Which " + player + ", or mixture, should a side choose?")
                .text(value())
                .add(side(0).page("matchup-play-0", first))
                .add(side(1).page("matchup-play-1", second));
        matchup.best().filter(run -> run.completed() > 0).ifPresent(run -> goes(page, run));
        matchup.worth()
                .filter(worth -> worth.whole().completed() > 0)
                .ifPresent(worth -> new AblationReport(worth).addTo(page));
        page.examples(example()).add(examples(""));
        return page.played("", played())
                .method()
                .text(method())
                .text(ratings.map(MatchupReport::rating).orElseGet(this::unrated))
                .cautions(matchup.sides().stream()
                        .flatMap(side -> (matchup.isOfForces() ? side.named() : side.bots()).stream())
                        .filter(Streams.unseen())
                        .toList())
                .again("The same matchup:", command())
                .build();
    }

    /** Adds all that happens between the likeliest bots. */
    private void goes(final ReportBuilder page, final RunResult run) {
        page.section("goes", "How it goes", "What does each side lose, hold and play in best play?")
                .text("The sections up to the worth of things, or to the examples, are of the likeliest " + player
                        + "s, " + bot(0, play.likeliest(0)) + " and " + bot(1, play.likeliest(1)) + ", on the same "
                        + noun.counted(run.completed()) + ".");
        new OutcomeSections(new MetricText(run), page).add();
    }

    /** Returns the question that {@link #examples} answer. */
    String example() {
        return ratings.isPresent()
                ? "How does each side win between equals?"
                : "How does each side do best in the play that is hardest to exploit?";
    }

    private static String rating(final Ratings rated) {
        return Ratings.METHOD + " ratings: a rating higher by 1 scores 73 % on the same side. "
                + "Those with an interval sum to 0; a bot with less than ten wins or losses against others "
                + "has none. The cells differ from what the ratings predict by at most "
                + Numbers.plain(100 * rated.misfit(), 1) + " points"
                + (rated.misfit() > 0.1 ? ", so one number per bot says little here." : ".");
    }

    private void ratings(final ReportBuilder page, final Ratings rated) {
        page.section("ratings", "Ratings", "How strong is each bot?")
                .figure(
                        new IntervalChart(
                                "picture-ratings",
                                "Ratings",
                                advantage(rated),
                                "Rating, points",
                                IntervalChart.Style.DIFFERENCES,
                                bots(0).stream()
                                        .map(bot -> new IntervalChart.Item(
                                                bot(0, bot), rated.bots().get(bot)))
                                        .toList()),
                        "Bots right of zero are stronger than the average of these. " + advantage(rated))
                .add(rated(rated).page("matchup-rated", "Ratings"));
    }

    /** Returns the verdict, one sentence each: who is strongest, which side is better, and what decides. */
    public List<String> answers() {
        return ratings.map(rated -> List.of(strongest(rated), advantage(rated), decides(), value()))
                .orElseGet(() -> List.of(value(), unrated()));
    }

    private String unrated() {
        return Sentences.capitalised(player) + UNRATED;
    }

    /** Returns the sentence on whether skill or the side decides, between bots that play both. */
    String decides() {
        final Handicap worse = handicap.orElseThrow();
        return switch (worse.outcome()) {
                    case 1 -> "Skill outweighs the side";
                    case -1 -> "The side outweighs skill";
                    default -> "Neither skill nor the side is shown to outweigh the other";
                }
                + ": with the worse side, " + matchup.sides().get(worse.worse()).id() + ", "
                + bot(0, worse.strongest()) + " scores " + share(worse.score()) + " against "
                + bot(0, worse.next()) + ".";
    }

    /**
     * Returns the commands that replay the first trial that is best for each side: of the strongest bot against itself,
     * or else of the likeliest bots of the play that is hardest to exploit.
     *
     * @param scenario comes before each, unless it is empty
     */
    List<Block> examples(final String scenario) {
        final int ours = handicap.map(Handicap::strongest).orElseGet(() -> play.likeliest(0));
        final int theirs = handicap.map(Handicap::strongest).orElseGet(() -> play.likeliest(1));
        final List<Block> lines = new ArrayList<>();
        for (int side = 0; side < matchup.sides().size(); side++) {
            final long trial = best(side, ours, theirs);
            if (trial != MatchupTally.NO_TRIAL) {
                lines.add(NamedTrial.alone(setting(ours, theirs), matchup.seed(), trial)
                        .labelled(RichText.of(scenario.isEmpty() ? "" : scenario + ": ")
                                .strong(matchup.sides().get(side).id() + (isWon() ? " wins" : " does best"))
                                .plain(", " + noun.one() + " " + trial)));
            }
        }
        return lines;
    }

    private boolean isWon() {
        return matchup.stake().equals(Matchup.Stake.WINS);
    }

    /** Returns the first win of a side; of a metric, the first trial in which the side does best. */
    private long best(final int side, final int ours, final int theirs) {
        int score = side == 0 ? matchup.stake().most() : 0;
        while (!isWon() && matchup.first(ours, theirs, score) == MatchupTally.NO_TRIAL) {
            score += side == 0 ? -1 : 1;
        }
        return matchup.first(ours, theirs, score);
    }

    private TrialSetting setting(final int ours, final int theirs) {
        return new TrialSetting(
                matchup.scenario(), matchup.named(ours, theirs), matchup.changes(ours, theirs), matchup.maxDecisions());
    }

    private String strongest(final Ratings rated) {
        final int best = handicap.orElseThrow().strongest();
        return bot(0, best) + " is rated highest, "
                + Numbers.withUnit(rated.bots().get(best), "points") + ".";
    }

    private String advantage(final Ratings rated) {
        final Estimate a = rated.advantage();
        if (Double.isNaN(a.low())) {
            return first + " and " + second + " cannot be compared: one of them hardly ever wins.";
        }
        final String between =
                Numbers.plain(100 / (1 + Math.exp(-a.value())), 0) + " % between equals, " + a.shortForm() + " points";
        return a.low() > 0
                ? first + " has the better side: " + between + "."
                : a.high() < 0
                        ? second + " has the better side: " + first + " scores " + between + "."
                        : "Neither side is shown to be better: " + first + " scores " + between + ".";
    }

    /** Returns the sentence on the play that is hardest to exploit. */
    String value() {
        return "In the play that is hardest to exploit, " + first + " scores " + share(play.value()) + ": " + first
                + " by " + mixture(0) + ", " + second + " by " + mixture(1) + ".";
    }

    /** Returns the bots of a side in that play. */
    String mixture(final int side) {
        return bots(side).stream()
                .filter(bot -> play.sides().get(side).shares().get(bot) >= SMALL)
                .map(bot -> bot(side, bot)
                        + (play.sides().get(side).shares().get(bot) > 1 - SMALL
                                ? ""
                                : " " + percent(play.sides().get(side).shares().get(bot))))
                .collect(Collectors.joining(", "));
    }

    private static String percent(final double share) {
        return Portable.format("%.0f %%", 100 * share);
    }

    static String share(final Estimate estimate) {
        return Numbers.withUnit(Numbers.inPercent(estimate), "%");
    }

    private static String scoreOf(final String side) {
        return "Score of " + side + ", %";
    }

    private List<Integer> bots(final int side) {
        return IntStream.range(0, matchup.sides().get(side).bots().size())
                .boxed()
                .toList();
    }

    private String bot(final int side, final int bot) {
        return matchup.sides().get(side).bots().get(bot);
    }

    private Columns<Integer> matrix() {
        final Columns<Integer> table = Columns.of(bots(0)).text(first + " by", first, row -> bot(0, row));
        for (final int column : bots(1)) {
            final Function<Integer, String> cell =
                    row -> Numbers.inPercent(matchup.score(row, column)).shortForm();
            table.number(bot(1, column), bot(1, column), cell);
        }
        return table;
    }

    private Columns<Integer> rated(final Ratings rated) {
        return Columns.of(bots(0))
                .text("Bot", "", bot -> bot(0, bot))
                .number("Rating", "rating", bot -> Numbers.withUnit(rated.bots().get(bot), ""));
    }

    private Columns<Integer> side(final int side) {
        return Columns.of(bots(side))
                .text(Sentences.capitalised(player), matchup.sides().get(side).id(), bot -> bot(side, bot))
                .number(
                        "Share",
                        "share",
                        bot -> percent(play.sides().get(side).shares().get(bot)))
                .number(
                        "Alone it loses",
                        "alone it loses",
                        bot -> Numbers.withUnit(
                                Numbers.inPoints(play.sides().get(side).losses().get(bot)), "points"));
    }

    private Played played() {
        final Played played = new Played();
        played.side(
                matchup.title(),
                matchup.scenario(),
                matchup.isAlike()
                        ? String.join(", ", matchup.sides().get(0).bots())
                        : matchup.sides().stream()
                                .flatMap(side -> side.named().stream())
                                .filter(Streams.unseen())
                                .collect(Collectors.joining(", ")),
                Optional.empty(),
                matchup.input(),
                RichText.of(""));
        return played.sources().seed(matchup.seed()).version(matchup.madeBy());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().heading(scoreOf(first)).table(matrix());
        ratings.ifPresent(rated -> out.heading("Ratings").table(rated(rated)));
        final List<String> answers = answers();
        return out.heading("Play that is hardest to exploit")
                .table(side(0))
                .table(side(1))
                .line(method())
                .heading("Verdict")
                .verdict(answers.get(0))
                .lines(answers.subList(1, answers.size()));
    }

    private String method() {
        return "All pairs play the same " + noun.many() + " on the same draws. "
                + (isWon() ? "" : scores() + " ") + "The intervals of the cells, and "
                + "all that follows from them about play that is hard to exploit, hold together at "
                + Numbers.level(matchup.level())
                + (ratings.isPresent() ? "; so do those of the ratings, for many " + noun.many() : "")
                + ". \"Alone it loses\": what a " + player + " alone gets less against the best answer to it.";
    }

    /** Returns the sentence on what scores. */
    String scores() {
        final Matchup.Stake stake = matchup.stake();
        return isWon()
                ? "A win scores 1, a draw 0.5."
                : "Score: \"" + stake.label() + "\""
                        + (stake.most() == 1 ? " in share of the " + noun.many() : " as a share of " + stake.most())
                        + "; " + first + " wants it high, " + second + " low.";
    }

    @Override
    public List<Columns<?>> tables() {
        final List<int[]> cells = new ArrayList<>();
        bots(0).forEach(row -> bots(1).forEach(column -> cells.add(new int[] {row, column})));
        final List<int[]> players = new ArrayList<>();
        List.of(0, 1).forEach(side -> bots(side).forEach(bot -> players.add(new int[] {side, bot})));
        final List<Columns<?>> tables = new ArrayList<>();
        tables.add(Columns.of(cells)
                .csv("matrix.csv")
                .data(first, cell -> bot(0, cell[0]))
                .data(second, cell -> bot(1, cell[1]))
                .estimate("score", cell -> matchup.score(cell[0], cell[1])));
        ratings.ifPresent(rated -> tables.add(Columns.of(bots(0))
                .csv("ratings.csv")
                .data("bot", bot -> bot(0, bot))
                .estimate("rating", bot -> rated.bots().get(bot))));
        tables.add(Columns.of(players)
                .csv("play.csv")
                .data("side", one -> matchup.sides().get(one[0]).id())
                .data("bot", one -> bot(one[0], one[1]))
                .data("share", one -> play.sides().get(one[0]).shares().get(one[1]))
                .limits("loss", one -> play.sides().get(one[0]).losses().get(one[1])));
        return tables;
    }
}
