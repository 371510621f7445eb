package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.tables.CombatTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Combats that are given up: bots that answer nonsense, and combats that do not end. */
class GivenUpTest {
    private static final long SEED = 11;

    /** The drill, but for one question of the mission, which it answers with a number that is not an option. */
    private static final class Blunderer extends Bot<CombatView> {
        private final DrillBot drill = new DrillBot();
        private final int blunder;
        private boolean sober;
        private int asked;

        Blunderer(final int blunder) {
            this.blunder = blunder;
        }

        @Override
        public void begin(final CombatView view, final BotRandom random) {
            asked = 0;
            drill.begin(view, random);
        }

        @Override
        public int choose(final CombatView view, final Decision decision) {
            if (asked++ == 9 && !sober) {
                return blunder == Integer.MAX_VALUE ? decision.count() : blunder;
            }
            return drill.choose(view, decision);
        }
    }

    private static Playout playout(final CombatTables tables, final Bot<CombatView> bot) {
        final MissionKey rollsKey = new MissionKey();
        return new Combat(
                new CombatMetrics(tables),
                bot,
                100_000,
                new Rolls(rollsKey, tables.totals, tables.faces),
                rollsKey,
                new CombatState(tables),
                CombatTrace.NONE);
    }

    private static long play(final Playout playout, final Outcome into) {
        into.reset();
        playout.play(new MissionKey().set(SEED, 3), into);
        return into.hash(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 5000})
    void anIllegalAnswerEndsTheMissionAndLeavesThePlayoutFit(final int blunder) {
        final CombatTables tables = Firefight.tables();
        final Outcome outcome = new Outcome(new CombatMetrics(tables).layout());
        final long sound = play(playout(tables, new DrillBot()), outcome);
        final Blunderer bot = new Blunderer(blunder);
        final Playout playout = playout(tables, bot);
        play(playout, outcome);
        assertTrue(outcome.aborted());
        assertEquals("the bot chose what was not on offer", outcome.abortReason());
        bot.sober = true;
        assertEquals(sound, play(playout, outcome));
        assertFalse(outcome.aborted());
    }

    /** A bot's own fault is not a mission given up: it comes through, so that a batch can name the mission. */
    @Test
    void anExceptionOfABotComesThrough() {
        final Bot<CombatView> broken = new Bot<>() {
            @Override
            public void begin(final CombatView view, final BotRandom random) {
                // Nothing to forget.
            }

            @Override
            public int choose(final CombatView view, final Decision decision) {
                throw new IllegalStateException("broken");
            }
        };
        final CombatTables tables = Firefight.tables();
        final Outcome outcome = new Outcome(new CombatMetrics(tables).layout());
        final IllegalStateException thrown =
                assertThrows(IllegalStateException.class, () -> play(playout(tables, broken), outcome));
        assertEquals("broken", thrown.getMessage());
    }

    /** Regroup comes back for ever, moves the Initiative by 3.5 on average and a marker costs 3: the Enemy never stops, and nobody can be hurt. */
    @Test
    void aCombatThatDoesNotEndIsGivenUp() {
        final CombatTables tables = Firefight.tables(
                "options.tacticsUsed=back-to-pool",
                "combats.patrol.tactics=7",
                "combats.patrol.threat.low.initiative=-20",
                "combats.patrol.enemies={fighters: 0, specialists: [leader]}",
                "combatMarkers={CM01: {cost: 3, focus: 0, crit: 0, addTactic: true}, CM02: ~, CM03: ~, CM04: ~, CM05: ~,"
                        + " CM06: ~, CM07: ~, CM08: ~, CM09: ~, CM10: ~, CM11: ~}",
                "tactics={aim-shoot: ~, artillery: ~, fubar: ~, flanking: ~, grenades: ~, mortar: ~, support: ~,"
                        + " regroup: {name: Regroup, effect: regroup, copies: 8, inPool: 8}}");
        final Outcome outcome = new Outcome(new CombatMetrics(tables).layout());
        final List<String> reasons = new ArrayList<>();
        final Playout playout = playout(tables, new DrillBot());
        for (long mission = 0; mission < 20; mission++) {
            outcome.reset();
            playout.play(new MissionKey().set(SEED, mission), outcome);
            reasons.add(outcome.abortReason());
        }
        assertTrue(reasons.contains("more Enemy activations than the bound"), reasons.toString());
    }
}
