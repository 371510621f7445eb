package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** A part of the rules of one Squad, with what all parts use. */
public abstract class SquadPart {
    protected final SquadParts squadParts;
    protected final SquadState squad;
    protected final Rolls rolls;
    protected final Seat<?> seat;
    protected final Trace trace;

    protected SquadPart(final SquadParts parts) {
        squadParts = parts;
        squad = parts.squad;
        rolls = parts.rolls;
        seat = parts.seat;
        trace = parts.trace;
    }
}
