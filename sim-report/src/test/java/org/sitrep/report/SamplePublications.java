package org.sitrep.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderMatrix;
import org.sitrep.report.result.ResultFile;
import org.sitrep.stats.PairSums;

/**
 * One publication of every kind, by the name of its kind.
 *
 * <p>Provenance of the files in {@code publications/}: {@code compare --best}, {@code solve}, {@code loadouts} and
 * {@code check} with {@code -f json} on shipped combats, bot drill, few trials, commit {@code sample}; the check's
 * baseline was made before the Threat of the patrol was set to 8; {@code matchup} on a battle for two sides, 60 trials
 * of {@code random,novice}. Their numbers are no oracle.
 */
final class SamplePublications {
    private static final String[] FILES = {"race", "solve", "loadouts", "check", "matchup"};

    private SamplePublications() {}

    static Map<String, Publication> all() {
        final Map<String, Publication> all = new LinkedHashMap<>();
        final Ladder ladder = ladder();
        all.put("ladder", Publications.of(ladder));
        all.put("ladders", Publications.of(new LadderMatrix(List.of(ladder, ladder))));
        all.put("comparison", Publications.of(comparison()));
        all.put("worth", Publications.of(worth()));
        all.put("sweep of a grid", Publications.of(SampleSweep.grid()));
        all.put("sweep of walks", Publications.of(SampleSweep.walks()));
        all.put("sweep of pairs", Publications.of(SampleSweep.pairs()));
        for (final String file : FILES) {
            all.put(file, file(file));
        }
        all.put("matchups", Publications.of(List.of(matchup(), matchup())));
        return all;
    }

    private static Matchup matchup() {
        try {
            return ResultFile.MATCHUP.read(path("matchup"));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Publication file(final String name) {
        return read(path(name));
    }

    private static Path path(final String name) {
        return Path.of("src", "test", "resources", "org", "sitrep", "report", "publications", name + ".json");
    }

    /** Returns the publication of a file in which one text stands for every match of a pattern. */
    static Publication edited(final String name, final String pattern, final String text) {
        try {
            final Path file = Files.createTempFile(Path.of("target"), name, ".json");
            Files.writeString(file, Files.readString(path(name)).replaceAll(pattern, text));
            return read(file);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Publication read(final Path file) {
        try {
            return Publications.read(file).orElseThrow();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Ladder ladder() {
        final RunResult rung = SampleResults.of(100);
        return new Ladder(List.of(rung, rung), List.of(step(rung, 0, 1)), List.of("end.eliminated", "wounds"));
    }

    private static Comparison comparison() {
        final RunResult side = SampleResults.of(100);
        final List<Criterion> criteria = List.of("squad.survivors", "end.eliminated").stream()
                .map(name -> new Criterion(side.layout().slot(name).orElseThrow(), 0))
                .toList();
        return new Comparison(
                List.of(new Comparison.Side("before", side), new Comparison.Side("after", side)),
                List.of(step(side, 0, 1)),
                criteria,
                0.95,
                "./sitrep compare x.yaml --seed 1");
    }

    private static Ablation worth() {
        final RunResult whole = SampleResults.of(100);
        return new Ablation(
                whole,
                List.of("weapon:m16", "order:fire"),
                List.of(step(whole, 1, 0), step(whole, 2, 0)),
                List.of("gear:frag"),
                List.of("squad.survivors", "end.eliminated"),
                List.of(
                        new Ablation.Parting("forbid=[weapon:m16]", 7),
                        new Ablation.Parting("forbid=[order:fire]", -1)));
    }

    /** Of 100 trials, in 25 the second has one more of everything. */
    private static PairedStep step(final RunResult side, final int first, final int second) {
        final List<PairSums> sums = side.layout().slots().stream()
                .map(Slot::name)
                .map(name -> new PairSums(name, 100, 30, 30, 55, 55, 30, 25, 0, 1))
                .toList();
        return new PairedStep(first, second, 100, 0, sums);
    }
}
