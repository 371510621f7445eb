package org.sitrep.rulesets.sixtyfive.bots;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.OneIn;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.strategy.UniformBot;

/**
 * The sergeant plays better than the novice, and the novice better than random, on both sides of every battle. Each
 * pair plays with sides swapped; the better one wins more often, and brings the balance of losses to its side. Losses
 * count since some battles are won by the same side between any bots.
 *
 * <p>A limit is four standard errors of {@value #TRIALS} battles below the difference measured in 400, or 0 if that is
 * negative: with other seeds a limit would fail wrongly with a chance of 1 in 30,000. Seeds are fixed, so nothing is
 * left to chance.
 */
@Tag("slow")
class LadderTest {
    private static final int TRIALS = 60;
    private static final int FEW_TRIALS = 15;
    private static final int FEW_ROLLOUTS = 24;

    /** Units that the US lose less those that the other side loses, a battle. */
    private static double balance;

    private static int won;

    @ParameterizedTest(name = "{0}")
    @OneIn(3)
    @CsvSource({
        "01-village-assault, 36, 5.5",
        "02-by-the-belt-buckle, 52, 6.9",
        "03-an-ambush-ambushed, 36, 4.6",
        "04-clear, 35, 10.9",
        "05-tanks-in-the-wire, 44, 10.3",
        "06-horror-on-highway-1, 5, 8.0",
        "07-death-from-above, 0, 3.8",
        "08-aint-gonna-happen, 18, 5.1"
    })
    void theSergeantBeatsTheNovice(final String battle, final int wins, final double losses) {
        play(new BotTable(battle, new SergeantBot(), new NoviceBot()));
        final int asUs = won;
        final double better = balance;
        play(new BotTable(battle, new NoviceBot(), new SergeantBot()));
        assertTrue(asUs - won >= wins, "wins " + (asUs - won));
        assertTrue(balance - better >= losses, "losses " + (balance - better));
    }

    @ParameterizedTest(name = "{0}")
    @OneIn(3)
    @CsvSource({
        "01-village-assault, 40, 9.2",
        "02-by-the-belt-buckle, 57, 8.4",
        "03-an-ambush-ambushed, 38, 12.4",
        "04-clear, 14, 5.5",
        "05-tanks-in-the-wire, 0, 11.3",
        "06-horror-on-highway-1, 12, 6.1",
        "07-death-from-above, 0, 6.0",
        "08-aint-gonna-happen, 0, 5.6"
    })
    void theNoviceBeatsRandom(final String battle, final int wins, final double losses) {
        play(new BotTable(battle, new NoviceBot(), new UniformBot<>()));
        final int asUs = won;
        final double better = balance;
        play(new BotTable(battle, new UniformBot<>(), new NoviceBot()));
        assertTrue(asUs - won >= wins, "wins " + (asUs - won));
        assertTrue(balance - better >= losses, "losses " + (balance - better));
    }

    /**
     * The planner wins more often than the sergeant on the same side, over the four battles that either side wins. With
     * 40 rollouts and 40 battles of each, the US win 39 % by the planner, and 16 % against it. At that rate the limit
     * would fail wrongly once in 500 seeds.
     */
    @Test
    @EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "a minute and a half")
    void thePlannerBeatsTheSergeant() {
        int more = 0;
        for (final String battle : SixtyFiveListed.BATTLES.subList(0, 4)) {
            play(new BotTable(battle, new PlannerBot(FEW_ROLLOUTS), new SergeantBot()), FEW_TRIALS);
            more += won;
            play(new BotTable(battle, new SergeantBot(), new PlannerBot(FEW_ROLLOUTS)), FEW_TRIALS);
            more -= won;
        }
        assertTrue(more > 0, "wins " + more);
    }

    private static void play(final BotTable table) {
        play(table, TRIALS);
    }

    private static void play(final BotTable table, final int trials) {
        final BattleState state = table.state;
        int sum = 0;
        won = 0;
        for (int trial = 0; trial < trials; trial++) {
            table.play(trial);
            won += state.winner == 0 ? 1 : 0;
            sum += Long.bitCount(state.dead & state.tables.units.ofSide[0])
                    - Long.bitCount(state.dead & state.tables.units.ofSide[1]);
        }
        balance = (double) sum / trials;
    }
}
