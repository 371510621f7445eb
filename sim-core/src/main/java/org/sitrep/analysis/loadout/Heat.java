package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.race.Race;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.Standing;
import org.sitrep.engine.MissionValues;
import org.sitrep.outcome.Outcome;

/**
 * A race between candidates on missions that none has played before. Those whose first missions come out alike to the last slot of the game run as one, the lightest of them: what they differ in did nothing.
 */
final class Heat {
    private final Ground ground;
    private final Objective objective;
    private final Rules rules;
    private final Map<Integer, MissionValues> played = new LinkedHashMap<>();

    /**
     * How a heat is run.
     *
     * @param seed of the missions
     * @param first index of the first of them
     * @param firstLook missions of each candidate before the first look
     * @param most missions of each at most
     * @param budget missions of all together, which may stop it between two looks
     * @param level with which what it shows holds together; 1 if nobody is to retire
     * @param matters the smallest difference that matters
     */
    record Rules(long seed, long first, int firstLook, int most, long budget, double level, double matters) {}

    /**
     * How a candidate came off.
     *
     * @param candidate who
     * @param values what it came to, as far as it played
     * @param retired whether it was shown to be worse than another
     * @param alike the others that ran as this one
     */
    record Place(Candidate candidate, MissionValues values, boolean retired, List<Candidate> alike) {}

    /**
     * What a heat came to.
     *
     * @param places the best first, those that retired behind the others; none of those that ran as another
     * @param alike how many ran as another
     */
    record Result(List<Place> places, int alike) {
        List<Place> left() {
            return places.stream().filter(place -> !place.retired()).toList();
        }
    }

    private Heat(final Ground ground, final Objective objective, final Rules rules) {
        this.ground = ground;
        this.objective = objective;
        this.rules = rules;
    }

    /**
     * Runs a heat and returns what it came to; empty if it was stopped before the first look.
     *
     * @param field sound candidates, at least one, all different; of those that play alike the lightest runs, of equally light ones the first
     */
    static Optional<Result> run(
            final Ground ground, final Objective objective, final Rules rules, final List<Candidate> field) {
        return new Heat(ground, objective, rules).run(field);
    }

    private Optional<Result> run(final List<Candidate> field) {
        final List<MissionValues> first = new ArrayList<>();
        for (final Candidate candidate : field) {
            final Optional<MissionValues> values =
                    ground.play(candidate, rules.seed(), rules.first(), rules.firstLook());
            if (values.isEmpty()) {
                return Optional.empty();
            }
            first.add(values.get());
        }
        final Map<Long, List<Integer>> groups = new LinkedHashMap<>();
        for (int i = 0; i < field.size(); i++) {
            groups.computeIfAbsent(first.get(i).hash(), hash -> new ArrayList<>())
                    .add(i);
        }
        final List<Candidate> runners = new ArrayList<>();
        final List<List<Candidate>> alike = new ArrayList<>();
        for (final List<Integer> group : groups.values()) {
            final int lightest = group.stream()
                    .min(Comparator.comparingInt(i -> ground.load(field.get(i))))
                    .orElseThrow();
            played.put(runners.size(), first.get(lightest));
            runners.add(field.get(lightest));
            alike.add(group.stream().filter(i -> i != lightest).map(field::get).toList());
        }
        final boolean[] retired = race(runners);
        final List<Place> places = new ArrayList<>();
        for (int r = 0; r < runners.size(); r++) {
            places.add(new Place(runners.get(r), played.get(r), retired[r], alike.get(r)));
        }
        places.sort(Comparator.comparing(Place::retired)
                .thenComparing(place -> -place.values().missions() * (place.retired() ? 1L : 0L))
                .thenComparing(place -> -mean(place.values())));
        return Optional.of(new Result(places, field.size() - runners.size()));
    }

    private boolean[] race(final List<Candidate> runners) {
        final boolean[] retired = new boolean[runners.size()];
        if (runners.size() < 2) {
            return retired;
        }
        if (rules.level() == 1) {
            playAll(runners);
            return retired;
        }
        final RaceRules race = new RaceRules(
                new Yardstick(objective.slot(), rules.matters()),
                rules.level(),
                rules.first(),
                rules.firstLook(),
                rules.most());
        final RaceResult result = Race.run(runners.size(), race, new Looks(runners));
        result.in(Standing.Place.RETIRED).forEach(standing -> retired[standing.side()] = true);
        trim(result);
        return retired;
    }

    /** What was played beyond the last look that all reached counts for nobody. */
    private void trim(final RaceResult result) {
        for (final Standing standing : result.standings()) {
            final MissionValues all = played.get(standing.side());
            if (all.missions() > standing.missions()) {
                played.put(standing.side(), all.first((int) standing.missions()));
            }
        }
    }

    private void playAll(final List<Candidate> runners) {
        final int more = (int) Math.min(rules.most(), rules.budget() / runners.size()) - rules.firstLook();
        for (int r = 0; r < runners.size() && more > 0; r++) {
            final int runner = r;
            ground.play(runners.get(r), rules.seed(), rules.first() + rules.firstLook(), more)
                    .ifPresent(next -> played.put(runner, played.get(runner).then(next)));
        }
        if (ground.stopped()) {
            played.replaceAll((runner, values) -> values.first(rules.firstLook()));
        }
    }

    /** Lets runners play on from look to look, while the budget lasts. */
    private final class Looks implements Race.Field {
        private final List<Candidate> runners;
        private final long start = ground.played();
        private long look;
        private int before;
        private int now;

        Looks(final List<Candidate> runners) {
            this.runners = runners;
            look = rules.first();
            before = runners.size();
        }

        @Override
        public Optional<int[]> play(final int side, final long from, final int missions) {
            if (from == rules.first()) {
                now++;
                return Optional.of(objective.of(played.get(side)));
            }
            if (from != look) {
                look = from;
                before = now;
                now = 0;
            }
            now++;
            if (now == 1 && ground.played() - start + (long) before * missions > rules.budget()) {
                return Optional.empty();
            }
            final Optional<MissionValues> next = ground.play(runners.get(side), rules.seed(), from, missions);
            next.ifPresent(values -> played.put(side, played.get(side).then(values)));
            return next.map(objective::of);
        }
    }

    private double mean(final MissionValues values) {
        return mean(objective.of(values));
    }

    /** Returns the mean of what is there; of nothing less than any. */
    static double mean(final int... row) {
        long sum = 0;
        long n = 0;
        for (final int value : row) {
            if (value != Outcome.ABSENT) {
                sum += value;
                n++;
            }
        }
        return n == 0 ? Double.NEGATIVE_INFINITY : (double) sum / n;
    }
}
