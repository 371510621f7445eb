package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.tables.CardTexts;

/** A Marine's current test: the tester, the dice and the result. One instance per Squad, reused for each test. */
public final class TestInHand {
    /** Stands for the Combat test of a Fire order, which tests no Trait. */
    public static final int FIRE = -1;
    /** Stands for the Claymore's Combat test, which tests no Trait. */
    public static final int CLAYMORE = -2;

    public int marine;
    /** The Trait tested, an ordinal, or {@link #FIRE} or {@link #CLAYMORE}. */
    public int trait;

    public int focus;
    public int strike;
    public int crit;
    /** True if the night costs a Focus die. */
    public boolean hinderedByNight;
    /** True for the test of First Aid; set after {@link #begin}. */
    public boolean firstAid;
    /** The successes required to pass a Trait test, its DIFF; 0 where every success counts. */
    public int needed;
    /** Successes × 2 + critical, once the dice are thrown. */
    public int result;
    /** The number of repetitions so far. */
    public int again;

    TestInHand() {}

    /** Begins a test, before any throw. */
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
        firstAid = false;
        needed = 0;
        result = 0;
        again = 0;
    }

    /** Returns whether a Trait is tested. */
    public boolean isTraitTest() {
        return trait >= 0;
    }

    /** Returns the bits of the test in the masks of {@link CardTexts}. */
    public int bits() {
        return switch (trait) {
            case FIRE -> CardTexts.FIRE;
            case CLAYMORE -> CardTexts.CLAYMORE;
            default -> 1 << trait | (firstAid ? CardTexts.FIRST_AID : 0);
        };
    }

    /** Returns the successes thrown. */
    public int successes() {
        return result >> 1;
    }
}
