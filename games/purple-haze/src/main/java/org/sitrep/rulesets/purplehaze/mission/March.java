package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Decision;

/** Carries out a March (PH-MCH): the options before it, its cost, Threat, and the Event or Encounter at its end. */
final class March extends MissionPart {
    March(final MissionParts parts) {
        super(parts);
    }

    void play(final int to) {
        choosePointMan();
        squadParts.exchange.swap();
        squadParts.exchange.spreadAmmo(); // PH-EQ-6
        move(to, state.shift - parts.cards.leftShift(to));
        if (state.end == null && entersBase()) {
            return;
        }
        if (state.end == null) {
            arrive(to);
        }
    }

    /** Lets the player choose the Point Man among the Marines present (PH-SQD-5, PH-MCH-1). */
    void choosePointMan() {
        final Decision decision = seat.open(DecisionKind.POINT_MAN, squad.pointMan);
        if (squad.isPresent(squad.pointMan)) {
            decision.add(squad.pointMan);
        }
        decision.addAll(0, squad.present & ~(1 << squad.pointMan));
        final int chosen = seat.ask();
        if (chosen != squad.pointMan) {
            squad.pointMan = chosen;
            trace.tell(Event.POINT_MAN, chosen);
        }
    }

    /** Replaces a lost Point Man. */
    void replacePointMan() {
        if (!squad.isPresent(squad.pointMan)) {
            choosePointMan();
        }
    }

    /** Charges time, then Stamina (PH-MCH-6). */
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
        state.record.add(Count.MARCH_MINUTES, minutes);
        trace.tell(Event.MARCHES, to, minutes, points);
        parts.stamina.march(points);
    }

    /**
     * Returns whether the March enters the Base and so ends the Mission, unless the Mission says otherwise (PH-BASE-3).
     */
    private boolean entersBase() {
        if (state.space == state.base && state.mission.definition.baseEndsMission()) {
            state.end = MissionEnd.BASE;
            return true;
        }
        return false;
    }

    /** Resolves Threat, a Random Combat, the Event or an Encounter (PH-MCH-6, PH-EVT-4). */
    private void arrive(final int to) {
        if (state.space != state.base) { // PH-BASE-3: there no die is rolled
            parts.threat.march();
        }
        final int marker = state.eventAt[to];
        if (marker != 0
                && squad.tables.options.randomCombatAndEvent() == Options.RandomCombatAndEvent.EVENT_ONLY) { // AMB-11
            state.randomCombatDue = false;
        }
        final boolean fights = state.randomCombatDue;
        parts.encounters.randomCombat();
        final boolean waits = fights
                && squad.tables.options.randomCombatAndEvent() == Options.RandomCombatAndEvent.COMBAT_ONLY; // AMB-11
        if (state.end != null || state.space != to) {
            return; // over, or the combat has moved the Squad
        }
        if (state.eventAt[to] != 0 && !waits) {
            parts.encounters.event(state.eventAt[to]);
        } else if (!fights && parts.sapper.holdsEncounters()) {
            parts.encounters.playedByRed();
        } else if (!fights && triggersEncounter()) {
            parts.encounters.encounter();
        }
    }

    /** Returns whether a yellow or red die triggers an Encounter (PH-ENC-1). */
    private boolean triggersEncounter() {
        return state.lastDie == ThreatFace.YELLOW.ordinal() || state.lastDie == ThreatFace.RED.ordinal();
    }
}
