package org.sitrep.fuzz;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Baselines whose packed lines hold other bytes than they did, with checksums as if that were right: a fault beyond the
 * reach of noise.
 */
final class PackedParts {
    private static final Pattern PART = Pattern.compile("(crc )([0-9a-f]{8})\\n(  [A-Za-z0-9+/ \\n]+\\n)");

    private PackedParts() {}

    static byte[] damaged(final byte[] file, final SplittableRandom random) {
        final String text = Bytes.text(file);
        final List<MatchResult> parts = PART.matcher(text).results().toList();
        if (parts.isEmpty()) {
            return file;
        }
        final MatchResult part = Edges.of(parts, random);
        final String packed;
        try {
            packed = part(changed(unpacked(part.group(3)), random));
        } catch (final DataFormatException | IllegalArgumentException damagedBefore) {
            return file;
        }
        return Bytes.of(text.substring(0, part.start()) + packed + text.substring(part.end()));
    }

    /** Returns bytes as they stand in a baseline from their checksum on. */
    static String part(final byte[] bytes) {
        final CRC32 crc = new CRC32();
        crc.update(bytes);
        return "crc " + String.format(Locale.ROOT, "%08x", crc.getValue()) + "\n" + packed(bytes);
    }

    private static byte[] changed(final byte[] bytes, final SplittableRandom random) {
        if (random.nextInt(60) == 0) {
            return new byte[300_000_000 / 4]; // a kilobyte or so when it is packed
        }
        final Mutation how = Edges.of(List.of(Mutation.BITS, Mutation.BYTES, Mutation.CUT), random);
        if (random.nextBoolean() && bytes.length > 4) {
            final byte[] number = bytes.clone();
            final int at = random.nextInt(Math.min(60, bytes.length - 3));
            final int edge =
                    Edges.of(List.of(0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1 << 16, 1 << 27), random);
            for (int i = 0; i < Integer.BYTES; i++) {
                number[at + i] = (byte) (edge >>> 8 * (3 - i));
            }
            return number;
        }
        return how.of(bytes, List.of("a"), random);
    }

    private static byte[] unpacked(final String lines) throws DataFormatException {
        final Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(Base64.getDecoder().decode(lines.replaceAll("\\s", "")));
            final ByteArrayOutputStream all = new ByteArrayOutputStream();
            final byte[] buffer = new byte[8192];
            int some = inflater.inflate(buffer);
            while (some > 0) {
                all.write(buffer, 0, some);
                some = inflater.inflate(buffer);
            }
            return all.toByteArray();
        } finally {
            inflater.end();
        }
    }

    private static String packed(final byte[] bytes) {
        final Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
        deflater.setInput(bytes);
        deflater.finish();
        final ByteArrayOutputStream small = new ByteArrayOutputStream();
        final byte[] buffer = new byte[8192];
        while (!deflater.finished()) {
            small.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return Base64.getEncoder()
                .withoutPadding()
                .encodeToString(small.toByteArray())
                .replaceAll("(.{1,96})", "  $1\n");
    }
}
