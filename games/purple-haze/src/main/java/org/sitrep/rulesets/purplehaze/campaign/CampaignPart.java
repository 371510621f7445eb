package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadPart;

/** A part of the rules of campaigns. */
abstract class CampaignPart extends SquadPart {
    final MissionParts parts;
    final MissionState mission;
    final CampaignState state;

    CampaignPart(final CampaignState state, final MissionParts parts) {
        super(parts.squadParts);
        this.parts = parts;
        this.state = state;
        mission = state.mission;
    }
}
