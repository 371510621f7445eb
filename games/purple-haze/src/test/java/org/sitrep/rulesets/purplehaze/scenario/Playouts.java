package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.metrics.CampaignMetrics;
import org.sitrep.rulesets.purplehaze.metrics.CombatMetrics;
import org.sitrep.rulesets.purplehaze.metrics.MissionMetrics;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.TrialListener;

/** Single combats, Missions and campaigns as the engine sees them, on a state that the test keeps in its hands. */
public final class Playouts {
    private Playouts() {}

    private static Bot<RedView> red(final GameTables tables) {
        return tables.options.hasRed() ? new RandomBot<>() : null;
    }

    /** Plays the box and the Squad of the scenario that the state's tables were made from. */
    public static Playout combat(
            final CombatState state,
            final Bot<GameView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final TrialKey rollsKey) {
        final GameTables tables = state.tables;
        return new CombatScenario(tables, BoxTable.atStart(tables), new PurpleHaze().sides())
                .newPlayout(
                        new Table(bot, red(tables), maxDecisions, rolls, rollsKey, TrialListener.NONE),
                        new BoardScenario.Board<>(state, state));
    }

    /** The same with rolls drawn from {@code rollsKey}. */
    public static Playout combat(
            final CombatState state, final Bot<GameView> bot, final int maxDecisions, final TrialKey rollsKey) {
        return combat(state, bot, maxDecisions, new Rolls(rollsKey, state.tables.totals, state.tables.faces), rollsKey);
    }

    /**
     * Plays the Mission of the scenario that the state's tables were made from, on a state that the test keeps in its
     * hands.
     */
    public static Playout mission(
            final MissionState state,
            final Bot<GameView> bot,
            final int maxDecisions,
            final TrialKey rollsKey,
            final TrialListener trace) {
        return mission(state, new CombatState(state.squad), played(state.tables), bot, maxDecisions, rollsKey, trace);
    }

    /** Plays one of the Missions of a document. */
    public static Playout mission(
            final MissionState state,
            final CombatState combat,
            final MissionTable mission,
            final Bot<GameView> bot,
            final int maxDecisions,
            final TrialKey rollsKey,
            final TrialListener trace) {
        final Bot<RedView> redBot = red(state.tables.components);
        return mission(state, combat, mission, bot, redBot, maxDecisions, rollsKey, trace);
    }

    /** The same with a bot for Red; null without Sapper mode. */
    static Playout mission(
            final MissionState state,
            final CombatState combat,
            final MissionTable mission,
            final Bot<GameView> bot,
            final Bot<RedView> redBot,
            final int maxDecisions,
            final TrialKey rollsKey,
            final TrialListener trace) {
        final GameTables tables = state.tables.components;
        return MissionScenario.playout(
                new Table(bot, redBot, maxDecisions, new Rolls(rollsKey, tables.totals, tables.faces), rollsKey, trace),
                new StartingSquad(tables),
                mission,
                tables.flagsOf(tables.game.start().log()),
                new MissionMetrics(state.tables, mission),
                new BoardScenario.Board<>(state, combat));
    }

    /**
     * Plays the campaign of the document that the state's tables were made from, with the Squad that it names or one
     * that is drawn.
     */
    public static Playout campaign(
            final CampaignState state,
            final CombatState combat,
            final Bot<GameView> bot,
            final int maxDecisions,
            final TrialKey rollsKey) {
        return campaign(state, combat, bot, maxDecisions, rollsKey, TrialListener.NONE);
    }

    /** The same, told to a trace. */
    public static Playout campaign(
            final CampaignState state,
            final CombatState combat,
            final Bot<GameView> bot,
            final int maxDecisions,
            final TrialKey rollsKey,
            final TrialListener trace) {
        final GameTables tables = combat.tables;
        return CampaignScenario.playout(
                new Table(
                        bot,
                        red(tables),
                        maxDecisions,
                        new Rolls(rollsKey, tables.totals, tables.faces),
                        rollsKey,
                        trace),
                tables.game.squad().isPresent() ? new StartingSquad(tables) : null,
                tables.flagsOf(tables.game.start().log()),
                new CampaignMetrics(state.mission.tables, state.campaign),
                new BoardScenario.Board<>(state, combat));
    }

    /** Returns the slots of such a campaign's outcome. */
    public static OutcomeLayout layout(final CampaignState state) {
        return new CampaignMetrics(state.mission.tables, state.campaign).layout();
    }

    /** Returns the slots of the outcome of one of the Missions of a document. */
    public static OutcomeLayout layout(final MissionTables tables, final MissionTable mission) {
        return new MissionMetrics(tables, mission).layout();
    }

    private static MissionTable played(final MissionTables tables) {
        return tables.missions[
                tables.missionIndex.of(tables.components.game.mission().orElseThrow())];
    }

    /** Returns the slots of such a Mission's outcome. */
    public static OutcomeLayout layout(final MissionTables tables) {
        return new MissionMetrics(tables, played(tables)).layout();
    }

    /** Returns the slots of such a combat's outcome. */
    public static OutcomeLayout layout(final GameTables tables) {
        return new CombatMetrics(tables).layout();
    }
}
