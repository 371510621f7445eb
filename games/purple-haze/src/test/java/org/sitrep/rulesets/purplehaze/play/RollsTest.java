package org.sitrep.rulesets.purplehaze.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rng.TrialKey;

/** What is rolled again is rolled anew: its result has nothing to do with the first. */
class RollsTest {
    private static final int MISSIONS = 2000;

    private final TrialKey key = new TrialKey();
    private final Rolls rolls =
            new Rolls(key, new TotalSampler(MatchRule.STANDARD, 3, 6, 2), new FaceSampler(MatchRule.STANDARD));

    /**
     * Of two independent results of a test of 3F 6S 2C not even one in six pairs is equal, and of two Wound cards out
     * of twelve one in twelve. Half of 2000 pairs equal is 20 standard deviations away or more; the seed is fixed.
     */
    @Test
    void aThrowMadeAgainIsAnotherThrow() {
        for (final int again : List.of(1, 2, 3)) {
            differs(again, (mission, nth) -> rolls.combatTest(RollId.MARINE_TEST, 2, 1, nth, 3, 6, 2));
            differs(again, (mission, nth) -> rolls.combatTest(RollId.CLAYMORE_TEST, Rolls.NOBODY, 0, nth, 3, 6, 2));
            differs(again, (mission, nth) -> rolls.combatTest(RollId.PATCH_UP_TEST, 2, 1, nth, 3, 6, 2));
            differs(again, (mission, nth) -> rolls.pick(RollId.WOUND_CARD, 1, 2, nth, 12));
        }
        differs(
                1,
                (mission, nth) -> nth == 0
                        ? rolls.d6(RollId.CLAYMORE_DUD, 0, 0, 0)
                        : rolls.d6(RollId.CLAYMORE_DUD_AGAIN, 0, 0, 0));
    }

    private void differs(final int again, final ToIntBiFunction<Integer, Integer> roll) {
        int equal = 0;
        for (int mission = 0; mission < MISSIONS; mission++) {
            key.set(1967, mission);
            equal += roll.applyAsInt(mission, 0) == roll.applyAsInt(mission, again) ? 1 : 0;
        }
        final int found = equal;
        assertTrue(equal < MISSIONS / 2, () -> found + " equal");
        assertTrue(equal > 0, "equal now and then by chance");
    }
}
