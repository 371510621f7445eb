package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;

/** On the range the Base in H6 is the goal, and nothing but to get there is wanted of the primary objective. */
class TourTest {
    private final Tour tour = new Tour();

    private String next(final Expedition e) {
        final MissionView mission = e.view();
        tour.choose(e.men(), mission);
        return mission.map().name(tour.next().target);
    }

    @Test
    void looksAtAnEventNearTheWay() {
        assertEquals("F4", next(new Expedition().on("D4").events("F4").stamina(15)));
    }

    /**
     * D4 to F4 and on to H6 takes four Marches and 45 minutes; with the same four Marches straight home in the time
     * left he is late for sure with it.
     */
    @Test
    void goesHomeWhenAnEventMightMakeItTooLate() {
        assertEquals(
                "H6", next(new Expedition().on("D4").events("F4").stamina(15).elapsed(720 - 105)));
    }

    @Test
    void takesTheEventsInTheOrderOfTheWay() {
        assertEquals("E4", next(new Expedition().on("D4").events("G5", "E4").stamina(15)));
        assertEquals("G5", next(new Expedition().on("G4").events("G5", "H5").stamina(15)));
    }

    /** Nobody is curious with two men missing. */
    @Test
    void goesHomeWithASquadThatIsNotWhole() {
        final Expedition e =
                new Expedition().on("D4").events("F4").stamina(15).dead(5).dead(6);
        assertEquals("H6", next(e));
    }

    /** What is left after the next place is what the whole tour takes less the way there. */
    @Test
    void tellsWhatIsLeftAfterTheNextPlace() {
        final Expedition e = new Expedition("missions.range.events=~").on("D4").stamina(15);
        assertEquals("H6", next(e));
        assertEquals(60, tour.bestMinutes);
        assertEquals(4, tour.bestStamina);
        assertEquals(4, tour.bestMarches);
        assertEquals(0, tour.bestEvents);
        assertEquals(0, tour.minutesAfter());
        assertEquals(0, tour.staminaAfter());
    }

    /** To be taken nearer to the Base is worth the way that is saved; where the Squad is, nothing. */
    @Test
    void beingElsewhereIsWorthTheWayThatItSaves() {
        final Expedition e = new Expedition("missions.range.events=~").on("B4").stamina(15);
        final Tour from = new Tour();
        from.begin(e.men(), e.view());
        assertEquals(0, from.gain(e.at("B4")), 1e-12);
        assertTrue(from.gain(e.at("E4")) > 0);
        assertTrue(from.gain(e.at("G5")) > from.gain(e.at("E4")));
        assertTrue(from.gain(e.at("A1")) < 0);
    }
}
