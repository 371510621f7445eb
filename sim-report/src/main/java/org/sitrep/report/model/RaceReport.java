package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.outcome.Slot;

/** The report of a race as data: who is best, a picture of the gaps, the standings, method. */
public final class RaceReport {
    private final SideRace race;
    private final Slot slot;

    private RaceReport(final SideRace race) {
        this.race = race;
        slot = race.result().rules().yardstick().slot();
    }

    /** Returns the report as data. */
    public static ReportModel of(final SideRace race) {
        return new RaceReport(race).model();
    }

    private ReportModel model() {
        final List<Rich> answers =
                RaceSentences.answers(race).stream().map(Rich::of).toList();
        return new ReportModel(
                RaceSentences.title(race),
                RaceSentences.subtitle(race),
                answers,
                List.of(),
                List.of(new Tile(
                        slot.label() + ", " + race.name(race.result().leader().side()),
                        RaceSentences.value(race, race.result().leader()),
                        "race-standings")),
                List.of(standings(), method(), again()));
    }

    private Section standings() {
        final List<Chart.Item> gaps = new ArrayList<>();
        final List<List<String>> rows = new ArrayList<>();
        for (final Standing standing : RaceSentences.ranked(race)) {
            if (standing.place() != Standing.Place.LEADER) {
                gaps.add(new Chart.Item(
                        race.name(standing.side()), RaceSentences.behind(slot, standing), Slot.Better.NEUTRAL));
            }
            rows.add(List.of(
                    race.name(standing.side()),
                    Numbers.count(standing.missions()),
                    RaceSentences.value(race, standing),
                    standing.place() == Standing.Place.LEADER
                            ? "leads"
                            : Numbers.withUnit(RaceSentences.behind(slot, standing), LadderSentences.points(slot)),
                    RaceSentences.place(race, standing)));
        }
        final String what = "Behind the side that it was held against, " + LadderSentences.points(slot);
        return new Section(
                "race-standings",
                "Standings",
                "",
                List.of(
                        new Block.Figure(
                                new Chart.Intervals(
                                        "picture-race",
                                        "How far behind",
                                        "One dot a side: by how much it is behind, " + new Trial(race.trial()).one()
                                                + " by " + new Trial(race.trial()).one()
                                                + " on the same dice, with an interval that holds at all looks.",
                                        what,
                                        Chart.Intervals.Style.DIFFERENCES,
                                        gaps),
                                Rich.of(
                                        "Right of the line of nothing a side is worse than the one it was held against. The further right, the sooner it retired, and the wider is its interval.")),
                        new Block.Table(
                                "standings",
                                "Standings",
                                List.of(
                                        Block.Column.text("Side"),
                                        Block.Column.number("Played"),
                                        Block.Column.number(slot.label()),
                                        Block.Column.number("Behind"),
                                        Block.Column.text("Shown")),
                                rows,
                                false)));
    }

    private Section method() {
        final List<Block.Fact> facts = new ArrayList<>();
        for (final SideRace.Entrant entrant : race.entrants()) {
            Rich what = Rich.of("").code(entrant.scenario()).plain(", bot " + entrant.bot());
            for (final String change : entrant.changes()) {
                what = what.plain(", ").code(change);
            }
            facts.add(new Block.Fact(entrant.name(), what));
        }
        return new Section(
                "race-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(Rich.of(RaceSentences.method(race))),
                        new Block.Paragraph(Rich.of(RaceSentences.cost(race))),
                        new Block.Facts(facts)));
    }

    private Section again() {
        return new Section(
                "race-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same race:"), race.command())));
    }
}
