package org.sitrep.cli.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.sitrep.scenario.Shown;

/** Describes why a file could not be read or written. The exception class supplies what its message lacks. */
public final class Reason {
    private Reason() {}

    /** Returns the reason, to follow a colon. */
    public static String of(final Exception failure) {
        final Throwable cause = failure instanceof UncheckedIOException ? failure.getCause() : failure;
        if (cause instanceof NoSuchFileException missing) {
            return "there is no file or folder " + Shown.name(missing.getFile());
        }
        if (cause instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        if (cause instanceof FileAlreadyExistsException taken) {
            return taken.getFile() + " already exists and is not a folder";
        }
        if (cause instanceof NotDirectoryException file) {
            return file.getFile() + " is not a folder";
        }
        final String said = cause instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : String.valueOf(cause.getMessage());
        return isFull(said) ? "the disk is full" : said;
    }

    /** Matches the messages of Linux, macOS and Windows. */
    private static boolean isFull(final String said) {
        return said.contains("No space left") || said.contains("not enough space") || said.contains("quota exceeded");
    }

    /** Returns whether the machine, not the program, caused the failure. */
    public static boolean isOfTheMachine(final Exception failure) {
        return failure instanceof UncheckedIOException || failure instanceof IOException;
    }
}
