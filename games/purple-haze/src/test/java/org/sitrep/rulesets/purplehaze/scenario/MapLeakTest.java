package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.OneIn;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.bots.playbook.Books;
import org.sitrep.rulesets.purplehaze.bots.searcher.SearcherBot;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.HiddenInCombat;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.HiddenOnMap;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/**
 * In Missions and campaigns, too, bots know no more than a player at the table. At every decision a bot answers, then a
 * twin of it answers the same question on a table that differs in all that is hidden: which Event marker lies where
 * face down, which Encounter cards are in the deck and in which order, what stands in entries that nobody has come to,
 * which Enemies lie face down and which Tactics markers wait, and all dice and draws to come, those of the Boon, Wound
 * and Condition cards and of the Lucky Charms among them.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MapLeakTest {
    /** Rollouts: what it tries it tries on guesses, few or many. */
    private static final int LITTLE = 16;

    private static final int MISSIONS = 12;
    private static final int CAMPAIGNS = 2;
    private static final int BOUND = 100_000;

    /** The campaign with all its Missions; one state for all cases. */
    private static final class Table {
        final MissionTables tables;
        final MissionState mission;
        final CombatState combat;
        final CampaignState campaign;

        Table() {
            final String[] sets = {"squad=old-hands", "options.hiddenEnemies=true"};
            tables = new MissionTables(
                    new GameTables(Content.load("campaign.yaml", sets).game()));
            final SquadState squad = new SquadState(tables.components);
            mission = new MissionState(tables, squad);
            combat = new CombatState(squad);
            final CampaignTable table = new CampaignTable(
                    tables,
                    tables.components.game.campaigns().values().iterator().next());
            campaign = new CampaignState(table, mission);
        }
    }

    /** One for all tests: what a twin sees changed is restored at every decision. */
    private final Table table = new Table();

    private record Shipped(String name, Supplier<Bot<GameView>> bot) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Shipped> BOTS = List.of(
            new Shipped("random", RandomBot::new),
            new Shipped("drill", DrillBot::new),
            new Shipped("rifleman", RiflemanBot::new),
            new Shipped("planner", PlannerBot::new),
            new Shipped("searcher", () -> new SearcherBot(LITTLE)),
            playbook("novice"),
            playbook("cautious"),
            playbook("rifleman-book"));

    private static Shipped playbook(final String id) {
        return new Shipped(id, Books.seat(id));
    }

    static Stream<Arguments> missions() {
        return BOTS.stream()
                .flatMap(bot -> Content.filesIn("missions").stream()
                        .map(file -> Arguments.of(bot, file.replaceAll(".*/\\d+-|.yaml", ""))));
    }

    static Stream<Shipped> bots() {
        return BOTS.stream();
    }

    /** Asks a bot and, with the hidden things changed, its twin. */
    private final class Pair extends Bot<GameView> {
        private final Bot<GameView> bot;
        private final Bot<GameView> twin;
        private final HiddenInCombat inCombat;
        private final HiddenOnMap onMap = new HiddenOnMap(table.mission);
        private final BotRandom twinRandom = new BotRandom();
        private final TrialKey rollsKey;
        private int changed;
        private int unitsChanged;
        private int differed;

        Pair(final Supplier<Bot<GameView>> bots, final TrialKey rollsKey) {
            bot = bots.get();
            twin = bots.get();
            this.rollsKey = rollsKey;
            inCombat = new HiddenInCombat(table.combat, rollsKey);
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            bot.begin(view, random);
            twinRandom.begin(rollsKey);
            twin.begin(view, twinRandom);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int answer = bot.choose(view, decision);
            inCombat.change();
            onMap.change();
            changed += onMap.markersOrCardsChanged() ? 1 : 0;
            unitsChanged += inCombat.unitsChanged() ? 1 : 0;
            differed += answer == twin.choose(view, decision) ? 0 : 1;
            onMap.restore();
            inCombat.restore();
            return answer;
        }
    }

    @ParameterizedTest
    @OneIn(5)
    @MethodSource("missions")
    void answersInMissionsDoNotDependOnWhatIsHidden(final Shipped shipped, final String mission) {
        final Pair pair = play(mission, shipped.bot());
        assertTrue(pair.differed == 0, pair.differed + " answers differ");
        assertTrue(pair.changed > MISSIONS, "markers or cards must have differed at " + pair.changed + " decisions");
    }

    @ParameterizedTest
    @MethodSource("bots")
    void answersInCampaignsDoNotDependOnWhatIsHidden(final Shipped shipped) {
        final TrialKey key = new TrialKey();
        final Pair pair = new Pair(shipped.bot(), key);
        final Playout playout = Playouts.campaign(table.campaign, table.combat, pair, BOUND, key);
        play(playout, new Outcome(Playouts.layout(table.campaign)), CAMPAIGNS);
        assertTrue(pair.differed == 0, pair.differed + " answers differ");
        assertTrue(pair.changed > CAMPAIGNS && pair.unitsChanged > CAMPAIGNS, "hidden things must have differed");
    }

    /** What a bot must not look at, each by itself. */
    static Stream<Arguments> secrets() {
        return Stream.of(
                secret("the Space of an Event marker", table -> table.mission.eventSpace[1]),
                secret("the next Encounter card", table -> table.mission.deck[table.mission.deckHead]),
                secret("General cards left out", table -> Long.hashCode(table.mission.generalLeft)),
                secret("an effect on another page", table -> table.tables.story.effects.amount[0]),
                secret("where another page goes on", table -> table.tables.story.target[0]),
                secret("a Tactics marker that waits", table -> table.combat.queue[table.combat.queueHead]),
                secret("an Enemy face down", table -> table.combat.unit[5]));
    }

    private static Arguments secret(final String name, final ToIntFunction<Table> peep) {
        final Function<Table, Bot<GameView>> bot = table -> new Peeper(table, peep);
        return Arguments.of(name, bot);
    }

    /** A bot that looks at one of them is found out: the test is not blind. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("secrets")
    void aBotThatPeepsIsFoundOut(final String name, final Function<Table, Bot<GameView>> bot) {
        assertFalse(play("search", () -> bot.apply(table)).differed == 0, name);
    }

    /** Chooses at random, but answers questions of two options by what it has peeped at. */
    private static final class Peeper extends Bot<GameView> {
        private final RandomBot<GameView> random = new RandomBot<>();
        private final Table table;
        private final ToIntFunction<Table> peep;

        Peeper(final Table table, final ToIntFunction<Table> peep) {
            this.table = table;
            this.peep = peep;
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int chance = random.choose(view, decision);
            return Math.floorMod(chance + peep.applyAsInt(table), decision.count());
        }
    }

    private Pair play(final String mission, final Supplier<Bot<GameView>> bot) {
        final TrialKey key = new TrialKey();
        final Pair pair = new Pair(bot, key);
        final MissionTable played = table.tables.missions[table.tables.missionIndex.of(mission)];
        final Playout playout =
                Playouts.mission(table.mission, table.combat, played, pair, BOUND, key, TrialListener.NONE);
        play(playout, new Outcome(Playouts.layout(table.tables, played)), MISSIONS);
        return pair;
    }

    private static void play(final Playout playout, final Outcome outcome, final int trials) {
        for (long trial = 0; trial < trials; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(1967, trial), outcome);
            assertFalse(outcome.aborted(), outcome.abortReason());
        }
    }
}
