package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.sitrep.analysis.race.Elimination;
import org.sitrep.ruleset.Kits;

/**
 * Searches for the best loadouts by races of candidates. Each race uses trials that none has played before, so that its
 * results hold however its candidates were chosen.
 *
 * <p>The first race is between the loadouts of the content, sensible ones, and random ones. Each later race is between
 * the best of the last race, combinations of promising changes of the leader, single changes of the new leader,
 * mixtures of the best, and the leader with one kit redrawn. The present loadout takes part in all of them. The best go
 * on to the {@link FinalRound}.
 */
final class LoadoutSearch {
    private static final int MIXTURES = 8;
    private static final int REDRAWN = 8;

    private final LoadoutTask task;
    private final KitLists lists;
    private final SearchRandom chance;
    private final Map<Kits, String> origins = new LinkedHashMap<>();
    private final Set<Kits> unsound = new HashSet<>();
    private final List<LoadoutAnswer.HeatRecord> heats = new ArrayList<>();
    private final List<SequentialHalving.Place> seen = new ArrayList<>();
    private List<SequentialHalving.Place> elite = List.of();
    private List<Move> moves = List.of();
    private Kits movedFrom;
    private long nextTrial;
    private boolean exhaustive;

    LoadoutSearch(final LoadoutTask task) {
        this.task = task;
        lists = new KitLists(task.scope().free());
        chance = new SearchRandom(task.rules().seed());
    }

    /** Searches until all races are run or play is stopped. */
    void run() {
        race("the start", start());
        for (int heat = 1;
                heat < task.rules().heats()
                        && !elite.isEmpty()
                        && !task.ground().stopped()
                        && !task.rules().every();
                heat++) {
            final List<Kits> field = next();
            if (field.size() > 1) {
                race("around the leader", field);
            }
        }
    }

    private List<Kits> start() {
        final Set<Kits> field = new LinkedHashSet<>();
        put(field, task.scope().present(), "carried at present");
        final Optional<List<Kits>> all = lists.every(
                task.rules().every()
                        ? SearchRules.MOST_EVERY
                        : Math.min(task.rules().start(), task.rules().field()));
        if (all.isPresent()) {
            exhaustive = true;
            all.get().forEach(kits -> put(field, kits, "one of all"));
            return List.copyOf(field);
        }
        task.outfitting().named().forEach((id, whole) -> put(field, task.scope().choice(whole), "of the content"));
        final List<Kits> sensible = new ArrayList<>(task.outfitting().sensible());
        chance.shuffle(sensible);
        final int most = Math.min(task.rules().start(), task.rules().field());
        sensible.stream()
                .limit(most / 2)
                .forEach(whole -> put(field, task.scope().choice(whole), "the present one with another kit"));
        for (int i = 0; i < most && field.size() < most; i++) {
            (i % 4 == 3 ? lists.any(chance) : lists.anyFull(chance)).ifPresent(kits -> put(field, kits, "by chance"));
        }
        return List.copyOf(field);
    }

    private void put(final Collection<Kits> field, final Kits kits, final String origin) {
        if (task.scope().free().isLegal(kits)
                && (kits.equals(task.scope().present()) || !origins.containsKey(kits))
                && isSound(kits)) {
            origins.putIfAbsent(kits, origin);
            field.add(kits);
        }
    }

    private void putIfRoom(final Collection<Kits> field, final Kits kits, final String origin) {
        if (field.size() < task.rules().field()) {
            put(field, kits, origin);
        }
    }

    private boolean isSound(final Kits kits) {
        final boolean sound = !unsound.contains(kits) && task.ground().isSound(new LoadoutCandidate(kits));
        if (!sound) {
            unsound.add(kits);
        }
        return sound;
    }

    private List<Kits> next() {
        final Set<Kits> field = new LinkedHashSet<>();
        field.add(task.scope().present());
        elite.forEach(place -> field.add(place.candidate().choice()));
        if (exhaustive) {
            return List.copyOf(field);
        }
        final Kits leader = elite.get(0).candidate().choice();
        promises().forEach(kits -> putIfRoom(field, kits, "several changes that promised well"));
        for (int i = 0; i < MIXTURES; i++) {
            putIfRoom(field, mixture(), "a mixture of the best");
        }
        for (int i = 0; i < REDRAWN; i++) {
            lists.redrawn(leader, chance.below(leader.bearers()), chance)
                    .ifPresent(kits -> putIfRoom(field, kits, "a kit drawn anew"));
        }
        movedFrom = leader;
        moves = Move.all(task.scope().free(), leader);
        chance.shuffle(moves);
        for (int m = 0; m < moves.size() && field.size() < task.rules().field(); m++) {
            put(field, moves.get(m).to(), "a single change");
        }
        return List.copyOf(field);
    }

    /**
     * Returns combinations of the last leader's changes that had a better mean than it: the most promising changes
     * first, in growing numbers.
     */
    private List<Kits> promises() {
        if (movedFrom == null) {
            return List.of();
        }
        final Map<Kits, Double> gains = new LinkedHashMap<>();
        final SequentialHalving.Place from = place(movedFrom);
        final List<Move> good = new ArrayList<>();
        for (final Move move : moves) {
            final SequentialHalving.Place to = place(move.to());
            if (from != null && to != null) {
                gains.put(move.to(), gain(from, to));
                if (gains.get(move.to()) > 0) {
                    good.add(move);
                }
            }
        }
        good.sort((a, b) -> Double.compare(gains.get(b.to()), gains.get(a.to())));
        final List<Kits> all = new ArrayList<>();
        Kits now = movedFrom;
        for (final Move move : good) {
            final Kits also = move.also(movedFrom, now);
            if (task.scope().free().isLegal(also)) {
                now = also;
                all.add(now);
            }
        }
        // All of them would fill the race; the first is a single change that has been played.
        return IntStream.of(1, 2, 4, 7, 11, all.size() - 1)
                .filter(i -> i > 0 && i < all.size())
                .distinct()
                .mapToObj(all::get)
                .toList();
    }

    private SequentialHalving.Place place(final Kits kits) {
        for (int i = seen.size() - 1; i >= 0; i--) {
            if (seen.get(i).candidate().choice().equals(kits)) {
                return seen.get(i);
            }
        }
        return null;
    }

    /** Returns the gain on the trials that both played. */
    private double gain(final SequentialHalving.Place from, final SequentialHalving.Place to) {
        if (from.values().firstTrial() != to.values().firstTrial()) {
            return Double.NEGATIVE_INFINITY;
        }
        final int both = Math.min(from.values().trials(), to.values().trials());
        return Elimination.mean(task.objective().of(to.values().first(both)))
                - Elimination.mean(task.objective().of(from.values().first(both)));
    }

    private Kits mixture() {
        final int[][] counts = new int[task.scope().present().bearers()][];
        for (int b = 0; b < counts.length; b++) {
            counts[b] = chance.of(elite).candidate().choice().kit(b);
        }
        return new Kits(counts);
    }

    private void race(final String what, final List<Kits> field) {
        final List<LoadoutCandidate> candidates =
                field.stream().map(LoadoutCandidate::new).toList();
        final SequentialHalving.Rules race = task.rules().every()
                ? task.rules().all(field.size())
                : task.rules().race(nextTrial, field.size());
        SequentialHalving.run(task, race, candidates).ifPresent(came -> take(what, field.size(), came));
    }

    private void take(final String what, final int entered, final SequentialHalving.Result came) {
        final List<SequentialHalving.Place> left = came.with(Elimination.Fate.LEFT);
        final int worse = came.with(Elimination.Fate.WORSE).size();
        elite = left.subList(0, Math.min(SearchRules.ELITE, left.size()));
        seen.addAll(came.places());
        final int trials = came.places().stream()
                .mapToInt(place -> place.values().trials())
                .max()
                .orElse(0);
        heats.add(new LoadoutAnswer.HeatRecord(
                what,
                entered,
                came.alike(),
                worse,
                came.places().size() - worse - elite.size(),
                elite.size(),
                nextTrial,
                trials));
        nextTrial += trials;
        task.progress()
                .accept("race " + heats.size() + ": " + entered + " loadouts, " + worse + " shown to be worse, up to "
                        + trials + " trials each");
    }

    /** Returns the best of the last race, the best first; empty if none was run. */
    List<SequentialHalving.Place> elite() {
        return elite;
    }

    /** Returns the places of all candidates in all races. */
    List<SequentialHalving.Place> seen() {
        return seen;
    }

    List<LoadoutAnswer.HeatRecord> heats() {
        return heats;
    }

    String origin(final Kits kits) {
        return origins.getOrDefault(kits, "a lighter version of the leader");
    }

    int tried() {
        return origins.size();
    }

    /** Returns whether the search has played all legal loadouts. */
    boolean exhaustive() {
        return exhaustive;
    }
}
