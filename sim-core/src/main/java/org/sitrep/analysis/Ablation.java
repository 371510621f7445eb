package org.sitrep.analysis;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * The worth of each thing that a scenario could do without: the unchanged scenario against the scenario without that
 * thing, on the same trials.
 *
 * @param whole result of the unchanged scenario
 * @param things things left out, as the game's {@code forbid} takes them; at least one
 * @param steps one step per thing, in the order of {@code things}: from without the thing to with it
 * @param absent things that the game could forbid but that are absent when the scenario begins; they are not played
 * @param criteria names of the slots by which play is judged, success first; at least one
 * @param partings where trials part without each thing, in the order of {@code things}; empty if not known
 */
public record Ablation(
        RunResult whole,
        List<String> things,
        List<PairedStep> steps,
        List<String> absent,
        List<String> criteria,
        List<Parting> partings) {
    /** Upper bound on the probability that any interval of the whole table misses its value. */
    private static final double MISSES = 0.05;

    /**
     * The first trial that parts without a thing.
     *
     * @param change change that takes the thing away, as {@code --set} takes it
     * @param trial first trial known to have another value of a criterion, -1 if none is known
     */
    public record Parting(String change, long trial) {}

    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Ablation {
        things = List.copyOf(things);
        steps = List.copyOf(steps);
        absent = List.copyOf(absent);
        criteria = List.copyOf(criteria);
        partings = List.copyOf(partings);
        if (!partings.isEmpty() && partings.size() != things.size()) {
            throw new IllegalArgumentException(partings.size() + " partings of " + things.size() + " things");
        }
        if (things.isEmpty() || things.size() != steps.size() || criteria.isEmpty()) {
            throw new IllegalArgumentException(
                    things.size() + " things, " + steps.size() + " steps, " + criteria.size() + " criteria");
        }
        for (final String criterion : criteria) {
            whole.layout().slot(criterion).orElseThrow(() -> new IllegalArgumentException("no " + criterion));
        }
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).fits(new PairedRun.Pair(i + 1, 0), whole)) {
                throw new IllegalArgumentException("the worth of " + things.get(i) + " does not fit");
            }
        }
    }

    /** Returns the pairs of a paired run that plays the unchanged scenario, then the scenario without each thing. */
    public static List<PairedRun.Pair> pairs(final int things) {
        return IntStream.rangeClosed(1, things)
                .mapToObj(i -> new PairedRun.Pair(i, 0))
                .toList();
    }

    /** Returns the ablation of a run over {@link #pairs}. */
    public static Ablation of(
            final PairedRunResult result,
            final List<String> things,
            final List<String> absent,
            final List<String> criteria) {
        final List<PairedStep> steps = PairedStep.of(pairs(things.size()), result);
        final RunResult whole = result.results().get(0);
        final List<Parting> partings = result.results().stream()
                .skip(1)
                .map(without -> parting(whole, without, criteria))
                .toList();
        return new Ablation(whole, things, steps, absent, criteria, partings);
    }

    private static Parting parting(final RunResult whole, final RunResult without, final List<String> criteria) {
        OptionalLong parted = OptionalLong.empty();
        for (int y = 0; parted.isEmpty() && y < criteria.size(); y++) {
            final int slot = whole.layout().index(criteria.get(y));
            parted = Standouts.parting(
                    whole.tallies().get(slot), without.tallies().get(slot), whole.playedEnd());
        }
        final List<String> sets = without.content().sets();
        return new Parting(sets.get(sets.size() - 1), parted.orElse(-1));
    }

    /**
     * Returns the confidence level of each interval; at this level all intervals of the table hold together at 95 %
     * (Bonferroni).
     */
    public double level() {
        return 1 - MISSES / (things.size() * criteria.size());
    }

    /** Returns the slots by which play is judged. */
    public List<Slot> slots() {
        return criteria.stream()
                .map(name -> whole.layout().slot(name).orElseThrow())
                .toList();
    }

    /** Returns the worth of a thing in a slot: the value with it less the value without it, in the slot's unit. */
    public Estimate of(final int thing, final Slot slot) {
        return steps.get(thing).difference(slot, level());
    }

    /** Returns the verdict on having a thing, by all criteria. */
    public Verdict.Overall verdict(final int thing) {
        final Map<Slot, Verdict> verdicts = new LinkedHashMap<>();
        slots().forEach(slot -> verdicts.put(slot, verdict(thing, slot)));
        return Verdict.overall(verdicts);
    }

    /** Returns the verdict on having a thing, by one criterion. */
    public Verdict verdict(final int thing, final Slot slot) {
        return Verdict.of(gain(thing, slot), steps.get(thing).sums(slot).differing() == 0, 0);
    }

    /** Returns the amount by which a thing makes play better in a slot, in its unit. */
    public Estimate gain(final int thing, final Slot slot) {
        return steps.get(thing).gain(slot, level());
    }

    /** Returns whether every trial had the same value of every criterion without a thing. */
    public boolean idle(final int thing) {
        return slots().stream().allMatch(slot -> steps.get(thing).sums(slot).differing() == 0);
    }

    /**
     * Returns the numbers of the things that made a difference: by the first criterion those shown to be worth having,
     * then those of which nothing is shown, then those shown to be worse than nothing; of each the greatest worth
     * first, equal ones in their original order.
     */
    public List<Integer> byWorth() {
        final Slot first = slots().get(0);
        final List<Verdict> order = List.of(Verdict.BETTER, Verdict.OPEN, Verdict.ALIKE, Verdict.WORSE);
        return IntStream.range(0, things.size())
                .filter(thing -> !idle(thing))
                .boxed()
                .sorted(Comparator.comparingInt((Integer thing) -> order.indexOf(verdict(thing, first)))
                        .thenComparingDouble(thing -> -gain(thing, first).value()))
                .toList();
    }

    /** Returns the things that made no difference. */
    public List<String> idle() {
        return IntStream.range(0, things.size())
                .filter(this::idle)
                .mapToObj(things::get)
                .toList();
    }
}
