package org.sitrep.web.portable;

import java.nio.file.Path;
import java.util.Optional;

/** There are no jars in a browser: {@code org.sitrep.portable.ContentJar} is of use elsewhere. */
final class ContentJar {
    private ContentJar() {}

    static Optional<Path> folder() {
        return Optional.empty();
    }
}
