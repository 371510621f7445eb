package org.sitrep.rulesets.purplehaze;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.BotListings;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.Outfitting;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.PlannerBot;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
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
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.scenario.CampaignScenario;
import org.sitrep.rulesets.purplehaze.scenario.CombatScenario;
import org.sitrep.rulesets.purplehaze.scenario.MissionScenario;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/** Purple Haze: a dice-matching Marine squad campaign, Vietnam 1967-68. */
public final class PurpleHaze implements Ruleset {
    /** Its short name. */
    public static final String ID = "purple-haze";

    private static final List<BotDefinition<GameView>> BOTS = List.of(
            new BotDefinition<>(
                    "rifleman",
                    "a sensible soldier: cover, smoke, grenades, bursts, skills and Fire Support where they pay",
                    GameView.class,
                    RiflemanBot::new),
            new BotDefinition<>(
                    "planner",
                    "reckons both orders of an activation together, by the exact law of hits and of the Enemy's "
                            + "attacks",
                    GameView.class,
                    PlannerBot::new),
            BotDefinition.thinking(
                    "searcher",
                    "a planner who plays his best orders on to the end of the combat, on guesses of what he cannot see",
                    GameView.class,
                    SearcherBot.BUDGET,
                    SearcherBot::new),
            new BotDefinition<>(
                    "drill",
                    "a plain policy fixed to the letter, for comparing implementations",
                    GameView.class,
                    DrillBot::new),
            new BotDefinition<>(
                    "random", "uniform over the legal options of every decision", GameView.class, RandomBot::new));

    private static final Playbooks<GameView> PLAYBOOKS =
            new Playbooks<>(PlaybookText.class, () -> Sections.INDEX, GameView.class, TableOutlook::new);

    /** The shipped playbook that is a rung of the ladder. */
    private static final String NOVICE = "novice";

    /**
     * From clumsy to strong. The drill is no rung: it is there to be compared with to the letter, and loses more
     * Marines than chance does while it wins more combats.
     */
    private static final List<String> LADDER = List.of("random", NOVICE, "rifleman", "planner", "searcher");

    private static final List<String> SWEPT = List.of(
            "objective.*",
            "objectives",
            "primaries",
            "squad.survivors",
            "survivors",
            "losses",
            "wounds",
            "kia",
            "experience",
            "eliminated",
            "killRate",
            "end.*");

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Purple Haze";
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

    @Override
    public Class<GameView> view() {
        return GameView.class;
    }

    @Override
    public List<String> ladder() {
        return LADDER.stream()
                .filter(id -> NOVICE.equals(id)
                        || BOTS.stream().anyMatch(bot -> bot.id().equals(id)))
                .toList();
    }

    @Override
    public String question(final int kind) {
        return Ask.NAMES.of(kind);
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
        return SWEPT;
    }

    @Override
    public List<OddsForm> odds() {
        return List.of(new PoolForm(), new ShotForm());
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
        return Checks.ALL.bind(document, findings).map(game -> compiled(new GameTables(game), bots));
    }

    private static CompiledScenario compiled(final GameTables tables, final List<BotDefinition<GameView>> bots) {
        final GameData game = tables.game;
        final Map<String, String> options = OptionListings.inForce(game.options());
        if (game.campaign().isPresent()) {
            return new CampaignScenario(tables, bots, SetUpFacts.ofCampaign(game), options);
        }
        if (game.mission().isPresent()) {
            return new MissionScenario(tables, bots, SetUpFacts.ofMission(game), options);
        }
        final SetUpTable setUp = BoxTable.atStart(tables);
        return new CombatScenario(tables, setUp, bots, SetUpFacts.of(game, setUp), options);
    }

    @Override
    public Optional<Outfitting> outfitting(final ScenarioDocument document) {
        return Checks.ALL
                .bind(document, new Findings())
                .filter(data -> data.campaign().isEmpty())
                .map(data -> new Armourer(
                        data,
                        ID,
                        (tried, guests) -> Checks.ALL.isSound(tried, document)
                                ? Optional.of(compiled(
                                        new GameTables(tried), BotDefinition.withGuests(BOTS, GameView.class, guests)))
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
