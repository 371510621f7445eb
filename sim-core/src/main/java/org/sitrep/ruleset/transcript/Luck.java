package org.sitrep.ruleset.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.sitrep.portable.Portable;

/**
 * The luck of one trial's dice, from the player's side. A roll's luck is the middle rank of its result in its
 * distribution: the share of throws of these dice that would have been worse, plus half of the share that would have
 * been equally good. A trial's luck is the middle rank of the sum of these ranks in the distribution of that sum, with
 * all rolls weighted equally. It describes how the dice fell, not how much depended on each, and ignores the decisions.
 *
 * <p>The distribution of the sum takes the rolls made as given, and their results as independent. In fact the rolls
 * made depend on earlier results. Each rank still averages one half; but where good luck leads to fewer rolls, sums of
 * few rolls are lucky more often than not. In 12,000 combats this effect is not detectable; in long trials a percentile
 * is up to three points too high.
 */
public final class Luck {
    /** Grid steps of a rank in the distribution of the sum; the ranks of dice and of most draws lie on the grid. */
    private static final int GRID = 720;
    /** Number of rolls from which the sum is treated as normally distributed. */
    private static final int MANY = 300;

    private static final NormalDistribution STANDARD_NORMAL = NormalDistribution.of(0, 1);

    private final List<Roll> rolls;
    private final List<Placed> placed;
    private final double sum;
    private final double percentile;

    /** A counted roll, with the heading of its step. */
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
     * Returns a roll's luck, between 0 and 1, 0.5 on average; empty if a higher result is neither good nor bad, the
     * roll has no distribution, or only one result is possible.
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
    public static Luck of(final Transcript transcript) {
        final List<Placed> counted = new ArrayList<>();
        for (final Transcript.Step step : transcript.steps()) {
            for (final Transcript.Entry entry : step.entries()) {
                if (entry instanceof Transcript.Rolled rolled
                        && of(rolled.roll()).isPresent()) {
                    counted.add(new Placed(rolled.roll(), step.heading()));
                }
            }
        }
        return new Luck(counted);
    }

    /** Returns the number of counted rolls: those whose luck is defined. */
    public int count() {
        return rolls.size();
    }

    /** Returns the mean of their ranks, 0.5 if no roll counts. */
    public double mean() {
        return rolls.isEmpty() ? 0.5 : sum / rolls.size();
    }

    /**
     * Returns the share of possible results of the same rolls that would have been less lucky, plus half of those
     * equally lucky: between 0 and 1.
     */
    public double percentile() {
        return percentile;
    }

    /** Returns the luckiest rolls, the luckiest first; of equals the earlier first. */
    public List<Roll> luckiest(final int most) {
        return sorted(Comparator.comparingDouble((Roll roll) -> -of(roll).orElseThrow()), most);
    }

    /** Returns the unluckiest rolls, the unluckiest first; of equals the earlier first. */
    public List<Roll> unluckiest(final int most) {
        return sorted(Comparator.comparingDouble((Roll roll) -> of(roll).orElseThrow()), most);
    }

    /** Returns the heading of the step of one of these rolls. */
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
            at += (int) Portable.round(GRID * of(roll).orElseThrow());
        }
        double below = 0;
        for (int s = 0; s < at; s++) {
            below += law[s];
        }
        return below + law[at] / 2;
    }

    /** Returns the rank of each result of a roll's distribution, from the player's side, on the grid. */
    private static int[] ranks(final Roll roll) {
        final List<Law.Chance> chances = roll.law().orElseThrow().chances();
        final int[] ranks = new int[chances.size()];
        double below = 0;
        for (int c = 0; c < ranks.length; c++) {
            final double rank = below + chances.get(c).probability() / 2;
            ranks[c] = (int) Portable.round(GRID * (roll.favour() > 0 ? rank : 1 - rank));
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
