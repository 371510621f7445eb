package org.sitrep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.Ruleset;

/**
 * No main code, resource or launcher names a game but the game's own module: not its id, its title or its package, in
 * code or in text. So nothing can be special-cased by a ruleset's id either. Comments may name one as an example. The
 * words are those of whatever ships.
 */
class GamesUnnamedTest {
    private static final Path REPOSITORY = Path.of("").toAbsolutePath().getParent();

    /** Text that is read for names; pictures and fonts have none. */
    private static final Set<String> TEXT =
            Set.of("java", "txt", "properties", "yaml", "json", "js", "css", "py", "svg");

    /** Files that name a game, and why each has to. */
    private static final Map<String, String> EXCEPTIONS = new TreeMap<>(Map.of(
            "sim-cli/src/main/resources/META-INF/sbom/sitrep-cli.cdx.json",
            "the list of what the jar needs, its games among it",
            "sim-cli/src/main/resources/org/sitrep/cli/examples.txt",
            "the one place of the lines that the help of commands shows as examples",
            "benchmarks/src/main/java/org/sitrep/benchmarks/Measured.java",
            "the game whose speed the benchmarks take",
            "benchmarks/src/main/java/org/sitrep/benchmarks/PlainCombatBenchmark.java",
            "sets a game beside the plain second implementation of that game",
            "benchmarks/src/main/java/org/sitrep/benchmarks/ProfileShares.java",
            "sorts samples by the packages of that game"));

    @Test
    void onlyItsOwnModuleNamesAGame() throws IOException {
        final Map<String, String> named = new TreeMap<>();
        for (final Path file : files()) {
            final String path = REPOSITORY.relativize(file).toString().replace('\\', '/');
            for (final Ruleset game : Ruleset.shipped()) {
                if (!path.startsWith("games/" + game.id() + "/")) {
                    firstName(file, game).ifPresent(line -> named.put(path, line));
                }
            }
        }
        assertEquals(EXCEPTIONS.keySet(), named.keySet(), () -> named.toString());
    }

    /**
     * Reports and help speak of draws and of what things take: a game may have no dice, no Marines and no Load. The
     * words of a game's odds and stories are its own.
     */
    @Test
    void noTextOutsideTheGamesHasWordsOfOneGame() throws IOException {
        final Pattern literal = Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"");
        final List<String> found = new ArrayList<>();
        for (final Path file : files()) {
            final String path = REPOSITORY.relativize(file).toString().replace('\\', '/');
            if (path.matches("sim-(report|cli)/src/main/.*\\.(java|properties)")) {
                final String text = Files.readString(file, StandardCharsets.UTF_8);
                final Stream<String> texts = path.endsWith(".java")
                        ? literal.matcher(code(text)).results().map(MatchResult::group)
                        : text.lines();
                texts.filter(words -> words.matches(".*\\b(?:[Dd]ice|Marines?|Load)\\b.*"))
                        .forEach(words -> found.add(path + ": " + words));
            }
        }
        assertEquals(List.of(), found);
    }

    /**
     * A name is found in a string, an import and a resource, in any case, with blank, hyphen or nothing between its
     * words; not in a comment.
     */
    @Test
    void namesAreFound() {
        final Pattern names = names("purple-haze", "Purple Haze", "purplehaze");
        for (final String line : List.of(
                "return \"purple-haze\";",
                "import org.sitrep.rulesets.purplehaze.PurpleHaze;",
                "  ./sitrep run scenarios/purple-haze/x.yaml",
                "\"of PURPLE HAZE\"")) {
            assertTrue(names.matcher(code(line)).find(), line);
        }
        for (final String line : List.of("/** E.g. purple-haze. */ int x;", "// Purple Haze", "haze = purple;")) {
            assertFalse(names.matcher(code(line)).find(), line);
        }
        assertTrue(names.matcher(code("a(\"http://x\"); b('\"', \"purple-haze\"); // c"))
                .find());
    }

    private static List<Path> files() throws IOException {
        final List<Path> all = new ArrayList<>(List.of(REPOSITORY.resolve("sitrep")));
        for (final Path module : modules()) {
            final Path main = module.resolve("src/main");
            if (Files.isDirectory(main)) {
                try (Stream<Path> files = Files.walk(main)) {
                    all.addAll(files.filter(Files::isRegularFile)
                            .filter(GamesUnnamedTest::isText)
                            .collect(Collectors.toCollection(TreeSet::new)));
                }
            }
        }
        return all;
    }

    private static List<Path> modules() throws IOException {
        try (Stream<Path> folders = Stream.concat(Files.list(REPOSITORY), Files.list(REPOSITORY.resolve("games")))) {
            return folders.filter(folder -> Files.isRegularFile(folder.resolve("pom.xml")))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isText(final Path file) {
        final String name = file.getFileName().toString();
        return file.toString().contains("META-INF") || TEXT.contains(name.substring(name.lastIndexOf('.') + 1));
    }

    private static Optional<String> firstName(final Path file, final Ruleset game) throws IOException {
        final String text = Files.readString(file, StandardCharsets.UTF_8);
        final String title = game.title().matches(".*\\p{L}.*") ? game.title() : game.id(); // a number is no name
        final Pattern names = names(game.id(), title, packageOf(game));
        return (file.toString().endsWith(".java") ? code(text) : text)
                .lines()
                .filter(line -> names.matcher(line).find())
                .findFirst();
    }

    private static String packageOf(final Ruleset game) {
        return game.getClass()
                .getPackageName()
                .substring("org.sitrep.rulesets.".length())
                .split("\\.")[0];
    }

    private static Pattern names(final String... words) {
        return Pattern.compile(
                Stream.of(words)
                        .map(word -> word.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", " "))
                        .map(word ->
                                Stream.of(word.split(" ")).map(Pattern::quote).collect(Collectors.joining("[ _.-]?")))
                        .distinct()
                        .map(word -> "(?<![a-z])" + word + "(?![a-z])")
                        .collect(Collectors.joining("|")),
                Pattern.CASE_INSENSITIVE);
    }

    /** Returns Java without its comments; a string keeps what looks like one. */
    private static String code(final String java) {
        return java.replaceAll(
                "('(?:[^'\\\\\\n]|\\\\.)+'|\"(?:[^\"\\\\\\n]|\\\\.)*\")|(?s:/\\*.*?\\*/)|//[^\\n]*", "$1");
    }
}
