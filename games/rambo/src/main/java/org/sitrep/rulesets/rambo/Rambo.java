package org.sitrep.rulesets.rambo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.CampaignKeys;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.game.CheckedRuleset;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.drill.DrillBot;
import org.sitrep.rulesets.rambo.bots.planner.PlannerBot;
import org.sitrep.rulesets.rambo.bots.playbook.PlaybookText;
import org.sitrep.rulesets.rambo.bots.playbook.Sections;
import org.sitrep.rulesets.rambo.bots.playbook.TableOutlook;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.checks.Checks;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.kits.Armory;
import org.sitrep.rulesets.rambo.odds.AttackForm;
import org.sitrep.rulesets.rambo.odds.DrawForm;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.scenario.CampaignScenario;
import org.sitrep.rulesets.rambo.scenario.MissionScenario;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.SideBots;
import org.sitrep.strategy.UniformBot;

/** Declares Rambo, a card-driven cooperative game of stealth for one to four heroes, without dice. */
public final class Rambo extends CheckedRuleset<GameData> {
    /** Short name of the game. */
    public static final String ID = "rambo";

    private static final List<BotDefinition<GameView>> BOTS = List.of(
            new BotDefinition<>(
                    "pointman",
                    "greedy: one hero heads for each goal, the others guard; each takes the option that is "
                            + "best at the moment",
                    GameView.class,
                    PointmanBot::new),
            new BotDefinition<>(
                    "planner",
                    "searches each turn before it begins: stance, card, where to attack from, where to end",
                    GameView.class,
                    PlannerBot::new),
            new BotDefinition<>(
                    "drill",
                    "simple and fully specified, for comparing implementations",
                    GameView.class,
                    DrillBot::new),
            new BotDefinition<>(
                    "random", "uniform over the legal options of each decision", GameView.class, UniformBot::new));

    /** Creates the declaration of the game. */
    public Rambo() {
        super(
                ID,
                "Rambo",
                Checks.ALL,
                Options.class,
                SideBots.alone(BOTS),
                DecisionKind.NAMES,
                new Playbooks<>(
                        PlaybookText.class,
                        () -> Sections.INDEX,
                        GameView.class,
                        (book, names) -> new TableOutlook(),
                        (book, names, file, scenario, findings) -> {}));
    }

    @Override
    public boolean ranksRolls() {
        return false;
    }

    /** The drill compares implementations and does not play for strength. */
    @Override
    public List<String> ladder() {
        return List.of("random", "novice", "pointman", "planner");
    }

    @Override
    public List<String> playable() {
        return List.of("missions/**.yaml", "campaign.yaml", "open-campaign.yaml");
    }

    @Override
    public Optional<CampaignKeys> campaignKeys() {
        return Optional.of(new CampaignKeys("mission", "missions", "campaign", "campaigns", "missions"));
    }

    @Override
    public List<OddsForm> odds() {
        return List.of(DrawForm.FORM, AttackForm.FORM);
    }

    @Override
    public List<Listing> shorts() {
        return List.of(
                new Listing("party", "Party that plays", List.of("parties")),
                new Listing("loadout", "Loadout to carry", List.of("loadouts")));
    }

    @Override
    protected PreparedScenario<?, ?> compiled(final GameData game, final SideBots bots) {
        if (game.campaign().isPresent()) {
            final CampaignTables campaign = new CampaignTables(game);
            return new CampaignScenario(campaign, about(game, bots, SetUpFacts.of(campaign)));
        }
        final GameTables tables = new GameTables(game, game.mission().orElseThrow());
        return new MissionScenario(tables, about(game, bots, SetUpFacts.of(tables)));
    }

    private static PreparedScenario.About about(
            final GameData game, final SideBots bots, final Map<String, String> setup) {
        return new PreparedScenario.About(bots, setup, OptionListings.inForce(game.options()), DecisionKind.NAMES);
    }

    @Override
    protected Optional<LoadoutRules> loadoutRules(
            final GameData game, final LoadoutData.Compiling<GameData> compiling) {
        return game.campaign().isPresent() ? Optional.empty() : Optional.of(new Armory(game, ID, compiling));
    }
}
