package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ParsedFilesTest {
    private static Node read(final String text, final int findings) {
        final Findings found = new Findings();
        final Node node = ParsedFiles.read("a.yaml", text, found).orElseThrow();
        assertEquals(findings, found.sorted().size());
        return node;
    }

    @Test
    void soundTextsAreParsedOnce() {
        assertSame(read("coins: 31\n", 0), read("coins: 31\n", 0));
    }

    /** Five hundred files of a megabyte, all kept, left a process of 512 MB without memory to work in. */
    @Test
    void longTextsAreNotKept() {
        final String text = "coins: 32\n";
        final String longest = text + "\n".repeat(ParsedFiles.LONGEST - text.length());
        assertSame(read(longest, 0), read(longest, 0));
        assertNotSame(read(longest + "\n", 0), read(longest + "\n", 0));
    }

    @Test
    void whatHasFindingsIsToldOfEachTime() {
        assertNotSame(read("coins: 3\ncoins: 4\n", 1), read("coins: 3\ncoins: 4\n", 1));
    }

    /** The parser reads by buffers: what is told must not depend on where one ends. */
    @Test
    void placesAreRightAcrossBuffers() {
        for (final int length : new int[] {1, 1022, 1023, 1024, 1025, 20_000, 70_000, 900_000}) {
            final Findings found = new Findings();
            final String word = "\u00e9\ud83d\ude00" + "x".repeat(length);
            YamlReader.read("a.yaml", "first: 1\nword: " + word + "\nfirst: 2\n", found);
            assertEquals(1, found.sorted().size());
            assertTrue(
                    found.sorted().get(0).toString().startsWith("S009 a.yaml:3:1 first: "),
                    found.sorted().toString());
        }
    }
}
