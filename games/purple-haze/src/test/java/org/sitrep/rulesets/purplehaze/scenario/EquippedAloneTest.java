package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.playbook.Books;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairedDifference;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.EventListener;

/**
 * A campaign of one Mission, by a Squad that the scenario names and that is equipped out of the supply with the loadout
 * of that Squad, is the Mission as it ships and is played by itself: every metric of it, with every bot of the game's
 * list and every shipped playbook. So is the difference of two bots, mission by mission, as {@code compare} has it.
 *
 * <p>{@link OneMissionCampaignTest} holds it for Squads that are drawn and equipped by the drill. What a bot gets out
 * of the supply when <em>it</em> equips is another loadout, and so another Mission.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EquippedAloneTest {
    private static final int BOUND = 1_000_000;
    private static final long SEED = 1967;
    private static final int MISSIONS = Deep.or(1, 3);
    private static final int COMPARED = 60;

    /** A Mission in a campaign of its own and by itself. */
    private record Loaded(GameData game, MissionTables tables, CompiledScenario mission) {
        static Loaded load(final String file) {
            final GameData game = Content.load("campaign.yaml", alone(file)).game();
            return new Loaded(
                    game, new MissionTables(new GameTables(game)), Books.compiled(file, Books.externalBots()));
        }
    }

    /** By file, each loaded once for all bots. */
    private final Map<String, Loaded> loadedFiles = new HashMap<>();

    static Stream<Arguments> missionsAndBots() {
        return Content.filesIn("missions").stream()
                .flatMap(file -> Seats.ids()
                        .filter(bot -> !Budget.follows(bot) || file.matches(".*0[18].*")) // those take their time
                        .map(bot -> Arguments.of(file, bot)));
    }

    private static String id(final String file) {
        return file.replaceAll(".*/\\d+-|.yaml", "");
    }

    private static String[] alone(final String file) {
        return new String[] {"campaigns.house.missions=[" + id(file) + "]", "squad=reference"};
    }

    /** Fills the Mission's own metrics as it ends. */
    private static final class AtTheEnd extends EventListener<Event> {
        private final MissionState mission;
        private final MissionMetrics metrics;
        final Outcome outcome;
        int ended;

        AtTheEnd(final CampaignState campaign, final MissionTables tables, final CampaignTable table) {
            mission = campaign.mission;
            metrics = new MissionMetrics(tables, table.missions[0]);
            outcome = new Outcome(metrics.layout());
        }

        @Override
        protected void heard(final Event event, final int[] n) {
            switch (event) {
                case MISSION_ENDED -> missionEnded();
                default -> {}
            }
        }

        private void missionEnded() {
            metrics.of(mission).fill(outcome);
            ended++;
        }
    }

    @ParameterizedTest
    @MethodSource("missionsAndBots")
    void aCampaignOfOneMissionIsTheMissionThatShips(final String file, final String bot) {
        final Loaded loaded = loadedFiles.computeIfAbsent(file, Loaded::load);
        final GameData game = loaded.game();
        final MissionTables tables = loaded.tables();
        final CampaignTable table =
                new CampaignTable(tables, game.campaigns().values().iterator().next());
        final SquadState squad = new SquadState(tables.components);
        final CampaignState state = new CampaignState(table, new MissionState(tables, squad));
        final AtTheEnd end = new AtTheEnd(state, tables, table);
        final Bot<GameView> player = new Quartermaster(game, "reference", Seats.bot(bot));
        final Playout campaign = Playouts.campaign(state, new CombatState(squad), player, BOUND, new TrialKey(), end);
        final Outcome whole = new Outcome(Playouts.layout(state));

        final CompiledScenario mission = loaded.mission();
        final Playout byItself = mission.newPlayout(bot, BOUND);
        final Outcome outcome = new Outcome(mission.layout());
        assertEquals(mission.layout(), end.metrics.layout());
        for (long index = 0; index < Seats.combats(bot, MISSIONS); index++) {
            outcome.reset();
            end.outcome.reset();
            whole.reset();
            byItself.play(new TrialKey().set(SEED, index), outcome);
            campaign.play(new TrialKey().set(SEED, index), whole);
            assertFalse(whole.aborted() || outcome.aborted(), whole.abortReason() + outcome.abortReason());
            end.outcome.setDecisions(outcome.decisions());
            assertEquals(outcome.hash(index), end.outcome.hash(index), bot + ", mission " + index);
        }
        assertEquals(Seats.combats(bot, MISSIONS), end.ended);
    }

    /**
     * Two bots side by side on the same dice: the campaign's slots of its one Mission differ as the Mission's own do.
     */
    @Test
    void twoBotsDifferInTheCampaignAsInTheMission() {
        final String file = "missions/01-crash.yaml";
        final List<String> bots = List.of("random", "rifleman");
        final GameData game = Content.load("campaign.yaml", alone(file)).game();
        final List<BotDefinition<?>> externalBots = new ArrayList<>();
        for (final String bot : bots) {
            externalBots.add(new BotDefinition<>(
                    "equipped-" + bot,
                    "equipped by the loadout",
                    GameView.class,
                    () -> new Quartermaster(game, "reference", Seats.bot(bot))));
        }
        final List<String> sets = new ArrayList<>(List.of(alone(file)));
        sets.addAll(List.of(
                "campaigns.house.log=[]",
                "campaigns.house.motivations.duty.good=2",
                "campaigns.house.motivations.duty.middling=1"));
        final CompiledScenario campaign = Books.compiled("campaign.yaml", externalBots, sets.toArray(String[]::new));
        final Map<String, Estimate> inCampaign = differences(
                campaign, externalBots.stream().map(BotDefinition::id).toList());
        final Map<String, Estimate> byItself = differences(Books.compiled(file, List.of()), bots);
        int same = 0;
        for (final String name : byItself.keySet()) {
            if (name.matches("primary|wounds|combats|hours|end\\..*")) {
                assertSame(byItself.get(name), inCampaign.get("mission.1." + name));
                same++;
            }
        }
        assertTrue(same >= 4 + MissionEnd.values().length, byItself.keySet().toString());
        assertTrue(byItself.get("primary").low() > 0, "the bots differ: " + byItself.get("primary"));
    }

    private static Map<String, Estimate> differences(final CompiledScenario scenario, final List<String> bots) {
        final RunResult.Content content =
                new RunResult.Content("0", "{}", List.of(), List.of(), new ValueSources(0, 0, 0, 0));
        final RunMetadata subject = new RunMetadata("0", "0", "purple-haze", "x", "x", content, Optional.empty());
        final List<PairedEntry> both = bots.stream()
                .map(bot -> new PairedEntry(scenario, subject, bot))
                .toList();
        final Map<String, Estimate> differences = new LinkedHashMap<>();
        new PairedRun(
                        both,
                        List.of(new PairedRun.Pair(0, 1)),
                        RunRequest.of("nobody", SEED, COMPARED).withThreads(1),
                        Optional.empty())
                .run(() -> 0, "2026-01-01T00:00:00Z")
                .pairs()
                .get(0)
                .sums()
                .forEach(sums -> differences.put(
                        sums.name(),
                        PairedDifference.estimate(
                                scenario.layout().slot(sums.name()).orElseThrow(), sums, 0.95)));
        return differences;
    }

    /** The campaign counts hours by quarters, the Mission by minutes; bounds of counts, and so limits, differ. */
    private static void assertSame(final Estimate one, final Estimate other) {
        assertEquals(one.n(), other.n());
        assertEquals(one.value(), other.value(), 1e-9);
        if (one.unit().equals(OutcomeLayout.SHARE)) {
            assertEquals(one.low(), other.low(), 1e-9);
            assertEquals(one.high(), other.high(), 1e-9);
        }
    }
}
