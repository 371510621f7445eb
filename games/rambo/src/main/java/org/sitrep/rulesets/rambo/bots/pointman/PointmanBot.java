package org.sitrep.rulesets.rambo.bots.pointman;

import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.TurnBot;

/**
 * A sensible, greedy party: one hero runs for each goal of the dossier, the others guard; each does what is best at the
 * moment and looks no further.
 */
public final class PointmanBot extends TurnBot {
    /** Creates the bot. */
    public PointmanBot() {
        super(Nerve.BOLD, PointmanTurn::new);
    }
}
