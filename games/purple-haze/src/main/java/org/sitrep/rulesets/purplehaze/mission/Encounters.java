package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Scene;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.TrialAborted;

/**
 * Resolves Events, Encounters and Random Combats, each an entry of the {@link Story} (PH-EVT-1, PH-ENC-1, PH-THR-6).
 */
final class Encounters extends MissionPart {
    private static final int NONE = MissionState.NONE;
    /** Far more Random Combats than any entry that ends brings, one right after the other. */
    private static final int MOST_IN_A_ROW = 100;

    Encounters(final MissionParts parts) {
        super(parts);
    }

    /** Resolves the entry that opens the Mission, if there is one. */
    void opening() {
        if (state.mission.opening != NONE) {
            resolve(Scene.OPENING, state.mission.opening);
            randomCombat();
        }
    }

    /**
     * Resolves the Event of a marker in the Squad's Space; then removes the marker, unless the entry says otherwise.
     */
    void event(final int marker) {
        final int space = state.space;
        trace.tell(Event.EVENT_REVEALED, marker);
        state.keepEvent = false;
        resolve(Scene.EVENT, state.mission.eventEntry[marker]);
        state.record.eventEnds(marker);
        if (!state.keepEvent && state.eventSpace[marker] == space) {
            parts.eventMarkers.remove(marker);
        }
        randomCombat();
    }

    void encounter() {
        if (!state.mission.definition.encounters().drawn()) {
            return;
        }
        if (parts.encounterDeck.left() > 1 && parts.cards.scoutsEncounter()) {
            offerBottom();
        }
        resolveCard(parts.encounterDeck.draw());
    }

    /** Resolves the Encounter card that Red plays, if any (PH-OPT-3). */
    void playedByRed() {
        resolveCard(parts.sapper.encounter(parts.encounterDeck));
    }

    private void resolveCard(final int card) {
        if (card != NONE) {
            trace.tell(Event.ENCOUNTER_DRAWN, card);
            resolve(Scene.ENCOUNTER, state.tables.encounters.entry[card]);
            state.record.encounterEnds(card);
            randomCombat();
        }
    }

    /** Shows the next Encounter, which may go to the bottom (BN09). */
    private void offerBottom() {
        state.shownEncounter = parts.encounterDeck.top();
        if (seat.askYes(DecisionKind.NEXT_ENCOUNTER, parts.encounterDeck.top())) {
            parts.encounterDeck.putTopAtBottom();
        }
        state.shownEncounter = NONE;
    }

    /**
     * Resolves the Random Combat if it is due, and again whenever its own entry raises Threat to its level once more.
     *
     * @throws TrialAborted if it never ends
     */
    void randomCombat() {
        for (int nth = 0; state.randomCombatDue && state.end == null; nth++) {
            if (nth == MOST_IN_A_ROW) {
                throw Bounds.ENDLESS_ENTRY;
            }
            state.randomCombatDue = false; // PH-THR-6: what its entry does may make it due again
            trace.tell(Event.RANDOM_COMBAT);
            state.record.add(Count.RANDOM_COMBATS, 1);
            resolve(Scene.RANDOM_COMBAT, state.mission.randomCombat);
        }
        state.randomCombatDue = false;
    }

    private void resolve(final Scene scene, final int firstStep) {
        state.record.enter(scene);
        state.record.entryBegins();
        state.endsAfterEntry = false;
        state.entryThreatDice = 0;
        state.entryStaminaDice = 0;
        parts.story.run(firstStep);
        if (state.end == null && state.endsAfterEntry) {
            state.end = MissionEnd.EVENT;
        }
    }
}
