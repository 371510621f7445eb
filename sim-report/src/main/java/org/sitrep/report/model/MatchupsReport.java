package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.text.Numbers;

/** Reports matchups of the same bots in several scenarios: how fair each is, and whether skill or the side decides. */
public final class MatchupsReport extends StudyReport {
    private final List<MatchupReport> all;
    /** Bots that play both sides; empty if each side has bots of its own. */
    private final List<String> bots;

    private final String first;
    private final TrialWord noun;

    /**
     * Reports some matchups.
     *
     * @throws IllegalArgumentException if they are of other bots or sides
     */
    public MatchupsReport(final List<Matchup> matchups) {
        super(
                (matchups.get(0).isAlike() ? "Fairness of " : "Best play in ") + matchups.size() + " scenarios",
                MatchupReport.players(matchups.get(0)) + " on the same "
                        + new TrialWord(matchups.get(0).trial())
                                .counted(matchups.get(0).tally().trials()
                                        + matchups.get(0).tally().aborted())
                        + " of every scenario, seed " + matchups.get(0).seed(),
                matchups.get(0).command());
        all = matchups.stream().map(MatchupReport::new).toList();
        final List<Matchup.Side> sides = matchups.get(0).sides();
        bots = matchups.get(0).isAlike() ? sides.get(0).bots() : List.of();
        first = sides.get(0).id();
        noun = new TrialWord(matchups.get(0).trial());
        if (matchups.stream().anyMatch(one -> !one.sides().equals(sides))) {
            throw new IllegalArgumentException("the matchups are of other bots or sides");
        }
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("matchups", noun)
                .answers(answers())
                .lookAt(bots.isEmpty() ? "each side should play" : "each side wins between equals")
                .warn(aborted());
        if (bots.isEmpty()) {
            page.section("play", "Play that is hardest to exploit", "Which bot, or mixture, should a side choose?")
                    .add(play().page("matchups-best", scoreOf() + ", and the bots of each side"));
        } else {
            betweenEquals(page);
        }
        page.examples(all.get(0).example());
        all.forEach(one -> page.add(one.examples(one.matchup.title())));
        return page.played("", played())
                .method()
                .text(method())
                .cautions(all.get(0).matchup.sides().stream()
                        .flatMap(side -> side.bots().stream())
                        .filter(Streams.unseen())
                        .toList())
                .again("The same matchups:", command())
                .build();
    }

    private void betweenEquals(final ReportBuilder page) {
        page.section("equals", "Between equals", "How often does each side win if both play alike?")
                .figure(
                        new HeatChart(
                                "picture-equals",
                                "Score of " + first + " between equals",
                                equalsInWords(),
                                scoreOf(),
                                "bot of both sides",
                                "scenario",
                                bots,
                                all.stream().map(one -> one.matchup.title()).toList(),
                                all.stream()
                                        .map(one -> IntStream.range(0, bots.size())
                                                .mapToObj(bot -> Numbers.inPercent(one.matchup.score(bot, bot)))
                                                .toList())
                                        .toList()),
                        "A scenario is fair on a rung if its cell is near 50 %. " + equalsInWords())
                .add(equals().page("matchups-equal", scoreOf() + ", both sides by the same bot"))
                .section("decides", "Skill or side", "What decides more?")
                .texts(all.stream()
                        .map(one -> one.matchup.title() + ": " + one.decides())
                        .toList())
                .add(sides().page("matchups-sides", "Advantage of " + first + ", and what it outweighs"));
    }

    private String equalsInWords() {
        return all.stream()
                .map(one -> one.matchup.title() + ": "
                        + IntStream.range(0, bots.size())
                                .mapToObj(bot -> bots.get(bot) + " " + MatchupReport.share(one.matchup.score(bot, bot)))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ", "", "."));
    }

    private String scoreOf() {
        return "Score of " + first + ", %";
    }

    /** Returns how many scenarios are decided by what; of unlike bots, what each side should play. */
    private List<String> answers() {
        if (bots.isEmpty()) {
            return all.stream()
                    .map(one -> one.matchup.title() + ": " + one.value())
                    .toList();
        }
        final long skill = all.stream().filter(one -> outcome(one) > 0).count();
        final long side = all.stream().filter(one -> outcome(one) < 0).count();
        return List.of("Skill outweighs the side in " + skill + " of " + Numbers.counted(all.size(), "scenario")
                + ", the side outweighs skill in " + side + ", and neither is shown in " + (all.size() - skill - side)
                + ".");
    }

    private static int outcome(final MatchupReport one) {
        return one.handicap.orElseThrow().outcome();
    }

    private List<String> aborted() {
        return all.stream()
                .filter(one -> one.matchup.tally().aborted() > 0)
                .map(one -> one.matchup.title() + ": "
                        + noun.counted(one.matchup.tally().aborted())
                        + " aborted by some pair of bots, and excluded.")
                .toList();
    }

    private String method() {
        return "In each scenario all pairs play the same " + noun.many() + " on the same draws. "
                + all.stream()
                        .map(MatchupReport::scores)
                        .filter(Streams.unseen())
                        .collect(Collectors.joining(" "))
                + " The intervals of a scenario's scores hold together at "
                + Numbers.level(all.get(0).matchup.level()) + ", each scenario by itself."
                + (bots.isEmpty()
                        ? ""
                        : " \"Skill or side\": the strongest bot takes the worse side against the next one.");
    }

    private Columns<MatchupReport> equals() {
        final Columns<MatchupReport> table = Columns.of(all).text("Scenario", "", one -> one.matchup.title());
        for (int i = 0; i < bots.size(); i++) {
            final int bot = i;
            table.number(
                    bots.get(i),
                    bots.get(i),
                    one -> Numbers.inPercent(one.matchup.score(bot, bot)).shortForm());
        }
        return table.number("Hardest to exploit", "best play", MatchupsReport::bestPlay);
    }

    private static String bestPlay(final MatchupReport one) {
        return Numbers.inPercent(one.play.value()).shortForm();
    }

    private Columns<MatchupReport> play() {
        final Columns<MatchupReport> table = Columns.of(all)
                .text("Scenario", "", one -> one.matchup.title())
                .number(scoreOf(), "best play", MatchupsReport::bestPlay);
        for (int i = 0; i < 2; i++) {
            final int side = i;
            final String by = all.get(0).matchup.sides().get(side).id() + " by";
            table.text(by, by, one -> one.mixture(side));
        }
        return table;
    }

    private Columns<MatchupReport> sides() {
        return Columns.of(all)
                .text("Scenario", "", one -> one.matchup.title())
                .number(
                        "Advantage, points",
                        "side, points",
                        one -> Numbers.withUnit(one.ratings.orElseThrow().advantage(), ""))
                .number(
                        "Strongest bot with the worse side, %",
                        "handicap, %",
                        one -> Numbers.inPercent(one.handicap.orElseThrow().score())
                                .shortForm())
                .text("Decides", "decides", one -> outcome(one) > 0 ? "skill" : outcome(one) < 0 ? "side" : "open");
    }

    private Played played() {
        final Played played = new Played();
        for (final MatchupReport one : all) {
            final RichText what = RichText.of("").code(one.matchup.scenario()).plain("; content hash ");
            played.with(one.matchup.title(), one.matchup.input())
                    .fact(one.matchup.title(), what.code(one.matchup.input().contentSha256()));
        }
        final Matchup any = all.get(0).matchup;
        final List<String> named = any.sides().stream()
                .flatMap(side -> side.named().stream())
                .filter(Streams.unseen())
                .toList();
        return played.sources().codes("Bots", named).seed(any.seed()).version(any.madeBy());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head().lines(aborted());
        if (bots.isEmpty()) {
            out.heading(scoreOf()).table(play());
        } else {
            out.heading(scoreOf() + ", between equals")
                    .table(equals())
                    .heading("Skill or side")
                    .table(sides());
        }
        return out.line(method()).heading("Verdict").lines(answers());
    }

    /** A cell of a table of scenarios and bots. */
    private record Cell(MatchupReport one, int bot) {}

    @Override
    public List<Columns<?>> tables() {
        final Columns<MatchupReport> values = Columns.of(all)
                .csv("sides.csv")
                .data("scenario", one -> one.matchup.scenario())
                .data("title", one -> one.matchup.title());
        if (bots.isEmpty()) {
            return List.of(values.limits("value", one -> one.play.value()));
        }
        final List<Cell> cells = new ArrayList<>();
        all.forEach(one -> IntStream.range(0, bots.size()).forEach(bot -> cells.add(new Cell(one, bot))));
        return List.of(
                Columns.of(cells)
                        .csv("matchups.csv")
                        .data("scenario", cell -> cell.one().matchup.scenario())
                        .data("title", cell -> cell.one().matchup.title())
                        .data("bot", cell -> bots.get(cell.bot()))
                        .estimate("equals", cell -> cell.one().matchup.score(cell.bot(), cell.bot())),
                values.estimate("advantage", one -> one.ratings.orElseThrow().advantage())
                        .data(
                                "strongest",
                                one -> bots.get(one.handicap.orElseThrow().strongest()))
                        .data("next", one -> bots.get(one.handicap.orElseThrow().next()))
                        .data(
                                "worse",
                                one -> one.matchup
                                        .sides()
                                        .get(one.handicap.orElseThrow().worse())
                                        .id())
                        .limits("handicap", one -> one.handicap.orElseThrow().score())
                        .limits("value", one -> one.play.value()));
    }
}
