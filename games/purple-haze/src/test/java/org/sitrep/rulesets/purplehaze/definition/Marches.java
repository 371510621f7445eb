package org.sitrep.rulesets.purplehaze.definition;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Marches over a map by PH-MCH-2 and PH-MCH-3, for tests; slow and plain. */
final class Marches {
    private final GameData game;
    private final MapSheet map;

    Marches(final GameData game, final String id) {
        this.game = game;
        map = game.maps().get(id);
    }

    /** Returns the Terrain of a Space, nothing if it is out of play. */
    Optional<Terrain> terrain(final MapSpace space) {
        return Optional.ofNullable(map.legend().get(Character.toString(map.letter(space))))
                .map(game.terrain()::get);
    }

    /** Returns whether two Spaces share a side or a corner. */
    static boolean adjacent(final MapSpace one, final MapSpace other) {
        final int columns = Math.abs(one.column() - other.column());
        final int rows = Math.abs(one.row() - other.row());
        return Math.max(columns, rows) == 1;
    }

    /** Returns the least Stamina to every Space that can be walked to. */
    Map<MapSpace, Integer> from(final MapSpace start) {
        return least(start, true);
    }

    /** Returns the fewest Marches between two Spaces, the least Stamina of a way of so few, and that of any way. */
    String shortestAndCheapest(final String start, final String end) {
        final MapSpace from = space(start);
        final MapSpace to = space(end);
        final int fewest = least(from, false).get(to);
        return fewest + " " + cheapestWithin(from, to, fewest) + " "
                + from(from).get(to);
    }

    private static MapSpace space(final String text) {
        return MapSpace.parse(text).orElseThrow();
    }

    /** Relaxes until nothing changes; by Stamina, or by the number of Marches. */
    private Map<MapSpace, Integer> least(final MapSpace start, final boolean stamina) {
        final Map<MapSpace, Integer> least = new HashMap<>(Map.of(start, 0));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (final MapSpace from : Set.copyOf(least.keySet())) {
                for (final MapSpace to : around(from)) {
                    final int cost = least.get(from) + (stamina ? costOf(to) : 1);
                    if (cost < least.getOrDefault(to, Integer.MAX_VALUE)) {
                        least.put(to, cost);
                        changed = true;
                    }
                }
            }
        }
        return least;
    }

    private int cheapestWithin(final MapSpace from, final MapSpace to, final int marches) {
        Map<MapSpace, Integer> reached = Map.of(from, 0);
        for (int march = 0; march < marches; march++) {
            final Map<MapSpace, Integer> next = new HashMap<>();
            reached.forEach((space, spent) ->
                    around(space).forEach(other -> next.merge(other, spent + costOf(other), Math::min)));
            reached = next;
        }
        return reached.get(to);
    }

    private int costOf(final MapSpace space) {
        return terrain(space).orElseThrow().stamina();
    }

    private Set<MapSpace> around(final MapSpace space) {
        final Set<MapSpace> around = new LinkedHashSet<>();
        for (int column = Math.max(1, space.column() - 1); column <= space.column() + 1; column++) {
            for (int row = Math.max(1, space.row() - 1); row <= space.row() + 1; row++) {
                final MapSpace other = new MapSpace(column, row);
                if (adjacent(space, other) && terrain(other).isPresent()) {
                    around.add(other);
                }
            }
        }
        return around;
    }
}
