package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.Cli;
import org.sitrep.cli.serve.LocalServer;
import org.sitrep.page.Contents;
import org.sitrep.page.PageQuestions;
import org.sitrep.ruleset.Ruleset;

/** The local page with a few scenarios and playbooks, and what holds for each of its screens. */
final class ServedPage implements AutoCloseable {
    private final LocalServer server;

    /**
     * Serves the page.
     *
     * @param scenarios files of each game, by its id
     * @param playbooks names of the shipped playbooks of each game, by its id
     */
    ServedPage(final Map<String, List<String>> scenarios, final Map<String, List<String>> playbooks)
            throws IOException {
        final Contents contents =
                new Contents(Ruleset.shipped(), scenarios, playbooks, Cli.REPOSITORY.resolve("scenarios"));
        server = new LocalServer(new PageQuestions(contents, 2, System::nanoTime), 0);
    }

    /** Returns the file of a shipped scenario, by its path in their folder. */
    static String file(final String scenario) {
        return Cli.REPOSITORY.resolve("scenarios").resolve(scenario).toString();
    }

    /** Opens the page in a state, which is what follows the # of its link. */
    Tab open(final String state, final String name, final View view) {
        return Tab.open(server.link() + "#" + state, name, view);
    }

    /** Checks that nothing is cut off, nothing comes from elsewhere, and axe-core finds nothing serious. */
    void assertFits(final Tab tab) {
        assertTrue(
                tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
                        .asBoolean(),
                "too wide");
        tab.evaluate(Tab.resource("/axe.min.js") + ";0"); // DevTools may run what the page's own policy forbids
        tab.assertNone(
                "Faults that axe-core finds",
                tab.faults("axe.js", "").stream()
                        .filter(fault -> fault.startsWith("serious") || fault.startsWith("critical"))
                        .toList());
        assertTrue(tab.requests().stream().allMatch(url -> url.startsWith(server.link())), tab.requests()::toString);
        tab.assertNone("Troubles", tab.troubles());
    }

    @Override
    public void close() {
        server.close();
    }
}
