package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Stepping through a trial: keys, links, every step's picture. What holds for all pages is in {@link PageTest} and its
 * like.
 */
final class ReplayPageTest {
    private static final String ON =
            "[...document.querySelectorAll('.frame')].findIndex(f => f.classList.contains('on')) + 1";
    private static final int MOST_STEPS = 12;
    /** The visible arrows, new counters, other frames and crosses of the boards on the stage, by lane. */
    private static final String DRAWN = """
            [...document.querySelectorAll('#stage .slot')].map(slot => {
              const seen = [...slot.querySelectorAll('.arrow, use')].filter(mark => mark.getClientRects().length > 0);
              const drawn = (inside) => seen.filter(mark => mark.matches('use')
                  && document.querySelector(mark.getAttribute('href')).querySelector(inside)).length;
              return [seen.filter(mark => mark.matches('.arrow')).length,
                  drawn('.over .ring.new'), drawn('.over .ring:not(.new)'), drawn('.cross')].join(' ');
            }).join('; ')
            """;
    /** The same numbers, from what the present step says in words. */
    private static final String SAID = """
            [...document.querySelectorAll('.frame.on .lane')].map(lane => {
              const said = [...lane.querySelectorAll('.changes li')].map(li => li.textContent);
              const count = (words) => said.filter(text => words.test(text)).length;
              const appear = count(/ appears on /), gone = count(/ disappears from /);
              return [count(/ moves from /), appear, said.length - appear - gone, gone].join(' ');
            }).join('; ')
            """;

    private static int on(final Tab tab) {
        return tab.evaluate(ON).asInt();
    }

    @Test
    void keysStepAndTheAddressFollows() {
        try (Tab tab = Tab.open(Pages.page(PageKind.REPLAY_COMBAT), View.DESK_LIGHT)) {
            assertEquals(1, on(tab));
            tab.press("ArrowRight", 39);
            tab.press("ArrowRight", 39);
            assertEquals(3, on(tab));
            assertEquals("#step-3", tab.evaluate("location.hash").asString());
            assertTrue(
                    tab.evaluate(
                                    "[...document.querySelectorAll('[role=status], [aria-live]')].some(e => e.textContent.includes('Step 3 of'))")
                            .asBoolean(),
                    "a screen reader is told");
            tab.press("ArrowLeft", 37);
            assertEquals(2, on(tab));
            tab.press("End", 35);
            assertEquals(
                    tab.evaluate("document.querySelectorAll('.frame').length").asInt(), on(tab));
            tab.press("Home", 36);
            assertEquals(1, on(tab));
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @Test
    void aLinkLeadsToAStep() {
        try (Tab tab = Tab.open(Pages.page(PageKind.REPLAY_MISSION), "step-5", View.PHONE_LIGHT)) {
            assertEquals(5, on(tab));
            tab.evaluate("location.hash = '#step-2'");
            tab.waitUntil(ON + " === 2");
        }
    }

    /** Marks of changes are those of the step that is looked at; a step that changes nothing has none. */
    @ParameterizedTest
    @EnumSource(names = {"REPLAY_COMBAT", "REPLAY_MISSION", "REPLAY_DIFF"})
    void everyStepMarksItsOwnChangesAlone(final PageKind kind) {
        try (Tab tab = Tab.open(Pages.page(kind), "step-1", View.DESK_LIGHT)) {
            final List<String> faults = new ArrayList<>();
            final int steps =
                    tab.evaluate("document.querySelectorAll('.frame').length").asInt();
            for (int step = 1; step <= steps; step++) {
                tab.evaluate("location.hash = '#step-" + step + "'");
                tab.waitUntil(ON + " === " + step);
                final String drawn = tab.evaluate(DRAWN).asString();
                final String said = tab.evaluate(SAID).asString();
                if (!drawn.equals(said)) {
                    faults.add("step " + step + " draws " + drawn + " and says " + said);
                }
            }
            tab.assertNone("Faults of marks", faults);
        }
    }

    /** The arrow passes over steps that draw nothing new; the slider has them all. */
    @Test
    void theArrowStopsWhereSomethingIsSeen() {
        try (Tab tab = Tab.open(Pages.page(PageKind.REPLAY_MISSION), "step-1", View.DESK_LIGHT)) {
            final int steps =
                    tab.evaluate("document.querySelectorAll('.frame').length").asInt();
            int passed = 0;
            for (int before = 1; before < steps; before = on(tab)) {
                tab.press("ArrowRight", 39);
                for (int step = before + 1; step < on(tab); step++) {
                    passed++;
                    assertEquals(
                            0,
                            tab.evaluate("document.querySelectorAll('#step-" + step + " .changes li, #step-" + step
                                            + " .shot').length")
                                    .asInt(),
                            "step " + step);
                }
            }
            assertTrue(passed > 0 && passed < steps / 2, passed + " of " + steps);
            tab.evaluate("document.querySelector('#slider').focus()");
            for (int step = steps; step > 1; step--) {
                assertEquals(step, on(tab));
                tab.press("ArrowLeft", 37);
            }
        }
    }

    /** Each step's boards and gauges fit, on a phone and on a desk. */
    @ParameterizedTest
    @EnumSource(names = {"REPLAY_COMBAT", "REPLAY_MISSION", "REPLAY_DIFF"})
    void everyStepFits(final PageKind kind) {
        for (final View view : List.of(View.PHONE_LIGHT, View.DESK_LIGHT)) {
            try (Tab tab = Tab.open(Pages.page(kind), "step-1", view)) {
                final int steps = tab.evaluate("document.querySelectorAll('.frame').length")
                        .asInt();
                final List<String> faults = new ArrayList<>();
                for (int step = 0; step < steps; step += 1 + steps / MOST_STEPS) {
                    tab.evaluate("location.hash = '#step-" + (step + 1) + "'");
                    tab.waitUntil(ON + " === " + (step + 1));
                    for (final String fault : tab.faults("layout.js", Integer.toString(view.width()))) {
                        faults.add("step " + (step + 1) + ": " + fault);
                    }
                }
                tab.assertNone("Faults of layout", faults);
            }
        }
    }
}
