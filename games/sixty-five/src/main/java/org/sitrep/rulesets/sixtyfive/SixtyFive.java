package org.sitrep.rulesets.sixtyfive;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.game.CheckedRuleset;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.bots.NoviceBot;
import org.sitrep.rulesets.sixtyfive.bots.PlannerBot;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.bots.playbook.PlaybookText;
import org.sitrep.rulesets.sixtyfive.bots.playbook.Sections;
import org.sitrep.rulesets.sixtyfive.bots.playbook.TableOutlook;
import org.sitrep.rulesets.sixtyfive.checks.Checks;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.kits.Musters;
import org.sitrep.rulesets.sixtyfive.odds.DeckForms;
import org.sitrep.rulesets.sixtyfive.odds.FightForm;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.scenario.BattleScenario;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.SideBots;
import org.sitrep.strategy.UniformBot;

/** Declares '65, a game of squads in Vietnam for two sides, with cards instead of dice. */
public final class SixtyFive extends CheckedRuleset<GameData> {
    /** Short name of the game. */
    public static final String ID = "sixty-five";

    private static final List<BotDefinition<BattleView>> BOTS = List.of(
            new BotDefinition<>(
                    "sergeant",
                    "sensible: plays the Action of most worth by the odds and the points",
                    BattleView.class,
                    SergeantBot::new),
            BotDefinition.thinking(
                    "planner",
                    "plays the sergeant's best cards to the end of the turn, on guesses of what it cannot see",
                    BattleView.class,
                    PlannerBot.BUDGET,
                    PlannerBot::new),
            new BotDefinition<>(
                    "novice",
                    "fires at the nearest, runs for what scores, and holds no card back",
                    BattleView.class,
                    NoviceBot::new),
            new BotDefinition<>(
                    "random", "uniform over the legal options of each decision", BattleView.class, UniformBot::new));

    /** Creates the declaration of the game. */
    public SixtyFive() {
        super(
                ID,
                "'65",
                Checks.ALL,
                Options.class,
                SideBots.shared(Words.all(Side.class), BOTS),
                DecisionKind.NAMES,
                new Playbooks<>(
                        PlaybookText.class,
                        () -> Sections.INDEX,
                        BattleView.class,
                        (book, names) -> new TableOutlook(),
                        (book, names, file, scenario, findings) -> {}));
    }

    @Override
    public List<String> ladder() {
        return List.of("random", "novice", "sergeant");
    }

    @Override
    public List<String> playable() {
        return List.of("battles/**.yaml");
    }

    @Override
    public List<Listing> shorts() {
        return List.of(new Listing("loadout", "Units to play with", List.of("loadouts")));
    }

    @Override
    public List<OddsForm> odds() {
        return List.of(FightForm.OF_FIRE, FightForm.OF_AN_ASSAULT, DeckForms.BID, DeckForms.TURN);
    }

    @Override
    protected PreparedScenario<?, ?> compiled(final GameData game, final SideBots bots) {
        final GameTables tables = new GameTables(game);
        return new BattleScenario(
                tables,
                new PreparedScenario.About(
                        bots, SetUpFacts.of(tables), OptionListings.inForce(game.options()), DecisionKind.NAMES));
    }

    @Override
    protected Optional<LoadoutRules> loadoutRules(
            final GameData game, final LoadoutData.Compiling<GameData> compiling) {
        return Optional.of(new Musters(game, ID, compiling));
    }
}
