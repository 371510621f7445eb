package org.sitrep.ruleset.game;

import java.util.List;
import java.util.Optional;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.LoadoutData;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.Origin;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.check.CheckList;
import org.sitrep.ruleset.playbook.Playbooks;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.QuestionNames;
import org.sitrep.strategy.SideBots;

/**
 * A game with checks, a catalogue of bots, and playbooks. Immutable.
 *
 * @param <G> record that its files are bound to
 */
public abstract class CheckedRuleset<G extends Record> implements Ruleset {
    private final String id;
    private final String title;
    private final CheckList<G> checks;
    private final Class<? extends Record> options;
    private final SideBots sides;
    private final QuestionNames questions;
    private final Playbooks<?> playbooks;

    /**
     * @param id its short name
     * @param title its name in reports
     * @param options record of its readings and optional rules
     * @param sides its sides with their bots
     * @param playbooks of bots that see what its first side sees
     */
    protected CheckedRuleset(
            final String id,
            final String title,
            final CheckList<G> checks,
            final Class<? extends Record> options,
            final SideBots sides,
            final QuestionNames questions,
            final Playbooks<?> playbooks) {
        this.id = id;
        this.title = title;
        this.checks = checks;
        this.options = options;
        this.sides = sides;
        this.questions = questions;
        this.playbooks = playbooks;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final String question(final int kind) {
        return questions.of(kind);
    }

    /** Returns the tables of sound data. */
    protected abstract PreparedScenario<?, ?> compiled(G game, SideBots bots);

    /** Returns the loadout rules of sound data; empty if no loadout is chosen before play begins. */
    protected abstract Optional<LoadoutRules> loadoutRules(G game, LoadoutData.Compiling<G> compiling);

    @Override
    public final Class<? extends Record> definition() {
        return checks.type();
    }

    @Override
    public final SideBots sides() {
        return sides;
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
        final SideBots seats = sides.with(external);
        external.forEach(bot -> bot.fit().check(document, findings));
        return checks.bind(document, findings)
                .map(game -> compiled(game, seats).from(() -> new Origin(document, external)));
    }

    @Override
    public final Optional<LoadoutRules> loadoutRules(final ScenarioDocument document) {
        return checks.bind(document, new Findings())
                .flatMap(data -> loadoutRules(
                        data,
                        (candidate, external, sets) -> checks.isSoundLoadout(candidate, document)
                                ? Optional.of(compiled(candidate, sides.with(external))
                                        .from(() -> new Origin(with(document, sets.get()), external)))
                                : Optional.empty()));
    }

    private static ScenarioDocument with(final ScenarioDocument document, final List<String> sets) {
        return document.with(sets, new Findings());
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
        return playbooks.compile(document, findings, sides).map(bot -> bot);
    }
}
