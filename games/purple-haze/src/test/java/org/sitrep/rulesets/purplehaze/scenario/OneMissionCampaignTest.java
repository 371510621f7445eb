package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionPlay;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.CardsInForce;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * A campaign of one Mission is that Mission alone, played by the same Squad: dice, decisions and outcome to its end.
 * The Squad is taken over as the campaign has equipped it, for there its kit comes out of the supply (PH-EQ-1), while a
 * Mission alone brings the loadout of its scenario; and questions between Missions are answered without chance, since
 * each would move the bot's own stream on. What follows the Mission, levels and R&amp;R, a Mission alone does not have.
 */
class OneMissionCampaignTest {
    private static final int CAMPAIGNS = 10;
    private static final int BOUND = 100_000;

    static Stream<String> missions() {
        return Content.filesIn("missions").stream().map(file -> file.replaceAll(".*/\\d+-|.yaml", ""));
    }

    /** Lets the drill answer between Missions, and another bot during them; remembers what it was asked there. */
    private static final class OnDuty extends Bot<GameView> {
        private final Bot<GameView> bot;
        private final DrillBot between = new DrillBot();
        private final List<Integer> asked = new ArrayList<>();

        OnDuty(final Bot<GameView> bot) {
            this.bot = bot;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            asked.clear();
            bot.begin(view, random);
            between.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (decision.kind() >= DecisionKind.PROFILE && decision.kind() <= DecisionKind.REST_BOON) {
                return between.choose(view, decision);
            }
            asked.add(decision.kind());
            return bot.choose(view, decision);
        }
    }

    /** The Mission alone. */
    private static final class Alone {
        final SquadState squad;
        final MissionState state;
        final OnDuty bot;
        private final MissionTable mission;
        private final TrialKey key = new TrialKey();
        private final Seat<GameView> seat;
        private final MissionPlay play;

        Alone(final MissionTables tables, final MissionTable mission, final Bot<GameView> player) {
            this.mission = mission;
            squad = new SquadState(tables.components);
            state = new MissionState(tables, squad);
            bot = new OnDuty(player);
            final CombatState combat = new CombatState(squad);
            final GameView view = new GameView(new SquadView(squad), new CombatView(combat), new MissionView(state));
            seat = Sides.seat(Sides.MARINES, bot, view, TrialListener.NONE, BOUND);
            final Rolls rolls = new Rolls(key, tables.components.totals, tables.components.faces);
            play = new MissionPlay(
                    new MissionParts(state, combat, key, new SquadParts(squad, rolls, seat, null, TrialListener.NONE)));
        }

        void play(final TrialKey of) {
            key.set(of.seed(), of.trialIndex());
            seat.begin(of);
            play.play(mission, 0, 0);
        }
    }

    /** Keeps the Squad as it goes out, and compares when it comes home. */
    private static final class Watch extends EventListener<Event> {
        private final CampaignState campaign;
        private final OnDuty bot;
        private final Alone alone;
        private final MissionMetrics metrics;
        private final Outcome inCampaign;
        private final Outcome byItself;
        private final TrialKey key = new TrialKey();
        private int compared;

        Watch(final CampaignState campaign, final OnDuty bot, final Alone alone) {
            this.campaign = campaign;
            this.bot = bot;
            this.alone = alone;
            metrics = new MissionMetrics(campaign.mission.tables, alone.mission);
            inCampaign = new Outcome(metrics.layout());
            byItself = new Outcome(metrics.layout());
        }

        @Override
        protected void heard(final Event event, final int[] n) {
            switch (event) {
                case MISSION_BEGINS -> Fields.copy(campaign.squad, alone.squad);
                case MISSION_ENDED -> missionEnded(MissionEnd.values()[n[0]]);
                default -> {}
            }
        }

        private void missionEnded(final MissionEnd end) {
            final List<Integer> asked = List.copyOf(bot.asked);
            alone.play(key);
            assertEquals(asked, alone.bot.asked);
            assertEquals(end, alone.state.end);
            metrics.of(campaign.mission).fill(inCampaign);
            metrics.of(alone.state).fill(byItself);
            assertEquals(inCampaign.hash(0), byItself.hash(0));
            Fields.assertSame(campaign.squad, alone.squad);
            compared++;
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void aCampaignOfOneMissionIsThatMission(final String mission) {
        final MissionTables tables = new MissionTables(
                new GameTables(Content.load("campaign.yaml", "campaigns.house.missions=[" + mission + "]")
                        .game()));
        final CampaignTable table = new CampaignTable(
                tables, tables.components.game.campaigns().values().iterator().next());
        assertEquals(1, table.missions.length);
        for (final Supplier<Bot<GameView>> bot :
                List.<Supplier<Bot<GameView>>>of(RandomBot::new, DrillBot::new, RiflemanBot::new)) {
            final SquadState squad = new SquadState(tables.components);
            final CampaignState state = new CampaignState(table, new MissionState(tables, squad));
            final OnDuty player = new OnDuty(bot.get());
            final Watch watch = new Watch(state, player, new Alone(tables, table.missions[0], bot.get()));
            final Playout playout =
                    Playouts.campaign(state, new CombatState(squad), player, BOUND, new TrialKey(), watch);
            final Outcome outcome = new Outcome(Playouts.layout(state));
            for (long campaign = 0; campaign < CAMPAIGNS; campaign++) {
                outcome.reset();
                watch.key.set(1967, campaign);
                playout.play(new TrialKey().set(1967, campaign), outcome);
                assertFalse(outcome.aborted(), outcome.abortReason());
            }
            assertEquals(CAMPAIGNS, watch.compared);
        }
    }

    /** All that a Squad's state holds, read and written field by field, so that no field is forgotten. */
    private static final class Fields {
        private Fields() {}

        private static List<Field> of(final Object state) {
            return Stream.of(state.getClass().getDeclaredFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers())
                            && field.getType() != GameTables.class
                            && !field.getName().equals("dealt"))
                    .peek(field -> field.setAccessible(true))
                    .toList();
        }

        static void copy(final Object from, final Object to) {
            try {
                for (final Field field : of(from)) {
                    if (field.getType().isArray()) {
                        System.arraycopy(field.get(from), 0, field.get(to), 0, Array.getLength(field.get(from)));
                    } else if (field.getType().isPrimitive()) {
                        field.set(to, field.get(from));
                    } else if (isState(field)) {
                        copy(field.get(from), field.get(to));
                    }
                }
            } catch (final IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }

        static void assertSame(final Object expected, final Object actual) {
            try {
                for (final Field field : of(expected)) {
                    final Object one = field.get(expected);
                    final Object other = field.get(actual);
                    if (field.getType().isArray()) {
                        assertEquals(Array.getLength(one), Array.getLength(other));
                        for (int i = 0; i < Array.getLength(one); i++) {
                            assertEquals(Array.get(one, i), Array.get(other, i), field.getName() + " " + i);
                        }
                    } else if (field.getType().isPrimitive()) {
                        assertEquals(one, other, field.getName());
                    } else if (isState(field)) {
                        assertSame(one, other);
                    }
                }
            } catch (final IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }

        /** A part of the state; neither a table nor what only reads the Squad. */
        private static boolean isState(final Field field) {
            final Class<?> type = field.getType();
            return type.getPackage() == SquadState.class.getPackage()
                    && type != HeldCards.class
                    && type != CardsInForce.class;
        }
    }
}
