package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Missions and their combat boxes against the frame of GAP-13. */
class MissionValuesTest {
    private static final GameData GAME = Content.bound("campaign.yaml");

    /** Number, id, map, start, SP, Threat, goal, Event markers, EAZ, combats of Events, R&R, XP, minutes. */
    private static final String FRAME = """
            1 crash northern 12:00 12 2 base 5 1 2 town 3/2/2 720
            2 first-light northern 06:00 14 3 lz 4 2 2 base 3/1/2 720
            3 search southern 06:00 14 3 base 5 2 2 base 3/1/2 660
            4 two-chutes southern 07:00 15 3 lz 5 2 2 base 4/2/1 720
            5 long-walk northern 15:00 13 4 base 5 3 3 base 4/2/2 1080
            6 village southern 06:00 15 4 lz 6 3 3 town 3/2/1 720
            7 river northern 06:00 12 4 lz 6 3 3 da-nang 4/1/2 600
            8 dark-road southern 20:00 9 4 base 4 2 2 base 4/2/2 420
            9 city quang-long 06:00 12 5 base 6 3 4 - 6/3/2 600
            """;

    /** The combats that decide a Mission and have more Enemies than the others. */
    private static final Set<String> DECIDING =
            Set.of("search-store", "village-dikes", "river-yard", "dark-road-wire", "city-station");

    static List<Mission> missions() {
        return List.copyOf(GAME.missions().values());
    }

    private static String frame(final Mission mission) {
        final boolean base = mission.objectives().values().stream()
                .filter(Objective::primary)
                .anyMatch(objective -> objective.ends().equals(List.of(MissionEnd.BASE)));
        return String.join(
                " ",
                Integer.toString(mission.number()),
                mission.id(),
                mission.map(),
                mission.clock(),
                Integer.toString(mission.stamina()),
                Integer.toString(mission.threat()),
                base ? "base" : "lz",
                Integer.toString(mission.events().size()),
                Integer.toString(mission.eaz().size()),
                Integer.toString(boxesOfEvents(mission).size()),
                mission.rest().map(Mission.Rest::place).orElse("-"),
                mission.objectives().values().stream()
                        .map(objective -> Integer.toString(objective.experience()))
                        .collect(Collectors.joining("/")),
                primary(mission).within().map(String::valueOf).orElse("-"));
    }

    private static Objective primary(final Mission mission) {
        return mission.objectives().values().iterator().next();
    }

    private static Set<String> boxesOfEvents(final Mission mission) {
        return mission.entries().values().stream()
                .filter(entry -> !entry.id().equals(mission.randomCombat()))
                .flatMap(entry -> Story.all(Entry.Fight.class, entry).stream())
                .map(Entry.Fight::box)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> boxesOf(final Mission mission) {
        return Story.all(Entry.Fight.class, mission).stream()
                .map(Entry.Fight::box)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void frame() {
        assertTable(FRAME, missions(), MissionValuesTest::frame);
    }

    /** The primary objective comes first; it is worth 3 to 6 XP, each of two secondary ones 1 to 3 and less than it. */
    @ParameterizedTest
    @MethodSource("missions")
    void objectives(final Mission mission) {
        final Objective primary = primary(mission);
        assertEquals(
                List.of(true, false, false),
                mission.objectives().values().stream().map(Objective::primary).toList());
        assertBetween(3, primary.experience(), 6, mission.id());
        mission.objectives().values().stream().skip(1).forEach(secondary -> {
            assertBetween(1, secondary.experience(), 3, secondary.id());
            assertTrue(secondary.experience() < primary.experience(), secondary.id());
        });
        assertTrue(primary.within().isPresent(), mission.id());
        assertEquals(9, mission.randomCombatAt());
        assertTrue(ClockTime.parse(mission.clock()).isPresent());
    }

    /** PH-SET-3: a General card in each but the eighth, which has no Encounters. */
    @ParameterizedTest
    @MethodSource("missions")
    void encounters(final Mission mission) {
        final boolean drawn = mission.number() != 8;
        assertEquals(new Mission.Deck(drawn, drawn ? 1 : 0), mission.encounters());
    }

    /** PH-SET-1: the first Mission puts the Squad on the map after a first choice, and limits what may be taken. */
    @Test
    void crash() {
        final Mission crash = GAME.missions().get("crash");
        final Entry opening = crash.entries().get(crash.opening().orElseThrow());
        assertEquals(
                Set.of("B2", "B4", "C4"),
                Story.all(Effect.class, opening).stream()
                        .flatMap(effect -> effect.squadTo().stream())
                        .collect(Collectors.toSet()));
        assertEquals(
                List.of("crash"),
                missions().stream()
                        .filter(mission -> !mission.supply().weapons().isEmpty())
                        .map(Mission::id)
                        .toList());
        final Loadout reference = GAME.loadouts().get("reference");
        reference.kits().values().forEach(kit -> {
            assertTrue(crash.supply().weapons().containsAll(kit.weapons()), kit.toString());
            assertTrue(kit.gear().keySet().stream().noneMatch(crash.supply().without()::contains), kit.toString());
        });
    }

    /**
     * So many Enemies at Low, Medium and High Threat before the log changes them, all of them with a space; more where
     * a Mission is decided. The Initiative falls as the Threat rises; in Mission 3 two bands share one.
     */
    @ParameterizedTest
    @MethodSource("missions")
    void boxes(final Mission mission) {
        for (final String id : boxesOf(mission)) {
            final CombatBox box = GAME.combats().get(id);
            assertTrue(id.startsWith(mission.id() + "-"), id);
            final int low = size(box.enemies());
            final int medium = low + size(box.threat().medium().adds());
            final int high = medium + size(box.threat().high().adds());
            assertTrue(high <= spaces(box), id);
            final CombatBox.Bands bands = box.threat();
            if (!bands.banded()) {
                final int enemies = id.equals("long-walk-trackers") ? 9 : 7;
                assertEquals(List.of(enemies, enemies, enemies), List.of(low, medium, high), id);
                assertEquals(List.of(3, 3, 3), initiatives(bands), id);
                continue;
            }
            assertTrue(medium > low && high > medium, id);
            final boolean shared = id.equals("search-store");
            assertTrue(bands.medium().initiative() < bands.low().initiative() + (shared ? 1 : 0), id);
            assertTrue(bands.high().initiative() < bands.medium().initiative(), id);
            if (DECIDING.contains(id)) {
                assertEquals(9, low, id);
                assertBetween(2, bands.low().initiative(), 4, id);
            } else {
                assertBetween(5, low, 7, id);
                assertTrue(medium <= 9 && high <= 10, id);
                assertBetween(2, bands.low().initiative(), 9, id);
            }
        }
    }

    private static void assertBetween(final int least, final int value, final int most, final String where) {
        assertTrue(value >= least && value <= most, where + ": " + value);
    }

    private static int spaces(final CombatBox box) {
        return (box.enemySpaces().isEmpty() ? GAME.board().enemyOrder() : box.enemySpaces()).size();
    }

    private static List<Integer> initiatives(final CombatBox.Bands bands) {
        return List.of(
                bands.low().initiative(),
                bands.medium().initiative(),
                bands.high().initiative());
    }

    private static int size(final CombatBox.Force force) {
        return force.fighters() + force.specialists().size();
    }

    /** Every box of the campaign is fought somewhere. */
    @Test
    void everyBoxIsFought() {
        final Set<String> fought = new TreeSet<>();
        missions().forEach(mission -> fought.addAll(boxesOf(mission)));
        assertEquals(new TreeSet<>(GAME.combats().keySet()), fought);
    }
}
