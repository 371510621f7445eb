package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;

/**
 * Is told what happens, in numbers; a replay turns it into words. What happens to the Squad, in a combat and so on is added by a class of each package, one derived
 * from the other, so that one object can tell it all. None of them does anything: a batch loads no class that overrides a method, so that the calls vanish.
 */
public class Trace {
    /** Tells nobody. */
    public static final Trace NONE = new Trace();

    /** For subclasses. */
    protected Trace() {}

    /** The bot was asked and chose. */
    public void decided(final Decision decision, final int chosen) {}

    /**
     * Returns who takes a seat: the bot, or whoever sits down beside it to ask it why it chose as it did. Asked once for each seat, before any mission.
     *
     * @param side of the seat, a constant of {@link Seat}
     */
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return bot;
    }
}
