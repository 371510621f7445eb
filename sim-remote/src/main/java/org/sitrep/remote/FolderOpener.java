package org.sitrep.remote;

import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.engine.Elsewhere;

/**
 * Knows the addresses of folders: {@code folder:/shared/run}, which all processes share, and {@code parts:run}, whose
 * files are carried from one to the other.
 */
public final class FolderOpener implements Elsewhere.Opener {
    private static final String SHARED = "folder:";
    private static final String CARRIED = "parts:";
    /** A part costs some ten milliseconds on a network. */
    private static final double PART_SECONDS = 1;
    /** Files are carried by hand, or by a workflow. */
    private static final double CARRIED_SECONDS = 5;
    /** A worker renews its part every {@value FolderWorker#RENEW_SECONDS} seconds. */
    private static final double LOST_SECONDS = 30;

    @Override
    public Optional<Elsewhere> open(final String address) {
        return folder(address, SHARED)
                .<Elsewhere>map(at -> new FolderPlaces(address, at, PART_SECONDS, LOST_SECONDS))
                .or(() -> folder(address, CARRIED).map(at -> new PartsPlaces(address, at, CARRIED_SECONDS)));
    }

    private static Optional<Path> folder(final String address, final String scheme) {
        return address.startsWith(scheme) && address.length() > scheme.length()
                ? Optional.of(Path.of(address.substring(scheme.length())))
                : Optional.empty();
    }
}
