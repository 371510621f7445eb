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
 * The trials of a sweep that are worth a look: those of the scenario as it is, and of the points at both ends of what
 * it is judged by, each beside the scenario as it is.
 */
public final class SweepExamples {
    private static final String AS_IT_IS = "as it is";
    private static final String BASE = "the scenario as it is";

    private final SweepResult sweep;
    private final SweepStudy study;
    private final TrialWord noun;

    public SweepExamples(final SweepResult sweep, final SweepStudy study) {
        this.sweep = sweep;
        this.study = study;
        noun = new TrialWord(study.trial());
    }

    /** Returns a line each: the run of a point, then its trials. */
    List<Block> blocks(final String where) {
        final List<Block> blocks = new ArrayList<>();
        study.base().ifPresent(base -> {
            blocks.add(run(where + AS_IT_IS, base));
            lines(base, "").ifPresent(lines -> blocks.addAll(lines.all(Sentences.capitalised(where + AS_IT_IS))));
        });
        if (sweep.studies().size() == 1) {
            study.leading().ifPresent(slot -> {
                end(slot, 1).ifPresent(point -> blocks.addAll(end("Most " + slot.label(), point)));
                end(slot, -1).ifPresent(point -> blocks.addAll(end("Least " + slot.label(), point)));
            });
        }
        return blocks;
    }

    private List<Block> end(final String what, final SweepPoint point) {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(run(what, point));
        lines(point, String.join(", ", SweepPoint.sets(point.values())))
                .ifPresent(lines -> blocks.addAll(lines.allAndApart(what)));
        return blocks;
    }

    /** Returns the point but the base that has most of a metric, or least, the first of equals; empty if none. */
    private Optional<SweepPoint> end(final Slot slot, final int sign) {
        return study.varied().stream()
                .filter(point -> point.estimates().containsKey(slot.name())
                        && !Double.isNaN(point.estimates().get(slot.name()).value()))
                .min(Comparator.comparingDouble(
                        point -> -sign * point.estimates().get(slot.name()).value()));
    }

    /**
     * Returns the best point but the scenario as it is by the metric that is looked at first; empty if there is none,
     * or nothing is good or bad.
     */
    public Optional<SweepPoint> best() {
        return study.leading()
                .filter(slot -> slot.better() != Slot.Better.NEUTRAL)
                .flatMap(slot -> end(slot, slot.better() == Slot.Better.LOWER ? -1 : 1));
    }

    /** Returns the line that tells where a trial of a point parts from the scenario as it is; empty if unknown. */
    public Optional<String> apart(final SweepPoint point, final String name) {
        return lines(point, name).flatMap(StandoutLines::apartLine);
    }

    /** Returns the line that tells the worst trial of a point; empty if none is known. */
    public Optional<String> worst(final SweepPoint point) {
        return lines(point, "").flatMap(StandoutLines::worstReplay);
    }

    /** The trials of a point that stand out, beside the scenario as it is, of which it never parts itself. */
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
                        .plain(point.base() ? ":" : ", " + SweepSentences.name(point) + ":"),
                setting(point).run(point.trials(), point.seed()));
    }
}
