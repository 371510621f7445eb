package org.sitrep.cli.option;

import org.sitrep.cli.base.UserError;

/** The level of confidence that {@code --level} asks for. Thread-safe, no state. */
public final class Level {
    /** Below it an interval says less often than not what is so. */
    private static final double LEAST = 0.5;

    /** Levels of many statements together come from it, and still have to be less than 1. */
    private static final double MOST = 0.999999;

    private Level() {}

    /**
     * Makes sure that a level is one.
     *
     * @throws UserError if it is not from 0.5 to 0.999999
     */
    public static void require(final double level) {
        if (!(level >= LEAST && level <= MOST)) {
            throw UserError.usage(
                    "--level " + level + " is out of range",
                    "it has to be from " + LEAST + " to " + MOST + ", e.g. 0.95");
        }
    }
}
