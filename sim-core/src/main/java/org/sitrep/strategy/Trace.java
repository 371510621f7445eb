package org.sitrep.strategy;

/**
 * Is told what happens, in numbers; a replay turns it into words. What happens besides decisions a game adds in a class derived from it, or in one a package, each
 * derived from the other, so that one object can tell it all. None of them does anything: a batch loads no class that overrides a method, so that the calls vanish.
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
     * @param side of the seat, as the game numbers it
     */
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return bot;
    }
}
