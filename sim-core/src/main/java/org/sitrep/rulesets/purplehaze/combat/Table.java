package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rng.MissionKey;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * The player's seat: puts the questions to the bot and counts them. A question with one answer is not asked.
 *
 * <p>A mission that asks too much, or a bot that answers what is not on offer, is given up by throwing {@link GivenUp}, one constant object.
 */
final class Table {
    private final Bot<CombatView> bot;
    private final CombatView view;
    private final CombatTrace trace;
    private final int maxDecisions;
    private final BotRandom random = new BotRandom();
    private final Decision decision = new Decision(Ask.MAX_OPTIONS);
    private long decisions;

    Table(final Bot<CombatView> bot, final CombatView view, final CombatTrace trace, final int maxDecisions) {
        this.bot = bot;
        this.view = view;
        this.trace = trace;
        this.maxDecisions = maxDecisions;
    }

    void begin(final MissionKey key) {
        decisions = 0;
        random.begin(key);
        bot.begin(view, random);
    }

    /** Opens a question; the caller adds the options. */
    Decision open(final int kind, final int subject) {
        decision.open(kind, subject);
        return decision;
    }

    /** Asks the open question and returns the chosen option. */
    int ask() {
        if (decision.count() == 1) {
            return decision.option(0);
        }
        if (decisions == maxDecisions) {
            throw GivenUp.TOO_MANY_DECISIONS;
        }
        decision.number(decisions++);
        final int chosen = bot.choose(view, decision);
        if (chosen < 0 || chosen >= decision.count()) {
            throw GivenUp.ILLEGAL_ANSWER;
        }
        trace.decided(decision, chosen);
        return decision.option(chosen);
    }

    long decisions() {
        return decisions;
    }
}
