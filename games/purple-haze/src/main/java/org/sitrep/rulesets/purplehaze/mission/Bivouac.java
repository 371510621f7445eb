package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.strategy.Decision;

/** Carries out a rest of some hours or of the night (PH-BIV). */
final class Bivouac extends MissionPart {
    /** The steps of the Time track. */
    static final int STEP = 15;
    /** The longest Bivouac that can be declared at once; a longer rest takes another Bivouac. */
    static final int LONGEST = 480;

    Bivouac(final MissionParts parts) {
        super(parts);
    }

    /**
     * Carries out an ordinary Bivouac: its length is declared, then Threat, First Aid and Stamina follow (PH-BIV-4).
     */
    void ordinary() {
        final Decision decision = seat.open(DecisionKind.DURATION, 0);
        for (int minutes = STEP; minutes <= LONGEST; minutes += STEP) {
            decision.add(minutes);
        }
        final int declared = seat.ask();
        trace.tell(Event.BIVOUACS, declared, 0);
        state.record.add(Count.BIVOUACS, 1);
        final int rested = watch(declared);
        trace.tell(Event.TIME_PASSED, rested);
        state.record.add(Count.REST_MINUTES, rested);
        if (state.randomCombatDue && squad.tables.options.brokenBivouac() == Options.BrokenBivouac.STAMINA) {
            parts.stamina.gain(rested / STEP); // PH-BIV-3
        } else if (rested > 0) {
            parts.firstAid.give(rested);
            parts.stamina.gain(rested / STEP + rations(rested / STEP));
            joke(rested);
        }
        parts.encounters.randomCombat(); // PH-BIV-3
    }

    /**
     * Lets the hours pass, with a Threat die at each full one, until the end or a Random Combat; returns the minutes
     * rested (PH-BIV-2, AMB-17).
     */
    private int watch(final int declared) {
        final int start = state.minutes;
        final int end = start + declared;
        int nth = 0;
        int hour = state.tables.components.options.hourMark() == Options.HourMark.START_COUNTS
                ? start + Clock.HOUR - 1
                : start + Clock.HOUR;
        for (hour -= hour % Clock.HOUR; hour <= end; hour += Clock.HOUR) {
            state.minutes = hour;
            parts.threat.hour(nth++);
            if (state.randomCombatDue) {
                return hour - start;
            }
        }
        state.minutes = end;
        return declared;
    }

    /**
     * Carries out a Night Bivouac: two Threat dice, rest until 06:00, and Stamina falls by the Threat (PH-BIV-5,
     * AMB-15).
     */
    void night() {
        final int minutes = Clock.untilDawn(state.minutes);
        trace.tell(Event.BIVOUACS, minutes, 1);
        state.record.add(Count.NIGHT_BIVOUACS, 1);
        parts.threat.twoDice();
        if (state.randomCombatDue) {
            parts.encounters.randomCombat();
            return; // no one has rested
        }
        state.minutes += minutes;
        trace.tell(Event.TIME_PASSED, minutes);
        state.record.add(Count.REST_MINUTES, minutes);
        parts.firstAid.give(minutes);
        parts.stamina.gain(minutes / STEP + rations(minutes / STEP));
        parts.stamina.drop(state.threat);
        joke(minutes);
    }

    /** Asks who discards a ration, as long as that gives SP; returns the number discarded (PH-EQ-10). */
    private int rations(final int gained) {
        final int ration = squad.tables.gear.ration;
        int eaten = 0;
        while (ration != SquadState.NONE && state.stamina + gained + eaten < MissionState.MOST_STAMINA) {
            final Decision decision = seat.open(DecisionKind.RATION, 0);
            decision.add(DecisionKind.NOBODY);
            decision.addAll(1, squad.carriers(ration));
            final int chosen = seat.ask();
            if (chosen == DecisionKind.NOBODY) {
                return eaten;
            }
            Equipment.spend(squad, chosen - 1, ration);
            trace.tell(Event.RATION_EATEN, chosen - 1);
            state.record.add(Count.RATIONS, 1);
            eaten++;
        }
        return eaten;
    }

    /** Lets those with a card for it remove Stress from one Marine, after a long rest (GAP-08). */
    private void joke(final int rested) {
        for (int marine = 0; marine < SquadState.MARINES && state.end == null; marine++) {
            final int use = squad.isPresent(marine) ? squad.held.own(marine, CardOp.BIVOUAC_STRESS) : HeldCards.NOTHING;
            if (use == HeldCards.NOTHING) {
                continue;
            }
            final CardLine line = squad.held.line(use, CardOp.BIVOUAC_STRESS);
            if (rested >= line.needs().minutesAtLeast()) {
                final int chosen = parts.firstAid.whoHasStress(DecisionKind.COMEDIAN, marine);
                if (chosen != DecisionKind.NOBODY) {
                    spend(use);
                    dropStress(chosen - 1, -line.stress());
                }
            }
        }
    }
}
