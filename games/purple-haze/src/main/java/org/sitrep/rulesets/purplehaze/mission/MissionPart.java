package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.squad.SquadPart;

/** A part of the rules of Missions; it calls the others through {@link #parts}. */
abstract class MissionPart extends SquadPart {
    final MissionParts parts;
    final MissionState state;

    MissionPart(final MissionParts parts) {
        super(parts.squadParts);
        this.parts = parts;
        state = parts.state;
    }
}
