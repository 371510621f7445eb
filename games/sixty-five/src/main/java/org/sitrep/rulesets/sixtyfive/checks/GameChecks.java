package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.List;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.sixtyfive.definition.Forbidden;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.GameData.Ranges;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;

/** Checks what a scenario plays, and the tables that every scenario shares. */
final class GameChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("SF001", "a scenario plays no battle", GameChecks::playsBattle),
            check("SF002", "something forbidden is unknown", GameChecks::forbidsKnownThings),
            check("SF003", "bands of a range table do not ascend", GameChecks::bandsAscend),
            check("SF004", "two terrains have one letter", GameChecks::lettersDiffer));

    private GameChecks() {}

    private static void playsBattle(final GameData game, final Place at) {
        if (game.battle().isEmpty()) {
            at.add("maps", "this scenario plays no battle", "write battle:, or extend a file that has one");
        }
    }

    private static void forbidsKnownThings(final GameData game, final Place at) {
        Names.checkForbidden(
                at,
                game.forbid(),
                Forbidden.known(game),
                "write card: and a block, power: and a Power, or unit: and a type, e.g. card:rally");
    }

    /** GAP-4, GAP-5: each band begins where the one before ends. */
    private static void bandsAscend(final GameData game, final Place at) {
        ascend(game.ranges().highExplosive(), at.in("ranges"), "highExplosive");
        ascend(game.ranges().armorPiercing(), at.in("ranges"), "armorPiercing");
    }

    private static void ascend(final List<Ranges.Band> bands, final Place at, final String key) {
        for (int i = 1; i < bands.size(); i++) {
            if (bands.get(i).to() <= bands.get(i - 1).to()) {
                at.in(key, i)
                        .add(
                                "to",
                                "the band to " + bands.get(i).to() + " follows the band to "
                                        + bands.get(i - 1).to(),
                                "write the bands from the nearest to the farthest");
            }
        }
    }

    private static void lettersDiffer(final GameData game, final Place at) {
        Place.distinct(
                game.terrain().values(),
                Terrain::letter,
                (terrain, other) -> at.add(
                        "terrain." + terrain.id() + ".letter",
                        other.id() + " has the letter " + terrain.letter(),
                        "choose another letter, and write it in the columns of the maps"));
    }
}
