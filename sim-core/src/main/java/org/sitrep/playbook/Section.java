package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.List;

/** A compiled section. Immutable; answers allocate nothing. */
public final class Section {
    /** The answer if no line takes any option. */
    public static final int NONE = -1;

    /**
     * A compiled line.
     *
     * @param questions questions it can be about, one bit per question of the section
     * @param when whether the line applies; null for always
     * @param action number of its action; -1 for any option
     * @param condition options it considers; null for all
     * @param facts weighted facts, by the sort of the option
     * @param weights their weights
     * @param words words for replays
     */
    record Line(
            int questions,
            Program when,
            int action,
            Program condition,
            int[][] facts,
            double[][] weights,
            LineWords words) {}

    /**
     * The words that replays use for a line.
     *
     * @param text line as written, on one line
     * @param facts names of the weighted facts, by the sort of the option
     */
    record LineWords(String text, String[][] facts) {}

    private final Line[] lines;
    private final int depth;

    Section(final List<Line> lines) {
        this.lines = lines.toArray(Line[]::new);
        int most = 1;
        for (final Line line : lines) {
            most = Math.max(most, line.when == null ? 0 : line.when.depth());
            most = Math.max(most, line.condition == null ? 0 : line.condition.depth());
        }
        depth = most;
    }

    /** Returns the stack depth that {@link #choose} requires. */
    public int depth() {
        return depth;
    }

    /**
     * Returns the option chosen by the first line that takes any, or {@link #NONE}.
     *
     * @param question index of the question among the section's
     */
    public int choose(final FactReader outlook, final int question, final int options, final double[] stack) {
        for (final Line line : lines) {
            if ((line.questions & 1 << question) != 0 && (line.when == null || line.when.holds(outlook, stack))) {
                final int best = best(line, outlook, options, stack);
                if (best != NONE) {
                    return best;
                }
            }
        }
        return NONE;
    }

    /** Returns the option with the largest sum among those that the line takes; ties go to the first. */
    private static int best(final Line line, final FactReader outlook, final int options, final double[] stack) {
        final int action = line.action;
        final Program condition = line.condition;
        int best = NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < options; option++) {
            outlook.turnTo(option);
            if ((action < 0 || outlook.is(action)) && (condition == null || condition.holds(outlook, stack))) {
                final int sort = outlook.sort();
                final double sum = outlook.sum(line.facts[sort], line.weights[sort]);
                if (sum > most) {
                    most = sum;
                    best = option;
                }
            }
        }
        return best;
    }

    /**
     * Returns the reason for the answer of {@link #choose}: the deciding line, and the sums of the options that it
     * weighs. For replays.
     */
    public LineVerdict explain(final FactReader outlook, final int question, final int options, final double[] stack) {
        for (int i = 0; i < lines.length; i++) {
            final Line line = lines[i];
            if ((line.questions & 1 << question) != 0 && (line.when == null || line.when.holds(outlook, stack))) {
                final int best = best(line, outlook, options, stack);
                if (best != NONE) {
                    return verdict(i, best, outlook, options, stack);
                }
            }
        }
        return new LineVerdict(NONE, "", List.of(), new double[0]);
    }

    private LineVerdict verdict(
            final int at, final int best, final FactReader outlook, final int options, final double[] stack) {
        final Line line = lines[at];
        final double[] sums = new double[options];
        for (int option = 0; option < options; option++) {
            outlook.turnTo(option);
            final boolean weighed = (line.action < 0 || outlook.is(line.action))
                    && (line.condition == null || line.condition.holds(outlook, stack));
            final int sort = outlook.sort();
            sums[option] = weighed ? outlook.sum(line.facts[sort], line.weights[sort]) : Double.NaN;
        }
        outlook.turnTo(best);
        final int sort = outlook.sort();
        final List<LineVerdict.Term> terms = new ArrayList<>();
        for (int f = 0; f < line.facts[sort].length; f++) {
            terms.add(new LineVerdict.Term(
                    line.words.facts[sort][f], outlook.fact(line.facts[sort][f]), line.weights[sort][f]));
        }
        return new LineVerdict(at, line.words.text, terms, sums);
    }
}
