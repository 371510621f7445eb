package org.sitrep.hostile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.sitrep.cli.Cli;
import org.sitrep.cli.ExitCode;

/** Reports of hostile scenarios, one of each kind, with what the command line printed; made when first asked for. */
public enum Hostile {
    /** A run of a combat. */
    COMBAT("run", "COMBAT", "-n", "40"),
    /** A run of a Mission. */
    MISSION("run", "MISSION", "-n", "25"),
    /** A ladder. */
    LADDER("run", "COMBAT", "--ladder", "--rungs", "random,drill", "-n", "30"),
    /** A comparison; the names of its sides are as bad. */
    COMPARISON(
            "compare",
            "COMBAT",
            "-b",
            "drill",
            "--against",
            "--name \"=1+<b>|`x`[y](javascript:alert(1))\" --set start.threat=8",
            "--against",
            "--name \"@SUM(1)'>\" --set start.threat=2",
            "-n",
            "40"),
    /** A race. */
    RACE(
            "compare",
            "--best",
            "COMBAT",
            "-b",
            "drill",
            "--metric",
            "squad.survivors",
            "--against",
            "--name \"-<script>alert(1)</script>\" --set start.threat=8",
            "--against",
            "--name \"+x\" --set start.threat=2",
            "-n",
            "300"),
    /** A sweep over names. */
    SWEEP(
            "sweep",
            "COMBAT",
            "-b",
            "drill",
            "--vary",
            "squad='><i>squad</i>,reference",
            "--vary",
            "start.threat=2,8",
            "-n",
            "30"),
    /** What things are worth. */
    WORTH("sweep", "COMBAT", "-b", "drill", "--worth", "-n", "20"),
    /** A search for values. */
    SOLVE(
            "solve",
            "COMBAT",
            "-b",
            "drill",
            "--target",
            "wounds>=1.5",
            "--vary",
            "start.threat=2..8",
            "--budget",
            "6000"),
    /** A search for loadouts. */
    LOADOUTS(
            "loadouts",
            "COMBAT",
            "-b",
            "drill",
            "--marine",
            "scout,engineer",
            "--items",
            "smoke,frag,m40,m79",
            "--budget",
            "1200",
            "--start",
            "10"),
    /** A check, also as JUnit XML. */
    CHECK("check", "BASELINE", "--junit", "JUNIT", "--markdown", "COMMENT");

    /** A word without end. */
    public static final String LONG = "W".repeat(10_000);

    /** Where everything lies. */
    public static final Path FOLDER = Path.of("target", "browser", "hostile").toAbsolutePath();

    private static final String BAD_NAME = "=1+1 <img src=x onerror=alert(1)> |`x`'[y](javascript:alert(2)).yaml";
    private static final Map<Hostile, Made> MADE = new EnumMap<>(Hostile.class);
    private static Path combat;
    private static Path mission;

    private final List<String> line;

    Hostile(final String... line) {
        this.line = List.of(line);
    }

    /**
     * What a command line made.
     *
     * @param folder of the report
     * @param result what was printed
     */
    public record Made(Path folder, Cli.Result result) {}

    /** Returns the hostile combat, whose file has a name to match. */
    public static synchronized Path combat() {
        if (combat == null) {
            combat = written("combat.yaml", BAD_NAME);
        }
        return combat;
    }

    /** Returns the hostile Mission. */
    public static synchronized Path mission() {
        if (mission == null) {
            mission = written("mission.yaml", "mission.yaml");
        }
        return mission;
    }

    /** Returns the report of this kind. */
    public Made made() {
        synchronized (MADE) {
            return MADE.computeIfAbsent(this, Hostile::make);
        }
    }

    private Made make() {
        try {
            final Path folder = emptied(FOLDER.resolve(name().toLowerCase(Locale.ROOT)));
            final List<String> words = new ArrayList<>();
            for (final String word : line) {
                words.add(
                        switch (word) {
                            case "COMBAT" -> combat().toString();
                            case "MISSION" -> mission().toString();
                            case "BASELINE" -> spoiltBaseline(folder).toString();
                            case "JUNIT" -> folder.resolve("beside.xml").toString();
                            case "COMMENT" -> folder.resolve("beside.md").toString();
                            default -> word;
                        });
            }
            words.addAll(List.of("--out", folder.resolve("made").toString()));
            final Cli.Result result = Cli.run(words.toArray(String[]::new));
            final List<Integer> codes = List.of(ExitCode.OK, ExitCode.VERDICT_NEGATIVE, ExitCode.UNDECIDED);
            Assertions.assertTrue(codes.contains(result.code()), () -> words + "\n" + result.err());
            try (Stream<Path> files = Files.walk(folder)) {
                return new Made(
                        files.filter(file -> file.endsWith("report.html"))
                                .findFirst()
                                .orElseThrow()
                                .getParent(),
                        result);
            }
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** A baseline of the hostile combat, which is then changed. */
    private static Path spoiltBaseline(final Path folder) throws IOException {
        final Path scenario = folder.resolve(BAD_NAME);
        final String text = Files.readString(combat()) + "start: {threat: ";
        final Path baseline = folder.resolve("kept.baseline");
        Files.writeString(scenario, text + "3}\n");
        final Cli.Result kept =
                Cli.run("baseline", scenario.toString(), "-n", "150", "-b", "drill", "-o", baseline.toString());
        Assertions.assertEquals(ExitCode.OK, kept.code(), kept.err());
        Files.writeString(scenario, text + "8}\n");
        return baseline;
    }

    private static Path written(final String resource, final String name) {
        try (InputStream in = Hostile.class.getResourceAsStream("/hostile/" + resource)) {
            final String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            final Path folder = Files.createDirectories(FOLDER.resolve("scenarios"));
            return Files.writeString(folder.resolve(name), text.replace("@LONG@", LONG));
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Path emptied(final Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectories(folder);
    }
}
