package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.Story;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.strategy.Decision;

/** Carries out R&amp;R after a Mission (PH-RNR-1 to PH-RNR-3). */
final class RestAndRecreation extends CampaignPart {
    /** The least modified first D6 of the middling band. */
    private static final int MIDDLING_FROM = 3;
    /** The least modified first D6 of the good band. */
    private static final int GOOD_FROM = 6;
    /** The Boon points that add one to it. */
    private static final int POINTS_FOR_ONE = 2;
    /** The maximum number of rolls: lines that order more of them do so for ever. */
    private static final int MOST_ROLLS = 255;

    private static final int NONE = CampaignState.NONE;

    RestAndRecreation(final CampaignState state, final MissionParts parts) {
        super(state, parts);
    }

    /**
     * Lets all Marines in service rest where the Mission and the log send them.
     *
     * @param absent the Marines in Hospital or on their way home, as a mask (PH-RNR-1)
     */
    void rest(final int absent) {
        final int place = place(mission.mission);
        if (place == NONE) {
            return;
        }
        squad.evacuate(absent);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            squad.holder[marine] = squad.isPresent(marine) ? marine : NONE;
        }
        parts.boonDeck.shuffle(); // cards given now are held at the start of the next Mission
        trace.tell(Event.REST_BEGINS, place);
        if (squad.presentCount > 0) {
            roll(place);
        }
        trace.tell(Event.REST_ENDS);
        squad.bringBack();
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            squad.holder[marine] = marine;
        }
    }

    /** Returns the place, which the Mission or the first log entry set determines (PH-RNR-1). */
    private int place(final MissionTable played) {
        for (int i = 0; i < played.restFlags.length; i++) {
            if ((mission.flags & played.restFlags[i]) != 0) {
                return played.restPlaces[i];
            }
        }
        return played.restPlace;
    }

    /** Rolls on a table until a line does not redirect (PH-RNR-2). */
    private void roll(final int firstPlace) {
        int place = firstPlace;
        int added = mission.restModifier() + bonus();
        int firstDice = 0;
        int first = rolls.d6(RollId.REST_FIRST_DIE, firstDice++, 0, 0);
        int turn = Story.ROLL_AGAIN;
        for (int nth = 0; turn != Story.ENDED; nth++) {
            if (nth == MOST_ROLLS) {
                throw Bounds.ENDLESS_ENTRY;
            }
            final int second = rolls.d6(RollId.REST_SECOND_DIE, nth, 0, 0);
            trace.tell(Event.REST_ROLLED, place, first, added, second);
            turn = line(place, band(first + added), (second - 1) / 2);
            if (turn == Story.BASE_INSTEAD) {
                place = state.campaign.base;
                added = 0;
                first = rolls.d6(RollId.REST_FIRST_DIE, firstDice++, 0, 0);
            }
        }
    }

    private int line(final int place, final int band, final int line) {
        state.record.restPlace[state.played - 1] = place;
        state.record.restBand[state.played - 1] = band;
        return parts.story.rest(state.campaign.restLine(place, band, line));
    }

    private static int band(final int sum) {
        return sum >= GOOD_FROM ? CampaignTable.BANDS - 1 : sum >= MIDDLING_FROM ? 1 : 0;
    }

    /** Asks for Boon points before the roll, as long as they can change it (PH-BOON-5); any two of them add one. */
    private int bonus() {
        int paid = 0;
        while (useful(paid) && pay(paid)) {
            paid++;
        }
        state.record.boonSpent += paid;
        return paid / POINTS_FOR_ONE;
    }

    private boolean useful(final int paid) {
        final boolean begun = paid % POINTS_FOR_ONE != 0;
        return begun
                || 1 + mission.restModifier() + paid / POINTS_FOR_ONE < GOOD_FROM
                        && squad.boonPointsOfAll() >= POINTS_FOR_ONE;
    }

    private boolean pay(final int paid) {
        final Decision decision = seat.open(DecisionKind.REST_BOON, paid);
        if (paid % POINTS_FOR_ONE == 0) {
            decision.add(DecisionKind.NOBODY);
        }
        decision.addAll(1, squad.with(squad.boonPoints));
        final int payer = seat.ask();
        if (payer == DecisionKind.NOBODY) {
            return false;
        }
        squad.boonPoints[payer - 1]--;
        trace.tell(Event.BOON_SPENT, payer - 1);
        return true;
    }
}
