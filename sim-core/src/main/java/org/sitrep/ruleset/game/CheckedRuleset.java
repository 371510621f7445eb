package org.sitrep.ruleset.game;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/**
 * A game with checks, a catalogue of bots, and playbooks. Immutable.
 *
 * @param <G> record that its files are bound to
 * @param <V> view of its bots
 */
public abstract class CheckedRuleset<G extends Record, V> implements Ruleset {
    private final CheckList<G> checks;
    private final Class<? extends Record> options;
    private final List<BotDefinition<V>> bots;
    private final Playbooks<V> playbooks;

    /**
     * @param options record of its readings and optional rules
     * @param bots its catalogue, the default bot first
     */
    protected CheckedRuleset(
            final CheckList<G> checks,
            final Class<? extends Record> options,
            final List<BotDefinition<V>> bots,
            final Playbooks<V> playbooks) {
        this.checks = checks;
        this.options = options;
        this.bots = List.copyOf(bots);
        this.playbooks = playbooks;
    }

    /** Returns the tables of sound data. */
    protected abstract CompiledScenario compiled(G game, List<BotDefinition<V>> bots);

    /** Returns the loadout rules of sound data; empty if no loadout is chosen before play begins. */
    protected abstract Optional<LoadoutRules> loadoutRules(G game, LoadoutData.Compiling<G> compiling);

    @Override
    public final Class<? extends Record> definition() {
        return checks.type();
    }

    @Override
    public final Class<?> view() {
        return bots.get(0).view();
    }

    @Override
    public final List<Listing> bots() {
        return bots.stream()
                .map(bot -> new Listing(bot.id(), bot.summary() + budget(bot), List.of()))
                .toList();
    }

    private static String budget(final BotDefinition<?> bot) {
        return bot.thinking()
                .map(thinking -> "; " + bot.id() + ":N tries at most N "
                        + thinking.budget().unit() + " per decision (default: "
                        + thinking.budget().usual() + ")")
                .orElse("");
    }

    @Override
    public final Optional<Budget> budget(final String botId) {
        return bots.stream()
                .filter(bot -> bot.id().equals(botId))
                .findFirst()
                .flatMap(BotDefinition::thinking)
                .map(BotDefinition.Thinking::budget);
    }

    @Override
    public final List<Listing> options() {
        return OptionListings.all(options);
    }

    @Override
    public final List<Listing> checks() {
        return checks.listings();
    }

    @Override
    public final Optional<CompiledScenario> compile(
            final ScenarioDocument document, final Findings findings, final List<BotDefinition<?>> external) {
        final List<BotDefinition<V>> seats = withExternal(external);
        external.forEach(bot -> bot.fit().check(document, findings));
        return checks.bind(document, findings).map(game -> compiled(game, seats));
    }

    private List<BotDefinition<V>> withExternal(final List<BotDefinition<?>> external) {
        return BotDefinition.withExternal(bots, bots.get(0).view(), external);
    }

    @Override
    public final Optional<LoadoutRules> loadoutRules(final ScenarioDocument document) {
        return checks.bind(document, new Findings())
                .flatMap(data -> loadoutRules(
                        data,
                        (candidate, external) -> checks.isSound(candidate, document)
                                ? Optional.of(compiled(candidate, withExternal(external)))
                                : Optional.empty()));
    }

    @Override
    public final List<Vocabulary> playbookSections() {
        return playbooks.sections();
    }

    @Override
    public final Optional<Class<? extends Record>> playbookDefinition() {
        return Optional.of(playbooks.definition());
    }

    @Override
    public final boolean isPlaybook(final ScenarioDocument document) {
        return playbooks.isPlaybook(document);
    }

    @Override
    public final Optional<BotDefinition<?>> playbook(final ScenarioDocument document, final Findings findings) {
        return playbooks.compile(document, findings, bots).map(bot -> bot);
    }
}
