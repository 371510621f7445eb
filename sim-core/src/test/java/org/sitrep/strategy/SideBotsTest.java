package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SideBotsTest {
    private static final List<String> SIDES = List.of("us", "com");

    private static List<String> of(final String text) {
        return SideBots.of(text, SIDES, "sergeant");
    }

    @Test
    void oneBotPlaysAllSidesThatAreNotNamed() {
        assertEquals(List.of("planner", "planner"), of("planner"));
        assertEquals(List.of("planner:20", "novice"), of("us=planner:20,com=novice"));
        assertEquals(List.of("planner", "novice"), of("com=novice,us=planner"));
        assertEquals(List.of("sergeant", "novice"), of("com=novice"));
        assertEquals(List.of("my=odd.yaml", "my=odd.yaml"), of("my=odd.yaml"));
        assertEquals(List.of(), SideBots.of("rifleman", List.of(), ""));
    }

    @Test
    void whatNamesASideTwiceOrNotIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> of("us=planner,us=novice"));
        assertThrows(IllegalArgumentException.class, () -> of("us=planner,novice"));
    }

    @Test
    void eachChoiceHasOneText() {
        for (final String text : List.of("planner", "us=planner:20,com=novice", "us=sergeant,com=novice")) {
            assertEquals(text, SideBots.text(of(text), SIDES));
        }
        assertEquals("novice", SideBots.text(of("com=novice,us=novice"), SIDES));
    }

    @Test
    void aListKeepsTheSidesOfAChoiceTogether() {
        assertEquals(
                List.of("random", "us=a,com=b", "us=b,com=a", "com=c", "d", "us=e"),
                SideBots.joined(List.of("random", "us=a", "com=b", "us=b", "com=a", "com=c", "d", "us=e"), SIDES));
        assertEquals(List.of("a", "b"), SideBots.joined(List.of("a", "b"), List.of()));
    }
}
