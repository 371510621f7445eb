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
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.Deep;

/** Reports of hostile scenarios, one of each kind, with what the command line printed; made when first asked for. */
public enum Hostile {
    /** A run of a combat. */
    COMBAT("run", "COMBAT", "-n", "40"),
    /** A run of a Mission. */
    MISSION("run", "MISSION", "-n", "25"),
    /** A run of a campaign. */
    CAMPAIGN("run", "CAMPAIGN", "-b", "random", "-n", "6"),
    /** A ladder. */
    LADDER("run", "COMBAT", "--ladder", "--rungs", "random,drill", "-n", "30"),
    /** Several ladders at once, side by side. */
    LADDERS("run", "COMBAT", "MISSION", "--ladder", "--rungs", "random,drill", "-n", "20"),
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
            "--bearer",
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
    public static final Path FOLDER = Path.of("target", "browser", System.getProperty("sitrep.fork", ""), "hostile")
            .toAbsolutePath();

    private static final String BAD_NAME = "=1+1 <img src=x onerror=alert(1)> |`x`'[y](javascript:alert(2)).yaml";
    private static final Map<Hostile, Made> MADE = new EnumMap<>(Hostile.class);
    private static Path combat;
    private static Path trial;
    private static Path campaign;

    private final List<String> line;

    Hostile(final String... line) {
        this.line = List.of(line);
    }

    /**
     * What a command line made.
     *
     * @param folder of the report
     * @param sources the folders that it can be made from again
     * @param result what was printed
     */
    public record Made(Path folder, List<Path> sources, Cli.Result result) {}

    /** Returns the hostile combat, whose file has a name to match. */
    public static synchronized Path combat() {
        if (combat == null) {
            combat = written("combat.yaml", BAD_NAME);
        }
        return combat;
    }

    /** Returns the hostile Mission. */
    public static synchronized Path trial() {
        if (trial == null) {
            trial = written("mission.yaml", "mission.yaml");
        }
        return trial;
    }

    /** Returns the hostile campaign. */
    public static synchronized Path campaign() {
        if (campaign == null) {
            campaign = written("campaign.yaml", "campaign.yaml");
        }
        return campaign;
    }

    /** Returns the combat and the Mission; at full length, the campaign too. */
    public static List<Path> scenarios() {
        return Stream.of(combat(), trial(), campaign()).limit(Deep.or(2, 3)).toList();
    }

    /**
     * Two trials to lay beside each other.
     *
     * @param name of the second, as bad as any
     * @param line the words that tell them
     */
    public record Pair(String name, List<String> line) {}

    /** Returns a pair of each of the {@link #scenarios}. */
    public static List<Pair> pairs() {
        return Stream.of(
                        pair(combat(), "=1+<b>|`x`[y](javascript:alert(1))", "--set start.threat=8"),
                        pair(trial(), "</h3><script>alert(1)</script>", "--set threat.die.0=0"),
                        pair(campaign(), LONG, "--bot drill"))
                .limit(scenarios().size())
                .toList();
    }

    private static Pair pair(final Path scenario, final String name, final String change) {
        return new Pair(
                name,
                List.of("replay", scenario.toString(), "-b", "random", "--diff", "--name \"" + name + "\" " + change));
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
                            case "MISSION" -> trial().toString();
                            case "CAMPAIGN" -> campaign().toString();
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
            return made(folder, result);
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /**
     * Several ladders lie beside each other, and what they come to together in a folder of its own; any other report
     * stands alone.
     */
    private static Made made(final Path folder, final Cli.Result result) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            final List<Path> all = files.filter(file -> file.endsWith("report.html"))
                    .map(Path::getParent)
                    .sorted()
                    .toList();
            final List<Path> together = all.stream()
                    .filter(one -> one.getParent().endsWith("ladders"))
                    .toList();
            final List<Path> alone =
                    all.stream().filter(one -> !together.contains(one)).toList();
            return new Made(together.isEmpty() ? alone.get(0) : together.get(0), alone, result);
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
