package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Budgets that follow a bot's id. */
class BudgetTest {
    private static final Budget BUDGET = new Budget("rollouts", 400, 8);

    /** Answers with its budget. */
    private static final class Thinker extends Bot<String> {
        private final int budget;

        Thinker(final int budget) {
            this.budget = budget;
        }

        @Override
        public void begin(final String view, final BotRandom random) {
            // It remembers nothing.
        }

        @Override
        public int choose(final String view, final Decision decision) {
            return budget;
        }
    }

    private static final List<BotDefinition<String>> BOTS = List.of(
            new BotDefinition<>("plain", "takes no budget", String.class, () -> new Thinker(0)),
            BotDefinition.thinking("thinker", "takes one", String.class, BUDGET, Thinker::new));

    private static int budgetOf(final String name) {
        return BotDefinition.seat(BOTS, name).choose("", new Decision(1));
    }

    private static String refused(final String name) {
        return assertThrows(IllegalArgumentException.class, () -> BotDefinition.seat(BOTS, name))
                .getMessage();
    }

    @Test
    void aBotIsMadeWithTheBudgetThatItIsNamedWith() {
        assertEquals(400, budgetOf("thinker"));
        assertEquals(500, budgetOf("thinker:500"));
        assertEquals(8, budgetOf(BUDGET.littleOf("thinker")));
        assertEquals(0, budgetOf("plain"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "0", "-3", "1.5", "1e3", "1000001", "99999999999", " 5", "5:5"})
    void whatIsNoBudgetIsRefused(final String text) {
        assertEquals(
                "the budget of thinker must be a whole number of rollouts from 1 to 1000000, not \"" + text + "\"",
                refused("thinker:" + text));
    }

    @Test
    void whoTakesNoneIsGivenNone() {
        assertEquals("the bot plain takes no budget", refused("plain:5"));
        assertEquals("no bot nobody:5", refused("nobody:5"));
    }

    @Test
    void aNumberIsWrittenInOneWay() {
        assertEquals("thinker:500", BUDGET.canonical("thinker:0500"));
        assertEquals("thinker:" + Budget.MAX, BUDGET.canonical("thinker:" + Budget.MAX));
    }
}
