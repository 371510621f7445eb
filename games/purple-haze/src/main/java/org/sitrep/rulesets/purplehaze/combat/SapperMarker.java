package org.sitrep.rulesets.purplehaze.combat;

/** The one-shot markers of Sapper mode (PH-OPT-3): at most one per Squad Action, each once per Mission. */
public enum SapperMarker {
    /** A test of the Marines becomes harder: DIFF +1. There are two of these. */
    HARDER_TEST(2),
    /** Dice of an Enemy Combat test are thrown again. */
    REROLL_DICE(1),
    /** A Combat marker in hand is replaced. */
    REDRAW_MARKER(1),
    /** An EAZ moves to an Adjacent Space. */
    MOVE_EAZ(1);

    private final int count;

    SapperMarker(final int count) {
        this.count = count;
    }

    /** Returns the number of these markers in a Mission. */
    public int count() {
        return count;
    }
}
