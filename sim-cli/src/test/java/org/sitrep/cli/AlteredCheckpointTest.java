package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.report.result.ResultFormatException;
import org.sitrep.report.result.RunResultJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A checkpoint that is cut off at every length, or of which any byte is another: it is refused, or says to the letter
 * what it said, but for how long the run took. What {@code resume} makes of such files is in {@link ResumeCommandTest}.
 * {@code -Dsitrep.bits=8} alters every bit; a build alters one of each byte.
 */
class AlteredCheckpointTest {
    private static final int BITS = Integer.getInteger("sitrep.bits", 1);

    @TempDir
    private Path folder;

    private Path file;
    private byte[] sound;
    private JsonNode meaning;

    @BeforeEach
    void aSmallCheckpoint() throws IOException {
        final Cli.Result result = Cli.run("run", Cli.coins("three.yaml"), "-n", "30", "--no-report", "-f", "json");
        file = Files.writeString(folder.resolve("checkpoint.json"), result.out());
        sound = Files.readAllBytes(file);
        meaning = meaning(result.out());
    }

    private static JsonNode meaning(final String json) {
        final JsonNode tree = JsonMapper.shared().readTree(json);
        ((ObjectNode) tree).remove("timing");
        return tree;
    }

    /** Returns whether it is refused; else it says what it said. */
    private boolean refused(final byte[] bytes, final String what) throws IOException {
        Files.write(file, bytes);
        try {
            assertEquals(meaning, meaning(RunResultJson.write(RunResultJson.read(file))), what);
            return false;
        } catch (final ResultFormatException told) {
            assertTrue(told.getMessage().contains("checkpoint.json"), told.getMessage());
            return true;
        } catch (final CharacterCodingException noText) {
            return true;
        }
    }

    @Test
    void everyCutIsRefused() throws IOException {
        final int end =
                new String(sound, StandardCharsets.UTF_8).stripTrailing().getBytes(StandardCharsets.UTF_8).length;
        for (int length = 0; length < end; length++) {
            assertTrue(refused(Arrays.copyOf(sound, length), length + " bytes"), length + " bytes");
        }
    }

    @Test
    void everyAlteredByteIsRefusedOrSaysTheSame() throws IOException {
        int harmless = 0;
        for (int at = 0; at < sound.length; at++) {
            for (int b = 0; b < BITS; b++) {
                final byte[] altered = sound.clone();
                altered[at] ^= (byte) (1 << (at + b) % Byte.SIZE);
                harmless += refused(altered, "byte " + at) ? 0 : 1;
            }
        }
        // Blanks between the parts, and what is said of the time.
        assertTrue(harmless < sound.length * BITS / 3, harmless + " of " + sound.length * BITS);
    }
}
