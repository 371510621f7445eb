package org.sitrep.cli.service;

import java.util.Comparator;
import java.util.Optional;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Verdict;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.cli.base.Defaults;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.AblationReport;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ComparisonExamples;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.RaceReport;
import org.sitrep.report.model.StandoutLines;
import org.sitrep.stats.Estimate;

/**
 * Suggests lines to try after sides have played the same trials: a comparison, a race, a ladder, a matchup or an
 * ablation.
 */
public final class AfterSides {
    private static final int WORTH = 2000;

    private AfterSides() {}

    /** After a comparison: more trials where it is open, else a run of the best side, and the value of its things. */
    public static NextSteps of(final Comparison compared) {
        final RunResult first = compared.base().result();
        if (first.unplayed() > 0 || first.completed() == 0) {
            return new NextSteps();
        }
        final NextSteps steps = new NextSteps();
        final boolean open = compared.steps().stream()
                .anyMatch(step -> compared.criteria().stream()
                        .anyMatch(by -> compared.verdict(step, by) == Verdict.OPEN
                                && !Double.isNaN(compared.gain(step, by).value())));
        if (open) {
            steps.add("Intervals of half the width for what is open", sharper(compared.command(), first));
        }
        final Comparison.Side best = best(compared);
        final Comparison.Side other =
                best == compared.base() ? compared.side(compared.steps().get(0)) : best;
        steps.add(
                "First difference between the same trial of " + other.name() + " and "
                        + compared.base().name(),
                ComparisonExamples.apart(compared, other));
        steps.add("Full results of " + best.name(), NextLine.by("run", best.result()));
        steps.add("The worth of each thing to it", worth(best.result()));
        return steps;
    }

    private static String sharper(final String command, final RunResult played) {
        return Commands.over(command, played.firstTrial(), NextSteps.HALF_THE_WIDTH * played.requested());
    }

    private static Comparison.Side best(final Comparison compared) {
        final Criterion by = compared.criteria().get(0);
        return compared.steps().stream()
                .filter(step -> compared.verdict(step, by) == Verdict.BETTER)
                .max(Comparator.comparingDouble(
                        (PairedStep step) -> compared.gain(step, by).value()))
                .map(compared::side)
                .orElse(compared.base());
    }

    private static NextLine worth(final RunResult played) {
        return NextLine.by("sweep", played).with("--worth", "--trials", Integer.toString(WORTH));
    }

    /** After a race: a run of its leader. */
    public static NextSteps of(final SideRace race) {
        if (race.result().trials() == 0) {
            return new NextSteps();
        }
        final Standing leader = race.result().leader();
        final SideRace.Entrant entrant = race.entrants().get(leader.side());
        return new NextSteps()
                .add(
                        "Full results of " + entrant.name(),
                        new NextLine("run", entrant.scenario())
                                .changes(entrant.input().changes())
                                .with("--bot", entrant.bot())
                                .seed(race.seed()))
                .add(
                        "First difference between the same trial of it and "
                                + race.name(race.result().second()),
                        new RaceReport(race).lines().flatMap(StandoutLines::apartLine));
    }

    /** After a ladder: the first two neighbours that are not distinguished, and the value of things. */
    public static NextSteps of(final Ladder ladder) {
        final RunResult highest = ladder.highest();
        if (ladder.rungs().stream().anyMatch(rung -> rung.completed() == 0)) {
            return new NextSteps();
        }
        final Slot slot = ladder.slot(ladder.criteria().get(0));
        final double level = Double.parseDouble(Defaults.LEVEL);
        final Optional<NextLine> open = ladder.neighbours().stream()
                .filter(step -> holdsZero(step.difference(slot, level)))
                .findFirst()
                .map(step -> NextLine.about("compare", highest)
                        .seed(highest.seed())
                        .with(
                                "--bot",
                                Commands.bot(ladder.rungs().get(step.first())) + ","
                                        + Commands.bot(ladder.rungs().get(step.second())))
                        .with("--trials", Long.toString(NextSteps.HALF_THE_WIDTH * highest.requested())));
        return new NextSteps()
                .addReporting("More trials of the first two that are not distinguished", open)
                .add(
                        "The worth of each thing to "
                                + ladder.bot(ladder.rungs().size() / 2),
                        worth(ladder.rungs().get(ladder.rungs().size() / 2)))
                .add("First difference between the strongest and the one below it", LadderReport.apart(ladder));
    }

    private static boolean holdsZero(final Estimate difference) {
        return !(difference.low() > 0 || difference.high() < 0);
    }

    /** After a matchup: a run of the play that is hardest to exploit, and more trials. */
    public static NextSteps of(final Matchup matchup) {
        final long trials = NextSteps.HALF_THE_WIDTH
                * (matchup.tally().trials() + matchup.tally().aborted());
        final Equilibrium play = Equilibrium.of(matchup);
        return new NextSteps()
                .add(
                        "Full results of the play that is hardest to exploit",
                        new NextLine("run", matchup.scenario())
                                .changes(matchup.changes(play.likeliest(0), play.likeliest(1)))
                                .with("--bot", matchup.named(play.likeliest(0), play.likeliest(1)))
                                .seed(matchup.seed()))
                .add("Intervals of half the width", Commands.over(matchup.command(), 0, trials));
    }

    /** After an ablation table: its first thing, with more trials and all other metrics. */
    public static NextSteps of(final Ablation worth) {
        if (worth.whole().completed() == 0 || worth.byWorth().isEmpty()) {
            return new NextSteps();
        }
        final String thing = worth.things().get(worth.byWorth().get(0));
        return new NextSteps()
                .add(
                        "All differences without " + thing,
                        NextLine.by("compare", worth.whole()).with("--forbid", thing))
                .add(
                        "First difference of a trial without it",
                        AblationReport.without(worth, worth.byWorth().get(0)));
    }
}
