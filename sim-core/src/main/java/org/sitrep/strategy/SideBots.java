package org.sitrep.strategy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.portable.Streams;

/**
 * The sides of a game and the bots that may play each, in the order of their seats. Immutable.
 *
 * <p>As text, a bot alone ({@code planner}) plays all sides if they share their bots, else the first side. A bot each
 * ({@code us=planner,com=novice}) leaves a side that is not named to its usual bot.
 *
 * @param all the sides, at least one; the only side of a game for one player has an empty id
 */
public record SideBots(List<Side<?>> all) {
    /**
     * A side.
     *
     * @param <V> the view of its bots
     * @param id as texts name it
     * @param bots that may play it, the usual one first; at least one
     * @param condition what to add to a scenario in which the side does not play, so that it does; empty if it plays
     */
    public record Side<V>(String id, List<BotDefinition<V>> bots, String condition) {
        /** Copies the list. */
        public Side {
            bots = List.copyOf(bots);
        }

        /** Creates a side that plays. */
        public Side(final String id, final List<BotDefinition<V>> bots) {
            this(id, bots, "");
        }

        /** Returns the class of the view of its bots. */
        public Class<V> view() {
            return bots.get(0).view();
        }

        /** Returns the ids of its bots, the usual one first. */
        public List<String> ids() {
            return bots.stream().map(BotDefinition::id).toList();
        }

        /** Returns the budget of a bot; empty for a bot without one, or one of another side. */
        public Optional<Budget> budget(final String bot) {
            return bots.stream()
                    .filter(one -> one.id().equals(bot))
                    .findFirst()
                    .flatMap(BotDefinition::thinking)
                    .map(BotDefinition.Thinking::budget);
        }

        private Side<V> with(final List<BotDefinition<?>> external) {
            final List<BotDefinition<V>> with = new ArrayList<>(bots);
            for (final BotDefinition<?> bot : external) {
                if (bot.view().equals(view())) {
                    if (ids().contains(bot.id())) {
                        throw new IllegalArgumentException("there is already a bot " + bot.id());
                    }
                    with.add(seeing(bot));
                }
            }
            return new Side<>(id, with, condition);
        }

        @SuppressWarnings("unchecked")
        private BotDefinition<V> seeing(final BotDefinition<?> bot) {
            return (BotDefinition<V>) bot;
        }
    }

    /** Copies the list. */
    public SideBots {
        all = List.copyOf(all);
    }

    /** Returns the only side of a game for one player. */
    public static <V> SideBots alone(final List<BotDefinition<V>> bots) {
        return shared(List.of(""), bots);
    }

    /** Returns sides that share their bots. */
    public static <V> SideBots shared(final List<String> ids, final List<BotDefinition<V>> bots) {
        return new SideBots(
                ids.stream().<Side<?>>map(id -> new Side<>(id, bots)).toList());
    }

    /**
     * Returns the sides with further bots, each for the sides of its view.
     *
     * @throws IllegalArgumentException if one has the view of no side, or its id is in use
     */
    public SideBots with(final List<BotDefinition<?>> external) {
        for (final BotDefinition<?> bot : external) {
            if (all.stream().noneMatch(side -> side.view().equals(bot.view()))) {
                final String views = all.stream()
                        .map(side -> side.view().getName())
                        .filter(Streams.unseen())
                        .collect(Collectors.joining(" or "));
                throw new IllegalArgumentException(
                        "bot " + bot.id() + " sees " + bot.view().getName() + ", but a bot of this game sees " + views);
            }
        }
        return new SideBots(
                all.stream().<Side<?>>map(side -> side.with(external)).toList());
    }

    /** Returns the sides for a scenario in which one does not play, see {@link Side#condition}. */
    public SideBots without(final String id, final String condition) {
        return new SideBots(all.stream()
                .<Side<?>>map(side -> side.id.equals(id) ? new Side<>(id, side.bots, condition) : side)
                .toList());
    }

    /** Returns the ids of the sides; empty for one player. */
    public List<String> ids() {
        return all.stream().map(Side::id).filter(id -> !id.isEmpty()).toList();
    }

    /** Returns whether each bot may play all sides. */
    public boolean shared() {
        return all.stream().map(Side::bots).filter(Streams.unseen()).count() == 1;
    }

    /**
     * Returns the bot of each side.
     *
     * @param text names a bot alone, or one for some sides; null for the usual bots
     * @throws IllegalArgumentException if the text names a side twice, one that does not play, or a bot without a side
     *     beside others
     */
    public List<String> of(final String text) {
        final List<String> bots =
                new ArrayList<>(all.stream().map(side -> side.ids().get(0)).toList());
        if (text == null) {
            return bots;
        }
        if (side(text, ids()).isEmpty()) {
            for (int side = 0; side < (shared() ? bots.size() : 1); side++) {
                bots.set(side, text);
            }
            return bots;
        }
        final Set<String> named = new HashSet<>();
        for (final String piece : text.split(",", -1)) {
            final String side = side(piece, ids())
                    .orElseThrow(() -> new IllegalArgumentException("\"" + piece + "\" names no side"));
            if (!named.add(side)) {
                throw new IllegalArgumentException("the side " + side + " is named twice");
            }
            final int at = ids().indexOf(side);
            if (!all.get(at).condition.isEmpty()) {
                throw new IllegalArgumentException("the side " + side + " plays only with " + all.get(at).condition);
            }
            bots.set(at, piece.substring(side.length() + 1));
        }
        return bots;
    }

    /** Returns the shortest text of the bots of all sides. */
    public String text(final List<String> bots) {
        if (bots.equals(of(bots.get(0)))) {
            return bots.get(0);
        }
        final List<String> pieces = new ArrayList<>();
        for (int side = 0; side < bots.size(); side++) {
            pieces.add(all.get(side).id + "=" + bots.get(side));
        }
        return String.join(",", pieces);
    }

    /**
     * Creates the bot of a side.
     *
     * @param <V> the view of the side's bots
     * @param text as for {@link #of}
     * @throws IllegalArgumentException if the text is wrong, there is no such bot, or it does not take its budget
     */
    public <V> Bot<V> seat(final String text, final int side, final Class<V> view) {
        return BotDefinition.seat(bots(side, view), of(text).get(side));
    }

    /**
     * Returns the bots of a side, the usual one first.
     *
     * @param <V> the view of the side's bots
     * @throws IllegalArgumentException if its bots have another view
     */
    @SuppressWarnings("unchecked")
    public <V> List<BotDefinition<V>> bots(final int side, final Class<V> view) {
        if (!all.get(side).view().equals(view)) {
            throw new IllegalArgumentException("the bots of side " + side + " do not see " + view.getName());
        }
        return ((Side<V>) all.get(side)).bots;
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
    public static Optional<String> side(final String text, final Collection<String> sides) {
        return sides.stream().filter(side -> text.startsWith(side + "=")).findFirst();
    }
}
