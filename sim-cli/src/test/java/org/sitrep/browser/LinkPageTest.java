package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.Cli;

/** Links of the page: what they hold, and whether they give the same outcomes. */
@Tag("slow")
final class LinkPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final Pattern HASH = Pattern.compile("outcomes ([0-9a-f]{16})");
    private static ServedPage served;

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(Map.of("purple-haze", List.of(FILE)), Map.of("purple-haze", List.of("aggressive")));
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static Tab complete(final String state) {
        final Tab tab = served.open(state, "link", View.DESK_LIGHT);
        tab.waitUntil(COMPLETE);
        return tab;
    }

    /** Returns the hash that the command line of the page prints. */
    static String outcomes(final String... words) {
        final List<String> all = new ArrayList<>(List.of(words));
        all.add("--no-report");
        final Matcher hash = HASH.matcher(Cli.run(all.toArray(String[]::new)).out());
        assertTrue(hash.find());
        return hash.group(1);
    }

    private static String copied(final Tab tab) {
        tab.mayUseClipboard(true);
        tab.evaluate("document.querySelector('.share button').click()");
        tab.waitUntil("document.querySelector('.share [role=status]')?.textContent.includes('with its outcomes')");
        return text(tab, "navigator.clipboard.readText().then(link => link.split('#')[1])");
    }

    /** A short link can be read, a long one is packed, and both bring back the same state. */
    @Test
    void aLinkHoldsTheWholeState() {
        final String link = "import('./link.js').then(async link => { const round = async state => {"
                + " const made = await link.linkOf(state); const back = await link.fromLink(made);"
                + " return [made.slice(0, 3), made.length < 600 || made.length < JSON.stringify(state).length,"
                + " JSON.stringify(back) === JSON.stringify(link.withOutcomes(state, 'abc.def'))]; };"
                + " const state = (sets, own) => link.withOutcomes({view: 'trials', scenario: 'a b/ü.yaml', trials: 12,"
                + " seed: -3, sets: [{'x.y': '[1, 2]'}, sets], bots: ['', 'us=mine.yaml'],"
                + " cards: [[], [{name: 'a.yaml', sha: '0a'}]], own}, 'abc.def');"
                + " const many = Object.fromEntries(Array.from({length: 40},"
                + " (none, i) => ['start.value' + i, 'ü' + i]));"
                + " return JSON.stringify([await round(state({}, {sort: '-a'})), await round(state(many, {})),"
                + " await round(state({}, {book: 'sitrep: 1\\n'.repeat(3000)}))]); })";
        try (Tab tab = complete("scenario=" + FILE + "&trials=20")) {
            assertEquals("[[\"#sc\",true,true],[\"#z=\",true,true],[\"#z=\",true,true]]", text(tab, link));
        }
    }

    @Test
    void theSendersOutcomesAreCompared() {
        final String link;
        try (Tab tab = complete("scenario=" + FILE + "&trials=1000&seed=7&b=start.threat%3D9")) {
            assertEquals(
                    outcomes("run", Cli.patrol(), "--trials", "1000", "--seed", "7"),
                    text(tab, "document.querySelector('[data-hash=a]').textContent"));
            assertEquals(
                    outcomes("run", Cli.patrol(), "--set", "start.threat=9", "--trials", "1000", "--seed", "7"),
                    text(tab, "document.querySelector('[data-hash=b]').textContent"));
            link = copied(tab);
            assertEquals(
                    link, text(tab, "document.querySelector('[data-local]').textContent.match(/--link '#(.*)'$/)[1]"));
            tab.assertNone("Troubles", tab.troubles());
        }
        try (Tab tab = complete(link)) {
            tab.waitUntil("document.querySelector('[data-sent=same]')");
            tab.evaluate("(() => { const field = document.querySelector('[aria-label=\"start.threat, number\"]');"
                    + " field.value = '8'; field.dispatchEvent(new Event('change', {bubbles: true})); })()");
            tab.waitUntil("!document.querySelector('[data-sent]') && " + COMPLETE);
            assertTrue(!text(tab, "location.hash").contains("hash="));
        }
        try (Tab tab = complete(link.replaceFirst("hash=.", "hash=0"))) {
            tab.waitUntil(
                    "document.querySelector('[data-sent=other]')?.textContent.includes('of the cards is another')");
        }
    }

    @Test
    void theTrialsShowTheSameOutcomes() {
        try (Tab tab = complete("view=trials&told=2&scenario=" + FILE + "&trials=300")) {
            assertEquals(
                    outcomes("run", Cli.patrol(), "--trials", "300"),
                    text(tab, "document.querySelector('[data-hash=a]').textContent"));
        }
    }

    @Test
    void aDamagedLinkSaysSo() {
        final String packed;
        try (Tab tab = complete("scenario=" + FILE + "&trials=20&book=sitrep%3A+1")) {
            tab.waitUntil("location.hash.startsWith('#z=')");
            packed = text(tab, "location.hash.slice(1)");
        }
        final char sixth = packed.charAt(6);
        for (final String damaged : List.of(
                packed.substring(0, packed.length() - 9),
                packed.substring(0, 6) + (sixth == 'x' ? 'y' : 'x') + packed.substring(7),
                "z=*")) {
            try (Tab tab = complete(damaged)) {
                assertTrue(text(tab, "document.querySelector('[role=alert]').textContent")
                        .contains("This link is damaged"));
                tab.waitUntil("document.querySelector('[data-between]')"); // the first page, which plays
            }
        }
        try (Tab tab = served.open("scenario=" + FILE.replace("patrol", "nowhere"), "link", View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[role=alert]')?.textContent.includes('is listed')");
        }
    }
}
