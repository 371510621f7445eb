package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Handicap;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.Ratings;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.text.Numbers;

/** Reports matchups of the same bots in several scenarios: how fair each is, and whether skill or the side decides. */
public final class MatchupsReport extends StudyReport {
    private final List<One> all;
    private final List<String> bots;
    private final String first;
    private final TrialWord noun;

    /** A matchup with what follows from it. */
    private record One(Matchup matchup, Ratings ratings, Handicap handicap, Equilibrium play) {
        static One of(final Matchup matchup) {
            final Ratings ratings = Ratings.of(matchup);
            return new One(matchup, ratings, Handicap.of(matchup, ratings), Equilibrium.of(matchup));
        }
    }

    /**
     * Reports some matchups.
     *
     * @throws IllegalArgumentException if they are of other bots or sides
     */
    public MatchupsReport(final List<Matchup> matchups) {
        super(
                "Fairness of " + matchups.size() + " scenarios",
                String.join(", ", matchups.get(0).bots()) + ", each on both sides against each on the same "
                        + new TrialWord(matchups.get(0).trial())
                                .counted(matchups.get(0).tally().trials()
                                        + matchups.get(0).tally().aborted())
                        + " of every scenario, seed " + matchups.get(0).seed(),
                matchups.get(0).command());
        all = matchups.stream().map(One::of).toList();
        bots = matchups.get(0).bots();
        first = matchups.get(0).sides().get(0);
        noun = new TrialWord(matchups.get(0).trial());
        if (matchups.stream()
                .anyMatch(one -> !one.bots().equals(bots)
                        || !one.sides().equals(matchups.get(0).sides()))) {
            throw new IllegalArgumentException("the matchups are of other bots or sides");
        }
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("matchups", noun)
                .answers(answers())
                .lookAt("each side wins between equals")
                .warn(aborted())
                .section("equals", "Between equals", "How often does each side win if both play alike?")
                .figure(
                        new HeatChart(
                                "picture-equals",
                                "Score of " + first + " between equals",
                                equalsInWords(),
                                scoreOf(),
                                "bot of both sides",
                                "scenario",
                                bots,
                                all.stream().map(one -> one.matchup().title()).toList(),
                                all.stream()
                                        .map(one -> IntStream.range(0, bots.size())
                                                .mapToObj(bot -> Numbers.inPercent(
                                                        one.matchup().score(bot, bot)))
                                                .toList())
                                        .toList()),
                        "A scenario is fair on a rung if its cell is near 50 %. " + equalsInWords())
                .add(equals().page("matchups-equal", scoreOf() + ", both sides by the same bot"))
                .section("decides", "Skill or side", "What decides more?")
                .texts(all.stream().map(this::decides).toList())
                .add(sides().page("matchups-sides", "Advantage of " + first + ", and what it outweighs"))
                .examples(MatchupReport.HOW_EACH_WINS);
        all.forEach(one ->
                page.add(new MatchupReport(one.matchup()).examples(one.matchup().title())));
        return page.played("", played())
                .method()
                .text(method())
                .cautions(bots)
                .again("The same matchups:", command())
                .build();
    }

    private String equalsInWords() {
        return all.stream()
                .map(one -> one.matchup().title() + ": "
                        + IntStream.range(0, bots.size())
                                .mapToObj(bot -> bots.get(bot) + " "
                                        + MatchupReport.share(one.matchup().score(bot, bot)))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ", "", "."));
    }

    private String scoreOf() {
        return "Score of " + first + ", %";
    }

    private String decides(final One one) {
        return one.matchup().title() + ": " + MatchupReport.decides(one.matchup(), one.handicap());
    }

    /** Returns how many scenarios are decided by what. */
    private List<String> answers() {
        final long skill =
                all.stream().filter(one -> one.handicap().outcome() > 0).count();
        final long side =
                all.stream().filter(one -> one.handicap().outcome() < 0).count();
        return List.of("Skill outweighs the side in " + skill + " of " + Numbers.counted(all.size(), "scenario")
                + ", the side outweighs skill in " + side + ", and neither is shown in " + (all.size() - skill - side)
                + ".");
    }

    private List<String> aborted() {
        return all.stream()
                .filter(one -> one.matchup().tally().aborted() > 0)
                .map(one -> one.matchup().title() + ": "
                        + noun.counted(one.matchup().tally().aborted())
                        + " aborted by some pair of bots, and excluded.")
                .toList();
    }

    private String method() {
        return "In each scenario all pairs play the same " + noun.many() + " on the same draws; a win scores 1, a draw "
                + "0.5. The intervals of a scenario's scores hold together at "
                + Numbers.level(all.get(0).matchup().level()) + ", each scenario by itself. \"Skill or side\": the "
                + "strongest bot takes the worse side against the next one.";
    }

    private Columns<One> equals() {
        final Columns<One> table =
                Columns.of(all).text("Scenario", "", one -> one.matchup().title());
        for (int i = 0; i < bots.size(); i++) {
            final int bot = i;
            table.number(
                    bots.get(i),
                    bots.get(i),
                    one -> Numbers.inPercent(one.matchup().score(bot, bot)).shortForm());
        }
        return table.number(
                "Hardest to exploit",
                "best play",
                one -> Numbers.inPercent(one.play().value()).shortForm());
    }

    private Columns<One> sides() {
        return Columns.of(all)
                .text("Scenario", "", one -> one.matchup().title())
                .number(
                        "Advantage, points",
                        "side, points",
                        one -> Numbers.withUnit(one.ratings().advantage(), ""))
                .number(
                        "Strongest bot with the worse side, %",
                        "handicap, %",
                        one -> Numbers.inPercent(one.handicap().score()).shortForm())
                .text(
                        "Decides",
                        "decides",
                        one -> one.handicap().outcome() > 0
                                ? "skill"
                                : one.handicap().outcome() < 0 ? "side" : "open");
    }

    private Played played() {
        final Played played = new Played();
        for (final One one : all) {
            final RichText what = RichText.of("").code(one.matchup().scenario()).plain("; content hash ");
            played.with(one.matchup().title(), one.matchup().input())
                    .fact(one.matchup().title(), what.code(one.matchup().input().contentSha256()));
        }
        final Matchup any = all.get(0).matchup();
        return played.sources().codes("Bots", any.named()).seed(any.seed()).version(any.madeBy());
    }

    @Override
    public Brief brief(final int width) {
        return head().lines(aborted())
                .heading(scoreOf() + ", between equals")
                .table(equals())
                .heading("Skill or side")
                .table(sides())
                .line(method())
                .heading("Verdict")
                .lines(answers());
    }

    /** A cell of a table of scenarios and bots. */
    private record Cell(One one, int bot) {}

    @Override
    public List<Columns<?>> tables() {
        final List<Cell> cells = new ArrayList<>();
        all.forEach(one -> IntStream.range(0, bots.size()).forEach(bot -> cells.add(new Cell(one, bot))));
        return List.of(
                Columns.of(cells)
                        .csv("matchups.csv")
                        .data("scenario", cell -> cell.one().matchup().scenario())
                        .data("title", cell -> cell.one().matchup().title())
                        .data("bot", cell -> bots.get(cell.bot()))
                        .estimate("equals", cell -> cell.one().matchup().score(cell.bot(), cell.bot())),
                Columns.of(all)
                        .csv("sides.csv")
                        .data("scenario", one -> one.matchup().scenario())
                        .data("title", one -> one.matchup().title())
                        .estimate("advantage", one -> one.ratings().advantage())
                        .data("strongest", one -> bots.get(one.handicap().strongest()))
                        .data("next", one -> bots.get(one.handicap().next()))
                        .data(
                                "worse",
                                one -> one.matchup().sides().get(one.handicap().worse()))
                        .limits("handicap", one -> one.handicap().score())
                        .limits("value", one -> one.play().value()));
    }
}
