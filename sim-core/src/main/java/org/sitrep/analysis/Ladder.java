package org.sitrep.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Capsules;
import org.sitrep.engine.Contest;
import org.sitrep.engine.ContestResult;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.PairSums;

/**
 * A scenario played by bots from clumsy to strong on the same missions: its fingerprint of difficulty.
 *
 * @param rungs what each bot came to by itself, the clumsiest first; at least two
 * @param steps each rung against the one below it, in order; then the highest against the lowest if there are more than two
 * @param yardsticks names of the slots by which play is judged, success first
 */
public record Ladder(List<Capsule> rungs, List<PairedStep> steps, List<String> yardsticks) {
    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Ladder {
        rungs = List.copyOf(rungs);
        steps = List.copyOf(steps);
        yardsticks = List.copyOf(yardsticks);
        if (rungs.size() < 2 || yardsticks.isEmpty()) {
            throw new IllegalArgumentException("a ladder has two rungs or more, and something to judge them by");
        }
        requireRungsAlike(rungs);
        for (final String yardstick : yardsticks) {
            rungs.get(0).layout().slot(yardstick).orElseThrow(() -> new IllegalArgumentException("no " + yardstick));
        }
        final List<Contest.Pair> pairs = pairs(rungs.size());
        if (steps.size() != pairs.size()) {
            throw new IllegalArgumentException(steps.size() + " steps for " + rungs.size() + " rungs");
        }
        for (int s = 0; s < steps.size(); s++) {
            requireFits(steps.get(s), pairs.get(s), rungs);
        }
    }

    private static void requireRungsAlike(final List<Capsule> rungs) {
        final Capsule lowest = rungs.get(0);
        for (final Capsule rung : rungs) {
            final boolean alike = rung.layout().equals(lowest.layout())
                    && rung.seed() == lowest.seed()
                    && rung.firstMission() == lowest.firstMission()
                    && rung.playedEnd() == lowest.playedEnd()
                    && rung.content().json().equals(lowest.content().json());
            if (!alike) {
                throw new IllegalArgumentException(
                        rung.bot() + " and " + lowest.bot() + " have not played the same missions");
            }
        }
    }

    private static void requireFits(final PairedStep step, final Contest.Pair pair, final List<Capsule> rungs) {
        final Capsule first = rungs.get(pair.first());
        final List<String> slots =
                first.layout().slots().stream().map(Slot::name).toList();
        final List<String> summed = step.sums().stream().map(PairSums::name).toList();
        if (step.first() != pair.first()
                || step.second() != pair.second()
                || step.missions() != first.playedEnd() - first.firstMission()
                || !slots.equals(summed)) {
            throw new IllegalArgumentException("step " + step.first() + " to " + step.second() + " does not fit");
        }
    }

    /** Returns the pairs that a ladder of so many rungs is made of. */
    public static List<Contest.Pair> pairs(final int rungs) {
        final List<Contest.Pair> pairs = new ArrayList<>();
        for (int upper = 1; upper < rungs; upper++) {
            pairs.add(new Contest.Pair(upper - 1, upper));
        }
        if (rungs > 2) {
            pairs.add(new Contest.Pair(0, rungs - 1));
        }
        return pairs;
    }

    /** Returns the ladder that a contest over {@link #pairs} came to. */
    public static Ladder of(final ContestResult result, final List<String> yardsticks) {
        final List<Contest.Pair> pairs = pairs(result.capsules().size());
        final List<PairedStep> steps = IntStream.range(0, pairs.size())
                .mapToObj(p -> PairedStep.of(
                        pairs.get(p).first(),
                        pairs.get(p).second(),
                        result.pairs().get(p)))
                .toList();
        return new Ladder(result.capsules(), steps, yardsticks);
    }

    /**
     * Returns the ladder that one run over both index ranges would have given, timing apart.
     *
     * @throws IllegalArgumentException if anything that decides a mission's outcome differs, or the missions do not follow on one another
     */
    public static Ladder merge(final Ladder a, final Ladder b) {
        if (a.rungs.size() != b.rungs.size() || !a.yardsticks.equals(b.yardsticks)) {
            throw new IllegalArgumentException("cannot merge: the ladders have not the same rungs");
        }
        final List<Capsule> rungs = IntStream.range(0, a.rungs.size())
                .mapToObj(r -> Capsules.merge(a.rungs.get(r), b.rungs.get(r)))
                .toList();
        final List<PairedStep> steps = IntStream.range(0, a.steps.size())
                .mapToObj(s -> a.steps.get(s).combine(b.steps.get(s)))
                .toList();
        return new Ladder(rungs, steps, a.yardsticks);
    }

    /** Returns a slot by which play is judged. */
    public Slot slot(final String yardstick) {
        return rungs.get(0).layout().slot(yardstick).orElseThrow();
    }

    /** Returns each rung against the one below it. */
    public List<PairedStep> neighbours() {
        return steps.subList(0, rungs.size() - 1);
    }

    /** Returns the highest rung against the lowest. */
    public PairedStep whole() {
        return steps.get(steps.size() - 1);
    }

    /** Returns the highest rung. */
    public Capsule highest() {
        return rungs.get(rungs.size() - 1);
    }

    /** Returns the bot of a rung. */
    public String bot(final int rung) {
        return rungs.get(rung).bot();
    }
}
