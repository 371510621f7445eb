package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;

/**
 * A single change of a loadout.
 *
 * @param to the changed loadout
 * @param kind kind of the change
 * @param label in words, e.g. {@code Smoke Grenade 2 for Frag Grenade 1, Scout}
 */
record Move(Kits to, Kind kind, String label) {
    enum Kind {
        /** One more thing, or its fuller side. */
        MORE,
        /** One thing less, or its emptier side. */
        LESS,
        /** One thing for another. */
        SWAP,
        /** A thing handed to another bearer, possibly in exchange for one of that bearer's. */
        EXCHANGE
    }

    private static final int NOTHING = -1;

    /** Returns all legal single changes, each once: first those of one bearer's kit, then those between two bearers. */
    static List<Move> all(final KitSpace space, final Kits from) {
        final Finder finder = new Finder(space, from, new LinkedHashMap<>());
        final int things = space.things().size();
        for (int b = 0; b < from.bearers(); b++) {
            for (int out = NOTHING; out < things; out++) {
                for (int in = NOTHING; in < things; in++) {
                    finder.change(b, out, in);
                }
            }
        }
        for (int a = 0; a < from.bearers(); a++) {
            for (int b = 0; b < from.bearers(); b++) {
                for (int out = 0; out < things; out++) {
                    for (int in = NOTHING; in < (a < b ? things : 0); in++) {
                        finder.exchange(a, b, out, in);
                    }
                }
            }
        }
        return new ArrayList<>(finder.found.values());
    }

    /** Finds the moves from a loadout. */
    private record Finder(KitSpace space, Kits from, Map<Kits, Move> found) {
        void change(final int bearer, final int out, final int in) {
            if (out == in || out >= 0 && from.count(bearer, out) == 0) {
                return;
            }
            final int[] kit = from.kit(bearer);
            add(kit, out, -1);
            add(kit, in, 1);
            if (space.isLegal(bearer, kit)) {
                put(from.with(bearer, kit), kind(out, in), label(bearer, out, in));
            }
        }

        private Kind kind(final int out, final int in) {
            if (out < 0 || in < 0) {
                return out < 0 ? Kind.MORE : Kind.LESS;
            }
            final KitSpace.Thing removed = space.things().get(out);
            final KitSpace.Thing added = space.things().get(in);
            return removed.pool() != added.pool() ? Kind.SWAP : added.load() > removed.load() ? Kind.MORE : Kind.LESS;
        }

        void exchange(final int giver, final int taker, final int out, final int in) {
            if (giver == taker || out == in || from.count(giver, out) == 0 || in >= 0 && from.count(taker, in) == 0) {
                return;
            }
            final int[] first = from.kit(giver);
            final int[] second = from.kit(taker);
            add(first, out, -1);
            add(second, out, 1);
            add(first, in, 1);
            add(second, in, -1);
            if (space.isLegal(giver, first) && space.isLegal(taker, second)) {
                final String label = name(giver) + " gives " + thing(out) + " to " + name(taker)
                        + (in < 0 ? "" : " for " + thing(in));
                put(from.with(giver, first).with(taker, second), Kind.EXCHANGE, label);
            }
        }

        private void put(final Kits to, final Kind kind, final String label) {
            if (space.goTogether(to)) {
                found.putIfAbsent(to, new Move(to, kind, label));
            }
        }

        private static void add(final int[] kit, final int thing, final int count) {
            if (thing >= 0) {
                kit[thing] += count;
            }
        }

        private String label(final int bearer, final int out, final int in) {
            if (out < 0 || in < 0) {
                return (out < 0 ? thing(in) + " more, " : "without " + thing(out) + ", ") + name(bearer);
            }
            final KitSpace.Thing added = space.things().get(in);
            final boolean side = added.pool() == space.things().get(out).pool();
            return (side ? thing(out) + " to " + added.load() : thing(in) + " for " + thing(out)) + ", " + name(bearer);
        }

        private String name(final int bearer) {
            return space.bearers().get(bearer).label();
        }

        private String thing(final int thing) {
            return space.things().get(thing).label();
        }
    }

    /**
     * Returns a loadout with this move's changes applied as well; it need not be legal.
     *
     * @param from loadout that this move starts from
     * @param onto loadout with other changes applied
     */
    Kits also(final Kits from, final Kits onto) {
        Kits all = onto;
        for (int b = 0; b < from.bearers(); b++) {
            final int[] kit = onto.kit(b);
            for (int t = 0; t < kit.length; t++) {
                kit[t] += to.count(b, t) - from.count(b, t);
            }
            all = all.with(b, kit);
        }
        return all;
    }
}
