package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.MissionValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.stats.Differences;

/**
 * A race between candidates on missions that none has played before. All play the same; at each look, after {@code first, 2 first, 4 first, …} missions, those drop out that are shown to be worse than the
 * leader, and where the race is for the best, half of the others are set aside, though nothing is shown of them, so that the missions left go to those who may still win. Those whose first missions come
 * out alike in everything run as one, the lightest of them: what they differ in did nothing.
 *
 * <p>What is shown rests on the evidence of {@link Differences#logEvidenceBeyond}, which may be looked at as often as one likes, over as many pairs as could drop the best: with a probability of at least its
 * level no race shows its best candidate to be worse. Source of the halving: Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013, 1238-1246.
 */
final class Heat {
    private final Ground ground;
    private final Objective objective;
    private final Rules rules;
    private final List<Runner> runners = new ArrayList<>();
    private long spent;

    /**
     * How a heat is run.
     *
     * @param seed of the missions
     * @param first index of the first of them
     * @param firstLook missions of each candidate before the first look
     * @param most missions of each at most
     * @param budget missions of all together at most
     * @param level with which the best is not shown to be worse
     * @param matters the smallest difference that matters
     * @param goOn how many are to be left; 0 for a race in which nobody is set aside
     */
    record Rules(long seed, long first, int firstLook, int most, long budget, double level, double matters, int goOn) {}

    /** What became of a candidate. */
    enum Fate {
        /** It was there to the end. */
        LEFT,
        /** It was set aside, and nothing is shown of it. */
        SET_ASIDE,
        /** It was shown to be worse than another. */
        WORSE
    }

    /**
     * How a candidate came off.
     *
     * @param candidate who
     * @param values what it came to, as far as it played
     * @param fate what became of it
     * @param alike the others that ran as this one
     */
    record Place(Candidate candidate, MissionValues values, Fate fate, List<Candidate> alike) {}

    /**
     * What a heat came to.
     *
     * @param places the best first, behind them those that dropped out; none of those that ran as another
     * @param alike how many ran as another
     */
    record Result(List<Place> places, int alike) {
        List<Place> with(final Fate fate) {
            return places.stream().filter(place -> place.fate() == fate).toList();
        }
    }

    /** A candidate on its way. */
    private final class Runner {
        private final Candidate candidate;
        private final List<Candidate> alike;
        private MissionValues values;
        private int[] row;
        private Fate fate = Fate.LEFT;

        Runner(final Candidate candidate, final List<Candidate> alike, final MissionValues values) {
            this.candidate = candidate;
            this.alike = alike;
            take(values);
        }

        void take(final MissionValues all) {
            values = all;
            row = objective.of(all);
        }

        double mean() {
            return Heat.mean(row);
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
        if (!start(field)) {
            return Optional.empty();
        }
        int missions = rules.firstLook();
        look(true);
        while (left().size() > 1 && left().size() > rules.goOn() && missions < rules.most() && playOn(missions)) {
            missions = runnerWithMost();
            look(true);
        }
        // The last ones may have more to show of each other than of those before them.
        while (rules.goOn() > 0 && left().size() > 1 && missions < rules.most() && playOn(missions)) {
            missions = runnerWithMost();
            look(false);
        }
        runners.sort(Comparator.comparing((Runner runner) -> runner.fate)
                .thenComparing(runner -> -runner.values.missions())
                .thenComparing(runner -> -runner.mean()));
        return Optional.of(new Result(
                runners.stream()
                        .map(runner -> new Place(runner.candidate, runner.values, runner.fate, runner.alike))
                        .toList(),
                field.size() - runners.size()));
    }

    private boolean start(final List<Candidate> field) {
        final Map<Long, List<Integer>> groups = new LinkedHashMap<>();
        final List<MissionValues> first = new ArrayList<>();
        for (int i = 0; i < field.size(); i++) {
            final Optional<MissionValues> values =
                    ground.play(field.get(i), rules.seed(), rules.first(), rules.firstLook());
            if (values.isEmpty()) {
                return false;
            }
            first.add(values.get());
            groups.computeIfAbsent(values.get().hash(), hash -> new ArrayList<>())
                    .add(i);
        }
        spent = (long) rules.firstLook() * field.size();
        for (final List<Integer> group : groups.values()) {
            final int lightest = group.stream()
                    .min(Comparator.comparingInt(i -> ground.load(field.get(i))))
                    .orElseThrow();
            runners.add(new Runner(
                    field.get(lightest),
                    group.stream().filter(i -> i != lightest).map(field::get).toList(),
                    first.get(lightest)));
        }
        return true;
    }

    private List<Runner> left() {
        return runners.stream().filter(runner -> runner.fate == Fate.LEFT).toList();
    }

    private int runnerWithMost() {
        return left().get(0).values.missions();
    }

    private void look(final boolean halving) {
        final List<Runner> ranked = new ArrayList<>(left());
        ranked.sort(Comparator.comparingDouble(runner -> -runner.mean()));
        final double bar = Math.log(Math.max(1, runners.size() - 1) / (1 - rules.level()));
        for (final Runner runner : ranked.subList(1, ranked.size())) {
            final Differences behind = Differences.of(objective.slot(), runner.row, ranked.get(0).row);
            if (behind.mean() > rules.matters() && behind.logEvidenceBeyond(rules.matters()) > bar) {
                runner.fate = Fate.WORSE;
            }
        }
        ranked.removeIf(runner -> runner.fate != Fate.LEFT);
        final int keep = Math.max(rules.goOn(), (ranked.size() + 1) / 2);
        if (halving && rules.goOn() > 0) {
            ranked.stream().skip(keep).forEach(runner -> runner.fate = Fate.SET_ASIDE);
        }
    }

    /** Plays as many missions again, if the budget has them and play is not stopped; else nobody plays any. */
    private boolean playOn(final int missions) {
        final int more = Math.min(missions, rules.most() - missions);
        final List<Runner> left = left();
        if (spent + (long) more * left.size() > rules.budget()) {
            return false;
        }
        final List<MissionValues> next = new ArrayList<>();
        for (final Runner runner : left) {
            final Optional<MissionValues> values =
                    ground.play(runner.candidate, rules.seed(), rules.first() + missions, more);
            if (values.isEmpty()) {
                return false;
            }
            next.add(values.get());
        }
        for (int i = 0; i < next.size(); i++) {
            left.get(i).take(left.get(i).values.then(next.get(i)));
        }
        spent += (long) more * left.size();
        return true;
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
