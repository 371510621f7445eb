package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;

/** Reports a race: the best side, a picture of the gaps, and the standings. */
public final class RaceReport extends StudyReport {
    private final SideRace race;
    private final RaceResult result;
    private final Standing leader;
    private final SideRace.Entrant best;
    private final Measure measure;
    private final TrialWord noun;

    public RaceReport(final SideRace race) {
        super(
                race.title() + ": the best of " + race.entrants().size() + " sides",
                "by " + race.result().rules().slot().label() + ", up to "
                        + new TrialWord(race.trial())
                                .counted(race.result().rules().most()) + " per side, seed "
                        + race.seed(),
                race.command());
        this.race = race;
        result = race.result();
        leader = result.leader();
        best = race.entrants().get(leader.side());
        measure = Measure.of(result.rules().slot());
        noun = new TrialWord(race.trial());
    }

    @Override
    public ReportModel page() {
        final List<String> answers = answers();
        answers.add(1, gaps());
        final ReportBuilder page = builder("race", noun)
                .answers(answers)
                .lookAt("those of " + best.name())
                .tile(
                        measure.label() + ", " + best.name(),
                        Numbers.withUnit(
                                measure.value(leader.value()), Labels.unitAfter(measure.label(), measure.unit())),
                        "standings");
        result.standings()
                .forEach(standing -> page.warn(Sentences.abortedTrials(
                        race.name(standing.side()), noun, standing.aborted(), "excluded from its mean and its gap")));
        standings(page);
        page.examples(Sentences.SAME_DICE);
        lines().ifPresent(lines -> page.add(lines.allAndApart(best.name())));
        page.command(
                RichText.of("").strong(best.name()).plain(", run alone with its own report:"),
                setting(best).run(leader.trials(), race.seed()));
        return page.played("", played())
                .method()
                .text(method())
                .text(cost())
                .cautions(race.entrants().stream().map(SideRace.Entrant::bot).toList())
                .again("The same race:", command())
                .build();
    }

    private void standings(final ReportBuilder page) {
        final List<IntervalChart.Item> items = ranked().stream()
                .filter(standing -> standing != leader)
                .map(standing -> new IntervalChart.Item(race.name(standing.side()), measure.change(standing.behind())))
                .toList();
        page.section("standings", "Standings")
                .figure(
                        new IntervalChart(
                                "picture-race",
                                "Gaps",
                                gaps() + " One dot per side: its gap, paired by " + noun.one() + ", with an "
                                        + "interval that holds at all looks.",
                                "Behind the side it was compared with, " + measure.points(),
                                IntervalChart.Style.DIFFERENCES,
                                items),
                        gaps() + " Right of the zero line a side is worse than the one it was compared with. "
                                + "The further right, the sooner it retired, and the wider its interval.")
                .add(table().page("standings", "Standings"));
    }

    private Columns<Standing> table() {
        return Columns.of(ranked())
                .text("Side", "", standing -> race.name(standing.side()))
                .number("Played", "played", standing -> Numbers.count(standing.trials()))
                .number(measure.label(), this::value)
                .brief("mean", standing -> value(standing).replace(" " + measure.unit(), ""))
                .number(
                        "Behind",
                        standing -> standing == leader
                                ? "–"
                                : Numbers.withUnit(measure.change(standing.behind()), measure.points()))
                .brief(
                        "behind",
                        standing -> standing == leader
                                ? ""
                                : measure.change(standing.behind()).shortForm())
                .text("Verdict", "verdict", this::place);
    }

    private Played played() {
        final Played played = new Played();
        for (final SideRace.Entrant one : race.entrants()) {
            played.side(one.name(), one.scenario(), one.bot(), Optional.empty(), one.input(), RichText.of(""));
        }
        return played.sources().seed(race.seed()).version(race.madeBy());
    }

    /** Returns the standout trials of the leader, next to the second; empty if none were stored. */
    public Optional<StandoutLines> lines() {
        final SideRace.Entrant second = race.entrants().get(race.result().second());
        return race.standouts()
                .map(standouts ->
                        new StandoutLines(standouts, setting(best), noun, best.name(), setting(second), second.name()));
    }

    private TrialSetting setting(final SideRace.Entrant entrant) {
        return new TrialSetting(
                entrant.scenario(), entrant.bot(), entrant.input().changes(), race.maxDecisions());
    }

    @Override
    public Brief brief(final int width) {
        final Brief out = head();
        answers().forEach(out::verdict);
        return out.heading(measure.labelled())
                .table(table(), Brief.Look.VERDICTS)
                .heading("Notes")
                .line(method())
                .line(cost());
    }

    @Override
    public List<Columns<?>> tables() {
        final Slot slot = result.rules().slot();
        return List.of(Columns.of(ranked())
                .csv("standings.csv")
                .data("side", standing -> race.name(standing.side()))
                .data("place", Standing::place)
                .data("against", standing -> race.name(standing.against()))
                .data("trials", Standing::trials)
                .data("aborted", Standing::aborted)
                .data("metric", standing -> slot.name())
                .estimate("value", Standing::value)
                .estimate("behind", "behind.", Standing::behind)
                .data("unit", standing -> slot.unit()));
    }

    /** Returns the best side and those not distinguished from it, one sentence each. */
    private List<String> answers() {
        final List<Standing> equal = result.in(Standing.Place.EQUAL);
        final List<Standing> open = result.in(Standing.Place.OPEN);
        final List<String> answers = new ArrayList<>();
        if (!result.finished()) {
            answers.add("Stopped early; the verdicts hold for the trials played.");
        }
        if (equal.isEmpty() && open.isEmpty()) {
            answers.add(best.name() + " is the best on " + measure.label() + ": every other side is shown to be worse"
                    + byMoreThanMatters() + ".");
            return answers;
        }
        answers.add(best.name() + " leads on " + measure.label() + " with " + value(leader) + ".");
        if (!equal.isEmpty()) {
            answers.add("Equal, within " + matters() + ": " + names(equal) + ".");
        }
        if (!open.isEmpty()) {
            answers.add("Not distinguished from it in this number of " + noun.many() + ": " + names(open) + ".");
        }
        return answers;
    }

    /** Returns the leader's value and the gaps to the nearest and the last side, with their intervals. */
    private String gaps() {
        final List<Standing> others = result.standings().stream()
                .filter(standing -> standing.place() != Standing.Place.LEADER)
                .sorted(Comparator.comparingDouble(standing -> standing.behind().value()))
                .toList();
        final String start = best.name() + " has " + value(leader);
        if (others.isEmpty()) {
            return start + ".";
        }
        return start + "; nearest is " + gap(others.get(0))
                + (others.size() == 1 ? "." : ", last " + gap(others.get(others.size() - 1)) + ".");
    }

    private String gap(final Standing standing) {
        return race.name(standing.side()) + ", behind by "
                + Numbers.withUnit(measure.change(standing.behind()), measure.points());
    }

    private String byMoreThanMatters() {
        return result.rules().matters() > 0 ? " by more than " + matters() : "";
    }

    private String matters() {
        return measure.amount(result.rules().matters());
    }

    private String names(final List<Standing> standings) {
        return standings.stream().map(s -> race.name(s.side())).collect(Collectors.joining(", "));
    }

    private String value(final Standing standing) {
        return Numbers.withUnit(measure.value(standing.value()), measure.unit());
    }

    /** Returns the leader, then the remaining sides, the nearest first, then the retired ones, the latest first. */
    private List<Standing> ranked() {
        return result.standings().stream()
                .sorted(Comparator.comparing(Standing::place)
                        .thenComparing(
                                Comparator.comparingLong(Standing::trials).reversed())
                        .thenComparingDouble(s -> s.behind().value()))
                .toList();
    }

    /** Returns the standing of a side in a few words. */
    private String place(final Standing standing) {
        return switch (standing.place()) {
            case LEADER -> "leads";
            case EQUAL -> "equal";
            case OPEN -> standing.behind().low() > 0 ? "worse, perhaps by little" : "not distinguished";
            case RETIRED ->
                standing.against() == leader.side() ? "worse" : "worse than " + race.name(standing.against());
        };
    }

    private String cost() {
        final long most = (long) race.entrants().size() * leader.trials();
        return noun.counted(result.trials()) + " in total; " + Numbers.count(most) + " if no side had retired.";
    }

    private String method() {
        return "All sides play the same " + noun.many() + " on the same draws. Each look comes after twice as "
                + "many as the one before. A side that is then shown to be worse than the leader" + byMoreThanMatters()
                + " retires. The intervals hold together, for all pairs of sides and at all looks, at "
                + Numbers.level(result.rules().level())
                + ". With that probability the best side has not retired and no reported gap is wrong.";
    }
}
