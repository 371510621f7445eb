package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every trial that a report of any kind offers to look at is there, and came to what the report says of it. */
@Tag("slow")
class ToLookAtTest {
    private static final Pattern OFFERED = Pattern.compile("(?m)^(.+)\n\n```sh\n\\./sitrep (replay .*)\n```$");
    private static final Pattern AMOUNT = Pattern.compile(", \\w+ (\\d+): (?:.*: (yes|no)|([-0-9.,]+) .*)$");
    private static final Pattern BOTH =
            Pattern.compile("\\((?:other side )?([-0-9.]+) [^;]*(?:; other side ([-0-9.]+) .*)?\\)");

    private static final String AMBUSHED = Cli.shipped("purple-haze/combats/ambushed.yaml");
    private static final String NOVICE = Cli.shipped("purple-haze/playbooks/novice.yaml");

    @TempDir
    private Path folder;

    /**
     * A result.
     *
     * @param metric what its trials are picked by
     * @param lines how many replays its report offers
     * @param diffs how many of these lay two sides beside each other
     */
    private record Kind(String metric, int lines, int diffs, List<String> line) {
        @Override
        public String toString() {
            return String.join(" ", line);
        }
    }

    private static Kind kind(final String metric, final int lines, final int diffs, final String... line) {
        return new Kind(metric, lines, diffs, List.of(line));
    }

    static Stream<Kind> kinds() {
        final String patrol = Cli.patrol();
        final String survivors = "squad.survivors";
        return Stream.of(
                kind(survivors, 2, 0, "run", patrol, "-n", "60"),
                kind(
                        survivors,
                        8,
                        2,
                        "compare",
                        patrol,
                        "-n",
                        "60",
                        "--loadout",
                        "reference,flak-jackets,smoke-and-frags"),
                kind(
                        survivors,
                        8,
                        2,
                        "compare",
                        patrol,
                        "-n",
                        "60",
                        "--set",
                        "start.threat=6",
                        "--against",
                        "--name \"it's 'loud'\" --set start.threat=8",
                        "--against",
                        "--bot " + NOVICE),
                kind(survivors, 5, 1, "run", patrol, "-n", "60", "--ladder", "--rungs", "random,novice,drill"),
                kind(survivors, 3, 1, "compare", patrol, "--best", "-n", "60", "--bot", "random,drill"),
                kind(
                        "wounds",
                        4,
                        1,
                        "compare",
                        patrol,
                        "--best",
                        "-n",
                        "60",
                        "--metric",
                        "wounds",
                        "--loadout",
                        "reference,flak-jackets",
                        "--bot",
                        NOVICE),
                kind(
                        survivors,
                        5,
                        3,
                        "sweep",
                        patrol,
                        "-n",
                        "40",
                        "--worth",
                        "--bot",
                        "drill",
                        "--forbid",
                        "gear:frag"),
                kind(
                        survivors,
                        8,
                        2,
                        "sweep",
                        patrol,
                        "-n",
                        "60",
                        "--vary",
                        "start.threat=2,8",
                        "--vary",
                        "forbid=nothing,weapon:m60",
                        "--bot",
                        NOVICE),
                kind(survivors, 4, 0, "sweep", patrol, AMBUSHED, "-n", "60"),
                kind(
                        "wounds",
                        8,
                        2,
                        "sweep",
                        patrol,
                        "-n",
                        "60",
                        "--metric",
                        "wounds",
                        "--vary",
                        "squad=veterans,worn-out",
                        "--max-decisions",
                        "150000"),
                kind(
                        "wounds",
                        4,
                        1,
                        "solve",
                        AMBUSHED,
                        "--vary",
                        "start.threat=1..8",
                        "--target",
                        "drill:wounds<=4",
                        "--budget",
                        "20000",
                        "--loadout",
                        "flak-jackets"),
                kind(
                        survivors,
                        3,
                        1,
                        "loadouts",
                        AMBUSHED,
                        "--bearer",
                        "scout",
                        "--items",
                        "smoke,frag",
                        "--budget",
                        "1200",
                        "--start",
                        "4",
                        "--bot",
                        NOVICE));
    }

    @ParameterizedTest
    @OneIn(3)
    @MethodSource("kinds")
    void everyTrialIsThereAndCameToThat(final Kind kind) throws IOException {
        final List<String> words = new ArrayList<>(kind.line());
        words.addAll(List.of("--out", folder.toString()));
        final Cli.Result made = Cli.run(words.toArray(String[]::new));
        assertEquals(ExitCode.OK, made.code(), made.err());
        final Map<String, String> offered = offered(report(folder));
        int diffs = 0;
        for (final Map.Entry<String, String> line : offered.entrySet()) {
            final JsonNode told = replayed(line.getKey());
            if (told.has("sides")) {
                diffs++;
                differs(line.getKey(), line.getValue(), told, kind.metric());
            } else {
                cameTo(line.getValue(), told, kind.metric());
            }
        }
        assertEquals(List.of(kind.lines(), kind.diffs()), List.of(offered.size(), diffs), offered::toString);
    }

    @Test
    void aCheckNamesTheTrialsThatHaveMoved() throws IOException {
        final Path coins = folder.resolve("coins.yaml");
        Files.copy(Path.of(Cli.coins("three.yaml")), coins);
        final String baseline = folder.resolve("coins.baseline").toString();
        assertEquals(
                ExitCode.OK,
                Cli.run("baseline", coins.toString(), "-n", "200", "-o", baseline)
                        .code());
        Files.writeString(coins, Files.readString(coins).replace("coins: 3", "coins: 4"));
        final Path report = folder.resolve("report");
        final Cli.Result checked = Cli.run("check", baseline, "--out", report.toString());
        assertEquals(ExitCode.VERDICT_NEGATIVE, checked.code(), checked.err());
        final Map<String, String> offered = offered(report.resolve("report.md"));
        assertTrue(offered.size() > 2, offered::toString);
        assertTrue(offered.values().stream().anyMatch(label -> label.matches(".*trial \\d+, .* before, .* now:")));
        for (final Map.Entry<String, String> line : offered.entrySet()) {
            final JsonNode told = replayed(line.getKey());
            final Matcher now = Pattern.compile(", ([-0-9.]+) now:$").matcher(line.getValue());
            if (now.find()) {
                assertTrue(values(told).contains(Double.parseDouble(now.group(1))), line::toString);
            }
        }
        final JsonNode entry = JsonMapper.shared()
                .readTree(Files.readString(report.resolve("check.json")))
                .get("entries")
                .get(0);
        assertTrue(entry.get("metrics").get(0).has("standouts"), entry::toString);
    }

    private static Path report(final Path under) throws IOException {
        try (Stream<Path> files = Files.walk(under)) {
            return files.filter(file -> file.endsWith("report.md")).findFirst().orElseThrow();
        }
    }

    /** Returns the replays of a report with what stands above them. */
    private static Map<String, String> offered(final Path report) throws IOException {
        final Map<String, String> offered = new LinkedHashMap<>();
        final Matcher matcher = OFFERED.matcher(Files.readString(report));
        while (matcher.find()) {
            offered.putIfAbsent(matcher.group(2), matcher.group(1).replaceAll("[*\\\\]", ""));
        }
        return offered;
    }

    private static JsonNode replayed(final String line) {
        final List<String> words = NextTest.words("./sitrep " + line);
        words.addAll(List.of("--format", "json"));
        final Cli.Result told = Cli.run(words.toArray(String[]::new));
        assertEquals(ExitCode.OK, told.code(), () -> line + "\n" + told.err());
        return JsonMapper.shared().readTree(told.out());
    }

    private static void cameTo(final String label, final JsonNode told, final String metric) {
        final Matcher amount = AMOUNT.matcher(label);
        assertTrue(amount.find(), label);
        assertEquals(Long.parseLong(amount.group(1)), told.get("trial").longValue(), label);
        final double said = amount.group(2) != null
                ? amount.group(2).equals("yes") ? 1 : 0
                : Double.parseDouble(amount.group(3).replace(",", ""));
        assertEquals(said, told.get("outcome").get(metric).doubleValue(), 0.005, label);
    }

    /** Where the report says what both sides came to, it is so; and they part. */
    private static void differs(final String line, final String label, final JsonNode told, final String metric) {
        if (!label.startsWith("The worst of")) {
            assertFalse(told.get("parting").isNull(), line);
        }
        final Matcher both = BOTH.matcher(label);
        if (both.find()) {
            final double there = told.get("sides")
                    .get(0)
                    .get("story")
                    .get("outcome")
                    .get(metric)
                    .doubleValue();
            final double here = told.get("sides")
                    .get(1)
                    .get("story")
                    .get("outcome")
                    .get(metric)
                    .doubleValue();
            final boolean onlyThere = label.contains("(there ");
            assertEquals(Double.parseDouble(both.group(1)), onlyThere ? there : here, 0.005, label);
            if (both.group(2) != null) {
                assertEquals(Double.parseDouble(both.group(2)), there, 0.005, label);
            }
            assertTrue(here != there, label);
        }
    }

    private static List<Double> values(final JsonNode told) {
        final List<Double> values = new ArrayList<>();
        told.get("outcome").forEach(value -> values.add(value.doubleValue()));
        return values;
    }
}
