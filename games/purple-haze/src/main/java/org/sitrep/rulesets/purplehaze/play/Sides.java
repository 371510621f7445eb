package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** The sides of the game, and a seat for each. */
public final class Sides {
    /** The side of the Marines. */
    public static final int MARINES = 0;
    /** Names the side of the Marines in texts of bots. */
    public static final String SQUAD_ID = "squad";
    /** The side of Red in Sapper mode (PH-OPT-3). */
    public static final int RED = 1;
    /** Names Red in texts of bots. */
    public static final String RED_ID = "red";

    private Sides() {}

    /**
     * Seats a bot.
     *
     * @param <V> the view of the bot
     * @param side the side that the bot plays
     * @param trace the listener for every answer
     * @param maxDecisions the maximum number of questions in one trial
     */
    public static <V> Seat<V> seat(
            final int side, final Bot<V> bot, final V view, final TrialListener trace, final int maxDecisions) {
        return new Seat<>(bot, view, trace, maxDecisions, side, DecisionKind.MAX_OPTIONS, DecisionKind.NAMES::of);
    }
}
