package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.strategy.Decision;

/**
 * Manages the Marines in service: levels, departures, the Hospital, returns, and replacements (PH-SQD-1 to PH-SQD-4,
 * PH-HOS-1, PH-HOS-2).
 */
final class Roster extends CampaignPart {
    /** The Condition cubes at which a Marine breaks down (PH-CND-3). */
    private static final int LAST_CUBE = 3;

    /** The number of Profiles laid out for a vacant place. */
    private static final int LAID_OUT = 3;

    private static final int NONE = CampaignState.NONE;

    Roster(final CampaignState state, final MissionParts parts) {
        super(state, parts);
    }

    /** Finds the living Marines who have broken down, and returns the new ones, as a mask. */
    int findBreakdowns() {
        int found = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            found |= squad.conditionCubes[marine] >= LAST_CUBE ? 1 << marine : 0;
        }
        found &= ~squad.killed & ~state.broken;
        state.broken |= found;
        for (int rest = found; rest != 0; rest &= rest - 1) {
            trace.tell(Event.BROKE_DOWN, Integer.numberOfTrailingZeros(rest));
        }
        return found;
    }

    /**
     * Puts six Marines together for the next Mission: departing Marines leave, those in Hospital return, and vacant
     * places are filled in the order of IDs.
     *
     * @param wounded places whose Marine misses the next Mission, as a mask
     * @return whether all six places are filled
     */
    boolean reassemble(final int wounded) {
        takeProfilesFound();
        final int leaving = squad.killed | state.broken | state.temporary;
        final int admitted = wounded & ~leaving;
        int vacant = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            final int bit = 1 << marine;
            if ((leaving & bit) != 0) {
                leave(marine);
                vacant |= state.patient[marine] == NONE ? bit : 0;
            } else if ((admitted & bit) != 0) {
                admit(marine);
                vacant |= bit;
            }
        }
        discharge(leaving);
        state.broken = 0;
        state.temporary = 0;
        final boolean filled = fill(vacant, admitted);
        state.aside = 0;
        gatherConditions();
        return filled;
    }

    /** Adds the Profiles to the pool that Events have unlocked (PH-MAR-7). */
    private void takeProfilesFound() {
        state.pool |= squad.profilesFound & ~state.campaign.pool & ~state.gone & ~serving();
    }

    private long serving() {
        long profiles = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            profiles |= squad.cards.profile[marine] == NONE ? 0 : 1L << squad.cards.profile[marine];
            profiles |= state.patient[marine] == NONE ? 0 : 1L << state.patient[marine];
        }
        return profiles;
    }

    /** Removes a Marine from the campaign, with their Lucky Charm (PH-SQD-4, PH-CHM-1). */
    private void leave(final int marine) {
        state.gone |= 1L << squad.cards.profile[marine];
        squad.charmsOut |= squad.charm[marine] == NONE ? 0 : 1 << squad.charm[marine];
        if ((state.temporary & 1 << marine) == 0) {
            state.founders &= ~(1 << marine);
        }
        squad.vacate(marine);
    }

    private void admit(final int marine) {
        state.patient[marine] = squad.cards.profile[marine];
        state.patientLevel[marine] = squad.cards.level[marine];
        state.patientExperience[marine] = squad.experience[marine];
        state.patientCondition[marine] = squad.condition[marine];
        state.patientCubes[marine] = squad.conditionCubes[marine];
        state.patientCharm[marine] = squad.charm[marine];
        state.patientBoonPoints[marine] = squad.boonPoints[marine];
        state.patientServed[marine] = state.served[marine];
        squad.charmsOut |= squad.charm[marine] == NONE ? 0 : 1 << squad.charm[marine];
        squad.vacate(marine);
        trace.tell(Event.HOSPITALIZED, marine);
    }

    /**
     * Returns Marines from Hospital to their places, which are empty again. They are rested, and of two Condition cubes
     * they have lost one (PH-HOS-2).
     */
    private void discharge(final int places) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            if (state.patient[marine] != NONE) {
                comeBack(marine);
            }
        }
    }

    private void comeBack(final int marine) {
        squad.enlist(marine, state.patient[marine]);
        squad.cards.setLevel(marine, state.patientLevel[marine]);
        squad.experience[marine] = state.patientExperience[marine];
        squad.condition[marine] = state.patientCondition[marine];
        squad.conditionCubes[marine] = state.patientCubes[marine] == 2 ? 1 : state.patientCubes[marine];
        squad.charm[marine] = state.patientCharm[marine];
        squad.charmsOut &= squad.charm[marine] == NONE ? -1 : ~(1 << squad.charm[marine]);
        squad.boonPoints[marine] = state.patientBoonPoints[marine];
        state.served[marine] = state.patientServed[marine];
        state.patient[marine] = NONE;
        state.patientCondition[marine] = NONE;
        state.patientCharm[marine] = NONE;
        state.record.returned++;
        trace.tell(Event.RETURNED, marine);
    }

    private boolean fill(final int vacant, final int admitted) {
        for (int rest = vacant; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final boolean forOneMission = (admitted & 1 << marine) != 0;
            if (!draft(marine, forOneMission ? DecisionKind.TEMPORARY : DecisionKind.REPLACEMENT)) {
                return false;
            }
            state.served[marine] = 0;
            if (forOneMission) {
                state.temporary |= 1 << marine;
                state.record.temporaries++;
            } else {
                state.record.replacements++;
            }
        }
        return true;
    }

    /** Rebuilds the Condition deck: all cards that no Marine holds, in Hospital or not (PH-SET-4). */
    private void gatherConditions() {
        int deck = (1 << squad.tables.conditions.count) - 1;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            deck &= squad.condition[marine] == NONE ? -1 : ~(1 << squad.condition[marine]);
            deck &= state.patientCondition[marine] == NONE ? -1 : ~(1 << state.patientCondition[marine]);
        }
        squad.conditionDeck = deck;
    }

    /** Drafts the six founders, in the order of IDs. */
    void draftFounders() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            draft(marine, DecisionKind.FOUNDER);
        }
        state.aside = 0;
    }

    /**
     * Fills a vacant place: three Profiles of the pool are laid out, one is chosen (PH-MAR-7, PH-SQD-3). Returns
     * whether any Profile was left for it.
     */
    boolean draft(final int marine, final int reason) {
        if (state.pool == 0) {
            return false;
        }
        if ((state.pool & ~state.aside) == 0) {
            state.aside = 0; // no Profile is left to lay out
        }
        final long laidOut = layOut(marine, reason);
        final int chosen = seat.ask();
        state.pool &= ~(1L << chosen);
        if (squad.tables.options.profileDraw() == Options.ProfileDraw.BACK_AT_THE_END) { // AMB-22
            state.aside |= laidOut & ~(1L << chosen);
        }
        squad.enlist(marine, chosen);
        trace.tell(Event.DRAFTED, marine, reason);
        return true;
    }

    private long layOut(final int marine, final int reason) {
        final Decision decision = seat.open(DecisionKind.PROFILE, marine | reason << 3);
        long left = state.pool & ~state.aside;
        long laidOut = 0;
        for (int nth = 0; nth < LAID_OUT && left != 0; nth++) {
            final int profile = rolls.pickBit(RollId.PROFILE_CARD, 0, marine, nth, left);
            left &= ~(1L << profile);
            laidOut |= 1L << profile;
            decision.add(profile);
        }
        return laidOut;
    }

    /**
     * Offers Marines, as a mask, the next level for experience, at most one per end of a Mission; the rest is retained
     * (PH-EOM-4, PH-MAR-4). A Marine who leaves now has no use for a level (AMB-25).
     */
    void offerLevels(final int marines) {
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final int next = squad.cards.level[marine] + 1;
            if (next <= SpecializationTable.LEVELS && squad.experience[marine] >= price(marine, next)) {
                offerLevel(marine, next);
            }
        }
    }

    private void offerLevel(final int marine, final int next) {
        final Decision decision = seat.open(DecisionKind.UPGRADE, marine);
        decision.add(0);
        decision.add(next);
        if (seat.ask() != 0) {
            squad.experience[marine] -= price(marine, next);
            squad.cards.setLevel(marine, next);
            state.record.upgrades++;
            trace.tell(Event.UPGRADED, marine, next);
        }
    }

    private int price(final int marine, final int level) {
        return squad.tables.specializations.level(marine, level).price();
    }
}
