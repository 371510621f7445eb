package org.sitrep.ruleset.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sitrep.ruleset.transcript.Law;

/** The exact distributions of plain rolls: a die, a card out of several, an event that happens or not. */
public final class Laws {
    private static final int SIX = 6;

    private Laws() {}

    /** Returns the distribution of an event that happens (1) with a probability in sixths, or else does not (0). */
    public static Law sixths(final int sixths) {
        final int within = Math.max(0, Math.min(SIX, sixths));
        return of(new double[] {(SIX - within) / 6.0, within / 6.0}, 0);
    }

    /** Returns the uniform distribution of the numbers from 1 to {@code count}. */
    public static Law alike(final int count) {
        final double[] probabilities = new double[count];
        Arrays.fill(probabilities, 1.0 / count);
        return of(probabilities, 1);
    }

    /** Returns the distribution of the values on the faces of a die, all faces equally likely. */
    public static Law faces(final int... values) {
        final Map<Integer, Integer> counts = new TreeMap<>();
        for (final int value : values) {
            counts.merge(value, 1, Integer::sum);
        }
        final List<Law.Chance> chances = new ArrayList<>();
        counts.forEach((value, count) -> chances.add(new Law.Chance(value, count / (double) values.length)));
        return new Law(chances);
    }

    /** Returns the distribution of whether a value reaches a threshold (1) or not (0). */
    public static Law atLeast(final Law law, final int needed) {
        double enough = 0;
        double less = 0;
        for (final Law.Chance chance : law.chances()) {
            if (chance.value() >= needed) {
                enough += chance.probability();
            } else {
                less += chance.probability();
            }
        }
        return of(new double[] {less, enough}, 0);
    }

    /**
     * Returns the distribution of consecutive numbers; those of probability 0 are left out.
     *
     * @param first number with the first probability
     */
    public static Law of(final double[] probabilities, final int first) {
        final List<Law.Chance> chances = new ArrayList<>();
        for (int i = 0; i < probabilities.length; i++) {
            if (probabilities[i] > 0) {
                chances.add(new Law.Chance(first + i, probabilities[i]));
            }
        }
        return new Law(chances);
    }
}
