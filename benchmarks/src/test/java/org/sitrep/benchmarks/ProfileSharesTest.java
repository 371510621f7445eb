package org.sitrep.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProfileSharesTest {
    private static final String GAME = "org.sitrep.rulesets.purplehaze.";

    @Test
    void whatABotAsksIsTheBots() {
        assertEquals(
                "bot, in combats",
                ProfileShares.partOf(List.of(
                        "org.sitrep.dice.TotalSampler",
                        GAME + "combat.CombatView",
                        GAME + "bots.OrderWorth",
                        GAME + "play.Seat",
                        GAME + "combat.MarineActivation",
                        GAME + "combat.Combat",
                        GAME + "mission.Fights")));
        assertEquals(
                "bot, on the map and in Events",
                ProfileShares.partOf(
                        List.of(GAME + "bots.map.Routes", GAME + "play.Seat", GAME + "mission.MissionPlay")));
    }

    @Test
    void theInnermostFrameThatBelongsToAPartDecides() {
        assertEquals(
                "dice",
                ProfileShares.partOf(List.of("java.lang.Math", "org.sitrep.rng.Mix64", GAME + "combat.MarineHits")));
        assertEquals(
                "hits and Wounds",
                ProfileShares.partOf(List.of("java.util.Arrays", GAME + "squad.Wounds", GAME + "combat.Combat")));
        assertEquals("the rest", ProfileShares.partOf(List.of("java.lang.Thread")));
    }
}
