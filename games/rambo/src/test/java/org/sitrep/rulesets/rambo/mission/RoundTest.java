package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Set-up, rounds for any number of players, and how a mission ends (RB-SETUP-1 to RB-SETUP-15, RB-RND-1 to RB-RND-7,
 * RB-PC-1 to RB-PC-4, RB-DOS-1 to RB-DOS-3, RB-END-1, RB-END-2, RB-M1-1, RB-M1-4 to RB-M1-6, RB-M1-9).
 */
class RoundTest {
    private static final int RAMBO = 0;
    private static final String CAMP = "pois={camp: {number: 1, name: Camp, at: {x: 2, y: 5}, options: {photograph: "
            + "{title: Photograph, actions: 1, if: [{is: no-enemies}], effects: [{do: success}]}}}}";

    /** Answers by a rule of the test, else with the last option: ends turns, declines. */
    private abstract static class Player extends Bot<GameView> {
        @Override
        public void begin(final GameView view, final BotRandom random) {}

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int wanted = wanted(view, decision);
            for (int i = 0; i < decision.count(); i++) {
                if (decision.option(i) == wanted) {
                    return i;
                }
            }
            return decision.kind() == DecisionKind.ACT ? decision.count() - 1 : 0;
        }

        abstract int wanted(GameView view, Decision decision);
    }

    private static final class Idle extends Player {
        @Override
        int wanted(final GameView view, final Decision decision) {
            return Integer.MIN_VALUE;
        }
    }

    private static MissionState played(final GameTables tables, final Bot<GameView> bot, final TrialListener trace) {
        final MissionState state = new MissionState(tables);
        final Seat<GameView> seat = new Seat<>(
                bot,
                new GameView(new MissionView(state)),
                trace,
                10_000,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        final MissionPlay play = new MissionPlay(state, new Rolls(new TrialKey().set(7, 1)), seat, trace);
        play.reset();
        seat.begin(new TrialKey().set(7, 1));
        play.play();
        return state;
    }

    private static Layout quiet(final String... party) {
        return Layout.open(8, 8)
                .party(party)
                .mission("threatSets=[none]")
                .mission("rounds=1")
                .mission("failure.redAtStartOfTurn=false");
    }

    @Test
    void WE_02_deckAndOpeningHand() { // RB-SETUP-11, RB-TAC-5
        final Table table = quiet("rambo", "trautman", "co-bao")
                .mission("tactics={from: 1, to: 6}")
                .table();
        assertEquals(6, table.tables.heroes[RAMBO].cards.length);
        assertArrayEquals(
                new int[] {1, 2, 3, 4, 5, 6},
                Arrays.stream(table.tables.heroes[RAMBO].cards)
                        .mapToInt(card -> card.number())
                        .toArray());
        final int[] left = new int[3];
        final int[] hands = new int[3];
        played(table.tables, new Idle(), new EventListener<Event>() {
            @Override
            protected void heard(final Event event, final int[] n) {
                switch (event) {
                    case CARD_DRAWN -> drew(n[0], n[1]);
                    default -> {}
                }
            }

            private void drew(final int hero, final int card) {
                hands[hero] |= 1 << card;
                left[hero]++;
            }
        });
        assertArrayEquals(new int[] {2, 2, 2}, left);
        assertEquals(2, Integer.bitCount(hands[0]));
        assertNotEquals(hands[0], hands[1] & hands[2] & hands[0], "each is drawn by itself");
    }

    @Test
    void everyCardIsLikelyInTheOpeningHand() { // every pair of six comes, in 2,000 set-ups
        final GameTables tables = quiet("rambo", "trautman", "co-bao")
                .mission("tactics={from: 1, to: 6}")
                .tables();
        final List<Integer> hands = new ArrayList<>();
        for (int seed = 0; seed < 2000; seed++) {
            final Table table = new Table(tables);
            final MissionParts parts =
                    new MissionParts(table.s, new Rolls(new TrialKey().set(seed, 1)), table.seat, TrialListener.NONE);
            parts.tactics.setUp(RAMBO);
            parts.tactics.draw(RAMBO);
            parts.tactics.draw(RAMBO);
            hands.add(table.s.hand[RAMBO]);
        }
        assertEquals(15, hands.stream().distinct().count());
    }

    @ParameterizedTest
    @CsvSource({"4, 1 1 1 1", "3, 2 1 1", "2, 2 2", "1, 4"})
    void WE_03_fourTurnsForAnyParty(final int heroes, final String turns) { // RB-PC-1, RB-RND-2, RB-RND-3
        final String[] party = Arrays.copyOf(new String[] {"rambo", "trautman", "co-bao", "wei-ting"}, heroes);
        final int[] taken = new int[heroes];
        final int[] dealt = new int[heroes];
        final MissionState[] at = new MissionState[1];
        final GameTables tables = quiet(party).mission("threatSets=[jungle]").tables();
        final MissionState state = new MissionState(tables);
        at[0] = state;
        final TrialListener trace = new EventListener<Event>() {
            @Override
            protected void heard(final Event event, final int[] n) {
                switch (event) {
                    case THREATS_DEALT -> System.arraycopy(at[0].dealtCount, 0, dealt, 0, heroes);
                    case TURN_BEGINS -> taken[n[0]]++;
                    default -> {}
                }
            }
        };
        final Seat<GameView> seat = new Seat<>(
                new Idle(),
                new GameView(new MissionView(state)),
                trace,
                1000,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        final MissionPlay play = new MissionPlay(state, new Rolls(new TrialKey().set(7, 1)), seat, trace);
        play.reset();
        seat.begin(new TrialKey().set(7, 1));
        play.play();
        final int[] expected =
                Arrays.stream(turns.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertArrayEquals(expected, taken);
        assertArrayEquals(expected, dealt);
        assertEquals(heroes == 2 ? 7 : 5, tables.heroes[0].health); // RB-PC-4
    }

    @ParameterizedTest
    @CsvSource({"valor, 1, 0", "armor, 0, 1"})
    void theFirstOfTwoTurnsOfThree(
            final String icon, final int valor, final int armor) { // RB-PC-2, RB-PC-3, AMB-ICON-2
        final Table table = quiet("rambo", "trautman", "co-bao")
                .option("extraTurnIcon=" + icon)
                .table();
        table.hero(0, 0, 0, 0).hero(1, 0, 1, 0).hero(2, 0, 2, 0);
        table.s.dealt[0] = MissionState.NONE;
        table.bot.answer(DecisionKind.STANCE, 3);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, true);
        assertEquals(valor, table.s.valor[RAMBO]);
        assertEquals(armor, table.s.armor[RAMBO]); // after clearing, or it were gone
    }

    @Test
    void aHeroAlone() { // RB-PC-2: 2 valor a round, 1 armor a turn
        final int[] gained = new int[2];
        played(
                quiet("rambo").mission("rounds=3").tables(),
                new Player() {
                    @Override
                    int wanted(final GameView view, final Decision decision) {
                        return Integer.MIN_VALUE;
                    }
                },
                new EventListener<Event>() {
                    @Override
                    protected void heard(final Event event, final int[] n) {
                        switch (event) {
                            case HERO_BONUS -> gained[n[1]] += n[2];
                            default -> {}
                        }
                    }
                });
        assertArrayEquals(new int[] {6, 12}, gained);
    }

    /** Two more of what a turn uses up, in the first turn of the round, whatever the stance gives. */
    @ParameterizedTest
    @CsvSource({"action, 0, 2, 0", "action, 1, 0, 0", "movement, 0, 0, 2", "movement, 1, 0, 0"})
    void aHeroAloneMayGainActionsOrMovement( // RB-PC-1, RB-PC-3, AMB-ICON-2
            final String icon, final int turnOfRound, final int actions, final int movement) {
        final Table table = quiet("rambo").option("soloRoundIcon=" + icon).table();
        table.hero(RAMBO, 0, 0, 0);
        table.s.turnOfRound = turnOfRound;
        table.s.dealt[0] = MissionState.NONE;
        table.bot.answer(DecisionKind.STANCE, 3);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        table.parts.turn.play(RAMBO, false);
        final Stance improvise = table.tables.heroes[RAMBO].stances[3];
        assertEquals(improvise.actions() + actions, table.s.actions);
        assertEquals(improvise.movement() + movement, table.s.movement);
    }

    @ParameterizedTest
    @CsvSource({"with-the-bonus, 0", "printed, 2"})
    void twoHeal(final String reading, final int left) { // RB-PC-4, AMB-HP-2
        final Table table =
                quiet("rambo", "trautman").option("duoHealing=" + reading).table();
        table.s.damage[RAMBO] = 6;
        table.parts.tracks.heal(RAMBO, 9);
        assertEquals(left, table.s.damage[RAMBO]);
    }

    @Test
    void WE_05_aBattlefieldCondition() { // RB-RND-5
        final List<String> told = new ArrayList<>();
        played(
                quiet("rambo", "trautman", "co-bao", "wei-ting")
                        .mission("rounds=2")
                        .mission("battlefield=[{round: 1, effects: [{do: alert, to: team}]}]")
                        .tables(),
                new Idle(),
                new EventListener<Event>() {
                    @Override
                    protected void heard(final Event event, final int[] n) {
                        switch (event) {
                            case HERO_ALERT -> alert(n[0], n[1], n[2], n[3]);
                            case ROUND_BEGINS -> told.add("round " + n[0]);
                            default -> {}
                        }
                    }

                    private void alert(final int hero, final int from, final int to, final int source) {
                        if (source == MissionRecord.BY_BATTLEFIELD) {
                            told.add(hero + ": " + (to - from));
                        }
                    }
                });
        assertEquals(List.of("round 1", "0: 1", "1: 1", "2: 1", "3: 1", "round 2"), told);
    }

    @Test
    void untilTheEndOfTheNextRound() { // RB-M1-4, RB-M1-5
        final Table table = quiet("rambo", "trautman", "co-bao")
                .mission("rounds=5")
                .mission("battlefield=[{round: 3, effects: [{do: resistance, to: team, lasts: next-round}]}]")
                .table();
        table.s.round = 3;
        table.parts.effects.run(
                table.tables.mission.battlefield[3], MissionState.NONE, MissionState.NONE, 0, MissionState.NONE);
        table.s.lasting.endRound(3);
        assertEquals(1, table.s.lasting.resistance(RAMBO));
        table.s.lasting.clearOwner(RAMBO);
        assertEquals(1, table.s.lasting.resistance(RAMBO));
        table.s.lasting.endRound(4);
        assertEquals(0, table.s.lasting.resistance(RAMBO));
    }

    @Test
    void WE_22_withoutEnemiesTheActionIsASuccess() { // RB-DOS-2, RB-END-1
        final Table table = camp(0);
        table.bot.answer(DecisionKind.STANCE, 3);
        table.bot.answer(DecisionKind.ACT, DecisionKind.POI);
        assertEquals(Cause.SUCCESS, table.cause(() -> table.parts.turn.play(RAMBO, false)));
        table.assertUsed();
    }

    private static Table camp(final int enemies) {
        final Table table = quiet("rambo", "trautman", "co-bao").mission(CAMP).table();
        table.hero(0, 2, 4, 0).hero(1, 0, 7, 0).hero(2, 1, 7, 0);
        for (int i = 0; i < enemies; i++) {
            table.enemy(0, 7, i);
        }
        table.s.dealt[0] = MissionState.NONE;
        return table;
    }

    @Test
    void WE_22_withAnEnemyItIsNotOnOffer() { // RB-M1-6
        final Table table = camp(1);
        table.bot.answer(DecisionKind.STANCE, 3);
        table.bot.answerOf(
                DecisionKind.ACT,
                DecisionKind.END,
                0x100,
                0x101,
                0x102,
                0x103,
                0x104,
                0x105,
                0x106,
                0x107,
                DecisionKind.DRAW,
                DecisionKind.END);
        assertEquals(Cause.NONE, table.cause(() -> table.parts.turn.play(RAMBO, false)));
        table.assertUsed();
    }

    @Test
    void WE_22_redAtTheStartOfItsTurn() { // RB-DOS-3, RB-PERS-5
        final Table table = camp(1);
        table.s.alert[RAMBO] = 9;
        final Table red = quiet("rambo", "trautman", "co-bao")
                .mission("failure.redAtStartOfTurn=true")
                .table();
        red.hero(0, 0, 0, 9).hero(1, 0, 7, 0).hero(2, 1, 7, 0);
        assertEquals(Cause.RED, red.cause(() -> red.parts.turn.play(RAMBO, false)));
        red.s.cause = Cause.NONE;
        red.s.alert[RAMBO] = 8; // orange again before its turn; red during it is no loss
        red.s.dealt[0] = MissionState.NONE;
        red.bot.answer(DecisionKind.STANCE, 0);
        red.bot.answer(DecisionKind.ACT, DecisionKind.END);
        assertEquals(Cause.NONE, red.cause(() -> red.parts.turn.play(RAMBO, false)));
        assertEquals(3, red.s.level(RAMBO));
        red.assertUsed();
    }

    @Test
    void WE_22_theThirdWoundOfOneHero() { // RB-HP-5
        final Table table = quiet("rambo", "trautman", "co-bao", "wei-ting").table();
        for (int hero = 0; hero < 4; hero++) {
            table.hero(hero, hero, 7, 0);
            for (int wound = 0; wound < 2; wound++) {
                final int wounded = hero;
                final int stance = wound;
                table.bot.answer(DecisionKind.WOUND, stance);
                assertEquals(Cause.NONE, table.cause(() -> table.parts.tracks.take(wounded, 5)));
            }
        }
        table.bot.answer(DecisionKind.WOUND, 3);
        assertEquals(Cause.WOUNDS, table.cause(() -> table.parts.tracks.take(2, 5)));
        table.assertUsed();
    }

    @Test
    void WE_22_theLastRoundIsOver() { // RB-RND-6
        final MissionState state = played(
                quiet("rambo", "trautman", "co-bao", "wei-ting")
                        .mission("rounds=5")
                        .tables(),
                new Idle(),
                TrialListener.NONE);
        assertEquals(Cause.TIME, state.cause);
        assertEquals(5, state.round);
        assertEquals(20, state.record.of(Count.TURNS));
    }

    @Test
    void WE_22_wonInTheLastTurnOfTheLastRound() { // RB-M1-9
        final MissionState state = played(
                quiet("rambo", "trautman", "co-bao", "wei-ting")
                        .mission("rounds=5")
                        .mission(
                                "pois={camp: {number: 1, name: Camp, at: {x: 0, y: 7}, options: {photograph: "
                                        + "{title: Photograph, actions: 1, if: [{is: no-enemies}], effects: [{do: success}]}}}}")
                        .tables(),
                new Player() {
                    @Override
                    int wanted(final GameView view, final Decision decision) {
                        final boolean last = view.mission.round() == 5 && view.mission.turnsOver() == 3;
                        return switch (decision.kind()) {
                            case DecisionKind.NEXT_HERO -> last ? RAMBO : decision.option(decision.count() - 1);
                            case DecisionKind.ACT -> last ? DecisionKind.POI : DecisionKind.END;
                            default -> Integer.MIN_VALUE;
                        };
                    }
                },
                TrialListener.NONE);
        assertEquals(Cause.SUCCESS, state.cause);
        assertEquals(5, state.round);
        assertEquals(20, state.record.of(Count.TURNS));
    }

    @Test
    void WE_22_anOfficerBesideTheCamp() {
        final int[] spawned = {-1, -1};
        final MissionState state = played(
                quiet("rambo", "trautman", "co-bao", "wei-ting")
                        .mission("rounds=4")
                        .mission(CAMP)
                        .mission("battlefield=[{round: 4, effects: [{do: spawn, enemy: b, place: at-poi, at: camp}]}]")
                        .tables(),
                new Idle(),
                new EventListener<Event>() {
                    @Override
                    protected void heard(final Event event, final int[] n) {
                        switch (event) {
                            case ENEMY_SPAWNED -> spawned(n[1], n[2]);
                            default -> {}
                        }
                    }

                    private void spawned(final int type, final int space) {
                        spawned[0] = type;
                        spawned[1] = space;
                    }
                });
        assertEquals(1, spawned[0]);
        assertEquals(true, state.tables.map.adjacent(spawned[1], 5 * 8 + 2));
    }

    @Test
    void heroesStartOnDifferentSpaces() { // RB-SETUP-13, RB-SETUP-9
        final MissionState state = played(
                quiet("rambo", "trautman", "co-bao", "wei-ting").tables(),
                new Player() {
                    @Override
                    int wanted(final GameView view, final Decision decision) {
                        return decision.kind() == DecisionKind.START_SPACE
                                ? decision.option(decision.count() - 1)
                                : Integer.MIN_VALUE;
                    }
                },
                TrialListener.NONE);
        assertEquals(4, Arrays.stream(state.heroSpace).distinct().count());
    }

    @Test
    void aTriggerOfTheDossier() { // RB-DOS-2: raised once both charges are set, and won once nobody is left
        final Table table = quiet("rambo", "trautman", "co-bao")
                .mission("pois={a: {number: 1, name: A, at: {x: 2, y: 5}, options: {set: {title: Set, actions: 1, "
                        + "effects: [{do: remove-poi}]}}}, b: {number: 2, name: B, at: {x: 3, y: 5}, options: {set: "
                        + "{title: Set, actions: 1, effects: [{do: remove-poi}]}}}}")
                .mission("deploymentZones={'1': {x: 7, y: 0}}")
                .mission("triggers=[{when: any-time, if: [{is: pois-removed, n: 2}], effects: [{do: spawn, enemy: a, "
                        + "place: deployment-zone, at: '1'}, {do: raise-flag, n: 1}]}, "
                        + "{when: any-time, if: [{is: flag, n: 1}, {is: no-enemies}], effects: [{do: success}]}]")
                .table();
        table.hero(0, 2, 4, 0).hero(1, 0, 7, 0).hero(2, 1, 7, 0);
        table.s.dealt[0] = MissionState.NONE;
        table.bot.answer(DecisionKind.STANCE, 1);
        table.bot.answer(DecisionKind.ACT, DecisionKind.POI);
        table.bot.answer(DecisionKind.ACT, DecisionKind.POI + 16);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        assertEquals(Cause.NONE, table.cause(() -> table.parts.turn.play(RAMBO, false)));
        assertEquals(1, table.s.enemies());
        assertEquals(0b10, table.s.flags);
        table.turn(RAMBO, 0, 1);
        table.hero(0, 6, 1, 0);
        final int knife = table.gear(RAMBO, "survival-knife");
        assertEquals(
                Cause.SUCCESS,
                table.cause(
                        () -> table.parts.attacks.attack(RAMBO, knife, false, AttackChange.NONE, MissionState.NONE)));
        table.assertUsed();
    }

    /** The step beside the P.O.I. is enough, without an action; a P.O.I. that has left the map is not reached. */
    @Test
    void aPoiIsReachedByAStep() { // RB-POI-1, RB-POI-2
        final String trigger =
                "triggers=[{when: any-time, if: [{is: poi-reached, poi: tower}], effects: [{do: success}]}]";
        final Table table = quiet("rambo", "trautman")
                .mission("pois={tower: {number: 2, name: Tower, at: {x: 5, y: 5}}}")
                .mission(trigger)
                .table();
        table.hero(0, 2, 5, 0).hero(1, 0, 7, 0);
        assertEquals(Cause.NONE, table.cause(() -> table.parts.triggers.look(RAMBO)));
        table.hero(0, 4, 4, 0);
        table.s.poiSpace[0] = MissionState.NONE;
        assertEquals(Cause.NONE, table.cause(() -> table.parts.triggers.look(MissionState.NONE)));
        table.s.poiSpace[0] = table.tables.mission.poiSpace[0];
        assertEquals(Cause.SUCCESS, table.cause(() -> table.parts.triggers.look(MissionState.NONE)));
    }

    @Test
    void aTokenCarriedToAnAreaAtTheEndOfATurn() { // H: Cage Run
        final Table table = quiet("rambo", "trautman", "co-bao")
                .mission("areas={exit: {column: 0, row: 1}}")
                .mission("triggers=[{when: end-of-turn, if: [{is: carrying}, {is: in-area, area: exit}], "
                        + "effects: [{do: success}]}]")
                .table();
        table.hero(0, 2, 4, 0).hero(1, 0, 7, 0).hero(2, 7, 0, 0);
        table.s.carries[2] = true;
        table.s.dealt[0] = MissionState.NONE;
        table.s.dealt[2 * GameTables.TURNS] = MissionState.NONE;
        table.bot.answer(DecisionKind.STANCE, 1);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        assertEquals(Cause.NONE, table.cause(() -> table.parts.turn.play(RAMBO, false)));
        table.hero(2, 3, 4, 0);
        table.bot.answer(DecisionKind.STANCE, 1);
        table.bot.answer(DecisionKind.ACT, DecisionKind.END);
        assertEquals(Cause.SUCCESS, table.cause(() -> table.parts.turn.play(2, false)));
    }
}
