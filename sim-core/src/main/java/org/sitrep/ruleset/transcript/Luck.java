package org.sitrep.ruleset.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * How the dice of one trial fell, from the player's side. A roll's luck is the middle rank of its result in its law:
 * the share of throws of these dice that would have been worse, and half of the share that would have been just as
 * good. A trial's luck is the sum of these ranks, every roll alike, seen against all sums that the same rolls could
 * have had: the same middle rank, of the sum in its law. It says how the dice fell, not how much hung on each, and
 * nothing of the decisions.
 *
 * <p>The law of the sum takes the rolls as they were made for given, and their results as independent. What is rolled
 * at all hangs on earlier results: each rank still averages one half whatever came before, but where good luck means
 * fewer rolls to come, sums of few rolls are lucky more often than not. In combats that cannot be told from nothing in
 * 12,000 of them; in long trials a percentile stands up to three points too high.
 */
public final class Luck {
    /** Steps of a rank in the law of the sum: those of dice and of most draws fall on them. */
    private static final int GRID = 720;
    /** From so many rolls on the sum is as good as normally distributed. */
    private static final int MANY = 300;

    private static final NormalDistribution STANDARD_NORMAL = NormalDistribution.of(0, 1);

    private final List<Roll> rolls;
    private final List<Placed> placed;
    private final double sum;
    private final double percentile;

    /** A roll that counts, with the heading of the step in which it was made. */
    private record Placed(Roll roll, String step) {}

    private Luck(final List<Placed> counted) {
        placed = List.copyOf(counted);
        rolls = placed.stream().map(Placed::roll).toList();
        double ranks = 0;
        for (final Roll roll : rolls) {
            ranks += of(roll).orElseThrow();
        }
        sum = ranks;
        percentile = rolls.isEmpty() ? 0.5 : rolls.size() < MANY ? exact() : normal();
    }

    /**
     * Returns a roll's luck, between 0 and 1, 0.5 on average; empty if a higher or lower result is neither good nor
     * bad, it has no law, or only one result could come.
     */
    public static OptionalDouble of(final Roll roll) {
        if (roll.favour() == 0
                || roll.law().isEmpty()
                || roll.law().get().chances().size() < 2) {
            return OptionalDouble.empty();
        }
        final double rank = roll.law().get().midRank(roll.value());
        return OptionalDouble.of(roll.favour() > 0 ? rank : 1 - rank);
    }

    /** Returns the luck of a trial. */
    public static Luck of(final Transcript tale) {
        final List<Placed> counted = new ArrayList<>();
        for (final Transcript.Step step : tale.steps()) {
            for (final Transcript.Entry entry : step.entries()) {
                if (entry instanceof Transcript.Rolled rolled
                        && of(rolled.roll()).isPresent()) {
                    counted.add(new Placed(rolled.roll(), step.heading()));
                }
            }
        }
        return new Luck(counted);
    }

    /** Returns how many rolls count: those where luck can be told. */
    public int count() {
        return rolls.size();
    }

    /** Returns the mean of their ranks, 0.5 if none counts. */
    public double mean() {
        return rolls.isEmpty() ? 0.5 : sum / rolls.size();
    }

    /**
     * Returns the share of trials with the same rolls that had been less lucky, and half of those just as lucky:
     * between 0 and 1.
     */
    public double percentile() {
        return percentile;
    }

    /** Returns the rolls that were luckiest, the luckiest first; of equals the earlier first. */
    public List<Roll> luckiest(final int most) {
        return sorted(Comparator.comparingDouble((Roll roll) -> -of(roll).orElseThrow()), most);
    }

    /** Returns the rolls that were unluckiest, the unluckiest first; of equals the earlier first. */
    public List<Roll> unluckiest(final int most) {
        return sorted(Comparator.comparingDouble((Roll roll) -> of(roll).orElseThrow()), most);
    }

    /** Returns the heading of the step in which one of these rolls was made. */
    public String step(final Roll roll) {
        return placed.stream()
                .filter(one -> one.roll() == roll)
                .map(Placed::step)
                .findFirst()
                .orElseThrow();
    }

    private List<Roll> sorted(final Comparator<Roll> order, final int most) {
        return rolls.stream().sorted(order).limit(most).toList();
    }

    private double exact() {
        double[] law = {1};
        int at = 0;
        for (final Roll roll : rolls) {
            final int[] ranks = ranks(roll);
            final double[] next = new double[law.length + GRID];
            for (int c = 0; c < ranks.length; c++) {
                final double probability =
                        roll.law().orElseThrow().chances().get(c).probability();
                for (int s = 0; s < law.length; s++) {
                    next[s + ranks[c]] += law[s] * probability;
                }
            }
            law = next;
            at += (int) Math.round(GRID * of(roll).orElseThrow());
        }
        double below = 0;
        for (int s = 0; s < at; s++) {
            below += law[s];
        }
        return below + law[at] / 2;
    }

    /** The rank of each result of a roll's law, from the player's side, on the grid. */
    private static int[] ranks(final Roll roll) {
        final List<Law.Chance> chances = roll.law().orElseThrow().chances();
        final int[] ranks = new int[chances.size()];
        double below = 0;
        for (int c = 0; c < ranks.length; c++) {
            final double rank = below + chances.get(c).probability() / 2;
            ranks[c] = (int) Math.round(GRID * (roll.favour() > 0 ? rank : 1 - rank));
            below += chances.get(c).probability();
        }
        return ranks;
    }

    private double normal() {
        double variance = 0;
        for (final Roll roll : rolls) {
            double cubes = 0;
            for (final Law.Chance chance : roll.law().orElseThrow().chances()) {
                cubes += Math.pow(chance.probability(), 3);
            }
            variance += (1 - cubes) / 12; // of a middle rank
        }
        return STANDARD_NORMAL.cumulativeProbability((sum - rolls.size() / 2.0) / Math.sqrt(variance));
    }
}
