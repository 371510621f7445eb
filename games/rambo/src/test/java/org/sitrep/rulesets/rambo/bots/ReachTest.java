package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.rambo.bots.planner.PlannerBot;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.strategy.Bot;

/** Bots go to a P.O.I. that the mission wants reached, though no option there is of use (RB-POI-1). */
class ReachTest {
    private static final int MISSIONS = 40;

    static Stream<Supplier<Bot<GameView>>> thinking() {
        return Stream.of(PointmanBot::new, PlannerBot::new);
    }

    @ParameterizedTest
    @MethodSource("thinking")
    void theyReachThePoiThatWins(final Supplier<Bot<GameView>> bot) {
        final BotTable table = new BotTable(
                        "01-proof",
                        "missions.proof.pois.tower.at={x: 15, y: 15}",
                        "missions.proof.triggers="
                                + "[{when: any-time, if: [{is: poi-reached, poi: tower}], effects: [{do: success}]}]")
                .seat(bot.get());
        final long reached = LongStream.range(0, MISSIONS)
                .filter(trial -> {
                    table.play(trial);
                    return table.state.triggersDone != 0;
                })
                .count();
        assertTrue(reached > MISSIONS / 2, "reached in " + reached + " of " + MISSIONS);
    }
}
