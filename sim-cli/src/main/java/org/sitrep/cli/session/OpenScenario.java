package org.sitrep.cli.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunMetadata;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;

/**
 * A valid scenario: read, checked and compiled.
 *
 * @param playable its data and tables
 * @param source it was opened from
 */
public record OpenScenario(PlayableScenario playable, Source source) {
    /** Returns the resolved data of its files. */
    public ScenarioDocument document() {
        return playable.document();
    }

    /** Returns its ruleset. */
    public Ruleset game() {
        return playable.game();
    }

    /** Returns its tables. */
    public CompiledScenario compiled() {
        return playable.compiled();
    }

    /**
     * Returns the same scenario for external bots that are loaded already.
     *
     * @throws UserError if it belongs to another game
     */
    public OpenScenario played(final Ruleset by, final List<BotDefinition<?>> externalBots) {
        if (!game().id().equals(by.id())) {
            throw UserError.badData(
                    source.file() + " is a scenario of " + game().title() + ", the playbook is for " + by.title(),
                    "name a playbook of that game");
        }
        return new OpenScenario(playable.by(externalBots), source);
    }

    /**
     * Returns the id of the bot that {@code --bot} names, the game's first one if {@code named} is null.
     *
     * @throws UserError if it does not exist
     */
    public String bot(final String named) {
        return bots().id(playable, named);
    }

    /** Returns the bots that may play it in addition to the game's own. */
    public BotSource bots() {
        return source.bots();
    }

    /** Returns the scenario's short name: its file name without folder and extension. */
    public String name() {
        return playable.name();
    }

    /** Returns the scenario played by a bot, as a side of a paired run. */
    public PairedEntry contender(final String bot) {
        return playable.entry(bot);
    }

    /** Returns the metadata that results record of the scenario and its bot. */
    public RunMetadata subject(final String bot) {
        return playable.subject(bot);
    }

    /** Returns what the scenario was made from. */
    public ContentSummary input() {
        return ContentSummary.of(subject(bot(null)), compiled());
    }

    /** Returns all changes as {@code --overlay=FILE} and {@code path=value}, as results record them. */
    public List<String> changes() {
        return playable.changes();
    }

    /** Returns a plain value of the data; empty if the path has none. */
    public Optional<String> text(final String path) {
        return document().text(path);
    }

    /** Returns the entries of a map of the data; empty if the path has none. */
    public Map<String, Node> entries(final String path) {
        return document()
                .at(path)
                .filter(MapNode.class::isInstance)
                .map(node -> ((MapNode) node).entries())
                .orElse(Map.of());
    }

    /** Returns {@code forbid=[...]} with everything that the scenario forbids, and one thing more. */
    public String forbiddingAlso(final String thing) {
        final Stream<String> already = document()
                .at("forbid")
                .filter(ListNode.class::isInstance)
                .map(node -> ((ListNode) node).items())
                .orElse(List.of())
                .stream()
                .map(item -> ((ScalarNode) item).text());
        return "forbid=[" + Stream.concat(already, Stream.of(thing)).collect(Collectors.joining(", ")) + "]";
    }
}
