package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.definition.Terrain;

/**
 * A map with its Terrain (PH-VOC-2).
 *
 * @param game the document
 * @param map the map
 */
public record Area(GameData game, MapSheet map) {
    /** Returns whether a Space is in play; a Space with an unexplained letter is. */
    public boolean isInPlay(final MapSpace space) {
        return map.letter(space) != MapSheet.OUT_OF_PLAY;
    }

    /** Returns the Terrain of a Space, if the map and the document define it. */
    public Optional<Terrain> terrain(final MapSpace space) {
        return Optional.ofNullable(map.legend().get(String.valueOf(map.letter(space))))
                .map(game.terrain()::get);
    }

    /** Returns whether a word names a Space in play. */
    public boolean isInPlay(final String word) {
        return MapSpace.parse(word).filter(this::isInPlay).isPresent();
    }

    /** Returns the Spaces that Marches reach from some in play, including these (PH-MCH-2). */
    public Set<MapSpace> reachable(final Collection<MapSpace> from) {
        return Booklet.reachable(from, this::around);
    }

    private List<MapSpace> around(final MapSpace at) {
        final List<MapSpace> around = new ArrayList<>();
        for (int column = Math.max(1, at.column() - 1); column <= at.column() + 1; column++) {
            for (int row = Math.max(1, at.row() - 1); row <= at.row() + 1; row++) {
                around.add(new MapSpace(column, row));
            }
        }
        around.removeIf(space -> !isInPlay(space));
        return around;
    }

    /** Returns the Marches between two Spaces over the grid; 1 if they are Adjacent. */
    public static int distance(final MapSpace a, final MapSpace b) {
        return Math.max(Math.abs(a.column() - b.column()), Math.abs(a.row() - b.row()));
    }
}
