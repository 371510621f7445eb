package org.sitrep.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.service.FileKind;
import org.sitrep.cli.session.Home;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Holds the answers of a real YAML language server in a file of each kind of every game: faults in their lines, the
 * meaning of keys, the keys and words that fit. It prints the answers into {@code target/editors.txt}.
 */
@EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "starts a server that few have")
class YamlServerTest {
    private static final Path SCENARIOS = Cli.REPOSITORY.resolve("scenarios");
    private static final Home HOME = new Home(Optional.of(Cli.REPOSITORY));
    private static final List<String> ANSWERS = new ArrayList<>();
    private static int opened;
    private static Optional<YamlServer> started = Optional.empty();

    @BeforeAll
    static void start() throws IOException {
        started = YamlServer.start();
        assumeTrue(
                started.isPresent(),
                "no yaml-language-server on the PATH, and none named by SITREP_YAML_SERVER: see docs/editors.md");
    }

    @AfterAll
    static void stop() throws IOException {
        if (started.isPresent()) {
            started.get().close();
            Files.write(Path.of("target/editors.txt"), ANSWERS);
        }
    }

    static Stream<Arguments> kinds() {
        return Ruleset.shipped().stream()
                .flatMap(game -> Stream.of(FileKind.values())
                        .filter(kind -> kind.schema(game).isPresent())
                        .map(kind -> Arguments.of(game, kind)));
    }

    /** A text in the place of a file of its kind; lines count from 0, as the server counts them. */
    private record Opened(Path file, String text, JsonNode schema) {
        static Opened of(final Ruleset game, final FileKind kind) throws IOException {
            final Path folder = SCENARIOS.resolve(game.id());
            final JsonNode schema =
                    JsonMapper.shared().readTree(kind.schema(game).orElseThrow());
            if (kind == FileKind.PLAN) {
                final Path file = folder.resolve("a-plan.yaml");
                final String line = FileKind.firstLine(file, SCENARIOS.resolve("schemas/" + kind.schemaName(game)));
                final String text = line + "\nsitrep: 1\nruleset: " + game.id() + "\nseed: 7\ntrial: 0\n";
                return new Opened(file, text, schema);
            }
            final Path file = kind == FileKind.SCENARIO
                    ? Cli.REPOSITORY.resolve(HOME.shippedScenarios(game).get(0))
                    : first(folder.resolve("playbooks"));
            return new Opened(file, Files.readString(file), schema);
        }

        private static Path first(final Path folder) throws IOException {
            try (Stream<Path> files = Files.list(folder)) {
                return files.sorted().findFirst().orElseThrow();
            }
        }

        Opened with(final String other) {
            return new Opened(file, other, schema);
        }

        List<String> lines() {
            return text.lines().toList();
        }

        int line(final String begin) {
            final List<String> lines = lines();
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).startsWith(begin)) {
                    return i;
                }
            }
            throw new AssertionError("no line of " + file + " begins with " + begin);
        }

        /** Opens the text as a new file beside the real one, from where the first line leads to the same schema. */
        <T> T ask(final Question<T> question) throws IOException {
            final Path place = file.resolveSibling("opened-" + ++opened + ".yaml");
            return question.of(started.orElseThrow(), place, started.get().open(place, text));
        }

        void print(final String what, final int line, final String answer) {
            ANSWERS.add(Cli.REPOSITORY.relativize(file) + ":" + (line + 1) + " " + what + ": " + answer);
        }
    }

    private interface Question<T> {
        T of(YamlServer server, Path place, JsonNode faults) throws IOException;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aSoundFileHasNoFault(final Ruleset game, final FileKind kind) throws IOException {
        final JsonNode faults = Opened.of(game, kind).ask((server, place, found) -> found);
        assertEquals("[]", faults.toString());
    }

    @Test
    void noContentFileHasAFault() throws IOException {
        for (final Path file : SchemaFilesTest.files()) {
            final String text = Files.readString(file);
            final JsonNode faults = new Opened(file, text, null).ask((server, place, found) -> found);
            assertEquals("[]", faults.toString(), file::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aFaultIsShownInItsLine(final Ruleset game, final FileKind kind) throws IOException {
        final Opened sound = Opened.of(game, kind);
        final Opened faulty = sound.with(sound.text.replace("\nsitrep: 1\n", "\nsitrep: 2\n") + "misspelt: 3\n");
        final JsonNode faults = faulty.ask((server, place, found) -> found);
        final List<Integer> lines = faults.valueStream()
                .map(fault -> fault.get("range").get("start").get("line").asInt())
                .sorted()
                .toList();
        faults.forEach(fault -> faulty.print(
                "fault",
                fault.get("range").get("start").get("line").asInt(),
                fault.get("message").asString()));
        assertEquals(List.of(faulty.line("sitrep:"), faulty.line("misspelt:")), lines, faults::toString);
    }

    /** The first key of the file that is the game's own, or the last of the header's. */
    @ParameterizedTest
    @MethodSource("kinds")
    void aKeyIsExplained(final Ruleset game, final FileKind kind) throws IOException {
        final Opened opened = Opened.of(game, kind);
        final String key = opened.lines().stream()
                .filter(line -> line.matches("[a-zA-Z]+:.*"))
                .map(line -> line.substring(0, line.indexOf(':')))
                .filter(name -> !List.of("sitrep", "ruleset", "title", "extends", "provenance")
                        .contains(name))
                .findFirst()
                .orElseThrow();
        final int line = opened.line(key + ":");
        final String shown = opened.ask((server, place, faults) -> server.hover(place, line, 1));
        opened.print(key, line, shown.replace("\n", " "));
        final String meaning =
                opened.schema.get("properties").get(key).get("description").asString();
        assertTrue(shown.replace("\\", "").contains(meaning), () -> shown + " does not contain " + meaning);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theKeysThatAreLeftAreOffered(final Ruleset game, final FileKind kind) throws IOException {
        final Opened opened = Opened.of(game, kind);
        final int line = opened.lines().size();
        final List<String> offered = opened.ask((server, place, faults) -> server.complete(place, line, 0));
        final List<String> left = opened.schema.get("properties").propertyNames().stream()
                .filter(key -> !opened.text.contains("\n" + key + ":"))
                .toList();
        opened.print("offered", line, String.join(", ", offered));
        assertTrue(offered.containsAll(left), () -> offered + " lacks some of " + left);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theActionsOfASectionAreOffered(final Ruleset game, final FileKind kind) throws IOException {
        assumeTrue(kind == FileKind.PLAYBOOK, "only playbooks have sections");
        final Vocabulary section = game.playbookSections().get(0);
        final Opened book = Opened.of(game, kind);
        final Opened opened =
                book.with(book.lines().get(0) + "\nsitrep: 1\n" + section.section() + ":\n  lines:\n    - do: \n");
        final int line = opened.line("    - do:");
        final List<String> offered = opened.ask((server, place, faults) -> server.complete(place, line, 10));
        opened.print("offered", line, String.join(", ", offered));
        final List<String> actions =
                section.actions().stream().map(Vocabulary.Action::name).toList();
        assertTrue(offered.containsAll(actions), () -> offered + " lacks some of " + actions);
    }
}
