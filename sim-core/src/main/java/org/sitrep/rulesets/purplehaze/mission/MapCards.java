package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Seat;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Decision;

/** Skills, Abilities and Boon cards that change a March, a Bivouac or an Evac; each is offered when it would do something (GAP-07 to GAP-09). */
final class MapCards {
    private final SquadState squad;
    private final Seat<?> seat;
    private final MissionTrace trace;

    MapCards(final MissionState state, final Seat<?> seat, final MissionTrace trace) {
        squad = state.squad;
        this.seat = seat;
        this.trace = trace;
    }

    /** Returns whether a Marine with TRAIL SENSE has the Squad ignore the EAZ of this March. */
    boolean trailSense() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine) && mayUse(marine, SkillId.TRAIL_SENSE) && wants(Ask.TRAIL_SENSE, marine)) {
                use(marine, SkillId.TRAIL_SENSE);
                return true;
            }
        }
        return false;
    }

    private boolean mayUse(final int marine, final SkillId skill) {
        final int at = MarineCards.at(marine, skill);
        final int uses = squad.cards.skillUses[at];
        return squad.cards.skill[at] && (uses == 0 || squad.skillUsed[at] < uses);
    }

    private void use(final int marine, final SkillId skill) {
        squad.skillUsed[MarineCards.at(marine, skill)]++;
        trace.skillUsed(marine, skill.ordinal());
    }

    private boolean wants(final int kind, final int subject) {
        final Decision decision = seat.open(kind, subject);
        decision.add(0);
        decision.add(1);
        return seat.ask() == 1;
    }
}
