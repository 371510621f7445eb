package org.sitrep.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import org.sitrep.ruleset.Ruleset;

/**
 * Numbers where there is next to nothing to count: every command with one, two and a few trials, with metrics that
 * never vary, never happen, always happen or have nothing under the line, sweeps of one point, ladders of equal rungs.
 * No output in any form holds NaN, an infinity, a null where a number belongs, a zero with a sign, or an interval of no
 * width; and an estimate has both limits or none, about its value.
 */
@Tag("slow")
final class SmallestRunsTest {
    private static final List<String> FORMATS = List.of("text", "json", "csv", "markdown");
    private static final List<Integer> FINE = List.of(ExitCode.OK, ExitCode.VERDICT_NEGATIVE, ExitCode.UNDECIDED);
    private static final String COINS = Cli.coins("three.yaml");
    private static final String EXAMPLE = "EXAMPLE:";

    @TempDir
    private Path folder;

    /** What leaves a report, but for how many trials. */
    static Stream<String> reports() {
        return Stream.concat(reportsByHand(), examples().map(example -> "run " + example + " --bot random"));
    }

    /** What every game that ships shows of itself. */
    private static Stream<String> examples() {
        return Ruleset.shipped().stream()
                .flatMap(game -> game.examples().stream().map(example -> EXAMPLE + game.id() + "/" + example));
    }

    private static Stream<String> reportsByHand() {
        return Stream.of(
                "run COINS",
                "run COINS --set coins=1 --set wins=0",
                "run COINS --set coins=40 --set wins=40",
                "run COINS --bot timid",
                "run PATROL --bot drill",
                "run PATROL --bot random --forbid order:fire",
                "run PATROL --bot drill --set combats.patrol.tactics=0 --set start.threat=1",
                "run COINS --ladder",
                "run COINS --ladder --set coins=1 --set wins=0",
                "run COINS COINS1 --ladder",
                "run PATROL --ladder --rungs random,drill",
                "compare COINS --bot steady,timid",
                "compare COINS --set coins=1 --set wins=0 --bot steady,timid",
                "compare COINS --against --name_same",
                "compare PATROL --bot drill --against --set_start.threat=8",
                "compare PATROL --bot random --forbid order:fire --against --set_start.threat=8",
                "sweep COINS --vary coins=3",
                "sweep COINS --vary coins=1..3",
                "sweep COINS --vary coins=2..3 --vary wins=0..1",
                "sweep COINS --vary coins=2..30 --vary wins=0..2 --design sobol --points 64",
                "sweep COINS --vary coins=2..30 --vary wins=0..2 --design morris --points 12",
                "sweep PATROL --bot drill --vary start.threat=5 --vary start.night=false",
                "sweep PATROL --bot random --worth --set squad=reference",
                "run PROOF --bot drill --set party=one --set missions.proof.rounds=4",
                "run PROOF --bot random --set party=three --forbid action:attack",
                "compare PROOF --bot random --against --set_party=two",
                "compare PROOF --bot random --metric round.success,success --forbid action:play",
                "sweep PROOF --bot random --vary party=one,two --metric round.success",
                "sweep PROOF --bot random --worth --set party=one");
    }

    /** What has no number of trials of its own, or asks for more. */
    static Stream<String> others() {
        return Stream.of(
                "run COINS -n 300 --precision heads=5",
                "run COINS --set coins=1 --set wins=0 -n 300 --precision end.won=50%",
                "compare COINS --best --metric heads --bot steady,timid -n 200",
                "compare COINS --best --metric heads --bot steady,timid -n 2",
                "compare COINS --best --metric end.won --set coins=1 --set wins=0 --bot steady,timid -n 100",
                "solve COINS --vary coins=2..9 --target heads=2\u00b10.5 --budget 5000",
                "solve COINS --vary coins=3 --target heads>=1 --budget 5000",
                "solve COINS --vary coins=2..9 --target end.won>=0% --budget 5000",
                "solve COINS --vary coins=2..9 --target heads>=30 --budget 5000",
                "loadouts PATROL --bot random --bearer scout --items smoke --budget 1000 --start 2",
                "loadouts PROOF --bot random --bearer rambo --items recurve-bow --budget 1000 --start 2",
                "solve PROOF --bot random --vary missions.proof.rounds=4..5 --target success>=0% --budget 5000",
                "loadouts PATROL --bot drill --bearer scout --items smoke --budget 1000 --start 4");
    }

    /** What is printed and leaves no report. */
    static Stream<String> printed() {
        return Stream.concat(printedByHand(), examples().map(example -> "replay " + example + " --bot random --luck"));
    }

    private static Stream<String> printedByHand() {
        return Stream.of(
                "replay COINS",
                "replay PATROL --bot rifleman --luck --full",
                "replay PATROL --bot drill --luck",
                "replay PATROL --bot drill --diff --set_start.threat=8",
                "replay PROOF --bot random --diff --set_party=two",
                "replay CAMPAIGN --bot random --full",
                "coverage PROOF --bot random -n 1",
                "list metrics --ruleset rambo",
                "coverage MISSION --bot random -n 1",
                "coverage MISSION --bot random -n 3",
                "odds --focus 1 --strike 0 --crit 0",
                "odds --focus 0 --strike 0 --crit 0",
                "odds --focus 8 --strike 20 --crit 8 --diff 12",
                "odds --focus 1 --strike 0 --crit 0 --enemy",
                "odds --weapon m16",
                "odds --weapon m60 --hp 1 --soft 9 --hard 1",
                "list metrics --ruleset purple-haze");
    }

    private List<String> words(final String line) {
        final List<String> words = new ArrayList<>();
        for (final String word : line.split(" ")) {
            words.add(
                    switch (word) {
                        case "COINS" -> COINS;
                        case "COINS1" -> other();
                        case "PATROL" -> Cli.patrol();
                        case "PROOF" -> Cli.shipped("rambo/missions/01-proof.yaml");
                        case "CAMPAIGN" -> Cli.shipped("rambo/campaign.yaml");
                        case "MISSION" -> Cli.shipped("purple-haze/missions/01-crash.yaml");
                        default ->
                            word.startsWith(EXAMPLE)
                                    ? Cli.shipped(word.substring(EXAMPLE.length()))
                                    : word.startsWith("--") ? word.replace('_', ' ') : word;
                    });
        }
        return words;
    }

    /** Another game of coins, of the same layout. */
    private String other() {
        try {
            return Files.writeString(
                            folder.resolve("one.yaml"), "sitrep: 1\nruleset: coins\ntitle: One\ncoins: 1\nwins: 1\n")
                    .toString();
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Cli.Result run(final List<String> words) {
        final Cli.Result result = Cli.run(words.toArray(String[]::new));
        assertTrue(
                FINE.contains(result.code()), () -> result.code() + " " + words + "\n" + result.out() + result.err());
        return result;
    }

    @ParameterizedTest
    @OneIn(6)
    @MethodSource("reports")
    void aReportOfNextToNothingHoldsNumbersAlone(final String line) throws IOException {
        final Figures figures = new Figures();
        for (final int trials : line.contains("COINS") ? new int[] {1, 2, 3, 12} : new int[] {1, 12}) {
            final List<String> words = words(line);
            words.addAll(List.of("-n", Integer.toString(trials)));
            look(figures, words, folder.resolve("n" + trials));
        }
        assertEquals(List.of(), figures.faults());
        assertTrue(figures.looked() > 2 * (FORMATS.size() + 3), "files are looked at, too: " + figures.looked());
    }

    @ParameterizedTest
    @OneIn(3)
    @MethodSource("others")
    void aSearchAmongNextToNothingHoldsNumbersAlone(final String line) throws IOException {
        final Figures figures = new Figures();
        look(figures, words(line), folder.resolve("made"));
        assertEquals(List.of(), figures.faults());
    }

    /** The report's files; and the same in every form in which it is printed. */
    private static void look(final Figures figures, final List<String> words, final Path out) throws IOException {
        final List<String> whole = new ArrayList<>(words);
        whole.addAll(List.of("-t", "1", "--out", out.toString()));
        final Cli.Result result = run(whole);
        final String name = String.join(" ", words);
        figures.of(name, "text", result.out());
        figures.of(name + " (messages)", "text", result.err());
        figures.folder(name, out);
        for (final Path made : sources(out)) {
            for (final String format : FORMATS) {
                figures.of(
                        name + " -f " + format,
                        format,
                        run(List.of("report", made.toString(), "-f", format)).out());
            }
        }
    }

    private static List<Path> sources(final Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(file -> Files.exists(file.resolve("report.html")))
                    .filter(file ->
                            !Files.exists(file.resolve("ladders.csv"))) // that is a page of several ladders alone
                    .toList();
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @MethodSource("printed")
    void whatIsPrintedHoldsNumbersAlone(final String line) {
        final Figures figures = new Figures();
        for (final String format : FORMATS) {
            final List<String> words = words(line);
            words.addAll(List.of("-f", format));
            final Cli.Result result = Cli.run(words.toArray(String[]::new));
            if (result.code() == ExitCode.USAGE) {
                figures.of(line, "text", result.err()); // it has no such form, or refuses such a pool
            } else {
                assertTrue(FINE.contains(result.code()), () -> words + "\n" + result.err());
                figures.of(line + " -f " + format, format, result.out());
            }
        }
        assertEquals(List.of(), figures.faults());
    }

    /** A baseline of next to nothing, the same again, and of what has become another game since. */
    @ParameterizedTest
    @OneIn(4)
    @ValueSource(ints = {1, 2, 3, 12})
    void aCheckOfNextToNothingHoldsNumbersAlone(final int trials) throws IOException {
        final Path coins = folder.resolve("coins.yaml");
        final Path baseline = folder.resolve("coins.baseline");
        final Figures figures = new Figures();
        final List<String> games = List.of(
                Files.readString(Path.of(COINS)),
                "sitrep: 1\nruleset: coins\ntitle: None\ncoins: 1\nwins: 0\n",
                "sitrep: 1\nruleset: coins\ntitle: All\ncoins: 40\nwins: 40\n");
        for (final String kept : games) {
            Files.writeString(coins, kept);
            final List<String> make =
                    List.of("baseline", coins + "", "-n", trials + "", "-o", baseline + "", "-t", "1");
            figures.of("baseline -n " + trials, "text", run(make).out());
            figures.of("baseline -n " + trials, "baseline", Files.readString(baseline));
            for (final String present : games) {
                Files.writeString(coins, present);
                check(figures, baseline, folder.resolve("checked"));
            }
        }
        assertEquals(List.of(), figures.faults());
    }

    private static void check(final Figures figures, final Path baseline, final Path out) throws IOException {
        for (final String format : List.of("text", "json", "csv", "markdown", "junit")) {
            final List<String> words = new ArrayList<>(List.of("check", baseline.toString(), "-f", format, "-t", "1"));
            if (format.equals("text")) {
                words.addAll(List.of("--full", "-o", out.toString()));
            }
            final Cli.Result result = run(words);
            figures.of("check -f " + format, format, result.out());
            figures.of("check (messages)", "text", result.err());
        }
        figures.folder("check", out);
    }

    @ParameterizedTest
    @OneIn(3)
    @ValueSource(ints = {1, 2, 12})
    void tuningByNextToNothingHoldsNumbersAlone(final int trials) throws IOException {
        final Path tuned = folder.resolve("tuned.yaml");
        final Cli.Result result = run(List.of(
                "tune",
                Cli.shipped("purple-haze/playbooks/cautious.yaml"),
                Cli.patrol(),
                "--generations",
                "1",
                "--population",
                "4",
                "-n",
                "1",
                "--held-out",
                trials + "",
                "-t",
                "1",
                "--to",
                tuned.toString()));
        final Figures figures = new Figures();
        figures.of("tune", "text", result.out());
        figures.of("tune (messages)", "text", result.err());
        figures.of("tune", "yaml", Files.readString(tuned));
        assertEquals(List.of(), figures.faults());
    }
}
