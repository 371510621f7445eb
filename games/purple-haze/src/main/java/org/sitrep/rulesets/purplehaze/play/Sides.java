package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** The sides of the table, and a seat on each. */
public final class Sides {
    /** Who plays the Marines. */
    public static final int MARINES = 0;
    /** Who plays Red in Sapper mode (PH-OPT-3). */
    public static final int RED = 1;

    private Sides() {}

    /**
     * Seats a bot.
     *
     * @param <V> what it sees
     * @param side that it plays
     * @param trace is told every answer
     * @param maxDecisions questions in one mission at most
     */
    public static <V> Seat<V> seat(
            final int side, final Bot<V> bot, final V view, final TrialListener trace, final int maxDecisions) {
        return new Seat<>(bot, view, trace, maxDecisions, side, DecisionKind.MAX_OPTIONS, DecisionKind.NAMES::of);
    }
}
