package org.sitrep.rulesets.purplehaze;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.CampaignKeys;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.game.CheckedRuleset;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.KeenRed;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.bots.playbook.PlaybookText;
import org.sitrep.rulesets.purplehaze.bots.playbook.Sections;
import org.sitrep.rulesets.purplehaze.bots.playbook.TableOutlook;
import org.sitrep.rulesets.purplehaze.bots.searcher.SearcherBot;
import org.sitrep.rulesets.purplehaze.checks.Checks;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.kits.Armourer;
import org.sitrep.rulesets.purplehaze.odds.PoolForm;
import org.sitrep.rulesets.purplehaze.odds.ShotForm;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.scenario.CampaignScenario;
import org.sitrep.rulesets.purplehaze.scenario.CombatScenario;
import org.sitrep.rulesets.purplehaze.scenario.MissionScenario;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.SideBots;

/** Purple Haze: a dice-matching Marine squad campaign, Vietnam 1967-68. */
public final class PurpleHaze extends CheckedRuleset<GameData> {
    /** The short name of the game. */
    public static final String ID = "purple-haze";

    private static final List<BotDefinition<GameView>> BOTS = List.of(
            new BotDefinition<>(
                    "rifleman",
                    "rules of thumb: cover, smoke, grenades, Bursts, skills and Fire Support where they pay",
                    GameView.class,
                    RiflemanBot::new),
            new BotDefinition<>(
                    "planner",
                    "weighs both orders of an activation together, by exact distributions of hits and of the "
                            + "Enemy's attacks",
                    GameView.class,
                    PlannerBot::new),
            BotDefinition.thinking(
                    "searcher",
                    "plays the planner's best answers to the end of the combat, on guesses of what it cannot see",
                    GameView.class,
                    SearcherBot.BUDGET,
                    SearcherBot::new),
            new BotDefinition<>(
                    "drill",
                    "a simple policy with exact rules, for comparing implementations",
                    GameView.class,
                    DrillBot::new),
            new BotDefinition<>(
                    "random", "uniform over the legal options of every decision", GameView.class, RandomBot::new));

    private static final List<BotDefinition<RedView>> RED = List.of(
            new BotDefinition<>("keen", "chooses what does the Squad most harm now", RedView.class, KeenRed::new),
            new BotDefinition<>("random", "uniform over the legal options", RedView.class, RandomBot::new));

    /**
     * Bots from weak to strong. The drill is not on the ladder: it is a fixed reference for comparing implementations.
     * It loses more Marines than the random bot, but wins more combats.
     */
    private static final List<String> LADDER = List.of("random", "novice", "rifleman", "planner", "searcher");

    private static final String SWEPT = "objective.* objectives primaries squad.survivors survivors losses wounds kia"
            + " experience eliminated killRate end.*";

    /** Declares the game. */
    public PurpleHaze() {
        super(
                ID,
                "Purple Haze",
                Checks.ALL,
                Options.class,
                new SideBots(
                        List.of(new SideBots.Side<>(Sides.SQUAD_ID, BOTS), new SideBots.Side<>(Sides.RED_ID, RED))),
                DecisionKind.NAMES,
                new Playbooks<>(
                        PlaybookText.class,
                        () -> Sections.INDEX,
                        GameView.class,
                        (book, names) -> new TableOutlook(((PlaybookText) book).plan(), names),
                        (book, names, file, scenario, findings) ->
                                ((PlaybookText) book).check(names, file, scenario, findings)));
    }

    @Override
    public List<String> ladder() {
        return LADDER;
    }

    @Override
    public List<String> playable() {
        return List.of("{combats,missions}/**.yaml", "campaign.yaml");
    }

    @Override
    public List<String> examples() {
        return List.of("combats/patrol.yaml", "missions/01-crash.yaml", "campaign.yaml");
    }

    @Override
    public List<String> sweptMetrics() {
        return List.of(SWEPT.split(" "));
    }

    @Override
    public Optional<CampaignKeys> campaignKeys() {
        return Optional.of(new CampaignKeys("mission", "missions", "campaign", "campaigns", "missions"));
    }

    @Override
    public List<Listing> shorts() {
        return List.of(
                new Listing("squad", "Squad that plays", List.of("squads")),
                new Listing("loadout", "Loadout to carry", List.of("loadouts")));
    }

    @Override
    public List<OddsForm> odds() {
        return List.of(PoolForm.FORM, ShotForm.FORM);
    }

    @Override
    protected PreparedScenario<?, ?> compiled(final GameData game, final SideBots bots) {
        final GameTables tables = new GameTables(game);
        if (game.campaign().isPresent()) {
            return new CampaignScenario(tables, bots);
        }
        return game.mission().isPresent()
                ? new MissionScenario(tables, bots)
                : new CombatScenario(tables, BoxTable.atStart(tables), bots);
    }

    @Override
    protected Optional<LoadoutRules> loadoutRules(
            final GameData game, final LoadoutData.Compiling<GameData> compiling) {
        return game.campaign().isPresent() ? Optional.empty() : Optional.of(new Armourer(game, ID, compiling));
    }
}
