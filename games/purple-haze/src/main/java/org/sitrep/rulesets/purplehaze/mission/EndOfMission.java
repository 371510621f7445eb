package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.ObjectiveTable;

/** Carries out the end of a Mission (PH-EOM): objectives, experience, unused Boon cards, Hospital. */
public final class EndOfMission extends MissionPart {
    /** The experience of each Marine if no objective was met (PH-EOM-3). */
    private static final int NO_OBJECTIVE = 2;

    private static final int NONE = SquadState.NONE;

    EndOfMission(final MissionParts parts) {
        super(parts);
    }

    /** Grants all gains of a Mission's end; Wounds, Damage and the evacuated remain for reports. */
    void settle() {
        state.record.follow(state);
        checkObjectives();
        final int forObjectives = forObjectives();
        state.hospital = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if ((squad.killed & 1 << marine) == 0) {
                reward(marine, forObjectives);
            }
        }
    }

    private void checkObjectives() {
        final ObjectiveTable objectives = state.mission.objectives;
        for (int o = 0; o < objectives.count; o++) {
            if ((state.met & 1 << o) == 0 && !objectives.get(o).byEffect() && holds(objectives, o)) {
                state.met |= 1 << o;
                trace.tell(Event.OBJECTIVE_MET, o);
            }
        }
    }

    private boolean holds(final ObjectiveTable objectives, final int o) {
        return (state.flags & objectives.with[o]) == objectives.with[o]
                && (state.flags & objectives.without[o]) == 0
                && (objectives.ends[o] & 1 << state.end.ordinal()) != 0
                && state.elapsed() <= objectives.within[o]
                && SquadState.MARINES - Integer.bitCount(squad.killed)
                        >= objectives.get(o).survivors();
    }

    /** Returns the experience of each living Marine, evacuated or not, for the objectives met (PH-EOM-3, AMB-56). */
    private int forObjectives() {
        if (state.met == 0) {
            return squad.tables.options.failedMission() == Options.FailedMission.NOTHING ? 0 : NO_OBJECTIVE;
        }
        int sum = 0;
        for (int o = 0; o < state.mission.objectives.count; o++) {
            sum += (state.met & 1 << o) != 0 ? state.mission.objectives.get(o).experience() : 0;
        }
        return sum;
    }

    private void reward(final int marine, final int forObjectives) {
        final int before = squad.experience[marine];
        state.gainExperience(marine, forObjectives, ExperienceSource.OBJECTIVES);
        if (squad.extraId[marine] != NONE) {
            state.gainExperience(marine, 1, ExperienceSource.IDS); // PH-KIA-4
        }
        final int wound = squad.wound[marine];
        if (wound != NONE) {
            state.gainExperience(
                    marine, squad.tables.wounds.get(wound).experience(), ExperienceSource.WOUNDS); // PH-EOM-2
            state.hospital |= squad.tables.wounds.get(wound).hospital() ? 1 << marine : 0; // PH-HOS-1
        }
        final boolean allMet = state.met == (1 << state.mission.objectives.count) - 1;
        final int more = squad.inForce.sum(marine, CardOp.END_EXPERIENCE)
                + (allMet ? squad.inForce.sum(marine, CardOp.SUCCESS_EXPERIENCE) : 0); // GAP-08
        state.gainExperience(marine, more, ExperienceSource.ABILITIES);
        trace.tell(Event.EXPERIENCE, marine, squad.experience[marine] - before);
        if (squad.boonCard[marine] != NONE) { // PH-BOON-3
            squad.boonCard[marine] = NONE;
            squad.boonPoints[marine]++;
        }
    }

    /** Clears what ends with a Mission: Damage, Wounds, extra IDs; the evacuated return (PH-EOM-2, PH-SQD-2). */
    public void clear() {
        squad.bringBack();
        Arrays.fill(squad.traitChange, 0);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            squad.damage[marine] = 0;
            squad.wound[marine] = NONE;
            squad.cubes[marine] = 0;
            squad.extraId[marine] = NONE;
            squad.holder[marine] = marine;
        }
    }
}
