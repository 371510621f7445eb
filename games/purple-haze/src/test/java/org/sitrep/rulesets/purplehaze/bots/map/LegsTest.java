package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;

class LegsTest {
    private final EnterCosts enter = EnterCosts.inMinutes();
    private final Legs legs = new Legs();

    /** Dijkstra's method with the same weights is the other implementation. */
    @Test
    void costsWhatDijkstraFinds() {
        final Routes routes = new Routes(new EnterCosts(1, 15, 10, 30, 25));
        final Expedition e = new Expedition().eaz("C3", "G4").events("B2", "E3", "F6");
        final MissionView mission = e.view();
        enter.look(mission);
        for (int target = 0; target < enter.state.map.count; target++) {
            if (enter.state.map.terrain[target] != Index.NONE) {
                legs.to(enter, target);
                routes.to(mission, target);
                for (int space = 0; space < enter.state.map.count; space++) {
                    if (enter.state.map.terrain[space] != Index.NONE && routes.cost[space] != Routes.NO_WAY) {
                        // the other one also counts the Event at the start of a way that ends at an Event
                        assertEquals(routes.cost[space], legs.cost[space], enter.state.map.name(space));
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
        enter.look(e.view());
        return enter.computations;
    }

    /** Also those that were not needed the last time that something had changed. */
    @Test
    void areLookedForAgainWhenTheGroundHasChanged() {
        final Expedition e = new Expedition();
        enter.look(e.view());
        legs.to(enter, e.at("B2"));
        final int before = legs.cost[e.at("E2")];
        e.eaz("C2");
        enter.look(e.view());
        enter.look(e.view());
        legs.to(enter, e.at("B2"));
        assertTrue(legs.cost[e.at("E2")] > before);
    }
}
