package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;

/** Every legal kit of each bearer by himself, and loadouts drawn from them. Made once; memory is a number a thing and kit. */
public final class KitLists {
    /** So often are kits drawn anew that do not go together. */
    private static final int MOST_DRAWS = 300;

    private final KitSpace space;
    private final List<List<int[]>> kits = new ArrayList<>();
    /** Those of them to which nothing with a Load could be added. */
    private final List<List<int[]>> full = new ArrayList<>();

    /** Lists the kits of a space. */
    public KitLists(final KitSpace space) {
        this.space = space;
        for (int b = 0; b < space.bearers().size(); b++) {
            final List<int[]> own = new ArrayList<>();
            add(b, 0, new int[space.things().size()], own::add);
            kits.add(own);
            final int bearer = b;
            full.add(own.stream().filter(kit -> isFull(bearer, kit)).toList());
        }
    }

    private void add(final int bearer, final int thing, final int[] kit, final Consumer<int[]> into) {
        if (thing == kit.length) {
            if (space.isLegal(bearer, kit)) {
                into.accept(kit.clone());
            }
            return;
        }
        add(bearer, thing + 1, kit, into);
        final KitSpace.Bearer who = space.bearers().get(bearer);
        final int pool = space.things().get(thing).pool();
        final int load = space.things().get(thing).load();
        int drawn = space.drawn(kit)[pool];
        int left = who.capacity() - space.load(kit);
        final int most = Math.min(who.most().get(pool), space.pools().get(pool).most());
        while (drawn < most && load <= left) {
            kit[thing]++;
            drawn++;
            left -= load;
            add(bearer, thing + 1, kit, into);
        }
        kit[thing] = 0;
    }

    private boolean isFull(final int bearer, final int[] kit) {
        for (int t = 0; t < kit.length; t++) {
            kit[t]++;
            final boolean fits = space.things().get(t).load() > 0 && space.isLegal(bearer, kit);
            kit[t]--;
            if (fits) {
                return false;
            }
        }
        return true;
    }

    /** Returns how many kits a bearer may choose from. */
    public int count(final int bearer) {
        return kits.get(bearer).size();
    }

    /** Returns a legal loadout drawn by chance, any of which may come up; nothing if none was hit upon. */
    Optional<Kits> any(final Chance chance) {
        return drawn(kits, chance);
    }

    /** Returns a legal loadout drawn by chance of kits to each of which its bearer could add nothing; nothing if none was hit upon. */
    Optional<Kits> anyFull(final Chance chance) {
        return drawn(full, chance);
    }

    /** The bearers choose in turns drawn by chance, each among what the others have left of the supply. */
    private Optional<Kits> drawn(final List<List<int[]>> from, final Chance chance) {
        final List<Integer> turns =
                new ArrayList<>(IntStream.range(0, from.size()).boxed().toList());
        for (int i = 0; i < MOST_DRAWS; i++) {
            chance.shuffle(turns);
            final int[][] counts = new int[from.size()][space.things().size()];
            final int[] gone = new int[space.pools().size()];
            boolean all = true;
            for (int t = 0; t < turns.size() && all; t++) {
                all = take(from.get(turns.get(t)), counts, turns.get(t), gone, chance);
            }
            if (all && space.isLegal(new Kits(counts))) {
                return Optional.of(new Kits(counts));
            }
        }
        return Optional.empty();
    }

    private boolean take(
            final List<int[]> from, final int[][] counts, final int bearer, final int[] gone, final Chance chance) {
        for (int i = 0; i < MOST_DRAWS && !from.isEmpty(); i++) {
            final int[] kit = chance.of(from);
            final int[] drawn = space.drawn(kit);
            boolean there = true;
            for (int p = 0; p < drawn.length; p++) {
                there &= gone[p] + drawn[p] <= space.pools().get(p).most();
            }
            if (there) {
                counts[bearer] = kit;
                for (int p = 0; p < drawn.length; p++) {
                    gone[p] += drawn[p];
                }
                return true;
            }
        }
        return false;
    }

    /** Returns a loadout with a bearer's kit drawn anew among those to which nothing could be added; nothing if none was hit upon. */
    Optional<Kits> redrawn(final Kits choice, final int bearer, final Chance chance) {
        for (int i = 0; i < MOST_DRAWS && !full.get(bearer).isEmpty(); i++) {
            final Kits all = choice.with(bearer, chance.of(full.get(bearer)));
            if (space.goTogether(all)) {
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns all legal loadouts, if they are no more than so many and not hidden among too many others to find.
     *
     * @param most no more than these
     */
    public Optional<List<Kits>> every(final int most) {
        double product = 1;
        for (final List<int[]> own : kits) {
            product *= own.size();
        }
        if (product > 1e7) {
            return Optional.empty();
        }
        final List<Kits> all = new ArrayList<>();
        every(0, new int[kits.size()][space.things().size()], all);
        return all.size() <= most ? Optional.of(all) : Optional.empty();
    }

    private void every(final int bearer, final int[][] counts, final List<Kits> all) {
        if (bearer == counts.length) {
            final Kits choice = new Kits(counts);
            if (space.goTogether(choice)) {
                all.add(choice);
            }
            return;
        }
        for (final int[] kit : kits.get(bearer)) {
            counts[bearer] = kit;
            every(bearer + 1, counts, all);
        }
    }
}
