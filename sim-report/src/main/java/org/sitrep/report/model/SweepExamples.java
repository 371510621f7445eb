package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;

/**
 * The example trials of a sweep: those of the unchanged scenario, and of the points with most and least of the first
 * metric. Each of the latter is shown next to the unchanged scenario.
 */
public final class SweepExamples {
    private static final String UNCHANGED = "unchanged";
    private static final String BASE = "the unchanged scenario";

    private final SweepResult sweep;
    private final SweepStudy study;
    private final TrialWord noun;

    public SweepExamples(final SweepResult sweep, final SweepStudy study) {
        this.sweep = sweep;
        this.study = study;
        noun = new TrialWord(study.trial());
    }

    /** Returns one command each: the run of a point, then its trials. */
    List<Block> blocks(final String where) {
        final List<Block> blocks = new ArrayList<>();
        study.base().ifPresent(base -> {
            blocks.add(run(where + UNCHANGED, base));
            lines(base, "").ifPresent(lines -> blocks.addAll(lines.all(Sentences.capitalised(where + UNCHANGED))));
        });
        if (sweep.studies().size() == 1) {
            study.leading().ifPresent(slot -> {
                end(slot, 1).ifPresent(point -> blocks.addAll(end("Highest " + slot.label(), point)));
                end(slot, -1).ifPresent(point -> blocks.addAll(end("Lowest " + slot.label(), point)));
            });
        }
        return blocks;
    }

    private List<Block> end(final String what, final SweepPoint point) {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(run(what, point));
        lines(point, SweepSentences.name(study, point)).ifPresent(lines -> blocks.addAll(lines.allAndApart(what)));
        return blocks;
    }

    /**
     * Returns the point, other than the base, with the highest or lowest value of a metric, the first of equals; empty
     * if there is none.
     */
    private Optional<SweepPoint> end(final Slot slot, final int sign) {
        return study.varied().stream()
                .filter(point -> point.estimates().containsKey(slot.name())
                        && !Double.isNaN(point.estimates().get(slot.name()).value()))
                .min(Comparator.comparingDouble(
                        point -> -sign * point.estimates().get(slot.name()).value()));
    }

    /**
     * Returns the best point, other than the base, by the first metric; empty if no point has it or no direction is
     * good.
     */
    public Optional<SweepPoint> best() {
        return study.leading()
                .filter(slot -> slot.better() != Slot.Better.NEUTRAL)
                .flatMap(slot -> end(slot, slot.better() == Slot.Better.LOWER ? -1 : 1));
    }

    /**
     * Returns the command that replays a trial of a point where it parts from the unchanged scenario; empty if unknown.
     */
    public Optional<String> apart(final SweepPoint point, final String name) {
        return lines(point, name).flatMap(StandoutLines::apartLine);
    }

    /** Returns the command that replays the worst trial of a point; empty if none is known. */
    public Optional<String> worst(final SweepPoint point) {
        return lines(point, "").flatMap(StandoutLines::worstReplay);
    }

    /** Returns the standout trials of a point, next to the unchanged scenario; the base never parts from itself. */
    private Optional<StandoutLines> lines(final SweepPoint point, final String name) {
        return point.standouts()
                .map(standouts -> new StandoutLines(
                        standouts,
                        setting(point),
                        noun,
                        name,
                        setting(study.base().orElse(point)),
                        BASE));
    }

    private TrialSetting setting(final SweepPoint point) {
        final TrialSetting base = new TrialSetting(
                study.scenario(),
                study.botFile().map(RunResult.BotFile::file).orElse(point.bot()),
                study.input().changes(),
                sweep.maxDecisions());
        return point.base() ? base : base.with(SweepPoint.sets(point.values()));
    }

    private Block run(final String what, final SweepPoint point) {
        return new Block.Command(
                RichText.of("")
                        .strong(Sentences.capitalised(what))
                        .plain(point.base() ? ":" : ", " + SweepSentences.name(study, point) + ":"),
                setting(point).run(point.trials(), point.seed()));
    }
}
