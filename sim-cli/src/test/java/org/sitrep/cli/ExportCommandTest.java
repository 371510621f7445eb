package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.scenario.JsonText;
import tech.tablesaw.api.Table;

/** {@code --export} of run, a ladder, compare and matchup: the same trials as the result, in one file or none. */
class ExportCommandTest {
    private static final String COINS = Cli.coins("three.yaml");

    @TempDir
    private Path folder;

    private Table exported(final String name, final String... line) {
        final List<String> args = new ArrayList<>(List.of(line));
        args.addAll(List.of("--no-report", "--export", folder.resolve(name).toString()));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return Table.read().csv(folder.resolve(name).toFile());
    }

    private Map<?, ?> about(final String name) throws IOException {
        return (Map<?, ?>) JsonText.read(Files.readString(folder.resolve(name + ".json")));
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static Map<?, ?> json(final String... line) {
        final Cli.Result result = Cli.run(line);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return (Map<?, ?>) JsonText.read(result.out());
    }

    @Test
    void aRunHasARowPerTrial() throws IOException {
        final Table table = exported("r.csv", "run", Cli.patrol(), "-n", "300", "--first", "1000", "--seed", "7");
        assertEquals(300, table.rowCount());
        assertEquals(1000, table.numberColumn("trial").min());
        assertEquals(1299, table.numberColumn("trial").max());
        assertEquals(7, table.numberColumn("seed").mean());
        final Map<?, ?> result = json(
                "run", Cli.patrol(), "-n", "300", "--first", "1000", "--seed", "7", "--no-report", "--format", "json");
        final Map<?, ?> entry = (Map<?, ?>) ((List<?>) about("r.csv").get("entries")).get(0);
        assertEquals(result.get("outcomeHash"), entry.get("outcomeHash"));
        final String csv = Cli.run(
                        "run", Cli.patrol(), "-n", "300", "--first", "1000", "--seed", "7", "--no-report", "-f", "csv")
                .out();
        for (final String line : csv.lines().skip(1).toList()) {
            final String[] cells = line.split(",");
            final String metric = cells[0];
            if (table.columnNames().contains(metric) && !cells[2].isEmpty() && !line.contains("censored")) {
                final Map<?, ?> column = column(about("r.csv"), metric);
                final double mean = table.numberColumn(metric).mean() / (long) column.get("divisor");
                assertEquals(Double.parseDouble(cells[2]), mean, 1e-9, metric);
            }
        }
    }

    private static Map<?, ?> column(final Map<?, ?> about, final String name) {
        return ((List<?>) about.get("columns"))
                .stream()
                        .map(column -> (Map<?, ?>) column)
                        .filter(column -> column.get("name").equals(name))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void theLineInItPlaysTheSameTrials() throws IOException {
        exported("r.csv", "run", COINS, "-n", "50", "--threads", "2", "--set", "coins=4");
        final String command = (String) about("r.csv").get("command");
        assertTrue(command.endsWith(" --set=coins=4 --seed 1967"), command);
        assertFalse(command.contains("--threads") || command.contains("--export"), command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "parquet", "arrow"})
    void threadsAndChunksDoNotChangeAByte(final String format) throws IOException {
        final Path file = folder.resolve("a." + format);
        final String[] line = {"run", COINS, "-n", "3000", "--no-report", "--export", file.toString()};
        assertEquals(ExitCode.OK, Cli.run(with(line, "--threads", "1")).code());
        final byte[] one = Files.readAllBytes(file);
        assertEquals(
                ExitCode.OK,
                Cli.run(with(line, "--threads", "3", "--chunk", "11")).code());
        assertArrayEquals(one, Files.readAllBytes(file));
    }

    private static String[] with(final String[] line, final String... more) {
        return Stream.of(line, more).flatMap(Arrays::stream).toArray(String[]::new);
    }

    @Test
    void aComparisonHasARowPerTrialAndSide() {
        final Table table = exported("c.csv", "compare", COINS, "--against", "--name more --set coins=6", "-n", "40");
        assertEquals(80, table.rowCount());
        assertEquals(
                List.of("baseline", "more", "baseline"),
                table.stringColumn("entry").asList().subList(0, 3));
        assertEquals(39, table.numberColumn("trial").max());
        // The side with more coins has more heads in the same trials.
        final Table more = table.where(table.stringColumn("entry").isEqualTo("more"));
        final Table base = table.where(table.stringColumn("entry").isEqualTo("baseline"));
        assertTrue(more.numberColumn("heads").sum() > base.numberColumn("heads").sum());
    }

    @Test
    void aLadderHasARowPerTrialAndRung() {
        final Table table = exported("l.csv", "run", "--ladder", "--rungs", "random,novice", Cli.patrol(), "-n", "20");
        assertEquals(40, table.rowCount());
        assertEquals(2, table.stringColumn("entry").countUnique());
    }

    @Test
    void aMatchupHasTheTrialsOfEachPair() throws IOException {
        final Table table = exported("m.csv", "matchup", Cli.village(), "--bot", "random,novice", "-n", "10");
        assertEquals(40, table.rowCount());
        assertEquals(4, table.stringColumn("entry").countUnique());
        assertEquals("random against novice", table.stringColumn("entry").get(10));
        assertEquals(4, ((List<?>) about("m.csv").get("entries")).size());
    }

    /** No metric of a game has the name of another column, and wide tables are written, too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "purple-haze/campaign.yaml",
                "purple-haze/missions/01-crash.yaml",
                "rambo/missions/01-proof.yaml",
                "rambo/campaign.yaml",
                "sixty-five/battles/01-village-assault.yaml"
            })
    void everyGameIsExported(final String scenario) throws IOException {
        final String[] line = {"run", Cli.shipped(scenario), "--bot", "random", "-n", "3"};
        final Table table = exported("g.csv", line);
        assertEquals(3, table.rowCount());
        for (final String name : List.of("g.parquet", "g.arrow")) {
            final Cli.Result result = Cli.run(
                    with(line, "--no-report", "--export", folder.resolve(name).toString()));
            assertEquals(ExitCode.OK, result.code(), result.err());
        }
        assertEquals(table.columnCount(), ((List<?>) about("g.csv").get("columns")).size());
    }

    @Test
    void theLongFormHasARowPerMetric() {
        final Table wide = exported("w.csv", "run", COINS, "-n", "30");
        final Table tall = exported("t.csv", "run", COINS, "-n", "30", "--export-form", "long");
        assertEquals(30 * (wide.columnCount() - 4), tall.rowCount());
        assertEquals(List.of("entry", "trial", "seed", "aborted", "metric", "value"), tall.columnNames());
    }

    @Test
    void whatCannotBeExportedIsRefused() throws IOException {
        final String file = folder.resolve("a.csv").toString();
        refused(
                "names no format by its ending; end it in one of .csv, .parquet, .arrow",
                "run",
                COINS,
                "--export",
                "a.xls");
        refused("--export-form is for --export; add --export FILE", "run", COINS, "--export-form", "long");
        refused("cannot be combined with --resume", "run", COINS, "--export", file, "--resume");
        refused("cannot hold several scenarios", "run", "--ladder", COINS, COINS, "--export", file);
        refused(
                "cannot hold several scenarios",
                "matchup",
                Cli.village(),
                Cli.village(),
                "--bot",
                "random,novice",
                "--export",
                file);
        refused("does not apply to --best", "compare", COINS, "--best", "--against", "--set coins=4", "--export", file);
        assertEquals(List.of(), left());
    }

    private static void refused(final String why, final String... line) {
        final Cli.Result result = Cli.run(with(line, "--no-report"));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(why), result.err());
    }

    /**
     * By TERM, since a shell in the background ignores Ctrl-C: the file before is unchanged, and nothing lies beside
     * it.
     */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals")
    @Tag("slow")
    void ctrlCLeavesNothingHalfWritten() throws IOException, InterruptedException {
        final Path file = Files.writeString(folder.resolve("a.parquet"), "before");
        final Started started = Started.in(folder);
        final String line = started.line(
                "run", Cli.patrol(), "-n", "100M", "--no-report", "--progress", "never", "--export", file.toString());
        final Cli.Result result = started.shell("set -m; " + line
                + " & run=$!; until [ \"$(ls -A '" + folder
                + "' | grep -c '^.a.parquet-')\" = 1 ]; do sleep 0.05; done;"
                + " sleep 0.5; kill -TERM $run; wait $run");
        assertEquals(ExitCode.INTERRUPTED, result.code(), result.err());
        assertTrue(result.err().contains("a.parquet is not written, for not all trials were played"), result.err());
        assertEquals("before", Files.readString(file));
        assertFalse(left().stream().anyMatch(name -> name.startsWith(".a.parquet")), left().toString());
    }

    /** The rows alone, 400,000 of 84 integers, would take 134 MB. */
    @ParameterizedTest
    @ValueSource(strings = {"csv", "parquet", "arrow"})
    @Tag("deep")
    void memoryDoesNotGrowWithTheTrials(final String format) throws IOException, InterruptedException {
        final Path file = folder.resolve("a." + format);
        final Cli.Result result = Started.in(folder)
                .with("-Xmx80m")
                .run("run", Cli.patrol(), "--bot", "drill", "-n", "400k", "--no-report", "--export", file.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(Files.size(file) > 5_000_000, Files.size(file) + " bytes");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a device that is full")
    @Tag("deep")
    void aFullDiskLeavesNothingHalfWritten() throws IOException, InterruptedException {
        final Path file = folder.resolve("a.csv");
        final Started started = Started.in(folder);
        final Cli.Result result = started.shell("ulimit -f 64; exec "
                + started.line("run", Cli.patrol(), "-n", "5000", "--no-report", "--export", file.toString()));
        assertEquals(ExitCode.OUR_FAULT, result.code(), result.err());
        assertTrue(result.err().contains("cannot write " + file), result.err());
        assertFalse(Files.exists(file));
        assertFalse(left().stream().anyMatch(name -> name.startsWith(".a.csv")), left().toString());
    }
}
