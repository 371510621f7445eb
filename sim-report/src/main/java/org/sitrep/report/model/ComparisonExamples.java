package org.sitrep.report.model;

import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

/**
 * The example trials of a comparison: best, median and worst of each side, and one in which each other side parts from
 * the first.
 */
public final class ComparisonExamples {
    private final Comparison comparison;
    private final SideWords changes;

    ComparisonExamples(final Comparison comparison, final SideWords changes) {
        this.comparison = comparison;
        this.changes = changes;
    }

    /**
     * Adds best, median and worst of each side, and one trial of the first side that each other side ended otherwise.
     */
    void add(final ReportBuilder page) {
        final OutcomeLayout layout = comparison.base().result().layout();
        final Metric by = comparison.criteria().stream()
                .map(Criterion::metric)
                .filter(Slot.class::isInstance)
                .findFirst()
                .or(() -> layout.metric(layout.headline()))
                .orElseThrow();
        page.examples("Best, median and worst by " + by.label() + ". " + Sentences.SAME_DICE);
        for (final Comparison.Side side : comparison.sides()) {
            page.add(ExampleTrials.of(side.result(), by.name()).blocks(changes.name(side)));
            if (side != comparison.base()) {
                page.add(divergentTrial(side, by));
            }
        }
    }

    /** Returns a trial that another side is known to end otherwise; if there is none, the worst of the first side. */
    private Optional<Block> divergentTrial(final Comparison.Side side, final Metric by) {
        final RunResult first = comparison.base().result();
        final OptionalLong parted = parting(comparison, side);
        final Optional<Long> trial = parted.isPresent()
                ? Optional.of(parted.getAsLong())
                : ExampleTrials.of(first, by.name()).worst().map(ExampleTrials.Example::trial);
        return trial.flatMap(number -> beside(comparison, side, number))
                .map(both -> both.labelled(RichText.of("Where they part: "
                                + TrialWord.of(first).one() + " " + both.trial() + " of "
                                + comparison.base().name() + ", and ")
                        .strong(changes.name(side))
                        .plain(" on the same draws:")));
    }

    private static OptionalLong parting(final Comparison comparison, final Comparison.Side side) {
        final RunResult base = comparison.base().result();
        return comparison.criteria().stream()
                .flatMap(by -> comparison.parts(by.metric()).stream())
                .map(part -> base.layout().index(part.name()))
                .map(slot -> Standouts.parting(
                        base.tallies().get(slot), side.result().tallies().get(slot), base.playedEnd()))
                .filter(OptionalLong::isPresent)
                .findFirst()
                .orElse(OptionalLong.empty());
    }

    private static Optional<NamedTrial> beside(
            final Comparison comparison, final Comparison.Side side, final long trial) {
        final RunResult base = comparison.base().result();
        return TrialSetting.of(base).beside(TrialSetting.of(side.result()), side.name(), base.seed(), trial);
    }

    /**
     * Returns the command that replays one trial, of those that ended otherwise, for the first side and another. Empty
     * if none is known, or if the other side cannot be expressed as changes to the first.
     */
    public static Optional<String> apart(final Comparison comparison, final Comparison.Side side) {
        final OptionalLong trial = parting(comparison, side);
        return trial.isEmpty()
                ? Optional.empty()
                : beside(comparison, side, trial.getAsLong()).map(NamedTrial::line);
    }
}
