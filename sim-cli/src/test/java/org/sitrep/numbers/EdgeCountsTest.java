package org.sitrep.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.service.RunResultFiles;
import org.sitrep.engine.RunResult;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Results whose counts are at the edges of what can be counted, with a hash that fits: {@code report} and {@code merge}
 * say the right number or that there is none, never a wrong one.
 */
final class EdgeCountsTest {
    private static final int TRIALS = 20;
    private static final List<Long> EDGES =
            List.of(Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 62, (1L << 53) + 1, 1L << 53, 1L << 32, 1L << 31, 0L);

    @TempDir
    private Path folder;

    private RunResult played;

    @BeforeEach
    void play() throws IOException {
        final Cli.Result result =
                Cli.run("run", Cli.coins("three.yaml"), "-n", "" + TRIALS, "-t", "1", "--no-report", "-f", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        played = RunResultFiles.read(Files.writeString(folder.resolve("played.json"), result.out()));
    }

    /** Returns the result with other components. */
    private static RunResult with(final RunResult result, final Map<String, Object> changed) {
        final List<Object> values = new ArrayList<>();
        final RecordComponent[] components = RunResult.class.getRecordComponents();
        try {
            for (final RecordComponent component : components) {
                final Object before = component.getAccessor().invoke(result);
                values.add(changed.getOrDefault(component.getName(), before));
            }
            return RunResult.class
                    .getDeclaredConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new))
                    .newInstance(values.toArray());
        } catch (final InvocationTargetException refused) {
            throw (RuntimeException) refused.getCause();
        } catch (final ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static <T> T doubled(final T one, final int times, final UnaryOperator<T> twice) {
        T all = one;
        for (int i = 0; i < times; i++) {
            all = twice.apply(all);
        }
        return all;
    }

    /** Returns what so many times as many trials had come to, had they gone alike. */
    private RunResult times(final int power, final long first) {
        final List<SlotTally> tallies = new ArrayList<>();
        final List<ProductTally> products = new ArrayList<>();
        for (final SlotTally tally : played.tallies()) {
            tallies.add(doubled(tally, power, twice -> twice.combine(twice)));
        }
        for (final ProductTally product : played.products()) {
            products.add(doubled(product, power, twice -> twice.combine(twice)));
        }
        return with(
                played,
                Map.of(
                        "firstTrial",
                        first,
                        "requested",
                        played.requested() << power,
                        "completed",
                        played.completed() << power,
                        "decisions",
                        played.decisions() << power,
                        "tallies",
                        tallies,
                        "products",
                        products));
    }

    private Path written(final String name, final RunResult result) {
        final Path file = folder.resolve(name);
        RunResultFiles.write(result, file);
        return file;
    }

    private static JsonNode estimates(final Path file) {
        final Cli.Result result = Cli.run("report", file.toString(), "-f", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out()).get("estimates");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 12, 27, 33, 48})
    void whatCanBeCountedIsCountedExactly(final int power) throws IOException {
        final Path many = written("many.json", times(power, 0));
        final JsonNode few = estimates(folder.resolve("played.json"));
        final JsonNode estimates = estimates(many);
        for (final String metric : few.propertyNames()) {
            final JsonNode one = few.get(metric);
            final JsonNode other = estimates.get(metric);
            assertEquals((long) TRIALS << power, other.get("n").longValue(), metric);
            assertEquals(one.get("value").doubleValue(), other.get("value").doubleValue(), 1e-12, metric);
            assertTrue(
                    other.get("low").isNull()
                            || one.get("low").isNull()
                            || other.get("low").doubleValue() >= one.get("low").doubleValue() - 1e-9,
                    metric + " " + other);
        }
        final Figures figures = new Figures();
        for (final String format : List.of("text", "json", "csv", "markdown")) {
            figures.of(
                    "2^" + power + " -f " + format,
                    format,
                    Cli.run("report", many.toString(), "-f", format, "--full").out());
        }
        final Path page = folder.resolve("page");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", many.toString(), "-o", page.toString()).code());
        figures.folder("2^" + power, page);
        assertEquals(List.of(), figures.faults());
    }

    @Test
    void halvesThatCanBeCountedAreTheWhole() {
        final long half = (long) TRIALS << 47;
        final Path a = written("a.json", times(47, 0));
        final Path b = written("b.json", times(47, half));
        final Path both = folder.resolve("both.json");
        assertEquals(
                ExitCode.OK,
                Cli.run("merge", b.toString(), a.toString(), "-o", both.toString())
                        .code());
        final RunResult whole = RunResultFiles.read(both);
        assertEquals(2 * half, whole.completed());
        assertEquals(2 * half, whole.tallies().get(0).n());
        for (int s = 0; s < whole.tallies().size(); s++) {
            assertEquals(
                    times(48, 0).tallies().get(s).sumOfSquares(),
                    whole.tallies().get(s).sumOfSquares());
        }
    }

    /** 20 times 2^49 trials are more than 2^53. */
    @Test
    void halvesOfMoreThanCanBeCountedAreRefused() {
        refused(times(48, 0), times(48, (long) TRIALS << 48), "exceed 2^53");
    }

    @Test
    void sumsThatDoNotFitAreRefused() {
        final long most = Long.MAX_VALUE - 3;
        final RunResult next = with(played, Map.of("firstTrial", (long) TRIALS));
        refused(with(played, Map.of("decisions", most)), with(next, Map.of("decisions", most)), "overflow");
        final List<ProductTally> products = played.products().stream()
                .map(product -> new ProductTally(product.first(), product.second(), product.n(), most))
                .toList();
        refused(
                with(played, Map.of("products", products)),
                with(next, Map.of("products", products)),
                "heads x tossed: a sum exceeds 2^63");
        final long last = Long.MAX_VALUE - TRIALS;
        refused(
                with(played, Map.of("firstTrial", last - 5)),
                with(played, Map.of("firstTrial", last)),
                "neither leave a gap nor overlap");
    }

    private void refused(final RunResult one, final RunResult other, final String why) {
        final Path a = written("a.json", one);
        final Path b = written("b.json", other);
        final Path both = folder.resolve("both.json");
        final Cli.Result result = Cli.run("merge", a.toString(), b.toString(), "-o", both.toString());
        assertEquals(ExitCode.BAD_DATA, result.code(), result.err());
        assertTrue(result.err().contains(why), result.err());
        assertTrue(result.err().contains("nothing was written"), result.err());
        assertFalse(result.err().contains("\tat "), result.err());
        assertFalse(Files.exists(both));
    }

    /** Each count by itself at each edge: refused as it is made, or reported and pooled without a trace. */
    @Test
    void everyCountAtEveryEdge() {
        int refused = 0;
        int shown = 0;
        for (final String count : List.of("firstTrial", "requested", "completed", "aborted", "decisions")) {
            for (final long edge : EDGES) {
                final RunResult edged;
                try {
                    edged = with(played, Map.of(count, edge));
                } catch (final IllegalArgumentException impossible) {
                    refused++;
                    continue;
                }
                assertTrue(edged.unplayed() >= 0 && edged.playedEnd() >= edged.firstTrial(), count + " " + edge);
                final Path file = written("edged.json", edged);
                for (final List<String> line : List.of(
                        List.of("report", file.toString()),
                        List.of("report", file.toString(), "-f", "json"),
                        List.of(
                                "merge",
                                file.toString(),
                                file.toString(),
                                "-o",
                                folder.resolve("m").toString()))) {
                    final Cli.Result result = Cli.run(line.toArray(String[]::new));
                    assertTrue(
                            List.of(ExitCode.OK, ExitCode.BAD_DATA).contains(result.code()),
                            count + " " + edge + " " + line + result.err());
                    assertFalse(result.err().contains("\tat "), result.err());
                }
                shown++;
            }
        }
        assertTrue(refused >= 20 && shown >= 10, refused + " refused, " + shown + " shown");
    }

    /** What cannot be is refused as it is put together: more counted than played, sums that wrap round. */
    @Test
    void whatCannotBeIsRefused() {
        for (final Map<String, Object> changed : List.<Map<String, Object>>of(
                Map.of("completed", 1L << 62, "aborted", 3L << 61),
                Map.of("requested", -1L, "completed", 0L),
                Map.of("completed", (long) TRIALS - 1),
                Map.of("firstTrial", Long.MAX_VALUE),
                Map.of("firstTrial", -1L))) {
            assertThrows(IllegalArgumentException.class, () -> with(played, changed), changed.toString());
        }
    }

    @Test
    void aRunBeyondTheLastIndexIsRefused() {
        for (final String first : List.of("9223372036854775807", "9223372036854775800", "-1", "9223372036854775808")) {
            final Cli.Result result =
                    Cli.run("run", Cli.coins("three.yaml"), "--first", first, "-n", "10", "--no-report");
            assertEquals(ExitCode.USAGE, result.code(), first + result.err());
        }
        final Cli.Result last = Cli.run(
                "run",
                Cli.coins("three.yaml"),
                "--first",
                "9223372036854775797",
                "-n",
                "10",
                "-f",
                "json",
                "--no-report");
        assertEquals(ExitCode.OK, last.code(), last.err());
    }
}
