package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of pages find what they look for: a page with every fault there is. */
final class FaultyPageTest {
    @TempDir
    private Path folder;

    private Path page;

    @BeforeEach
    void write() throws IOException {
        page = Files.writeString(folder.resolve("faulty.html"), Tab.resource("/browser/faulty.html"));
    }

    private static void assertFound(final List<String> found, final String... faults) {
        for (final String fault : faults) {
            assertTrue(found.stream().anyMatch(f -> f.contains(fault)), () -> fault + " was not found among " + found);
        }
    }

    @Test
    void troublesAndRequestsAreSeen() {
        try (Tab tab = Tab.open(page, View.DESK_LIGHT)) {
            assertFound(
                    tab.troubles(),
                    "exception: TypeError",
                    "console.error",
                    "a dialog opened: opened",
                    "violates the following Content Security Policy");
            assertEquals(List.of(page.toUri().toString(), "http://127.0.0.1:9/x.png"), tab.requests());
        }
    }

    @Test
    void faultsOfStructureAreSeen() {
        try (Tab tab = Tab.open(page, View.DESK_LIGHT)) {
            assertFound(
                    tab.faults("structure.js", ""),
                    "two elements have the id twice",
                    "leads to #nowhere, which is not there",
                    "a link leads to javascript:",
                    "after a heading of level 1 comes one of level 3",
                    "a picture without a text that stands for it: <img",
                    "a picture without a text that stands for it: <svg",
                    "a table without a caption or name",
                    "a head without a scope",
                    "the page has no language");
            assertEquals(List.of("gone.csv"), PageTest.missingFiles(tab, page));
        }
    }

    @Test
    void faultsOfLayoutAreSeen() {
        try (Tab tab = Tab.open(page, View.PHONE_LIGHT)) {
            assertFound(
                    tab.faults("layout.js", "360"),
                    "the page is 2000 wide, the window 360",
                    "<p> \"A wide line\"",
                    "runs over its box by",
                    "cut by the window, by",
                    "the text \"cut text\" is cut",
                    "\"first text\" and \"second text\" lie over each other",
                    "letters of 5.0 px");
        }
        try (Tab tab = Tab.open(page, View.DESK_LIGHT)) {
            assertFound(tab.faults("layout.js", "1280"), "a table of 1 columns does not fit, by 60");
        }
    }

    @Test
    void faultsOfPrintAreSeen() {
        try (Tab tab = Tab.open(page, View.DESK_DARK)) {
            tab.media("print", View.DESK_DARK);
            assertFound(tab.faults("print.js", ""), "printed: <nav", "dark paper: <body");
        }
    }

    @Test
    void axeSeesWhatIsFaintByDayAndByNight() {
        assertFound(
                AccessibilityTest.violations(page, View.DESK_LIGHT),
                "serious color-contrast",
                "critical image-alt",
                "serious html-has-lang");
        assertFound(AccessibilityTest.violations(page, View.PHONE_DARK), ".faint-by-night");
    }
}
