package org.sitrep.benchmarks;

/** The game whose speed is taken: the one that has a plain second implementation to be held against. */
final class Measured {
    /** The folder of its shipped files below {@code scenarios}, with the slash. */
    static final String GAME = "purple-haze/";

    private Measured() {}
}
