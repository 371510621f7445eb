package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Handicap;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.MatchupTally;
import org.sitrep.analysis.matchup.Ratings;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.strategy.SideBots;

/** Reports a matchup: the matrix of all pairs, the ratings, and the play that is hardest to exploit. */
public final class MatchupReport extends StudyReport {
    /** A share of a mixture below this is not worth a mention. */
    private static final double SMALL = 0.005;

    static final String HOW_EACH_WINS = "How does each side win between equals?";

    private final Matchup matchup;
    private final Ratings ratings;
    private final Equilibrium play;
    private final Handicap handicap;
    private final TrialWord noun;
    private final String first;
    private final String second;

    public MatchupReport(final Matchup matchup) {
        super(
                matchup.title() + ": who beats whom",
                String.join(", ", matchup.bots()) + ", each on both sides against each on the same "
                        + new TrialWord(matchup.trial()).counted(matchup.tally().trials()) + ", seed "
                        + matchup.seed(),
                matchup.command());
        this.matchup = matchup;
        ratings = Ratings.of(matchup);
        play = Equilibrium.of(matchup);
        handicap = Handicap.of(matchup, ratings);
        noun = new TrialWord(matchup.trial());
        first = matchup.sides().get(0);
        second = matchup.sides().get(1);
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("matchup", noun).answers(answers()).lookAt("each side wins between equals");
        if (matchup.tally().aborted() > 0) {
            page.warn(noun.counted(matchup.tally().aborted())
                    + " aborted by some pair of bots, and excluded from all cells.");
        }
        page.tile("Score of " + first + " in best play", share(play.value()), "play");
        page.section("matrix", "Matrix", "Who beats whom?")
                .figure(
                        new HeatChart(
                                "picture-matchup",
                                "Scores of " + first,
                                strongest() + " One row per bot of " + first + ", one column per bot of " + second
                                        + ".",
                                scoreOf(first),
                                second,
                                first,
                                matchup.bots(),
                                matchup.bots(),
                                rows().stream()
                                        .map(row -> rows().stream()
                                                .map(column -> Numbers.inPercent(matchup.score(row, column)))
                                                .toList())
                                        .toList()),
                        "A win scores 1, a draw 0.5. A column of one colour is a bot of " + second
                                + " that does equally well against all; the diagonal shows the advantage of a side.")
                .add(matrix().page("matchup-cells", scoreOf(first) + ", with its interval"));
        ratings(page);
        page.section("play", "Play that is hardest to exploit", "Which bot, or mixture, should a side choose?")
                .text(value())
                .add(side(0).page("matchup-play-0", first))
                .add(side(1).page("matchup-play-1", second));
        page.examples(HOW_EACH_WINS).add(examples(""));
        return page.played("", played())
                .method()
                .text(method())
                .text(Ratings.METHOD + " ratings: a rating higher by 1 scores 73 % on the same side. "
                        + "Those with an interval sum to 0; a bot with less than ten wins or losses against others "
                        + "has none. The cells differ from what the ratings predict by at most "
                        + Numbers.plain(100 * ratings.misfit(), 1) + " points"
                        + (ratings.misfit() > 0.1 ? ", so one number per bot says little here." : "."))
                .cautions(matchup.bots())
                .again("The same matchup:", command())
                .build();
    }

    private void ratings(final ReportBuilder page) {
        page.section("ratings", "Ratings", "How strong is each bot?")
                .figure(
                        new IntervalChart(
                                "picture-ratings",
                                "Ratings",
                                advantage(),
                                "Rating, points",
                                IntervalChart.Style.DIFFERENCES,
                                rows().stream()
                                        .map(bot -> new IntervalChart.Item(
                                                matchup.bots().get(bot),
                                                ratings.bots().get(bot)))
                                        .toList()),
                        "Bots right of zero are stronger than the average of these. " + advantage())
                .add(rated().page("matchup-rated", "Ratings"));
    }

    private List<String> answers() {
        return List.of(strongest(), advantage(), decides(matchup, handicap), value());
    }

    /** Returns the sentence on whether skill or the side decides. */
    static String decides(final Matchup matchup, final Handicap handicap) {
        return switch (handicap.outcome()) {
                    case 1 -> "Skill outweighs the side";
                    case -1 -> "The side outweighs skill";
                    default -> "Neither skill nor the side is shown to outweigh the other";
                }
                + ": with the worse side, " + matchup.sides().get(handicap.worse()) + ", "
                + matchup.bots().get(handicap.strongest()) + " scores " + share(handicap.score()) + " against "
                + matchup.bots().get(handicap.next()) + ".";
    }

    /**
     * Returns the commands that replay the first win of each side in play of the strongest bot against itself.
     *
     * @param scenario comes before each, unless it is empty
     */
    List<Block> examples(final String scenario) {
        final int bot = handicap.strongest();
        final List<Block> lines = new ArrayList<>();
        for (int side = 0; side < matchup.sides().size(); side++) {
            final long trial = matchup.first(bot, bot, side == 0 ? 2 : 0);
            if (trial != MatchupTally.NO_TRIAL) {
                lines.add(new Block.Command(
                        RichText.of(scenario.isEmpty() ? "" : scenario + ": ")
                                .strong(matchup.sides().get(side) + " wins")
                                .plain(", " + noun.one() + " " + trial),
                        setting(bots(bot, bot)).replay(matchup.seed(), trial)));
            }
        }
        return lines;
    }

    private TrialSetting setting(final String both) {
        return new TrialSetting(matchup.scenario(), both, matchup.input().changes(), matchup.maxDecisions());
    }

    private String bots(final int ours, final int theirs) {
        return SideBots.text(List.of(matchup.named().get(ours), matchup.named().get(theirs)), matchup.sides());
    }

    /** Returns the likeliest bots of the play that is hardest to exploit, as {@code --bot} takes them. */
    public String likeliest() {
        return bots(likeliest(0), likeliest(1));
    }

    private int likeliest(final int side) {
        final List<Double> shares = play.sides().get(side).shares();
        return rows().stream()
                .reduce((a, b) -> shares.get(b) > shares.get(a) ? b : a)
                .orElseThrow();
    }

    private String strongest() {
        final int best = handicap.strongest();
        return matchup.bots().get(best) + " is rated highest, "
                + Numbers.withUnit(ratings.bots().get(best), "points") + ".";
    }

    private String advantage() {
        final Estimate a = ratings.advantage();
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

    private String value() {
        return "In the play that is hardest to exploit, " + first + " scores " + share(play.value()) + ": " + first
                + " by " + mixture(0) + ", " + second + " by " + mixture(1) + ".";
    }

    private String mixture(final int side) {
        return rows().stream()
                .filter(bot -> play.sides().get(side).shares().get(bot) >= SMALL)
                .map(bot -> matchup.bots().get(bot)
                        + (play.sides().get(side).shares().get(bot) > 1 - SMALL
                                ? ""
                                : " " + percent(play.sides().get(side).shares().get(bot))))
                .collect(Collectors.joining(", "));
    }

    private static String percent(final double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    static String share(final Estimate estimate) {
        return Numbers.withUnit(Numbers.inPercent(estimate), "%");
    }

    private static String scoreOf(final String side) {
        return "Score of " + side + ", %";
    }

    private List<Integer> rows() {
        return IntStream.range(0, matchup.bots().size()).boxed().toList();
    }

    private Columns<Integer> matrix() {
        final Columns<Integer> table = Columns.of(rows())
                .text(first + " by", first, row -> matchup.bots().get(row));
        for (final int column : rows()) {
            final String name = matchup.bots().get(column);
            final Function<Integer, String> cell =
                    row -> Numbers.inPercent(matchup.score(row, column)).shortForm();
            table.number(name, name, cell);
        }
        return table;
    }

    private Columns<Integer> rated() {
        return Columns.of(rows())
                .text("Bot", "", bot -> matchup.bots().get(bot))
                .number(
                        "Rating",
                        "rating",
                        bot -> Numbers.withUnit(ratings.bots().get(bot), ""));
    }

    private Columns<Integer> side(final int side) {
        return Columns.of(rows())
                .text("Bot", matchup.sides().get(side), bot -> matchup.bots().get(bot))
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
                String.join(", ", matchup.bots()),
                Optional.empty(),
                matchup.input(),
                RichText.of(""));
        return played.sources().seed(matchup.seed()).version(matchup.madeBy());
    }

    @Override
    public Brief brief(final int width) {
        return head().heading(scoreOf(first))
                .table(matrix())
                .heading("Ratings")
                .table(rated())
                .heading("Play that is hardest to exploit")
                .table(side(0))
                .table(side(1))
                .line(method())
                .heading("Verdict")
                .verdict(strongest())
                .line(advantage())
                .line(decides(matchup, handicap))
                .line(value());
    }

    private String method() {
        return "All pairs play the same " + noun.many() + " on the same draws. The intervals of the cells, and "
                + "all that follows from them about play that is hard to exploit, hold together at "
                + Numbers.level(matchup.level()) + "; so do those of the ratings, for many " + noun.many()
                + ". \"Alone it loses\": what a bot alone gets less against the best answer to it.";
    }

    @Override
    public List<Columns<?>> tables() {
        final List<int[]> cells = new ArrayList<>();
        for (final int row : rows()) {
            rows().forEach(column -> cells.add(new int[] {row, column}));
        }
        return List.of(
                Columns.of(cells)
                        .csv("matrix.csv")
                        .data(first, cell -> matchup.bots().get(cell[0]))
                        .data(second, cell -> matchup.bots().get(cell[1]))
                        .estimate("score", cell -> matchup.score(cell[0], cell[1])),
                Columns.of(rows())
                        .csv("ratings.csv")
                        .data("bot", bot -> matchup.bots().get(bot))
                        .estimate("rating", bot -> ratings.bots().get(bot))
                        .data(
                                first + ".share",
                                bot -> play.sides().get(0).shares().get(bot))
                        .limits(
                                first + ".loss",
                                bot -> play.sides().get(0).losses().get(bot))
                        .data(
                                second + ".share",
                                bot -> play.sides().get(1).shares().get(bot))
                        .limits(
                                second + ".loss",
                                bot -> play.sides().get(1).losses().get(bot)));
    }
}
