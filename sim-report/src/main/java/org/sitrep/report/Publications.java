package org.sitrep.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.Worth;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.report.capsule.CapsuleFormatException;
import org.sitrep.report.capsule.CapsuleJson;
import org.sitrep.report.capsule.CheckJson;
import org.sitrep.report.capsule.ComparisonJson;
import org.sitrep.report.capsule.LadderJson;
import org.sitrep.report.capsule.LoadoutJson;
import org.sitrep.report.capsule.RaceJson;
import org.sitrep.report.capsule.SolveJson;
import org.sitrep.report.capsule.SweepJson;
import org.sitrep.report.capsule.WorthJson;
import org.sitrep.report.model.CheckReport;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ComparisonReport;
import org.sitrep.report.model.LadderRack;
import org.sitrep.report.model.LadderRackReport;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.LoadoutReport;
import org.sitrep.report.model.RaceReport;
import org.sitrep.report.model.SolveReport;
import org.sitrep.report.model.WorthReport;
import org.sitrep.report.model.sweep.SweepReport;

/** How each kind of result is published, and had again from its file. Stateless. */
public final class Publications {
    private static final String LADDER = "ladder.json";
    private static final String COMPARISON = "comparison.json";
    private static final String WORTH = "worth.json";
    private static final String RACE = "race.json";
    private static final String SOLVE = "solve.json";
    private static final String CHECK = "check.json";
    private static final String SWEEP = "sweep.json";
    private static final String LOADOUTS = "loadouts.json";
    private static final String LADDERS = "ladders.csv";

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>(LADDER, LadderJson::isLadder, LadderJson::read, Publications::of),
            new Kind<>(WORTH, WorthJson::isWorth, WorthJson::read, Publications::of),
            new Kind<>(COMPARISON, ComparisonJson::isComparison, ComparisonJson::read, Publications::of),
            new Kind<>(RACE, RaceJson::isRace, RaceJson::read, Publications::of),
            new Kind<>(SOLVE, SolveJson::isSolve, SolveJson::read, Publications::of),
            new Kind<>(CHECK, CheckJson::isCheck, CheckJson::read, Publications::of),
            new Kind<>(SWEEP, SweepJson::isSweep, SweepJson::read, Publications::of),
            new Kind<>(LOADOUTS, LoadoutJson::isLoadouts, LoadoutJson::read, Publications::of));

    private Publications() {}

    /** Looks at a file. */
    private interface Test {
        boolean holds(Path file) throws IOException;
    }

    /** Reads a file. */
    private interface Read<T> {
        T from(Path file) throws IOException;
    }

    /** A kind of result that has a file of its own. */
    private record Kind<T>(String file, Test test, Read<T> read, Function<T, Publication> publish) {
        Optional<Publication> in(final Path named) throws IOException {
            final Path found = Files.isDirectory(named) ? named.resolve(file) : named;
            return Files.isRegularFile(found) && test.holds(found)
                    ? Optional.of(publish.apply(read.from(found)))
                    : Optional.empty();
        }
    }

    /**
     * Returns the result that a file holds, empty if it holds none of these kinds; a run's capsule is none.
     *
     * @param named the file, or the folder of a report
     * @throws IOException if it cannot be read
     * @throws CapsuleFormatException if it is of one of the kinds and not sound
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

    /** Returns the names of the files by one of which the folder of such a result is known. */
    public static List<String> files() {
        return Stream.concat(KINDS.stream().map(Kind::file), Stream.of(LADDERS)).toList();
    }

    /** Publishes a ladder, with the capsule of each rung. */
    public static Publication of(final Ladder ladder) {
        return new Publication(
                LADDER,
                page -> LadderText.of(ladder, page),
                () -> LadderJson.write(ladder),
                () -> LadderTables.rungs(ladder),
                () -> LadderReport.of(ladder),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>(LadderTables.of(ladder));
                    ladder.rungs().forEach(rung -> files.put(rungFile(rung.bot()), CapsuleJson.write(rung)));
                    return files;
                },
                Commands.ladders(List.of(ladder)));
    }

    /** Returns the name of a rung's capsule; a bot from a file may have a name that no file should. */
    private static String rungFile(final String bot) {
        return "capsule-" + bot.replaceAll("[^A-Za-z0-9._-]", "_") + ".json";
    }

    /** Publishes several ladders of the same rungs side by side. */
    public static Publication of(final LadderRack rack) {
        return new Publication(
                LADDERS,
                page -> LadderRackText.of(rack, page),
                () -> LadderJson.write(rack.ladders()),
                () -> LadderRackTables.rungs(rack),
                () -> LadderRackReport.of(rack),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>();
                    files.put(LADDERS, LadderRackTables.rungs(rack));
                    files.put("steps.csv", LadderRackTables.steps(rack));
                    return files;
                },
                Commands.ladders(rack.ladders()));
    }

    /** Publishes what things are worth, with the capsule of the scenario as it is. */
    public static Publication of(final Worth worth) {
        return new Publication(
                WORTH,
                page -> WorthText.of(worth, page),
                () -> WorthJson.write(worth),
                () -> WorthTables.csv(worth),
                () -> WorthReport.of(worth),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>();
                    files.put("worth.csv", WorthTables.csv(worth));
                    files.put("capsule-whole.json", CapsuleJson.write(worth.whole()));
                    return files;
                },
                Commands.worth(worth.whole()));
    }

    /** Publishes a comparison, with the capsule of each side. */
    public static Publication of(final Comparison comparison) {
        return new Publication(
                COMPARISON,
                page -> ComparisonText.of(comparison, page),
                () -> ComparisonJson.write(comparison),
                () -> ComparisonTables.differences(comparison),
                () -> ComparisonReport.of(comparison),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>(ComparisonTables.of(comparison));
                    for (int side = 0; side < comparison.sides().size(); side++) {
                        files.put(
                                "capsule-" + side + ".json",
                                CapsuleJson.write(comparison.sides().get(side).capsule()));
                    }
                    return files;
                },
                comparison.command());
    }

    /** Publishes a race. */
    public static Publication of(final SideRace race) {
        return new Publication(
                RACE,
                page -> RaceText.of(race, page),
                () -> RaceJson.write(race),
                () -> RaceTables.standings(race),
                () -> RaceReport.of(race),
                () -> Map.of("standings.csv", RaceTables.standings(race)),
                race.command());
    }

    /** Publishes a search for values, with the answer's overlay. */
    public static Publication of(final Solved solved) {
        return new Publication(
                SOLVE,
                page -> SolveText.of(solved, page),
                () -> SolveJson.write(solved),
                () -> SolveTables.targets(solved),
                () -> SolveReport.of(solved),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>(SolveTables.of(solved));
                    solved.overlay().ifPresent(text -> files.put("overlay.yaml", text));
                    return files;
                },
                solved.command());
    }

    /** Publishes a check, with its verdicts as JUnit reports them. */
    public static Publication of(final CheckResult check) {
        return new Publication(
                CHECK,
                page -> CheckText.of(check, page),
                () -> CheckJson.write(check),
                () -> CheckTables.metrics(check),
                () -> CheckReport.of(check),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>();
                    files.put("metrics.csv", CheckTables.metrics(check));
                    files.put("partings.csv", CheckTables.partings(check));
                    files.put("junit.xml", CheckJunit.of(check));
                    return files;
                },
                check.command());
    }

    /** Publishes a sweep, with its points, effects and curves as tables. */
    public static Publication of(final SweepResult sweep) {
        return new Publication(
                SWEEP,
                page -> SweepText.of(sweep, page),
                () -> SweepJson.write(sweep),
                () -> SweepTables.points(sweep),
                () -> SweepReport.of(sweep),
                () -> SweepTables.of(sweep),
                sweep.command());
    }

    /** Publishes a search for loadouts, with a file for each of the best that plays it. */
    public static Publication of(final LoadoutAnswer answer) {
        return new Publication(
                LOADOUTS,
                page -> LoadoutText.of(answer, page),
                () -> LoadoutJson.write(answer),
                () -> LoadoutTables.finalists(answer),
                () -> LoadoutReport.of(answer),
                () -> {
                    final Map<String, String> files = new LinkedHashMap<>(LoadoutTables.of(answer));
                    answer.asGood().forEach(finalist -> files.put(finalist.name() + ".yaml", finalist.overlay()));
                    return files;
                },
                answer.command());
    }
}
