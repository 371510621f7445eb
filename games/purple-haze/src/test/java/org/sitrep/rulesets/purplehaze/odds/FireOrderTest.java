package org.sitrep.rulesets.purplehaze.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.FireItem;

class FireOrderTest {
    private static FireOrder shot(
            final FireItem item, final String mode, final int range, final boolean aimed, final int los) {
        return new FireOrder(item, item.modes().get(mode), range, aimed, los, false, false);
    }

    @Test
    void focusAddsTheRowToTwoDice_PH_FIRE_4() {
        assertEquals(3, shot(Items.rifle(), "auto", 2, false, 0).focus());
        assertEquals(2, shot(Items.rifle(), "auto", 3, false, 0).focus());
        assertEquals(1, shot(Items.launcher(), "shot", 1, false, 0).focus());
    }

    @Test
    void nightTakesOneFocusDie_PH_DICE_4() {
        final FireItem rifle = Items.rifle();
        assertEquals(2, new FireOrder(rifle, rifle.modes().get("auto"), 2, false, 0, true, false).focus());
    }

    @Test
    void anAimedShotAddsOneFocusIgnoresOnePenaltyAndCostsOneMore_PH_FIRE_5() {
        assertEquals(4, shot(Items.rifle(), "single", 1, true, 0).focus());
        assertEquals(4, shot(Items.rifle(), "single", 1, true, 1).focus());
        assertEquals(3, shot(Items.rifle(), "single", 1, true, 2).focus());
        assertEquals(4, shot(Items.rifle(), "single", 1, true, 0).cost());
        assertEquals(3, shot(Items.rifle(), "single", 1, false, 0).cost());
    }

    @Test
    void eachPenaltyTakesOneFocusDieAndNoneIsBelowZero_PH_LOS_8() {
        assertEquals(1, shot(Items.rifle(), "auto", 2, false, 2).focus());
        assertEquals(0, shot(Items.rifle(), "auto", 2, false, 3).focus());
        assertEquals(0, shot(Items.rifle(), "auto", 2, false, 9).focus());
    }

    @Test
    void overheadFireIgnoresEveryPenalty_PH_LOS_5() {
        assertEquals(3, shot(Items.launcher(), "shot", 3, false, 4).focus());
    }

    @Test
    void anAimedSniperIgnoresEveryPenalty_PH_LOS_4() {
        assertEquals(4, shot(Items.sniperRifle(), "single", 3, true, 5).focus());
        assertEquals(1, shot(Items.sniperRifle(), "single", 3, false, 2).focus());
    }

    @Test
    void theBipodSwapsStrikeForCritAndCostsOneMore_PH_EQ_12() {
        final FireItem gun = Items.machineGun();
        final FireOrder order = new FireOrder(gun, gun.modes().get("auto"), 1, false, 0, false, true);
        assertEquals(5, order.strike());
        assertEquals(4, order.crit());
        assertEquals(6, order.cost());
    }

    @Test
    void whatTheRulesForbidIsRefusedWithAReason() {
        final FireItem rifle = Items.rifle();
        assertMessage("reaches 1 to 4 rows, not 5", () -> shot(rifle, "auto", 5, false, 0));
        assertMessage("reaches 1 to 4 rows, not 0", () -> shot(rifle, "auto", 0, false, 0));
        assertMessage("another mode does", () -> shot(rifle, "auto", 1, true, 0));
        assertMessage("cannot be negative", () -> shot(rifle, "auto", 1, false, -1));
        assertMessage("no bipod", () -> new FireOrder(rifle, rifle.modes().get("auto"), 1, false, 0, false, true));
        assertMessage(
                "Aimed Shots are not possible at night",
                () -> new FireOrder(rifle, rifle.modes().get("single"), 1, true, 0, true, false));
    }

    private static void assertMessage(final String part, final Runnable order) {
        final String message =
                assertThrows(IllegalArgumentException.class, order::run).getMessage();
        assertTrue(message.contains(part), message);
    }
}
