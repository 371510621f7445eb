package org.sitrep.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

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
}
