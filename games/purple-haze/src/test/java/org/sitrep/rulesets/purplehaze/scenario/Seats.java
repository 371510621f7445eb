package org.sitrep.rulesets.purplehaze.scenario;

import java.util.stream.Stream;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.playbook.Books;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Budget;

/**
 * Every bot of the game's list and every shipped playbook, by name, for tests that play on a state of their own. One
 * that tries things out has little to spend: laws hold for how it plays, not for how well.
 */
final class Seats {
    private static final CombatScenario ANY =
            (CombatScenario) Books.compiled("combats/patrol.yaml", Books.externalBots());

    private Seats() {}

    /** Returns the names. */
    static Stream<String> ids() {
        final PurpleHaze game = new PurpleHaze();
        return Stream.concat(
                game.bots().stream()
                        .map(Ruleset.Listing::id)
                        .map(id -> game.budget(id)
                                .map(budget -> budget.littleOf(id))
                                .orElse(id)),
                Books.SHIPPED.stream());
    }

    /** Returns a new bot. */
    static Bot<GameView> bot(final String name) {
        return ANY.bot(name, Sides.MARINES, GameView.class);
    }

    /** Returns how many combats a test plays that asks for so many: few with a bot that tries things out. */
    static int combats(final String name, final int many) {
        return Budget.follows(name) ? Math.max(1, many / 15) : many;
    }
}
