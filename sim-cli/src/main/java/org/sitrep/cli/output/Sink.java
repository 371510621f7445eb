package org.sitrep.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Records why a stream failed; a print stream only knows that it did. Not thread-safe. */
final class Sink extends FilterOutputStream {
    private IOException failure;

    Sink(final OutputStream out) {
        super(out);
    }

    @Override
    public void write(final int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(final byte[] bytes, final int from, final int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (final IOException failed) {
            failure = failure == null ? failed : failure;
            throw failed;
        }
    }

    /**
     * Returns the reason why something was not written; empty if nothing was lost, or if the reader closed the pipe.
     */
    Optional<String> failure() {
        return Optional.ofNullable(failure)
                .map(failed -> String.valueOf(failed.getMessage()))
                .filter(reason -> !isClosed(reason));
    }

    /** Matches the messages of Linux, macOS and Windows for a pipe closed at the other end, as by head. */
    private static boolean isClosed(final String reason) {
        return reason.contains("Broken pipe")
                || reason.contains("pipe is being closed")
                || reason.contains("pipe has been ended");
    }
}
