package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Where the Squad is to go next, and what the way to the end of the Mission still costs. Not thread-safe. */
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

    /** Makes the plan for the Squad as it is now. */
    public final void make(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        make();
    }

    /** Sets all that the plan is asked for. */
    abstract void make();

    /**
     * Returns the minutes until the deadline of the primary objective; until the Squad is called back if that has
     * passed.
     */
    final int untilDeadline() {
        final int left = mission.primaryWithin() - mission.elapsed();
        return left >= 0 ? left : mission.minutesLeft();
    }

    /** Returns whether the Squad is where the Mission ends, with nothing left that it wants. */
    public final boolean arrived() {
        return target == mission.space();
    }

    /** Returns the Space to march to. */
    public final int nextStep() {
        return nextStep;
    }

    /** Returns the minutes of March left, by way of the next target, and of what is done on the way. */
    public final int minutes() {
        return minutes;
    }

    /** Returns the SP that they cost. */
    public final int stamina() {
        return stamina;
    }

    /** Returns the Marches left. */
    public final int marches() {
        return marches;
    }

    /** Returns the minutes that there are for the way. */
    public final int timeLeft() {
        return timeLeft;
    }

    /** Returns the minutes that are left over if the Squad rests as much as the way costs. */
    public final int spare() {
        return timeLeft - minutes - EnterCosts.PER_STAMINA * Math.max(0, stamina - mission.stamina());
    }

    /** Returns whether the primary objective can no longer be met. */
    public final boolean hopeless() {
        return hopeless;
    }
}
