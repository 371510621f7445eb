package org.sitrep.rulesets.purplehaze.campaign;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.sitrep.contract.ScriptedBot;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.mission.MissionPlay;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.ScriptedRolls;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * The shipped campaign in the hands of a test: with scripted rolls and answers, or with a bot. MP01 to MP06 fill the
 * places in the order of IDs, on their way home from the first Mission; MP07 and those that follow are the pool. IDs
 * and Missions are counted from 1.
 */
final class Company {
    private static final int MANY_DECISIONS = 1_000_000;
    private static final Map<List<String>, MissionTables> LOADED = new ConcurrentHashMap<>();

    final MissionTables tables;
    final CampaignTable campaign;
    final SquadState squad;
    final MissionState mission;
    final CampaignState state;
    final CombatState combat;
    final ScriptedRolls rolls;
    final ScriptedBot<GameView> bot = new ScriptedBot<>(DecisionKind.NAMES);
    final TrialKey key = new TrialKey();
    final Roster roster;
    final Outfitting outfitting;
    final RestAndRecreation rest;
    private final MissionPlay missions;

    Company(final String... sets) {
        this(TrialListener.NONE, sets);
    }

    Company(final TrialListener trace, final String... sets) {
        tables = LOADED.computeIfAbsent(
                List.of(sets),
                key -> new MissionTables(
                        new GameTables(Content.load("campaign.yaml", sets).game())));
        campaign = new CampaignTable(
                tables, tables.components.game.campaigns().values().iterator().next());
        squad = new SquadState(tables.components);
        mission = new MissionState(tables, squad);
        state = new CampaignState(campaign, mission);
        combat = new CombatState(squad);
        rolls = new ScriptedRolls(tables.components);
        final Seat<GameView> seat = seat(bot, trace);
        final MissionParts parts =
                new MissionParts(mission, combat, key, new SquadParts(squad, rolls, seat, null, trace));
        missions = new MissionPlay(parts);
        roster = new Roster(state, parts);
        outfitting = new Outfitting(state, parts);
        rest = new RestAndRecreation(state, parts);
        begin();
    }

    private Seat<GameView> seat(final Bot<GameView> player, final TrialListener trace) {
        final GameView view = new GameView(
                new SquadView(squad), new CombatView(combat), new MissionView(mission), new CampaignView(state));
        final Seat<GameView> seat = Sides.seat(Sides.MARINES, player, view, trace, MANY_DECISIONS);
        seat.begin(key);
        return seat;
    }

    /** Returns a whole campaign with this bot and real rolls of a key that the caller sets. */
    CampaignPlay play(final Bot<GameView> player) {
        final Seat<GameView> seat = seat(player, TrialListener.NONE);
        final Rolls real = new Rolls(key, tables.components.totals, tables.components.faces);
        return new CampaignPlay(
                state,
                new MissionParts(mission, combat, key, new SquadParts(squad, real, seat, null, TrialListener.NONE)));
    }

    private void begin() {
        state.reset(0);
        squad.disband();
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            squad.enlist(marine, marine);
            state.pool &= ~(1L << marine);
        }
        afterMission(1);
        state.record.begins(0, state);
    }

    /** A Mission has ended. */
    Company afterMission(final int number) {
        missions.layOut(campaign.missions[number - 1], number - 1, state.flags);
        state.begun = number;
        state.played = number;
        return this;
    }

    // The script

    Company rolls(final String... lines) {
        rolls.expect(lines);
        return this;
    }

    Company answers(final int kind, final int option) {
        bot.answer(kind, option);
        return this;
    }

    Company answersOf(final int kind, final int option, final int... options) {
        bot.answerOf(kind, option, options);
        return this;
    }

    void assertUsed() {
        rolls.assertUsed();
        bot.assertUsed();
    }

    // The position

    int profile(final String id) {
        return tables.components.profiles.index.of(id);
    }

    /** Leaves only these Profiles in the pool. */
    Company pool(final String... profiles) {
        state.pool = 0;
        for (final String id : profiles) {
            state.pool |= 1L << profile(id);
        }
        return this;
    }

    // What is then so

    /** Returns the Profile of a Marine by his ID. */
    String serves(final int id) {
        return tables.components.profiles.index.id(squad.cards.profile[id - 1]);
    }

    /** Returns the Profiles of a mask. */
    List<String> profiles(final long mask) {
        return IntStream.range(0, tables.components.profiles.count)
                .filter(profile -> (mask & 1L << profile) != 0)
                .mapToObj(tables.components.profiles.index::id)
                .toList();
    }
}
