package org.sitrep.engine;

import java.util.List;
import java.util.function.LongSupplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/** One thread's share of a contest: everything that its missions write to is its own. Created and used by one thread. */
final class ContestWorker {
    private final RunRequest request;
    private final LongSupplier nanoTime;
    private final OutcomeLayout layout;
    private final String[] bots;
    private final Playout[] playouts;
    private final Outcome[] outcomes;
    private final Tally[] tallies;
    private final long[] nanos;
    private final int[] first;
    private final int[] second;
    private final PairTally[] pairs;
    private final MissionKey key = new MissionKey();
    /** Whose turn it is. */
    private int inHand;

    /** @throws IllegalArgumentException if a ruleset has no such bot */
    ContestWorker(
            final List<Contender> contenders,
            final List<Contest.Pair> pairs,
            final RunRequest request,
            final LongSupplier nanoTime) {
        layout = contenders.get(0).scenario().layout();
        this.request = request;
        this.nanoTime = nanoTime;
        bots = contenders.stream().map(Contender::bot).toArray(String[]::new);
        playouts = contenders.stream()
                .map(contender -> contender.scenario().newPlayout(contender.bot(), request.maxDecisions()))
                .toArray(Playout[]::new);
        outcomes = contenders.stream().map(contender -> new Outcome(layout)).toArray(Outcome[]::new);
        tallies = contenders.stream().map(contender -> new Tally(layout)).toArray(Tally[]::new);
        nanos = new long[playouts.length];
        first = pairs.stream().mapToInt(Contest.Pair::first).toArray();
        second = pairs.stream().mapToInt(Contest.Pair::second).toArray();
        this.pairs = pairs.stream().map(pair -> new PairTally(layout)).toArray(PairTally[]::new);
    }

    /**
     * Plays missions {@code from … to - 1} in order, each by all contenders. After warm-up it allocates nothing.
     *
     * @throws MissionFailedException if one throws anything; the tallies are spoiled then
     */
    void play(final long from, final long to) {
        long before = nanoTime.getAsLong();
        for (long mission = from; mission < to; mission++) {
            for (int c = 0; c < playouts.length; c++) {
                play(c, mission);
                final long now = nanoTime.getAsLong();
                nanos[c] += now - before;
                before = now;
            }
            for (int p = 0; p < pairs.length; p++) {
                pairs[p].accept(outcomes[first[p]], outcomes[second[p]]);
            }
        }
    }

    private void play(final int contender, final long mission) {
        final Outcome outcome = outcomes[contender];
        inHand = contender;
        try {
            outcome.reset();
            playouts[contender].play(key.set(request.seed(), mission), outcome);
            tallies[contender].accept(outcome, mission);
        } catch (final Throwable e) {
            throw new MissionFailedException(request.seed(), mission, bots[contender], e);
        }
    }

    /**
     * Ends the mission in hand for all, so that all have played the same: the bot that does not answer has given it up, and so have those whose turn would have come. To be called when the thread that
     * played is lost.
     */
    void giveUp(final long mission, final String reason, final String detail) {
        for (int c = inHand; c < playouts.length; c++) {
            outcomes[c] = new Outcome(layout);
            outcomes[c].abort(c == inHand ? reason : "not played on: " + reason, detail);
            tallies[c].accept(outcomes[c], mission);
        }
        for (int p = 0; p < pairs.length; p++) {
            pairs[p].accept(outcomes[first[p]], outcomes[second[p]]);
        }
    }

    Tally tally(final int contender) {
        return tallies[contender];
    }

    long nanos(final int contender) {
        return nanos[contender];
    }

    List<PairTally> pairs() {
        return List.of(pairs);
    }
}
