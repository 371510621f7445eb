package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.cli.Cli;

/** Takes the pictures of {@code docs/page-pictures.md} again with {@code -Dsitrep.pictures=write}. */
@Tag("slow")
final class PagePicturesTest {
    private static final Path PAGE = Cli.REPOSITORY.resolve("docs/page-pictures.md");
    private static final String PATROL = "scenarios/purple-haze/combats/patrol.yaml";
    private static final String AMBUSHED = "scenarios/purple-haze/combats/ambushed.yaml";
    private static final String BATTLE = "scenarios/sixty-five/battles/02-by-the-belt-buckle.yaml";
    private static final int QUALITY = 80;
    private static final String READY = "document.querySelector('[data-state=complete], [data-asked]')";

    /** A picture: a scenario, the rest of the link, and what can be seen once it is ready. */
    enum Picture {
        START(AMBUSHED, "&trials=10000&view=start&b=combats.ambushed.enemies.fighters%3D8"),
        BENCH(PATROL, "&trials=10000&b=start.threat%3D8"),
        CURVE(PATROL, "&trials=1000&view=map&x=start.threat%3D2,4,6,7,8,9"),
        HEAT(PATROL, "&trials=400&view=map&x=start.threat%3D5,7,9&y=combats.patrol.enemies.fighters%3D4,5,6"),
        SOLVE(
                PATROL,
                "&view=solve&metric=end.retreat&middle=30&width=5&budget=50000"
                        + "&lever1=combats.patrol.enemies.fighters%3D3..8"),
        BOTS(BATTLE, "&view=bots&trials=40&bots1=novice,sergeant&bots2=novice,sergeant"),
        LOADOUTS(PATROL, "&view=loadouts&trials=1000"),
        TRIALS(PATROL, "&view=trials&trials=1000&b=start.threat%3D8&trial=7&show=b"),
        PLAYBOOK(PATROL, "&view=playbook&trials=1000"),
        PLAY(PATROL, "&view=play&answers=1.5.7.7.6.5.5");

        private final String scenario;
        private final String link;

        Picture(final String scenario, final String link) {
            this.scenario = scenario;
            this.link = link;
        }

        String file() {
            return "pictures/page/" + name().toLowerCase(Locale.ROOT) + ".webp";
        }
    }

    private static ServedPage serve() throws IOException {
        return new ServedPage(
                Map.of(
                        "purple-haze",
                        List.of(absolute(PATROL), absolute(AMBUSHED)),
                        "sixty-five",
                        List.of(absolute(BATTLE))),
                Map.of("purple-haze", List.of("rifleman-book"), "sixty-five", List.of("sergeant-book")));
    }

    private static String absolute(final String file) {
        return Cli.REPOSITORY.resolve(file).toString();
    }

    @ParameterizedTest
    @EnumSource(Picture.class)
    @EnabledIfSystemProperty(named = "sitrep.pictures", matches = "write", disabledReason = "takes the pictures again")
    void aScreenIsPictured(final Picture picture) throws IOException {
        try (ServedPage served = serve();
                Tab tab = served.open(
                        "scenario=" + absolute(picture.scenario) + picture.link,
                        "picture-" + picture.name(),
                        View.DESK_LIGHT)) {
            // A screen that takes long waits for a click on Run.
            final String play = "[...document.querySelectorAll('header button')].find(b => b.textContent === 'Run')";
            tab.waitUntil(READY + " || " + play + "?.disabled === false");
            tab.evaluate(READY + " || " + play + "?.click()");
            tab.waitUntil(READY);
            tab.waitUntil(
                    "[...document.querySelectorAll('iframe')].every(f => f.contentDocument?.querySelector('#steps'))");
            tab.assertNone("Troubles", tab.troubles());
            // A reader's files are elsewhere.
            tab.evaluate("(() => { const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);"
                    + " while (walk.nextNode()) { walk.currentNode.data = walk.currentNode.data.replaceAll('"
                    + Cli.REPOSITORY + "/', ''); } })()");
            final Path file = PAGE.resolveSibling(picture.file());
            Files.createDirectories(file.getParent());
            Files.write(file, tab.webp(QUALITY));
        }
    }

    @Test
    void theDocumentationShowsEachScreen() throws IOException {
        final String page = Files.readString(PAGE);
        for (final Picture picture : Picture.values()) {
            assertTrue(page.contains("](" + picture.file() + ")"), "not shown: " + picture.file());
        }
    }
}
