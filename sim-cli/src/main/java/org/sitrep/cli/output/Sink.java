package org.sitrep.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Remembers why a stream took no more: a print stream only knows that it did. Not thread-safe. */
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

    /** Returns why something was not written; empty if nothing was lost, or if whoever read has had enough. */
    Optional<String> failure() {
        return Optional.ofNullable(failure)
                .map(failed -> String.valueOf(failed.getMessage()))
                .filter(reason -> !isClosed(reason));
    }

    /** What Linux, macOS and Windows say when the other end of a pipe is closed, as head does. */
    private static boolean isClosed(final String reason) {
        return reason.contains("Broken pipe")
                || reason.contains("pipe is being closed")
                || reason.contains("pipe has been ended");
    }
}
