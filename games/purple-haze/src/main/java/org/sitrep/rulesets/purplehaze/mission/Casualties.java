package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.Event;

/**
 * Applies the consequences of Wounds and death on the map: Loads, burdens, the takeover of equipment, and the end of a
 * Squad of three (PH-WND-6, PH-KIA, PH-EQ-7, PH-EVC-6).
 */
public final class Casualties extends MissionPart {
    Casualties(final MissionParts parts) {
        super(parts);
    }

    /** Resolves Wounds and their consequences after all Damage of one source outside Combat (PH-DMG-2). */
    public void check() {
        settle(squadParts.wounds.check());
    }

    /**
     * Settles Wounds outside Combat: the dying, as a mask, leave the Squad, and Loads are reduced at once (PH-WND-6).
     */
    public void settle(final int dying) {
        squadParts.wounds.mourn(dying);
        carry(dying);
        if (state.end == null) {
            squadParts.exchange.shed();
        }
    }

    /**
     * Settles the dead, as a mask, who have left the Squad: they are carried and their equipment is taken over. With
     * three Marines or fewer the Mission is over.
     */
    void carry(final int dead) {
        state.carriedDead += Integer.bitCount(dead); // PH-KIA-1
        state.record.fell(Integer.bitCount(dead));
        takeOver(dead);
    }

    /** Evacuates Marines, as a mask; their IDs and equipment stay (PH-EVC-4, PH-KIA-3). */
    void flyOut(final int marines) {
        squad.evacuate(marines);
        trace.tell(Event.EVACUATED, marines);
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            squadParts.wounds.passOnIds(Integer.numberOfTrailingZeros(rest));
        }
        takeOver(marines);
    }

    private void takeOver(final int gone) {
        if (squad.presentCount <= Rewards.TOO_FEW && state.end == null) { // PH-EVC-6, PH-END-1
            state.end = MissionEnd.SQUAD_LOST;
        }
        if (gone == 0 || state.end != null) {
            return;
        }
        for (int rest = gone; rest != 0; rest &= rest - 1) {
            squadParts.exchange.takeOver(Integer.numberOfTrailingZeros(rest)); // PH-EQ-7, PH-EQ-9
        }
        parts.march.replacePointMan();
    }
}
