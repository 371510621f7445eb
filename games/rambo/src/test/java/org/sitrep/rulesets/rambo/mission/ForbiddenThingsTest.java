package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.rambo.Rambo;
import org.sitrep.rulesets.rambo.campaign.CampaignPlay;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.TrialListener;

/** What is forbidden is neither held nor offered, whoever plays; and where nothing is forbidden nothing changes. */
@Tag("slow")
class ForbiddenThingsTest {
    private static final String PROOF = "missions/01-proof.yaml";
    private static final String CAMPAIGN = "campaign.yaml";
    private static final int BOUND = 100_000;

    /** Much of each kind at once; weapons, cards and two stances of each hero are left. */
    private static final String MUCH =
            "forbid=[gear:recurve-bow, gear:worn-pistol, gear:scoped-carbine, gear:m1967-shovel, gear:rusty-ak-74u, "
                    + "tactics:rambo.vanish, tactics:rambo.grit, tactics:trautman.pep-talk, tactics:co-bao.whisper, "
                    + "tactics:wei-ting.aimed-shot, stance:rambo.meld, stance:rambo.hunt, stance:co-bao.slip-through, "
                    + "stance:trautman.take-point, stance:wei-ting.displace, action:draw, action:use]";

    /** The other weapons, most cards of a hero, all stances but one, and the other actions. */
    private static final String THE_REST =
            "forbid=[gear:survival-knife, gear:field-knife, gear:throwing-blades, gear:model-70-rifle, gear:aid-pouch, "
                    + "tactics:rambo.vanish, tactics:rambo.silent-strike, tactics:rambo.grit, tactics:rambo.low-crawl, "
                    + "tactics:rambo.steady-breath, stance:rambo.meld, stance:rambo.hunt, stance:rambo.improvise, "
                    + "stance:wei-ting.double-time, action:attack, action:play, action:discard]";

    private static CompiledScenario compiled(final String file, final String... sets) {
        return new Rambo()
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

    /** {@link MissionInvariants} look at every hand, slot and option. */
    @ParameterizedTest
    @CsvSource({
        "01-proof, four",
        "01-proof, three",
        "cage-run, two",
        "cage-run, doc-four",
        "powder-store, one",
        "powder-store, four"
    })
    void shouldNeverBeThere(final String mission, final String party) {
        for (final String forbid : List.of(MUCH, THE_REST)) {
            final MissionInvariants table =
                    new MissionInvariants(RandomPlayTest.shipped(mission, "party=" + party, forbid));
            for (int m = 0; m < Deep.or(25, 100); m++) {
                table.play(3, m);
            }
        }
    }

    @Test
    void everyBotShouldDoWithoutAnything() {
        final List<String> bots =
                new Rambo().bots().stream().map(Ruleset.Listing::id).toList();
        for (final String forbid : List.of(MUCH, THE_REST)) {
            for (final String bot : bots) {
                for (final String mission : List.of(PROOF, "missions/cage-run.yaml", "missions/powder-store.yaml")) {
                    hash(compiled(mission, forbid), bot, Deep.or(2, 8));
                }
                hash(compiled(CAMPAIGN, forbid), bot, 1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pointman", "random", "drill", "planner"})
    void shouldChangeNothingWhereNothingIsMissed(final String bot) {
        final long free = hash(compiled(PROOF), bot, 20);
        assertEquals(free, hash(compiled(PROOF, "forbid=[]"), bot, 20));
        // A hero who does not play, gear that nobody finds, a card of numbers that the dossier leaves out.
        assertEquals(
                free,
                hash(
                        compiled(PROOF, "forbid=[stance:harlan.rush-to-aid, gear:flak-vest, tactics:rambo.wire-trap]"),
                        bot,
                        20));
        assertNotEquals(free, hash(compiled(PROOF, "forbid=[stance:rambo.beat-feet, action:draw]"), bot, 20));
        assertEquals(compiled(PROOF).setup(), compiled(PROOF, "forbid=[]").setup());
        assertEquals(
                "gear:recurve-bow, action:use",
                compiled(PROOF, "forbid=[gear:recurve-bow, action:use]").setup().get("Forbidden"));
    }

    @Test
    void theOtherCardsShouldComeInTheSameOrder() {
        final GameTables free = RandomPlayTest.shipped("01-proof");
        final GameTables without = RandomPlayTest.shipped("01-proof", "forbid=[tactics:rambo.grit]");
        int met = 0;
        for (int mission = 0; mission < 100; mission++) {
            final List<Integer> all = deck(free, mission);
            final List<Integer> left = deck(without, mission);
            assertEquals(6, all.size());
            met += all.get(0).equals(left.get(0)) ? 0 : 1;
            all.removeIf(card -> free.heroes[0].cards[card].id().equals("grit"));
            assertEquals(all, left);
        }
        assertTrue(met > 5, "it lay on top in some of them");
    }

    private static List<Integer> deck(final GameTables tables, final int mission) {
        final MissionState state = new MissionState(tables);
        final MissionParts parts = new MissionParts(
                state, new Rolls(new TrialKey().set(9, mission)), new Table(tables).seat, TrialListener.NONE);
        state.reset();
        parts.tactics.setUp(0);
        final List<Integer> order = new ArrayList<>();
        int before = 0;
        while (parts.tactics.draw(0)) {
            order.add(Integer.numberOfTrailingZeros(state.hand[0] & ~before));
            before = state.hand[0];
        }
        assertEquals(0, state.deckLeft(0));
        return order;
    }

    @Test
    void aDeckOfForbiddenCardsShouldBeEmpty() {
        final List<String> cards =
                RandomPlayTest.shipped("01-proof").game.heroes().get("rambo").tactics().keySet().stream()
                        .map(card -> Forbidden.tactics("rambo", card))
                        .toList();
        final GameTables tables = RandomPlayTest.shipped("01-proof", "party=one", "forbid=" + cards);
        assertEquals(0, tables.heroes[0].deckSize);
        assertEquals(List.of(), deck(tables, 0));
        new MissionInvariants(tables).play(1, 1);
    }

    @Test
    void theOnlyStanceThatIsAllowedMayBeRepeated() { // AMB-STANCE-2
        final Table table = Layout.open(16, 8)
                .party("rambo", "trautman")
                .set("forbid=[stance:rambo.meld, stance:rambo.hunt, stance:rambo.improvise]")
                .table();
        assertEquals(0b0001, HeroTurn.legalStances(table.s, 0));
        table.s.lastStance[0] = 0;
        assertEquals(0b0001, HeroTurn.legalStances(table.s, 0));
        assertEquals(0b1111, HeroTurn.legalStances(table.s, 1));
        table.s.wounds[0] = 0b0001;
        assertEquals(0, HeroTurn.legalStances(table.s, 0)); // as if all were wounded
    }

    @ParameterizedTest
    @ValueSource(strings = {"recurve-bow", "survival-knife"})
    void whatIsForbiddenShouldStayBehind(final String gear) {
        final GameTables tables = RandomPlayTest.shipped("01-proof", "forbid=[gear:" + gear + "]");
        final List<String> carried = Arrays.stream(tables.heroes[0].startingGear)
                .mapToObj(card -> tables.gear.cards[card].id())
                .toList();
        assertEquals(List.of("recurve-bow".equals(gear) ? "survival-knife" : "recurve-bow"), carried);
    }

    /** Fog card 8 lies on a carbine, and a card, a P.O.I., gear or a trigger may find something. */
    @Test
    void nothingShouldFindWhatIsForbidden() {
        final GameTables fog = RandomPlayTest.shipped("01-proof", "forbid=[gear:scoped-carbine]");
        assertArrayEquals(new int[] {-1, -1, -1, -1, -1, -1, -1, -1}, fog.mission.fogGear);
        final GameTables hole = RandomPlayTest.shipped("01-proof", "forbid=[gear:m1967-shovel]");
        assertEquals(
                Long.bitCount(RandomPlayTest.shipped("01-proof").gearInPlay()) - 1, Long.bitCount(hole.gearInPlay()));

        final String finds = "[{do: find-gear, gear: flak-vest}, {do: valor}]";
        final Table table = Layout.open(16, 8)
                .party("rambo", "trautman", "co-bao")
                .set("heroes.rambo.tactics.grit.effects=" + finds)
                .set("threats.flare.alertEffect=" + finds)
                .set("gear.aid-pouch.use.effects=" + finds)
                .mission(
                        "battlefield=[{round: 1, effects: [{do: find-gear, gear: flak-vest, to: team}, {do: valor, to: team}]}]")
                .set("forbid=[gear:flak-vest]")
                .table();
        table.hero(0, 4, 2, 0).hero(1, 0, 7, 0).hero(2, 1, 7, 0).turn(0, 0, 1);
        final int valor = table.s.valor[0];
        final int grit = table.hand(0, "grit");
        table.parts.tactics.play(0, grit);
        final int threat = table.threat("flare");
        run(table, table.tables.threats.alertEffect[threat]);
        run(table, table.tables.gear.use[table.card("aid-pouch")]);
        run(table, table.tables.mission.battlefield[1]);
        assertEquals(0, table.s.gearCount[0]);
        assertEquals(0, Arrays.stream(table.s.found).sum());
        assertEquals(valor + 4, table.s.valor[0]); // the rest of each is done
        table.assertUsed(); // and nobody is asked who takes it
    }

    private static void run(final Table table, final int list) {
        table.parts.effects.run(list, 0, MissionState.NONE, MissionRecord.BY_CARD, MissionState.NONE);
    }

    @Test
    void noRewardShouldBringWhatIsForbidden() {
        final CampaignTables tables = new CampaignTables(
                Content.load(CAMPAIGN, "forbid=[gear:walking-stick]").game());
        final MissionState[] states =
                Arrays.stream(tables.missions).map(MissionState::new).toArray(MissionState[]::new);
        final int stick = new Table(tables.missions[0]).card("walking-stick");
        final CampaignState campaign = new CampaignState(tables);
        new CampaignPlay(
                        tables,
                        campaign,
                        states,
                        new CampaignPlay.Table() {
                            @Override
                            public void reset(final int mission) {
                                states[mission].reset();
                            }

                            @Override
                            public int choose(final int mission, final int nth) {
                                throw new AssertionError("there is one party");
                            }

                            @Override
                            public void play(final int mission, final int nth) {
                                states[mission].cause = Cause.SUCCESS;
                            }
                        },
                        TrialListener.NONE)
                .play(new TrialKey().set(1, 1));
        assertTrue(Arrays.stream(campaign.owned).sum() > 5, "much is unlocked");
        assertEquals(0, campaign.owned[stick]);
    }

    @Test
    void noAttackShouldBePossible() {
        final Table table =
                Layout.open(16, 8).party("rambo").set("forbid=[action:attack]").table();
        table.hero(0, 4, 2, 0);
        final int knife = table.gear(0, "survival-knife");
        table.enemy(0, 5, 2);
        table.parts.attacks.free(0, AttackChange.NONE, MissionState.NONE);
        assertFalse(table.parts.attacks.possible(0, knife, false, AttackChange.NONE));
        table.assertUsed();
    }

    @Test
    void aForbiddenStanceShouldBeWoundedFirst() {
        for (final String bot : List.of("pointman", "planner")) {
            final CompiledScenario scenario = compiled(
                    PROOF,
                    "party=one",
                    "heroes.rambo.alertTrack=[green, yellow, orange, red]",
                    "missions.proof.failure={redAtStartOfTurn: false, wounds: 4}",
                    "enemies.vietnamese-scout.damage=9",
                    "forbid=[stance:rambo.beat-feet]");
            final List<Choice> wounds = new ArrayList<>();
            for (int m = 0; m < 60; m++) {
                final Narrator narrator = new Silent() {
                    @Override
                    public boolean wantsAll() {
                        return true;
                    }

                    @Override
                    public void tell(final Transcript.Entry entry) {
                        if (entry instanceof Transcript.Chosen chosen
                                && "wound".equals(chosen.choice().id())
                                && chosen.choice().options().stream()
                                        .anyMatch(option -> "Beat Feet".equals(option.text()))) {
                            wounds.add(chosen.choice());
                        }
                    }
                };
                scenario.narrate(bot, BOUND, new TrialKey().set(1967, m), narrator, new Outcome(scenario.layout()));
            }
            assertTrue(wounds.size() > 5, bot + " is wounded in " + wounds.size() + " missions");
            wounds.forEach(wound -> assertEquals("Beat Feet", wound.taken().text()));
        }
    }

    /** Keeps nothing. */
    private static class Silent implements Narrator {
        @Override
        public void heading(final String text) {
            // Not looked at.
        }

        @Override
        public void tell(final Transcript.Entry entry) {
            // Not looked at.
        }
    }

    @Test
    void shouldSayWhatThereIsToForbid() {
        assertFinding("gear:recurve-bo", "RB007", "did you mean \"gear:recurve-bow\"?");
        assertFinding("stance:rambo.mled", "RB007", "did you mean \"stance:rambo.meld\"?");
        assertFinding("action:shoot", "RB007", "known: action:attack, action:draw");
        assertFinding("recurve-bow", "RB007", "did you mean \"gear:recurve-bow\"?");
        assertFinding("vanish", "RB007", "did you mean \"tactics:rambo.vanish\"?");
        assertFinding("nothing-at-all", "RB007", "write gear: and an id");
        assertFinding(
                "stance:rambo.meld, stance:rambo.hunt, stance:rambo.improvise, stance:rambo.beat-feet",
                "RB008",
                "remove one of its stances from the list");
    }

    private static void assertFinding(final String things, final String code, final String advice) {
        final String finding =
                Content.load(PROOF, "forbid=[" + things + "]").findings().toString();
        assertTrue(finding.contains(code), finding);
        assertTrue(finding.contains(advice), finding);
    }

    @Test
    void shouldListWhatAPartyCouldDoWithout() {
        final CompiledScenario scenario =
                compiled(PROOF, "party=two", "forbid=[gear:recurve-bow, tactics:rambo.grit, action:draw]");
        final List<String> things = scenario.forbiddable();
        assertTrue(
                things.containsAll(List.of(
                        "gear:survival-knife",
                        "gear:scoped-carbine", // found
                        "tactics:rambo.vanish",
                        "stance:co-bao.cover-story",
                        "action:attack")),
                things.toString());
        for (final String not : List.of(
                "gear:recurve-bow",
                "tactics:rambo.grit",
                "action:draw",
                "stance:wei-ting.displace",
                "gear:flak-vest")) {
            assertFalse(things.contains(not), not);
        }
        assertTrue(scenario.absentThings().contains("gear:flak-vest"));
        assertFalse(scenario.absentThings().contains("gear:recurve-bow"));
        assertFalse(compiled(PROOF, "forbid=[stance:rambo.meld, stance:rambo.hunt, stance:rambo.improvise]")
                .forbiddable()
                .contains("stance:rambo.beat-feet"));
        assertTrue(compiled(CAMPAIGN).forbiddable().contains("gear:walking-stick")); // a reward
        for (final String thing : compiled(CAMPAIGN).forbiddable()) {
            assertEquals(
                    List.of(), Content.load(CAMPAIGN, "forbid=[" + thing + "]").findings(), thing);
        }
    }
}
