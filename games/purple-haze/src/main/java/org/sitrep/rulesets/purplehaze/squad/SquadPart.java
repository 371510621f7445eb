package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A part of the rules of one Squad, with the objects that all parts use. */
public abstract class SquadPart {
    protected final SquadParts squadParts;
    protected final SquadState squad;
    protected final Rolls rolls;
    protected final Seat<?> seat;
    protected final TrialListener trace;

    protected SquadPart(final SquadParts parts) {
        squadParts = parts;
        squad = parts.squad;
        rolls = parts.rolls;
        seat = parts.seat;
        trace = parts.trace;
    }

    protected final void useAbility(final int marine) {
        squad.abilityUsed[marine]++;
        trace.tell(Event.ABILITY_USED, marine);
    }

    protected final void useCharm(final int marine) {
        squad.charmUsed[marine]++;
        trace.tell(Event.CHARM_USED, marine);
    }

    /** Removes up to {@code most} Stress from a Marine. */
    protected final void dropStress(final int marine, final int most) {
        final int dropped = Math.min(squad.stress[marine], most);
        squad.stress[marine] -= dropped;
        trace.tell(Event.STRESS_DROPPED, marine, dropped);
    }

    /** Removes up to {@code most} Damage from a Marine. */
    protected final void dropDamage(final int marine, final int most) {
        final int dropped = Math.min(squad.damage[marine], most);
        squad.damage[marine] -= dropped;
        trace.tell(Event.DAMAGE_DROPPED, marine, dropped);
    }
}
