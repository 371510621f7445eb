package org.sitrep.rulesets.purplehaze.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.odds.FireOdds.Target;

/** Small pools whose laws are written down by hand. */
class FireOddsTest {
    private static FireOdds odds(final FireItem item) {
        final FireOrder order = new FireOrder(item, item.modes().get("shot"), 1, false, 0, false, false);
        return new FireOdds(order, MatchRule.STANDARD);
    }

    private static FireOdds.Effect effect(final FireItem item, final int hitPoints, final int soft, final int hard) {
        return odds(item).against(new Target(hitPoints, soft, hard));
    }

    // One Focus, one Strike: they match in 6 of 36 throws, for one hit.

    @Test
    void oneHitEliminatesABareTarget() {
        final FireItem item = Items.oneFocus(1, 0, 0, false);
        assertEquals(new BigFraction(1, 6), effect(item, 1, 0, 0).eliminated());
        assertEquals(new BigFraction(1, 6), effect(item, 1, 0, 0).meanHitsAfterCover());
        assertEquals(BigFraction.ZERO, effect(item, 2, 0, 0).eliminated());
    }

    @Test
    void softAndHardCoverAbsorbOneHitEach_PH_HIT_1() {
        final FireItem item = Items.oneFocus(1, 0, 0, false);
        assertEquals(BigFraction.ZERO, effect(item, 1, 1, 0).eliminated());
        assertEquals(BigFraction.ZERO, effect(item, 1, 0, 1).eliminated());
    }

    @Test
    void stripTakesSoftCoverBeforeHits_PH_FIRE_6() {
        final FireItem item = Items.oneFocus(1, 0, 1, false);
        assertEquals(new BigFraction(1, 6), effect(item, 1, 1, 0).eliminated());
        assertEquals(BigFraction.ZERO, effect(item, 1, 2, 0).eliminated());
        assertEquals(BigFraction.ZERO, effect(item, 1, 1, 1).eliminated(), "strip leaves Hard Cover alone");
    }

    @Test
    void aWeaponMayIgnoreHardCover_PH_FLM_1() {
        assertEquals(
                new BigFraction(1, 6),
                effect(Items.oneFocus(1, 0, 0, true), 1, 0, 3).eliminated());
    }

    // One Focus, two Crits. Both match it: 1 of 36, four hits and critical. One does: 10 of 36, two hits. None: 25 of
    // 36.

    @Test
    void aCriticalHitIgnoresAllCover_PH_HIT_2() {
        final FireItem item = Items.oneFocus(0, 2, 0, false);
        assertEquals(new BigFraction(1, 36), effect(item, 4, 2, 5).eliminated());
        assertEquals(new BigFraction(4, 36), effect(item, 4, 2, 5).meanHitsAfterCover());
    }

    @Test
    void theMeanCountsHitsBeyondTheLastHitPoint() {
        final FireItem item = Items.oneFocus(0, 2, 0, false);
        assertEquals(new BigFraction(10 * 2 + 4, 36), effect(item, 1, 0, 0).meanHitsAfterCover());
        assertEquals(new BigFraction(11, 36), effect(item, 1, 0, 0).eliminated());
        assertEquals(new BigFraction(10 + 4, 36), effect(item, 1, 1, 0).meanHitsAfterCover());
    }

    @Test
    void withoutFocusNothingIsHit_PH_DICE_5() {
        final FireItem item = Items.oneFocus(4, 4, 0, false);
        final FireOrder order = new FireOrder(item, item.modes().get("shot"), 1, false, 1, false, false);
        final FireOdds.Effect effect = new FireOdds(order, MatchRule.STANDARD).against(new Target(1, 0, 0));
        assertEquals(BigFraction.ZERO, effect.eliminated());
        assertEquals(BigFraction.ZERO, effect.meanHitsAfterCover());
    }

    @Test
    void anAimedSniperIgnoresOneHardCover() {
        final FireItem item = Items.sniperRifle();
        final FireOrder order = new FireOrder(item, item.modes().get("single"), 1, true, 0, false, false);
        assertEquals(1, order.hardCoverLeft(2));
        assertEquals(0, order.hardCoverLeft(0));
    }

    @Test
    void aTargetHasHitPointsAndNoNegativeCover() {
        assertThrows(IllegalArgumentException.class, () -> new Target(0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Target(1, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Target(1, 0, -1));
    }
}
