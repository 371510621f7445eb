package org.sitrep.rulesets.purplehaze.combat;

/** The one-shot markers of Sapper mode (PH-OPT-3): at most one in a Squad Action, each once in a Mission. */
public enum SapperMarker {
    /** A test of the Marines is harder: DIFF +1. There are two. */
    HARDER_TEST(2),
    /** Dice of an Enemy Combat test are thrown again. */
    REROLL_DICE(1),
    /** A Combat marker in hand is drawn anew. */
    REDRAW_MARKER(1),
    /** An EAZ moves to an Adjacent Space. */
    MOVE_EAZ(1);

    private final int count;

    SapperMarker(final int count) {
        this.count = count;
    }

    /** Returns how many there are in a Mission. */
    public int count() {
        return count;
    }
}
