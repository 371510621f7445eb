package org.sitrep.web.portable;

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

    /** Waits, if it may and has not for a while, until all messages that have come are answered. */
    static void pause() {
        if (allowed && System.currentTimeMillis() - last >= MILLIS) {
            allowed = false; // for the questions that come meanwhile
            untilIdle();
            allowed = true;
            last = System.currentTimeMillis();
        }
    }

    /** Notes the trial that is about to be played. */
    static void note(final long index) {
        trial = index;
    }

    /** Returns the trial noted last. */
    public static long trial() {
        return trial;
    }

    @Import(module = "sitrep", name = "untilIdle")
    private static native void untilIdle();
}
