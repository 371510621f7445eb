package org.sitrep.remote;

import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.engine.Elsewhere;

/** Knows the addresses of shared folders: {@code folder:/shared/run}. */
public final class FolderOpener implements Elsewhere.Opener {
    private static final String SCHEME = "folder:";
    /** A part costs some ten milliseconds on a network. */
    private static final double PART_SECONDS = 1;
    /** A worker renews its part every {@value FolderWorker#RENEW_SECONDS} seconds. */
    private static final double LOST_SECONDS = 30;

    @Override
    public Optional<Elsewhere> open(final String address) {
        return address.startsWith(SCHEME) && address.length() > SCHEME.length()
                ? Optional.of(new FolderPlaces(
                        address, Path.of(address.substring(SCHEME.length())), PART_SECONDS, LOST_SECONDS))
                : Optional.empty();
    }
}
