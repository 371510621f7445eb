package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/** What is forbidden is neither held nor offered, whoever plays; and where nothing is forbidden nothing changes. */
class ForbiddenTest {
    private static final String PATROL = "combats/patrol.yaml";
    private static final String CAMPAIGN = "campaign.yaml";
    private static final int BOUND = 100_000;
    /** Much of each kind at once; rifles and ammo are left. */
    private static final String MUCH =
            "forbid=[weapon:m60, weapon:m79, weapon:shotgun, weapon:ak47, gear:smoke, gear:frag, gear:claymore, "
                    + "gear:radio-set, skill:suppress, skill:patch-up, skill:go-again, order:take-cover, order:aimed-shot]";

    private static final String THE_REST = "forbid=[weapon:m16, weapon:m1911, gear:auto-ammo, gear:flak-jacket, "
            + "gear:first-aid-kit, skill:artillery, skill:pep-talk, skill:light-foot, order:move, order:skill]";

    /** Chooses at random after it has looked for what should not be there. */
    private static final class Warden extends Bot<GameView> {
        private final RandomBot<GameView> random = new RandomBot<>();
        private final SquadState squad;
        private int orders;

        Warden(final SquadState squad) {
            this.squad = squad;
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            checkHeld();
            if (decision.kind() == DecisionKind.FIRST_ORDER || decision.kind() == DecisionKind.SECOND_ORDER) {
                orders++;
                for (int i = 0; i < decision.count(); i++) {
                    checkOrder(decision.option(i));
                }
            }
            return random.choose(view, decision);
        }

        private void checkHeld() {
            final GameTables tables = squad.tables;
            for (final int weapon : squad.weapons) {
                assertFalse(weapon != Index.NONE
                        && tables.forbidden.has(Forbidden.weapon(tables.weapons.index.id(weapon))));
            }
            for (int at = 0; at < squad.gearFull.length; at++) {
                final String gear = tables.gear.index.id(at % tables.gear.count);
                assertTrue(
                        !tables.forbidden.has(Forbidden.gear(gear)) || squad.gearFull[at] + squad.gearLow[at] == 0,
                        gear);
            }
        }

        private void checkOrder(final int order) {
            final Forbidden forbidden = squad.tables.forbidden;
            switch (Order.kind(order)) {
                case Order.FIRE ->
                    assertFalse(forbidden.has(Forbidden.order(Forbidden.Order.FIRE))
                            || forbidden.has(Forbidden.order(Forbidden.Order.AIMED_SHOT))
                                    && Order.has(order, Order.AIMED));
                case Order.SKILL ->
                    assertFalse(forbidden.has(Forbidden.order(Forbidden.Order.SKILL))
                            || forbidden.has(Forbidden.skill(SkillId.values()[Order.skill(order)].id())));
                case Order.MOVE -> assertFalse(forbidden.has(Forbidden.order(Forbidden.Order.MOVE)));
                case Order.TAKE_COVER -> assertFalse(forbidden.has(Forbidden.order(Forbidden.Order.TAKE_COVER)));
                default -> assertEquals(Order.IDLE, Order.kind(order));
            }
        }
    }

    private static GameTables tables(final String file, final String... sets) {
        return new GameTables(Content.load(file, sets).game());
    }

    private static CompiledScenario compiled(final String file, final String... sets) {
        return new PurpleHaze()
                .compile(Content.load(file, sets).document(), new Findings())
                .orElseThrow();
    }

    private static long hash(final CompiledScenario scenario, final String bot, final int missions) {
        final Playout playout = scenario.newPlayout(bot, BOUND);
        final Outcome outcome = new Outcome(scenario.layout());
        long hash = 0;
        for (int m = 0; m < missions; m++) {
            outcome.reset();
            playout.play(new TrialKey().set(5, m), outcome);
            assertFalse(outcome.aborted(), outcome.abortReason());
            hash += outcome.hash(m);
        }
        return hash;
    }

    private static void play(final Playout playout, final Outcome outcome, final int missions, final Warden warden) {
        for (int m = 0; m < missions; m++) {
            outcome.reset();
            playout.play(new TrialKey().set(3, m), outcome);
            assertFalse(outcome.aborted(), outcome.abortReason());
        }
        assertTrue(warden.orders > missions, "orders were given");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"reference", "veterans", "old-hands"})
    void shouldNeverBeThereInCombats(final String squad) {
        for (final String forbid : List.of(MUCH, THE_REST, "forbid=[order:fire]")) {
            final GameTables tables = tables(PATROL, "squad=" + squad, "combats.patrol.equipmentSwap=true", forbid);
            final CombatState state = new CombatState(new SquadState(tables));
            final Warden warden = new Warden(state.squad);
            final Playout playout = Playouts.combat(state, warden, BOUND, new TrialKey());
            play(playout, new Outcome(compiled(PATROL).layout()), 25, warden);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"missions/01-crash.yaml", "missions/06-village.yaml", "missions/09-city.yaml"})
    void shouldNeverBeThereInMissions(final String file) {
        for (final String forbid : List.of(MUCH, THE_REST)) {
            final GameTables tables = tables(file, "squad=old-hands", forbid);
            final MissionState state = new MissionState(new MissionTables(tables), new SquadState(tables));
            final Warden warden = new Warden(state.squad);
            final Playout playout = Playouts.mission(state, warden, BOUND, new TrialKey(), TrialListener.NONE);
            play(playout, new Outcome(compiled(file, forbid).layout()), 6, warden);
        }
    }

    @Test
    void shouldNeverBeThereInCampaigns() {
        for (final String forbid : List.of(MUCH, THE_REST)) {
            final GameTables tables = tables(CAMPAIGN, forbid);
            final MissionTables missions = new MissionTables(tables);
            final CampaignTable campaign = new CampaignTable(
                    missions, tables.game.campaigns().get(tables.game.campaign().orElseThrow()));
            final CampaignState state = new CampaignState(campaign, new MissionState(missions, new SquadState(tables)));
            final Warden warden = new Warden(state.squad);
            final Playout playout =
                    Playouts.campaign(state, new CombatState(state.squad), warden, BOUND, new TrialKey());
            play(playout, new Outcome(Playouts.layout(state)), 2, warden);
        }
    }

    @Test
    void everyBotShouldDoWithoutAnything() {
        final List<String> bots = new PurpleHaze()
                .bots().stream()
                        .map(Ruleset.Listing::id)
                        .map(bot -> new PurpleHaze()
                                .budget(bot)
                                .map(budget -> budget.littleOf(bot))
                                .orElse(bot))
                        .toList();
        for (final String forbid :
                List.of(MUCH, THE_REST, "forbid=[order:fire]", "forbid=[weapon:m40, gear:gl-ammo]")) {
            final CompiledScenario combat = compiled(PATROL, "squad=old-hands", forbid);
            final CompiledScenario mission = compiled("missions/06-village.yaml", "squad=old-hands", forbid);
            for (final String bot : bots) {
                hash(combat, bot, 10);
                hash(mission, bot, 1);
            }
        }
        final CompiledScenario campaign = compiled(CAMPAIGN, MUCH);
        List.of("random", "drill", "rifleman").forEach(bot -> hash(campaign, bot, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rifleman", "random", "drill"})
    void shouldChangeNothingWhereNothingIsMissed(final String bot) {
        final long free = hash(compiled(PATROL), bot, 30);
        assertEquals(free, hash(compiled(PATROL, "forbid=[]"), bot, 30));
        assertEquals(free, hash(compiled(PATROL, "forbid=[weapon:flamethrower, gear:m2-ammo]"), bot, 30));
        assertNotEquals(free, hash(compiled(PATROL, "forbid=[weapon:m16, order:fire]"), bot, 30));
        assertEquals(compiled(PATROL).setup(), compiled(PATROL, "forbid=[]").setup());
        assertEquals(
                "weapon:m60", compiled(PATROL, "forbid=[weapon:m60]").setup().get("Forbidden"));
    }

    @Test
    void shouldArmWhoLosesHisMainWeapon() {
        final GameTables tables = tables(PATROL, "forbid=[weapon:m60]");
        final StartingSquad squad = new StartingSquad(tables);
        final List<String> armed = new ArrayList<>();
        for (int marine = 0; marine < StartingSquad.MARINES; marine++) {
            armed.add(tables.weapons.index.id(squad.weapons[marine * StartingSquad.MAX_WEAPONS]));
        }
        assertEquals(List.of("m16", "m16", "m16", "m40", "m79", "m14"), armed);
        final int infantryman = 2 * tables.gear.count;
        final int machineGunAmmo = tables.gear.index.of("mg-ammo");
        assertEquals(0, squad.gearFull[infantryman + machineGunAmmo] + squad.gearLow[infantryman + machineGunAmmo]);
    }

    @Test
    void shouldSayWhatThereIsToForbid() {
        assertFinding("gear:smok", "did you mean \"gear:smoke\"?");
        assertFinding("order:takecover", "did you mean \"order:take-cover\"?");
        assertFinding("m60", "did you mean \"weapon:m60\"?");
        assertFinding("nothing", "write weapon:, gear:, skill: or order:");
    }

    private static void assertFinding(final String thing, final String advice) {
        final String finding =
                Content.load(PATROL, "forbid=[" + thing + "]").findings().toString();
        assertTrue(finding.contains("PH105"), finding);
        assertTrue(finding.contains(advice), finding);
    }

    @Test
    void shouldListWhatASquadCouldDoWithout() {
        final List<String> things = compiled(PATROL, "forbid=[weapon:m79]").forbiddable();
        assertTrue(things.containsAll(List.of("weapon:m60", "gear:auto-ammo", "order:take-cover")), things.toString());
        assertFalse(things.contains("weapon:m79"));
        assertFalse(things.contains("weapon:flamethrower"));
        assertTrue(compiled(CAMPAIGN).forbiddable().contains("weapon:flamethrower"));
    }
}
