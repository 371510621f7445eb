package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Combats that are given up: bots that answer nonsense, and combats that do not end. */
class GivenUpTest {
    private static final long SEED = 11;

    /** The drill, but for one question of the mission, which it answers with a number that is not an option. */
    private static final class Blunderer extends Bot<GameView> {
        private final DrillBot drill = new DrillBot();
        private final int blunder;
        private boolean sober;
        private int asked;

        Blunderer(final int blunder) {
            this.blunder = blunder;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            asked = 0;
            drill.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (asked++ == 9 && !sober) {
                return blunder == Integer.MAX_VALUE ? decision.count() : blunder;
            }
            return drill.choose(view, decision);
        }
    }

    private static GameTables tables(final String... sets) {
        return new GameTables(Content.load("combats/patrol.yaml", sets).game());
    }

    private static Playout playout(final GameTables tables, final Bot<GameView> bot) {
        return Playouts.combat(new CombatState(new SquadState(tables)), bot, 100_000, new TrialKey());
    }

    private static long play(final Playout playout, final Outcome into) {
        into.reset();
        playout.play(new TrialKey().set(SEED, 3), into);
        return into.hash(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 5000})
    void anIllegalAnswerEndsTheMissionAndLeavesThePlayoutFit(final int blunder) {
        final GameTables tables = tables("start.threat=2");
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        final long sound = play(playout(tables, new DrillBot()), outcome);
        final Blunderer bot = new Blunderer(blunder);
        final Playout playout = playout(tables, bot);
        play(playout, outcome);
        assertTrue(outcome.aborted());
        assertEquals("the bot chose an option that was not offered", outcome.abortReason());
        bot.sober = true;
        assertEquals(sound, play(playout, outcome));
        assertFalse(outcome.aborted());
    }

    /** What a bot throws ends its mission, which names it, the decision and what was thrown. */
    @Test
    void aBotThatThrowsLosesItsMission() {
        final Bot<GameView> broken = new Bot<>() {
            @Override
            public void begin(final GameView view, final BotRandom random) {
                // Nothing to forget.
            }

            @Override
            public int choose(final GameView view, final Decision decision) {
                throw new IllegalStateException("broken");
            }
        };
        final GameTables tables = tables("start.threat=2");
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        play(playout(tables, broken), outcome);
        assertTrue(outcome.aborted());
        assertTrue(outcome.abortReason().endsWith(" threw java.lang.IllegalStateException"), outcome.abortReason());
        assertEquals("decision 0 (PLACE): broken", outcome.abortDetail());
    }

    /**
     * Regroup comes back for ever, moves the Initiative by 3.5 on average and a marker costs 3: the Enemy never stops,
     * and nobody can be hurt.
     */
    @Test
    void aCombatThatDoesNotEndIsGivenUp() {
        final GameTables tables = tables(
                "start.threat=2",
                "options.tacticsUsed=back-to-pool",
                "combats.patrol.tactics=7",
                "combats.patrol.threat.low.initiative=-20",
                "combats.patrol.enemies={fighters: 0, specialists: [leader]}",
                "combatMarkers={CM01: {cost: 3, focus: 0, crit: 0, addTactic: true}, CM02: ~, CM03: ~, CM04: ~, CM05: ~,"
                        + " CM06: ~, CM07: ~, CM08: ~, CM09: ~, CM10: ~, CM11: ~}",
                "tactics={aim-shoot: ~, artillery: ~, fubar: ~, flanking: ~, grenades: ~, mortar: ~, support: ~,"
                        + " regroup: {name: Regroup, effect: regroup, copies: 8, inPool: 8}}");
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        final List<String> reasons = new ArrayList<>();
        final Playout playout = playout(tables, new DrillBot());
        for (long mission = 0; mission < 20; mission++) {
            outcome.reset();
            playout.play(new TrialKey().set(SEED, mission), outcome);
            reasons.add(outcome.abortReason());
        }
        assertTrue(reasons.contains("more Enemy activations than the bound"), reasons.toString());
    }
}
