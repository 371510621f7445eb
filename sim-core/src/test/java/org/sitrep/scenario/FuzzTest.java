package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damages a good file in many ways: nothing may come of it but findings or a sound record. */
class FuzzTest {
    private static final int TRIALS = 1000;
    private static final String[] SNIPPETS = {
        "&a ",
        "*a",
        "!!x ",
        "~",
        "[",
        "]",
        "{",
        "}",
        ": ",
        "- ",
        "\n",
        "\t",
        "---\n",
        "...\n",
        "%YAML 9.9\n",
        "\"",
        "'",
        "|\n",
        ">2\n",
        "? ",
        "<<: ",
        "9".repeat(30),
        "1e99999999999",
        "\0",
        "\u2028",
        "\ufeff",
        "#",
        "*.",
        "extends: itself.yaml\n"
    };

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void damagedFileGivesFindingsOrARecord(final long seed) throws IOException {
        final byte[] good = Files.readAllBytes(CorpusCase.root().resolve("valid/everything.yaml"));
        final SplittableRandom random = new SplittableRandom(seed);
        int refused = 0;
        for (int i = 0; i < TRIALS; i++) {
            final byte[] bad = damaged(good, random);
            final Path file = Files.write(folder.resolve("itself.yaml"), bad);
            refused += isRefused(file, "seed " + seed + ", trial " + i) ? 1 : 0;
        }
        assertTrue(
                refused > TRIALS / 4 && refused < TRIALS,
                refused + " refused: the damage is neither trifling nor total");
    }

    private static boolean isRefused(final Path file, final String trial) {
        final LoadRequest request =
                new LoadRequest(file.toString(), CorpusCase.root().resolve("library"));
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> document = ScenarioLoader.load(request, findings);
        final Optional<Toy> toy = document.flatMap(d -> Binder.bind(d, Toy.class, findings));
        assertEquals(findings.isEmpty(), toy.isPresent(), trial);
        document.ifPresent(d -> {
            assertEquals(64, d.sha256().length(), trial);
            assertTrue(d.resolvedYaml(true).endsWith("\n"), trial);
        });
        return toy.isEmpty();
    }

    private static byte[] damaged(final byte[] good, final SplittableRandom random) {
        byte[] bytes = good.clone();
        final int wounds = 1 + random.nextInt(3);
        for (int i = 0; i < wounds; i++) {
            bytes = switch (random.nextInt(4)) {
                case 0 -> flipped(bytes, random);
                case 1 -> withoutLine(bytes, random);
                case 2 -> Arrays.copyOf(bytes, random.nextInt(bytes.length) + 1);
                default -> withSnippet(bytes, random);
            };
        }
        return bytes;
    }

    private static byte[] flipped(final byte[] bytes, final SplittableRandom random) {
        final byte[] changed = bytes.clone();
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
        return changed;
    }

    private static byte[] withoutLine(final byte[] bytes, final SplittableRandom random) {
        final List<String> lines =
                new ArrayList<>(Arrays.asList(new String(bytes, StandardCharsets.ISO_8859_1).split("\n", -1)));
        lines.remove(random.nextInt(lines.size()));
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] withSnippet(final byte[] bytes, final SplittableRandom random) {
        final byte[] snippet = SNIPPETS[random.nextInt(SNIPPETS.length)].getBytes(StandardCharsets.UTF_8);
        final int at = random.nextInt(bytes.length);
        final byte[] changed = new byte[bytes.length + snippet.length];
        System.arraycopy(bytes, 0, changed, 0, at);
        System.arraycopy(snippet, 0, changed, at, snippet.length);
        System.arraycopy(bytes, at, changed, at + snippet.length, bytes.length - at);
        return changed;
    }
}
