package org.sitrep.rulesets.purplehaze.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.FireItem;

class ArmouryTest {
    private static String mode(final FireItem item, final String typed) {
        return Armoury.mode(item, typed).orElseThrow().id();
    }

    @Test
    void aModeIsFoundByIdByItsBeginningOrAsAutomatic() {
        assertEquals("auto", mode(Items.rifle(), "auto"));
        assertEquals("auto", mode(Items.rifle(), "AUTOMATIC"));
        assertEquals("auto", mode(Items.rifle(), "a"));
        assertEquals("single", mode(Items.rifle(), "si"));
    }

    @Test
    void whatFitsNoModeOrTwoFindsNone() {
        assertTrue(Armoury.mode(Items.rifle(), "burst").isEmpty());
        assertTrue(Armoury.mode(Items.rifle(), "").isEmpty());
        assertTrue(Armoury.mode(Items.launcher(), "automatic").isEmpty());
    }
}
