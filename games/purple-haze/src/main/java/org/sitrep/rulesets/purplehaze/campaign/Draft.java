package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Decision;

/** Profiles out of the pool: three are laid out for a vacant place, one is chosen (PH-MAR-7, PH-SQD-3). */
final class Draft extends CampaignPart {
    private static final int LAID_OUT = 3;

    Draft(final CampaignState state, final MissionParts parts) {
        super(state, parts);
    }

    /** Draws the six who begin, in the order of IDs. */
    void founders() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            fill(marine, Ask.FOUNDER);
        }
        state.aside = 0;
    }

    /** Fills a vacant place, and returns whether there was anybody left for it. */
    boolean fill(final int marine, final int what) {
        if (state.pool == 0) {
            return false;
        }
        if ((state.pool & ~state.aside) == 0) {
            state.aside = 0; // nobody else is left to be laid out
        }
        final long laidOut = layOut(marine, what);
        final int chosen = seat.ask();
        state.pool &= ~(1L << chosen);
        if (squad.tables.options.profileDraw() == Options.ProfileDraw.BACK_AT_THE_END) { // AMB-22
            state.aside |= laidOut & ~(1L << chosen);
        }
        squad.enlist(marine, chosen);
        trace.tell(Event.DRAFTED, marine, what);
        return true;
    }

    private long layOut(final int marine, final int what) {
        final Decision decision = seat.open(Ask.PROFILE, marine | what << 3);
        long left = state.pool & ~state.aside;
        long laidOut = 0;
        for (int nth = 0; nth < LAID_OUT && left != 0; nth++) {
            final int profile = rolls.pickBit(RollId.PROFILE_CARD, 0, marine, nth, left);
            left &= ~(1L << profile);
            laidOut |= 1L << profile;
            decision.add(profile);
        }
        return laidOut;
    }
}
