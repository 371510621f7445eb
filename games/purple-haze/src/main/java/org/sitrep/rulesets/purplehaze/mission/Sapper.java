package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.combat.RedState;
import org.sitrep.rulesets.purplehaze.combat.SapperMarker;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;

/**
 * Plays the Red player's part on the map in Sapper mode (PH-OPT-3). Red holds the Encounter cards and plays one when
 * allowed, moves an EAZ, and makes a test harder. Combats seat Red separately, with the same one-shot markers.
 */
public final class Sapper extends MissionPart {
    /** The General Encounter cards that Red holds in addition to those of the deck. */
    private static final int MORE_GENERAL = 2;
    /** The first Mission in which Red gets no additional cards. */
    private static final int FIRST_WITHOUT_MORE = 8;
    /** The answer not to do something. */
    private static final int NO = 0;

    private final RedState red = parts.combatState.red;
    private final Seat<?> redSeat = squadParts.redSeat;

    Sapper(final MissionParts parts) {
        super(parts);
    }

    /** Returns whether Red holds the Encounter cards of this Mission, so that none is drawn. */
    boolean holdsEncounters() {
        return redSeat != null && state.mission.definition.encounters().drawn();
    }

    /** Returns the number of General Encounter cards that come into the deck in addition, as Red's hand. */
    int moreGeneral() {
        return holdsEncounters() && state.mission.definition.number() < FIRST_WITHOUT_MORE ? MORE_GENERAL : 0;
    }

    /** Begins an Action Round: one one-shot marker may be played in it, for instance to move an EAZ. */
    void beginRound() {
        red.beginAction();
        if (redSeat != null && red.mayPlay(SapperMarker.MOVE_EAZ)) {
            offerMove();
        }
    }

    /** Offers to move an EAZ to an Adjacent Space, not onto the Squad or an Event, nor next to the Base (PH-BASE-2). */
    private void offerMove() {
        final MapTable map = state.mission.map;
        final Decision decision = redSeat.open(DecisionKind.RED_EAZ, 0);
        decision.add(NO);
        for (int i = 0; i < state.eazCount; i++) {
            for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
                final int to = map.neighbour[state.eazAt[i] * MapTable.DIRECTIONS + direction];
                if (to != MissionState.NONE && to != state.space && state.eventAt[to] == 0 && parts.eaz.mayLieOn(to)) {
                    decision.add(move(state.eazAt[i], to));
                }
            }
        }
        final int chosen = decision.count() == 1 ? NO : redSeat.ask();
        if (chosen != NO) {
            play(SapperMarker.MOVE_EAZ);
            parts.eaz.remove(from(chosen));
            parts.eaz.put(to(chosen));
        }
    }

    /** Packs the move of an EAZ as an option of {@link DecisionKind#RED_EAZ}. */
    private static int move(final int from, final int to) {
        return 1 << 16 | from << 8 | to;
    }

    /** Returns the Space that an EAZ leaves by an option of {@link DecisionKind#RED_EAZ}. */
    public static int from(final int option) {
        return option >>> 8 & 255;
    }

    /** Returns the Space that an EAZ enters by an option of {@link DecisionKind#RED_EAZ}. */
    public static int to(final int option) {
        return option & 255;
    }

    /** Returns Red's addition to the DIFF of a Trait test, before the dice are thrown. */
    int harder(final int marine, final int trait, final int diff) {
        if (redSeat == null
                || !red.mayPlay(SapperMarker.HARDER_TEST)
                || !redSeat.askYes(DecisionKind.RED_HARDER, marine | trait << 4 | diff << 8)) {
            return 0;
        }
        play(SapperMarker.HARDER_TEST);
        return 1;
    }

    private void play(final SapperMarker marker) {
        red.play(marker);
        trace.tell(Event.SAPPER_MARKER, marker.ordinal());
    }

    /**
     * Returns the Encounter card that Red plays after a March that did not end in an Event Space, or none. None after a
     * green die or a March without a die, nor on two Marches in a row.
     */
    int encounter(final EncounterDeck hand) {
        final boolean barred = state.lastDie == MissionState.NONE || state.lastDie == ThreatFace.GREEN.ordinal();
        if (barred || state.encounterMarch == state.marches - 1 || hand.left() == 0) {
            return MissionState.NONE;
        }
        final Decision decision = redSeat.open(DecisionKind.RED_ENCOUNTER, 0);
        decision.add(NO);
        for (int i = state.deckHead; i < state.deckSize; i++) {
            decision.add(1 + state.deck[i]);
        }
        final int chosen = redSeat.ask();
        if (chosen == NO) {
            return MissionState.NONE;
        }
        state.encounterMarch = state.marches;
        hand.take(chosen - 1);
        return chosen - 1;
    }
}
