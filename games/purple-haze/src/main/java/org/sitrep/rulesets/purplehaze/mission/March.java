package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.Exchange;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** A March (PH-MCH): what may be done before it, its cost, Threat, and what the Squad comes upon. */
final class March {
    private final MissionState state;
    private final SquadState squad;
    private final PointMan pointMan;
    private final MapCards cards;
    private final Stamina stamina;
    private final ThreatStep threat;
    private final Encounters encounters;
    private final Seat<?> seat;
    private final Trace trace;

    March(
            final MissionState state,
            final PointMan pointMan,
            final MapCards cards,
            final Stamina stamina,
            final ThreatStep threat,
            final Encounters encounters,
            final Seat<?> seat,
            final Trace trace) {
        this.state = state;
        squad = state.squad;
        this.pointMan = pointMan;
        this.cards = cards;
        this.stamina = stamina;
        this.threat = threat;
        this.encounters = encounters;
        this.seat = seat;
        this.trace = trace;
    }

    void play(final int to) {
        pointMan.choose(); // PH-MCH-1
        Equipment.swap(squad, seat, trace);
        Exchange.spreadAmmo(squad, seat, trace); // PH-EQ-6
        move(to, state.shift - cards.leftShift(to));
        if (state.end == null && entersBase()) {
            return;
        }
        if (state.end == null) {
            arrive(to);
        }
    }

    /** Time, then Stamina (PH-MCH-6). */
    private void move(final int to, final int shift) {
        final int minutes = MarchCost.minutes(state, to, shift);
        final int points = MarchCost.stamina(state, to, shift);
        state.lightMinutes = squad.tables.options.marchTests() == Options.MarchTests.BEFORE
                ? state.minutes
                : MissionState.NONE; // AMB-12
        state.shift = 0;
        state.space = to;
        state.marches++;
        state.minutes += minutes;
        state.record.marchMinutes += minutes;
        trace.tell(Event.MARCHES, to, minutes, points);
        stamina.march(points);
    }

    /** Entering the Base ends the Mission, unless told otherwise (PH-BASE-3). */
    private boolean entersBase() {
        if (state.space == state.base && state.mission.definition.baseEndsMission()) {
            state.end = MissionEnd.BASE;
            return true;
        }
        return false;
    }

    /** Threat, a Random Combat, the Event or an Encounter (PH-MCH-6, PH-EVT-4). */
    private void arrive(final int to) {
        if (state.space != state.base) { // PH-BASE-3: there no die is rolled
            threat.march();
        }
        final int marker = state.eventAt[to];
        if (marker != 0
                && squad.tables.options.randomCombatAndEvent() == Options.RandomCombatAndEvent.EVENT_ONLY) { // AMB-11
            state.randomCombatDue = false;
        }
        final boolean fights = state.randomCombatDue;
        encounters.randomCombat();
        final boolean waits = fights
                && squad.tables.options.randomCombatAndEvent() == Options.RandomCombatAndEvent.COMBAT_ONLY; // AMB-11
        if (state.end != null || state.space != to) {
            return; // over, or the combat has driven the Squad elsewhere
        }
        if (state.eventAt[to] != 0 && !waits) {
            encounters.event(state.eventAt[to]);
        } else if (!fights && encounters.heldByRed()) {
            encounters.playedByRed(state.lastDie == ThreatFace.GREEN.ordinal());
        } else if (!fights && comesUponSomething()) {
            encounters.encounter();
        }
    }

    /** A yellow or red die (PH-ENC-1). */
    private boolean comesUponSomething() {
        return state.lastDie == ThreatFace.YELLOW.ordinal() || state.lastDie == ThreatFace.RED.ordinal();
    }
}
