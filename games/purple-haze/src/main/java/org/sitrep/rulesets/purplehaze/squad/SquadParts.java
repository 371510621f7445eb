package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * The objects for one Squad, and the rules that combats, Missions and campaigns share. One instance per playout; not
 * thread-safe.
 */
public final class SquadParts {
    public final SquadState squad;
    public final Rolls rolls;
    public final Seat<?> seat;
    public final TrialListener trace;
    /** The seat of the Red player in Sapper mode, else null (PH-OPT-3). */
    public final Seat<?> redSeat;

    public final Wounds wounds;
    public final TestHelp help;
    public final Rerolls rerolls;
    public final AnytimePlays anytime;
    public final Finds finds;
    public final Exchange exchange;

    /**
     * Creates the parts.
     *
     * @param rolls keyed by the caller to the trial, and to the combat within it; scripted in a test
     * @param redSeat the seat of the Red player in Sapper mode, else null (PH-OPT-3)
     */
    public SquadParts(
            final SquadState squad,
            final Rolls rolls,
            final Seat<?> seat,
            final Seat<?> redSeat,
            final TrialListener trace) {
        this.squad = squad;
        this.rolls = rolls;
        this.seat = seat;
        this.redSeat = redSeat;
        this.trace = trace;
        wounds = new Wounds(this);
        help = new TestHelp(this);
        rerolls = new Rerolls(this);
        anytime = new AnytimePlays(this);
        finds = new Finds(this);
        exchange = new Exchange(this);
    }
}
