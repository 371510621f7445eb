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
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.serve.LocalServer;
import org.sitrep.hostile.Hostile;
import org.sitrep.page.Contents;
import org.sitrep.page.PageQuestions;
import org.sitrep.ruleset.Ruleset;

/** The local page in bad company: servers that end, other tabs, hostile files, and no mouse. */
@Tag("slow")
final class ServedPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final String ALERT = "document.querySelector('[role=alert]')?.textContent";
    private static ServedPage served;

    private static LocalServer started(final String file) throws IOException {
        final Contents contents = new Contents(
                Ruleset.shipped(),
                Map.of("purple-haze", List.of(file)),
                Map.of("purple-haze", List.of("rifleman-book")),
                Cli.REPOSITORY.resolve("scenarios"));
        return new LocalServer(new PageQuestions(contents, 2, System::nanoTime), 0);
    }

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(Map.of("purple-haze", List.of(FILE)), Map.of("purple-haze", List.of("rifleman-book")));
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static String link(final String file, final String state) {
        return "scenario=" + URLEncoder.encode(file, StandardCharsets.UTF_8)
                + (state.contains("&view=") ? state : state + "&view=bench");
    }

    private static Tab open(final String state) {
        return served.open(link(FILE, state), "served", View.DESK_LIGHT);
    }

    private static Tab open(final LocalServer of, final String file, final String state) {
        return Tab.open(of.link() + "#" + link(file, state), "served", View.DESK_LIGHT);
    }

    private static void press(final Tab tab, final String button) {
        tab.evaluate("[...document.querySelectorAll('button')].find(b => b.textContent.trim() === '" + button
                + "').click()");
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static void network(final Tab tab, final boolean isThere) {
        tab.call(
                "Network.emulateNetworkConditions",
                Map.of("offline", !isThere, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    @Test
    @OfTheServer
    void aServerThatEndsWhilePlayingIsSaidInWords() throws IOException {
        final LocalServer mortal = started(FILE);
        try (Tab tab = open(mortal, FILE, "&trials=1000000")) {
            tab.waitUntil("Number(document.querySelector('progress')?.value ?? 0) > 0");
            mortal.close();
            tab.waitUntil(ALERT + "?.startsWith('The server')");
            tab.waitUntil("[...document.querySelectorAll('button')].some(b => b.textContent === 'Run')");
        }
    }

    @Test
    @OfTheServer
    void aServerThatIsBackPlaysAgain() {
        try (Tab tab = open("&trials=1000")) {
            tab.waitUntil(COMPLETE);
            network(tab, false);
            press(tab, "Run");
            tab.waitUntil(ALERT + "?.includes('does not answer')");
            network(tab, true);
            press(tab, "Run");
            tab.waitUntil("!document.querySelector('[role=alert]') && " + COMPLETE);
        }
    }

    /** One run is played at a time; the second begins when the first tab is closed, which is long before its end. */
    @Test
    @OfTheServer
    void twoTabsTakeTurns() {
        final String hash = "document.querySelector('[data-hash=b]').textContent";
        try (Tab second = open("&trials=1000&seed=5")) {
            second.waitUntil(COMPLETE);
            final String before = text(second, hash);
            try (Tab first = open("&trials=1000000&b=start.threat%3D7")) {
                first.waitUntil("Number(document.querySelector('progress')?.value ?? 0) > 0");
                second.hide(false); // as in a window of its own
                second.evaluate("location.hash = location.hash.replace('seed=5', 'seed=6')");
                second.waitUntil("[...document.querySelectorAll('button')].some(b => b.textContent === 'Stop')");
                assertEquals(before, text(second, hash));
                assertTrue(first.evaluate("!" + COMPLETE).asBoolean());
            }
            second.waitUntil(hash + " !== '" + before + "' && " + COMPLETE);
            second.assertNone("Troubles", second.troubles());
        }
    }

    /** Nothing of a hostile file, nor of its name, runs or becomes markup, whatever the screen. */
    @ParameterizedTest
    @OfTheServer
    @ValueSource(
            strings = {"", "&view=start", "&view=map&x=start.threat%3D2,8", "&view=trials&trial=1", "&view=playbook"})
    void aHostileFileIsShownAsText(final String view) throws IOException {
        final String file = Hostile.combat().toString();
        try (LocalServer host = started(file);
                Tab tab = open(host, file, "&trials=40&b=start.threat%3D8" + view)) {
            tab.waitUntil(COMPLETE);
            final String strangers =
                    "[...document.querySelectorAll('*')].filter(e => ['object', 'embed', 'i', 'u', 'img',"
                            + " 'form', 'base'].includes(e.localName) || [...e.attributes].some(a => /^on/i.test(a.name)"
                            + " || /^\\\\s*javascript:/i.test(a.value))).length";
            assertEquals(0, tab.evaluate(strangers).asInt());
            assertTrue(tab.requests().stream().allMatch(url -> url.startsWith(host.link())), tab.requests()::toString);
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** Tab alone reaches everything from the first screen to the last button, and every stop has a name. */
    @Test
    void theKeyboardReachesEverything() {
        try (Tab tab = open("&trials=1000&b=start.threat%3D8")) {
            tab.waitUntil(COMPLETE);
            tab.evaluate("(() => { window.stops = []; document.addEventListener('focusin', e => { const at = e.target;"
                    + " window.stops.push((at.ariaLabel || at.getAttribute('aria-label') || at.labels?.[0]?.textContent"
                    + " || at.textContent || '').trim()); }); })()");
            tab.evaluate(
                    "(() => { const field = document.querySelector('input[type=search]'); field.value = 'start.threat';"
                            + " field.dispatchEvent(new Event('input', {bubbles: true})); })()");
            tab.waitUntil("document.querySelectorAll('.value').length < 5");
            for (int stop = 0; stop < 70; stop++) {
                tab.press("Tab", 9);
            }
            final String stops = text(tab, "JSON.stringify(window.stops)");
            for (final String name : List.of(
                    "Bench",
                    "Map",
                    "Play",
                    "Run",
                    "Change A",
                    "Change B",
                    "start.threat",
                    "start.threat, number",
                    "Reset start.threat to",
                    "Reset the change",
                    "Values",
                    "Copy link",
                    "Save report",
                    "Copy")) {
                assertTrue(stops.contains("\"" + name), name + " in " + stops);
            }
            assertTrue(!stops.contains("\"\""), stops);
        }
    }

    /** The report, the changes and the link have the content that is seen; saving itself is replaced in this test. */
    @Test
    void aReportAndChangesAreSaved() {
        try (Tab tab = open("&trials=200&b=start.threat%3D8")) {
            tab.waitUntil(COMPLETE);
            tab.evaluate(
                    "(() => { window.saved = {}; let blob; URL.createObjectURL = given => { blob = given; return '#'; };"
                            + " HTMLAnchorElement.prototype.click = function () { const name = this.download;"
                            + " blob.text().then(text => { window.saved[name] = text; }); }; })()");
            press(tab, "Save changes of B");
            tab.waitUntil("window.saved['changes-b.yaml']?.includes('threat: 8')");
            assertTrue(tab.evaluate("[...document.querySelectorAll('button')].find(b =>"
                            + " b.textContent === 'Save changes of A').disabled")
                    .asBoolean());
            press(tab, "Save report");
            tab.waitUntil("window.saved['report.html']?.includes('two sides compared')");
            tab.mayUseClipboard(true);
            press(tab, "Copy link");
            tab.waitUntil("document.querySelector('.share [role=status]').textContent.includes('copied')");
            assertTrue(text(tab, "navigator.clipboard.readText()").contains("b=start.threat%3D8"));
        }
    }

    /** A slider that is dragged plays before it is let go, and does not move in the hand. */
    @Test
    void aSliderPlaysWhileItIsDragged() {
        try (Tab tab = open("&trials=1000")) {
            tab.waitUntil(COMPLETE);
            final String place =
                    "[...document.querySelectorAll('.value')].findIndex(v => v.dataset.path === 'start.threat')";
            final int before = tab.evaluate(place).asInt();
            tab.evaluate("(() => { const slider = document.querySelector('[aria-label=\"start.threat\"][type=range]');"
                    + " slider.value = 9; slider.dispatchEvent(new Event('input', {bubbles: true})); })()");
            tab.waitUntil("location.hash.includes('b=start.threat%3D9')");
            assertEquals(before, tab.evaluate(place).asInt());
            assertTrue(text(tab, "document.querySelector('[data-path=\"start.threat\"] .ends').textContent")
                    .contains("unchanged 5"));
            press(tab, "Reset the change");
            tab.waitUntil("!location.hash.includes('start.threat')");
        }
    }
}
