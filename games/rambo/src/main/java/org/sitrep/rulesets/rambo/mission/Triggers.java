package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Trigger;
import org.sitrep.rulesets.rambo.play.Event;

/** Runs the automatic triggers of a dossier (RB-DOS-2). */
final class Triggers extends MissionPart {
    private boolean looking;
    private boolean again;

    Triggers(final MissionParts parts) {
        super(parts);
    }

    void begin() {
        looking = false;
        again = false;
    }

    /** Checks the triggers after a change, and again after what they change; each happens once per change. */
    void look(final int hero) {
        if (looking) {
            again = true;
            return;
        }
        looking = true;
        int fired = 0;
        do {
            again = false;
            for (int t = 0; t < mission.triggers.length; t++) {
                if (!isAtEnd(t) && (fired >> t & 1) == 0 && due(t, hero)) {
                    fired |= 1 << t;
                    fire(t, hero);
                    again = true;
                }
            }
        } while (again);
        looking = false;
    }

    void endOfTurn(final int hero) {
        for (int t = 0; t < mission.triggers.length; t++) {
            if (isAtEnd(t) && due(t, hero)) {
                fire(t, hero);
            }
        }
    }

    private boolean isAtEnd(final int trigger) {
        return mission.triggers[trigger].when() == Trigger.Moment.END_OF_TURN;
    }

    private boolean due(final int trigger, final int hero) {
        return (s.triggersDone >> trigger & 1) == 0 && Requirements.hold(s, mission.triggerConditions[trigger], hero);
    }

    private void fire(final int trigger, final int hero) {
        if (mission.triggers[trigger].once()) {
            s.triggersDone |= 1 << trigger;
        }
        trace.tell(Event.TRIGGER, trigger);
        parts.effects.run(
                mission.triggerEffects[trigger],
                hero,
                MissionState.NONE,
                MissionRecord.BY_BATTLEFIELD,
                MissionState.NONE);
    }
}
