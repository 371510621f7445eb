package org.sitrep.cli.service;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Sha256;

/**
 * A file that things are added to, each under a key and with a checksum: what was being added when the process was
 * killed, and what was altered, is told from what is sound, and all before it counts. Not thread-safe. Memory: the
 * keys, and what has been added since it was last brought to the disk.
 *
 * <pre>
 *   "SITREPK1"  then for each:  length (4)  key (32)  bytes (length)  SHA-256 of key and bytes (32)
 * </pre>
 */
final class CacheFile {
    private static final byte[] HEAD = "SITREPK1".getBytes(StandardCharsets.US_ASCII);
    private static final int HASH = 32;

    private final Path file;
    private final Map<String, Place> places = new HashMap<>();
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private long sound;
    private boolean whole = true;

    private record Place(long at, int length) {}

    /** Begins a file anew; one that is there stays until something is added. */
    CacheFile(final Path file) {
        this.file = file;
    }

    /**
     * Opens a file that may be there.
     *
     * @throws IOException if it is there and cannot be read
     */
    static CacheFile of(final Path file) throws IOException {
        final CacheFile plays = new CacheFile(file);
        if (Files.isRegularFile(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                plays.read(new DataInputStream(in), Files.size(file));
            }
        }
        return plays;
    }

    private void read(final DataInputStream in, final long size) throws IOException {
        try {
            final byte[] head = new byte[HEAD.length];
            in.readFully(head);
            whole = Arrays.equals(head, HEAD);
            for (long at = HEAD.length; whole && at < size; ) {
                sound = at;
                final int length = in.readInt();
                if (length < 0 || length > size - at) {
                    throw new EOFException();
                }
                final byte[] key = in.readNBytes(HASH);
                final byte[] bytes = in.readNBytes(length);
                final byte[] sum = in.readNBytes(HASH);
                whole = Arrays.equals(sum, hash(key, bytes));
                if (whole) {
                    places.put(HexFormat.of().formatHex(key), new Place(at + Integer.BYTES + HASH, length));
                    at += Integer.BYTES + HASH + length + HASH;
                    sound = at;
                }
            }
        } catch (final EOFException cutOff) {
            whole = false;
        }
    }

    /** Returns the bytes of a file that holds one thing. */
    static byte[] alone(final String key, final byte[] bytes) throws IOException {
        final CacheFile one = new CacheFile(null);
        one.pending.write(HEAD);
        one.add(key, bytes);
        return one.pending.toByteArray();
    }

    boolean whole() {
        return whole;
    }

    int size() {
        return places.size();
    }

    /**
     * Returns what was added under a key and brought to the disk; empty if nothing, or if the file is another than it
     * was.
     *
     * @throws IOException if it cannot be read
     */
    Optional<byte[]> find(final String key) throws IOException {
        final Place place = places.get(HexFormat.of().formatHex(hash(key.getBytes(StandardCharsets.UTF_8))));
        if (place == null) {
            return Optional.empty();
        }
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            final byte[] bytes = new byte[place.length];
            final byte[] sum = new byte[HASH];
            in.seek(place.at);
            in.readFully(bytes);
            in.readFully(sum);
            return Arrays.equals(sum, hash(hash(key.getBytes(StandardCharsets.UTF_8)), bytes))
                    ? Optional.of(bytes)
                    : Optional.empty();
        }
    }

    /** Adds something; it is on the disk after {@link #bring}. */
    void add(final String key, final byte[] bytes) throws IOException {
        final byte[] keyHash = hash(key.getBytes(StandardCharsets.UTF_8));
        final DataOutputStream out = new DataOutputStream(pending);
        out.writeInt(bytes.length);
        out.write(keyHash);
        out.write(bytes);
        out.write(hash(keyHash, bytes));
    }

    /**
     * Brings what was added to the disk.
     *
     * @throws IOException if that cannot be; what is there already stays, and what was to be added is dropped
     */
    void bring() throws IOException {
        if (pending.size() == 0) {
            return;
        }
        final byte[] more = pending.toByteArray();
        pending.reset();
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            if (out.length() < sound) {
                // Somebody has taken it away meanwhile.
                sound = 0;
                places.clear();
            }
            try {
                out.setLength(sound);
                out.seek(sound);
                if (sound == 0) {
                    out.write(HEAD);
                }
                out.write(more);
                out.getFD().sync();
                sound = out.getFilePointer();
            } catch (final IOException failed) {
                out.setLength(sound);
                throw failed;
            }
        }
    }

    private static byte[] hash(final byte[]... parts) {
        final MessageDigest digest = Sha256.digest();
        for (final byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }
}
