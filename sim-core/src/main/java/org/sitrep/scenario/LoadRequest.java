package org.sitrep.scenario;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
 * @param texts overlays that are in no file, by their names among {@code overlays}; they may extend shipped content
 *     only
 */
public record LoadRequest(
        String file, Path library, List<String> overlays, List<String> sets, Map<String, String> texts) {
    public LoadRequest {
        Objects.requireNonNull(file);
        overlays = List.copyOf(overlays);
        sets = List.copyOf(sets);
        texts = Map.copyOf(texts);
    }

    /** Requests files alone. */
    public LoadRequest(final String file, final Path library, final List<String> overlays, final List<String> sets) {
        this(file, library, overlays, sets, Map.of());
    }

    /** Requests a file alone. */
    public LoadRequest(final String file, final Path library) {
        this(file, library, List.of(), List.of());
    }

    /** Returns the same request with further changes, {@code path=value} each, after all others. */
    public LoadRequest set(final List<String> changes) {
        return new LoadRequest(file, library, overlays, joined(sets, changes), texts);
    }

    /** Returns the same request with the names of shipped files in full, see {@link ContentNames#whole}. */
    public LoadRequest named() {
        final List<String> names = overlays.stream()
                .map(overlay -> texts.containsKey(overlay) ? overlay : ContentNames.whole(overlay, library))
                .toList();
        return new LoadRequest(ContentNames.whole(file, library), library, names, sets, texts);
    }

    /** Returns a request of another file with the same changes. */
    public LoadRequest in(final String other) {
        return new LoadRequest(other, library, overlays, sets, texts);
    }

    /** Returns the same request with another folder of shipped scenarios. */
    public LoadRequest with(final Path otherLibrary) {
        return new LoadRequest(file, otherLibrary, overlays, sets, texts);
    }

    /** Returns the same request with further files merged over it, after all others. */
    public LoadRequest overlay(final List<String> files) {
        return new LoadRequest(file, library, joined(overlays, files), sets, texts);
    }

    /** Returns the same request with a further text merged over it, after all other overlays. */
    public LoadRequest overlay(final String name, final String text) {
        final Map<String, String> more = new HashMap<>(texts);
        more.put(name, text);
        return new LoadRequest(file, library, joined(overlays, List.of(name)), sets, more);
    }

    private static List<String> joined(final List<String> first, final List<String> more) {
        return Stream.concat(first.stream(), more.stream()).toList();
    }
}
