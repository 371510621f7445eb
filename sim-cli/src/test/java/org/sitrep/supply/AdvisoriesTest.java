package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.sitrep.supply.Advisories.Advisory;

/**
 * No library of any module has a known hole, and every one has been looked up. What was looked up, and when, stands in
 * the file.
 */
class AdvisoriesTest {
    private static final String ID = "GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\\d{4}-\\d{4,}";

    @Test
    void noLibraryHasAKnownHole() throws IOException {
        final Advisories advisories = Advisories.read();
        assertEquals(
                List.of(),
                BuildFile.read().allowed().stream()
                        .flatMap(library -> advisories
                                .of(library)
                                .map(advisory -> library + " has " + advisory.ids() + ", " + advisory.affected()))
                        .toList());
    }

    @Test
    void everyLibraryHasBeenLookedUpAndNoOther() throws IOException {
        final TreeSet<String> used = new TreeSet<>();
        BuildFile.read().allowed().forEach(library -> used.add(library.name()));
        assertEquals(used, Advisories.read().libraries());
    }

    /** Else a library that another asks for comes in the version that the other asks for, some day. */
    @Test
    void whatHasHadAHoleIsPinned() throws IOException {
        final TreeSet<String> loose = new TreeSet<>();
        Advisories.read().known().forEach(advisory -> loose.add(advisory.library()));
        loose.removeAll(BuildFile.read().managed());
        assertEquals(new TreeSet<>(), loose);
    }

    @Test
    void everyEntryFindsWhatItIsFor() throws IOException {
        final Advisories advisories = Advisories.read();
        for (final Advisory advisory : advisories.known()) {
            final String mended = Versions.end(advisory.affected());
            final String last = mended + "-rc1"; // the last version before it that has a name
            assertTrue(advisory.affects(Library.of(advisory.library() + ":" + last)), advisory::toString);
            assertTrue(!advisory.affects(Library.of(advisory.library() + ":" + mended)), advisory::toString);
            assertTrue(advisory.ids().stream().allMatch(id -> id.matches(ID)), advisory::toString);
            assertTrue(!advisory.ids().isEmpty(), advisory::toString);
        }
        assertTrue(
                advisories.known().size() > 10,
                "advisories: " + advisories.known().size());
        assertTrue(
                advisories
                        .of(Library.of("org.apache.commons:commons-lang3:3.12.0"))
                        .findAny()
                        .isPresent(),
                "the version that tablesaw asks for");
    }
}
