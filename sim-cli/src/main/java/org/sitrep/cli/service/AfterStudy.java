package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Verdict;
import org.sitrep.analysis.Worth;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.base.Defaults;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ComparisonReport;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.LoadoutReport;
import org.sitrep.report.model.RaceReport;
import org.sitrep.report.model.Setting;
import org.sitrep.report.model.SolveReport;
import org.sitrep.report.model.StandoutLines;
import org.sitrep.report.model.SweepExamples;
import org.sitrep.report.model.WorthReport;
import org.sitrep.stats.Estimate;

/** What to try after a result of several runs. Stateless. */
public final class AfterStudy {
    /** Half the width of an interval takes four times the missions. */
    private static final int HALF_THE_WIDTH = 4;

    private static final int WORTH = 2000;

    private static final int FEW = 2;

    private AfterStudy() {}

    /**
     * After a comparison: more missions where it is open, else all about the best side, and what its things are worth.
     */
    public static NextSteps of(final Comparison compared) {
        final Capsule first = compared.base().capsule();
        if (first.unplayed() > 0 || first.completed() == 0) {
            return NextSteps.NONE;
        }
        final NextSteps.Collector steps = new NextSteps.Collector();
        final boolean open = compared.steps().stream()
                .flatMap(step -> compared.yardsticks().stream().map(by -> compared.verdict(step, by)))
                .anyMatch(Verdict.OPEN::equals);
        if (open) {
            steps.add("Twice as sharp an answer to what is open", sharper(compared.command(), first));
        }
        final Comparison.Side best = best(compared);
        final Comparison.Side other =
                best == compared.base() ? compared.side(compared.steps().get(0)) : best;
        steps.add(
                "Where a mission of " + other.name() + " parts from the same one of "
                        + compared.base().name(),
                ComparisonReport.apart(compared, other));
        steps.add(
                "All about " + best.name(),
                Line.about("run", best.capsule())
                        .bot(best.capsule())
                        .seed(first.seed())
                        .toString());
        steps.add("What each thing is worth to it", worth(best.capsule()));
        return steps.steps();
    }

    private static String sharper(final String command, final Capsule played) {
        return Commands.over(command, played.firstMission(), HALF_THE_WIDTH * played.requested());
    }

    private static Comparison.Side best(final Comparison compared) {
        final Yardstick by = compared.yardsticks().get(0);
        return compared.steps().stream()
                .filter(step -> compared.verdict(step, by) == Verdict.BETTER)
                .max(Comparator.comparingDouble(
                        (PairedStep step) -> compared.gain(step, by).value()))
                .map(compared::side)
                .orElse(compared.base());
    }

    private static String worth(final Capsule played) {
        return Line.about("sweep", played)
                .bot(played)
                .seed(played.seed())
                .with("--worth", "--missions", Integer.toString(WORTH))
                .toString();
    }

    /** After a race: all about its leader. */
    public static NextSteps of(final SideRace race) {
        if (race.result().missions() == 0) {
            return NextSteps.NONE;
        }
        final Standing leader = race.result().leader();
        final SideRace.Entrant entrant = race.entrants().get(leader.side());
        return new NextSteps.Collector()
                .add(
                        "All about " + entrant.name(),
                        new Line("run", entrant.scenario())
                                .changes(entrant.input().changes())
                                .with("--bot", entrant.bot())
                                .seed(race.seed())
                                .toString())
                .add(
                        "Where a mission parts from the same one of " + race.name(race.second()),
                        new RaceReport(race).lines().flatMap(StandoutLines::apartLine))
                .steps();
    }

    /** After a ladder: the first two neighbours that are not told apart, and what things are worth. */
    public static NextSteps of(final Ladder ladder) {
        final Capsule highest = ladder.highest();
        if (ladder.rungs().stream().anyMatch(rung -> rung.completed() == 0)) {
            return NextSteps.NONE;
        }
        final Slot slot = ladder.slot(ladder.yardsticks().get(0));
        final double level = Double.parseDouble(Defaults.LEVEL);
        final Optional<String> open = ladder.neighbours().stream()
                .filter(step -> holdsZero(step.difference(slot, level)))
                .findFirst()
                .map(step -> Line.about("compare", highest)
                        .seed(highest.seed())
                        .with(
                                "--bot",
                                Line.name(ladder.rungs().get(step.first())) + ","
                                        + Line.name(ladder.rungs().get(step.second())))
                        .with("--missions", Long.toString(HALF_THE_WIDTH * highest.requested()))
                        .toString());
        return new NextSteps.Collector()
                .add("Are the first two that are not told apart alike", open)
                .add(
                        "What each thing is worth to "
                                + ladder.bot(ladder.rungs().size() / 2),
                        worth(ladder.rungs().get(ladder.rungs().size() / 2)))
                .add("Where the strongest parts from the one below it", LadderReport.apart(ladder))
                .steps();
    }

    private static boolean holdsZero(final Estimate difference) {
        return !(difference.low() > 0 || difference.high() < 0);
    }

    /** After a table of what things are worth: the first thing in it, on more missions and with all other metrics. */
    public static NextSteps of(final Worth worth) {
        if (worth.whole().completed() == 0 || worth.byWorth().isEmpty()) {
            return NextSteps.NONE;
        }
        final String thing = worth.things().get(worth.byWorth().get(0));
        return new NextSteps.Collector()
                .add(
                        "All that changes without " + thing,
                        Line.about("compare", worth.whole())
                                .bot(worth.whole())
                                .seed(worth.whole().seed())
                                .with("--forbid", thing)
                                .toString())
                .add(
                        "Where a mission parts without it",
                        WorthReport.without(worth, worth.byWorth().get(0)))
                .steps();
    }

    /** After a sweep: the best point by itself, and held against the scenario as it is. */
    public static NextSteps of(final SweepResult swept) {
        if (!swept.anyPlayed() || swept.studies().isEmpty()) {
            return NextSteps.NONE;
        }
        final SweepStudy study = swept.studies().get(0);
        final SweepExamples examples = new SweepExamples(swept, study);
        return examples.best().map(point -> around(study, point, examples)).orElse(NextSteps.NONE);
    }

    private static NextSteps around(final SweepStudy study, final SweepPoint point, final SweepExamples examples) {
        final List<String> changes = new ArrayList<>();
        for (final Map.Entry<String, String> value : point.values().entrySet()) {
            if (!value.getKey().equals("forbid")) {
                changes.addAll(List.of("--set", value.getKey() + "=" + value.getValue()));
            } else if (!value.getValue().equals("nothing")) {
                changes.addAll(List.of("--forbid", value.getValue()));
            }
        }
        final NextSteps.Collector steps = new NextSteps.Collector();
        final String[] words = changes.toArray(String[]::new);
        steps.add(
                "All about the best point for " + study.leading().orElseThrow().label(),
                line("run", study, point).with(words).toString());
        if (!changes.isEmpty()) {
            steps.add(
                    "The same held against the scenario as it is",
                    line("compare", study, point)
                            .with("--against", Setting.side("best", changes))
                            .toString());
        }
        examples.apart(point, "best")
                .ifPresentOrElse(
                        line -> steps.add("Where a mission parts from the same one as it is", line),
                        () -> steps.add("Its worst " + study.trial(), examples.worst(point)));
        return steps.steps();
    }

    private static Line line(final String command, final SweepStudy study, final SweepPoint point) {
        return new Line(command, study.scenario())
                .changes(study.input().changes())
                .seed(point.seed())
                .with("--bot", study.botFile().map(Capsule.BotFile::file).orElse(point.bot()));
    }

    /**
     * After a check: of the scenarios in which something moved, a mission that differs most from what is recorded; and
     * all about the first.
     */
    public static NextSteps of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final List<CheckResult.Entry> moved = report.moved();
        final NextSteps.Collector steps = new NextSteps.Collector();
        moved.stream()
                .limit(FEW)
                .forEach(entry ->
                        steps.add("Where it differs most from the baseline, told as it goes now", report.apart(entry)));
        moved.stream().limit(1).forEach(entry -> steps.add("All that it comes to now", report.run(entry)));
        return steps.steps();
    }

    /**
     * After a search for values: what was found held against what is there; or else more missions to find it with.
     *
     * @param changes all else that the search was told, see {@link Line#changes}
     * @param overlay the file that holds the answer, if it was written
     */
    public static NextSteps of(final Solved solved, final List<String> changes, final Optional<Path> overlay) {
        if (solved.overlay().isEmpty()) {
            final long budget = solved.solution().request().budgetMissions();
            final String without = solved.command().replaceAll(" --budget[ =]\\S+", "");
            return new NextSteps.Collector()
                    .add(
                            "The same search with " + HALF_THE_WIDTH + " times the missions",
                            without + " --budget " + HALF_THE_WIDTH * budget)
                    .steps();
        }
        return new NextSteps.Collector()
                .add(
                        "What else the answer changes",
                        overlay.map(file -> new Line("compare", solved.origin().scenario())
                                .changes(changes)
                                .with("--against", Setting.side("solved", List.of("--overlay", file.toString())))
                                .toString()))
                .add(
                        "Where a mission parts from the same one now",
                        new SolveReport(solved).lines().flatMap(StandoutLines::apartLine))
                .steps();
    }

    /**
     * After a search for loadouts: the best one by itself, and held against the present one.
     *
     * @param folder of the report, which holds a file for each of the best
     */
    public static NextSteps of(final LoadoutAnswer answer, final Optional<Path> folder) {
        if (folder.isEmpty()) {
            return NextSteps.NONE;
        }
        final String name = answer.winner().name();
        final String file = folder.get().resolve(name + ".yaml").toString();
        final LoadoutAnswer.Subject subject = answer.subject();
        return new NextSteps.Collector()
                .add(
                        "All about " + name,
                        new Line("run", subject.scenario())
                                .changes(subject.input().changes())
                                .with("--overlay", file, "--bot", subject.bot())
                                .toString())
                .add(
                        "The same held against what they carry now",
                        new Line("compare", subject.scenario())
                                .changes(subject.input().changes())
                                .with("--bot", subject.bot(), "--against")
                                .with(Setting.side(name, List.of("--overlay", file)))
                                .toString())
                .add(
                        "A " + subject.trial() + " beside the same one with what they carry now",
                        new LoadoutReport(answer).beside(List.of("--overlay=" + file)))
                .steps();
    }
}
