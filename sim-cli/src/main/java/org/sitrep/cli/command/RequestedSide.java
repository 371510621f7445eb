package org.sitrep.cli.command;

import java.util.List;
import org.sitrep.cli.session.Source;

/**
 * One side of a comparison, as it was asked for.
 *
 * @param source its scenario, to be opened for the bots of all sides
 * @param bot who plays it, as {@code --bot} takes it; null for the game's first
 */
record RequestedSide(String name, Source source, String bot) {
    /** Returns the same side with another bot, and called after it. */
    RequestedSide by(final String other) {
        return new RequestedSide(other, source, other);
    }

    /** Returns the same side under another name with one more change, of which the last of a path counts. */
    RequestedSide with(final String other, final String change) {
        return new RequestedSide(other, source.with(List.of(change)), bot);
    }
}
