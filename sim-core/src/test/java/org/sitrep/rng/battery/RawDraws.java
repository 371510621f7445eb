package org.sitrep.rng.battery;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * Writes a stream of draws to standard output for as long as somebody reads, eight bytes a draw, the lowest first: food
 * for batteries that are programs of their own. See {@code sim-core/src/test/dieharder}.
 */
public final class RawDraws {
    private static final int BYTES = 1 << 16;

    private RawDraws() {}

    /** Takes the name of a stream and a seed. */
    public static void main(final String[] args) {
        if (args.length != 2) {
            System.err.println("usage: RawDraws STREAM SEED; streams: "
                    + Arrays.stream(DrawStream.values())
                            .map(DrawStream::toString)
                            .collect(Collectors.joining(" ")));
            System.exit(2);
        }
        final LongSupplier draws = Arrays.stream(DrawStream.values())
                .filter(stream -> stream.toString().equals(args[0]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no stream " + args[0]))
                .from(Long.parseLong(args[1]));
        final ByteBuffer buffer = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        final OutputStream out = new FileOutputStream(FileDescriptor.out);
        try {
            while (true) {
                buffer.clear();
                while (buffer.hasRemaining()) {
                    buffer.putLong(draws.getAsLong());
                }
                out.write(buffer.array());
            }
        } catch (IOException e) {
            return; // the reader has had enough
        }
    }
}
