package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadPart;

/** A part of the rules of Missions, which reaches the others through {@link #parts}. */
abstract class MissionPart extends SquadPart {
    final MissionParts parts;
    final MissionState state;

    MissionPart(final MissionParts parts) {
        super(parts.squadParts);
        this.parts = parts;
        state = parts.state;
    }

    final void useSkill(final int marine, final SkillId skill) {
        squad.skillUsed[MarineCards.at(marine, skill)]++;
        trace.tell(Event.SKILL_USED, marine, skill.ordinal());
    }
}
