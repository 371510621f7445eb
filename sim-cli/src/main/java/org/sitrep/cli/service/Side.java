package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One side of a comparison, as it was asked for.
 *
 * @param name what to call it
 * @param scenario its file
 * @param overlays files laid over it, in order
 * @param sets values changed, {@code path=value}, in order
 * @param bot who plays it, as {@code --bot} takes it; null for the game's first
 */
public record Side(String name, String scenario, List<Path> overlays, List<String> sets, String bot) {
    /** Copies the lists. */
    public Side {
        overlays = List.copyOf(overlays);
        sets = List.copyOf(sets);
    }

    /** Returns the same side under another name. */
    Side named(final String other) {
        return new Side(other, scenario, overlays, sets, bot);
    }

    /** Returns the same side with another bot. */
    Side by(final String other) {
        return new Side(other, scenario, overlays, sets, other);
    }

    /** Returns the same side with more changes, of which the last of a path counts. */
    Side with(final String other, final List<String> more) {
        return new Side(
                other,
                scenario,
                overlays,
                Stream.concat(sets.stream(), more.stream()).toList(),
                bot);
    }
}
