package org.sitrep.benchmarks;

import java.util.List;
import java.util.function.Supplier;

/**
 * A question answered by ratios of alternating versions.
 *
 * @param name on the command line and in the record
 * @param versions creates them anew at each call
 * @param deducted the version whose time is subtracted from all others; null for none
 * @param ratios reported and recorded
 */
record RatioQuestion(String name, Supplier<List<Version>> versions, String deducted, List<Ratio> ratios) {
    /**
     * The time of one version as a multiple of another's.
     *
     * @param id in the record
     * @param says description, for a line of the answer
     */
    record Ratio(String id, String says, String of, String by) {}

    private static final String DRAW = "draw";
    static final String OURS = "ours";

    private static final String NAIVE = "naive";
    private static final String COUNTERS = "counters";
    private static final String OTHER = "other state";

    static List<RatioQuestion> all() {
        return List.of(
                dice("marine", 0),
                dice("marine-pressed", 1024),
                dice("enemy", 0),
                dice("enemy-pressed", 1024),
                combat("we-ambush/2", "drill", ""),
                combat("patrol/5", "drill", ""),
                combat("ambushed/8", "drill", ""),
                combat("we-ambush/2", "random", "-random"),
                combat("patrol/5", "random", "-random"),
                combat("ambushed/8", "random", "-random"),
                decisions("random"),
                decisions("rifleman-book"));
    }

    static RatioQuestion named(final String name) {
        return all().stream()
                .filter(question -> question.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no question " + name + "; choose from "
                        + all().stream().map(RatioQuestion::name).toList()));
    }

    private static RatioQuestion dice(final String name, final int otherKib) {
        return new RatioQuestion(
                name,
                () -> name.startsWith("marine") ? marine(otherKib) : enemy(otherKib),
                otherKib > 0 ? OTHER : null,
                List.of(
                        new Ratio("draws", "bare draws per test", OURS, DRAW),
                        new Ratio(NAIVE, "naive collections over our test", NAIVE, OURS),
                        new Ratio(COUNTERS, "plain counters over our test", COUNTERS, OURS)));
    }

    private static List<Version> marine(final int otherKib) {
        final MarineTestBenchmark tests = new MarineTestBenchmark();
        tests.pool = "mix";
        tests.otherKib = otherKib;
        tests.setUp();
        return versions(tests);
    }

    private static List<Version> enemy(final int otherKib) {
        final EnemyTestBenchmark tests = new EnemyTestBenchmark();
        tests.pool = "mix";
        tests.otherKib = otherKib;
        tests.setUp();
        return versions(tests);
    }

    private static List<Version> versions(final DiceTestBenchmark tests) {
        return List.of(
                new Version(DRAW, Pools.BATCH, tests::baseline),
                new Version(OURS, Pools.BATCH, tests::ours),
                new Version(OTHER, Pools.BATCH, tests::otherState),
                new Version(COUNTERS, Pools.BATCH, tests::plainCounters),
                new Version(NAIVE, Pools.BATCH, tests::naiveCollections));
    }

    private static RatioQuestion combat(final String boxAndThreat, final String bot, final String suffix) {
        return new RatioQuestion(
                "combat-" + boxAndThreat.replace('/', '-') + suffix,
                () -> {
                    final PlainCombatBenchmark combats = new PlainCombatBenchmark();
                    combats.combat = boxAndThreat;
                    combats.bot = bot;
                    combats.setUp();
                    return List.of(
                            new Version(NAIVE, PlainCombatBenchmark.BATCH, combats::baseline),
                            new Version(OURS, PlainCombatBenchmark.BATCH, combats::engine));
                },
                null,
                List.of(new Ratio("plain", "plain combats over our combat", NAIVE, OURS)));
    }

    private static RatioQuestion decisions(final String bot) {
        return new RatioQuestion(
                "decisions-" + bot,
                () -> {
                    final DecisionBenchmark combats = new DecisionBenchmark();
                    combats.bot = bot;
                    combats.combat = "patrol/5";
                    combats.setUp();
                    return List.of(new Version(DRAW, 1000, combats::draws), new Version(OURS, 0, combats::play));
                },
                null,
                List.of(new Ratio("draws", "bare draws per decision", OURS, DRAW)));
    }

    /** Runs the versions in turn. */
    Turns measure(final int turns, final int sliceMillis, final int warmUpMillis) {
        return new Turns(versions.get(), turns, sliceMillis, warmUpMillis);
    }
}
