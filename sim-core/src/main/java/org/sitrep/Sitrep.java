package org.sitrep;

import java.nio.file.Path;

/**
 * The entry to Sitrep from Java:
 *
 * <pre>{@code
 * Estimate survivors = Sitrep.open("purple-haze/combats/patrol")
 *         .bot("rifleman")
 *         .trials(10_000)
 *         .seed(1967)
 *         .run()
 *         .estimate("squad.survivors");
 * }</pre>
 *
 * <p>Games are found on the class path by {@link java.util.ServiceLoader}. Stateless; thread-safe.
 */
public final class Sitrep {
    private Sitrep() {}

    /**
     * Returns an experiment on a scenario file, played by the first bot of its game. Nothing is read before it is
     * played.
     *
     * @param scenario path of the file, relative to the current folder; or the name of a shipped one,
     *     {@code purple-haze/combats/patrol}, if {@code sitrep-content} is on the class path or the library is named
     */
    public static Experiment open(final String scenario) {
        return Experiment.of(scenario);
    }

    /** Returns an experiment on a scenario file, see {@link #open(String)}. */
    public static Experiment open(final Path scenario) {
        return Experiment.of(scenario.toString());
    }
}
