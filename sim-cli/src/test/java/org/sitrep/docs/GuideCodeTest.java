package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.combat.DeterminizedCombat;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/** The Java of docs/adding-a-bot.md, so that it compiles; {@link DocsTest} holds the page to it. */
class GuideCodeTest {
    private static final BotDefinition<GameView> FIRST =
            new BotDefinition<>("first", "takes the first option of every decision", GameView.class, FirstBot::new);

    private static final BotDefinition<GameView> THINKING =
            BotDefinition.thinking("first", "...", GameView.class, new Budget("rollouts", 400, 8), FirstBot::new);

    private static final class FirstBot extends Bot<GameView> {
        private final int rollouts;

        FirstBot() {
            this(0);
        }

        FirstBot(final int rollouts) {
            this.rollouts = rollouts;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {}

        @Override
        public int choose(final GameView view, final Decision decision) {
            return Math.min(rollouts, 0);
        }
    }

    /** What a bot does that tries out an answer on a second table. */
    private static int survivors(
            final GameView view, final Decision decision, final long seed, final int nth, final int i) {
        final DeterminizedCombat table = new DeterminizedCombat(view.combat); // once, in begin
        final GameView there = new GameView(table.squad(), table.view());
        table.sit(
                Sides.seat(
                        Sides.MARINES, new RiflemanBot(), there, TrialListener.NONE, DeterminizedCombat.MOST_DECISIONS),
                null);

        table.play(seed, nth, decision.kind(), decision.option(i)); // guess nth, the same for every option
        final int survivors = there.squad.marines();
        return survivors;
    }

    @Test
    void theDefinitionsAreWhatThePageSays() {
        for (final BotDefinition<GameView> bot : List.of(FIRST, THINKING)) {
            assertEquals("first", bot.id());
            assertEquals(GameView.class, bot.view());
        }
    }
}
