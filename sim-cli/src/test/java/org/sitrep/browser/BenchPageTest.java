package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.OneIn;

/** The local page in a browser: two variants side by side. */
@Tag("slow")
final class BenchPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String BATTLE = ServedPage.file("sixty-five/battles/01-village-assault.yaml");
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final String HASH_B = "document.querySelector('[data-hash=b]')?.textContent";
    private static ServedPage served;

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(Map.of("purple-haze", List.of(FILE), "sixty-five", List.of(BATTLE)), Map.of());
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static Tab open(final String state, final View view) {
        final Tab tab = served.open(
                "scenario=" + FILE + (state.contains("&view=") ? state : state + "&view=bench"), "bench", view);
        tab.waitUntil(COMPLETE);
        return tab;
    }

    /** Gives a field of the page a value as its user does, and lets it go. */
    private static void give(final Tab tab, final String label, final String value) {
        tab.evaluate("(() => { const field = document.querySelector('[aria-label=\"" + label + "\"]');"
                + " field.value = '" + value + "'; field.dispatchEvent(new Event('input', {bubbles: true}));"
                + " field.dispatchEvent(new Event('change', {bubbles: true})); })()");
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    @Test
    void aSliderChangesBAndNotA() {
        try (Tab tab = open("&trials=1000", View.DESK_LIGHT)) {
            assertEquals("same", text(tab, "document.querySelector('[data-verdict]').dataset.verdict"));
            final String before = text(tab, HASH_B);
            assertEquals(before, text(tab, "document.querySelector('[data-hash=a]').textContent"));
            give(tab, "start.threat", "9");
            tab.waitUntil(HASH_B + " !== '" + before + "' && " + COMPLETE);
            assertEquals(before, text(tab, "document.querySelector('[data-hash=a]').textContent"));
            assertTrue(text(tab, "location.hash").contains("b=start.threat%3D9"), text(tab, "location.hash"));
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("--set start.threat=9"));
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** A radius from 0 to 4 that is 0.36: half of the way is about 0.2, and an arrow key is a hundredth. */
    @Test
    void aWideRangeGrows() {
        try (Tab tab = open("&trials=200", View.DESK_LIGHT)) {
            tab.evaluate("(() => { const field = document.querySelector('input[type=search]');"
                    + " field.value = 'circle radius'; field.dispatchEvent(new Event('input', {bubbles: true})); })()");
            final String slider = "document.querySelector('[aria-label=\"board.circleRadius\"]')";
            final String number = "Number(document.querySelector('[aria-label=\"board.circleRadius, number\"]').value)";
            tab.waitUntil(slider + "?.dataset.grows === 'true'");
            tab.evaluate(slider + ".focus()");
            tab.press("ArrowRight", 39);
            tab.waitUntil(number + " === 0.37 && location.hash.includes('b=board.circleRadius%3D0.37')");
            give(tab, "board.circleRadius", "500");
            tab.waitUntil(number + " > 0.15 && " + number + " < 0.25");
            assertEquals(text(tab, "String(" + number + ")"), text(tab, slider + ".ariaValueText"));
        }
    }

    @Test
    void aLinkRestoresWhatWasSeen() {
        final String hash;
        try (Tab tab = open("&trials=1000&b=start.threat%3D9&bot.a=random", View.DESK_LIGHT)) {
            hash = text(tab, HASH_B);
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("--bot random"));
        }
        try (Tab tab = open("&trials=1000", View.DESK_LIGHT)) {
            assertNotEquals(hash, text(tab, HASH_B));
            give(tab, "start.threat", "9");
            tab.waitUntil(HASH_B + " === '" + hash + "'");
        }
    }

    @Test
    void anIntervalNarrowsWhileTrialsArePlayed() {
        try (Tab tab = served.open("scenario=" + FILE + "&trials=400000&seed=3&view=bench", "bench", View.DESK_LIGHT)) {
            final String played = "Number(document.querySelector('progress')?.value ?? 0)";
            tab.waitUntil(played + " > 9 && document.querySelector('[data-state=live]')");
            final String width = "(() => { const text = document.querySelector('[data-figure]').textContent;"
                    + " const ends = text.match(/\\[(.*), (.*)\\]/);"
                    + " return ends ? (ends[2] - ends[1]) / 2 : Number(text.match(/± ([\\d.]+)/)[1]); })()";
            final double first = tab.evaluate(width).asDouble();
            tab.waitUntil(width + " < " + first / 1.5);
            tab.evaluate("[...document.querySelectorAll('button')].find(b => b.textContent === 'Stop')?.click()");
            tab.waitUntil("[...document.querySelectorAll('button')].some(b => b.textContent === 'Run')");
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** All findings are shown, and the next sound value plays again. */
    @Test
    void anUnsoundValueIsExplained() {
        try (Tab tab = open("&trials=1000", View.DESK_LIGHT)) {
            give(tab, "start.threat, number", "-4");
            tab.waitUntil("document.querySelector('[role=alert]')?.textContent.includes('start.threat')");
            give(tab, "start.threat, number", "6");
            tab.waitUntil("!document.querySelector('[role=alert]')");
        }
    }

    @Test
    void bothSidesOfABattleHaveTheirBots() {
        try (Tab tab = served.open("scenario=" + BATTLE + "&trials=4&bot.b=us%3Dnovice", "bench", View.DESK_LIGHT)) {
            tab.waitUntil(COMPLETE);
            assertEquals(
                    2,
                    tab.evaluate(
                                    "[...document.querySelectorAll('.controls label')].filter(l => l.textContent.startsWith('Bot of')).length")
                            .asInt());
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void eachBarLeadsToATrial() {
        try (Tab tab = open("&trials=1000", View.DESK_LIGHT)) {
            assertTrue(tab.evaluate("document.querySelectorAll('svg a[href]').length")
                            .asInt()
                    >= 2);
            assertTrue(tab.evaluate(
                            "Promise.all([...document.querySelectorAll('.side-b a[href]')].map(a =>"
                                    + " fetch(a.href.baseVal ?? a.href).then(r => r.ok))).then(all => all.length > 2 && all.every(Boolean))")
                    .asBoolean());
        }
    }

    @Test
    void aPointOfAMapIsLoadedIntoB() {
        try (Tab tab = open("&trials=200&view=map&x=start.threat%3D1,5,9", View.DESK_LIGHT)) {
            assertEquals(
                    3,
                    tab.evaluate("document.querySelectorAll('.point').length").asInt());
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("sweep " + FILE + " --vary start.threat=1,5,9 "));
            tab.evaluate("document.querySelectorAll('.point')[2].focus()");
            tab.press("Enter", 13);
            tab.waitUntil("location.hash.includes('b=start.threat%3D9') && " + HASH_B + " && " + COMPLETE);
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void twoValuesMakeAHeatMap() {
        try (Tab tab = open("&trials=50&view=map&x=start.threat%3D2,8&y=start.night%3Dfalse,true", View.PHONE_LIGHT)) {
            assertEquals(
                    4,
                    tab.evaluate(
                                    "[...document.querySelectorAll('.heat button')].filter(b => b.textContent.includes('Marines')).length")
                            .asInt());
            tab.click(".heat tbody tr:last-child td:last-child button");
            tab.waitUntil("location.hash.includes('b=start.night%3Dtrue')");
        }
    }

    /** Nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    @ParameterizedTest
    @OneIn(3)
    @EnumSource(View.class)
    void itFitsEveryView(final View view) {
        try (Tab tab = open("&trials=1000&b=start.threat%3D9", view)) {
            served.assertFits(tab);
        }
    }
}
