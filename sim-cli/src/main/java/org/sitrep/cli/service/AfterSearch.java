package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.LoadoutReport;
import org.sitrep.report.model.SolveReport;
import org.sitrep.report.model.StandoutLines;
import org.sitrep.report.model.SweepExamples;
import org.sitrep.report.model.TrialSetting;

/** Suggests lines to try after a sweep or a search. */
public final class AfterSearch {

    private AfterSearch() {}

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

    private static NextLine line(final String command, final SweepStudy study, final SweepPoint point) {
        return new NextLine(command, study.scenario())
                .changes(study.input().changes())
                .seed(point.seed())
                .with("--bot", study.botFile().map(RunResult.BotFile::file).orElse(point.bot()));
    }

    /**
     * After a search for values: a comparison of the answer with the present values, or else more trials.
     *
     * @param changes all other changes of the search, see {@link NextLine#changes}
     * @param overlay the file of the answer, if it was written
     */
    public static NextSteps of(final SolveResult solved, final List<String> changes, final Optional<Path> overlay) {
        if (solved.overlay().isEmpty()) {
            final long budget = solved.solution().request().budgetTrials();
            final String without = solved.command().replaceAll(" --budget[ =]\\S+", "");
            return new NextSteps()
                    .add(
                            "The same search with " + NextSteps.HALF_THE_WIDTH + " times the trials",
                            without + " --budget " + NextSteps.HALF_THE_WIDTH * budget);
        }
        return new NextSteps()
                .addReporting(
                        "Other effects of the answer",
                        overlay.map(file -> new NextLine(
                                        "compare", solved.origin().scenario())
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
                        new NextLine("run", subject.scenario())
                                .changes(subject.input().changes())
                                .with("--overlay", file, "--bot", subject.bot()))
                .add(
                        "Its comparison with the present loadout",
                        new NextLine("compare", subject.scenario())
                                .changes(subject.input().changes())
                                .with("--bot", subject.bot(), "--against")
                                .with(TrialSetting.side(name, List.of("--overlay", file))))
                .add(
                        "First difference of a " + subject.trial() + " from the same one with the present loadout",
                        new LoadoutReport(answer).apart(List.of("--overlay=" + file)));
    }
}
