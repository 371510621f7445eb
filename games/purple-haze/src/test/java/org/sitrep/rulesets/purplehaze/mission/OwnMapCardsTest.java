package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GREEN;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Cards with other lines than ours on the map (PH-BOON-1, PH-CHM-1, PH-MAR-2). */
class OwnMapCardsTest {
    private static final int YES = 1;

    @Test
    void anAbilityLowersThreatOnAMarchAsOftenAsItSays() {
        final Expedition e = new Expedition(
                        "profiles.MP23.ability={name: Quiet, uses: 1, lines: [{when: march, threat: -1}]}")
                .profile(6, "MP23")
                .threat(6)
                .on("B3");
        e.bot.answer(DecisionKind.PLAY_BOON, YES);
        e.threatDice(GRAY).march("B2");
        assertEquals(5, e.state.threat);
        e.threatDice(GRAY).march("B1");
        assertEquals(5, e.state.threat, "it is used up");
        e.assertUsed();
    }

    @Test
    void aCharmSparesStaminaByItself() {
        final Expedition e = new Expedition("luckyCharms.LC1={uses: 1, lines: [{when: forced-march, stamina: 2}]}")
                .on("C3")
                .stamina(0);
        e.squad.charm[2] = e.tables.components.charms.index.of("LC1");
        e.threatDice(GREEN).march("C2");
        assertEquals(0, e.squad.damage[0] + e.squad.damage[1]);
        assertEquals(1, e.squad.charmUsed[2]);
        e.assertUsed();
    }
}
