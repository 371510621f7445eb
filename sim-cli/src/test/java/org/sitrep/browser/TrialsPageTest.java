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
import org.sitrep.contract.OneIn;

/** The table of trials in a browser, and the replay beside it. */
@Tag("slow")
final class TrialsPageTest {
    private static final String FILE = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final String REPLAYED = "document.querySelector('iframe')?.contentDocument?.querySelector('#steps')";
    private static ServedPage served;

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(Map.of("purple-haze", List.of(FILE)), Map.of());
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static Tab open(final String state, final View view) {
        final Tab tab =
                served.open("view=trials&trials=40&told=8&bot.b=random&scenario=" + FILE + state, "trials", view);
        tab.waitUntil(COMPLETE);
        return tab;
    }

    private static String text(final Tab tab, final String expression) {
        return tab.evaluate(expression).asString();
    }

    private static String rows(final Tab tab) {
        return text(tab, "[...document.querySelectorAll('[data-trial]')].map(row => row.textContent).join(' ')");
    }

    @Test
    void aColumnSortsTheRows() {
        try (Tab tab = open("", View.DESK_LIGHT)) {
            assertTrue(rows(tab).startsWith("0 1 2 3 "), rows(tab));
            tab.evaluate("document.querySelectorAll('.rows thead button')[3].focus()");
            tab.press("Enter", 13);
            tab.waitUntil("document.querySelectorAll('.rows th')[3].ariaSort === 'descending'");
            final String gains = "[...document.querySelectorAll('.rows tbody tr')].map(row =>"
                    + " Number(row.children[3].textContent.replace('−', '-')))";
            assertTrue(tab.evaluate(gains + ".every((gain, i, all) => i === 0 || gain <= all[i - 1])")
                    .asBoolean());
            final int all = tab.evaluate("document.querySelectorAll('[data-trial]').length")
                    .asInt();
            tab.click("input[type=checkbox]");
            tab.waitUntil("document.querySelectorAll('[data-trial]').length < " + all);
        }
    }

    /** By keyboard alone: down to the next row, and Enter shows both sides from where they part. */
    @Test
    void aRowShowsItsReplayInPlace() {
        try (Tab tab = open("", View.DESK_LIGHT)) {
            tab.evaluate("document.querySelector('[data-trial=\"4\"]').focus()");
            tab.press("ArrowDown", 40);
            tab.press("Enter", 13);
            tab.waitUntil(REPLAYED + " && document.querySelector('iframe').dataset.replay === '5'");
            assertTrue(text(tab, "document.querySelector('iframe').contentDocument.body.textContent")
                    .contains("A (rifleman) against B (random)"));
            tab.evaluate("[...document.querySelectorAll('[aria-label=\"Side to replay\"] button')][2].click()");
            tab.waitUntil(
                    REPLAYED
                            + " && document.querySelector('iframe').contentDocument.body.textContent.includes('played by random')");
            assertTrue(text(tab, "location.hash").contains("trial=5"), text(tab, "location.hash"));
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** B is a bot that plays at random, so that a decision of a trial costs something; its link leads to the step. */
    @Test
    void theDecisionsOfATrialAreAnalysedInPlace() {
        try (Tab tab = open("&trial=3", View.DESK_LIGHT)) {
            tab.waitUntil(REPLAYED + " && document.querySelectorAll('[data-cost]').length === 2");
            tab.evaluate("document.querySelectorAll('[data-cost]')[1].click()");
            tab.waitUntil("document.querySelector('[data-losses]')");
            assertTrue(text(tab, "document.querySelector('[data-luck]').textContent")
                    .startsWith("Luck, apart from the decisions"));
            tab.waitUntil(REPLAYED
                    + " && document.querySelector('iframe').contentDocument.querySelector('.graph .on .band')");
            final String row = "document.querySelector('[data-step]')";
            tab.evaluate(row + ".click()");
            tab.waitUntil("document.querySelector('iframe').contentDocument.querySelector('#count').textContent"
                    + ".startsWith(" + row + ".dataset.step + ' /')");
            served.assertFits(tab);
        }
    }

    @Test
    void aLinkRestoresTheOrderAndTheReplay() {
        try (Tab tab = open("&sort=-trial&trial=7&show=a", View.DESK_LIGHT)) {
            tab.waitUntil(REPLAYED);
            assertTrue(rows(tab).startsWith("39 38 "), rows(tab));
            assertEquals(
                    "true", text(tab, "document.querySelector('[data-trial=\"7\"]').getAttribute('aria-pressed')"));
        }
    }

    /** Nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    @ParameterizedTest
    @OneIn(3)
    @EnumSource(View.class)
    void itFitsEveryView(final View view) {
        try (Tab tab = open("&trial=3", view)) {
            tab.waitUntil(REPLAYED);
            served.assertFits(tab);
        }
    }
}
