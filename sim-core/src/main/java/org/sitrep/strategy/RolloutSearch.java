package org.sitrep.strategy;

import java.util.Arrays;
import org.sitrep.portable.Portable;

/**
 * Answers questions by search. Of the answers that a plainer bot rates highest, it chooses the one with the best mean
 * over many rollouts. All answers are tried on the same guesses and luck, in rounds. After each round the answers that
 * are unlikely to be best are eliminated, and the rest get twice as many trials. The search ends when one answer is
 * left or the rollouts are used up. Not thread-safe; allocates nothing after construction.
 */
public abstract class RolloutSearch {
    /** The maximum number of answers tried. */
    private static final int MOST = 6;
    /** The number of trials of the first round, budget permitting. */
    private static final int FIRST_ROUND = 8;
    /** The minimum number of trials for a statement about an answer. */
    private static final int LEAST_TRIALS = 2;

    private final int rollouts;
    private final double behind;
    private final double scale;
    private final String plainer;
    private final PairedTrials trials;
    private final double[] values;
    /** The indices of the answers tried, the plainer bot's choice first. */
    private final int[] answer = new int[MOST];

    private int answers;

    /**
     * Creates a search.
     *
     * @param rollouts the maximum per question
     * @param mostOptions the maximum number of options in one question
     * @param plainer name of the bot that rates the answers
     * @param behind the maximum deficit of a tried answer against the best in the plainer bot's unit
     * @param scale the worth of that unit in the unit of the rollouts
     * @param spread the standard deviation of the truth about the plainer bot's ratings, in the unit of the rollouts
     */
    protected RolloutSearch(
            final int rollouts,
            final int mostOptions,
            final String plainer,
            final double behind,
            final double scale,
            final double spread) {
        this.rollouts = rollouts;
        this.plainer = plainer;
        this.behind = behind;
        this.scale = scale;
        trials = new PairedTrials(MOST, spread);
        values = new double[mostOptions];
    }

    /** Plays on with an option, on the guess and luck of a number, and returns the worth of the end. */
    protected abstract double rollOut(Decision decision, int option, long seed, int nth);

    /** Returns the array that takes the plainer bot's rating of each option before {@link #choose}. */
    protected final double[] values() {
        return values;
    }

    /**
     * Returns the index of the chosen option.
     *
     * @param seed the seed of all guesses and luck for this question
     */
    protected final int choose(final Decision decision, final long seed) {
        collect(decision.count());
        if (answers == 1) {
            return answer[0];
        }
        trials.begin(answers);
        for (int i = 0; i < answers; i++) {
            trials.expect(i, scale * (values[answer[i]] - values[answer[0]]));
        }
        rollOutAll(decision, seed);
        return answer[trials.best()];
    }

    /** Collects the best answers, best first and of equals the first, up to the maximum. */
    private void collect(final int count) {
        answers = 0;
        for (int i = 0; i < count; i++) {
            int at = answers;
            while (at > 0 && values[i] > values[answer[at - 1]]) {
                at--;
            }
            if (at < MOST) {
                answers = Math.min(MOST, answers + 1);
                System.arraycopy(answer, at, answer, at + 1, answers - at - 1);
                answer[at] = i;
            }
        }
        answers = Math.max(1, Math.min(answers, rollouts / LEAST_TRIALS));
        while (values[answer[answers - 1]] < values[answer[0]] - behind) {
            answers--;
        }
    }

    private void rollOutAll(final Decision decision, final long seed) {
        int left = rollouts;
        int round = Math.min(FIRST_ROUND, left / answers);
        while (trials.remaining > 1 && round > 0) {
            left -= round * trials.remaining;
            for (int nth = 0; nth < round; nth++) {
                tryOnce(decision, seed);
            }
            trials.eliminate();
            round = Math.min(2 * round, left / trials.remaining);
        }
    }

    private void tryOnce(final Decision decision, final long seed) {
        double first = 0;
        for (int i = 0; i < answers; i++) {
            if (trials.remains(i)) {
                final double value = rollOut(decision, decision.option(answer[i]), seed, trials.trials);
                first = i == 0 ? value : first;
                trials.add(i, value - first);
            }
        }
        trials.next();
    }

    /** Explains the last answer, with the measured advantage of each tried answer over the plainer bot's own. */
    public final Explanation explain(final Decision decision, final int chosen) {
        if (answers == 1) {
            return Explanation.of("no other answer is close by the " + plainer + "'s values", values, decision.count());
        }
        final double[] worths = new double[decision.count()];
        Arrays.fill(worths, Double.NaN);
        for (int i = 0; i < answers; i++) {
            worths[answer[i]] = i == 0 ? 0 : trials.difference(i);
        }
        return Explanation.of(
                Portable.format(
                        "best of %d answers, each played to the end %d times; %s",
                        answers,
                        trials.trials,
                        chosen == answer[0]
                                ? "none beat the " + plainer + "'s own choice"
                                : Portable.format("%+.2f against the %s's own choice", worths[chosen], plainer)),
                worths);
    }
}
