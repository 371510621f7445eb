package org.sitrep.rulesets.purplehaze.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** Ends that a Mission or a set-up box does not have are declared as impossible. */
class ImpossibleEndsTest {
    private static OutcomeLayout layout(final String file, final String... sets) {
        final Findings findings = new Findings();
        final var scenario = new PurpleHaze().compile(Content.load(file, sets).document(), findings, List.of());
        return scenario.orElseThrow(() -> new AssertionError(findings.sorted().toString()))
                .layout();
    }

    private static List<String> impossible(final String file, final String... sets) {
        return List.copyOf(layout(file, sets).impossible());
    }

    @Test
    void aCombatEndsByAConditionOnlyIfItsBoxHasOne() {
        assertEquals(List.of("end.event"), impossible("combats/patrol.yaml"));
        for (final String condition : List.of("endsAtEliminated=3", "endsAfterEnemyActivations=4")) {
            assertEquals(List.of(), impossible("combats/patrol.yaml", "combats.patrol." + condition));
            assertEquals(
                    layout("combats/patrol.yaml"),
                    layout("combats/patrol.yaml", "combats.patrol." + condition),
                    "the two can be compared");
        }
    }

    @Test
    void aMissionEndsAsItsMapAndEntriesAllow() {
        assertTrue(impossible("missions/01-crash.yaml").containsAll(Set.of("end.landingZone", "end.event")));
        final List<String> darkRoad = impossible("missions/08-dark-road.yaml");
        assertTrue(darkRoad.contains("end.landingZone") && !darkRoad.contains("end.event"), darkRoad.toString());
    }

    /** A General card belongs to no Mission, but any Mission that draws it may end by it. */
    @Test
    void aGeneralCardMayEndAMission() {
        final OutcomeLayout layout = layout(
                "missions/01-crash.yaml",
                "missions.crash.endings.event=Home.",
                "encounters.recall={title: Recall, deck: general, steps: {go: {text: Home., next: end, effects: "
                        + "[{endsMission: true}]}}}");
        assertTrue(!layout.impossible().contains("end.event"));
    }

    @Test
    void aBoxOfAMissionHasItsOwnConditions() {
        final List<String> impossible = impossible("missions/04-two-chutes.yaml");
        assertTrue(!impossible.contains("combat.two-chutes-camp.event"), impossible.toString());
        assertTrue(impossible.stream().anyMatch(name -> name.matches("combat\\..*\\.event")), impossible.toString());
    }

    @Test
    void aCampaignKnowsTheEndsOfEachMission() {
        final List<String> impossible = impossible("campaign.yaml");
        assertTrue(impossible.contains("mission.1.end.event"), impossible.toString());
        assertTrue(!impossible.contains("mission.8.end.event"), impossible.toString());
    }
}
