package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.Cli;
import org.sitrep.cli.serve.LocalServer;
import org.sitrep.page.Contents;
import org.sitrep.page.PageQuestions;
import org.sitrep.ruleset.Ruleset;

/**
 * The local page with a few scenarios and playbooks, and what holds for each of its screens. With {@code -Dsitrep.site}
 * it is a folder that {@code site} has written, which has all that ships; the same tests run against it.
 */
final class ServedPage implements AutoCloseable {
    /** The folder of the site; null for the local page. */
    private static final String SITE = System.getProperty("sitrep.site");

    private final String link;
    private final Runnable end;

    /**
     * Serves the page.
     *
     * @param scenarios files of each game, by its id
     * @param playbooks names of the shipped playbooks of each game, by its id
     */
    ServedPage(final Map<String, List<String>> scenarios, final Map<String, List<String>> playbooks)
            throws IOException {
        if (SITE != null) {
            final StaticHost host = new StaticHost(Path.of(SITE));
            link = host.link();
            end = host::close;
            return;
        }
        final Contents contents =
                new Contents(Ruleset.shipped(), scenarios, playbooks, Cli.REPOSITORY.resolve("scenarios"));
        final LocalServer local = new LocalServer(new PageQuestions(contents, 2, System::nanoTime), 0);
        link = local.link();
        end = local::close;
    }

    /** Returns the file of a shipped scenario as the page names it, by its path in their folder. */
    static String file(final String scenario) {
        return SITE == null ? Cli.shipped(scenario) : "scenarios/" + scenario;
    }

    /** Opens the page in a state, which is what follows the # of its link. */
    Tab open(final String state, final String name, final View view) {
        return Tab.open(link + "#" + state, name, view);
    }

    /** Opens the page in a state, after a script. */
    Tab openAfter(final String script, final String state, final String name) {
        return Tab.openAfter(script, link + "#" + state, name, View.DESK_LIGHT);
    }

    /** Checks that nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    void assertFits(final Tab tab) {
        assertWhole(tab);
        tab.evaluate(Tab.resource("/axe.min.js") + ";0"); // DevTools may run what the page's own policy forbids
        tab.assertNone(
                "Faults that axe-core finds",
                tab.faults("axe.js", "").stream()
                        .filter(fault -> fault.startsWith("serious") || fault.startsWith("critical"))
                        .toList());
    }

    /** Checks that nothing is cut off, nothing comes from elsewhere, and nothing went wrong. */
    void assertWhole(final Tab tab) {
        assertTrue(
                tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
                        .asBoolean(),
                "too wide");
        assertTrue(tab.requests().stream().allMatch(url -> url.startsWith(link)), tab.requests()::toString);
        tab.assertNone("Troubles", tab.troubles());
    }

    @Override
    public void close() {
        end.run();
    }
}
