package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Numbers with decimals in a page's sentences stand in a tested block of the same page. A new output that no longer
 * prints a number therefore fails here while a sentence still repeats it. Numbers from elsewhere, such as a measurement
 * or a formula, are listed in {@code prose-numbers.txt}, page by page.
 */
class ProseNumbersTest {
    private static final String LISTED = "/prose-numbers.txt";
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.,/])\\d[\\d,]*\\.\\d+(?![\\w/]|\\.\\d)");
    private static final Pattern CODE_OR_LINK = Pattern.compile("(`+).+?\\1|\\]\\([^)]*\\)");
    /** Pages whose numbers are measured by hand, each with its date and machine. */
    private static final Set<String> MEASURED = Set.of("CHANGELOG.md", "docs/BENCHMARKS.md", "docs/TESTING.md");

    @Test
    void numbersInSentencesArePrintedOnTheirPage() throws IOException {
        final List<String> free = new ArrayList<>();
        for (final Page page : Page.all()) {
            if (page.isGenerated() || MEASURED.contains(page.name())) {
                continue;
            }
            final Set<String> printed = page.blocks().stream()
                    .flatMap(block -> numbers(block.text()).stream())
                    .collect(Collectors.toSet());
            final Set<String> said = page.prose().stream()
                    .filter(line -> !line.strip().startsWith(Block.TABLE) && !line.startsWith("<!--"))
                    .flatMap(line -> numbers(CODE_OR_LINK.matcher(line).replaceAll(" ")).stream())
                    .filter(number -> !printed.contains(number))
                    .collect(Collectors.toCollection(TreeSet::new));
            if (!said.isEmpty()) {
                free.add(page.name() + ": " + String.join(" ", said));
            }
        }
        final String listed;
        try (var in = ProseNumbersTest.class.getResourceAsStream(LISTED)) {
            listed = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertEquals(
                listed.strip(),
                String.join("\n", free),
                "mend a sentence that repeats an old output; list a number that comes from elsewhere");
    }

    private static List<String> numbers(final String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).toList();
    }
}
