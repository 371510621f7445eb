package org.sitrep.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.stats.Tally;
import org.teavm.jso.JSExport;

/**
 * Plays trials in a browser. A worker calls {@link #add} for each file of the content, and {@link #play} as often as it
 * likes; the files lie in memory. Used by one thread, as workers are.
 */
public final class BrowserTrials {
    private static final Path LIBRARY = Path.of("/scenarios");

    private static String opened = "";
    private static CompiledScenario scenario;

    private BrowserTrials() {}

    /** Does nothing: the exported methods wait to be called. */
    public static void main(final String[] args) {}

    /**
     * Adds a file to the content.
     *
     * @param path below the folder of all scenarios: {@code rambo/game.yaml}
     */
    @JSExport
    public static void add(final String path, final String text) {
        final Path file = LIBRARY.resolve(path);
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        } catch (final IOException impossible) {
            throw new UncheckedIOException(impossible); // in memory
        }
    }

    /**
     * Plays trials of a scenario. Opens it anew only where the file or the changes differ from those of the last call.
     *
     * @param path as for {@link #add}
     * @param changes {@code path=value} texts, one per line
     * @param bot id of a bot of the catalogue, with its budget
     * @param first index of the first trial
     * @return JSON: {@code trials}, {@code completed}, {@code aborted} and {@code outcomeHash}, that of the command
     *     line; or {@code findings}, everything that is wrong
     */
    @JSExport
    public static String play(
            final String path,
            final String changes,
            final String bot,
            final double seed,
            final double first,
            final int trials) {
        final Findings findings = new Findings();
        if (!opened.equals(path + "\n" + changes)) {
            scenario = open(path, changes, findings).orElse(null);
            opened = scenario == null ? "" : path + "\n" + changes;
        }
        final Map<String, Object> answer = new LinkedHashMap<>();
        if (scenario == null) {
            answer.put(
                    "findings", findings.sorted().stream().map(Object::toString).toList());
        } else {
            final Tally tally = play(bot, (long) seed, (long) first, trials);
            answer.put("trials", trials);
            answer.put("completed", tally.completed());
            answer.put("aborted", tally.aborts().count());
            answer.put("outcomeHash", hex(tally.hash()));
        }
        return JsonText.print(answer, JsonText.Layout.OPEN);
    }

    private static Tally play(final String bot, final long seed, final long first, final int trials) {
        final Playout playout = scenario.newPlayout(bot, RunRequest.DEFAULT_MAX_DECISIONS);
        final Outcome outcome = new Outcome(scenario.layout());
        final Tally tally = new Tally(scenario.layout());
        final TrialKey key = new TrialKey();
        for (long trial = first; trial < first + trials; trial++) {
            outcome.reset();
            playout.play(key.set(seed, trial), outcome);
            tally.accept(outcome, trial);
        }
        return tally;
    }

    private static String hex(final long hash) {
        final String digits = Long.toHexString(hash);
        return "0".repeat(16 - digits.length()) + digits;
    }

    private static Optional<CompiledScenario> open(final String path, final String changes, final Findings findings) {
        final List<String> sets = changes.isEmpty() ? List.of() : List.of(changes.split("\n"));
        final Optional<ScenarioDocument> document = ScenarioLoader.load(
                new LoadRequest(LIBRARY.resolve(path).toString(), LIBRARY, List.of(), sets), findings);
        return document.filter(loaded -> findings.isEmpty())
                .flatMap(loaded -> Ruleset.shipped().stream()
                        .filter(game -> game.id().equals(loaded.ruleset()))
                        .findFirst()
                        .flatMap(game -> game.compile(loaded, findings)));
    }
}
