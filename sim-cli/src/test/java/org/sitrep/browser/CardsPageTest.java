package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.cli.Cli;
import org.sitrep.contract.OneIn;

/** Cards of the user's own in a browser. Each test has an address of its own, and so a store of its own. */
@Tag("slow")
final class CardsPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String CARD = "sitrep: 1\nstart:\n  threat: 9\n";
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final String HASH_A = "document.querySelector('[data-hash=a]')?.textContent";
    private static final String HASH_B = "document.querySelector('[data-hash=b]')?.textContent";
    private ServedPage served;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        served = new ServedPage(Map.of("purple-haze", List.of(FILE)), Map.of());
    }

    @AfterEach
    void stop() {
        served.close();
    }

    private Tab open(final String state, final View view) {
        return served.open("trials=300&view=bench&scenario=" + FILE + state, "cards", view);
    }

    private Tab complete(final String state) {
        final Tab tab = open(state, View.DESK_LIGHT);
        tab.waitUntil(COMPLETE);
        return tab;
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static void drop(final Tab tab, final String name, final String text) {
        tab.evaluate("(() => { const dataTransfer = new DataTransfer(); dataTransfer.items.add(new File([`" + text
                + "`], '" + name + "')); document.body.dispatchEvent(new DragEvent('drop',"
                + " {dataTransfer, bubbles: true, cancelable: true})); })()");
    }

    private static void press(final Tab tab, final String button) {
        tab.evaluate(
                "[...document.querySelectorAll('.cards button, [data-missing] button')].find(b => b.textContent === '"
                        + button + "').click()");
    }

    /** The numbers are those of the file on the command line, also after a reload. */
    @Test
    void aDroppedCardPlaysAndSurvivesAReload() throws IOException {
        final Path file = folder.resolve("strong.yaml");
        Files.writeString(file, CARD);
        final String with = LinkPageTest.outcomes("run", Cli.patrol(), "--trials", "300", "--overlay", file.toString());
        try (Tab tab = complete("")) {
            final String without = text(tab, HASH_A);
            assertNotEquals(with, without);
            drop(tab, "strong.yaml", CARD);
            tab.waitUntil(HASH_B + " === '" + with + "' && " + COMPLETE);
            assertEquals(without, text(tab, HASH_A));
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("--overlay strong.yaml"));
            assertTrue(text(tab, "document.querySelector('[data-needs]').textContent")
                    .contains("Save strong.yaml"));
            tab.waitUntil(
                    "document.querySelector('[data-path=\"start.threat\"]')?.textContent.includes('unchanged 9')");
            tab.evaluate("document.querySelector('main').dataset.old = 'yes'; setTimeout(() => location.reload()); 0");
            tab.waitUntil("document.querySelector('main') && !document.querySelector('[data-old]') && " + HASH_B
                    + " === '" + with + "' && " + COMPLETE);
            tab.waitUntil("document.querySelector('[data-card=\"strong.yaml\"]')?.dataset.faults === '0'");
            tab.evaluate("document.querySelector('[aria-label=\"strong.yaml in A\"]').click()");
            tab.waitUntil(HASH_A + " === '" + with + "' && " + COMPLETE);
            press(tab, "Delete");
            tab.waitUntil(HASH_A + " === '" + without + "' && " + HASH_B + " === '" + without + "' && " + COMPLETE);
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void aCardIsEditedInPlace() {
        try (Tab tab = complete("")) {
            drop(tab, "strong.yaml", CARD);
            tab.waitUntil("location.hash.includes('card.b=strong.yaml') && " + COMPLETE);
            final String before = text(tab, HASH_B);
            press(tab, "Edit");
            tab.waitUntil("document.querySelector('.cards textarea')");
            tab.evaluate("(() => { const field = document.querySelector('.cards textarea');"
                    + " field.value = field.value.replace('9', '7');"
                    + " field.dispatchEvent(new Event('input', {bubbles: true})); })()");
            tab.waitUntil("[...document.querySelectorAll('.cards button')]"
                    + ".some(b => b.textContent === 'Keep' && !b.disabled)");
            press(tab, "Keep");
            tab.waitUntil(HASH_B + " !== '" + before + "' && " + COMPLETE);
            tab.waitUntil(
                    "document.querySelector('[data-path=\"start.threat\"]')?.textContent.includes('unchanged 7')");
        }
    }

    @Test
    void aBadCardShowsItsFindingsAndStaysOff() {
        try (Tab tab = complete("")) {
            final String before = text(tab, HASH_B);
            drop(tab, "bad card.yaml", CARD + "  thraet: 3\n");
            tab.waitUntil("document.querySelector('[data-card=\"badcard.yaml\"] .finding')?.textContent"
                    + ".startsWith('Line 4: start.thraet')");
            assertTrue(tab.evaluate("document.querySelector('[aria-label=\"badcard.yaml in B\"]').disabled")
                    .asBoolean());
            assertEquals(before, text(tab, HASH_B));
            drop(tab, "picture.png", "");
            tab.waitUntil("document.querySelector('.cards [role=status]').textContent.includes('is no card')");
        }
    }

    /** A link names the card and its hash, plays nothing without it, and goes on as soon as it is dropped. */
    @Test
    void aLinkSaysWhichCardItNeeds() {
        final String sha = "5d1a52e1c1d3";
        try (Tab tab = open("&card.b=strong.yaml:" + sha, View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-missing]')?.textContent.includes('strong.yaml, whose SHA-256"
                    + " begins with " + sha + "')");
            assertTrue(!tab.evaluate("Boolean(" + COMPLETE + ")").asBoolean());
            drop(tab, "strong.yaml", CARD);
            tab.waitUntil("document.querySelector('[data-missing]')?.textContent.includes('here is another')");
            press(tab, "Play without them");
            tab.waitUntil("!document.querySelector('[data-missing]') && " + COMPLETE);
            tab.waitUntil("document.querySelector('[data-card=\"strong.yaml\"]')?.dataset.faults === '0'");
            tab.evaluate("document.querySelector('[aria-label=\"strong.yaml in B\"]').click()");
            tab.waitUntil("location.hash.includes('card.b=strong.yaml')");
            press(tab, "Delete");
            tab.waitUntil("!document.querySelector('[data-card]') && " + COMPLETE);
        }
        final String state;
        try (Tab tab = complete("")) {
            drop(tab, "strong.yaml", CARD);
            tab.waitUntil("location.hash.includes('card.b=strong.yaml')");
            state = text(tab, "location.hash.match(/&card.b=[^&]*/)[0]");
            press(tab, "Delete");
            tab.waitUntil("!document.querySelector('[data-card]')");
        }
        try (Tab tab = open(state, View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-missing]')");
            drop(tab, "strong.yaml", CARD);
            tab.waitUntil("!document.querySelector('[data-missing]') && " + HASH_B + " && " + COMPLETE);
            assertNotEquals(text(tab, HASH_A), text(tab, HASH_B));
        }
    }

    /** Nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    @ParameterizedTest
    @OneIn(3)
    @EnumSource(View.class)
    void itFitsEveryView(final View view) {
        try (Tab tab = open("", view)) {
            tab.waitUntil(COMPLETE);
            drop(tab, "strong.yaml", CARD);
            drop(tab, "bad.yaml", CARD + "  thraet: 3\n");
            tab.waitUntil("document.querySelector('[data-card=\"bad.yaml\"] .finding')");
            press(tab, "Edit");
            tab.waitUntil("document.querySelector('.cards textarea') && " + COMPLETE);
            served.assertFits(tab);
        }
    }
}
