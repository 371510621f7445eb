package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Chooses uniformly among the legal options of every decision: the floor of the ladder, and the finder of forgotten corners. */
public final class RandomBot extends Bot<CombatView> {
    private BotRandom random;

    @Override
    public void begin(final CombatView view, final BotRandom ownRandom) {
        random = ownRandom;
    }

    @Override
    public int choose(final CombatView view, final Decision decision) {
        return random.below(decision.count());
    }
}
