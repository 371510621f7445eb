package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import org.sitrep.hostile.Hostile;

/** Pages of hostile data: nothing of it runs, loads, becomes markup or breaks the page. */
@Tag("slow")
final class HostilePageTest {
    /** Elements and attributes that only data could have brought. */
    private static final String STRANGERS = """
            [...document.querySelectorAll('*')].filter(e => ['iframe', 'object', 'embed', 'i', 'u', 'img', 'form', 'base', 'link'].includes(e.localName)
                || [...e.attributes].some(a => /^on/i.test(a.name) || /^\\s*javascript:/i.test(a.value))).map(e => e.outerHTML.slice(0, 200))""";

    @ParameterizedTest
    @OneIn(6)
    @EnumSource(Hostile.class)
    void isShownAsTextAndDoesNothing(final Hostile kind) {
        final Path page = kind.made().folder().resolve("report.html");
        assertHarmless(page, View.PHONE_LIGHT);
        assertHarmless(page, View.DESK_LIGHT);
    }

    @Test
    void aReplayIsShownAsTextAndDoesNothing() {
        for (final Path scenario : Hostile.scenarios()) {
            final Path page = Hostile.FOLDER.resolve("replays").resolve(scenario.getFileName() + ".html");
            final Cli.Result made = Cli.run("replay", scenario.toString(), "--full", "--html", page.toString());
            assertEquals(ExitCode.OK, made.code(), made.err());
            assertHarmless(page, View.PHONE_LIGHT);
            assertHarmless(page, View.DESK_LIGHT);
        }
    }

    @Test
    void twoTrialsBesideEachOtherAreShownAsTextAndDoNothing() {
        for (final Hostile.Pair pair : Hostile.pairs()) {
            final Path page = Hostile.FOLDER
                    .resolve("replays")
                    .resolve("diff-" + Path.of(pair.line().get(1)).getFileName() + ".html");
            final List<String> line = new ArrayList<>(pair.line());
            line.addAll(List.of("--html", page.toString()));
            final Cli.Result made = Cli.run(line.toArray(String[]::new));
            assertEquals(ExitCode.OK, made.code(), made.err());
            assertHarmless(page, View.PHONE_LIGHT);
            assertHarmless(page, View.DESK_LIGHT);
        }
    }

    private static void assertHarmless(final Path page, final View view) {
        try (Tab tab = Tab.open(page, view)) {
            tab.assertNone("Troubles", tab.troubles());
            assertEquals(List.of(page.toUri().toString()), tab.requests());
            assertEquals("[]", tab.evaluate(STRANGERS).toString());
            tab.assertNone("Faults of structure", tab.faults("structure.js", ""));
            tab.assertNone("Faults of layout", tab.faults("layout.js", Integer.toString(view.width())));
        }
    }
}
