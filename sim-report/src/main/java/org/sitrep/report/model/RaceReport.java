package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.outcome.Slot;

/** The report of a race as data: who is best, a picture of the gaps, the standings, method. */
public final class RaceReport {
    private static final String EXAMPLES = "race-examples";

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
        final List<Rich> answers = new ArrayList<>(
                RaceSentences.answers(race).stream().map(Rich::of).toList());
        answers.add(1, Rich.of(RaceSentences.gaps(race)));
        answers.add(Rich.of(new Trial(race.trial()).titles() + " to look at: ")
                .link("those of " + leader().name(), EXAMPLES)
                .plain("."));
        return new ReportModel(
                RaceSentences.title(race),
                RaceSentences.subtitle(race),
                answers,
                List.of(),
                List.of(new Tile(
                        slot.label() + ", " + race.name(race.result().leader().side()),
                        Numbers.withUnit(
                                RaceSentences.value(slot, race.result().leader()),
                                Labels.unitBeside(slot.label(), LadderSentences.unit(slot))),
                        "race-standings")),
                List.of(standings(), examples(), played(), method(), again()));
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
                            ? "–"
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
                                        RaceSentences.gaps(race) + " One dot a side: by how much it is behind, "
                                                + new Trial(race.trial()).one()
                                                + " by " + new Trial(race.trial()).one()
                                                + " on the same dice, with an interval that holds at all looks.",
                                        what,
                                        Chart.Intervals.Style.DIFFERENCES,
                                        gaps),
                                Rich.of(
                                        RaceSentences.gaps(race)
                                                + " Right of the line of nothing a side is worse than the one it was held against. The further right, the sooner it retired, and the wider is its interval.")),
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

    private SideRace.Entrant leader() {
        return race.entrants().get(race.result().leader().side());
    }

    private Section examples() {
        final Trial trial = new Trial(race.trial());
        final List<Block> blocks = new ArrayList<>();
        RaceExamples.of(race).ifPresent(examples -> blocks.addAll(examples.blocks()));
        blocks.add(new Block.Command(
                Rich.of("").strong(leader().name()).plain(", alone, with a report of its own:"),
                Commands.of(
                                leader().scenario(),
                                leader().bot(),
                                leader().input().changes(),
                                race.result().leader().missions(),
                                race.seed())
                        .repeat()));
        return new Section(
                EXAMPLES, trial.titles() + " to look at", "The same number is the same dice on every side.", blocks);
    }

    private Section played() {
        final List<Block.Fact> facts = new ArrayList<>();
        final InputSides sides = new InputSides();
        for (final SideRace.Entrant entrant : race.entrants()) {
            sides.with(entrant.name(), entrant.input());
            facts.add(Inputs.fact(
                    entrant.name(),
                    InputSides.side(entrant.scenario(), entrant.bot(), Optional.empty(), entrant.input())));
        }
        facts.addAll(sides.facts());
        facts.add(Inputs.seed(race.seed()));
        facts.addAll(Inputs.version(race.madeBy()));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("race"));
        return new Section("race-input", "What was played", "", blocks);
    }

    private Section method() {
        return new Section(
                "race-method",
                "How it was made",
                "",
                List.of(
                        new Block.Paragraph(Rich.of(RaceSentences.method(race))),
                        new Block.Paragraph(Rich.of(RaceSentences.cost(race))),
                        new Block.Paragraph(Cautions.of(race.entrants().stream()
                                .map(SideRace.Entrant::bot)
                                .toList()))));
    }

    private Section again() {
        return new Section(
                "race-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same race:"), race.command())));
    }
}
