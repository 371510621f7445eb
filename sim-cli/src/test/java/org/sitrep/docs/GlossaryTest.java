package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks that each section of docs/GLOSSARY.md is sorted and has each word once. */
class GlossaryTest {
    @TestFactory
    Stream<DynamicTest> sectionsAreSortedAndHaveEachWordOnce() {
        return wordsBySection().entrySet().stream()
                .map(section -> DynamicTest.dynamicTest(section.getKey(), () -> {
                    final List<String> words = section.getValue();
                    final TreeSet<String> sorted = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
                    sorted.addAll(words);
                    assertFalse(words.isEmpty(), "no words");
                    assertEquals(List.copyOf(sorted), words);
                }));
    }

    /** Returns the first cells of the rows below each heading, in the order of the page. */
    private static Map<String, List<String>> wordsBySection() {
        final Map<String, List<String>> sections = new LinkedHashMap<>();
        List<String> words = new ArrayList<>();
        for (final String line : Page.read("docs/GLOSSARY.md").prose()) {
            if (line.startsWith("## ")) {
                words = new ArrayList<>();
                sections.put(line.substring("## ".length()), words);
            } else if (line.startsWith("| ") && !line.startsWith("| word |")) {
                words.add(line.split("\\|")[1].strip());
            }
        }
        return sections;
    }
}
