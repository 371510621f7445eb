package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;

/** What a result says to try next works as it stands; here with few trials. */
@Tag("slow")
class NextTest {
    private static final String AMBUSHED = Cli.shipped("purple-haze/combats/ambushed.yaml");

    @TempDir
    private Path folder;

    /** A result, and the commands that it offers. */
    private record Result(List<String> offered, List<String> line) {}

    private static Result result(final String offered, final String... line) {
        return new Result(List.of(offered.split(" ")), List.of(line));
    }

    static Stream<Result> results() {
        final String patrol = Cli.patrol();
        return Stream.of(
                result("run replay run", "run", Cli.shipped("purple-haze/missions/01-crash.yaml"), "-n", "20"),
                result("compare", "run", Cli.shipped("purple-haze/campaign.yaml"), "-n", "3"),
                result("run replay compare", "run", patrol, "-n", "60", "--squad", "veterans", "--seed", "5"),
                result("run replay run", "run", Cli.coins("three.yaml"), "-n", "20"),
                result("compare sweep replay", "run", patrol, "-n", "20", "--ladder", "--rungs", "random,novice,drill"),
                result("compare replay run", "compare", patrol, "-n", "60", "--loadout", "reference,flak-jackets"),
                result("run sweep", "compare", patrol, "-n", "20", "--against", "--set start.threat=6"),
                result("run replay", "compare", patrol, "--best", "-n", "60", "--bot", "random,drill"),
                result("run compare replay", "sweep", patrol, "-n", "20", "--vary", "squad=veterans", "--bot", "drill"),
                result("compare replay", "sweep", patrol, "-n", "20", "--worth", "--bot", "drill"),
                result(
                        "compare replay",
                        "solve",
                        AMBUSHED,
                        "--vary",
                        "start.threat=1..8",
                        "--target",
                        "wounds<=4",
                        "--bot",
                        "drill"),
                result(
                        "solve",
                        "solve",
                        patrol,
                        "--vary",
                        "start.threat=4..5",
                        "--target",
                        "wounds>=17.5",
                        "--budget",
                        "5000"),
                result(
                        "run compare",
                        "loadouts",
                        AMBUSHED,
                        "--bearer",
                        "scout",
                        "--items",
                        "smoke,frag",
                        "--budget",
                        "1200",
                        "--start",
                        "4"));
    }

    @ParameterizedTest
    @OneIn(5)
    @MethodSource("results")
    void everyLineWorks(final Result result) {
        final List<String> words = new ArrayList<>(result.line());
        words.addAll(List.of("--out", folder.toString()));
        final Cli.Result printed = Cli.run(words.toArray(String[]::new));
        final List<String> lines = next(printed.out());
        assertEquals(
                result.offered(),
                lines.stream().map(line -> line.split(" ")[1]).toList(),
                () -> printed.out() + printed.err());
        for (final String line : lines) {
            final List<String> again = new ArrayList<>(words(line));
            if (again.get(0).equals("solve")) {
                again.addAll(List.of("--budget", "5000"));
            } else if (!again.get(0).equals("replay")) {
                again.addAll(List.of("--trials", "2"));
            }
            if (!again.get(0).equals("replay")) {
                again.add("--no-report");
            }
            final Cli.Result tried = Cli.run(again.toArray(String[]::new));
            assertTrue(tried.code() == ExitCode.OK || tried.code() == ExitCode.UNDECIDED, line + "\n" + tried.err());
        }
    }

    /** A choice with an option of its own is suggested by that option, in sides too. */
    @Test
    void choicesAreSuggestedByTheirOwnOptions() {
        final String proof = Cli.shipped("rambo/missions/01-proof.yaml");
        for (final String[] line : new String[][] {
            {"run", proof, "-n", "20", "--loadout", "quiet"},
            {"run", proof, "-n", "20", "--set", "party=two", "--set", "loadout=quiet"},
            {"compare", proof, "-n", "20", "--loadout", "quiet,firepower"},
            {"sweep", proof, "-n", "20", "--vary", "loadout=quiet,firepower"},
        }) {
            final List<String> words = new ArrayList<>(List.of(line));
            words.add("--no-report");
            final Cli.Result printed = Cli.run(words.toArray(String[]::new));
            final String lines = String.join("\n", next(printed.out()));
            assertTrue(lines.contains("--loadout "), lines);
            assertFalse(lines.contains("--set loadout") || lines.contains("--set party"), lines);
        }
    }

    /** A game whose draws are neither lucky nor unlucky by themselves has no luck to look at. */
    @Test
    void luckIsSuggestedWhereThereIsAny() {
        for (final String scenario : List.of(Cli.patrol(), Cli.shipped("rambo/missions/01-proof.yaml"))) {
            final Cli.Result printed = Cli.run("run", scenario, "-n", "20", "--no-report");
            final String lines = String.join("\n", next(printed.out()));
            assertEquals(scenario.equals(Cli.patrol()), lines.contains("--luck"), lines);
        }
    }

    @Test
    void programsAreToldNothing() {
        for (final String format : List.of("json", "csv", "markdown")) {
            final Cli.Result result = Cli.run("run", Cli.patrol(), "-n", "20", "--no-report", "-f", format);
            assertFalse((result.out() + result.err()).contains("Next"), result.out());
        }
    }

    /** A line that a terminal breaks by itself is one line to the clipboard; so nothing here breaks it. */
    @Test
    void linesAreNeverBroken() {
        final Cli.Result narrow = Cli.run("run", Cli.patrol(), "-n", "20", "--no-report");
        assertTrue(
                Stream.concat(next(narrow.out()).stream(), narrow.out().lines().filter(l -> l.contains("./sitrep ")))
                        .allMatch(line -> line.contains(".yaml")),
                narrow.out());
    }

    /** Returns the lines below the heading; each is below a line that says what for. */
    private static List<String> next(final String out) {
        final int from = out.indexOf("\nNext\n");
        assertTrue(from >= 0, () -> out);
        final List<String> block =
                out.substring(from + "\nNext\n".length()).lines().toList();
        assertEquals(0, block.size() % 2, out);
        final List<String> lines = new ArrayList<>();
        for (int i = 0; i < block.size(); i += 2) {
            assertTrue(block.get(i).matches("  \\S.*:") && block.get(i).length() <= 80, block.get(i));
            assertTrue(block.get(i + 1).startsWith("    ./sitrep "), block.get(i + 1));
            lines.add(block.get(i + 1).strip());
        }
        return lines;
    }

    /** Returns the words of a line as a POSIX shell has them, without the launcher. */
    static List<String> words(final String line) {
        final List<String> words = new ArrayList<>();
        final StringBuilder word = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i <= line.length(); i++) {
            final char c = i < line.length() ? line.charAt(i) : ' ';
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && c == '\\') {
                i++;
                word.append(line.charAt(i));
            } else if (!quoted && c == ' ') {
                words.add(word.toString());
                word.setLength(0);
            } else {
                word.append(c);
            }
        }
        words.remove(0);
        return words;
    }
}
