package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionPlay;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/** Plays a campaign from the first Profile drawn to its ending (PH-CAM, PH-SET-5). One instance per playout. */
public final class CampaignPlay extends CampaignPart {
    /** The part of a campaign's rolls that draws the founders: after those of all Missions. */
    private static final int FIRST_ASSEMBLY = 1 << 20;

    private static final int ALL = (1 << SquadState.MARINES) - 1;

    private final MissionPlay missions = new MissionPlay(parts);
    private final Roster roster = new Roster(state, parts);
    private final Outfitting outfitting = new Outfitting(state, parts);
    private final RestAndRecreation rest = new RestAndRecreation(state, parts);

    /** Creates the play; {@code parts} must have the Squad of {@code state}. */
    public CampaignPlay(final CampaignState state, final MissionParts parts) {
        super(state, parts);
    }

    /**
     * Plays a campaign to its end.
     *
     * @param founders the Marines who begin it, or null to draw them
     * @param flags the log entries set before it
     */
    public void play(final StartingSquad founders, final long flags) {
        begin(founders, flags);
        while (state.begun < state.campaign.missions.length && (state.begun == 0 || reassemble())) {
            playMission();
        }
        state.endedEarly = state.begun < state.campaign.missions.length;
        trace.tell(Event.CAMPAIGN_ENDED);
    }

    private void begin(final StartingSquad founders, final long flags) {
        parts.key.enter(FIRST_ASSEMBLY);
        state.reset(flags);
        squad.disband();
        trace.tell(Event.CAMPAIGN_BEGINS);
        layOut();
        if (founders == null) {
            roster.draftFounders();
        } else {
            squad.reset(founders);
            for (final int profile : founders.profile) {
                state.pool &= ~(1L << profile);
            }
        }
        chooseMotivation();
        trace.tell(Event.MISSION_AHEAD, 0);
    }

    private void chooseMotivation() {
        final Decision decision = seat.open(DecisionKind.MOTIVATION, 0);
        for (int motivation = 0; motivation < state.campaign.motivations.size(); motivation++) {
            decision.add(motivation);
        }
        state.motivation = seat.ask(); // PH-MAR-8
        trace.tell(Event.MOTIVATED, state.motivation);
    }

    /** Lays out the map of the next Mission before its Squad is put together (PH-SET-1). */
    private void layOut() {
        final MissionTable next = state.campaign.missions[state.begun];
        missions.layOut(next, state.begun, state.flags);
    }

    private boolean reassemble() {
        final int wounded = mission.hospital;
        layOut();
        trace.tell(Event.MISSION_AHEAD, state.begun);
        return roster.reassemble(wounded);
    }

    private void playMission() {
        outfitting.equip(state.campaign.missions[state.begun]);
        final int nth = state.begun++;
        state.record.begins(nth, state);
        missions.play();
        state.played++;
        state.record.ended(nth, mission);
        endMission(nth);
    }

    /** Applies the consequences of a Mission's end for the campaign (PH-EOM-2). */
    private void endMission(final int nth) {
        final int dead = squad.killed;
        state.record.lost(nth, dead, true, state);
        state.record.lost(nth, roster.findBreakdowns(), false, state); // PH-CND-3
        final int leaving = dead | state.broken;
        mission.hospital &= ~state.broken;
        state.record.hospitalized(nth, mission.hospital & ~state.temporary);
        parts.endOfMission.clear();
        roster.offerLevels(ALL & ~leaving & ~state.temporary); // PH-HOS-1: those in Hospital too
        parts.key.enter(nth * MissionState.SEGMENTS + MissionState.SEGMENTS - 1);
        rest.rest(state.broken | mission.hospital);
        state.record.lost(nth, squad.killed & ~dead, true, state);
        state.record.lost(nth, roster.findBreakdowns(), false, state);
        state.record.gained(mission);
        state.flags = mission.flags & state.campaign.log; // PH-EVT-3
    }
}
