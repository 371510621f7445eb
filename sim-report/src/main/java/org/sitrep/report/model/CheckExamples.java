package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;

/** The missions of a scenario that are worth a look after a check that found something moved. */
public final class CheckExamples {
    private final CheckResult check;
    private final CheckResult.Entry entry;
    private final Setting setting;
    private final Trial trial;

    /** Prepares the examples of one scenario. */
    public CheckExamples(final CheckResult check, final CheckResult.Entry entry) {
        this.check = check;
        this.entry = entry;
        setting = new Setting(entry.scenario(), entry.bot(), List.of(), check.maxDecisions());
        trial = new Trial(entry.trial());
    }

    /** Returns a line a mission, and the run that has a report of its own; none if nothing has moved. */
    List<Block> blocks() {
        final List<Block> blocks = new ArrayList<>();
        for (final CheckResult.Metric metric : entry.metrics()) {
            metric.standouts().ifPresent(standouts -> {
                apart(metric, standouts).ifPresent(blocks::add);
                blocks.addAll(new StandoutLines(standouts, setting, trial)
                        .all(CheckSentences.name(entry) + ", " + metric.label()));
            });
        }
        if (!blocks.isEmpty()) {
            blocks.add(new Block.Command(
                    Rich.of("All about ").strong(CheckSentences.name(entry)).plain(" as it is now:"), run()));
        }
        return blocks;
    }

    private Optional<Block> apart(final CheckResult.Metric metric, final Standouts standouts) {
        return standouts
                .mission(Standouts.Kind.APART)
                .map(at -> new Block.Command(
                        Rich.of("")
                                .strong(CheckSentences.name(entry) + ", " + metric.label())
                                .plain(": " + trial.one() + " " + at.number() + ", "
                                        + Numbers.plain(at.beside(), 2) + " then, "
                                        + Numbers.plain(at.value(), 2) + " now:"),
                        setting.replay(check.seed(), at.number())));
    }

    /** Returns the line that tells the mission that differs most from what is recorded, of the first metric that has moved; empty if nothing has. */
    public Optional<String> apartLine() {
        return entry.metrics().stream()
                .filter(metric -> metric.verdict() == CheckVerdict.MOVED)
                .flatMap(metric -> metric.standouts().flatMap(all -> all.mission(Standouts.Kind.APART)).stream())
                .findFirst()
                .map(at -> setting.replay(check.seed(), at.number()));
    }

    /** Returns the line that plays the scenario as it is now, as many missions as were played. */
    public String run() {
        return Commands.of(setting.scenario(), setting.bot(), List.of(), entry.played(), check.seed())
                .repeat();
    }
}
