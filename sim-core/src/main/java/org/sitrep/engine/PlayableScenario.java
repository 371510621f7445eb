package org.sitrep.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Sha256;
import org.sitrep.scenario.ValueSources;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.SideBots;

/**
 * A sound scenario: read, checked and compiled. Immutable.
 *
 * @param source what it was opened from
 * @param document the resolved data
 * @param game its ruleset
 * @param compiled its tables
 * @param bots external bots that may play it
 */
public record PlayableScenario(
        ScenarioSource source, ScenarioDocument document, Ruleset game, CompiledScenario compiled, List<FileBot> bots) {
    /** Copies the list. */
    public PlayableScenario {
        bots = List.copyOf(bots);
    }

    static Optional<PlayableScenario> of(
            final ScenarioSource source,
            final ScenarioDocument document,
            final Ruleset game,
            final List<FileBot> bots,
            final Findings findings) {
        return game.compile(document, findings, definitions(bots))
                .filter(compiled -> findings.isEmpty())
                .map(compiled -> new PlayableScenario(source, document, game, compiled, bots));
    }

    private static List<BotDefinition<?>> definitions(final List<FileBot> bots) {
        return bots.stream().<BotDefinition<?>>map(FileBot::definition).toList();
    }

    /** Returns the sides and their bots, with those that do not play in this scenario. */
    public SideBots sides() {
        return compiled.sides().orElseGet(game::sides);
    }

    /** Returns the definitions of the external bots. */
    public List<BotDefinition<?>> definitions() {
        return definitions(bots);
    }

    /**
     * Returns the same scenario with further changes. Reads no file.
     *
     * @param sets {@code path=value} texts
     * @param findings receives everything that is wrong with them; empty before
     * @return empty if there is any finding
     */
    public Optional<PlayableScenario> with(final List<String> sets, final Findings findings) {
        return with(sets, KeyOrder.NONE, findings);
    }

    /**
     * Returns the same scenario with further changes, then its keys in a recorded order. Reads no file.
     *
     * @param sets {@code path=value} texts
     * @param order order of its keys, see {@link KeyOrder}
     * @param findings receives everything that is wrong with them; empty before
     * @return empty if there is any finding
     */
    public Optional<PlayableScenario> with(final List<String> sets, final KeyOrder order, final Findings findings) {
        final ScenarioDocument changed = order.of(document.with(sets, findings));
        return findings.isEmpty() ? of(source, changed, game, bots, findings) : Optional.empty();
    }

    /** Returns the same scenario for other external bots, which have no file. */
    public PlayableScenario by(final List<BotDefinition<?>> others) {
        final CompiledScenario other =
                game.compile(document, new Findings(), others).orElseThrow();
        return new PlayableScenario(source, document, game, other, List.of());
    }

    /**
     * Returns the scenario and the bot that plays it.
     *
     * @param bot id of a bot of the game, with its budget if it takes one, or of an external bot
     */
    public PairedEntry entry(final String bot) {
        return new PairedEntry(compiled, subject(bot), bot);
    }

    /** Returns what results record of the scenario and its bot. */
    public RunMetadata subject(final String bot) {
        return new RunMetadata(
                source.madeBy().toolVersion(),
                source.madeBy().commit(),
                document.ruleset(),
                document.file(),
                document.title(),
                new RunResult.Content(
                        document.sha256(), document.json(), document.files(), changes(), ValueSources.of(document)),
                file(bot));
    }

    /**
     * Returns the file of a bot; empty for one of the game's own. If several bots play, their files have one text, as
     * the user would type it, and one hash.
     */
    public Optional<RunResult.BotFile> file(final String bot) {
        final List<String> each = sides().of(bot);
        final List<Optional<RunResult.BotFile>> files =
                each.stream().map(this::fileOfOne).toList();
        if (each.get(0).equals(bot) || files.stream().allMatch(Optional::isEmpty)) {
            return fileOfOne(bot);
        }
        final List<String> texts = IntStream.range(0, each.size())
                .mapToObj(side -> files.get(side).map(RunResult.BotFile::file).orElse(each.get(side)))
                .toList();
        final String hashes = files.stream()
                .map(file -> file.map(RunResult.BotFile::sha256).orElse(""))
                .collect(Collectors.joining(" "));
        return Optional.of(new RunResult.BotFile(sides().text(texts), Sha256.hex(hashes)));
    }

    private Optional<RunResult.BotFile> fileOfOne(final String bot) {
        return bots.stream()
                .filter(external -> external.definition().id().equals(bot))
                .map(FileBot::file)
                .findFirst();
    }

    /** Returns all changes as {@code --overlay=FILE} and {@code path=value}, as results record them. */
    public List<String> changes() {
        return Stream.concat(
                        source.request().overlays().stream().map(overlay -> "--overlay=" + overlay),
                        document.sets().stream())
                .toList();
    }

    /** Returns the scenario's short name: its file name without folder and extension. */
    public String name() {
        return name(document.file());
    }

    /** Returns the name of a file without folder and extension. */
    public static String name(final String path) {
        final String file = String.valueOf(Path.of(path).getFileName());
        final int dot = file.lastIndexOf('.');
        return dot > 0 ? file.substring(0, dot) : file;
    }
}
