package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.strategy.Decision;

/** Resolves gear that is found and gear that is discarded (RB-GEAR-3 to RB-GEAR-7). */
final class Finds extends MissionPart {
    Finds(final MissionParts parts) {
        super(parts);
    }

    /**
     * Lets the finder equip gear at once, or another hero; otherwise it is lost (RB-GEAR-3). No hero can take a card
     * whose copies are all in use.
     */
    void found(final int gear, final int finder) {
        final boolean unlocks = s.locked[gear] > 0; // RB-MODE-5
        if (unlocks) {
            s.locked[gear]--;
            s.found[gear]++;
        }
        final Decision decision = seat.open(DecisionKind.FOUND, gear);
        if ((unlocks || s.stash[gear] > 0) && tables.gear.cards[gear].slots() <= mission.mission.slots()) {
            decision.add(finder);
            for (int hero = 0; hero < s.party; hero++) {
                if (hero != finder) {
                    decision.add(hero);
                }
            }
        }
        decision.add(DecisionKind.NOBODY);
        final int hero = seat.ask();
        if (hero >= 0) {
            s.stash[gear] -= unlocks ? 0 : 1;
            makeRoom(hero, tables.gear.cards[gear].slots());
            s.addGear(hero, gear);
        }
        trace.tell(Event.GEAR_FOUND, gear, hero);
    }

    private void makeRoom(final int hero, final int slots) {
        while (s.slotsTaken(hero) + slots > mission.mission.slots()) { // RB-GEAR-7
            final Decision decision = seat.open(DecisionKind.MAKE_ROOM, hero);
            for (int slot = 0; slot < s.gearCount[hero]; slot++) {
                decision.add(slot);
            }
            discard(hero, seat.ask());
        }
    }

    /** Discards a hero's gear for the rest of the mission (RB-GEAR-5). */
    void discard(final int hero, final int slot) {
        final int gear = s.removeGear(hero, slot);
        if (hero == s.active) {
            final int below = (1 << slot) - 1;
            s.gearUsed = s.gearUsed & below | s.gearUsed >> 1 & ~below;
        }
        trace.tell(Event.GEAR_DISCARDED, hero, gear);
    }
}
