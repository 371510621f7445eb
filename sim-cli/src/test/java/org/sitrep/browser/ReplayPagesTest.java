package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;

/** Pages of replays in the browser: to be looked at like every other page, and stepped through. */
@Tag("slow")
final class ReplayPagesTest {
    private static final Map<Replay, Path> MADE = new EnumMap<>(Replay.class);

    /** The width of a replay within the page of {@code serve}, on a phone of 360 pixels. */
    private static final int FRAME_WIDTH = 314;

    /** One of each kind: a board alone, a map with combats, two trials beside each other, other games, a campaign. */
    enum Replay {
        /** A combat, with luck. */
        COMBAT("combats/patrol.yaml", "--trial", "3", "--luck"),
        /** A Mission. */
        TRIAL("missions/01-crash.yaml", "--trial", "3"),
        /** Two Missions that part at step 5. */
        DIFF("missions/01-crash.yaml", "--trial", "3", "--diff", "--name milder --set threat.die.0=0"),
        /** A mission of heroes. */
        HEROES("../rambo/missions/01-proof.yaml", "--trial", "3"),
        /** A battle on hexes. */
        BATTLE("../sixty-five/battles/05-tanks-in-the-wire.yaml", "--trial", "3"),
        /** A campaign in parts. */
        CAMPAIGN("campaign.yaml", "--trial", "3");

        private final List<String> line;

        Replay(final String... line) {
            this.line = List.of(line);
        }
    }

    private static synchronized Path page(final Replay replay) {
        return MADE.computeIfAbsent(replay, ReplayPagesTest::make);
    }

    private static Path make(final Replay replay) {
        try {
            final Path folder =
                    Pages.emptied(Pages.FOLDER.resolve("replay-" + replay.name().toLowerCase(Locale.ROOT)));
            final List<String> line = new ArrayList<>(List.of("replay"));
            replay.line.forEach(word -> line.add(word.endsWith(".yaml") ? Cli.shipped("purple-haze/" + word) : word));
            line.addAll(List.of("--html", folder.resolve("replay.html").toString()));
            final Cli.Result result = Cli.run(line.toArray(String[]::new));
            assertEquals(ExitCode.OK, result.code(), result.err());
            return folder.resolve("replay.html");
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @EnumSource(Replay.class)
    void nothingGoesWrongAndNothingIsLoaded(final Replay replay) {
        try (Tab tab = Tab.open(page(replay), View.DESK_LIGHT)) {
            tab.assertNone("Troubles", tab.troubles());
            assertEquals(List.of(page(replay).toUri().toString()), tab.requests());
            tab.assertNone("Faults of structure", tab.faults("structure.js", ""));
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @EnumSource(Replay.class)
    void fitsOnADeskAndOnAPhone(final Replay replay) {
        for (final View view : List.of(View.DESK_LIGHT, View.PHONE_LIGHT)) {
            for (final String step : List.of("step-1", "step-4", "step-6")) {
                try (Tab tab = Tab.open(page(replay), step, view)) {
                    tab.assertNone(
                            "Faults of layout at " + step, tab.faults("layout.js", Integer.toString(view.width())));
                    if (view.isPhone()) {
                        tab.resize(FRAME_WIDTH, view.height());
                        tab.assertNone(
                                "Faults of layout in a frame at " + step,
                                tab.faults("layout.js", Integer.toString(FRAME_WIDTH)));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @EnumSource(Replay.class)
    void canBeReadByEverybody(final Replay replay) {
        for (final View view : List.of(View.DESK_LIGHT, View.PHONE_DARK)) {
            final List<String> found = AccessibilityTest.violations(page(replay), view);
            assertTrue(
                    found.stream().noneMatch(fault -> fault.startsWith("serious") || fault.startsWith("critical")),
                    () -> replay + " " + view + ", all that axe-core finds:\n  " + String.join("\n  ", found));
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @EnumSource(Replay.class)
    void withoutAScriptItIsALogWithAllBoards(final Replay replay) {
        try (Tab tab = Tab.openWithoutScripts(page(replay), View.PHONE_LIGHT)) {
            assertEquals(List.of(), tab.faults("layout.js", Integer.toString(View.PHONE_LIGHT.width())));
            assertEquals(
                    "[true,true,0]",
                    tab.evaluate(
                                    "[[...document.querySelectorAll('.frame')].every(f => f.checkVisibility() || f.closest('.equal')),"
                                            + "[...document.querySelectorAll('.board')].every(b => b.checkVisibility() || b.closest('.equal')),"
                                            + "[...document.querySelectorAll('button')].filter(b => b.checkVisibility()).length]")
                            .toString());
        }
    }

    @Test
    void stepsByKeyButtonAndAddress() {
        final String on =
                "document.querySelectorAll('.frame.on').length === 1 && document.querySelector('.frame.on').id === 'step-";
        try (Tab tab = Tab.open(page(Replay.TRIAL), "step-3", View.DESK_LIGHT)) {
            tab.waitUntil(on + "3'");
            tab.press("ArrowRight", 39);
            tab.waitUntil(on + "4' && location.hash === '#step-4'");
            tab.waitUntil("document.querySelector('#told').textContent.startsWith('Step 4 of ')");
            tab.press("ArrowLeft", 37);
            tab.press("ArrowLeft", 37);
            tab.waitUntil(on + "2'");
            tab.click("#next");
            tab.waitUntil(on + "3' && document.querySelectorAll('#stage svg.scene .arrow').length === 1");
            tab.click("#play");
            tab.waitUntil(on + "4'");
            tab.click("#play");
            tab.press("End", 35);
            tab.waitUntil("document.querySelector('#next').disabled");
            tab.click("#whole");
            tab.waitUntil("[...document.querySelectorAll('.frame')].every(f => f.checkVisibility())");
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void twoTrialsOpenWhereTheyPartWithBothBoards() {
        try (Tab tab = Tab.open(page(Replay.DIFF), View.DESK_LIGHT)) {
            tab.waitUntil("document.querySelector('.frame.on').id === 'step-5'");
            tab.waitUntil("document.querySelectorAll('#stage .slot svg.scene').length === 2");
            tab.waitUntil("document.querySelectorAll('.frame.on details.same').length === 2"
                    + " && [...document.querySelectorAll('details.same')].every(fold => !fold.open)");
            tab.press("ArrowLeft", 37);
            tab.waitUntil("document.querySelectorAll('#stage .slot').length === 1");
        }
    }

    @Test
    void aPhoneShowsOneOfTwoTrials() {
        final String seen =
                "[...document.querySelectorAll('#stage .slot, .frame.on .lane')].map(e => e.checkVisibility())";
        try (Tab tab = Tab.open(page(Replay.DIFF), View.PHONE_LIGHT)) {
            assertEquals("[true,false,true,false]", tab.evaluate(seen).toString());
            tab.click("#which button:nth-child(2)");
            assertEquals("[false,true,false,true]", tab.evaluate(seen).toString());
            tab.press("ArrowLeft", 37);
            assertEquals("[true,true]", tab.evaluate(seen).toString(), "what both share");
            assertEquals(
                    false,
                    tab.evaluate("document.querySelector('#which').checkVisibility()")
                            .asBoolean());
        }
        try (Tab tab = Tab.open(page(Replay.DIFF), View.DESK_LIGHT)) {
            assertEquals("[true,true,true,true]", tab.evaluate(seen).toString());
        }
    }

    /** The whole board is in the window, above the fixed controls of a phone, and the gauges are one row. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "DIFF")
    void theBoardIsSeenWhole(final Replay replay) {
        for (final int[] size : new int[][] {{1280, 800}, {390, 844}}) {
            try (Tab tab = Tab.open(page(replay), "step-6", View.DESK_LIGHT)) {
                tab.resize(size[0], size[1]);
                assertEquals(
                        "[true,true,true,true]",
                        tab.evaluate("(() => { const box = e => document.querySelector(e)?.getBoundingClientRect();"
                                        + " const board = box('#stage .scene') ?? box('#stage'), bar = box('#controls');"
                                        + " const rows = new Set([...document.querySelectorAll('#stage .gauges li')]"
                                        + ".map(li => Math.round(li.getBoundingClientRect().top)));"
                                        + " const floor = bar.top > innerHeight / 2 ? bar.top : innerHeight;"
                                        + " return [board.left >= 0 && board.right <= innerWidth, board.bottom <= floor,"
                                        + " rows.size <= 1, document.documentElement.scrollWidth <= innerWidth]; })()")
                                .toString(),
                        replay + " at " + size[0]);
            }
        }
    }

    @Test
    void spacePlaysAndPauses() {
        try (Tab tab = Tab.open(page(Replay.COMBAT), "step-1", View.DESK_LIGHT)) {
            tab.evaluate("(() => { speed.value = '4'; speed.dispatchEvent(new Event('change')); })()");
            tab.press(" ", 32);
            assertEquals("Pause", tab.evaluate("play.textContent").asString());
            tab.waitUntil("document.querySelector('.frame.on').id === 'step-4'");
            tab.press(" ", 32);
            assertEquals("Play", tab.evaluate("play.textContent").asString());
            tab.evaluate("document.querySelector('#slider').focus()");
            final String paused =
                    tab.evaluate("document.querySelector('#slider').value").asString();
            tab.press("ArrowRight", 39);
            assertEquals(
                    Integer.parseInt(paused) + 1,
                    tab.evaluate("Number(document.querySelector('.frame.on').id.slice(5))")
                            .asInt(),
                    "the graph is a slider for the keyboard");
            tab.assertNone("Troubles", tab.troubles());
        }
        try (Tab tab = Tab.open(page(Replay.COMBAT), View.DESK_LIGHT)) {
            assertEquals("4", tab.evaluate("speed.value").asString(), "is remembered");
            tab.evaluate("localStorage.clear()");
        }
    }

    /** Step 3 rolls on a table, and shows nothing on the board. */
    @Test
    void aSwipeSteps() {
        try (Tab tab = Tab.open(page(Replay.COMBAT), "step-2", View.PHONE_LIGHT)) {
            tab.swipe("#stage", -120);
            tab.waitUntil("document.querySelector('.frame.on').id === 'step-4'");
            tab.swipe("#stage", 120);
            tab.waitUntil("document.querySelector('.frame.on').id === 'step-2'");
        }
    }

    /** Step 3 is a March. */
    @Test
    void movesGlideUnlessMotionIsReduced() {
        final String running =
                "(() => { document.querySelector('#next').click();" + " return document.getAnimations().length; })()";
        try (Tab tab = Tab.open(page(Replay.TRIAL), "step-2", View.DESK_LIGHT)) {
            assertEquals(0, tab.evaluate(running).asInt());
        }
        try (Tab tab = Tab.open(page(Replay.TRIAL), "step-2", View.DESK_LIGHT)) {
            tab.call(
                    "Emulation.setEmulatedMedia",
                    Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "no-preference"))));
            assertTrue(tab.evaluate(running).asInt() > 0);
        }
    }

    @Test
    void aCampaignContinuesWithItsNextMission() {
        try (Tab tab = Tab.open(page(Replay.CAMPAIGN), View.DESK_LIGHT)) {
            tab.press("End", 35);
            tab.press("ArrowRight", 39);
            tab.waitUntil("location.href.endsWith('-1.html#step-1') && document.querySelector('.frame.on')");
            tab.press("ArrowLeft", 37);
            tab.waitUntil("location.pathname.endsWith('/replay.html') && document.querySelector('#last')?.disabled");
        }
    }

    @Test
    void theLogFoldsWhatIsEqual() {
        try (Tab tab = Tab.open(page(Replay.DIFF), View.DESK_LIGHT)) {
            tab.click("#whole");
            tab.waitUntil("document.querySelector('.equal') && !document.querySelector('.equal').open");
            assertEquals(
                    "4 equal steps",
                    tab.evaluate("document.querySelector('.equal summary').textContent")
                            .asString());
            tab.click(".equal summary");
            tab.waitUntil("document.querySelector('#step-1').checkVisibility()");
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @EnumSource(Replay.class)
    void isPrintedAsALog(final Replay replay) {
        try (Tab tab = Tab.open(page(replay), View.DESK_DARK)) {
            tab.media("print", View.DESK_DARK);
            assertEquals(
                    "[true,false]",
                    tab.evaluate("[[...document.querySelectorAll('.frame')].every(f => f.checkVisibility()),"
                                    + "document.querySelector('#controls').checkVisibility()]")
                            .toString());
        }
    }
}
