package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.MapSheet;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;

/** Checks the printed maps. */
final class MapChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "SF030",
                    "a column of a map is missing, or there is none of its name",
                    each("maps", GameData::maps, MapChecks::columns)),
            check(
                    "SF031",
                    "a column of a map has too many or too few hexes",
                    each("maps", GameData::maps, MapChecks::rows)),
            check("SF032", "a letter of a map is no terrain", each("maps", GameData::maps, MapChecks::letters)),
            check(
                    "SF033",
                    "a road goes through a hex that no map has",
                    each("maps", GameData::maps, MapChecks::roadHexes)),
            check("SF034", "a road jumps", each("maps", GameData::maps, MapChecks::roadSteps)));

    private MapChecks() {}

    private static int length(final int column) {
        return MapSheet.LAST_ROW + 1 - MapSheet.firstRow(column);
    }

    private static boolean isTerrain(final GameData game, final int letter) {
        return game.terrain().values().stream().map(Terrain::letter).anyMatch(known -> known.charAt(0) == letter);
    }

    private static boolean isColumn(final String name) {
        return name.matches("[A-K]");
    }

    /** SF-COMP-6: columns A to K. */
    private static void columns(final GameData game, final MapSheet map, final Place at) {
        for (int column = 0; column < MapSheet.COLUMNS; column++) {
            final String name = MapSheet.letter(column);
            if (!map.columns().containsKey(name)) {
                at.add(
                        "columns",
                        "column " + name + " is missing",
                        "write the letters of its " + length(column) + " hexes");
            }
        }
        for (final String name : map.columns().keySet()) {
            if (!isColumn(name)) {
                at.add("columns." + name, "a map has no column " + name, "write columns A to K");
            }
        }
    }

    /** SF-COMP-7: six hexes, or five and two halves. */
    private static void rows(final GameData game, final MapSheet map, final Place at) {
        map.columns().forEach((name, letters) -> {
            if (isColumn(name)) {
                final int wanted = length(name.charAt(0) - 'A');
                if (letters.length() != wanted) {
                    at.add(
                            "columns." + name,
                            "column " + name + " has " + letters.length() + " hexes",
                            "write " + wanted + " letters, from the top");
                }
            }
        });
    }

    private static void letters(final GameData game, final MapSheet map, final Place at) {
        map.columns().forEach((name, letters) -> {
            letters.chars().filter(letter -> !isTerrain(game, letter)).limit(1).forEach(letter -> {
                final List<String> known =
                        game.terrain().values().stream().map(Terrain::letter).toList();
                at.add(
                        "columns." + name,
                        "no terrain has the letter " + new String(Character.toChars(letter)),
                        "known: " + String.join(", ", known));
            });
        });
    }

    private static void roadHexes(final GameData game, final MapSheet map, final Place at) {
        at.each("roads", map.roads(), (road, place) -> {
            place.each("", road, (hex, its) -> {
                if (HexName.parse(hex).isEmpty()) {
                    its.add("a map has no hex " + hex, "write a column and a row, e.g. C4");
                }
            });
        });
    }

    private static void roadSteps(final GameData game, final MapSheet map, final Place at) {
        at.each("roads", map.roads(), (road, place) -> {
            for (int i = 1; i < road.size(); i++) {
                final Optional<HexName> from = HexName.parse(road.get(i - 1));
                final Optional<HexName> to = HexName.parse(road.get(i));
                if (from.isPresent() && to.isPresent() && !from.get().isNextTo(to.get())) {
                    place.add(
                            Integer.toString(i),
                            road.get(i) + " is not next to " + road.get(i - 1),
                            "write every hex that the road goes through");
                }
            }
        });
    }
}
