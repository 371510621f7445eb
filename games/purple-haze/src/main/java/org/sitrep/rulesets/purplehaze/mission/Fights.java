package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Plays the combats of a Mission and applies their consequences (PH-END). */
public final class Fights extends MissionPart {
    private final CombatState combatState = parts.combatState;

    Fights(final MissionParts parts) {
        super(parts);
    }

    /**
     * Plays a combat with all its consequences: burdens, Threat, experience, Boon cards; the Mission may be over
     * afterwards.
     *
     * @param box the number of a combat box
     * @param threatStays whether Threat does not fall to 1
     */
    public End fight(final int box, final boolean threatStays) {
        if (++state.combats == MissionState.SEGMENTS - 1) {
            throw Bounds.TOO_LONG;
        }
        final int killedBefore = squad.killed;
        state.record.box = box;
        parts.key.enter(state.ordinal * MissionState.SEGMENTS + state.combats);
        final End end = parts.combat.fight(state.tables.boxes[box].of(state.threat, state.flags), state.night());
        parts.key.enter(state.ordinal * MissionState.SEGMENTS);
        state.eliminated += combatState.eliminatedCount;
        state.record.fought(combatState);
        parts.casualties.carry(squad.killed & ~killedBefore);
        if (state.end == null) { // PH-END-1: else no further step
            if (!threatStays) {
                parts.threat.fall(); // PH-END-3
            }
            reward();
            state.record.box = MissionState.NONE;
        }
        return end;
    }

    /** Returns the number of Enemies that the last combat eliminated. */
    int eliminated() {
        return combatState.eliminatedCount;
    }

    /** Grants experience and Boon cards, or charges for PULL BACK (PH-END-4, PH-END-5). */
    private void reward() {
        final int each = Rewards.experienceEach(combatState);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)) {
                state.gainExperience(marine, Rewards.experienceOf(combatState, marine), ExperienceSource.COMBATS);
            }
        }
        final int cards = Rewards.boonCards(combatState);
        trace.tell(Event.REWARDED, each, cards);
        for (int i = 0; i < cards; i++) {
            parts.boonDeck.draw();
        }
    }
}
