package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * NOTICE names every library of every module, in tests and benchmarks too, in its version and with a licence, and no
 * other version.
 */
class NoticeTest {
    private static final Pattern LICENCE = Pattern.compile(
            "(Apache License|MIT License|BSD( [23]-Clause License)?|Unicode/ICU License|Boost Software License,?"
                    + "|Mozilla Public License|Eclipse Public License|GPL)( [\\d.]+)?");
    private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)+");

    @Test
    void namesEveryLibraryInItsVersionWithItsLicence() throws IOException {
        final List<String> entries = Notice.read().entries();
        final List<Library> allowed = BuildFile.read().allowed();
        final List<String> missing = new ArrayList<>();
        for (final Library library : allowed) {
            final boolean there = entries.stream()
                    .anyMatch(entry -> Notice.names(entry, library)
                            && LICENCE.matcher(entry).find());
            if (!there) {
                missing.add(library
                        + Notice.name(library).map(called -> " as " + called).orElse(": name it in Notice"));
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(allowed.size() > 40, "libraries: " + allowed.size());
    }

    @Test
    void namesNoVersionThatNobodyUses() throws IOException {
        final List<Library> allowed = BuildFile.read().allowed();
        final List<String> left = new ArrayList<>();
        for (final String entry : Notice.read().entries()) {
            final Matcher version =
                    VERSION.matcher(LICENCE.matcher(entry).replaceAll("").replaceAll("[Ll]icen.*", ""));
            while (version.find()) {
                final boolean used = allowed.stream()
                        .anyMatch(library ->
                                Notice.version(library).equals(version.group()) && Notice.names(entry, library));
                if (!used) {
                    left.add(version.group() + " in: " + entry);
                }
            }
        }
        assertEquals(List.of(), left);
    }

    @Test
    void readsEntriesAsTheyAreMeant() {
        final Library numbers = Library.of("org.apache.commons:commons-numbers-core:1.2");
        assertTrue(Notice.names("Apache Commons Lang 3.18.0, Numbers 1.2, RNG 1.6", numbers));
        assertTrue(Notice.names("Apache Commons Numbers, Statistics 1.2", numbers));
        assertFalse(Notice.names("Apache Commons Numbers 1.2.1", numbers));
        assertFalse(Notice.names("Apache Commons Numbers 1.1, Statistics 1.2", numbers));
        assertFalse(Notice.names("Apache Commons Statistics 1.2", numbers));
    }
}
