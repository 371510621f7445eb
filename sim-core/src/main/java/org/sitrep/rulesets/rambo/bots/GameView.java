package org.sitrep.rulesets.rambo.bots;

import org.sitrep.rulesets.rambo.mission.MissionView;

/** All that a bot of Rambo sees. Its content changes as play goes on; not thread-safe. */
public final class GameView {
    /** The mission in hand. */
    public final MissionView mission;

    /** Opens the view. */
    public GameView(final MissionView mission) {
        this.mission = mission;
    }
}
