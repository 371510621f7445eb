package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
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
    /** Returns whether a Space is in play; one of a letter that nothing explains is. */
    public boolean isInPlay(final MapSpace space) {
        return map.letter(space) != MapSheet.OUT_OF_PLAY;
    }

    /** Returns the Terrain of a Space, if the map and the document say it. */
    public Optional<Terrain> terrain(final MapSpace space) {
        return Optional.ofNullable(map.legend().get(String.valueOf(map.letter(space))))
                .map(game.terrain()::get);
    }

    /** Returns whether a word names a Space in play. */
    public boolean isInPlay(final String word) {
        return MapSpace.parse(word).filter(this::isInPlay).isPresent();
    }

    /** Returns the Spaces that can be marched to from some in play, these included (PH-MCH-2). */
    public Set<MapSpace> reachable(final Collection<MapSpace> from) {
        final Set<MapSpace> reached = new LinkedHashSet<>(from);
        final Deque<MapSpace> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            final MapSpace at = open.remove();
            for (int column = at.column() - 1; column <= at.column() + 1; column++) {
                for (int row = at.row() - 1; row <= at.row() + 1; row++) {
                    final boolean onGrid = column >= 1 && row >= 1;
                    final MapSpace next = new MapSpace(column, row);
                    if (onGrid && isInPlay(next) && reached.add(next)) {
                        open.add(next);
                    }
                }
            }
        }
        return reached;
    }

    /** Returns the Marches between two Spaces over the grid; 1 if they are Adjacent. */
    public static int distance(final MapSpace a, final MapSpace b) {
        return Math.max(Math.abs(a.column() - b.column()), Math.abs(a.row() - b.row()));
    }
}
