package org.sitrep.benchmarks;

/** The measured game: the one with a plain second implementation for comparison. */
final class Measured {
    /** The folder of its shipped files below {@code scenarios}, with a trailing slash. */
    static final String GAME = "purple-haze/";

    private Measured() {}
}
