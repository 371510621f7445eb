package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths and values are said in the words of the set-up and the data. */
final class DataWordsTest {
    private static final Map<String, String> DATA = Map.of(
            "weapons.m16.name", "M16",
            "gear.flak-jacket.name", "Flak Jacket",
            "combats.hill.title", "Hill",
            "combats.river.title", "River");

    private static final DataWords WORDS = new DataWords(
            "River",
            List.of("weapons", "gear", "combats"),
            List.of("Threat"),
            path -> Optional.ofNullable(DATA.get(path)));

    @ParameterizedTest
    @CsvSource({
        "start.threat,                              Threat",
        "combats.hill.threat.low,                   Hill: low",
        "combats.river.enemies.fighters,            fighters",
        "combats.hill.enemies.fighters,             Hill: fighters",
        "combats.river.threat.medium.initiative,    medium initiative",
        "weapons.m16.modes.auto.strike,             M16: auto strike",
        "battle.victory.atEnd.0.andAtLeast,         at end and at least",
        "battle.endTurns,                           end turns",
        "squad,                                     squad",
    })
    void shouldSayThePath(final String path, final String words) {
        assertEquals(words, WORDS.path(path));
    }

    @Test
    void shouldSayValuesWithANameAndKeepPathsThatWouldBeCalledTheSame() {
        final Map<String, List<String>> values = new LinkedHashMap<>();
        values.put("forbid", List.of("nothing", "gear:flak-jacket", "m16"));
        values.put("combats.river.enemies.fighters", List.of());
        values.put("combats.river.reserve.fighters", List.of());
        assertEquals(
                Map.of("forbid", "forbid", "forbid=gear:flak-jacket", "Flak Jacket", "forbid=m16", "M16"),
                WORDS.of(values));
    }
}
