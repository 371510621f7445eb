package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The campaign against GAP-15, and what is remembered from Mission to Mission. */
class CampaignValuesTest {
    private static final GameData GAME = Content.bound("campaign.yaml");

    static List<Mission> missions() {
        return List.copyOf(GAME.missions().values());
    }

    @Test
    void campaign() {
        final Campaign house = GAME.campaigns().get("house");
        assertEquals(List.copyOf(GAME.missions().keySet()), house.missions());
        assertTable(
                """
                duty OBJECTIVES 20 12
                brothers LOSSES 1 3
                glory ELIMINATED 110 70
                """,
                house.motivations().values(),
                motivation -> String.join(
                        " ",
                        motivation.id(),
                        motivation.metric().name(),
                        Integer.toString(motivation.good()),
                        Integer.toString(motivation.middling())));
        final Set<String> endings = house.motivations().values().stream()
                .flatMap(motivation ->
                        Stream.of(motivation.goodEnding(), motivation.middlingEnding(), motivation.badEnding()))
                .collect(Collectors.toSet());
        assertEquals(9, endings.size());
    }

    /** Where each log entry that outlasts a Mission is set, and where it counts: by Mission number. */
    @Test
    void whatIsRememberedFromMissionToMission() {
        final TreeMap<String, String> remembered = new TreeMap<>();
        for (final String entry : GAME.campaigns().get("house").log()) {
            remembered.put(entry, numbers(entry, LogEntries::set) + " -> " + numbers(entry, LogEntries::read));
        }
        assertEquals(
                """
                boats-sunk: 7 -> 7 9
                bridge-held: 8 -> 8 9
                child-helped: 6 -> 6 8 9
                guns-marked: 5 -> 5 7
                headman-trusts: 3 -> 3 6 8 9
                map-captured: 2 -> 5
                pilot-owes: 4 -> 7
                radio-taken: 2 -> 4
                scout-spared: 1 -> 3 9
                village-burned: 3 -> 3 6 8
                """,
                remembered.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue() + "\n")
                        .collect(Collectors.joining()));
    }

    private static String numbers(final String entry, final Function<LogEntries, Set<String>> part) {
        return missions().stream()
                .filter(mission -> part.apply(LogEntries.of(GAME, mission)).contains(entry))
                .map(mission -> Integer.toString(mission.number()))
                .collect(Collectors.joining(" "));
    }

    /** PH-EVT-3: what is read is set before, in this Mission or in an earlier one, and what is set is read. */
    @ParameterizedTest
    @MethodSource("missions")
    void logEntriesAreSetAndRead(final Mission mission) {
        final List<String> persistent = GAME.campaigns().get("house").log();
        final LogEntries own = LogEntries.of(GAME, mission);
        final Set<String> setBefore = new TreeSet<>();
        missions().stream()
                .filter(other -> other.number() < mission.number())
                .forEach(other -> setBefore.addAll(LogEntries.of(GAME, other).set()));
        setBefore.retainAll(persistent);
        final Set<String> fromBefore = new TreeSet<>(own.read());
        fromBefore.removeAll(own.set());
        assertEquals(fromBefore, new TreeSet<>(mission.earlier()));
        assertTrue(setBefore.containsAll(mission.earlier()), mission.earlier().toString());
        final Set<String> unread = new TreeSet<>(own.set());
        unread.removeAll(own.read());
        unread.removeAll(persistent);
        assertEquals(Set.of(), unread);
    }

    /** They are bits of a number of 64. */
    @Test
    void logEntriesAreFewEnough() {
        final Set<String> all = new TreeSet<>();
        missions().forEach(mission -> {
            all.addAll(LogEntries.of(GAME, mission).set());
            all.addAll(LogEntries.of(GAME, mission).read());
        });
        assertTrue(all.size() <= 56, all.size() + " leave too little room for Encounters");
    }
}
