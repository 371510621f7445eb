package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.TurnBot;

/**
 * Searches every turn before it begins: stance, card, where to attack from and where to end. It assigns goals and
 * values things as the pointman does.
 */
public final class PlannerBot extends TurnBot {
    /** Creates the bot. */
    public PlannerBot() {
        super(Nerve.CAREFUL, PlannerTurn::new);
    }
}
