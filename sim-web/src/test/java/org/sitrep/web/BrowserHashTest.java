package org.sitrep.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

/** Every bot plays every shipped scenario in a browser to the bits of the JVM. */
class BrowserHashTest {
    private static final Path LIBRARY = Path.of("../scenarios");
    private static final long SEED = 1967;

    /** A batch of trials. */
    private record Case(String path, String bot, int trials) {
        Map<String, Object> question() {
            final Map<String, Object> question = new LinkedHashMap<>();
            question.put("sides", List.of(Map.of("scenario", "scenarios/" + path, "sets", List.of(), "bot", bot)));
            question.put("trials", trials);
            question.put("seed", SEED);
            return question;
        }
    }

    @Test
    void everyBotPlaysTheSameBits() throws IOException, InterruptedException {
        final List<Case> cases = new ArrayList<>();
        final List<String> expected = new ArrayList<>();
        final Map<String, List<String>> listed = new TreeMap<>();
        for (final Ruleset game : Ruleset.shipped()) {
            final List<String> paths = playable(game);
            listed.put(
                    game.id(), paths.stream().map(path -> "scenarios/" + path).toList());
            for (final String path : paths) {
                final CompiledScenario scenario = compiled(game, path);
                for (final Ruleset.Listing bot : game.bots()) {
                    final boolean searches = game.budget(bot.id()).isPresent();
                    final int trials = searches ? ofASearch(path, paths.indexOf(path)) : trials(path);
                    if (trials > 0) {
                        final Case one = new Case(path, bot.id(), trials);
                        cases.add(one);
                        expected.add(hash(scenario, one));
                    }
                }
            }
        }
        assertTrue(cases.size() > 50, () -> cases.size() + " cases");
        final List<?> answers =
                Browser.play(content(listed), cases.stream().map(Case::question).toList());
        final List<String> others = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            final Object answer = i < answers.size() ? answers.get(i) : "missing";
            if (!expected.get(i).equals(answer)) {
                others.add(cases.get(i) + " is " + expected.get(i) + ", in the browser " + answer);
            }
        }
        assertEquals("", String.join("\n", others));
    }

    private static int trials(final String path) {
        if (path.contains("campaign")) {
            return Deep.or(1, 200);
        }
        return path.contains("/combats/") ? Deep.or(20, 20_000) : Deep.or(2, 2_000);
    }

    /** Returns how many trials a bot that searches plays: in the ordinary build one, in one scenario of three. */
    private static int ofASearch(final String path, final int scenario) {
        return Deep.or(scenario % 3 == 1 && !path.contains("campaign") ? 1 : 0, trials(path) / 40);
    }

    /** Returns the hash that the engine's own batch gives. */
    private static String hash(final CompiledScenario scenario, final Case played) {
        final RunRequest request = RunRequest.of(played.bot, SEED, played.trials);
        return String.format(
                Locale.ROOT, "%016x", new Batch(scenario, request).run().tally().hash());
    }

    private static CompiledScenario compiled(final Ruleset game, final String path) {
        final Findings findings = new Findings();
        return ScenarioLoader.load(new LoadRequest(LIBRARY.resolve(path).toString(), LIBRARY), findings)
                .flatMap(document -> game.compile(document, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns the playable files of a game, by their paths below the folder of all scenarios. */
    private static List<String> playable(final Ruleset game) throws IOException {
        final Path folder = LIBRARY.resolve(game.id());
        final List<PathMatcher> globs = game.playable().stream()
                .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
                .toList();
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> globs.stream().anyMatch(glob -> glob.matches(folder.relativize(file))))
                    .map(file -> LIBRARY.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    /** Returns all files of the content with their texts, and what can be played, as the worker takes them. */
    private static Map<String, Object> content(final Map<String, List<String>> scenarios) throws IOException {
        final Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(LIBRARY)) {
            for (final Path file : all.filter(path -> path.toString().endsWith(".yaml"))
                    .filter(path -> !path.toString().contains("/invalid/"))
                    .sorted()
                    .toList()) {
                files.put("scenarios/" + LIBRARY.relativize(file), Files.readString(file));
            }
        }
        return Map.of("files", files, "listed", Map.of("scenarios", scenarios, "playbooks", Map.of()));
    }
}
