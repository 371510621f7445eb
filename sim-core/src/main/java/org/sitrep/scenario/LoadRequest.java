package org.sitrep.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A request to load a scenario.
 *
 * @param file the scenario as the user typed it
 * @param library folder with the shipped scenarios, one folder per ruleset; null if there is none, so that
 *     {@code <ruleset>:path} cannot be extended
 * @param overlays further files, as the user typed them, merged over the scenario in this order
 * @param sets {@code path=value} texts, merged over everything in this order; a value is a YAML scalar or a flow list
 *     or map, {@code ~} deletes
 */
public record LoadRequest(String file, Path library, List<String> overlays, List<String> sets) {
    public LoadRequest {
        Objects.requireNonNull(file);
        overlays = List.copyOf(overlays);
        sets = List.copyOf(sets);
    }

    /** Requests a file alone. */
    public LoadRequest(final String file, final Path library) {
        this(file, library, List.of(), List.of());
    }

    /** Returns the same request with further changes, {@code path=value} each, after all others. */
    public LoadRequest set(final List<String> changes) {
        return new LoadRequest(file, library, overlays, joined(sets, changes));
    }

    /** Returns a request of another file with the same changes. */
    public LoadRequest in(final String other) {
        return new LoadRequest(other, library, overlays, sets);
    }

    /** Returns the same request with further files merged over it, after all others. */
    public LoadRequest overlay(final List<String> files) {
        return new LoadRequest(file, library, joined(overlays, files), sets);
    }

    private static List<String> joined(final List<String> first, final List<String> more) {
        return Stream.concat(first.stream(), more.stream()).toList();
    }
}
