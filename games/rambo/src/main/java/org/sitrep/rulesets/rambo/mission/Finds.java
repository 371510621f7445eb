package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Decision;

/** Gear that is found and gear that is discarded (RB-GEAR-3 to RB-GEAR-7). */
final class Finds {
    private final MissionParts parts;
    private final MissionState s;
    private final GameTables tables;

    Finds(final MissionParts parts) {
        this.parts = parts;
        s = parts.state;
        tables = parts.tables;
    }

    /** The finder may equip it at once, else another hero; else it is gone (RB-GEAR-3). */
    void found(final int gear, final int finder) {
        s.found |= 1L << gear; // RB-MODE-5
        final Decision decision = parts.seat.open(Ask.FOUND, gear);
        if (tables.gear.cards[gear].slots() <= tables.mission.mission.slots()) {
            decision.add(finder);
            for (int hero = 0; hero < s.party; hero++) {
                if (hero != finder) {
                    decision.add(hero);
                }
            }
        }
        decision.add(Ask.NOBODY);
        final int hero = parts.seat.ask();
        if (hero >= 0) {
            makeRoom(hero, tables.gear.cards[gear].slots());
            s.gear[hero * MissionState.GEAR + s.gearCount[hero]++] = gear;
        }
        parts.trace.tell(Event.GEAR_FOUND, gear, hero);
    }

    private void makeRoom(final int hero, final int slots) {
        while (s.slotsTaken(hero) + slots > tables.mission.mission.slots()) { // RB-GEAR-7
            final Decision decision = parts.seat.open(Ask.MAKE_ROOM, hero);
            for (int slot = 0; slot < s.gearCount[hero]; slot++) {
                decision.add(slot);
            }
            discard(hero, parts.seat.ask());
        }
    }

    /** Discards a hero's gear for the mission (RB-GEAR-5); what comes after it moves up. */
    void discard(final int hero, final int slot) {
        final int gear = s.gear(hero, slot);
        final int base = hero * MissionState.GEAR;
        for (int i = slot; i + 1 < s.gearCount[hero]; i++) {
            s.gear[base + i] = s.gear[base + i + 1];
        }
        s.gearCount[hero]--;
        if (hero == s.active) {
            final int below = (1 << slot) - 1;
            s.gearUsed = s.gearUsed & below | s.gearUsed >> 1 & ~below;
        }
        parts.trace.tell(Event.GEAR_DISCARDED, hero, gear);
    }
}
