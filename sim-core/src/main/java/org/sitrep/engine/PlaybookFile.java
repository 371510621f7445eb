package org.sitrep.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.portable.Digest;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.BoundedFile;
import org.sitrep.scenario.ContentNames;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Sha256;

/**
 * A playbook that a text names as a bot: a YAML file, or the name of a shipped one. Changed values follow, each after a
 * {@code #}: {@code mine.yaml#orders.weights.cost=-0.2}. Immutable.
 *
 * @param text the text
 * @param file its file
 * @param library folder of shipped scenarios, one folder per game; null if there is none
 */
public record PlaybookFile(String text, Path file, Path library) {
    private static final Pattern FILE = Pattern.compile("(.*?\\.ya?ml)(#.*)?", Pattern.DOTALL);
    private static final String END = ".yaml";
    private static final String SET = "#";

    /** Maximum size of one of its files. */
    private static final int MOST_MEBIBYTES = 64;

    /**
     * Returns the playbook that a text names: the file itself if it ends like one, else the shipped one of that name,
     * if any.
     *
     * @param library folder of shipped scenarios; null if there is none
     */
    public static Optional<PlaybookFile> of(final String text, final Ruleset game, final Path library) {
        final String name = name(text);
        final Optional<Path> file = FILE.matcher(name).matches()
                ? Optional.of(ContentNames.path(name, library))
                : folder(game, library)
                        .filter(folder -> name.matches("[A-Za-z0-9-]+"))
                        .map(folder -> folder.resolve(name + END))
                        .filter(Files::isRegularFile);
        return file.map(found -> new PlaybookFile(text, found, library));
    }

    /** Returns the folder of the playbooks that ship with a game, if there is one. */
    public static Optional<Path> folder(final Ruleset game, final Path library) {
        return Optional.ofNullable(library)
                .map(shipped -> shipped.resolve(game.id()).resolve("playbooks"))
                .filter(Files::isDirectory);
    }

    /** Returns the file or name in a text, without the values. */
    public static String name(final String text) {
        final Matcher file = FILE.matcher(text);
        final int end = file.matches() ? file.end(1) : text.indexOf(SET);
        return end < 0 ? text : text.substring(0, end);
    }

    /** Returns a text with values appended. */
    public static String with(final String text, final List<String> sets) {
        return Stream.concat(Stream.of(text), sets.stream()).collect(Collectors.joining(SET));
    }

    /**
     * Reads its files, with the changed values.
     *
     * @param findings receives everything that is wrong with them
     */
    public Optional<ScenarioDocument> read(final Findings findings) {
        final List<String> sets = Stream.of(values().split(SET)).skip(1).toList();
        return ScenarioLoader.load(new LoadRequest(shown(), library, List.of(), sets), findings);
    }

    /**
     * Returns its bot.
     *
     * @param document as {@link #read} returned it
     * @param findings receives everything that is wrong with it
     * @return empty if there is any finding, or the game does not play it
     * @throws UncheckedIOException if a file has become unreadable
     */
    public Optional<FileBot> bot(final ScenarioDocument document, final Ruleset game, final Findings findings) {
        return game.playbook(document, findings)
                .map(bot -> new FileBot(bot, new RunResult.BotFile(text, sha256(document))));
    }

    /** Returns its name as findings show it. */
    private String shown() {
        return library != null && file.startsWith(library) ? ContentNames.of(file, library) : file.toString();
    }

    private String values() {
        return text.substring(name(text).length());
    }

    private String sha256(final ScenarioDocument document) {
        return sha256(
                document.files().stream().map(name -> bytes(name, library)).toList(),
                values().getBytes(StandardCharsets.UTF_8));
    }

    /** Hashes everything that defines a playbook: its files, and the values after its name. */
    static String sha256(final List<byte[]> files, final byte[] values) {
        final Digest digest = new Digest();
        files.forEach(digest::add);
        return Sha256.digits(digest.add(values).end());
    }

    /** @throws UncheckedIOException if the file has become unreadable */
    static byte[] bytes(final String name, final Path library) {
        try {
            return BoundedFile.bytes(ContentNames.path(name, library), MOST_MEBIBYTES);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
