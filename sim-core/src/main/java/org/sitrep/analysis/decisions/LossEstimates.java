package org.sitrep.analysis.decisions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.sitrep.stats.Estimate;

/**
 * Searches the options of several decisions, then estimates the most promising losses by fresh rollouts. The intervals
 * hold together: which losses are estimated does not depend on the rollouts that estimate them.
 *
 * @param found best other option of each decision
 * @param losses loss of each decision against it; null if the search did not promise one
 */
record LossEstimates(List<OptionSearch.Found> found, List<Estimate> losses) {
    /** Maximum number of losses that are estimated. */
    static final int MOST = 8;

    /** Works on the options of one decision. */
    interface Work {
        void on(OptionSearch search, int decision);
    }

    /** The decisions of a trial. */
    interface Decisions {
        /** Works on each of some decisions, on any thread. */
        void each(List<Integer> some, Work work);
    }

    /**
     * Returns the estimates.
     *
     * @param count number of decisions
     * @param rollouts rollouts of each search, and of each loss
     * @param level joint level of the intervals
     */
    static LossEstimates of(final int count, final Decisions decisions, final int rollouts, final double level) {
        final OptionSearch.Found[] found = new OptionSearch.Found[count];
        final List<Integer> all = new ArrayList<>();
        for (int decision = 0; decision < count; decision++) {
            all.add(decision);
        }
        decisions.each(all, (search, decision) -> found[decision] = search.search(rollouts));
        final List<Integer> promising = all.stream()
                .filter(decision -> found[decision].gain() > 0)
                .sorted(Comparator.comparingDouble(decision -> -found[decision].promise()))
                .limit(MOST)
                .toList();
        final Estimate[] losses = new Estimate[count];
        final double each = 1 - (1 - level) / Math.max(1, promising.size());
        decisions.each(
                promising,
                (search, decision) -> losses[decision] =
                        search.loss(found[decision].option(), rollouts, Math.max(1, rollouts / 2), each));
        return new LossEstimates(List.of(found), Arrays.asList(losses));
    }
}
