package org.sitrep.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.AblationReport;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.model.ComparisonReport;
import org.sitrep.report.model.LadderMatrix;
import org.sitrep.report.model.LadderMatrixReport;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.LoadoutReport;
import org.sitrep.report.model.MatchupReport;
import org.sitrep.report.model.MatchupsReport;
import org.sitrep.report.model.RaceReport;
import org.sitrep.report.model.RunReport;
import org.sitrep.report.model.SolveReport;
import org.sitrep.report.model.StudyReport;
import org.sitrep.report.model.SweepReport;
import org.sitrep.report.result.ResultFile;
import org.sitrep.report.result.ResultFormatException;
import org.sitrep.report.result.RunResultJson;

/** Publishes each kind of result and reads it back from its file. Stateless. */
public final class Publications {
    private static final String LADDERS = "ladders.csv";
    private static final String MATCHUPS = "matchups.csv";

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>(ResultFile.LADDER, Publications::of),
            new Kind<>(ResultFile.ABLATION, Publications::of),
            new Kind<>(ResultFile.COMPARISON, Publications::of),
            new Kind<>(ResultFile.RACE, Publications::of),
            new Kind<>(ResultFile.MATCHUP, Publications::of),
            new Kind<>(ResultFile.SOLVE, Publications::of),
            new Kind<>(ResultFile.CHECK, Publications::of),
            new Kind<>(ResultFile.SWEEP, Publications::of),
            new Kind<>(ResultFile.LOADOUTS, Publications::of));

    private Publications() {}

    private record Kind<T extends Record>(ResultFile<T> file, Function<T, Publication> publish) {
        Optional<Publication> in(final Path named) throws IOException {
            final Path found = Files.isDirectory(named) ? named.resolve(file.name()) : named;
            return Files.isRegularFile(found) && file.isIn(found)
                    ? Optional.of(publish.apply(file.read(found)))
                    : Optional.empty();
        }
    }

    /**
     * Returns the result in a file; empty if the file holds none of these kinds. A file of a single run counts as none.
     *
     * @param named the file, or the folder of a report
     * @throws IOException if it cannot be read
     * @throws ResultFormatException if it is of one of the kinds and not valid
     */
    public static Optional<Publication> read(final Path named) throws IOException {
        for (final Kind<?> kind : KINDS) {
            final Optional<Publication> found = kind.in(named);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Returns the file names that identify the folder of such a result. */
    public static List<String> files() {
        return Stream.concat(KINDS.stream().map(kind -> kind.file().name()), Stream.of(LADDERS, MATCHUPS))
                .toList();
    }

    private static <T extends Record> Publication of(
            final ResultFile<T> file,
            final T result,
            final StudyReport report,
            final Supplier<Map<String, String>> more) {
        return new Publication(file.name(), report, () -> file.write(result), more);
    }

    /**
     * Publishes a run.
     *
     * @param full whether a terminal shows all tables at once
     */
    public static Publication of(final RunResult result, final boolean full) {
        return new Publication(
                RunResultJson.NAME, new RunReport(result, full), () -> RunResultJson.write(result), Map::of);
    }

    /** Publishes a ladder, with the result file of each rung. */
    public static Publication of(final Ladder ladder) {
        return of(ResultFile.LADDER, ladder, new LadderReport(ladder), () -> {
            final Map<String, String> files = new LinkedHashMap<>();
            ladder.rungs().forEach(rung -> files.put(rungFile(rung.bot()), RunResultJson.write(rung)));
            return files;
        });
    }

    /** Returns the file name of a rung's result; the name of an external bot may not be suitable for a file. */
    private static String rungFile(final String bot) {
        return "result-" + bot.replaceAll("[^A-Za-z0-9._-]", "_") + ".json";
    }

    /** Publishes several ladders of the same rungs, next to each other. */
    public static Publication of(final LadderMatrix matrix) {
        return new Publication(
                LADDERS, new LadderMatrixReport(matrix), () -> ResultFile.LADDER.write(matrix.ladders()), Map::of);
    }

    /** Publishes an ablation, with the result file of the unchanged scenario. */
    public static Publication of(final Ablation ablation) {
        final Supplier<Map<String, String>> more =
                () -> Map.of("result-whole.json", RunResultJson.write(ablation.whole()));
        return of(ResultFile.ABLATION, ablation, new AblationReport(ablation), more);
    }

    /** Publishes a comparison, with the result file of each side. */
    public static Publication of(final Comparison comparison) {
        return of(ResultFile.COMPARISON, comparison, new ComparisonReport(comparison), () -> {
            final Map<String, String> files = new LinkedHashMap<>();
            for (final Comparison.Side side : comparison.sides()) {
                files.put("result-" + files.size() + ".json", RunResultJson.write(side.result()));
            }
            return files;
        });
    }

    /** Publishes a race. */
    public static Publication of(final SideRace race) {
        return of(ResultFile.RACE, race, new RaceReport(race), Map::of);
    }

    /** Publishes a matchup. */
    public static Publication of(final Matchup matchup) {
        return of(ResultFile.MATCHUP, matchup, new MatchupReport(matchup), Map::of);
    }

    /** Publishes several matchups of the same bots, next to each other. */
    public static Publication of(final List<Matchup> matchups) {
        return new Publication(
                MATCHUPS, new MatchupsReport(matchups), () -> ResultFile.MATCHUP.write(matchups), Map::of);
    }

    /** Publishes a search for values, with the answer's overlay. */
    public static Publication of(final SolveResult solved) {
        final Supplier<Map<String, String>> more =
                () -> solved.overlay().map(text -> Map.of("overlay.yaml", text)).orElse(Map.of());
        return of(ResultFile.SOLVE, solved, new SolveReport(solved), more);
    }

    /** Publishes a check, with its verdicts as JUnit reports them. */
    public static Publication of(final CheckResult check) {
        return of(ResultFile.CHECK, check, new CheckReport(check), () -> Map.of("junit.xml", CheckJunit.of(check)));
    }

    /** Publishes a sweep, with its points, effects and curves as tables. */
    public static Publication of(final SweepResult sweep) {
        return of(ResultFile.SWEEP, sweep, new SweepReport(sweep), Map::of);
    }

    /** Publishes a search for loadouts, with one file per best loadout that plays it. */
    public static Publication of(final LoadoutAnswer answer) {
        return of(ResultFile.LOADOUTS, answer, new LoadoutReport(answer), () -> {
            final Map<String, String> files = new LinkedHashMap<>();
            answer.asGood().forEach(finalist -> files.put(finalist.name() + ".yaml", finalist.overlay()));
            return files;
        });
    }
}
