package org.sitrep.engine;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

/** One thread's share of a batch: everything that its missions write to is its own. Created and used by one thread. */
final class Worker {
    private final RunRequest request;
    private final Playout playout;
    private final Outcome outcome;
    private final MissionKey key = new MissionKey();
    private final Tally tally;
    /** Null if nothing is written down. */
    private final Journal journal;

    /** @throws IllegalArgumentException if the ruleset has no such bot */
    Worker(final CompiledScenario scenario, final RunRequest request) {
        this(scenario, request, null);
    }

    /**
     * Prepares a share of what is also written down.
     *
     * @param journal where to write missions down; null for nowhere
     * @throws IllegalArgumentException if the ruleset has no such bot
     */
    Worker(final CompiledScenario scenario, final RunRequest request, final Journal journal) {
        this.request = request;
        this.journal = journal;
        playout = scenario.newPlayout(request.bot(), request.maxDecisions());
        outcome = new Outcome(scenario.layout());
        tally = new Tally(scenario.layout());
    }

    /**
     * Plays missions {@code from … to - 1} in order and tallies them. After warm-up it allocates nothing.
     *
     * @throws MissionFailedException if one throws anything; the tally is spoiled then
     */
    void play(final long from, final long to) {
        long mission = from;
        try {
            for (; mission < to; mission++) {
                outcome.reset();
                playout.play(key.set(request.seed(), mission), outcome);
                tally.accept(outcome, mission);
                if (journal != null) {
                    journal.write(outcome, mission);
                }
            }
        } catch (final Throwable e) {
            // Errors too: a stack overflow in a playout must name its mission, and no mission may get lost silently.
            throw new MissionFailedException(request.seed(), mission, request.bot(), e);
        }
    }

    Tally tally() {
        return tally;
    }
}
