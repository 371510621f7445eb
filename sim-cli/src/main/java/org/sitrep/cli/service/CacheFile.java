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
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.sitrep.portable.Digest;

/**
 * An append-only file of entries, each with a key and a checksum. An entry that was incomplete when the process was
 * killed, or was altered, is detected; all entries before it count. Not thread-safe. Memory: the keys, and the entries
 * not yet on disk.
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

    /** Starts a new file; an existing one stays until an entry is added. */
    CacheFile(final Path file) {
        this.file = file;
    }

    /**
     * Opens a file that may exist.
     *
     * @throws IOException if it exists and cannot be read
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

    /** Returns the bytes of a file with one entry. */
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
     * Returns the entry of a key, once on disk; empty if there is none, or if the file has changed.
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

    /** Adds an entry; it is on disk after {@link #bring}. */
    void add(final String key, final byte[] bytes) throws IOException {
        final byte[] keyHash = hash(key.getBytes(StandardCharsets.UTF_8));
        final DataOutputStream out = new DataOutputStream(pending);
        out.writeInt(bytes.length);
        out.write(keyHash);
        out.write(bytes);
        out.write(hash(keyHash, bytes));
    }

    /**
     * Writes the added entries to disk.
     *
     * @throws IOException if that fails; entries already there stay, the added ones are dropped
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
                // The file was deleted meanwhile.
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
        final Digest digest = new Digest();
        for (final byte[] part : parts) {
            digest.add(part);
        }
        return digest.end();
    }
}
