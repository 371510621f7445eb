package org.sitrep.benchmarks;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.plain.PlainPlay;

/**
 * Compares the engine with a plain implementation of the same combats. The baseline uses lists, records and
 * {@link Random}, one die after the other, and supports the reference squad only. With {@code random} both list all
 * legal Orders at each question and take one. With {@code drill} the engine does, and the plain implementation computes
 * only the Order of the drill. {@code RandomAgreementTest} and {@code DrillAgreementTest} verify that the distributions
 * agree. The score is the time of one combat.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PlainCombatBenchmark {
    static final int BATCH = 20;

    private static final long SEED = 1967;

    /** Box and Threat: the fewest Enemies, the shipped patrol, the most Enemies. */
    @Param({"we-ambush/2", "patrol/5", "ambushed/8"})
    public String combat;

    /** The bot that leads the Marines in both implementations. */
    @Param({"random", "drill"})
    public String bot;

    private PlainPlay plain;
    private Plays plays;
    private int eliminated;

    @Setup
    public void setUp() {
        final String[] parts = combat.split("/");
        plain = new PlainPlay(bot, parts[0], Integer.parseInt(parts[1]), new Random(SEED));
        final CompiledScenario compiled = ShippedScenario.combat(combat, bot, "squad=reference", "start.night=false");
        plays = new Plays(compiled, bot);
        eliminated = compiled.layout().index("eliminated");
    }

    /** The plain implementation; returns the Enemies eliminated. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long baseline() {
        long sum = 0;
        for (int i = 0; i < BATCH; i++) {
            sum += plain.play();
        }
        return sum;
    }

    /** The engine; returns the Enemies eliminated. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long engine() {
        return plays.sum(eliminated, BATCH);
    }
}
