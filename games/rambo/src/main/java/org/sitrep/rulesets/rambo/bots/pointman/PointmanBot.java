package org.sitrep.rulesets.rambo.bots.pointman;

import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.TurnBot;

/**
 * Plays a sensible, greedy party: one hero runs for each goal of the dossier, the others guard. Each hero takes the
 * best option at the moment and does not look ahead.
 */
public final class PointmanBot extends TurnBot {
    /** Creates the bot. */
    public PointmanBot() {
        super(Nerve.BOLD, PointmanTurn::new);
    }
}
