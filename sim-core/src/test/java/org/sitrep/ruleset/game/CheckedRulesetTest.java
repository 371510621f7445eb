package org.sitrep.ruleset.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.SideBots;

class CheckedRulesetTest {
    private static final Budget BUDGET = new Budget("games", 200, 5);
    private static final List<BotDefinition<String>> BOTS = List.of(
            new BotDefinition<>("first", "takes the first", String.class, First::new),
            BotDefinition.thinking("deep", "thinks", String.class, BUDGET, budget -> new First()));

    private static final class First extends Bot<String> {
        @Override
        public void begin(final String view, final BotRandom random) {}

        @Override
        public int choose(final String view, final Decision decision) {
            return 0;
        }
    }

    /** What its files are bound to. */
    public record Content() {}

    private static final class Game extends CheckedRuleset<Content> {
        Game() {
            super(
                    "game",
                    "A game",
                    CheckList.of(Content.class, List::of, List::of),
                    Content.class,
                    SideBots.alone(BOTS),
                    null,
                    null);
        }

        @Override
        protected PreparedScenario<?, ?> compiled(final Content game, final SideBots bots) {
            throw new AssertionError("nothing is compiled");
        }

        @Override
        protected Optional<LoadoutRules> loadoutRules(
                final Content game, final LoadoutData.Compiling<Content> compiling) {
            return Optional.empty();
        }
    }

    @Test
    void saysWhatABotMaySpend() {
        assertEquals(
                List.of(
                        new Ruleset.Listing("first", "takes the first", List.of()),
                        new Ruleset.Listing(
                                "deep", "thinks; deep:N tries at most N games per decision (default: 200)", List.of())),
                new Game().bots());
        assertEquals(Optional.of(BUDGET), new Game().budget("deep"));
        assertEquals(Optional.empty(), new Game().budget("first"));
        assertEquals(Optional.empty(), new Game().budget("nobody"));
    }
}
