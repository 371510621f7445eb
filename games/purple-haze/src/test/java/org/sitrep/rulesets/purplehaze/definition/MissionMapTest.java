package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What lies where on the maps of the Missions. */
class MissionMapTest {
    private static final GameData GAME = Content.bound("campaign.yaml");

    static List<Mission> missions() {
        return List.copyOf(GAME.missions().values());
    }

    /**
     * Start, Base, goal, landing zones, EAZ and Events are in play, no two Events in one Space, and all can be walked
     * to.
     */
    @ParameterizedTest
    @MethodSource("missions")
    void everythingOnTheMapCanBeReached(final Mission mission) {
        final Marches marches = new Marches(GAME, mission.map());
        final Set<MapSpace> reached = marches.from(space(mission.start())).keySet();
        for (final String place : places(mission)) {
            assertTrue(reached.contains(space(place)), place);
        }
        final List<String> atStart = mission.events().values().stream()
                .flatMap(event -> event.at().stream())
                .toList();
        assertEquals(atStart.size(), Set.copyOf(atStart).size());
        assertFalse(atStart.contains(mission.start()), mission.start());
        for (final String zone : landingZones(mission)) {
            assertTrue(marches.terrain(space(zone)).orElseThrow().landing(), zone);
        }
    }

    private static MapSpace space(final String text) {
        return MapSpace.parse(text).orElseThrow();
    }

    private static List<String> landingZones(final Mission mission) {
        final List<String> zones = new ArrayList<>(mission.landingZones());
        mission.goal().ifPresent(zones::add);
        Story.all(Effect.class, mission).forEach(effect -> zones.addAll(effect.addLandingZones()));
        return zones;
    }

    private static List<String> places(final Mission mission) {
        final List<String> places = new ArrayList<>(landingZones(mission));
        places.add(mission.start());
        places.addAll(mission.eaz());
        mission.base().ifPresent(places::add);
        mission.events().values().forEach(event -> event.at().ifPresent(places::add));
        for (final Effect effect : Story.all(Effect.class, mission)) {
            places.addAll(effect.addEvents().values());
            places.addAll(effect.removeLandingZones());
            effect.base().ifPresent(places::add);
            effect.squadTo().ifPresent(places::add);
        }
        return places;
    }

    /** PH-BASE-2 at set-up; Events may ask for it, then the rule moves the marker. */
    @ParameterizedTest
    @MethodSource("missions")
    void noEazBeginsNextToTheBase(final Mission mission) {
        mission.base()
                .ifPresent(base ->
                        mission.eaz().forEach(eaz -> assertFalse(Marches.adjacent(space(base), space(eaz)), eaz)));
    }

    /** PH-BASE-2: before the wire an EAZ is to be put next to the Base. */
    @Test
    void theEighthMissionAsksForAnEazNextToTheBase() {
        final Mission night = GAME.missions().get("dark-road");
        final Mission.EventMarker wire = night.events().get("4");
        assertTrue(Marches.adjacent(
                space(wire.at().orElseThrow()), space(night.base().orElseThrow())));
        final Entry.Step first =
                night.entries().get(wire.entry()).steps().values().iterator().next();
        assertEquals(List.of(Effect.Place.HERE), first.effects().get(0).addEaz());
    }

    /** A marker that begins beside the map is put on it by some Event, and one on the map by none. */
    @ParameterizedTest
    @MethodSource("missions")
    void everyMarkerGetsOntoTheMap(final Mission mission) {
        final Set<String> later = new TreeSet<>();
        Story.all(Effect.class, mission)
                .forEach(effect -> later.addAll(effect.addEvents().keySet()));
        final Set<String> beside = mission.events().values().stream()
                .filter(event -> event.at().isEmpty())
                .map(Mission.EventMarker::number)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(beside, later);
        final Set<String> numbers = Set.of("1", "2", "3", "4", "5", "6");
        assertTrue(numbers.containsAll(mission.events().keySet()), mission.id());
    }

    /** Wherever an Event may put a marker, no other one lies or is ever put: a Space holds one at most (PH-EVT-1). */
    @ParameterizedTest
    @MethodSource("missions")
    void noTwoMarkersEverMeet(final Mission mission) {
        final Map<String, Set<String>> markersBySpace = new TreeMap<>();
        mission.events()
                .values()
                .forEach(event -> event.at()
                        .ifPresent(at -> markersBySpace
                                .computeIfAbsent(at, none -> new TreeSet<>())
                                .add(event.number())));
        Story.all(Effect.class, mission)
                .forEach(effect -> effect.addEvents()
                        .forEach((number, at) -> markersBySpace
                                .computeIfAbsent(at, none -> new TreeSet<>())
                                .add(number)));
        markersBySpace.values().removeIf(markers -> markers.size() == 1);
        assertEquals(Map.of(), markersBySpace);
    }

    /**
     * Walked straight, a Mission takes 6 to 14 Marches with all markers that lie on the map; nobody has to see all of
     * them.
     */
    @ParameterizedTest
    @MethodSource("missions")
    void lengths(final Mission mission) {
        final String end = mission.goal().or(mission::base).orElseThrow();
        final MapSpace start = space(mission.start());
        final MapSpace goal = space(end);
        final int straight = Math.max(Math.abs(start.column() - goal.column()), Math.abs(start.row() - goal.row()));
        assertTrue(straight >= 5 && straight <= 9, mission.id() + " " + straight);
    }
}
