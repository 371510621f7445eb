package org.sitrep.cli.service;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Verdict;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.AblationReport;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ComparisonReport;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.LoadoutReport;
import org.sitrep.report.model.RaceReport;
import org.sitrep.report.model.SolveReport;
import org.sitrep.report.model.StandoutLines;
import org.sitrep.report.model.SweepExamples;
import org.sitrep.report.model.TrialSetting;
import org.sitrep.stats.Estimate;

/** Suggests a few lines to try after a result, each with its purpose, the most useful first. Not thread-safe. */
public final class NextSteps {
    private static final int MOST = 3;
    /** A wider half-width is worth narrowing: one point of a rate, a hundredth of anything else. */
    private static final double WIDE = 0.01;
    /** Half the width takes four times the trials; the looks on the way take as many again. */
    private static final int DEARER = 8;
    /** Half the width of an interval takes four times the trials. */
    private static final int HALF_THE_WIDTH = 4;
    /** Decisions per trial above which a ladder takes too long to suggest. */
    private static final int LONG = 500;

    private static final int FEW = 200;
    /** Loadouts examined until one fits. */
    private static final int TRIED = 4;

    private static final int LADDER = 500;
    private static final int WORTH = 2000;
    private static final int MOVED = 2;

    private final List<Step> steps = new ArrayList<>();

    /**
     * A line for a shell in the folder of the launcher, with its purpose in a few words.
     *
     * @param reports whether it writes a report and does not name the folder yet
     */
    private record Step(String why, String line, boolean reports) {
        String text(final String into) {
            return "  " + why + ":\n    " + line + (reports ? into : "") + "\n";
        }
    }

    /** Adds a line that is complete: it writes no report, or was typed with its folder. */
    private NextSteps add(final String why, final String line) {
        steps.add(new Step(why, line, false));
        return this;
    }

    private NextSteps add(final String why, final Line line) {
        steps.add(new Step(why, line.toString(), true));
        return this;
    }

    private NextSteps add(final String why, final Optional<String> line) {
        line.ifPresent(there -> add(why, there));
        return this;
    }

    private NextSteps addReporting(final String why, final Optional<Line> line) {
        line.ifPresent(there -> add(why, there));
        return this;
    }

    /**
     * Returns the block below a result, which begins with an empty line; empty if there is nothing to suggest. Lines
     * are never wrapped, so that they can be copied.
     *
     * @param into the option that names the folder of reports, after a blank; empty for the default
     */
    public String text(final boolean colour, final String into) {
        return steps.isEmpty()
                ? ""
                : "\n" + Text.bold("Next", colour) + "\n"
                        + steps.stream()
                                .limit(MOST)
                                .map(step -> step.text(into))
                                .collect(Collectors.joining());
    }

    /** After a run: higher precision, a comparison with another loadout or bot, and the share of skill. */
    public static NextSteps of(final RunResult played, final OpenScenario open) {
        if (played.completed() == 0 || RunResult.INTERRUPTED.equals(played.stopReason())) {
            return new NextSteps();
        }
        final boolean lengthy = played.decisions() > LONG * played.completed();
        final NextSteps steps = new NextSteps();
        steps.addReporting(
                "An interval of half the width, with as many " + played.trial() + "s as needed", precisely(played));
        if (!lengthy) {
            steps.add("The worst " + played.trial() + ", with the luck of each roll", worst(played));
        }
        steps.addReporting("Another loadout, on the same draws", otherLoadout(played, open));
        if (lengthy) {
            steps.addReporting("A stronger bot, on the same draws", strongerBot(played, open));
        } else if (!open.game().ladder().isEmpty()) {
            steps.add("The shares of skill and luck", ladder(played));
        }
        return steps;
    }

    private static Line ladder(final RunResult played) {
        return Line.about("run", played).seed(played.seed()).with("--ladder", "--trials", Integer.toString(LADDER));
    }

    private static Optional<String> worst(final RunResult played) {
        final OptionalLong worst = ReportOutput.worstTrial(played);
        return worst.isPresent()
                ? Optional.of(Commands.of(played).replay(played.seed(), worst.getAsLong()) + " --luck")
                : Optional.empty();
    }

    private static Optional<Line> precisely(final RunResult played) {
        final String headline = played.layout().headline();
        final Estimate known = Estimates.of(played).get(headline);
        if (known == null || Double.isNaN(known.low()) || played.precision().isPresent()) {
            return Optional.empty();
        }
        final boolean rate = played.layout().isShare(headline);
        final double half = (known.high() - known.low()) / 2;
        final boolean wide = half > (rate ? WIDE : WIDE * Math.abs(known.value()));
        if (!wide || played.completed() * DEARER > Long.parseLong(Defaults.PRECISION_TRIALS)) {
            return Optional.empty();
        }
        final String width = new BigDecimal((rate ? 100 : 1) * half / 2)
                .round(new MathContext(1, RoundingMode.HALF_UP))
                .toPlainString();
        return Optional.of(Line.by("run", played).with("--precision", headline + "=" + width + (rate ? "%" : "")));
    }

    private static Optional<Line> otherLoadout(final RunResult played, final OpenScenario open) {
        final Optional<String> present = open.text("loadout")
                .or(() -> open.text("squad").flatMap(squad -> open.text("squads." + squad + ".loadout")));
        if (present.isEmpty()) {
            return Optional.empty();
        }
        return open.entries("loadouts").keySet().stream()
                .filter(name -> !name.equals(present.get()))
                .limit(TRIED)
                .filter(name -> fits(open, name))
                .findFirst()
                .map(other -> Line.by("compare", played)
                        .with("--against", "--loadout " + other)
                        .with(trials(played)));
    }

    /** Returns whether the scenario allows the loadout. */
    private static boolean fits(final OpenScenario open, final String loadout) {
        return open.source()
                .by(BotSource.NONE)
                .with(List.of("loadout=" + loadout))
                .attempt()
                .scenario()
                .isPresent();
    }

    private static Optional<Line> strongerBot(final RunResult played, final OpenScenario open) {
        final List<String> rungs = open.game().ladder();
        final int rung = rungs.indexOf(played.bot());
        return rung < 0 || rung + 1 >= rungs.size()
                ? Optional.empty()
                : Optional.of(Line.about("compare", played)
                        .seed(played.seed())
                        .with("--bot", played.bot() + "," + rungs.get(rung + 1))
                        .with("--trials", Integer.toString(FEW)));
    }

    /** Returns the number of trials played, limited to the usual number of a comparison. */
    private static String[] trials(final RunResult played) {
        return played.requested() < Long.parseLong(Defaults.COMPARE_TRIALS)
                ? new String[] {"--trials", Long.toString(played.requested())}
                : new String[0];
    }

    /** After a comparison: more trials where it is open, else a run of the best side, and the value of its things. */
    public static NextSteps of(final Comparison compared) {
        final RunResult first = compared.base().result();
        if (first.unplayed() > 0 || first.completed() == 0) {
            return new NextSteps();
        }
        final NextSteps steps = new NextSteps();
        final boolean open = compared.steps().stream()
                .flatMap(step -> compared.criteria().stream().map(by -> compared.verdict(step, by)))
                .anyMatch(Verdict.OPEN::equals);
        if (open) {
            steps.add("Intervals of half the width for what is open", sharper(compared.command(), first));
        }
        final Comparison.Side best = best(compared);
        final Comparison.Side other =
                best == compared.base() ? compared.side(compared.steps().get(0)) : best;
        steps.add(
                "First difference between the same trial of " + other.name() + " and "
                        + compared.base().name(),
                ComparisonReport.apart(compared, other));
        steps.add("Full results of " + best.name(), Line.by("run", best.result()));
        steps.add("The worth of each thing to it", worth(best.result()));
        return steps;
    }

    private static String sharper(final String command, final RunResult played) {
        return Commands.over(command, played.firstTrial(), HALF_THE_WIDTH * played.requested());
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

    private static Line worth(final RunResult played) {
        return Line.by("sweep", played).with("--worth", "--trials", Integer.toString(WORTH));
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
                        new Line("run", entrant.scenario())
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
        final Optional<Line> open = ladder.neighbours().stream()
                .filter(step -> holdsZero(step.difference(slot, level)))
                .findFirst()
                .map(step -> Line.about("compare", highest)
                        .seed(highest.seed())
                        .with(
                                "--bot",
                                Commands.bot(ladder.rungs().get(step.first())) + ","
                                        + Commands.bot(ladder.rungs().get(step.second())))
                        .with("--trials", Long.toString(HALF_THE_WIDTH * highest.requested())));
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

    /** After an ablation table: its first thing, with more trials and all other metrics. */
    public static NextSteps of(final Ablation worth) {
        if (worth.whole().completed() == 0 || worth.byWorth().isEmpty()) {
            return new NextSteps();
        }
        final String thing = worth.things().get(worth.byWorth().get(0));
        return new NextSteps()
                .add(
                        "All differences without " + thing,
                        Line.by("compare", worth.whole()).with("--forbid", thing))
                .add(
                        "First difference of a trial without it",
                        AblationReport.without(worth, worth.byWorth().get(0)));
    }

    /** After a sweep: a run of the best point, and its comparison with the unchanged scenario. */
    public static NextSteps of(final SweepResult swept) {
        if (!swept.anyPlayed() || swept.studies().isEmpty()) {
            return new NextSteps();
        }
        final SweepStudy study = swept.studies().get(0);
        final SweepExamples examples = new SweepExamples(swept, study);
        return examples.best().map(point -> around(study, point, examples)).orElse(new NextSteps());
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
        final NextSteps steps = new NextSteps();
        final String[] words = changes.toArray(String[]::new);
        steps.add(
                "Full results of the best point for "
                        + study.leading().orElseThrow().label(),
                line("run", study, point).with(words));
        if (!changes.isEmpty()) {
            steps.add(
                    "Its comparison with the unchanged scenario",
                    line("compare", study, point).with("--against", TrialSetting.side("best", changes)));
        }
        examples.apart(point, "best")
                .ifPresentOrElse(
                        line -> steps.add("First difference of a trial from the unchanged scenario", line),
                        () -> steps.add("Its worst " + study.trial(), examples.worst(point)));
        return steps;
    }

    private static Line line(final String command, final SweepStudy study, final SweepPoint point) {
        return new Line(command, study.scenario())
                .changes(study.input().changes())
                .seed(point.seed())
                .with("--bot", study.botFile().map(RunResult.BotFile::file).orElse(point.bot()));
    }

    /**
     * After a check: for each scenario that moved, a trial that differs most from the record; and a run of the first.
     */
    public static NextSteps of(final CheckResult check) {
        final CheckReport report = new CheckReport(check);
        final List<CheckResult.Entry> moved = report.moved();
        final NextSteps steps = new NextSteps();
        moved.stream()
                .limit(MOVED)
                .forEach(entry -> steps.add(
                        "The trial that differs most from the baseline, as it plays now", report.apart(entry)));
        moved.stream().limit(1).forEach(entry -> steps.add("Full results now", report.run(entry)));
        return steps;
    }

    /**
     * After a search for values: a comparison of the answer with the present values, or else more trials.
     *
     * @param changes all other changes of the search, see {@link Line#changes}
     * @param overlay the file of the answer, if it was written
     */
    public static NextSteps of(final SolveResult solved, final List<String> changes, final Optional<Path> overlay) {
        if (solved.overlay().isEmpty()) {
            final long budget = solved.solution().request().budgetTrials();
            final String without = solved.command().replaceAll(" --budget[ =]\\S+", "");
            return new NextSteps()
                    .add(
                            "The same search with " + HALF_THE_WIDTH + " times the trials",
                            without + " --budget " + HALF_THE_WIDTH * budget);
        }
        return new NextSteps()
                .addReporting(
                        "Other effects of the answer",
                        overlay.map(file -> new Line("compare", solved.origin().scenario())
                                .changes(changes)
                                .with("--against", TrialSetting.side("solved", List.of("--overlay", file.toString())))))
                .add(
                        "First difference of a trial from the present scenario",
                        new SolveReport(solved).lines().flatMap(StandoutLines::apartLine));
    }

    /**
     * After a loadout search: a run of the best loadout, and its comparison with the present one.
     *
     * @param folder of the report, which has a file for each of the best
     */
    public static NextSteps of(final LoadoutAnswer answer, final Optional<Path> folder) {
        if (folder.isEmpty()) {
            return new NextSteps();
        }
        final String name = answer.winner().name();
        final String file = folder.get().resolve(name + ".yaml").toString();
        final LoadoutAnswer.Subject subject = answer.subject();
        return new NextSteps()
                .add(
                        "Full results of " + name,
                        new Line("run", subject.scenario())
                                .changes(subject.input().changes())
                                .with("--overlay", file, "--bot", subject.bot()))
                .add(
                        "Its comparison with the present loadout",
                        new Line("compare", subject.scenario())
                                .changes(subject.input().changes())
                                .with("--bot", subject.bot(), "--against")
                                .with(TrialSetting.side(name, List.of("--overlay", file))))
                .add(
                        "First difference of a " + subject.trial() + " from the same one with the present loadout",
                        new LoadoutReport(answer).apart(List.of("--overlay=" + file)));
    }

    /** Builds a command line, with words quoted for a shell. Not thread-safe. */
    private static final class Line {
        private final List<String> words = new ArrayList<>();

        Line(final String command, final String scenario) {
            words.add("./sitrep");
            words.add(command);
            words.add(scenario);
        }

        /** Starts a line that plays as a recorded run did. */
        static Line by(final String command, final RunResult played) {
            return about(command, played).with("--bot", Commands.bot(played)).seed(played.seed());
        }

        static Line about(final String command, final RunResult played) {
            return new Line(command, played.scenario()).changes(played.content().sets());
        }

        Line with(final String... more) {
            words.addAll(List.of(more));
            return this;
        }

        /** Adds the changes of the data, as results record them; of several values of one path the last, which wins. */
        Line changes(final List<String> changes) {
            for (int i = 0; i < changes.size(); i++) {
                final String change = changes.get(i);
                if (change.startsWith("--")) {
                    words.add(change);
                } else if (changes.subList(i + 1, changes.size()).stream()
                        .noneMatch(later -> path(later).equals(path(change)))) {
                    words.addAll(List.of("--set", change));
                }
            }
            return this;
        }

        private static String path(final String change) {
            return change.split("=", 2)[0];
        }

        /** Adds the seed unless it is the default. */
        Line seed(final long seed) {
            return Long.toString(seed).equals(Defaults.SEED) ? this : with("--seed", Long.toString(seed));
        }

        @Override
        public String toString() {
            return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
        }
    }
}
