package org.sitrep.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Counts the dice pools of combats. Plays the five shipped combats and the Crash Mission with the rifleman and prints
 * the table that {@link Pools} reads: one line per pool with the number of its tests. Only transcripts report rolls, so
 * it plays without the fast path; about a minute of CPU.
 */
public final class PoolCount {
    private static final String BOT = "rifleman";
    private static final long SEED = 1967;
    private static final int MAX_DECISIONS = 100_000;
    /** Tests of which six faces count. All other tests with Focus dice give one number. */
    private static final Set<String> SIX_FACES = Set.of("enemyTest", "tacticsTest", "aimShootThrow");

    private static final List<String> COLOURS = List.of("Focus", "Strike", "Crit");

    private final Map<String, Integer> times = new TreeMap<>();

    private PoolCount() {}

    /** Prints the table. Arguments: plays of each combat (default 400), plays of the Mission (default 100). */
    public static void main(final String[] arguments) {
        final int combats = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 400;
        final int trials = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        final PoolCount count = new PoolCount();
        for (final String combat : List.of("patrol", "ambushed", "we-ambush", "bunker", "random")) {
            count.play(ShippedScenario.compile(Measured.GAME + "combats/" + combat), combats);
        }
        count.play(ShippedScenario.compile(Measured.GAME + "missions/01-crash"), trials);
        System.out.printf(
                Locale.ROOT,
                "# made by: java -cp benchmarks/target/benchmarks.jar %s %d %d%n",
                PoolCount.class.getName(),
                combats,
                trials);
        System.out.printf(
                Locale.ROOT,
                "# %s, seed %d: %d of each shipped combat, %d of the Crash Mission%n",
                BOT,
                SEED,
                combats,
                trials);
        System.out.println("test,focus,strike,crit,times");
        count.times.forEach((pool, often) -> System.out.println(pool + "," + often));
    }

    private void play(final CompiledScenario scenario, final int trials) {
        final TrialKey key = new TrialKey();
        final Outcome outcome = new Outcome(scenario.layout());
        for (int trial = 0; trial < trials; trial++) {
            outcome.reset();
            scenario.narrate(BOT, MAX_DECISIONS, key.set(SEED, trial), new Counter(), outcome);
        }
    }

    private void count(final Roll roll) {
        final int[] dice = new int[COLOURS.size()];
        for (final Roll.Pool pool : roll.pools()) {
            final int colour = COLOURS.indexOf(pool.name());
            if (colour < 0) {
                return; // a D6 or the like
            }
            dice[colour] += pool.faces().size();
        }
        if (dice[0] > 0) {
            final String test = SIX_FACES.contains(roll.id()) ? "enemy" : "marine";
            times.merge(String.format(Locale.ROOT, "%s,%d,%d,%d", test, dice[0], dice[1], dice[2]), 1, Integer::sum);
        }
    }

    /** Listens to rolls only. */
    private final class Counter implements Narrator {
        @Override
        public boolean wantsAll() {
            return true;
        }

        @Override
        public void heading(final String text) {}

        @Override
        public void tell(final Transcript.Entry entry) {
            if (entry instanceof Transcript.Rolled rolled) {
                count(rolled.roll());
            }
        }
    }
}
