package org.sitrep.cli.service;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is kept of things that were played: cut off anywhere, or with any bit altered, nothing wrong is ever read from
 * it.
 */
class CacheFileTest {
    private static final int THINGS = 4;

    @TempDir
    private Path folder;

    private static byte[] thing(final int number) {
        return ("what came of number " + number).repeat(number + 1).getBytes(StandardCharsets.UTF_8);
    }

    private Path file() throws IOException {
        final Path file = folder.resolve("plays.kept");
        final CacheFile plays = new CacheFile(file);
        for (int number = 0; number < THINGS; number++) {
            plays.add("key " + number, thing(number));
            plays.bring();
        }
        return file;
    }

    /** Reads a file; returns how many things are in it. Each is what was kept, and those before it are there too. */
    private static int sound(final Path file) throws IOException {
        final CacheFile plays = CacheFile.of(file);
        int found = 0;
        for (int number = 0; number < THINGS; number++) {
            final Optional<byte[]> bytes = plays.find("key " + number);
            if (bytes.isPresent()) {
                assertArrayEquals(thing(number), bytes.get());
                assertEquals(number, found, "those before it are there");
                found++;
            }
        }
        assertEquals(found, plays.size());
        return found;
    }

    @Test
    void everyCutLeavesWhatCameBefore() throws IOException {
        final Path file = file();
        final byte[] whole = Files.readAllBytes(file);
        assertEquals(THINGS, sound(file));
        int before = 0;
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            final int found = sound(file);
            assertTrue(found >= before && found < THINGS, length + " bytes: " + found);
            before = found;
        }
        assertEquals(THINGS - 1, before);
    }

    @Test
    void everyAlteredBitIsSeen() throws IOException {
        final Path file = file();
        final byte[] whole = Files.readAllBytes(file);
        for (int bit = 0; bit < whole.length * Byte.SIZE; bit++) {
            final byte[] altered = whole.clone();
            altered[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            Files.write(file, altered);
            assertTrue(sound(file) < THINGS, "bit " + bit);
            assertFalse(CacheFile.of(file).whole(), "bit " + bit);
        }
    }

    /**
     * The folder goes while a line is gone on with: it begins again, and what was there is not taken for anything else.
     */
    @Test
    void aFileThatVanishesBeginsAnew() throws IOException {
        final Path file = file();
        final CacheFile plays = CacheFile.of(file);
        Files.delete(file);
        plays.add("key 0", thing(0));
        plays.bring();
        for (int number = 0; number < THINGS; number++) {
            assertEquals(Optional.empty(), plays.find("key " + number));
        }
        assertTrue(CacheFile.of(file).whole());
        assertEquals(1, sound(file));
    }

    @Test
    void aFileThatIsAlteredMeanwhileIsNotBelieved() throws IOException {
        final Path file = file();
        final CacheFile plays = CacheFile.of(file);
        final byte[] altered = Files.readAllBytes(file);
        altered[50] ^= 1;
        Files.write(file, altered);
        assertEquals(Optional.empty(), plays.find("key 0"));
        assertArrayEquals(thing(1), plays.find("key 1").orElseThrow());
    }

    /** What follows on something damaged is written over, and what came before it stays. */
    @Test
    void itGoesOnBehindWhatIsSound() throws IOException {
        final Path file = file();
        final byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length += 7) {
            Files.write(file, Arrays.copyOf(whole, length));
            final CacheFile plays = CacheFile.of(file);
            for (int number = plays.size(); number < THINGS; number++) {
                plays.add("key " + number, thing(number));
            }
            plays.bring();
            assertArrayEquals(whole, Files.readAllBytes(file), length + " bytes");
        }
    }
}
