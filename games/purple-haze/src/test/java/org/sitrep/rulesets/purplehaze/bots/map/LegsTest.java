package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;

class LegsTest {
    private final EnterCosts ground = EnterCosts.inMinutes();
    private final Legs legs = new Legs();

    /** Dijkstra's method with the same weights is the other implementation. */
    @Test
    void costsWhatDijkstraFinds() {
        final Routes routes = new Routes(new EnterCosts(1, 15, 10, 30, 25));
        final Expedition e = new Expedition().eaz("C3", "G4").events("B2", "E3", "F6");
        final MissionView mission = e.view();
        ground.look(mission);
        for (int target = 0; target < ground.lay.map.count; target++) {
            if (ground.lay.map.terrain[target] != Index.NONE) {
                legs.to(ground, target);
                routes.to(mission, target);
                for (int space = 0; space < ground.lay.map.count; space++) {
                    if (ground.lay.map.terrain[space] != Index.NONE && routes.cost[space] != Routes.NO_WAY) {
                        // the other one also counts the Event at the start of a way that ends at an Event
                        assertEquals(routes.cost[space], legs.cost[space], ground.lay.map.name(space));
                    }
                }
            }
        }
    }

    @Test
    void theCostsAreReckonedAgainOnlyWhenSomethingHasChanged() {
        final Expedition e = new Expedition();
        assertEquals(1, reckoned(e));
        assertEquals(1, reckoned(e));
        e.eaz("C3");
        assertEquals(2, reckoned(e));
        e.events("B2");
        assertEquals(3, reckoned(e));
        assertEquals(3, reckoned(e.on("B1").stamina(3)), "where the Squad is does not matter");
    }

    private int reckoned(final Expedition e) {
        ground.look(e.view());
        return ground.reckoned;
    }

    /** Also those that were not needed the last time that something had changed. */
    @Test
    void areLookedForAgainWhenTheGroundHasChanged() {
        final Expedition e = new Expedition();
        ground.look(e.view());
        legs.to(ground, e.at("B2"));
        final int before = legs.cost[e.at("E2")];
        e.eaz("C2");
        ground.look(e.view());
        ground.look(e.view());
        legs.to(ground, e.at("B2"));
        assertTrue(legs.cost[e.at("E2")] > before);
    }
}
