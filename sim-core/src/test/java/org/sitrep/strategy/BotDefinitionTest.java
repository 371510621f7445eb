package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BotDefinitionTest {
    private static <V> BotDefinition<V> bot(final String id, final Class<V> view) {
        return new BotDefinition<>(id, "does nothing", view, () -> null);
    }

    private static final List<BotDefinition<String>> CATALOGUE =
            List.of(bot("first", String.class), bot("second", String.class));

    private static List<BotDefinition<String>> with(final BotDefinition<?> external) {
        return BotDefinition.withExternal(CATALOGUE, String.class, List.of(external));
    }

    @Test
    void externalBotsFollowTheCatalogue() {
        final List<String> ids = with(bot("external", String.class)).stream()
                .map(BotDefinition::id)
                .toList();
        assertEquals(List.of("first", "second", "external"), ids);
    }

    @Test
    void anExternalBotOfAnotherGameIsRefused() {
        final BotDefinition<Integer> stranger = bot("external", Integer.class);
        final String message = assertThrows(IllegalArgumentException.class, () -> with(stranger))
                .getMessage();
        assertTrue(message.contains("java.lang.Integer") && message.contains("java.lang.String"), message);
    }

    @Test
    void anIdIsTakenOnce() {
        final BotDefinition<String> doppelganger = bot("second", String.class);
        assertEquals(
                "there is already a bot second",
                assertThrows(IllegalArgumentException.class, () -> with(doppelganger))
                        .getMessage());
    }
}
