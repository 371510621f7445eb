package org.sitrep.cli.command;

import java.util.List;
import org.sitrep.cli.session.Source;

/**
 * One side of a comparison, as it was asked for.
 *
 * @param source its scenario, to be opened for the bots of all sides
 * @param bot who plays it, as {@code --bot} takes it; null for the game's first
 */
record Side(String name, Source source, String bot) {
    /** Returns the same side with another bot, and called after it. */
    Side by(final String other) {
        return new Side(other, source, other);
    }

    /** Returns the same side under another name with one more change, of which the last of a path counts. */
    Side with(final String other, final String change) {
        return new Side(other, source.with(List.of(change)), bot);
    }
}
