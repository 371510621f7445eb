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

/**
 * Takes the pictures of {@code docs/page-pictures.md} again with {@code -Dsitrep.pictures=write}; with
 * {@code -Dsitrep.site} as well those of {@code docs/site.md}.
 */
@Tag("slow")
final class PagePicturesTest {
    private static final Path PAGE = Cli.REPOSITORY.resolve("docs/page-pictures.md");
    private static final Path SITE = PAGE.resolveSibling("site.md");
    private static final String PATROL = "purple-haze/combats/patrol.yaml";
    private static final String AMBUSHED = "purple-haze/combats/ambushed.yaml";
    private static final String BATTLE = "sixty-five/battles/02-by-the-belt-buckle.yaml";
    private static final String COMPLETE = "document.querySelector('[data-state=complete]')";
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

    /** A task on the static site: its link, then what its player does and what is seen then, in turns. */
    enum Task {
        KIT(
                AMBUSHED,
                "&trials=10000&view=start",
                ".choice-of",
                ".what-if",
                "(() => { const field = document.querySelector('[data-kit]'); field.value = 'flak-jackets';"
                        + " field.dispatchEvent(new Event('change', {bubbles: true})); })()",
                "document.querySelector('[data-difference] strong') && " + COMPLETE),
        MARKER(
                PATROL,
                "&trials=10000&view=bench",
                ".difference",
                ".side-b",
                "(() => { const field ="
                        + " document.querySelector('[aria-label=\"combats.patrol.enemies.fighters, number\"]');"
                        + " field.value = '8'; field.dispatchEvent(new Event('change', {bubbles: true})); })()",
                "document.querySelector('[data-verdict=sidegrade]') && " + COMPLETE),
        BLUNDER(
                PATROL,
                "&trials=200&told=8&view=trials&bot.b=random&trial=3&show=b",
                "[aria-label=Replay]",
                "[aria-label=Replay]",
                "[...document.querySelectorAll('[data-cost]')].at(-1).click()",
                "document.querySelector('[data-losses]')"
                        + " && document.querySelector('iframe').contentDocument?.querySelector('.graph .on .band')",
                "document.querySelector('[data-step]').click()",
                "document.querySelector('iframe').contentDocument.querySelector('#count')"
                        + ".textContent.startsWith(document.querySelector('[data-step]').dataset.step + ' /')");

        private final String scenario;
        private final String link;
        private final String from;
        private final String to;
        private final List<String> turns;

        Task(final String scenario, final String link, final String from, final String to, final String... turns) {
            this.scenario = scenario;
            this.link = link;
            this.from = from;
            this.to = to;
            this.turns = List.of(turns);
        }

        String file(final View view) {
            return "pictures/site/" + name().toLowerCase(Locale.ROOT) + (view.isPhone() ? "-phone" : "-desk") + ".webp";
        }
    }

    private static ServedPage serve() throws IOException {
        return new ServedPage(
                Map.of(
                        "purple-haze",
                        List.of(ServedPage.file(PATROL), ServedPage.file(AMBUSHED)),
                        "sixty-five",
                        List.of(ServedPage.file(BATTLE))),
                Map.of("purple-haze", List.of("rifleman-book"), "sixty-five", List.of("sergeant-book")));
    }

    @ParameterizedTest
    @OfTheServer
    @EnumSource(Picture.class)
    @EnabledIfSystemProperty(named = "sitrep.pictures", matches = "write", disabledReason = "takes the pictures again")
    void aScreenIsPictured(final Picture picture) throws IOException {
        try (ServedPage served = serve();
                Tab tab = served.open(
                        "scenario=" + ServedPage.file(picture.scenario) + picture.link,
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
            write(picture.file(), tab.webp(QUALITY, "body", "body"));
        }
    }

    @ParameterizedTest
    @EnumSource(Task.class)
    @EnabledIfSystemProperty(named = "sitrep.pictures", matches = "write", disabledReason = "takes the pictures again")
    @EnabledIfSystemProperty(named = "sitrep.site", matches = ".+", disabledReason = "there is no site")
    void aTaskIsPictured(final Task task) throws IOException {
        for (final View view : List.of(View.DESK_LIGHT, View.PHONE_LIGHT)) {
            final String state = "scenario=" + ServedPage.file(task.scenario) + task.link;
            try (ServedPage served = serve();
                    Tab tab = served.open(state, "task-" + task.name(), view)) {
                if (view.isPhone()) {
                    tab.resize(StartPageTest.PHONE_WIDTH, StartPageTest.PHONE_HEIGHT);
                }
                tab.waitUntil(COMPLETE);
                for (int turn = 0; turn < task.turns.size(); turn += 2) {
                    tab.evaluate(task.turns.get(turn));
                    tab.waitUntil(task.turns.get(turn + 1));
                }
                tab.assertNone("Troubles", tab.troubles());
                write(
                        task.file(view),
                        view.isPhone() ? tab.webp(QUALITY, task.from, task.to) : tab.webp(QUALITY, "body", "body"));
            }
        }
    }

    private static void write(final String name, final byte[] picture) throws IOException {
        final Path file = PAGE.resolveSibling(name);
        Files.createDirectories(file.getParent());
        Files.write(file, picture);
    }

    @Test
    void theDocumentationShowsEachScreen() throws IOException {
        final String page = Files.readString(PAGE);
        for (final Picture picture : Picture.values()) {
            assertTrue(page.contains("](" + picture.file() + ")"), "not shown: " + picture.file());
        }
        final String site = Files.readString(SITE);
        for (final Task task : Task.values()) {
            for (final View view : List.of(View.DESK_LIGHT, View.PHONE_LIGHT)) {
                assertTrue(site.contains("](" + task.file(view) + ")"), "not shown: " + task.file(view));
            }
        }
    }
}
