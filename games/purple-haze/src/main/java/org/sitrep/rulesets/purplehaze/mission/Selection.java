package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Decision;

/**
 * Selects the Marines that a step concerns (PH-TRT-3, PH-SEL-1): resolves {@link Who} to a mask of Marines with the
 * Squad.
 */
final class Selection extends MissionPart {
    private static final int NONE = SquadState.NONE;
    private static final Who[] WHO = Who.values();

    private final EntryInHand entry = parts.entry;

    Selection(final MissionParts parts) {
        super(parts);
    }

    /**
     * Returns the Marines that a {@link Who} denotes now, as a mask, without those who have left the Squad since their
     * selection.
     */
    int of(final int who) {
        final int marines = squad.present
                & switch (WHO[who]) {
                    case ALL -> squad.present;
                    case POINT_MAN -> bit(squad.pointMan);
                    case CHOICE -> bit(choice());
                    case SQUAD_LEADER, RADIO_OPERATOR, INFANTRYMAN, SCOUT, ENGINEER, CORPSMAN ->
                        bit(squad.holder[who - Who.SQUAD_LEADER.ordinal()]);
                    case RANDOM_1, RANDOM_2, RANDOM_3, RANDOM_4 ->
                        first(who - Who.RANDOM_1.ordinal() + 1, entry.random, squad.present);
                    case STRESSED_1, STRESSED_2, STRESSED_3 ->
                        first(who - Who.STRESSED_1.ordinal() + 1, entry.stressed, squad.with(squad.stress));
                    case OTHER_1, OTHER_2, OTHER_3 ->
                        draw(who - Who.OTHER_1.ordinal() + 1, squad.present & ~entry.picked);
                    case OTHERS -> ~entry.picked;
                    case PASSED -> entry.passed;
                    case FAILED -> entry.failed;
                };
        entry.picked |= WHO[who] == Who.ALL ? 0 : marines;
        trace.tell(Event.PICKED, who, marines);
        return marines;
    }

    /** Returns the mask of a Marine, or an empty one. */
    static int bit(final int marine) {
        return marine == NONE ? 0 : 1 << marine;
    }

    /** Returns the Marine of choice, asked for once per entry. */
    private int choice() {
        if (entry.choice == NONE) {
            final Decision decision = seat.open(DecisionKind.ENTRY_MARINE, entry.step);
            decision.addAll(0, squad.present);
            entry.choice = seat.ask();
        }
        return entry.choice;
    }

    /**
     * Returns the first {@code count} Marines that the entry draws among some, or all of them if there are no more.
     *
     * @param drawn the Marines drawn so far: index n holds the mask of the first n of them, 0 beyond
     */
    private int first(final int count, final int[] drawn, final int among) {
        for (int n = 0; n < count; n++) {
            if (drawn[n + 1] == 0) {
                final int marine = draw(among & ~drawn[n]);
                if (marine == NONE) {
                    return drawn[n];
                }
                drawn[n + 1] = drawn[n] | 1 << marine;
            }
        }
        return drawn[count];
    }

    /** Draws {@code count} of some Marines, or all of them if there are no more. */
    private int draw(final int count, final int among) {
        int marines = 0;
        for (int nth = 0; nth < count; nth++) {
            marines |= bit(draw(among & ~marines));
        }
        return marines;
    }

    /**
     * Draws one of some Marines: a die shows an ID, and its holder is drawn. It is thrown again if the ID has no
     * eligible holder, so a Marine with two IDs is drawn twice as often.
     */
    private int draw(final int among) {
        int ids = 0;
        for (int id = 0; id < SquadState.MARINES; id++) {
            ids |= (bit(squad.holder[id]) & among) != 0 ? 1 << id : 0;
        }
        if (ids == 0) {
            return NONE;
        }
        final int id = rolls.pickBit(RollId.RANDOM_MARINE, entry.ordinal, 0, entry.draws++, ids);
        return squad.holder[id];
    }
}
