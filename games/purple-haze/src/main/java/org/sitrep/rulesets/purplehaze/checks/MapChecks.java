package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Area;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.NamedSpace;
import org.sitrep.rulesets.purplehaze.plot.NamedSpace.Use;

/** Checks maps and the markers on them. */
final class MapChecks {
    private static final Set<Use> LANDINGS = Set.of(Use.LANDING_ZONE, Use.GOAL);
    private static final Set<Use> BEGINNINGS = Set.of(Use.START, Use.SQUAD);
    private static final Set<Use> DESTINATIONS = Set.of(Use.BASE, Use.GOAL, Use.EVENT);

    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH080",
                    "rows of a map differ in length, or it is too wide",
                    each("maps", GameData::maps, MapChecks::rows)),
            check(
                    "PH081",
                    "a letter of a map has no Terrain, or is not on the map",
                    each("maps", GameData::maps, MapChecks::letters)),
            check("PH082", "a Space is not on the map, or out of play", scopes(MapChecks::spacesInPlay)),
            check("PH083", "a landing zone is in Terrain without landings", scopes(MapChecks::landingZones)),
            check(
                    "PH084",
                    "the Base, the goal or an Event cannot be reached by Marches",
                    scopes(MapChecks::withinReach)),
            check(
                    "PH085",
                    "an EAZ is next to the Base at the start, or two are in one Space",
                    each("missions", GameData::missions, MapChecks::eaz)),
            check(
                    "PH086",
                    "an Event marker has no valid number or place, or shares its Space",
                    (game, at) -> MissionScope.all(game).forEach(scope -> {
                        events(scope, at.in(scope.path()));
                        eventsOfEffects(scope, at);
                    })),
            check(
                    "PH089",
                    "the Base, the goal or an Event is forbidden, and no effect allows it",
                    (game, at) -> MissionScope.all(game).forEach(scope -> forbidden(scope, at))));

    private MapChecks() {}

    /** Examines the Spaces of each Mission, with its map. */
    private interface Spaces {
        void at(Area area, List<NamedSpace> spaces, Mission mission, Place document);
    }

    private static BiConsumer<GameData, Place> scopes(final Spaces look) {
        return (game, at) -> MissionScope.all(game).forEach(scope -> {
            final Mission mission = scope.mission();
            look.at(new Area(game, game.maps().get(mission.map())), NamedSpace.of(scope), mission, at);
        });
    }

    /** PH-VOC-2: a map is a grid. */
    private static void rows(final GameData game, final MapSheet map, final Place at) {
        final int columns = map.rows().get(0).length();
        at.each("rows", map.rows(), (row, place) -> {
            if (row.length() != columns) {
                place.add(
                        "this row has " + row.length() + " Spaces, but the first has " + columns,
                        "make all rows equally long; a dot is out of play");
            }
        });
        if (map.columns() > MapSpace.MOST) {
            at.add(
                    "rows",
                    "the map has " + map.columns() + " columns, but the maximum is " + MapSpace.MOST,
                    "remove columns");
        }
    }

    /** PH-MCH-3: every letter of a map is a kind of Terrain. */
    private static void letters(final GameData game, final MapSheet map, final Place at) {
        map.legend().forEach((letter, terrain) -> {
            final Place place = at.in("legend." + letter);
            if (letter.length() != 1 || letter.charAt(0) == MapSheet.OUT_OF_PLAY) {
                place.add(letter + " cannot stand for a Terrain", "write a single letter");
            } else if (map.rows().stream().noneMatch(row -> row.contains(letter))) {
                place.add(letter + " is not on the map", "add it to the map, or remove it here");
            }
            place.known(terrain, game.terrain().keySet(), "unknown Terrain: " + terrain);
        });
        at.each("rows", map.rows(), (row, place) -> {
            final String unknown = row.codePoints()
                    .filter(letter -> letter != MapSheet.OUT_OF_PLAY)
                    .mapToObj(letter -> new String(Character.toChars(letter)))
                    .filter(letter -> !map.legend().containsKey(letter))
                    .filter(Streams.unseen())
                    .collect(Collectors.joining(", "));
            if (!unknown.isEmpty()) {
                place.add(
                        "the legend has no Terrain for " + unknown,
                        "add it to the legend, or write one of "
                                + String.join(", ", map.legend().keySet()) + " or a dot");
            }
        });
    }

    /** PH-VOC-2, PH-MCH-2: a Space is on the map and in play. */
    private static void spacesInPlay(
            final Area area, final List<NamedSpace> spaces, final Mission mission, final Place document) {
        for (final NamedSpace space : spaces) {
            if (space.isRelative()) {
                continue;
            }
            if (MapSpace.parse(space.word()).isEmpty()) {
                document.add(
                        space.path(),
                        "no such Space: " + space.word(),
                        "write C4: the column's letter from the west, then the row from the north");
            } else if (!area.isInPlay(space.word())) {
                final MapSheet map = area.map();
                document.add(
                        space.path(),
                        space.use().label() + " " + space.word() + " is out of play on the map " + map.id(),
                        "choose a Space with a Terrain, columns A to " + (char) ('A' + map.columns() - 1)
                                + ", rows 1 to " + map.rows().size());
            }
        }
    }

    /** PH-EVC-3: no helicopter lands in the mountains. */
    private static void landingZones(
            final Area area, final List<NamedSpace> spaces, final Mission mission, final Place document) {
        for (final NamedSpace space : spaces) {
            MapSpace.parse(space.word())
                    .filter(at -> LANDINGS.contains(space.use()))
                    .flatMap(area::terrain)
                    .filter(terrain -> !terrain.landing())
                    .ifPresent(terrain -> document.add(
                            space.path(),
                            space.word() + " is " + terrain.id() + ", where a helicopter cannot land",
                            "choose a Space with another Terrain"));
        }
    }

    /** PH-MCH-2: the Squad can march to every Space that it has to reach. */
    private static void withinReach(
            final Area area, final List<NamedSpace> spaces, final Mission mission, final Place document) {
        final List<NamedSpace> inPlay =
                spaces.stream().filter(space -> area.isInPlay(space.word())).toList();
        final List<MapSpace> from = inPlay.stream()
                .filter(space -> BEGINNINGS.contains(space.use()))
                .map(NamedSpace::space)
                .toList();
        final Set<MapSpace> reached = area.reachable(from);
        inPlay.stream()
                .filter(space -> !from.isEmpty()) // otherwise the start itself is not on the map
                .filter(space -> DESTINATIONS.contains(space.use()) && !reached.contains(space.space()))
                .forEach(space -> document.add(
                        space.path(),
                        "no way leads from the start " + mission.start() + " to "
                                + space.use().label() + " " + space.word(),
                        "close the gap of Spaces out of play between them"));
    }

    /** PH-COM-8: the Squad may enter a Space at some time if it has to. */
    private static void forbidden(final MissionScope scope, final Place document) {
        final Set<String> shut = new HashSet<>(scope.mission().forbidden());
        scope.effects().forEach(placed -> shut.removeAll(placed.effect().removeForbidden()));
        NamedSpace.of(scope).stream()
                .filter(space -> DESTINATIONS.contains(space.use()) && shut.contains(space.word()))
                .forEach(space -> document.add(
                        space.path(),
                        space.use().label() + " " + space.word() + " is forbidden to the Squad",
                        "remove it from forbidden, or allow it by removeForbidden"));
    }

    /** PH-BASE-2, PH-THR-7: at most one EAZ per Space, and none next to the Base. */
    private static void eaz(final GameData game, final Mission mission, final Place at) {
        at.once("eaz", mission.eaz(), word -> "there is already an EAZ at " + word, "remove one");
        final Optional<MapSpace> base = mission.base().flatMap(MapSpace::parse);
        at.each("eaz", mission.eaz(), (word, place) -> {
            final Optional<MapSpace> space = MapSpace.parse(word);
            if (space.isPresent() && base.isPresent() && Area.distance(space.get(), base.get()) <= 1) {
                place.add(
                        "the EAZ at " + word + " is next to the Base at " + base.get(),
                        "put it at least two Spaces away");
            }
        });
    }

    /** PH-COM-8, PH-EVT-1: eight Event markers with distinct numbers, at most one per Space. */
    private static void events(final MissionScope scope, final Place at) {
        final Map<String, Mission.EventMarker> events = scope.mission().events();
        final Set<String> later = new HashSet<>();
        scope.effects()
                .forEach(placed -> later.addAll(placed.effect().addEvents().keySet()));
        at.each("events", events, (event, place) -> {
            if (!event.number().matches("[1-8]")) {
                place.add("unknown Event marker: " + event.number(), "use the numbers 1 to 8");
            }
            if (event.at().isEmpty() && !later.contains(event.number())) {
                place.add(
                        "this Event is never on the map",
                        "add its Space (at), or an effect that puts it on the map (addEvents)");
            }
        });
        Place.distinct(
                events.values().stream().filter(event -> event.at().isPresent()).toList(),
                Mission.EventMarker::at,
                (event, other) -> at.add(
                        "events." + event.number() + ".at",
                        "Event " + other.number() + " is already at "
                                + event.at().get(),
                        "give each Event a separate Space"));
    }

    private static void eventsOfEffects(final MissionScope scope, final Place document) {
        final Set<String> known = scope.mission().events().keySet();
        final BiConsumer<String, Place> checkExists = (number, place) -> {
            if (!known.contains(number)) {
                place.add(
                        "the Mission has no Event " + number,
                        known.isEmpty() ? "add it under events" : "known: " + String.join(", ", known));
            }
        };
        scope.effects().forEach(placed -> {
            final Place at = document.in(placed.path());
            placed.effect()
                    .addEvents()
                    .keySet()
                    .forEach(number -> checkExists.accept(number, at.in("addEvents." + number)));
            at.each("removeEvents", placed.effect().removeEvents(), checkExists);
        });
    }
}
