package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The example of docs/example-bot does what the guide says, from its source file and from a jar. */
class ExampleBotTest {
    private static final Path EXAMPLE = Cli.REPOSITORY.resolve("docs/example-bot");
    private static final String SOURCE = EXAMPLE.resolve("HoldFast.java").toString();
    private static final String SERVICES = "META-INF/services/org.sitrep.strategy.BotProvider";

    @TempDir
    private Path folder;

    private static Cli.Result run(final String bot, final int trials) {
        return Cli.run("run", Cli.patrol(), "--bot", bot, "-n", "" + trials, "--no-report", "--format", "json");
    }

    private static JsonNode result(final String bot, final int trials) {
        final Cli.Result result = run(bot, trials);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    /**
     * More Enemies, fewer Wounds: intervals of 95 % that do not touch, with half an interval more between them. The
     * true differences are those of the guide, some twenty half intervals, so a sound example fails with less than
     * 10^-9; one no better than random passes each metric with 10^-5 (3 x 1.96 / sqrt 2 = 4.2 standard errors, one
     * way).
     */
    @Test
    void itBeatsRandom() {
        final JsonNode example = result(SOURCE, 1000).get("estimates");
        final JsonNode random = result("random", 1000).get("estimates");
        assertTrue(clear(example.get("eliminated"), random.get("eliminated")), "Enemies eliminated");
        assertTrue(clear(random.get("wounds"), example.get("wounds")), "Wounds");
    }

    private static boolean clear(final JsonNode more, final JsonNode less) {
        final double half = more.get("value").asDouble() - more.get("low").asDouble();
        return more.get("low").asDouble() - half > less.get("high").asDouble();
    }

    /** Compiles the example and packs it, as the guide does by hand, with the given list of providers. */
    private String jar(final String providers) throws IOException {
        final Path classes = Files.createDirectories(folder.resolve("classes"));
        final int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        SOURCE,
                        EXAMPLE.resolve("HoldFastProvider.java").toString());
        assertEquals(0, code, "the example does not compile");
        final Map<String, byte[]> entries = new TreeMap<>();
        try (Stream<Path> files = Files.list(classes)) {
            for (final Path file : files.toList()) {
                entries.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        if (!providers.isEmpty()) {
            entries.put(SERVICES, providers.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        final Path jar = folder.resolve("bots.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out)) {
            for (final Map.Entry<String, byte[]> entry : entries.entrySet()) {
                packed.putNextEntry(new JarEntry(entry.getKey()));
                packed.write(entry.getValue());
                packed.closeEntry();
            }
        }
        return jar.toString();
    }

    private static String shippedProviders() throws IOException {
        return Files.readString(EXAMPLE.resolve(SERVICES));
    }

    @Test
    void theJarPlaysAsTheSourceDoes() throws IOException {
        final String jar = jar(shippedProviders());
        final JsonNode packed = result(jar, 50);
        assertEquals("hold-fast", packed.get("bot").asString());
        assertEquals(result(SOURCE, 50).get("outcomeHash"), packed.get("outcomeHash"));
        assertEquals(packed.get("outcomeHash"), result(jar + "#hold-fast", 50).get("outcomeHash"));
    }

    @Test
    void theGuideShowsTheExample() throws IOException {
        final String guide = Files.readString(Cli.REPOSITORY.resolve("docs/adding-a-bot.md"));
        final List<String> missing = new ArrayList<>();
        for (final String file : List.of("HoldFast.java", "HoldFastProvider.java")) {
            if (!guide.contains("(example-bot/" + file + ")") || !Files.exists(EXAMPLE.resolve(file))) {
                missing.add(file);
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void whatAJarDoesNotOfferIsTold() throws IOException {
        final String jar = jar("# two of a kind\nHoldFastProvider\nHoldFastProvider\n");
        final Cli.Result several = run(jar, 1);
        assertEquals(ExitCode.USAGE, several.code());
        assertTrue(several.err().contains("offers 2 bots; choose: "), several.err());
        final Cli.Result unknown = run(jar + "#hold-fist", 1);
        assertEquals(ExitCode.USAGE, unknown.code());
        assertTrue(unknown.err().contains("offers no bot hold-fist; did you mean \"hold-fast\"?"), unknown.err());
    }

    @Test
    void aJarThatIsNotSoundIsTold() throws IOException {
        assertTrue(run(jar(""), 1).err().contains("offers no bots; it needs " + SERVICES));
        assertTrue(run(jar("HoldFast\n"), 1).err().contains("HoldFast is not a BotProvider"));
        assertTrue(run(jar("Nobody\n"), 1).err().contains("cannot load Nobody"));
        final Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertTrue(run(text.toString(), 1).err().contains("text.jar offers no bots"));
    }
}
