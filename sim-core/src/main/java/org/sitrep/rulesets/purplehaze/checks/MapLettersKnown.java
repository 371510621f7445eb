package org.sitrep.rulesets.purplehaze.checks;

import java.util.stream.Collectors;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MCH-3: every letter of a map is a kind of Terrain. */
final class MapLettersKnown implements Check {
    @Override
    public String code() {
        return "PH081";
    }

    @Override
    public String summary() {
        return "a letter of a map without a Terrain, or one that stands nowhere";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        game.maps().values().forEach(map -> {
            checkLegend(map, game, document, findings);
            checkRows(map, document, findings);
        });
    }

    private void checkLegend(
            final MapSheet map, final GameData game, final ScenarioDocument document, final Findings findings) {
        map.legend().forEach((letter, terrain) -> {
            final String path = "maps." + map.id() + ".legend." + letter;
            if (letter.length() != 1 || letter.charAt(0) == MapSheet.OUT_OF_PLAY) {
                findings.add(code(), document, path, letter + " is no letter for a Terrain", "write a single letter");
            } else if (map.rows().stream().noneMatch(row -> row.contains(letter))) {
                findings.add(
                        code(), document, path, letter + " stands nowhere on the map", "draw it, or remove it here");
            }
            if (!game.terrain().containsKey(terrain)) {
                findings.add(
                        code(),
                        document,
                        path,
                        "there is no Terrain " + terrain,
                        DidYouMean.suggestion(terrain, game.terrain().keySet()));
            }
        });
    }

    private void checkRows(final MapSheet map, final ScenarioDocument document, final Findings findings) {
        for (int i = 0; i < map.rows().size(); i++) {
            final String unknown = map.rows()
                    .get(i)
                    .codePoints()
                    .filter(letter -> letter != MapSheet.OUT_OF_PLAY)
                    .mapToObj(Character::toString)
                    .filter(letter -> !map.legend().containsKey(letter))
                    .distinct()
                    .collect(Collectors.joining(", "));
            if (!unknown.isEmpty()) {
                findings.add(
                        code(),
                        document,
                        "maps." + map.id() + ".rows." + i,
                        "the legend does not say what " + unknown + " stands for",
                        "add it to the legend, or write one of "
                                + String.join(", ", map.legend().keySet()) + " or a dot");
            }
        }
    }
}
