package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;

/**
 * One side of a comparison, as it was asked for.
 *
 * @param overlays files laid over it, in order
 * @param sets values changed, {@code path=value}, in order
 * @param bot who plays it, as {@code --bot} takes it; null for the game's first
 */
record Side(String name, String scenario, List<Path> overlays, List<String> sets, String bot) {
    /** Copies the lists. */
    public Side {
        overlays = List.copyOf(overlays);
        sets = List.copyOf(sets);
    }

    /** Returns its scenario, to be opened for some bots. */
    Source source(final Session session, final BotSource bots) {
        return new Source(session, scenario, overlays, sets, bots);
    }

    /** Returns the same side under another name. */
    Side named(final String other) {
        return new Side(other, scenario, overlays, sets, bot);
    }

    /** Returns the same side with another bot. */
    Side by(final String other) {
        return new Side(other, scenario, overlays, sets, other);
    }

    /** Returns the same side with one more change, of which the last of a path counts. */
    Side with(final String other, final String change) {
        return new Side(
                other,
                scenario,
                overlays,
                Stream.concat(sets.stream(), Stream.of(change)).toList(),
                bot);
    }
}
