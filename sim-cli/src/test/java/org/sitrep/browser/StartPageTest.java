package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.OneIn;

/** The first screen in a browser, and all screens on a phone. */
@Tag("slow")
final class StartPageTest {
    private static final String PATROL = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String AMBUSHED = ServedPage.file("purple-haze/combats/ambushed.yaml");
    private static final String MISSION = ServedPage.file("purple-haze/missions/02-first-light.yaml");
    private static final String BATTLE = ServedPage.file("sixty-five/battles/01-village-assault.yaml");
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final String ODDS = "document.querySelector('[data-odds]')?.textContent";
    private static final String DIFFERENCE = "document.querySelector('[data-difference]')?.textContent";
    private static final String PLAYED = "Number(document.querySelector('progress')?.value ?? 0)";
    static final int PHONE_WIDTH = 390;
    static final int PHONE_HEIGHT = 844;
    private static ServedPage served;

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(
                Map.of("purple-haze", List.of(PATROL, AMBUSHED, MISSION), "sixty-five", List.of(BATTLE)),
                Map.of("purple-haze", List.of("rifleman-book"), "sixty-five", List.of("sergeant-book")));
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    /** Gives a field a value as its user does. */
    private static void give(final Tab tab, final String selector, final String value) {
        tab.evaluate("(() => { const field = document.querySelector('" + selector + "'); field.value = '" + value
                + "'; field.dispatchEvent(new Event('input', {bubbles: true}));"
                + " field.dispatchEvent(new Event('change', {bubbles: true})); })()");
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static Tab phone(final String state) {
        final Tab tab = served.open(state, "phone", View.PHONE_LIGHT);
        tab.resize(PHONE_WIDTH, PHONE_HEIGHT);
        return tab;
    }

    /** From the choice of a scenario to the replay of its best trial, without a word of the bench. */
    @ParameterizedTest
    @EnumSource(names = {"DESK_LIGHT", "PHONE_DARK"})
    void aPlayerChoosesChangesAndWatches(final View view) {
        try (Tab tab = served.open("trials=400", "start", view)) {
            if (view.isPhone()) {
                tab.resize(PHONE_WIDTH, PHONE_HEIGHT);
            }
            tab.waitUntil(COMPLETE);
            give(tab, ".choice-of select", AMBUSHED);
            tab.waitUntil("document.querySelector('.odds h2')?.textContent.startsWith('Ambushed') && " + COMPLETE);
            assertTrue(text(tab, DIFFERENCE).startsWith("Nothing is changed"), text(tab, DIFFERENCE));
            final String before = text(tab, ODDS);
            assertTrue(before.matches("Marines who survive: \\d\\.\\d+ on average"), before);
            give(tab, "[aria-label=\"Fighters\"]", "8");
            tab.waitUntil(ODDS + " !== '" + before + "' && " + COMPLETE);
            tab.waitUntil(DIFFERENCE + ".endsWith('fewer Marines than in the printed game.')");
            tab.click("[data-watch=\"best\"]");
            tab.waitUntil("document.querySelector('iframe')?.contentDocument?.querySelector('#steps')");
            served.assertFits(tab);
            tab.click("[data-reset]");
            tab.waitUntil(ODDS + " === '" + before + "' && " + DIFFERENCE + ".startsWith('Nothing')");
        }
    }

    @Test
    void theOddsOfABattleAreASentence() {
        try (Tab tab = served.open("trials=40&scenario=" + BATTLE, "start", View.DESK_LIGHT)) {
            tab.waitUntil(COMPLETE);
            assertTrue(text(tab, ODDS).matches("The US win in \\d+ of 100 plays"), text(tab, ODDS));
            final String between = text(tab, "document.querySelector('[data-between]').textContent");
            assertTrue(between.matches("Between \\d+ and \\d+, with 95 % certainty\\."), between);
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void aReadyKitIsTriedAndPlayed() {
        try (Tab tab = served.open("trials=100&scenario=" + PATROL, "start", View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-kit]') && " + COMPLETE);
            give(tab, "[data-kit]", "flak-jackets");
            tab.waitUntil("!" + DIFFERENCE
                    + ".startsWith('Nothing') && document.querySelector('[data-kit]').value === 'flak-jackets'");
            tab.click("[data-play]");
            tab.waitUntil("document.querySelector('[data-asked=\"0\"]')");
            assertTrue(text(tab, "document.querySelector('iframe').src").contains("loadout%3Dtried"));
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** Links from before there was a first screen. */
    @Test
    void anOldLinkWithChangesOpensTheBench() {
        try (Tab tab = served.open("trials=40&b=start.threat%3D9&scenario=" + PATROL, "old", View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-verdict]')");
            assertTrue(text(tab, "location.hash").contains("view=bench"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "bench"})
    void aHiddenTabStopsAndGoesOn(final String view) {
        try (Tab tab = served.open("trials=1000000&view=" + view + "&scenario=" + PATROL, "hidden", View.DESK_LIGHT)) {
            tab.waitUntil(PLAYED + " > 0");
            tab.hide(true);
            tab.waitUntil("[...document.querySelectorAll('button')].some(b => b.textContent === 'Run')");
            final double then = tab.evaluate(PLAYED).asDouble();
            tab.evaluate("new Promise(done => setTimeout(done, 600))");
            assertEquals(then, tab.evaluate(PLAYED).asDouble());
            tab.hide(false);
            tab.waitUntil(PLAYED + " > " + then);
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /**
     * Nothing is wider than the screen, not even with the long names of a Mission's objectives, and what a finger has
     * to meet is 40 pixels high.
     */
    @ParameterizedTest
    @OneIn(4)
    @ValueSource(
            strings = {
                "&view=trials&told=2&trial=1&bot.b=random",
                "&view=bench&b=missions.first-light.stamina%3D8",
                "&view=map&x=missions.first-light.threat%3D1,5,9",
                "&view=solve",
                "",
                "&view=bots",
                "&view=loadouts",
                "&view=play",
                "&view=playbook"
            })
    void everyScreenFitsAPhone(final String state) {
        try (Tab tab = phone("trials=20&scenario=" + MISSION + state)) {
            tab.waitUntil("document.querySelector('button')"
                    + " && [...document.querySelectorAll('iframe')]"
                    + ".every(f => f.contentDocument?.querySelector('#steps'))"
                    + " && (" + COMPLETE + " || /view=(solve|bots|play$|play&)/.test(location.hash))");
            final List<String> low = tab.faults("low.js", "40");
            tab.assertNone("Lower than 40 pixels", low);
            served.assertFits(tab);
        }
    }
}
