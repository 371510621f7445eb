package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.JsonNode;

/**
 * Tests what a reader does with a page: choosing, sorting, saving, copying, unfolding. Without its script the page is
 * whole.
 */
@Tag("slow")
final class InteractionTest {
    private static final String COMMAND = "document.querySelector('.command code').textContent";

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "REPLAY.*")
    void everyColumnSortsUpAndDownAndBack(final PageKind kind) {
        try (Tab tab = Tab.open(Pages.page(kind), View.DESK_LIGHT)) {
            tab.assertNone("Faults of sorting", tab.faults("sort.js", ""));
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    private static final String SHOWN =
            "[...document.querySelector('.panel').querySelectorAll('figure, table')].filter(e => e.checkVisibility()).map(e => e.localName).join()";

    /** Nothing else than the arrow keys is needed, and nothing of it is a script. */
    @Test
    void theKeyboardChoosesBetweenChartAndTable() {
        try (Tab tab = Tab.openWithoutScripts(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            assertEquals("figure", tab.evaluate(SHOWN).asString());
            tab.evaluate("document.querySelector('.panel .tab').focus()");
            tab.press("ArrowRight", 39);
            assertEquals("table", tab.evaluate(SHOWN).asString());
            tab.press("ArrowLeft", 37);
            assertEquals("figure", tab.evaluate(SHOWN).asString());
        }
    }

    @Test
    void paperShowsThePictureWhicheverIsChosen() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            tab.evaluate("document.querySelector('.panel .rows').click()");
            tab.media("print", View.DESK_LIGHT);
            assertEquals("figure", tab.evaluate(SHOWN).asString());
        }
    }

    @Test
    void aTableIsSavedAsItIsShown() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            tab.evaluate(
                    "HTMLAnchorElement.prototype.click = function () { window.saved = this.download + ' ' + decodeURIComponent(this.href); }");
            tab.click(".bar button");
            final String saved = tab.evaluate("window.saved").asString();
            assertTrue(
                    saved.matches(
                            "(?s)[a-z-]+\\.csv data:text/csv;charset=utf-8,\"Marines\",\"Trials\",\"Share\",\"First trial\"\n.*\"6\",.*"),
                    saved);
        }
    }

    @Test
    void aLinkUnfoldsTheSectionItLeadsTo() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            final String open = "document.querySelector('#run-method details').open";
            assertFalse(tab.evaluate(open).asBoolean());
            tab.click("nav a[href=\"#run-method\"]");
            assertTrue(tab.evaluate(open).asBoolean());
        }
    }

    /** Patrol at 1280 px was 14,500 px high when each table repeated the picture above it. */
    @Test
    void aCombatIsShort() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            final int height =
                    tab.evaluate("document.documentElement.scrollHeight").asInt();
            assertTrue(height < 6000, height + " px");
        }
    }

    @Test
    void aComparisonShowsBothSidesFirst() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMPARISON), View.DESK_LIGHT)) {
            assertEquals(
                    "[true,true]",
                    tab.evaluate(
                                    "[...document.querySelectorAll('#comparison-squad-survivors figure')].map(f => f.getBoundingClientRect().top < innerHeight)")
                            .toString());
        }
    }

    @Test
    void theKeyboardSorts() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            tab.evaluate("document.querySelector('.panel .rows').click()");
            tab.evaluate("[...document.querySelectorAll('th button')].find(b => b.checkVisibility()).focus()");
            tab.press("Enter", 13);
            assertEquals(
                    "ascending",
                    tab.evaluate("document.activeElement.closest('th').getAttribute('aria-sort')")
                            .asString());
        }
    }

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "REPLAY.*")
    void everyCommandCanBeCopied(final PageKind kind) {
        try (Tab tab = Tab.open(Pages.page(kind), View.PHONE_LIGHT)) {
            final JsonNode counts = tab.evaluate(
                    "[document.querySelectorAll('.command').length, document.querySelectorAll('.command button').length]");
            assertEquals(counts.get(0).asInt(), counts.get(1).asInt(), "a button for each command");
            assertTrue(counts.get(0).asInt() > 0, "there is the command that repeats it");
        }
    }

    @Test
    void copyPutsTheCommandOnTheClipboard() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            tab.mayUseClipboard(true);
            tab.click(".command button");
            tab.waitUntil("document.querySelector('.command button').textContent === 'Copied'");
            assertEquals(
                    tab.evaluate(COMMAND).asString(),
                    tab.evaluate("navigator.clipboard.readText()").asString());
            tab.waitUntil(
                    "[...document.querySelectorAll('[role=status], [aria-live]')].some(e => e.textContent.includes('Copied'))");
        }
    }

    @Test
    void whereTheClipboardIsDeniedTheCommandIsSelected() {
        try (Tab tab = Tab.open(Pages.page(PageKind.COMBAT), View.DESK_LIGHT)) {
            tab.mayUseClipboard(false);
            tab.evaluate("document.execCommand = () => false");
            tab.click(".command button");
            tab.waitUntil("getSelection().toString().trim() === " + COMMAND + ".trim()");
            tab.assertNone("Troubles", tab.troubles());
        }
    }

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void withoutAScriptThePageIsWhole(final PageKind kind) {
        try (Tab tab = Tab.openWithoutScripts(Pages.page(kind), View.PHONE_LIGHT)) {
            assertEquals(List.of(), tab.faults("layout.js", Integer.toString(View.PHONE_LIGHT.width())), "layout");
            assertEquals(
                    "[0,true]",
                    tab.evaluate(
                                    "[[...document.querySelectorAll('button')].filter(b => b.checkVisibility()).length, document.querySelectorAll('main section').length > 0]")
                            .toString());
        }
    }
}
