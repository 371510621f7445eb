package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code merge}: three parts, in any order, are the whole to the last bit, whatever was played. */
@Tag("slow")
class MergeCommandTest {
    private static final List<List<Integer>> ORDERS = List.of(
            List.of(0, 1, 2), List.of(0, 2, 1), List.of(1, 0, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(2, 1, 0));

    @TempDir
    private Path folder;

    static Stream<Arguments> whatIsPlayed() {
        final String trial = Cli.shipped("purple-haze/missions/01-crash.yaml");
        final String campaign = Cli.shipped("purple-haze/campaign.yaml");
        final String coins = Cli.coins("three.yaml");
        return Stream.of(
                Arguments.of("combat", new int[] {40, 30, 30}, List.of("run", Cli.patrol())),
                Arguments.of("Mission", new int[] {10, 1, 29}, List.of("run", trial, "--bot", "novice")),
                Arguments.of("campaign", new int[] {2, 3, 1}, List.of("run", campaign)),
                Arguments.of("ladder", new int[] {30, 20, 10}, List.of("run", coins, "--ladder")),
                Arguments.of(
                        "comparison",
                        new int[] {20, 25, 15},
                        List.of("compare", Cli.patrol(), "--bot", "drill,random", "--forbid", "weapon:m60")));
    }

    private static String json(final List<String> what, final int first, final int trials) {
        final List<String> args = new ArrayList<>(what);
        args.addAll(List.of("--first", "" + first, "-n", "" + trials, "--no-report", "-f", "json"));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    /** Without how long it took, and without the line that plays it: that of a comparison is the user's own. */
    private static JsonNode resultAlone(final String json) {
        final JsonNode tree = JsonMapper.shared().readTree(json);
        tree.findParents("timing").forEach(result -> ((ObjectNode) result).remove("timing"));
        ((ObjectNode) tree).remove("command");
        return tree;
    }

    @ParameterizedTest(name = "{0}")
    @OneIn(3)
    @MethodSource("whatIsPlayed")
    void threePartsInAnyOrderAreTheWhole(final String name, final int[] lengths, final List<String> what)
            throws IOException {
        final List<String> parts = new ArrayList<>();
        int first = 7;
        for (final int length : lengths) {
            final Path part = folder.resolve("part" + first + ".json");
            parts.add(Files.writeString(part, json(what, first, length)).toString());
            first += length;
        }
        final JsonNode whole = resultAlone(json(what, 7, Arrays.stream(lengths).sum()));
        for (final List<Integer> order : ORDERS) {
            final Path merged = folder.resolve("merged.json");
            final Cli.Result result = Cli.run(
                    "merge",
                    parts.get(order.get(0)),
                    parts.get(order.get(1)),
                    parts.get(order.get(2)),
                    "-o",
                    merged.toString());
            assertEquals(ExitCode.OK, result.code(), result.err());
            assertEquals(whole, resultAlone(Files.readString(merged)), order.toString());
        }
    }

    /** Two of five parts are missing: both are named, and their lines complete the whole. */
    @ParameterizedTest
    @ValueSource(strings = {"run", "compare"})
    void whatIsMissingIsNamedWithTheLinesThatPlayIt(final String verb) throws IOException {
        final List<String> what = verb.equals("run")
                ? List.of("run", Cli.coins("three.yaml"), "--bot", "timid")
                : List.of("compare", Cli.coins("three.yaml"), "--bot", "timid,steady");
        final List<String> files = new ArrayList<>();
        for (final int first : List.of(80, 40, 0)) {
            files.add(Files.writeString(folder.resolve(first + ".json"), json(what, first, 20))
                    .toString());
        }
        final List<String> merge = new ArrayList<>(
                List.of("merge", "-o", folder.resolve("all.json").toString()));
        merge.addAll(files);
        final Cli.Result gaps = Cli.run(merge.toArray(String[]::new));
        assertEquals(ExitCode.BAD_DATA, gaps.code(), gaps.err());
        assertTrue(gaps.err().contains("trials are missing between the parts: 20 to 39, 60 to 79"), gaps.err());
        final List<String> lines =
                gaps.err().lines().filter(line -> line.startsWith("  ")).toList();
        assertEquals(2, lines.size(), gaps.err());
        for (final String line : lines) {
            final String[] words = line.strip().replaceAll(" > .*", "").split(" ");
            final Cli.Result part = Cli.run(Arrays.copyOfRange(words, 1, words.length));
            assertEquals(ExitCode.OK, part.code(), part.err());
            final Path file = folder.resolve(line.replaceAll(".*> ", ""));
            merge.add(Files.writeString(file, part.out()).toString());
        }
        final Cli.Result whole = Cli.run(merge.toArray(String[]::new));
        assertEquals(ExitCode.OK, whole.code(), whole.err());
        assertTrue(whole.err().contains("0 to 99"), whole.err());
    }

    /** The line of a merged comparison plays all of it. */
    @Test
    void theLineOfAMergedComparisonIsOverBothRanges() throws IOException {
        final List<String> what = List.of("compare", Cli.coins("three.yaml"), "--bot", "timid,steady");
        final Path a = Files.writeString(folder.resolve("a.json"), json(what, 0, 30));
        final Path b = Files.writeString(folder.resolve("b.json"), json(what, 30, 20));
        final Path both = folder.resolve("both.json");
        assertEquals(
                ExitCode.OK,
                Cli.run("merge", b.toString(), a.toString(), "-o", both.toString())
                        .code());
        final JsonNode merged = JsonMapper.shared().readTree(Files.readString(both));
        final String line = merged.get("command").asString();
        assertTrue(line.endsWith(" --trials 50") && !line.contains(" 30") && !line.contains(" 20"), line);
        final String[] words = line.split(" ");
        final Cli.Result again = Cli.run(Arrays.copyOfRange(words, 1, words.length));
        assertEquals(resultAlone(Files.readString(both)), resultAlone(again.out()));
        assertEquals(ExitCode.OK, Cli.run("report", both.toString()).code());
    }

    /** Its file was edited between the parts: its values and their hash are the same, the trials are not. */
    @Test
    void aScenarioListedInAnotherOrderIsRefused() throws IOException {
        final Path file = Files.writeString(folder.resolve("patrol.yaml"), Listed.asShipped());
        final List<List<String>> all = List.of(
                List.of("run", file.toString()),
                List.of("run", file.toString(), "--ladder", "--rungs", "random,drill"),
                List.of("compare", file.toString(), "--bot", "drill,random"));
        for (final List<String> what : all) {
            Files.writeString(file, Listed.asShipped());
            final Path a = Files.writeString(folder.resolve("a.json"), json(what, 0, 40));
            final String before = json(what, 40, 40);
            Files.writeString(file, Listed.turned());
            final Path b = Files.writeString(folder.resolve("b.json"), json(what, 40, 40));
            assertEquals(
                    JsonMapper.shared().readTree(before).findValuesAsString("sha256"),
                    JsonMapper.shared().readTree(Files.readString(b)).findValuesAsString("sha256"));
            assertNotEquals(
                    JsonMapper.shared().readTree(before).findValuesAsString("outcomeHash"),
                    JsonMapper.shared().readTree(Files.readString(b)).findValuesAsString("outcomeHash"));
            final Path both = folder.resolve("both.json");
            final Cli.Result result = Cli.run("merge", a.toString(), b.toString(), "-o", both.toString());
            assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
            assertTrue(
                    result.err().contains("the same values are listed in another order")
                            && result.err().contains("enemies.fighters has "),
                    result.err());
            assertEquals(false, Files.exists(both));
        }
    }

    @Test
    void whatIsNotOfOnePieceIsRefused() throws IOException {
        final String coins = Cli.coins("three.yaml");
        final List<String> two = List.of("compare", coins, "--bot", "timid,steady");
        final String a =
                Files.writeString(folder.resolve("a.json"), json(two, 0, 30)).toString();
        final List<List<String>> others = List.of(
                List.of("compare", coins, "--bot", "steady,timid"),
                List.of("compare", coins, "--bot", "timid,steady", "--level", "0.9"),
                List.of("compare", coins, "--bot", "timid,steady", "--seed", "2"));
        for (final List<String> other : others) {
            final String b = Files.writeString(folder.resolve("b.json"), json(other, 30, 30))
                    .toString();
            final Cli.Result result =
                    Cli.run("merge", a, b, "-o", folder.resolve("c.json").toString());
            assertEquals(ExitCode.BAD_DATA, result.code(), other.toString());
            assertTrue(result.err().contains("cannot merge"), result.err());
        }
        assertEquals(false, Files.exists(folder.resolve("c.json")));
        final List<String> precise = List.of("run", coins, "--precision", "heads=0.05");
        final String p = Files.writeString(folder.resolve("p.json"), json(precise, 0, 300))
                .toString();
        final Cli.Result result =
                Cli.run("merge", p, p, "-o", folder.resolve("c.json").toString());
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("--precision"), result.err());
    }

    /** Sums over the pairs of a part have to be possible for the sums of its sides. */
    @Test
    void sumsThatNoTrialsHaveAreRefused() throws IOException {
        final String coins = Cli.coins("three.yaml");
        final List<List<String>> all = List.of(
                List.of("compare", coins, "--bot", "timid,steady"),
                List.of("run", coins, "--ladder", "--rungs", "timid,steady"));
        for (final List<String> what : all) {
            final String sound = json(what, 0, 30);
            final String a = Files.writeString(folder.resolve("a.json"), json(what, 30, 30))
                    .toString();
            for (final String key : List.of(
                    "n", "first", "firstSquares", "second", "secondSquares", "products", "differing", "trials")) {
                final JsonNode tree = JsonMapper.shared().readTree(sound);
                final ObjectNode step = (ObjectNode) tree.get("steps").get(0);
                final ObjectNode at = key.equals("trials")
                        ? step
                        : (ObjectNode) step.get("sums").get(0);
                final long told = at.get(key).asLong();
                at.put(
                        key,
                        switch (key) {
                            case "products" -> 2 * told;
                            case "differing" -> 0;
                            default -> told - 1;
                        });
                final String file = Files.writeString(folder.resolve("lie.json"), tree.toString())
                        .toString();
                final Path merged = folder.resolve("merged.json");
                final Cli.Result result = Cli.run("merge", file, a, "-o", merged.toString());
                assertEquals(ExitCode.BAD_DATA, result.code(), key + ": " + result.err());
                assertTrue(
                        result.err().contains("C004 " + file) && result.err().endsWith("or make a new one with run\n"),
                        key + ": " + result.err());
                assertEquals(false, Files.exists(merged));
            }
        }
    }
}
