package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Decision;

/** Who goes first (PH-SQD-5, PH-MCH-1). */
final class PointMan extends MissionPart {
    PointMan(final MissionParts parts) {
        super(parts);
    }

    /** Lets the player choose him among the Marines present. */
    void choose() {
        final Decision decision = seat.open(Ask.POINT_MAN, squad.pointMan);
        if (squad.isPresent(squad.pointMan)) {
            decision.add(squad.pointMan);
        }
        decision.addAll(0, squad.present & ~(1 << squad.pointMan));
        final int chosen = seat.ask();
        if (chosen != squad.pointMan) {
            squad.pointMan = chosen;
            trace.tell(Event.POINT_MAN, chosen);
        }
    }

    /** After losses: somebody else, if he is gone. */
    void replaceIfGone() {
        if (!squad.isPresent(squad.pointMan)) {
            choose();
        }
    }
}
