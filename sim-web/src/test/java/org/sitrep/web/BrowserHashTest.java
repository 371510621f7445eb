package org.sitrep.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.contract.Deep;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.SideBots;

/**
 * Every bot plays every shipped scenario in browsers to the bits of the JVM; in the ordinary build the first bot of
 * each scenario, and every bot in one scenario of six. Writes all hashes as a table.
 */
class BrowserHashTest {
    private static final long SEED = 1967;

    private static final List<Case> CASES = new ArrayList<>();
    private static final Map<Browser, Map<Case, String>> PLAYED = new EnumMap<>(Browser.class);
    private static final Map<Browser, Boolean> WAITS = new EnumMap<>(Browser.class);

    /**
     * A batch of trials.
     *
     * @param sets changes that seat the side of the bot
     * @param few whether it belongs to the short list
     * @param hash that the JVM gives
     */
    private record Case(String path, List<String> sets, String bot, int trials, boolean few, String hash) {
        Case(final String path, final List<String> sets, final String bot, final int trials, final boolean few) {
            this(path, sets, bot, trials, few, ofTheJvm(path, sets, bot, trials));
        }

        AskedServer.Question question() {
            return new AskedServer.Question(
                    "bench",
                    Map.of(
                            "sides", List.of(Map.of("scenario", path, "sets", sets, "bot", bot)),
                            "trials", trials,
                            "seed", SEED));
        }
    }

    @BeforeAll
    static void playOnTheJvm() {
        for (final Ruleset game : Ruleset.shipped()) {
            final List<String> paths = SiteFiles.playable(game);
            for (int number = 0; number < paths.size(); number++) {
                final String path = paths.get(number);
                final int trials = trials(path);
                final SideBots sides = experiment(path).open(KeyOrder.NONE).sides();
                for (int seat = 0; seat < (sides.shared() ? 1 : sides.all().size()); seat++) {
                    addCases(path, number, trials, sides.all().get(seat), seat == 0);
                }
                for (final String book : SiteFiles.playbooks(game)) {
                    add(path, number, List.of(), book, trials);
                }
            }
        }
        assertTrue(CASES.size() > Deep.or(50, 250), () -> CASES.size() + " cases");
    }

    private static void addCases(
            final String path, final int number, final int trials, final SideBots.Side<?> side, final boolean first) {
        final List<String> sets = side.condition().isEmpty()
                ? List.of()
                : List.of(side.condition().replace("--set ", ""));
        for (final String id : side.ids()) {
            final String bot = first ? id : side.id() + "=" + id;
            final Optional<Budget> budget = side.budget(id);
            if (budget.isEmpty()) {
                add(path, number, sets, bot, trials);
            } else {
                add(path, number, sets, bot, ofASearch(path, number));
                add(path, number, sets, budget.orElseThrow().littleOf(bot), Deep.or(0, Math.max(1, trials / 20)));
            }
        }
    }

    private static void add(
            final String path, final int number, final List<String> sets, final String bot, final int trials) {
        final boolean few = number % 6 == 1;
        final boolean first = CASES.stream().noneMatch(one -> one.path.equals(path));
        if (trials > 0 && (few || first || Deep.or(0, 1) == 1)) {
            CASES.add(new Case(path, sets, bot, trials, few));
        }
    }

    /** Returns how many trials a bot plays that does not search. */
    private static int trials(final String path) {
        if (path.contains("campaign")) {
            return Deep.or(1, 200);
        }
        return path.contains("/combats/") ? Deep.or(20, 20_000) : Deep.or(2, 2_000);
    }

    /**
     * Returns how many trials a bot plays that searches with its usual budget: in the ordinary build one, in one
     * scenario of three; at full length a four-hundredth of the others' trials, since one takes some hundred times as
     * long. With a small budget it plays a twentieth.
     */
    private static int ofASearch(final String path, final int scenario) {
        return Deep.or(scenario % 3 == 1 && !path.contains("campaign") ? 1 : 0, Math.max(1, trials(path) / 400));
    }

    private static String ofTheJvm(final String path, final List<String> sets, final String bot, final int trials) {
        Experiment experiment = experiment(path).bot(bot).trials(trials);
        for (final String set : sets) {
            experiment = experiment.set(set);
        }
        return experiment.run().outcomeHash();
    }

    private static Experiment experiment(final String path) {
        return Sitrep.open(path).library(SiteFiles.LIBRARY).seed(SEED);
    }

    @Test
    void everyBotPlaysTheSameBitsInChromium() throws IOException, InterruptedException {
        assertEqualIn(Browser.CHROMIUM, CASES);
    }

    /** A short list in the ordinary build: some scenarios of each game. */
    @Test
    void everyBotPlaysTheSameBitsInFirefox() throws IOException, InterruptedException {
        assertEqualIn(
                Browser.FIREFOX,
                CASES.stream().filter(one -> one.few || Deep.or(0, 1) == 1).toList());
    }

    /** Long enough for the helper to take part, which opens the job meanwhile. */
    @Test
    void aHelperOfTheWorkerPlaysAPart() throws IOException, InterruptedException {
        final Case first = CASES.stream()
                .filter(one -> one.path.endsWith("combats/patrol.yaml"))
                .findFirst()
                .orElseThrow();
        final Case whole = new Case(first.path, first.sets, first.bot, 60_000, true);
        final AskedServer server = new AskedServer(SiteFiles.content(), List.of(whole.question(), whole.question()));
        final List<AskedServer.Answer> answers = Browser.CHROMIUM.ask(server);
        answers.forEach(answer -> assertEquals(whole.hash, hash(answer)));
        assertTrue(server.helped() > 0, "no part was played by the helper");
    }

    private static void assertEqualIn(final Browser browser, final List<Case> cases)
            throws IOException, InterruptedException {
        final AskedServer server = new AskedServer(
                SiteFiles.content(), cases.stream().map(Case::question).toList());
        final List<AskedServer.Answer> answers = browser.ask(server);
        WAITS.put(browser, server.waits());
        final List<String> others = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            final Case one = cases.get(i);
            final String played = hash(answers.get(i));
            PLAYED.computeIfAbsent(browser, first -> new HashMap<>()).put(one, played);
            if (!one.hash.equals(played)) {
                others.add(one + ", in " + browser + " " + played);
            }
        }
        assertEquals("", String.join("\n", others));
    }

    private static String hash(final AskedServer.Answer answer) {
        if (!answer.kind().equals("end")) {
            return answer.kind() + ": " + answer.text();
        }
        final Map<?, ?> side = (Map<?, ?>) ((List<?>) ((Map<?, ?>) JsonText.read(answer.text())).get("sides")).get(0);
        return side.get("hash").toString();
    }

    @AfterAll
    static void writeTable() throws IOException {
        final StringBuilder table = new StringBuilder("| scenario | bot | trials | hash on the JVM |");
        PLAYED.keySet().forEach(browser -> table.append(' ').append(browser).append(" |"));
        table.append("\n|---|---|--:|---|").append("---|".repeat(PLAYED.size())).append('\n');
        for (final Case one : CASES) {
            table.append("| ")
                    .append(String.join(" | ", one.path, one.bot, "" + one.trials, one.hash))
                    .append(" |");
            PLAYED.values()
                    .forEach(hashes ->
                            table.append(' ').append(cell(one, hashes.get(one))).append(" |"));
            table.append('\n');
        }
        WAITS.forEach((browser, waits) -> table.append("\nWebAssembly ")
                .append(waits ? "can wait for messages in " : "cannot wait for messages in ")
                .append(browser)
                .append(".\n"));
        Files.writeString(Path.of(System.getProperty("basedir"), "target", "hashes.md"), table);
    }

    private static String cell(final Case one, final String played) {
        return played == null ? "not played" : played.equals(one.hash) ? "equal" : played;
    }
}
