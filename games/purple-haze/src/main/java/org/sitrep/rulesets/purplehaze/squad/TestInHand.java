package org.sitrep.rulesets.purplehaze.squad;

/**
 * A Marine's test while it is being made: who throws which dice, and what came of them. One a Squad, filled anew for
 * each test.
 */
public final class TestInHand {
    /** No Trait is tested: the Combat test of a Fire order. */
    public static final int FIRE = -1;
    /** No Trait is tested: the Claymore's Combat test. */
    public static final int CLAYMORE = -2;

    public int marine;
    /** The Trait tested, an ordinal, or {@link #FIRE} or {@link #CLAYMORE}. */
    public int trait;

    public int focus;
    public int strike;
    public int crit;
    /** Whether the night takes a Focus die. */
    public boolean hinderedByNight;
    /** Successes that it takes to pass a Trait test, its DIFF; 0 where every success counts. */
    public int needed;
    /** Successes × 2 + critical, once the dice are thrown. */
    public int result;
    /** How often it has been thrown again. */
    public int again;

    TestInHand() {}

    /** Begins a test; nothing is thrown yet. */
    public void begin(
            final int who,
            final int what,
            final int focusDice,
            final int strikeDice,
            final int critDice,
            final boolean atNight) {
        marine = who;
        trait = what;
        focus = focusDice;
        strike = strikeDice;
        crit = critDice;
        hinderedByNight = atNight;
        needed = 0;
        result = 0;
        again = 0;
    }

    /** Returns whether a Trait is tested. */
    public boolean isTraitTest() {
        return trait >= 0;
    }

    /** Returns the successes thrown. */
    public int successes() {
        return result >> 1;
    }
}
