package org.sitrep.cli.command;

import java.util.List;
import org.sitrep.cli.session.Source;

/**
 * One requested side of a comparison.
 *
 * @param source its scenario, to be opened for the bots of all sides
 * @param bot its bot, as for {@code --bot}; null for the game's first
 */
record RequestedSide(String name, Source source, String bot) {
    /** Returns the same side with another bot and the bot's name. */
    RequestedSide by(final String other) {
        return new RequestedSide(other, source, other);
    }

    /** Returns the same side under another name with one more change; the last change of a path wins. */
    RequestedSide with(final String other, final String change) {
        return new RequestedSide(other, source.with(List.of(change)), bot);
    }
}
