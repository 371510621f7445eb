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

/** The studies of the local page in a browser. */
@Tag("slow")
final class StudyPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String BATTLE = ServedPage.file("sixty-five/battles/01-village-assault.yaml");
    private static final String SOLVE = "&view=solve&metric=end.retreat&middle=30&width=5&budget=50000&seed=7"
            + "&lever1=combats.patrol.enemies.fighters%3D3..8";
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
        return open(FILE, state, view);
    }

    private static Tab open(final String file, final String state, final View view) {
        return served.open("scenario=" + file + state, "studies", view);
    }

    private static void play(final Tab tab) {
        final String button = "[...document.querySelectorAll('header button')].find(b => b.textContent === 'Run')";
        tab.waitUntil(button + "?.disabled === false");
        tab.evaluate(button + ".click()");
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static int count(final Tab tab, final String css) {
        return tab.evaluate("document.querySelectorAll('" + css + "').length").asInt();
    }

    @Test
    void anAnswerIsAppliedToB() {
        try (Tab tab = open(SOLVE, View.DESK_LIGHT)) {
            play(tab);
            tab.waitUntil("document.querySelector('[data-solved=met]')");
            assertEquals(1, count(tab, "[data-band]"));
            assertEquals(6, count(tab, ".point"));
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("--vary combats.patrol.enemies.fighters=3..8 --target 'end.retreat=30%±5%'"));
            tab.evaluate("document.querySelector('[data-apply]').focus()");
            tab.press("Enter", 13);
            tab.waitUntil("location.hash.includes('b=combats.patrol.enemies.fighters%3D')"
                    + " && document.querySelector('[data-verdict]')");
        }
    }

    @Test
    void aLeverIsFilledInAroundItsPresentValue() {
        try (Tab tab = open("&view=solve", View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-lever]')");
            tab.evaluate("(() => { const field = document.querySelector('[data-lever]'); field.value = 'start.threat';"
                    + " field.dispatchEvent(new Event('change', {bubbles: true})); })()");
            tab.waitUntil("document.querySelector('[data-range]')?.value.match(/^\\d+\\.\\.\\d+$/)");
            assertTrue(text(tab, "location.hash").contains("lever1=start.threat%3D"));
        }
    }

    /** The target begins at the present value of A, and a value that is searched for becomes a lever. */
    @Test
    void aValueOfTheControlsBecomesALever() {
        try (Tab tab = open("&trials=200&view=bench", View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-state=complete]')");
            final String figure = text(tab, "document.querySelector('[data-figure]').textContent");
            tab.evaluate(
                    "[...document.querySelectorAll('header button')].find(b => b.textContent === 'Solve').click()");
            tab.waitUntil("document.querySelector('[data-solve=now]')");
            assertEquals(
                    "A has " + figure + ", as last seen on the bench.",
                    text(tab, "document.querySelector('[data-solve=now]').textContent"));
            press(tab, "[aria-label=\"Let start.threat vary\"]");
            tab.waitUntil("location.hash.includes('lever1=start.threat%3D')");
            press(tab, "[aria-label=\"Let start.threat vary\"]");
            assertEquals(false, tab.evaluate("location.hash.includes('lever2')").asBoolean());
        }
    }

    /** An illegal loadout is explained at its bearer and not played; a legal one becomes B's. */
    @Test
    void aCardIsMovedByKeys() {
        try (Tab tab = open("&view=loadouts&trials=200", View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('[data-legal=true]')");
            press(tab, "[data-bearer=infantryman] [data-thing=m60]");
            tab.waitUntil("document.querySelector('[data-put=scout]')");
            press(tab, "[data-put=scout]");
            tab.waitUntil("document.querySelector('[data-legal=false]')"
                    + " && document.querySelector('[data-bearer=scout] .finding')?.textContent.includes('Load 14')");
            assertEquals("", text(tab, "new URLSearchParams(location.hash.slice(1)).get('b') ?? ''"));
            press(tab, "[data-back]");
            tab.waitUntil("document.querySelector('[data-legal=true]')");
            press(tab, "[data-bearer=supply] [data-thing=\"smoke:2\"]");
            press(tab, "[data-put=scout]");
            tab.waitUntil(
                    "document.querySelector('[data-command]')?.textContent.includes('--set loadout=tried')"
                            + " && document.querySelector('.difference [data-change]') && !!document.querySelector('[data-state=complete]')");
        }
    }

    private static void press(final Tab tab, final String css) {
        tab.waitUntil("document.querySelector('" + css + "')");
        tab.evaluate("document.querySelector('" + css + "').focus()");
        tab.press("Enter", 13);
    }

    @ParameterizedTest
    @EnumSource(
            value = View.class,
            names = {"DESK_LIGHT", "PHONE_DARK"})
    void cardsFitEveryView(final View view) {
        try (Tab tab = open("&view=loadouts&trials=50", view)) {
            tab.waitUntil(
                    "document.querySelector('[data-legal=true]') && document.querySelector('[data-state=complete]')");
            served.assertFits(tab);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = View.class,
            names = {"DESK_LIGHT", "PHONE_DARK"})
    void aSearchFitsEveryView(final View view) {
        try (Tab tab = open(SOLVE.replace("budget=50000", "budget=5000") + "&lever2=start.threat%3D4,6", view)) {
            play(tab);
            tab.waitUntil("document.querySelector('[data-solved]')");
            served.assertFits(tab);
        }
    }

    @Test
    void aPairOfBotsIsLoadedIntoB() {
        try (Tab tab = open(BATTLE, "&view=bots&trials=20&bots1=random,novice&bots2=novice", View.DESK_LIGHT)) {
            play(tab);
            tab.waitUntil("document.querySelector('[data-judged]')");
            assertEquals(2, count(tab, "[data-cell]"));
            assertTrue(text(tab, "document.querySelector('[data-command]').textContent")
                    .contains("--bot us=random,us=novice,com=novice"));
            press(tab, "[data-cell=\"random,novice\"]");
            tab.waitUntil("location.hash.includes('bot.b=us%3Drandom%2Ccom%3Dnovice')"
                    + " && document.querySelector('[data-verdict]')");
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = View.class,
            names = {"DESK_LIGHT", "PHONE_DARK"})
    void aLadderFitsEveryView(final View view) {
        try (Tab tab = open("&view=bots&trials=50&bots1=random,rifleman", view)) {
            play(tab);
            tab.waitUntil("document.querySelector('[data-step]')");
            served.assertFits(tab);
        }
    }
}
