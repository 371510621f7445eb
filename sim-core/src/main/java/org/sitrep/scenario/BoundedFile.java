package org.sitrep.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads files of limited size into memory, so that for instance an endless device cannot fill it. Thread-safe,
 * stateless. Memory: at most twice the size read.
 */
public final class BoundedFile {
    private static final int MEBIBYTE = 1 << 20;

    private BoundedFile() {}

    /**
     * Returns all bytes of a file.
     *
     * @param mostMebibytes maximum size, from 1 to 1024
     * @throws FileSystemException if it is larger; its reason says so
     * @throws IOException if it cannot be read
     */
    public static byte[] bytes(final Path file, final int mostMebibytes) throws IOException {
        final int most = mostMebibytes * MEBIBYTE;
        try (InputStream in = Files.newInputStream(file)) {
            final byte[] bytes = in.readNBytes(most);
            if (bytes.length == most && in.read() >= 0) {
                throw new FileSystemException(
                        file.toString(), null, "it is larger than the limit of " + mostMebibytes + " MiB");
            }
            return bytes;
        }
    }

    /**
     * Returns the text of a file.
     *
     * @param mostMebibytes maximum size, from 1 to 1024
     * @throws CharacterCodingException if it is not UTF-8
     * @throws FileSystemException if it is larger; its reason says so
     * @throws IOException if it cannot be read
     */
    public static String text(final Path file, final int mostMebibytes) throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes(file, mostMebibytes)))
                .toString();
    }
}
