package org.sitrep.rulesets.purplehaze.bots.searcher;

import java.util.Arrays;
import java.util.Locale;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Answers a question about orders by search. Of the answers that the planner rates highest, it chooses the one with the
 * best mean over many rollouts to the end of the combat. All answers are tried on the same guesses and dice, in rounds.
 * After each round the answers that are unlikely to be best are eliminated, and the rest get twice as many trials. The
 * search ends when one answer is left or the rollouts are used up.
 */
final class CombatSearch {
    /** The maximum number of answers tried. */
    private static final int MOST = 6;
    /** The maximum deficit of a tried answer against the planner's best, in Fighters eliminated. */
    private static final double BEHIND = 1;
    /** The worth of an eliminated Fighter in the unit of {@link FightWorth}. */
    private static final double FIGHTER = 3.5;
    /** The number of trials of the first round, budget permitting. */
    private static final int FIRST_ROUND = 8;
    /** The minimum number of trials for a statement about an answer. */
    private static final int LEAST_TRIALS = 2;

    private final int rollouts;
    private final PlannerCombat planner = new PlannerCombat();
    private final FightWorth worth = new FightWorth();
    private final PairedTrials trials = new PairedTrials(MOST);
    private final double[] values = new double[DecisionKind.MAX_OPTIONS];
    /** The indices of the answers tried, the planner's own choice first. */
    private final int[] answer = new int[MOST];

    private int answers;
    private SecondTable table;

    CombatSearch(final int rollouts) {
        this.rollouts = rollouts;
    }

    /** Sets up a second table for the table that the bot sees. */
    void begin(final GameView view) {
        table = new SecondTable(view);
    }

    /**
     * Returns the index of the chosen option.
     *
     * @param seed the seed of all guesses and throws for this question
     */
    int choose(final GameView view, final Decision decision, final long seed) {
        planner.weigh(view.squad, view.combat, decision, values);
        collect(decision.count());
        if (answers == 1) {
            return answer[0];
        }
        worth.begin(view);
        trials.begin(answers);
        for (int i = 0; i < answers; i++) {
            trials.expect(i, FIGHTER * (values[answer[i]] - values[answer[0]]));
        }
        rollOut(decision, seed);
        return answer[trials.best()];
    }

    /** Collects the planner's best answers, best first and of equals the first, up to the maximum. */
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
        while (values[answer[answers - 1]] < values[answer[0]] - BEHIND) {
            answers--;
        }
    }

    private void rollOut(final Decision decision, final long seed) {
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
                final int option = decision.option(answer[i]);
                final double value = table.rollOut(seed, trials.trials, decision.kind(), option, worth);
                first = i == 0 ? value : first;
                trials.add(i, value - first);
            }
        }
        trials.next();
    }

    /** Explains the last answer, with the measured advantage of each tried answer over the planner's own. */
    Explanation explain(final Decision decision, final int chosen) {
        if (answers == 1) {
            return Explanation.of("no other answer is close by the planner's values", values, decision.count());
        }
        final double[] worths = new double[decision.count()];
        Arrays.fill(worths, Double.NaN);
        for (int i = 0; i < answers; i++) {
            worths[answer[i]] = i == 0 ? 0 : trials.difference(i);
        }
        return Explanation.of(
                String.format(
                        Locale.ROOT,
                        "best of %d answers, each played to the end %d times; %s",
                        answers,
                        trials.trials,
                        chosen == answer[0]
                                ? "none beat the planner's own choice"
                                : String.format(Locale.ROOT, "%+.2f against the planner's own choice", worths[chosen])),
                worths);
    }
}
