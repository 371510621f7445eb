package org.sitrep.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.Decision;

class BotListingsTest {
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

    @Test
    void saysWhatABotMaySpend() {
        assertEquals(
                List.of(
                        new Ruleset.Listing("first", "takes the first", List.of()),
                        new Ruleset.Listing(
                                "deep", "thinks; deep:N tries at most N games a decision (default: 200)", List.of())),
                BotListings.all(BOTS));
        assertEquals(Optional.of(BUDGET), BotListings.budget(BOTS, "deep"));
        assertEquals(Optional.empty(), BotListings.budget(BOTS, "first"));
        assertEquals(Optional.empty(), BotListings.budget(BOTS, "nobody"));
    }
}
