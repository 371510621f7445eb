package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.rambo.bots.planner.PlannerBot;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Decisions of the set-up, in which no hero is on the map yet (RB-SETUP-6, RB-SPAWN-5). */
class BeforeRoundOneTest {
    static Stream<Supplier<Bot<GameView>>> bots() {
        return Stream.of(PointmanBot::new, PlannerBot::new);
    }

    @ParameterizedTest
    @MethodSource("bots")
    void aSpawnBeforeHeroesArePlaced(final Supplier<Bot<GameView>> supplier) {
        final GameData game = Content.load("missions/01-proof.yaml").game();
        final MissionState state =
                new MissionState(new GameTables(game, game.mission().orElseThrow()));
        final GameView view = new GameView(new MissionView(state));
        final Bot<GameView> bot = supplier.get();
        bot.begin(view, new BotRandom());
        final Decision decision = new Decision(2);
        decision.open(DecisionKind.RULE_SPACE, 0);
        decision.add(0);
        decision.add(1);
        final int chosen = bot.choose(view, decision);
        assertTrue(chosen == 0 || chosen == 1);
    }
}
