package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;

class LegsTest {
    private final Ground ground = new Ground();
    private final Legs legs = new Legs();

    /** Dijkstra's method with the same weights is the other implementation. */
    @Test
    void costsWhatDijkstraFinds() {
        final Routes routes = new Routes(new EnterCosts(1, 15, 10, 30, 25));
        final Expedition e = new Expedition().eaz("C3", "G4").events("B2", "E3", "F6");
        final MissionView mission = e.view();
        ground.look(mission);
        for (int target = 0; target < ground.map.count; target++) {
            if (ground.map.terrain[target] != Index.NONE) {
                legs.to(ground, target);
                routes.to(mission, target);
                for (int space = 0; space < ground.map.count; space++) {
                    if (ground.map.terrain[space] != Index.NONE && routes.cost(space) != Routes.NO_WAY) {
                        // the other one also counts the Event at the start of a way that ends at an Event
                        assertEquals(routes.cost(space), legs.cost(space), ground.map.name(space));
                    }
                }
            }
        }
    }

    @Test
    void theGroundTellsWhetherItHasChanged() {
        final Expedition e = new Expedition();
        assertTrue(ground.look(e.view()));
        assertFalse(ground.look(e.view()));
        e.eaz("C3");
        assertTrue(ground.look(e.view()));
        e.events("B2");
        assertTrue(ground.look(e.view()));
        assertFalse(ground.look(e.on("B1").stamina(3).view()), "where the Squad is does not matter");
    }
}
