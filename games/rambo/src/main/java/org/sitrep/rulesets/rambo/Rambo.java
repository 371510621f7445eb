package org.sitrep.rulesets.rambo;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.BotListings;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.Outfitting;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.RandomBot;
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
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.scenario.CampaignScenario;
import org.sitrep.rulesets.rambo.scenario.MissionScenario;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/** Rambo: a card-driven cooperative game of stealth, one to four heroes, without dice. */
public final class Rambo implements Ruleset {
    /** Its short name. */
    public static final String ID = "rambo";

    private static final List<BotDefinition<GameView>> BOTS = List.of(
            new BotDefinition<>(
                    "pointman",
                    "greedy: one hero runs for each goal, the others guard; each does what is best at the moment",
                    GameView.class,
                    PointmanBot::new),
            new BotDefinition<>(
                    "planner",
                    "looks through every turn before it begins: stance, card, where to attack from, where to end",
                    GameView.class,
                    PlannerBot::new),
            new BotDefinition<>(
                    "drill",
                    "plain and fixed to the letter, to compare implementations",
                    GameView.class,
                    DrillBot::new),
            new BotDefinition<>(
                    "random", "uniform over the legal options of every decision", GameView.class, RandomBot::new));

    /** The shipped playbook that is a rung of the ladder. */
    private static final String NOVICE = "novice";

    private static final Playbooks<GameView> PLAYBOOKS =
            new Playbooks<>(PlaybookText.class, () -> Sections.INDEX, GameView.class, TableOutlook::new);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Rambo";
    }

    @Override
    public Class<? extends Record> definition() {
        return GameData.class;
    }

    @Override
    public List<Listing> bots() {
        return BotListings.all(BOTS);
    }

    @Override
    public Optional<Budget> budget(final String botId) {
        return BotListings.budget(BOTS, botId);
    }

    /** The drill compares implementations, it does not play for strength. */
    @Override
    public List<String> ladder() {
        return List.of("random", NOVICE, "pointman", "planner");
    }

    @Override
    public List<String> playable() {
        return List.of("missions/**.yaml", "campaign.yaml", "open-campaign.yaml");
    }

    @Override
    public Class<GameView> view() {
        return GameView.class;
    }

    @Override
    public String question(final int kind) {
        return Ask.NAMES.of(kind);
    }

    @Override
    public List<Listing> options() {
        return OptionListings.all(Options.class);
    }

    @Override
    public List<Listing> checks() {
        return Checks.ALL.listings();
    }

    @Override
    public Optional<CompiledScenario> compile(
            final ScenarioDocument document, final Findings findings, final List<BotDefinition<?>> guests) {
        final List<BotDefinition<GameView>> bots = BotDefinition.withGuests(BOTS, GameView.class, guests);
        return Checks.ALL.bind(document, findings).map(game -> compiled(game, bots));
    }

    private static CompiledScenario compiled(final GameData game, final List<BotDefinition<GameView>> bots) {
        if (game.campaign().isPresent()) {
            final CampaignTables campaign = new CampaignTables(game);
            return new CampaignScenario(
                    campaign, bots, SetUpFacts.of(campaign), OptionListings.inForce(game.options()));
        }
        final GameTables tables = new GameTables(game, game.mission().orElseThrow());
        return new MissionScenario(tables, bots, SetUpFacts.of(tables), OptionListings.inForce(game.options()));
    }

    @Override
    public Optional<Outfitting> outfitting(final ScenarioDocument document) {
        return Checks.ALL
                .bind(document, new Findings())
                .filter(data -> data.campaign().isEmpty())
                .map(data -> new Armory(
                        data,
                        ID,
                        (tried, guests) -> Checks.ALL.isSound(tried, document)
                                ? Optional.of(compiled(tried, BotDefinition.withGuests(BOTS, GameView.class, guests)))
                                : Optional.empty()));
    }

    @Override
    public List<Vocabulary> playbookSections() {
        return PLAYBOOKS.sections();
    }

    @Override
    public Optional<BotDefinition<?>> playbook(final ScenarioDocument document, final Findings findings) {
        return PLAYBOOKS.compile(document, findings, BOTS).map(bot -> bot);
    }

    @Override
    public Optional<Class<? extends Record>> playbookDefinition() {
        return Optional.of(PLAYBOOKS.definition());
    }

    @Override
    public boolean isPlaybook(final ScenarioDocument document) {
        return PLAYBOOKS.isPlaybook(document);
    }
}
