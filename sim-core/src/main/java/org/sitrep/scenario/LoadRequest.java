package org.sitrep.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * What to load.
 *
 * @param file the scenario as the user typed it
 * @param library the folder with the shipped scenarios, one folder a ruleset; null if there is none, then
 *     {@code <ruleset>:path} cannot be extended
 * @param overlays further files, as the user typed them, laid over the scenario in this order
 * @param sets {@code path=value} texts, laid over everything in this order; a value is a YAML scalar or a flow list or
 *     map, {@code ~} deletes
 */
public record LoadRequest(String file, Path library, List<String> overlays, List<String> sets) {
    public LoadRequest {
        Objects.requireNonNull(file);
        overlays = List.copyOf(overlays);
        sets = List.copyOf(sets);
    }

    /** A file alone. */
    public LoadRequest(final String file, final Path library) {
        this(file, library, List.of(), List.of());
    }
}
