package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.JsonNode;

/** What holds for every page, whatever it tells. */
@Tag("slow")
final class PageTest {
    private static final int LARGEST_PRINT = 5_000_000;

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void nothingGoesWrongAndNothingIsLoaded(final PageKind kind) {
        final Path page = Pages.page(kind);
        try (Tab tab = Tab.open(page, View.DESK_LIGHT)) {
            tab.assertNone("Troubles", tab.troubles());
            assertEquals(List.of(page.toUri().toString()), tab.requests());
            tab.assertNone("Faults of structure", tab.faults("structure.js", ""));
            tab.assertNone("Links to files that are not there", missingFiles(tab, page));
        }
    }

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void fitsOnADesk(final PageKind kind) {
        fits(kind, View.DESK_LIGHT);
    }

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void fitsOnAPhone(final PageKind kind) {
        fits(kind, View.PHONE_LIGHT);
    }

    private static void fits(final PageKind kind, final View view) {
        try (Tab tab = Tab.open(Pages.page(kind), view)) {
            tab.assertNone("Faults of layout", tab.faults("layout.js", Integer.toString(view.width())));
        }
    }

    @ParameterizedTest
    @OneIn(5)
    @EnumSource(PageKind.class)
    void isPrintedWithoutWhatPaperCannotDo(final PageKind kind) throws IOException {
        try (Tab tab = Tab.open(Pages.page(kind), View.DESK_DARK)) {
            final byte[] pdf = tab.print();
            Files.write(Pages.page(kind).resolveSibling("printed.pdf"), pdf);
            assertEquals("%PDF", new String(pdf, 0, 4, java.nio.charset.StandardCharsets.US_ASCII));
            assertTrue(
                    pdf.length < LARGEST_PRINT,
                    () -> "a print of " + pdf.length + " bytes: what is it that became pictures?");
            tab.media("print", View.DESK_DARK);
            tab.assertNone("Faults in print", tab.faults("print.js", ""));
        }
    }

    static List<String> missingFiles(final Tab tab, final Path page) {
        final List<String> missing = new ArrayList<>();
        final JsonNode links = tab.evaluate(
                "[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href')).filter(h => !/^(#|[a-z]+:)/i.test(h))");
        for (final JsonNode link : links) {
            if (!Files.exists(page.resolveSibling(link.asString().replaceAll("#.*", "")))) {
                missing.add(link.asString());
            }
        }
        return missing;
    }
}
