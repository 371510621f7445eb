package org.sitrep.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What stands where a file is to be written: a writer with the rights of root would replace a device for the whole
 * machine.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "devices, pipes, links")
final class AtomicFileWriterTest {
    @TempDir
    private Path folder;

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void shouldReplaceAFileWhole() throws IOException {
        final Path file = Files.writeString(folder.resolve("a"), "a long text that was there before");
        AtomicFileWriter.write(file, "new");
        assertEquals("new", Files.readString(file));
        assertEquals(List.of("a"), left());
    }

    @Test
    void shouldReplaceWhatALinkLeadsToAndLeaveTheLink() throws IOException {
        final Path real = Files.writeString(
                Files.createDirectory(folder.resolve("elsewhere")).resolve("real"), "old");
        final Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        AtomicFileWriter.write(link, "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(real));
        assertEquals(List.of("elsewhere", "link"), left());
    }

    /** A node of the same kind as /dev/null, made here, so that nothing is at stake; only root can make one. */
    @Test
    void shouldWriteIntoADeviceAndLeaveItThere() throws IOException, InterruptedException {
        final Path device = folder.resolve("null");
        assumeTrue(
                made("mknod", device.toString(), "c", "1", "3") && Files.isWritable(device),
                "no right to make a device");
        AtomicFileWriter.write(device, "lost");
        assertTrue(Files.readAttributes(device, BasicFileAttributes.class).isOther());
        assertEquals(List.of("null"), left());
        final Path link = Files.createSymbolicLink(folder.resolve("link"), device);
        AtomicFileWriter.write(link, "lost");
        assertTrue(Files.isSymbolicLink(link));
        assertTrue(Files.readAttributes(device, BasicFileAttributes.class).isOther());
    }

    @Test
    void shouldWriteIntoAPipe() throws IOException, InterruptedException {
        final Path pipe = folder.resolve("pipe");
        assumeTrue(made("mkfifo", pipe.toString()), "no mkfifo");
        final CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> {
            try {
                return Files.readString(pipe);
            } catch (final IOException e) {
                return e.toString();
            }
        });
        AtomicFileWriter.write(pipe, "through");
        assertEquals("through", read.join());
        assertEquals(List.of("pipe"), left());
    }

    private static boolean made(final String... line) throws IOException, InterruptedException {
        return new ProcessBuilder(line).start().waitFor() == 0;
    }

    @Test
    void shouldNotTakeAFolderForAFile() throws IOException {
        final Path file = Files.createDirectory(folder.resolve("a"));
        assertThrows(IOException.class, () -> AtomicFileWriter.write(file, "new"));
        assertTrue(Files.isDirectory(file));
        assertEquals(List.of("a"), left());
    }

    @Test
    void shouldLeaveNothingOfWhatCannotBeWritten() throws IOException {
        final Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nowhere"));
        assertThrows(IOException.class, () -> AtomicFileWriter.write(link, "new"));
        assertEquals(List.of("link"), left());
    }

    @Test
    void shouldKnowStandardOutput() {
        assertTrue(AtomicFileWriter.isStandardOutput(Path.of("/dev/stdout")));
        assertFalse(AtomicFileWriter.isStandardOutput(Path.of("/dev/stderr")));
        assertFalse(AtomicFileWriter.isStandardOutput(Path.of("stdout")));
    }
}
