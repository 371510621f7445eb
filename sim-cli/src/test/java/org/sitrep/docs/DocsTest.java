package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sitrep.cli.Cli;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What the pages of the documentation say of each other and of files, and what their blocks are. Nothing is run. */
class DocsTest {
    private static final Set<String> LANGUAGES = Set.of("sh", "text", "yaml", "java", "json", "xml", "markdown");
    private static final Set<String> FOREIGN = Set.of("https://junit.org", "https://www.apache.org");
    private static final Pattern OF_A_MACHINE =
            Pattern.compile("(^|[\\s('\"`=])/(work|tmp|home|root|Users|var|opt|mnt)/");

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() {
        return Page.all().stream()
                .map(page -> DynamicTest.dynamicTest(
                        page.name(),
                        () -> assertEquals(
                                List.of(),
                                page.links().stream()
                                        .filter(link -> !leadsSomewhere(page, link.text()))
                                        .map(link -> page.name() + ":" + link.line() + ": " + link.text())
                                        .toList())));
    }

    private static boolean leadsSomewhere(final Page page, final String link) {
        if (link.matches("[a-z]+:.*")) {
            return FOREIGN.stream().anyMatch(link::startsWith);
        }
        final String[] parts = link.split("#", 2);
        final Path from = Cli.REPOSITORY.resolve(page.name());
        final Path to =
                parts[0].isEmpty() ? from : from.resolveSibling(parts[0]).normalize();
        if (parts[0].startsWith("/") || !to.startsWith(Cli.REPOSITORY) || !Files.exists(to)) {
            return false;
        }
        return parts.length == 1
                || !to.toString().endsWith(".md")
                || Page.read(Cli.REPOSITORY.relativize(to).toString()).anchors().contains(parts[1]);
    }

    @TestFactory
    Stream<DynamicTest> noPathOfAMachine() {
        return Page.all().stream()
                .map(page -> DynamicTest.dynamicTest(page.name(), () -> {
                    for (int i = 0; i < page.lines().size(); i++) {
                        final String line = page.lines().get(i);
                        assertTrue(!OF_A_MACHINE.matcher(line).find(), page.name() + ":" + (i + 1) + ": " + line);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> blocksSayWhatTheyAre() {
        return Page.all().stream()
                .map(page -> DynamicTest.dynamicTest(page.name(), () -> {
                    final List<String> wrong = new ArrayList<>();
                    for (final Block block : page.blocks()) {
                        final String at = page.name() + ":" + block.line() + ": ";
                        if (!block.isTable() && !LANGUAGES.contains(block.language())) {
                            wrong.add(at + "language \"" + block.language() + "\"");
                        }
                        block.marker().mistakes(block.sitrepCommands()).forEach(mistake -> wrong.add(at + mistake));
                        if (block.language().equals("java") && !block.marker().has("part-of")) {
                            wrong.add(at + "of which file is this Java a part?");
                        }
                    }
                    assertEquals(List.of(), wrong);
                }));
    }

    /** A comment with an empty line below it would be of nothing, and nobody would notice. */
    @TestFactory
    Stream<DynamicTest> commentsStandAboveWhatTheyMean() {
        return Page.all().stream()
                .map(page -> DynamicTest.dynamicTest(page.name(), () -> {
                    final List<Integer> comments = new ArrayList<>();
                    for (int i = 0; i < page.prose().size(); i++) {
                        if (Marker.read(page.prose().get(i)).isPresent()) {
                            comments.add(i + 1);
                        }
                    }
                    final List<Integer> meant = page.blocks().stream()
                            .filter(block -> !block.marker().wishes().isEmpty())
                            .map(block -> block.isTable() ? block.line() : block.line() - 1)
                            .toList();
                    assertEquals(meant, comments, "lines of comments for tests, and what stands below them");
                }));
    }

    /**
     * What they come to as scenario files is held by {@link DocsCommandsTest} and by the tests of the guides that they
     * stand in.
     */
    @TestFactory
    Stream<DynamicTest> yamlIsYaml() {
        return Page.all().stream()
                .flatMap(page -> page.blocks().stream()
                        .filter(block -> block.language().equals("yaml"))
                        .map(block -> DynamicTest.dynamicTest(page.name() + ":" + block.line(), () -> {
                            new Load(LoadSettings.builder()
                                            .setLabel(page.name())
                                            .build())
                                    .loadFromString(block.text());
                            assertTrue(
                                    !block.text().startsWith("sitrep:")
                                            || block.marker().has("file"),
                                    "a whole file has to be written and validated: <!-- docs: file NAME -->");
                        })));
    }

    @TestFactory
    Stream<DynamicTest> partsAreParts() {
        return Page.all().stream()
                .flatMap(page -> page.blocks().stream()
                        .filter(block -> block.marker().has("part-of"))
                        .map(block -> DynamicTest.dynamicTest(page.name() + ":" + block.line(), () -> {
                            final String file = block.marker().of("part-of").orElseThrow();
                            assertTrue(
                                    flat(Files.readString(Cli.REPOSITORY.resolve(file)))
                                            .contains(flat(block.text())),
                                    "not in " + file + ":\n" + block.text());
                        })));
    }

    /** Indentation and line breaks are the formatter's; a part may stand in Javadoc. */
    private static String flat(final String text) {
        return text.replaceAll("(?m)^ *\\* ", "")
                .replace("&#64;", "@")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replaceAll("\\s+", " ")
                .strip();
    }

    @TestFactory
    Stream<DynamicTest> commandsInProseParse() {
        return Page.all().stream()
                .map(page -> DynamicTest.dynamicTest(
                        page.name(), () -> assertEquals(List.of(), ProseCommands.unparsed(page))));
    }

    /** A page to be found in the index of its folder. */
    @Test
    void everyGuideIsInTheIndex() throws IOException {
        final Page index = Page.read("docs/README.md");
        final List<String> linked = index.links().stream().map(Page.Piece::text).toList();
        final List<String> missing = Page.all().stream()
                .map(Page::name)
                .filter(name -> name.matches("docs/[^/]+\\.md") && !name.equals("docs/README.md"))
                .filter(name -> !linked.contains(name.substring("docs/".length())))
                .toList();
        assertEquals(List.of(), missing);
    }
}
