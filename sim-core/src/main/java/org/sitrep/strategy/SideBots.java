package org.sitrep.strategy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The bots of a game with several sides, as text: one for all sides ({@code planner}), or one each
 * ({@code us=planner,com=novice}). Stateless, thread-safe.
 */
public final class SideBots {
    private SideBots() {}

    /**
     * Returns the bot of each side, in the order of the sides.
     *
     * @param text names a bot for all sides, or for some of them
     * @param sides ids of the game's sides; empty for a game with one player
     * @param usual bot of a side that the text leaves out
     * @throws IllegalArgumentException if the text names a side twice, or a bot without a side beside others
     */
    public static List<String> of(final String text, final List<String> sides, final String usual) {
        if (side(text, sides).isEmpty()) {
            return sides.stream().map(side -> text).toList();
        }
        final List<String> bots =
                new ArrayList<>(sides.stream().map(side -> usual).toList());
        final Set<String> named = new HashSet<>();
        for (final String piece : text.split(",", -1)) {
            final String side = side(piece, sides)
                    .orElseThrow(() -> new IllegalArgumentException("\"" + piece + "\" names no side"));
            if (!named.add(side)) {
                throw new IllegalArgumentException("the side " + side + " is named twice");
            }
            bots.set(sides.indexOf(side), piece.substring(side.length() + 1));
        }
        return bots;
    }

    /** Returns the text of the bots of all sides: their common name, or else one for each side. */
    public static String text(final List<String> bots, final List<String> sides) {
        if (Set.copyOf(bots).size() == 1) {
            return bots.get(0);
        }
        final List<String> pieces = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            pieces.add(sides.get(side) + "=" + bots.get(side));
        }
        return String.join(",", pieces);
    }

    /**
     * Puts the sides of one choice together again in a list that was split at commas: those that follow each other
     * until a side repeats.
     *
     * @param sides ids of the sides of all games
     */
    public static List<String> joined(final List<String> pieces, final Collection<String> sides) {
        final List<String> all = new ArrayList<>();
        final Set<String> taken = new HashSet<>();
        for (final String piece : pieces) {
            final Optional<String> side = side(piece, sides);
            final boolean further = side.isPresent() && !taken.isEmpty() && !taken.contains(side.get());
            if (!further) {
                taken.clear();
                all.add(piece);
            } else {
                all.set(all.size() - 1, all.get(all.size() - 1) + "," + piece);
            }
            side.ifPresent(taken::add);
        }
        return all;
    }

    /** Returns the side with which a text begins; empty if it begins with none. */
    private static Optional<String> side(final String text, final Collection<String> sides) {
        return sides.stream().filter(side -> text.startsWith(side + "=")).findFirst();
    }
}
