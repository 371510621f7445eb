package org.sitrep.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.GrowingRun;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.AnytimeEstimates;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.SlotTally;

/**
 * One or more sides that play the same trials, with reports while they play. After each stage it reports what is known
 * so far, with intervals that hold at all looks together. The last report, after all trials, has the numbers and
 * intervals of a run and a comparison of that many trials. A side may have played some or all of the trials before.
 *
 * <p>One thread plays. The length of stages follows a clock; no number of the last report depends on it.
 */
public final class LiveComparison {
    /** Level of the intervals: of each metric of a side by itself, and of all differences together. */
    public static final double LEVEL = Estimates.DEFAULT_LEVEL;

    private final List<GrowingRun> sides;
    private final List<Slot> criteria;
    private final int trials;

    /**
     * One side so far.
     *
     * @param result of the trials that it has played
     * @param estimates by name: of the headline and the criteria, and of all metrics once it is complete
     * @param complete whether it has played all trials, so that the intervals are those of a fixed number
     */
    public record Side(RunResult result, Map<String, Estimate> estimates, boolean complete) {}

    /**
     * The second side less the first, so far.
     *
     * @param criterion the metric
     * @param difference in its unit
     * @param verdict on the second side
     */
    public record Change(Slot criterion, Estimate difference, Verdict verdict) {}

    /**
     * A report.
     *
     * @param sides those that have played a trial, in order
     * @param changes one per criterion; empty unless there are two sides
     * @param overall the verdict over all criteria; open without them
     * @param trials number of trials that all sides have played
     * @param complete whether it is the last report
     */
    public record Look(List<Side> sides, List<Change> changes, Verdict.Overall overall, int trials, boolean complete) {}

    /**
     * Prepares a comparison.
     *
     * @param sides one or more, with the same layout and the criteria among their recorded slots; none has played more
     *     than {@code trials}
     * @param criteria metrics to compare, of the sides' layout; each has a better direction
     * @param trials number of trials, at least 1
     */
    public LiveComparison(final List<GrowingRun> sides, final List<Slot> criteria, final int trials) {
        this.sides = List.copyOf(sides);
        this.criteria = List.copyOf(criteria);
        this.trials = trials;
        if (sides.isEmpty() || sides.stream().anyMatch(side -> side.played() > trials)) {
            throw new IllegalArgumentException(sides.size() + " sides, " + trials + " trials");
        }
    }

    /** Returns the metrics to compare scenarios by: the headline and those by which play is judged. */
    public static List<Slot> criteria(final CompiledScenario scenario) {
        return Stream.concat(Stream.of(scenario.layout().headline()), scenario.criteria().stream())
                .filter(Streams.unseen())
                .flatMap(name -> scenario.layout().slot(name).stream())
                .filter(slot -> slot.better() != Slot.Better.NEUTRAL)
                .toList();
    }

    /**
     * Plays in stages until all trials are played or the reader ends it.
     *
     * @param nanoTime decides how long stages are
     * @param stageNanos time between two reports, at least
     * @param looking receives each report, on this thread; returns whether to go on
     * @return whether all trials are played
     */
    public boolean play(final LongSupplier nanoTime, final long stageNanos, final Predicate<Look> looking) {
        return LiveStages.play(
                sides.get(0).threads(),
                sides.stream().mapToInt(GrowingRun::played).min().orElseThrow(),
                trials,
                nanoTime,
                stageNanos,
                to -> sides.stream().allMatch(side -> side.playTo(to, nanoTime)),
                to -> looking.test(look(to)));
    }

    private Look look(final int played) {
        final List<Change> changes = sides.size() != 2 ? List.of() : changes(played);
        final Map<Slot, Verdict> verdicts = new LinkedHashMap<>();
        changes.forEach(change -> verdicts.put(change.criterion(), change.verdict()));
        return new Look(
                sides.stream().map(this::side).toList(),
                changes,
                changes.isEmpty() ? Verdict.Overall.OPEN : Verdict.overall(verdicts),
                played,
                played == trials);
    }

    private Side side(final GrowingRun run) {
        final RunResult result = run.result();
        final boolean complete = run.played() == trials;
        return new Side(result, complete ? Estimates.of(result) : chief(result), complete);
    }

    /** Returns anytime estimates of what is compared and of the headline; those of all metrics would take too long. */
    private Map<String, Estimate> chief(final RunResult result) {
        final OutcomeLayout layout = result.layout();
        final Map<String, Estimate> chief = new LinkedHashMap<>();
        layout.ratio(layout.headline())
                .ifPresent(ratio -> chief.put(
                        ratio.name(), AnytimeEstimates.of(layout, ratio, result.tallies(), result.products(), LEVEL)));
        for (final Slot slot : criteria) {
            final SlotTally tally = result.tallies().get(layout.index(slot.name()));
            chief.put(slot.name(), AnytimeEstimates.of(slot, tally, LEVEL));
        }
        return chief;
    }

    private List<Change> changes(final int played) {
        final TrialValues first = sides.get(0).values().first(played);
        final TrialValues second = sides.get(1).values().first(played);
        return criteria.stream()
                .map(slot -> change(slot, first.row(slot), second.row(slot), played == trials))
                .toList();
    }

    private Change change(final Slot slot, final int[] first, final int[] second, final boolean complete) {
        final double each = 1 - (1 - LEVEL) / criteria.size();
        final Estimate difference = complete
                ? PairedDifference.estimate(slot, first, second, each)
                : Differences.of(slot, first, second).anytime(each);
        final boolean alike = PairSums.of(slot.name(), first, second).differing() == 0;
        return new Change(slot, difference, Verdict.of(difference.gain(slot.better()), alike, 0));
    }
}
