package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Decision;

/** Carries out the evacuation by helicopter (PH-EVC). */
public final class Evac extends MissionPart {
    /** The minutes required to make a landing zone (PH-EVC-3). */
    private static final int LANDING_ZONE_MINUTES = 30;
    /** The Wound cubes that make a Marine eligible (PH-EVC-1). */
    private static final int CUBES = 2;

    private static final int NONE = SquadState.NONE;

    Evac(final MissionParts parts) {
        super(parts);
    }

    /** Adds the Evacs that the Squad may choose now. */
    void addOptions(final Decision decision) {
        if (state.mission.definition.evac()
                && hasPlaceToLand()
                && hasLight()
                && squad.carriers(squad.tables.gear.radio) != 0) {
            addOpenEvacs(decision);
        }
    }

    private void addOpenEvacs(final Decision decision) {
        if (state.mission.definition.mayBreakOff() || endsAsIntended()) {
            decision.add(DecisionKind.EVAC_ALL);
        }
        if (state.carriedDead > 0 || eligible(squad) != 0) {
            decision.add(DecisionKind.EVAC_ELIGIBLE);
        }
    }

    /** Returns whether there is a landing zone, or Terrain where one can be made (PH-EVC-3). */
    private boolean hasPlaceToLand() {
        return state.landingZone[state.space]
                || state.tables
                        .terrain
                        .get(state.mission.map.terrain[state.space])
                        .landing();
    }

    /** Returns whether there is daylight at the landing (PH-EVC-2, AMB-18). */
    private boolean hasLight() {
        final int landing = state.minutes + (state.landingZone[state.space] ? 0 : LANDING_ZONE_MINUTES);
        return !Clock.isNight(landing)
                && !(squad.tables.options.evacLight() == Options.EvacLight.ALL_ALONG && Clock.isNight(state.minutes));
    }

    /**
     * Returns whether an Evac from here ends the Mission as intended: at its goal, or anywhere if it has neither goal
     * nor Base.
     */
    private boolean endsAsIntended() {
        return state.mission.goal == state.space || state.mission.goal == NONE && state.mission.base == NONE;
    }

    /**
     * Returns the Marines who may be evacuated while the Mission continues, as a mask: two cubes or a Critical Wound
     * (PH-EVC-1).
     */
    static int eligible(final SquadState squad) {
        int marines = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            final int wound = squad.wound[marine];
            final boolean critical =
                    wound != NONE && squad.tables.wounds.get(wound).type() == WoundCard.Type.CRITICAL;
            marines |= squad.isPresent(marine) && (critical || squad.cubes[marine] >= CUBES) ? 1 << marine : 0;
        }
        return marines;
    }

    /** Carries out the Squad's action: makes a landing zone where there is none, then lets the helicopter land. */
    void play(final int chosen) {
        if (!state.landingZone[state.space]) {
            state.minutes += LANDING_ZONE_MINUTES;
            trace.tell(Event.TIME_PASSED, LANDING_ZONE_MINUTES);
            state.landingZone[state.space] = true;
            trace.tell(Event.LANDING_ZONE_MADE, state.space);
        }
        fly(chosen);
        drawAttention();
    }

    /**
     * Lands a helicopter sent by an Event, by day or night, with or without a radio. The player chooses who leaves, or
     * no one (PH-EVC-1). The Event says what follows.
     */
    public void ordered() {
        final Decision decision = seat.open(DecisionKind.EVAC, 0);
        decision.add(DecisionKind.NOBODY);
        addOpenEvacs(decision);
        final int chosen = seat.ask();
        if (chosen != DecisionKind.NOBODY) {
            fly(chosen);
            if (squad.tables.options.orderedEvac() == Options.OrderedEvac.THREAT_DICE) {
                drawAttention();
            }
        }
    }

    /**
     * Returns the eligible Marines whom the player sends away, as a mask (PH-EVC-4). The dead fly in any case, so with
     * any of them the Marines may all stay.
     */
    private int passengers() {
        final int eligible = eligible(squad);
        int chosen = 0;
        while (chosen != eligible) {
            final Decision decision = seat.open(DecisionKind.EVAC_MARINE, Integer.bitCount(chosen));
            if (chosen != 0 || state.carriedDead > 0) {
                decision.add(DecisionKind.NOBODY);
            }
            decision.addAll(1, eligible & ~chosen);
            final int next = seat.ask();
            if (next == DecisionKind.NOBODY) {
                return chosen;
            }
            chosen |= 1 << next - 1;
        }
        return chosen;
    }

    private void fly(final int chosen) {
        state.record.add(Count.FLIGHTS, 1);
        if (chosen == DecisionKind.EVAC_ALL) {
            state.end = endsAsIntended() ? MissionEnd.LANDING_ZONE : MissionEnd.BROKEN_OFF;
            return;
        }
        final int passengers = passengers();
        state.carriedDead = 0;
        parts.casualties.flyOut(passengers);
    }

    /** Moves Threat as the helicopter draws attention to a Squad that stays (PH-EVC-5). */
    private void drawAttention() {
        if (state.end == null && !parts.cards.quietEvac()) {
            parts.threat.twoDice();
        }
    }
}
