package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.OneIn;

/** The editor of playbooks in a browser. */
@Tag("slow")
final class PlaybookPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String TEXT =
            "sitrep: 1\nruleset: purple-haze\ntitle: <img src=x onerror=alert(1)>\nsummary: <b>mine</b>\n"
                    + "otherwise: random\norders:\n  lines:\n    - {do: any}\n";
    private static final String SOUND = "document.querySelector('[data-faults=\"0\"]')";
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static ServedPage served;

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(
                Map.of("purple-haze", List.of(FILE)), Map.of("purple-haze", List.of("aggressive", "rifleman-book")));
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static Tab open(final String text, final View view) {
        final Tab tab = served.open(
                "view=playbook&trials=40&scenario=" + FILE + "&book=" + URLEncoder.encode(text, StandardCharsets.UTF_8),
                "playbook",
                view);
        tab.waitUntil("document.querySelector('[data-faults]')");
        return tab;
    }

    /** Types at the end of the text. */
    private static void type(final Tab tab, final String text) {
        tab.evaluate("(() => { const area = document.querySelector('textarea'); area.focus();"
                + " area.setSelectionRange(area.value.length, area.value.length);"
                + " document.execCommand('insertText', false, '" + text + "'); })()");
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static final String TYPED = "document.querySelector('[aria-label=Playbook] textarea').value";
    private static final String TYPED_IS_THERE = "document.querySelector('[aria-label=Playbook] textarea')";

    @Test
    void aWordIsCompletedByKeyboard() {
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            type(tab, "    - {when: stre");
            tab.waitUntil("document.querySelector('[role=option][aria-selected=true]')?.textContent === 'stress'");
            tab.press("Tab", 9);
            tab.waitUntil(TYPED + ".endsWith('{when: stress')");
            type(tab, " < 3, do: ");
            tab.evaluate("document.querySelector('textarea').dispatchEvent(new KeyboardEvent('keydown',"
                    + " {key: ' ', ctrlKey: true, bubbles: true}))");
            tab.waitUntil("document.querySelectorAll('[role=option]').length > 1");
            tab.press("ArrowDown", 40);
            tab.press("Escape", 27);
            tab.waitUntil("!document.querySelector('[role=listbox]')");
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** Text before the caret, with a word that its list has, and one that it has not. */
    private static final List<List<String>> PLACES = List.of(
            List.of("", "orders", "stress"),
            List.of("otherwise: ", "rifleman", "orders"),
            List.of("extends: ", "purple-haze:playbooks/aggressive.yaml", "rifleman"),
            List.of("orders:/  ", "weights", "orders"),
            List.of("orders:/  lines:/    - {", "when", "any"),
            List.of("orders:/  lines:/    - {do: ", "any", "stress"),
            List.of("orders:/  lines:/    - {when: stress < 3, ", "do", "stress"),
            List.of("kit:/  lines:/    - {when: question = ", "equip", "stress"),
            List.of("kit:/  lines:/    - {do: any, if: ", "feeds", "equip"),
            List.of("kit:/  lines:/    - {do: any, by: {", "load", "firstAid"),
            List.of("kit:/  weights:/    load: 1/    ", "power", "when"),
            List.of("title: ", "", "stress"));

    @Test
    void eachPlaceHasItsWords() {
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            for (final List<String> place : PLACES) {
                final String names = text(
                        tab,
                        "import('./completion.js').then(module => import('./server.js').then(server =>"
                                + " server.ask('words', {scenario: '" + FILE + "', sets: [], bot: ''})).then(words =>"
                                + " ['', ...module.complete('" + place.get(0).replace("/", "\\n")
                                + "', words).items.map(item => item.name), ''].join(' ')))");
                assertTrue(names.contains(" " + place.get(1)), place + ":" + names);
                assertTrue(!names.contains(" " + place.get(2) + " "), place + ":" + names);
            }
        }
    }

    @Test
    void aFindingStandsAtItsLineUntilItIsMended() {
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            tab.waitUntil(SOUND);
            type(tab, "    - {do: shoot-the-moon}\\n");
            tab.waitUntil("document.querySelector('[data-faults]')?.textContent.includes('shoot-the-moon')");
            assertTrue(
                    text(tab, "document.querySelector('.faulty').textContent").endsWith("9"));
            tab.evaluate("document.querySelector('.faults button').click()");
            assertEquals(
                    "true",
                    text(
                            tab,
                            "String(document.querySelector('textarea').value.slice(0,"
                                    + " document.querySelector('textarea').selectionStart).split('\\n').length === 9)"));
            tab.evaluate("document.execCommand('undo')");
            tab.waitUntil(SOUND);
        }
    }

    /** Markup in a playbook is text, the lines are counted, and the playbook goes on to the bench. */
    @Test
    void aSoundTextPlaysAsB() {
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            tab.waitUntil(COMPLETE + " && document.querySelector('.decisions')");
            assertTrue(text(tab, "document.querySelector('.decisions').textContent")
                    .contains("Line 8"));
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("--bot mine.yaml"));
            assertEquals(
                    0,
                    tab.evaluate("document.querySelectorAll('img, main b').length")
                            .asInt());
            tab.evaluate("[...document.querySelectorAll('button')].find(b => b.textContent === 'Load into B').click()");
            tab.waitUntil("document.querySelector('[data-hash=b]') && " + COMPLETE);
            tab.waitUntil("location.hash.startsWith('#z=')");
            assertEquals(
                    "mine.yaml" + TEXT,
                    text(tab, "import('./link.js').then(link => link.fromLink()).then(s => s.bots[1] + s.own.book)"));
            assertTrue(tab.evaluate("document.querySelector('[data-hash=a]').textContent"
                            + " !== document.querySelector('[data-hash=b]').textContent")
                    .asBoolean());
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** Also with findings, and in another tab whose link has no playbook; a playbook in a link comes first. */
    @Test
    void aTypedTextStaysInTheBrowser() {
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            type(tab, "    - {do: shoot-the-moon}\\n");
            tab.waitUntil("document.querySelector('[data-faults]')?.textContent.includes('shoot-the-moon')");
        }
        try (Tab tab = served.open("view=playbook&trials=40&scenario=" + FILE, "playbook", View.DESK_LIGHT)) {
            tab.waitUntil(TYPED_IS_THERE + " && " + TYPED + ".includes('shoot-the-moon')");
        }
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            tab.waitUntil(SOUND);
            assertEquals(TEXT, text(tab, TYPED));
        }
    }

    /** A long text goes into the link packed. */
    @Test
    void aShippedPlaybookIsLoadedAndSurvivesAReload() {
        try (Tab tab = open(TEXT, View.DESK_LIGHT)) {
            tab.evaluate("(() => { const field = [...document.querySelectorAll('label')].find(l =>"
                    + " l.textContent.startsWith('Start from')).querySelector('select'); field.value = 'rifleman-book';"
                    + " field.dispatchEvent(new Event('change', {bubbles: true})); })()");
            tab.waitUntil(TYPED + ".includes('as a playbook') && " + SOUND);
            tab.waitUntil("location.hash.startsWith('#z=') && location.hash.length > 600");
            tab.evaluate("document.querySelector('textarea').closest('section').dataset.old = 'yes';"
                    + " setTimeout(() => location.reload()); 0");
            tab.waitUntil("document.querySelector('textarea') && !document.querySelector('[data-old]') && " + SOUND);
            assertTrue(text(tab, TYPED).contains("as a playbook"));
        }
    }

    /** Nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    @ParameterizedTest
    @OneIn(3)
    @EnumSource(View.class)
    void itFitsEveryView(final View view) {
        try (Tab tab = open(TEXT, view)) {
            tab.waitUntil("document.querySelector('.decisions')");
            type(tab, "    - {when: s");
            tab.waitUntil("document.querySelector('[role=listbox]')");
            served.assertFits(tab);
        }
    }
}
