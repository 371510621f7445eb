package org.sitrep.cli.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunResult;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ValueSources;
import org.sitrep.strategy.BotDefinition;

/**
 * A scenario that is sound: read, checked and made into tables.
 *
 * @param document what its files come to
 * @param game its ruleset
 * @param compiled its tables
 * @param source what was opened
 */
public record OpenScenario(ScenarioDocument document, Ruleset game, CompiledScenario compiled, Source source) {
    /**
     * Returns the same for guests that are there already.
     *
     * @throws UserError if it is a scenario of another game than theirs
     */
    public OpenScenario played(final Ruleset by, final List<BotDefinition<?>> guests) {
        if (!game.id().equals(by.id())) {
            throw UserError.badData(
                    source.file() + " is a scenario of " + game.title(), "the playbook is one of " + by.title());
        }
        return new OpenScenario(
                document, game, game.compile(document, new Findings(), guests).orElseThrow(), source);
    }

    /**
     * Returns the file of a shipped scenario as the user would type it from where he is; as it stands if it is not
     * there.
     */
    public static String shipped(final Session session, final String file) {
        return session.home()
                .root()
                .map(root -> root.resolve(file))
                .filter(Files::isRegularFile)
                .map(found -> relative(found).toString())
                .orElse(file);
    }

    private static Path relative(final Path found) {
        final Path here = Path.of("").toAbsolutePath();
        final Path absolute = found.toAbsolutePath().normalize();
        return absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    }

    /**
     * Returns the id of the bot that {@code --bot} names, the game's first one if {@code named} is null.
     *
     * @throws UserError if there is none
     */
    public String bot(final String named) {
        return bots().id(game, named);
    }

    /** Returns who may play it beside the game's own bots. */
    public BotSource bots() {
        return source.bots();
    }

    /** Returns the scenario's short name: its file's, without folder and ending. */
    public String name() {
        return name(document.file());
    }

    /** Returns the name of a file without folder and ending. */
    public static String name(final String path) {
        final String file = Path.of(path).getFileName().toString();
        final int dot = file.lastIndexOf('.');
        return dot > 0 ? file.substring(0, dot) : file;
    }

    /** Returns the scenario played by a bot, a side of a contest. */
    public PairedEntry contender(final String bot) {
        return new PairedEntry(compiled, subject(bot), bot);
    }

    /** Returns what a capsule says of the origin of the scenario and of the bot that plays it. */
    public RunMetadata subject(final String bot) {
        final BuildInfo build = BuildInfo.current();
        return new RunMetadata(
                build.version(),
                build.commit(),
                document.ruleset(),
                document.file(),
                document.title(),
                new RunResult.Content(
                        document.sha256(), document.json(), document.files(), changes(), ValueSources.of(document)),
                bots().file(game, bot));
    }

    /** Returns what the scenario was made from. */
    public ContentSummary input() {
        return ContentSummary.of(subject(bot(null)), compiled);
    }

    /** Returns {@code --overlay=FILE} and {@code path=value} of all changes, as capsules keep them. */
    public List<String> changes() {
        return Stream.concat(
                        source.overlays().stream().map(overlay -> "--overlay=" + overlay), document.sets().stream())
                .toList();
    }

    /** Returns a plain value of the data; empty if there is none at the path. */
    public Optional<String> text(final String path) {
        return document.at(path).filter(ScalarNode.class::isInstance).map(node -> ((ScalarNode) node).text());
    }

    /** Returns what stands in a map of the data; nothing if there is none at the path. */
    public Map<String, Node> entries(final String path) {
        return document.at(path)
                .filter(MapNode.class::isInstance)
                .map(node -> ((MapNode) node).entries())
                .orElse(Map.of());
    }

    /** Returns {@code forbid=[...]} with what the scenario forbids anyway, and a further thing. */
    public String forbiddingAlso(final String thing) {
        final Stream<String> already = document
                .at("forbid")
                .filter(ListNode.class::isInstance)
                .map(node -> ((ListNode) node).items())
                .orElse(List.of())
                .stream()
                .map(item -> ((ScalarNode) item).text());
        return "forbid=[" + Stream.concat(already, Stream.of(thing)).collect(Collectors.joining(", ")) + "]";
    }
}
