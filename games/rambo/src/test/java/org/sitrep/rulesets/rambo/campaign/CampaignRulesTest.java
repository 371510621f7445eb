package org.sitrep.rulesets.rambo.campaign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.TrialListener;

/**
 * Missions in a row, the stash and the medals (RB-MODE-3 to RB-MODE-7, RB-END-3, AMB-CAMP-1), with missions that a test
 * says the end of.
 */
class CampaignRulesTest {
    private static final Path LIBRARY = Path.of("..", "..", "scenarios");

    /** Ends each try as the script says. */
    private static final class Scripted implements CampaignPlay.Table {
        private final MissionState[] states;
        private final List<Integer> causes;
        private final List<String> played = new ArrayList<>();
        private final List<String> asked = new ArrayList<>();
        private final List<Integer> parties = new ArrayList<>();
        private final List<int[]> stashes = new ArrayList<>();
        private Runnable during = () -> {};

        private Scripted(final MissionState[] states, final Integer... causes) {
            this.states = states;
            this.causes = new ArrayList<>(List.of(causes));
        }

        @Override
        public void reset(final int mission) {
            Arrays.fill(states[mission].found, 0);
            Arrays.fill(states[mission].stash, 0);
            Arrays.fill(states[mission].earned, 0);
        }

        @Override
        public int choose(final int mission, final int nth) {
            asked.add(mission + "." + nth);
            return parties.remove(0);
        }

        @Override
        public void play(final int mission, final int nth) {
            played.add(mission + "." + nth);
            stashes.add(states[mission].stash.clone());
            during.run();
            states[mission].cause = causes.remove(0);
            states[mission].round = 3;
        }
    }

    private final CampaignTables tables = tables("campaigns.house.tries=2", "party=four");
    private final MissionState[] states = states(tables);
    private final CampaignState campaign = new CampaignState(tables);

    private static MissionState[] states(final CampaignTables tables) {
        return IntStream.range(0, tables.size())
                .mapToObj(table -> new MissionState(tables.at(table)))
                .toArray(MissionState[]::new);
    }

    private static CampaignTables tables(final String... sets) {
        final Findings findings = new Findings();
        final String file = LIBRARY.resolve(Path.of("rambo", "campaign.yaml")).toString();
        final GameData game = ScenarioLoader.load(new LoadRequest(file, LIBRARY, List.of(), List.of(sets)), findings)
                .flatMap(document -> Binder.bind(document, GameData.class, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
        return new CampaignTables(game);
    }

    private Scripted played(final Scripted table) {
        new CampaignPlay(tables, campaign, states, table, TrialListener.NONE).play(new TrialKey().set(1, 1));
        return table;
    }

    private int card(final String id) {
        return List.copyOf(tables.missions[0].game.gear().keySet()).indexOf(id);
    }

    private int copies(final int[] copies, final String id) {
        return copies[card(id)];
    }

    @Test
    void successLeadsOnAndAFailureIsReplayed() { // RB-MODE-3, RB-MODE-4
        final Scripted table = played(new Scripted(states, Cause.SUCCESS, Cause.TIME, Cause.SUCCESS, Cause.SUCCESS));
        assertEquals(List.of("0.0", "1.1", "1.2", "2.3"), table.played);
        assertEquals(3, campaign.won);
        assertArrayEquals(new int[] {1, 2, 1}, campaign.tries);
        assertEquals(List.of(), table.asked, "where there is one party nobody is asked");
    }

    @Test
    void aCampaignCanGoOnAfterAFailure() { // RB-MODE-4, AMB-CAMP-1
        final CampaignTables onward = tables("campaigns.house.tries=1", "campaigns.house.onward=true", "party=four");
        final CampaignState state = new CampaignState(onward);
        final Scripted table = new Scripted(states(onward), Cause.SUCCESS, Cause.TIME, Cause.SUCCESS);
        new CampaignPlay(onward, state, table.states, table, TrialListener.NONE).play(new TrialKey().set(1, 1));
        assertEquals(List.of("0.0", "1.1", "2.2"), table.played);
        assertEquals(2, state.won);
        assertEquals(1, state.firstLost(), "the end that reports name");
    }

    /**
     * Four, then Trautman alone twice, then two: before each try the players choose; the hero is who it is, wherever it
     * sits.
     */
    @Test
    void heroesMayChangeBetweenMissions() { // RB-MODE-3, RB-MODE-5, RB-MODE-7
        final CampaignTables open = tables("campaigns.house.parties=[four, trautman-one, trautman-two]");
        final MissionState[] at = states(open);
        final CampaignState c = new CampaignState(open);
        final Scripted table = new Scripted(at, Cause.SUCCESS, Cause.TIME, Cause.SUCCESS, Cause.SUCCESS);
        table.parties.addAll(List.of(0, 1, 1, 2));
        table.during = () -> {
            for (final MissionState state : at) {
                Arrays.fill(state.damage, 1);
            }
            earns(at[0], 1, 3); // Trautman, of four
            at[0].record.kills[1] = 5;
        };
        new CampaignPlay(open, c, at, table, TrialListener.NONE).play(new TrialKey().set(1, 1));
        assertEquals(List.of("0.0", "1.1", "1.2", "2.3"), table.asked);
        assertEquals(List.of("0.0", "4.1", "4.2", "8.3"), table.played, "mission times three and the party");
        final int rambo = 0;
        final int trautman = 1;
        final int weiTing = 3;
        final int bronzeStar = 1 << 3;
        assertEquals(trautman, open.hero(1, 0));
        assertEquals(weiTing, open.hero(2, 1));
        assertEquals(bronzeStar, at[4].medals[0], "it went along with who earned it, who sits elsewhere now");
        assertEquals(0, at[8].medals[1]);
        assertEquals(bronzeStar, c.medals[trautman]);
        assertEquals(0, c.medals[rambo]);
        assertArrayEquals(new int[] {1, 4, 1, 2, 0}, c.served);
        assertArrayEquals(new int[] {1, 3, 1, 2, 0}, c.wonWith);
        assertEquals(5, c.kills[trautman]);
        assertEquals(0, Arrays.stream(table.stashes.get(0)).sum(), "they carry what the dossier suggests to them");
        assertEquals(1, copies(table.stashes.get(1), "survival-knife"), "the stash is the team's");
        assertEquals(1, copies(table.stashes.get(1), "worn-pistol"), "Trautman carries another weapon now");
    }

    @Test
    void oneWhoIsNotThereCannotSpendAMedal() { // RB-MODE-7
        final CampaignTables open = tables("campaigns.house.parties=[two, trautman-one]");
        final MissionState[] at = states(open);
        final CampaignState c = new CampaignState(open);
        final Scripted table = new Scripted(at, Cause.SUCCESS, Cause.SUCCESS, Cause.SUCCESS);
        table.parties.addAll(List.of(0, 1, 0));
        table.during = () -> {
            for (final MissionState state : at) {
                Arrays.fill(state.damage, 1);
            }
            earns(at[0], 0, 3);
        };
        final int bronzeStar = 1 << 3;
        new CampaignPlay(open, c, at, table, TrialListener.NONE).play(new TrialKey().set(1, 1));
        assertEquals(0, at[3].medals[0], "Trautman has none");
        assertEquals(bronzeStar, at[4].medals[0], "Rambo is back");
        at[4].medals[0] = 0;
        assertEquals(bronzeStar, c.medals[0]);
    }

    @Test
    void failedAsOftenAsItSaysItEnds() { // AMB-CAMP-1
        final Scripted table = played(new Scripted(states, Cause.RED, Cause.WOUNDS));
        assertEquals(List.of("0.0", "0.1"), table.played);
        assertEquals(0, campaign.won);
    }

    @Test
    void theStashGrowsByRewardsAndFinds() { // RB-MODE-5, RB-MODE-6, RB-END-3, RB-GEAR-5
        final Scripted table = new Scripted(states, Cause.SUCCESS, Cause.TIME, Cause.TIME);
        final int grenade = card("hand-grenade");
        table.during = () -> states[1].found[grenade] = 1;
        played(table);
        assertEquals(0, copies(table.stashes.get(0), "rusty-ak-74u"));
        assertEquals(1, campaign.owned[card("rusty-ak-74u")]);
        assertEquals(1, campaign.owned[card("walking-stick")]);
        assertEquals(0, copies(table.stashes.get(1), "walking-stick"), "Co Bao carries it: there is one");
        assertEquals(0, copies(table.stashes.get(1), "hand-grenade"));
        assertEquals(1, copies(table.stashes.get(2), "hand-grenade")); // also of a try that was lost
        assertEquals(1, copies(table.stashes.get(1), "field-knife") - 2); // for good
    }

    /** Three heroes of Proof carry a Field Knife of their own; no mission gives the team a second carbine. */
    @Test
    void gearCardsAreSingleCards() { // RB-MODE-5, RB-MODE-6
        final Scripted table = new Scripted(states, Cause.TIME, Cause.SUCCESS, Cause.TIME, Cause.TIME);
        final int carbine = card("scoped-carbine");
        final int rifle = card("model-70-rifle");
        table.during = () -> states[0].found[carbine] = 1;
        played(table);
        assertEquals(3, tables.copies[card("field-knife")]);
        assertEquals(3, campaign.owned[card("field-knife")]);
        assertEquals(1, tables.copies[carbine]);
        assertEquals(1, campaign.owned[carbine], "a second find is the same card");
        assertEquals(0, states[1].locked[carbine]);
        assertEquals(2, tables.copies[rifle], "Cage Run suggests one and rewards with one");
        assertEquals(1, states[1].locked[rifle]);
    }

    /** Earns a medal during a mission, if no hero has it. */
    private static void earns(final MissionState state, final int place, final int medal) {
        final int bit = 1 << medal & state.unearned;
        state.unearned &= ~bit;
        state.earned[place] |= bit;
        state.medals[place] |= bit;
    }

    @Test
    void aMedalIsWonOnceByTheFirstWhoEarnedIt() { // RB-MODE-7
        final int bronzeStar = 3;
        final Scripted table = new Scripted(states, Cause.SUCCESS, Cause.SUCCESS, Cause.SUCCESS);
        table.during = () -> {
            for (final MissionState state : states) {
                Arrays.fill(state.damage, 1);
            }
            earns(states[0], 1, bronzeStar);
            earns(states[1], 2, bronzeStar);
        };
        played(table);
        assertEquals(1 << bronzeStar, campaign.medals[1]);
        assertEquals(0, campaign.medals[2]);
        assertEquals(1 << bronzeStar, states[1].medals[1]); // and comes along
    }

    @Test
    void onlyMedalsForTheEndOfAMissionNeedSuccess() { // RB-ACH-1
        final Scripted table = new Scripted(states, Cause.TIME, Cause.TIME);
        table.during = () -> earns(states[0], 2, 3);
        played(table); // no hero has any damage
        assertEquals(1 << 3, campaign.medalsEarned);
        assertEquals(1 << 3, campaign.earned[2]);
    }

    /** Powder Store fails at the fourth wound of a hero, so that three can be brought home. */
    @Test
    void thePurpleHeartCanBeEarned() { // RB-ACH-1
        final int purpleHeart = 2;
        final Scripted table = new Scripted(states, Cause.SUCCESS, Cause.SUCCESS, Cause.SUCCESS);
        table.during = () -> states[2].wounds[1] = 0b1011;
        played(table);
        assertEquals(1 << purpleHeart, campaign.earned[1] & 1 << purpleHeart);
        assertTrue(tables.missions[2].mission.mission.failure().wounds()
                > tables.missions[2].achievements.medals[purpleHeart].n());
    }
}
