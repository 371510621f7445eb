package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Chooses uniformly among the options of every question. */
public final class RandomBot extends Bot<BattleView> {
    private BotRandom random;

    @Override
    public void begin(final BattleView view, final BotRandom own) {
        random = own;
    }

    @Override
    public int choose(final BattleView view, final Decision decision) {
        return random.below(decision.count());
    }
}
