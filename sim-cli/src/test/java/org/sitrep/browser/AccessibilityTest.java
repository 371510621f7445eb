package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.OneIn;

/**
 * axe-core over every page: nothing serious or critical. By day on a desk and by night on a phone, so that each light
 * and each width is seen.
 */
@Tag("slow")
final class AccessibilityTest {
    private static final String AXE = Tab.resource("/axe.min.js");

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void canBeReadByEverybodyByDay(final PageKind kind) {
        assertFit(kind, View.DESK_LIGHT);
    }

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void canBeReadByEverybodyByNight(final PageKind kind) {
        assertFit(kind, View.PHONE_DARK);
    }

    private static void assertFit(final PageKind kind, final View view) {
        final List<String> found = violations(Pages.page(kind), view);
        assertTrue(
                found.stream().noneMatch(fault -> fault.startsWith("serious") || fault.startsWith("critical")),
                () -> kind + " " + view + ", all that axe-core finds:\n  " + String.join("\n  ", found));
    }

    /** Returns what axe-core finds, each beginning with its impact. */
    static List<String> violations(final Path page, final View view) {
        try (Tab tab = Tab.open(page, view)) {
            tab.evaluate(AXE + ";0"); // DevTools may run what the page's own policy forbids
            return tab.faults("axe.js", "");
        }
    }
}
