package org.sitrep.web;

import org.teavm.interop.Import;

/** Lets a run wait for messages, where the browser allows that (JavaScript Promise Integration). */
public final class Pauses {
    /** A message waits at most about this long. */
    private static final long MILLIS = 40;

    private static boolean allowed;
    private static long last;
    private static long trial;

    private Pauses() {}

    /** Says whether the present run was called so that it may wait. Elsewhere waiting would be a fault. */
    public static void allow(final boolean may) {
        allowed = may;
    }

    /** Returns whether the present run may wait. */
    public static boolean allowed() {
        return allowed;
    }

    /** Waits until all other workers have sent what they were asked for, or are stopped; answers messages meanwhile. */
    public static void untilPartsCome() {
        allowed = false;
        untilParts();
        allowed = true;
        last = System.currentTimeMillis();
    }

    /** Waits, if it may and has not for a while, until all messages that have come are answered. */
    public static void pause() {
        if (allowed && System.currentTimeMillis() - last >= MILLIS) {
            allowed = false; // for the questions that come meanwhile
            untilIdle();
            allowed = true;
            last = System.currentTimeMillis();
        }
    }

    /** Notes the trial that is about to be played. */
    public static void note(final long index) {
        trial = index;
    }

    /** Returns the trial noted last. */
    public static long trial() {
        return trial;
    }

    @Import(module = "sitrep", name = "untilIdle")
    private static native void untilIdle();

    @Import(module = "sitrep", name = "untilParts")
    private static native void untilParts();
}
