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
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.Kits;

/**
 * Searches for the best loadouts by races of candidates. Each race uses trials that none has played before, so that its
 * results hold however its candidates were chosen.
 *
 * <p>The first race is between the loadouts of the content, sensible ones, and random ones. The later races are between
 * the best of the last race and new candidates: combinations of promising changes of the leader, single changes of the
 * new leader, mixtures of the best, and the leader with one kit redrawn. The present loadout takes part in all of them.
 * The best go on to the {@link FinalRound}.
 */
final class LoadoutSearch {
    private static final int MIXTURES = 8;
    private static final int REDRAWN = 8;

    private final LoadoutTask task;
    private final KitLists lists;
    private final SearchRandom random;
    private final Map<Kits, String> origins = new LinkedHashMap<>();
    private final Set<Kits> unsound = new HashSet<>();
    private final List<LoadoutAnswer.RaceRecord> races = new ArrayList<>();
    private final List<SequentialHalving.Place> places = new ArrayList<>();
    private List<SequentialHalving.Place> elite = List.of();
    private List<Move> moves = List.of();
    private Kits movedFrom;
    private long nextTrial;
    private boolean exhaustive;

    LoadoutSearch(final LoadoutTask task) {
        this.task = task;
        lists = new KitLists(task.scope().free());
        random = new SearchRandom(task.rules().seed());
    }

    /** Searches until all races are run or play is stopped. */
    void run() {
        race("the start", start());
        for (int race = 1;
                race < task.rules().races()
                        && !elite.isEmpty()
                        && !task.evaluator().stopped()
                        && !task.rules().every();
                race++) {
            final List<Kits> entrants = next();
            if (entrants.size() > 1) {
                race("around the leader", entrants);
            }
        }
    }

    private List<Kits> start() {
        final Set<Kits> entrants = new LinkedHashSet<>();
        put(entrants, task.scope().present(), "the present loadout");
        final Optional<List<Kits>> all = lists.every(
                task.rules().every()
                        ? SearchRules.MOST_EVERY
                        : Math.min(task.rules().start(), task.rules().maxEntrants()));
        if (all.isPresent()) {
            exhaustive = true;
            all.get().forEach(kits -> put(entrants, kits, "one of all legal loadouts"));
            return List.copyOf(entrants);
        }
        task.loadoutRules()
                .named()
                .forEach((id, whole) -> put(entrants, task.scope().choice(whole), "a loadout from the content"));
        final List<Kits> sensible = new ArrayList<>(task.loadoutRules().sensible());
        random.shuffle(sensible);
        final int most = Math.min(task.rules().start(), task.rules().maxEntrants());
        sensible.stream()
                .limit(most / 2)
                .forEach(whole -> put(entrants, task.scope().choice(whole), "the present loadout with another kit"));
        for (int i = 0; i < most && entrants.size() < most; i++) {
            (i % 4 == 3 ? lists.any(random) : lists.anyFull(random))
                    .ifPresent(kits -> put(entrants, kits, "drawn at random"));
        }
        return List.copyOf(entrants);
    }

    private void put(final Collection<Kits> entrants, final Kits kits, final String origin) {
        if (task.scope().free().isLegal(kits)
                && (kits.equals(task.scope().present()) || !origins.containsKey(kits))
                && isSound(kits)) {
            origins.putIfAbsent(kits, origin);
            entrants.add(kits);
        }
    }

    private void putIfRoom(final Collection<Kits> entrants, final Kits kits, final String origin) {
        if (entrants.size() < task.rules().maxEntrants()) {
            put(entrants, kits, origin);
        }
    }

    private boolean isSound(final Kits kits) {
        final boolean sound = !unsound.contains(kits) && task.evaluator().isSound(new LoadoutCandidate(kits));
        if (!sound) {
            unsound.add(kits);
        }
        return sound;
    }

    private List<Kits> next() {
        final Set<Kits> entrants = new LinkedHashSet<>();
        entrants.add(task.scope().present());
        elite.forEach(place -> entrants.add(place.candidate().choice()));
        if (exhaustive) {
            return List.copyOf(entrants);
        }
        final Kits leader = elite.get(0).candidate().choice();
        promisingCombinations().forEach(kits -> putIfRoom(entrants, kits, "several promising changes"));
        for (int i = 0; i < MIXTURES; i++) {
            putIfRoom(entrants, mixture(), "a mixture of the best");
        }
        for (int i = 0; i < REDRAWN; i++) {
            lists.redrawn(leader, random.below(leader.bearers()), random)
                    .ifPresent(kits -> putIfRoom(entrants, kits, "the leader with a kit drawn at random"));
        }
        movedFrom = leader;
        moves = Move.all(task.scope().free(), leader);
        random.shuffle(moves);
        for (int m = 0; m < moves.size() && entrants.size() < task.rules().maxEntrants(); m++) {
            put(entrants, moves.get(m).to(), "a single change");
        }
        return List.copyOf(entrants);
    }

    /**
     * Returns combinations of the last leader's changes that had a better mean than it: the most promising changes
     * first, in growing numbers.
     */
    private List<Kits> promisingCombinations() {
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
                .boxed()
                .filter(Streams.unseen())
                .mapToInt(Integer::intValue)
                .mapToObj(all::get)
                .toList();
    }

    private SequentialHalving.Place place(final Kits kits) {
        for (int i = places.size() - 1; i >= 0; i--) {
            if (places.get(i).candidate().choice().equals(kits)) {
                return places.get(i);
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
            counts[b] = random.of(elite).candidate().choice().kit(b);
        }
        return new Kits(counts);
    }

    private void race(final String what, final List<Kits> entrants) {
        final List<LoadoutCandidate> candidates =
                entrants.stream().map(LoadoutCandidate::new).toList();
        final SequentialHalving.Rules race = task.rules().every()
                ? task.rules().all(entrants.size())
                : task.rules().race(nextTrial, entrants.size());
        SequentialHalving.run(task, race, candidates).ifPresent(result -> take(what, entrants.size(), result));
    }

    private void take(final String what, final int entered, final SequentialHalving.Result result) {
        final List<SequentialHalving.Place> left = result.with(Elimination.Status.LEFT);
        final int worse = result.with(Elimination.Status.WORSE).size();
        elite = left.subList(0, Math.min(SearchRules.ELITE, left.size()));
        places.addAll(result.places());
        final int trials = result.places().stream()
                .mapToInt(place -> place.values().trials())
                .max()
                .orElse(0);
        races.add(new LoadoutAnswer.RaceRecord(
                what,
                entered,
                result.alike(),
                worse,
                result.places().size() - worse - elite.size(),
                elite.size(),
                nextTrial,
                trials));
        nextTrial += trials;
        task.progress()
                .accept("race " + races.size() + ": " + entered + " loadouts, " + worse + " shown to be worse, up to "
                        + trials + " trials each");
    }

    /** Returns the best of the last race, the best first; empty if none was run. */
    List<SequentialHalving.Place> elite() {
        return elite;
    }

    /** Returns the places of all candidates in all races. */
    List<SequentialHalving.Place> places() {
        return places;
    }

    List<LoadoutAnswer.RaceRecord> races() {
        return races;
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
