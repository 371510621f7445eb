package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.Cli;
import org.sitrep.contract.OneIn;

/**
 * The page as a static site, where the engine runs in a worker of the browser. Needs {@code -Dsitrep.site}, which names
 * the folder of the site; with it the tests of the local page run there, too.
 */
@Tag("slow")
@EnabledIfSystemProperty(
        named = "sitrep.site",
        matches = ".+",
        disabledReason = "there is no site: ./verify writes one")
final class SitePageTest {
    private static final String PATROL = ServedPage.file("purple-haze/combats/patrol.yaml");
    private static final String MISSION = ServedPage.file("purple-haze/missions/02-first-light.yaml");
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
    private static final String HASH = "document.querySelector('[data-hash=a]').textContent";
    private static final String BENCH = "view=bench&scenario=" + PATROL;
    private static final int LONGEST_TASK_MILLIS = 50;

    /** Screens that play nothing by themselves. */
    private static final Set<String> WITHOUT_TRIALS = Set.of("Solve", "Bots", "Play");

    /** Makes the third message of a worker to itself a trap, by the smallest module that has a function with one. */
    private static final String TRAP = """
            { const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1,
                102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
              const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code))).exports;
              const { postMessage } = MessagePort.prototype;
              let messages = 0;
              MessagePort.prototype.postMessage = function (...all) {
                messages += 1;
                return messages === 3 ? f() : postMessage.apply(this, all);
              }; }""";

    /** Returns the site at an address of its own, and so with a store of its own. */
    private static ServedPage site() throws IOException {
        return new ServedPage(Map.of(), Map.of());
    }

    private static String played(final ServedPage site) {
        try (Tab tab = site.open(BENCH + "&trials=1000&seed=1967", "offline", View.DESK_LIGHT)) {
            tab.waitUntil(COMPLETE);
            tab.evaluate("navigator.serviceWorker.ready.then(() => 0)");
            tab.assertNone("Troubles", tab.troubles());
            return tab.evaluate(HASH).asString();
        }
    }

    @Test
    void itPlaysAsTheCommandLineAlsoWithoutANetwork() throws IOException {
        final String outcomes = LinkPageTest.outcomes("run", Cli.patrol(), "--trials", "1000", "--seed", "1967");
        final ServedPage site = site();
        try (site) {
            assertEquals(outcomes, played(site));
        }
        assertEquals(outcomes, played(site), "after the end of its host");
    }

    @ParameterizedTest
    @OneIn(3)
    @ValueSource(
            strings = {
                "purple-haze/combats/patrol.yaml&trials=1000",
                "purple-haze/missions/02-first-light.yaml&trials=40",
                "rambo/missions/01-proof.yaml&trials=100",
                "sixty-five/battles/01-village-assault.yaml&trials=10"
            })
    void noTaskOfThePageIsLong(final String played) throws IOException {
        try (ServedPage site = site()) {
            final double longest = MainThread.longestTaskMillis(() -> {
                final String state = "view=bench&bot.b=random&scenario=" + ServedPage.file(played);
                final Tab tab = site.open(state, "tasks", View.DESK_LIGHT);
                tab.waitUntil(COMPLETE);
                return tab;
            });
            assertTrue(longest < LONGEST_TASK_MILLIS, () -> longest + " ms");
        }
    }

    /** The engine traps while it waits for messages, the third time. */
    @Test
    void aFaultOfTheEngineNamesTheTrialAndThePagePlaysAgain() throws IOException {
        try (ServedPage site = site();
                Tab tab = site.open(BENCH + "&trials=20", "fault", View.DESK_LIGHT)) {
            tab.waitUntil(COMPLETE);
            tab.evaluateInWorkers(TRAP);
            tab.evaluate("location.hash = location.hash.replace('trials=20', 'trials=100000')");
            final String alert = "document.querySelector('[role=alert]')?.textContent ?? ''";
            tab.waitUntil(alert);
            final String said = tab.evaluate(alert).asString();
            assertTrue(
                    said.matches(
                            "The engine ended at trial [1-9]\\d*: unreachable\\. .*press Run to play once more\\."),
                    said);
            tab.evaluate("[...document.querySelectorAll('button')].find(b => b.textContent === 'Run').click()");
            tab.waitUntil(COMPLETE + " && !document.querySelector('[role=alert]')");
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    /** A browser whose WebAssembly knows no structures, as before garbage collection. */
    @Test
    void anOlderBrowserSaysWhichOnesCan() throws IOException {
        try (ServedPage site = site();
                Tab tab = site.openAfter("WebAssembly.validate = () => false", BENCH, "older")) {
            tab.waitUntil("document.body.innerText.includes('Firefox from 120')");
            final String said = tab.evaluate("document.querySelector('[role=alert]').textContent")
                    .asString();
            assertTrue(said.startsWith("This browser cannot run Sitrep"), said);
            site.assertWhole(tab);
        }
    }

    /** Screen by screen in one tab, by its buttons, which starts the engine once. */
    @Test
    void everyScreenFitsADeskAndAPhone() throws IOException {
        try (ServedPage site = site();
                Tab tab = site.open(
                        "trials=20&view=bench&x=missions.first-light.threat%3D1,5,9&scenario=" + MISSION,
                        "screens",
                        View.DESK_LIGHT)) {
            tab.waitUntil(COMPLETE);
            final String buttons = "document.querySelectorAll('.tabs[aria-label=Screen] button')";
            final List<String> screens = new ArrayList<>();
            tab.evaluate("[..." + buttons + "].slice(1).map(button => button.textContent)")
                    .forEach(name -> screens.add(name.asString()));
            assertTrue(screens.size() > 5, screens::toString);
            for (final List<Integer> size : List.of(List.of(1280, 900), List.of(390, 844))) {
                tab.resize(size.get(0), size.get(1));
                for (final String screen : screens) {
                    tab.evaluate(
                            "[..." + buttons + "].find(button => button.textContent === '" + screen + "').click()");
                    tab.waitUntil(WITHOUT_TRIALS.contains(screen) ? "document.querySelector('main button')" : COMPLETE);
                    site.assertWhole(tab);
                }
            }
        }
    }
}
