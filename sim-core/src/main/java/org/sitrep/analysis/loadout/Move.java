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
 * @param to what it leads to
 * @param kind what is changed
 * @param label in words, e.g. {@code Smoke Grenade 2 for Frag Grenade 1, Scout}
 */
record Move(Kits to, Kind kind, String label) {
    enum Kind {
        /** One thing more, or its fuller side. */
        MORE,
        /** One thing less, or its emptier side. */
        LESS,
        /** One thing for another. */
        SWAP,
        /** A thing handed to somebody else, or for one of his. */
        EXCHANGE
    }

    private static final int NOTHING = -1;

    /** Returns all single changes that are legal, each once: of one bearer's kit, then between two of them. */
    static List<Move> all(final KitSpace space, final Kits from) {
        final Map<Kits, Move> all = new LinkedHashMap<>();
        final int things = space.things().size();
        for (int b = 0; b < from.bearers(); b++) {
            for (int out = NOTHING; out < things; out++) {
                for (int in = NOTHING; in < things; in++) {
                    change(space, from, b, out, in, all);
                }
            }
        }
        for (int a = 0; a < from.bearers(); a++) {
            for (int b = 0; b < from.bearers(); b++) {
                for (int out = 0; out < things; out++) {
                    for (int in = NOTHING; in < (a < b ? things : 0); in++) {
                        exchange(space, from, new int[] {a, b}, out, in, all);
                    }
                }
            }
        }
        return new ArrayList<>(all.values());
    }

    private static void change(
            final KitSpace space,
            final Kits from,
            final int bearer,
            final int out,
            final int in,
            final Map<Kits, Move> all) {
        if (out == in || out >= 0 && from.count(bearer, out) == 0) {
            return;
        }
        final int[] kit = from.kit(bearer);
        add(kit, out, -1);
        add(kit, in, 1);
        if (space.isLegal(bearer, kit)) {
            put(space, from.with(bearer, kit), kind(space, out, in), label(space, bearer, out, in), all);
        }
    }

    private static Kind kind(final KitSpace space, final int out, final int in) {
        if (out < 0 || in < 0) {
            return out < 0 ? Kind.MORE : Kind.LESS;
        }
        final KitSpace.Thing gone = space.things().get(out);
        final KitSpace.Thing come = space.things().get(in);
        return gone.pool() != come.pool() ? Kind.SWAP : come.load() > gone.load() ? Kind.MORE : Kind.LESS;
    }

    private static void exchange(
            final KitSpace space,
            final Kits from,
            final int[] pair,
            final int out,
            final int in,
            final Map<Kits, Move> all) {
        if (pair[0] == pair[1]
                || out == in
                || from.count(pair[0], out) == 0
                || in >= 0 && from.count(pair[1], in) == 0) {
            return;
        }
        final int[] first = from.kit(pair[0]);
        final int[] second = from.kit(pair[1]);
        add(first, out, -1);
        add(second, out, 1);
        add(first, in, 1);
        add(second, in, -1);
        if (space.isLegal(pair[0], first) && space.isLegal(pair[1], second)) {
            final String label = name(space, pair[0]) + " gives " + thing(space, out) + " to " + name(space, pair[1])
                    + (in < 0 ? "" : " for " + thing(space, in));
            put(space, from.with(pair[0], first).with(pair[1], second), Kind.EXCHANGE, label, all);
        }
    }

    private static void put(
            final KitSpace space, final Kits to, final Kind kind, final String label, final Map<Kits, Move> all) {
        if (space.goTogether(to)) {
            all.putIfAbsent(to, new Move(to, kind, label));
        }
    }

    private static void add(final int[] kit, final int thing, final int count) {
        if (thing >= 0) {
            kit[thing] += count;
        }
    }

    private static String label(final KitSpace space, final int bearer, final int out, final int in) {
        if (out < 0 || in < 0) {
            return (out < 0 ? thing(space, in) + " more, " : "without " + thing(space, out) + ", ")
                    + name(space, bearer);
        }
        final boolean side =
                space.things().get(in).pool() == space.things().get(out).pool();
        return side
                ? thing(space, out) + " to " + space.things().get(in).load() + ", " + name(space, bearer)
                : thing(space, in) + " for " + thing(space, out) + ", " + name(space, bearer);
    }

    private static String name(final KitSpace space, final int bearer) {
        return space.bearers().get(bearer).label();
    }

    private static String thing(final KitSpace space, final int thing) {
        return space.things().get(thing).label();
    }

    /**
     * Returns a loadout with this move's changes made to it as well; it need not be legal.
     *
     * @param from where this move started
     * @param onto what else has been changed
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
