package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.contract.OneIn;

/** A person plays trials in a browser. */
@Tag("slow")
final class PlayPageTest {
    private static final String PATROL = "purple-haze/combats/patrol.yaml";
    private static final String PROOF = "rambo/missions/01-proof.yaml";
    private static final String VILLAGE = "sixty-five/battles/01-village-assault.yaml";
    private static final int MOST = 400;
    private static ServedPage served;

    @BeforeAll
    static void start() throws IOException {
        served = new ServedPage(
                Map.of(
                        "purple-haze", List.of(ServedPage.file(PATROL)),
                        "rambo", List.of(ServedPage.file(PROOF)),
                        "sixty-five", List.of(ServedPage.file(VILLAGE))),
                Map.of());
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static Tab open(final String scenario, final View view) {
        final Tab tab = served.open("view=play&scenario=" + ServedPage.file(scenario), "play", view);
        // Until all is there, parts move, and a click may miss.
        tab.waitUntil("document.querySelector('header option') && document.querySelector('[data-asked=\"0\"]')"
                + " && document.querySelector('iframe').contentDocument?.querySelector('#steps')");
        return tab;
    }

    /** Returns an expression that holds once a number of decisions have been made. */
    private static String decided(final int decisions) {
        return "document.querySelector('[data-asked=\"" + decisions + "\"], [data-over=\"" + decisions + "\"]')";
    }

    /** A scenario of each game with the least number of its decisions; in the ordinary build the quickest. */
    static Stream<Arguments> games() {
        return Stream.of(arguments(PATROL, 15), arguments(PROOF, 15), arguments(VILLAGE, 20))
                .limit(Deep.or(1, 3));
    }

    /** By clicks on the first option to the end of a trial of each game, and then the cost of the decisions. */
    @ParameterizedTest
    @MethodSource("games")
    void aTrialIsPlayedToItsEndByClicks(final String scenario, final int least) {
        try (Tab tab = open(scenario, View.DESK_LIGHT)) {
            int decisions = 0;
            while (decisions < MOST
                    && !tab.evaluate("document.querySelector('[data-over]') !== null")
                            .asBoolean()) {
                tab.click("[data-option=\"0\"]");
                decisions++;
                tab.waitUntil(decided(decisions));
            }
            assertTrue(decisions >= least && decisions < MOST, decisions + " decisions");
            assertTrue(tab.evaluate("document.querySelectorAll('[data-over] td').length")
                            .asInt()
                    > 0);
            tab.waitUntil("document.querySelector('iframe').contentDocument?.querySelector('#steps')");
            if (scenario.equals(PATROL)) {
                tab.click("[data-cost]");
                tab.waitUntil("document.querySelector('[data-losses]')");
            }
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void digitsTakeOptionsAndAdviceIsHiddenUntilAskedFor() {
        try (Tab tab = open(PATROL, View.DESK_LIGHT)) {
            final String said = "document.querySelector('[data-asked] [role=status]')?.textContent ?? ''";
            assertEquals("", tab.evaluate(said).asString());
            tab.click("[data-advice]");
            tab.waitUntil("document.querySelector('[data-asked] [role=status]')");
            assertTrue(tab.evaluate(said).asString().startsWith("The bot takes "));
            tab.press("2", 50);
            tab.waitUntil(decided(1));
            assertEquals("", tab.evaluate(said).asString());
            assertTrue(tab.evaluate("location.hash").asString().contains("answers=1"));
        }
    }

    @Test
    void buttonsShowTheExactOddsOfTheirOptions() {
        try (Tab tab = open(PATROL, View.DESK_LIGHT)) {
            final String odds = "[...document.querySelectorAll('[data-odds]')].map(one => one.textContent).join('; ')";
            assertEquals("", tab.evaluate(odds).asString(), "of where a Marine starts");
            int decisions = 0;
            while (decisions < MOST && tab.evaluate(odds).asString().isEmpty()) {
                tab.click("[data-option=\"0\"]");
                decisions++;
                tab.waitUntil(decided(decisions));
            }
            assertTrue(
                    tab.evaluate(odds).asString().matches("(eliminates [<> 0-9]+ %, mean hits \\d+\\.\\d(; )?)+"),
                    tab.evaluate(odds).asString());
        }
    }

    @Test
    void aDecisionIsTakenBackOnlyIfThatIsAllowed() {
        try (Tab tab = open(VILLAGE, View.DESK_LIGHT)) {
            tab.click("[data-option=\"0\"]");
            tab.waitUntil(decided(1));
            final String back =
                    "[...document.querySelectorAll('[data-asked] button')].find(one => one.textContent === 'Take back')";
            assertTrue(tab.evaluate(back + " === undefined").asBoolean());
            tab.click("input[type=checkbox]");
            tab.waitUntil(back);
            tab.evaluate(back + ".click()");
            tab.waitUntil(decided(0));
        }
    }

    /** Nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    @ParameterizedTest
    @OneIn(3)
    @EnumSource(View.class)
    void itFitsEveryView(final View view) {
        try (Tab tab = open(PATROL, view)) {
            tab.click("[data-advice]");
            tab.waitUntil("document.querySelector('[data-asked] [role=status]')");
            tab.waitUntil("document.querySelector('iframe').contentDocument?.querySelector('#steps')");
            served.assertFits(tab);
        }
    }
}
