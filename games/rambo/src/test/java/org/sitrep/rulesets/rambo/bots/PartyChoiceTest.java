package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.rambo.Told;
import org.sitrep.rulesets.rambo.bots.drill.DrillBot;
import org.sitrep.rulesets.rambo.bots.planner.PlannerBot;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.MissionTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.UniformBot;

/** Who is sent on a mission of a campaign (RB-MODE-3), by each bot. */
@Tag("slow")
class PartyChoiceTest {
    private static final int PROOF = 0;
    private static final int POWDER_STORE = 2;

    private final TrialKey key = new TrialKey();

    /** A campaign at the moment before a mission. */
    private static final class Choice {
        private final CampaignTables tables;
        private final CampaignState state;
        private final CampaignView view;

        Choice(final String parties) {
            tables = new CampaignTables(Content.load(
                            "open-campaign.yaml",
                            "campaigns.house.parties=[" + parties + "]",
                            "party=" + parties.split(", ")[0])
                    .game());
            state = new CampaignState(tables);
            view = new CampaignView(tables, state);
        }

        Decision decision(final int mission) {
            final Decision decision = new Decision(tables.parties());
            decision.open(DecisionKind.PARTY, mission);
            IntStream.range(0, tables.parties()).forEach(decision::add);
            return decision;
        }

        GameView game(final int mission) {
            return new GameView(new MissionView(new MissionState(tables.at(tables.table(mission, 0)))), view);
        }

        String by(final Bot<GameView> bot, final int mission) {
            final GameView game = game(mission);
            bot.begin(game, new BotRandom());
            return tables.parties.get(bot.choose(game, decision(mission))).id();
        }
    }

    static Stream<Supplier<Bot<GameView>>> thinking() {
        return Stream.of(PointmanBot::new, PlannerBot::new);
    }

    /**
     * As success by party goes in the first mission, with either bot, best first; in Powder Store all but Trautman
     * alone win.
     */
    @ParameterizedTest
    @MethodSource("thinking")
    void theOneThatWinsMostIsSent(final Supplier<Bot<GameView>> bot) {
        final List<String> byStrength =
                List.of("one", "two", "three", "four", "doc-four", "trautman-two", "trautman-one");
        for (int i = 0; i + 1 < byStrength.size(); i++) {
            final String better = byStrength.get(i);
            final String worse = byStrength.get(i + 1);
            assertEquals(better, new Choice(worse + ", " + better).by(bot.get(), PROOF));
            assertEquals(better, new Choice(better + ", " + worse).by(bot.get(), PROOF));
            assertNotEquals("trautman-one", new Choice("trautman-one, " + better).by(bot.get(), POWDER_STORE));
        }
    }

    @ParameterizedTest
    @MethodSource("thinking")
    void aMedalOrAWeaponCanTipTheScales(final Supplier<Bot<GameView>> bot) { // RB-MODE-5, RB-MODE-7
        final Choice choice = new Choice("four, doc-four");
        final int harlan = 4;
        assertEquals("four", choice.by(bot.get(), PROOF));
        choice.state.medals[harlan] = 0b11;
        assertEquals("doc-four", choice.by(bot.get(), PROOF), "he has medals to spend");
        choice.state.medals[harlan] = 0;
        assertEquals("four", choice.by(bot.get(), PROOF));
    }

    @Test
    void theDrillSendsTheFirst() {
        assertEquals("doc-four", new Choice("doc-four, one").by(new DrillBot(), PROOF));
        assertEquals("one", new Choice("one, doc-four").by(new DrillBot(), PROOF));
    }

    @Test
    void chanceSendsEachAsOften() {
        final Choice choice = new Choice("four, three, two");
        final int[] sent = new int[3];
        final int times = 3000;
        final UniformBot<GameView> bot = new UniformBot<>();
        final BotRandom random = new BotRandom();
        bot.begin(choice.game(PROOF), random);
        for (int i = 0; i < times; i++) {
            random.begin(key.set(1967, i), 1);
            sent[bot.choose(choice.game(PROOF), choice.decision(PROOF))]++;
        }
        for (final int n : sent) {
            assertTrue(Math.abs(n - times / 3) < 130, n + " of " + times); // five standard deviations
        }
    }

    /** Nothing is dealt yet, but what the dossiers print on fog cards could be read. */
    @ParameterizedTest
    @MethodSource("thinking")
    void nobodyLooksUnderTheFog(final Supplier<Bot<GameView>> bot) {
        final Choice choice = new Choice("doc-four, four, three, trautman-two");
        for (int mission = 0; mission < choice.tables.missions.length; mission++) {
            final String before = choice.by(bot.get(), mission);
            for (int table = 0; table < choice.tables.size(); table++) {
                turn(choice.tables.at(table).mission);
            }
            assertEquals(before, choice.by(bot.get(), mission));
        }
    }

    private static void turn(final MissionTable mission) {
        final int last = mission.fog.length - 1;
        for (int i = 0; i < last - i; i++) {
            final var card = mission.fog[i];
            mission.fog[i] = mission.fog[last - i];
            mission.fog[last - i] = card;
            turn(mission.fogPoi, i, last - i);
            turn(mission.fogGear, i, last - i);
            turn(mission.fogEffects, i, last - i);
        }
    }

    private static void turn(final int[] all, final int a, final int b) {
        final int was = all[a];
        all[a] = all[b];
        all[b] = was;
    }

    /** As a mission does, a campaign with a choice allocates nothing once warm. */
    @ParameterizedTest
    @CsvSource({"random, 300", "drill, 300", "pointman, 150"})
    void aCampaignAllocatesNothing(final String bot, final int campaigns) {
        final CompiledScenario scenario = Told.compiled("open-campaign.yaml");
        final Playout playout = scenario.newPlayout(bot, Told.BOUND);
        final Outcome outcome = new Outcome(scenario.layout());
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = 0;
        for (int i = 0; i < 2 * campaigns; i++) {
            if (i == campaigns) {
                before = threads.getCurrentThreadAllocatedBytes();
            }
            outcome.reset();
            playout.play(key.set(1967, i % campaigns), outcome);
            assertFalse(outcome.aborted());
        }
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated <= 16_384, allocated + " bytes over " + campaigns + " campaigns");
    }
}
