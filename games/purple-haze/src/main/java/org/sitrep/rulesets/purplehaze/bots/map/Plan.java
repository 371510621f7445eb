package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Plans the Squad's next march and the remaining cost of the way to the end of the Mission. Not thread-safe. */
public abstract class Plan {
    SquadView squad;
    MissionView mission;
    int target;
    int nextStep;
    int minutes;
    int stamina;
    int marches;
    int timeLeft;
    boolean hopeless;

    /** Makes the plan for the present state of the Squad. */
    public final void make(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        make();
    }

    /** Sets all results of the plan. */
    abstract void make();

    /**
     * Returns the minutes until the deadline of the primary objective, or until the Squad is called back if that has
     * passed.
     */
    final int untilDeadline() {
        final int left = mission.primaryWithin() - mission.elapsed();
        return left >= 0 ? left : mission.minutesLeft();
    }

    /** Returns whether the Squad is where the Mission ends, with no objective left to pursue. */
    public final boolean arrived() {
        return target == mission.space();
    }

    /** Returns the Space of the next March. */
    public final int nextStep() {
        return nextStep;
    }

    /** Returns the minutes of March left, by way of the next target, including actions on the way. */
    public final int minutes() {
        return minutes;
    }

    /** Returns the SP of the Marches left. */
    public final int stamina() {
        return stamina;
    }

    /** Returns the Marches left. */
    public final int marches() {
        return marches;
    }

    /** Returns the minutes available for the way. */
    public final int timeLeft() {
        return timeLeft;
    }

    /** Returns the minutes to spare if the Squad rests as much as the way requires. */
    public final int spare() {
        return timeLeft - minutes - EnterCosts.PER_STAMINA * Math.max(0, stamina - mission.stamina());
    }

    /** Returns whether the primary objective can no longer be met. */
    public final boolean hopeless() {
        return hopeless;
    }
}
