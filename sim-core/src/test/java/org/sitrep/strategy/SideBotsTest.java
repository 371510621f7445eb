package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SideBotsTest {
    /** Two sides that share their bots, two with bots of their own, and a game for one player. */
    private static final SideBots ALIKE =
            SideBots.shared(List.of("us", "com"), bots(String.class, "sergeant", "novice"));

    private static final SideBots UNLIKE = new SideBots(List.of(
            new SideBots.Side<>("squad", bots(String.class, "rifleman", "random")),
            new SideBots.Side<>("red", bots(Integer.class, "keen", "random"))));

    private static final SideBots ALONE = SideBots.alone(bots(String.class, "pointman"));

    private static <V> List<BotDefinition<V>> bots(final Class<V> view, final String... ids) {
        return Arrays.stream(ids)
                .map(id -> new BotDefinition<>(id, "does nothing", view, () -> null))
                .toList();
    }

    private static String refusal(final SideBots sides, final String text) {
        return assertThrows(IllegalArgumentException.class, () -> sides.of(text))
                .getMessage();
    }

    @Test
    void oneBotPlaysAllSidesThatAreNotNamed() {
        assertEquals(List.of("planner", "planner"), ALIKE.of("planner"));
        assertEquals(List.of("planner:20", "novice"), ALIKE.of("us=planner:20,com=novice"));
        assertEquals(List.of("planner", "novice"), ALIKE.of("com=novice,us=planner"));
        assertEquals(List.of("sergeant", "novice"), ALIKE.of("com=novice"));
        assertEquals(List.of("my=odd.yaml", "my=odd.yaml"), ALIKE.of("my=odd.yaml"));
        assertEquals(List.of("sergeant", "sergeant"), ALIKE.of(null));
        assertEquals(List.of("us=planner"), ALONE.of("us=planner"));
    }

    @Test
    void oneBotPlaysTheFirstSideIfEachHasBotsOfItsOwn() {
        assertEquals(List.of("random", "keen"), UNLIKE.of("random"));
        assertEquals(List.of("rifleman", "random"), UNLIKE.of("red=random"));
        assertEquals(List.of("planner", "keen"), UNLIKE.of("squad=planner"));
        assertEquals(List.of("rifleman", "keen"), UNLIKE.of(null));
    }

    @Test
    void whatNamesASideTwiceOrNotIsRefused() {
        assertEquals("the side us is named twice", refusal(ALIKE, "us=planner,us=novice"));
        assertEquals("\"novice\" names no side", refusal(ALIKE, "us=planner,novice"));
    }

    @Test
    void aSideThatDoesNotPlayIsRefusedWithWhatItNeeds() {
        final SideBots alone = UNLIKE.without("red", "--set mode=on");
        assertEquals(List.of("rifleman", "keen"), alone.of("squad=rifleman"));
        assertEquals("the side red plays only with --set mode=on", refusal(alone, "red=random"));
    }

    @Test
    void eachChoiceHasOneText() {
        for (final String text : List.of("planner", "us=planner:20,com=novice", "us=sergeant,com=novice")) {
            assertEquals(text, ALIKE.text(ALIKE.of(text)));
        }
        assertEquals("novice", ALIKE.text(ALIKE.of("com=novice,us=novice")));
        assertEquals("random", UNLIKE.text(UNLIKE.of("red=keen,squad=random")));
        assertEquals("squad=random,red=random", UNLIKE.text(UNLIKE.of("red=random,squad=random")));
        assertEquals("pointman", ALONE.text(List.of("pointman")));
    }

    @Test
    void externalBotsFollowThoseOfTheSidesWithTheirView() {
        final List<BotDefinition<?>> external =
                List.of(bots(Integer.class, "mine").get(0));
        assertEquals(
                List.of(List.of("rifleman", "random"), List.of("keen", "random", "mine")),
                UNLIKE.with(external).all().stream().map(SideBots.Side::ids).toList());
        final String message = assertThrows(IllegalArgumentException.class, () -> ALIKE.with(external))
                .getMessage();
        assertEquals("bot mine sees java.lang.Integer, but a bot of this game sees java.lang.String", message);
    }

    @Test
    void anIdIsTakenOnce() {
        final List<BotDefinition<?>> doppelganger =
                List.of(bots(String.class, "novice").get(0));
        assertEquals(
                "there is already a bot novice",
                assertThrows(IllegalArgumentException.class, () -> ALIKE.with(doppelganger))
                        .getMessage());
    }

    @Test
    void sidesOfOneViewShareTheirBots() {
        assertTrue(ALIKE.shared() && ALONE.shared());
        assertFalse(UNLIKE.shared());
        assertEquals(List.of(), ALONE.ids());
        assertThrows(IllegalArgumentException.class, () -> UNLIKE.bots(1, String.class));
    }

    @Test
    void aListKeepsTheSidesOfAChoiceTogether() {
        final List<String> sides = ALIKE.ids();
        assertEquals(
                List.of("random", "us=a,com=b", "us=b,com=a", "com=c", "d", "us=e"),
                SideBots.joined(List.of("random", "us=a", "com=b", "us=b", "com=a", "com=c", "d", "us=e"), sides));
        assertEquals(List.of("a", "b"), SideBots.joined(List.of("a", "b"), List.of()));
    }
}
