package org.sitrep.playbook;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.portable.Portable;

/**
 * The reason for a section's answer.
 *
 * @param line line that decided, from 0, or {@link Section#NONE}
 * @param text that line as written
 * @param terms weighted facts of the chosen option
 * @param sums sum of each option, NaN for those that the line does not weigh
 */
public record LineVerdict(int line, String text, List<Term> terms, double[] sums) {
    private static final int MOST_TERMS = 3;

    /**
     * A weighted fact.
     *
     * @param fact its name
     * @param value its value for the chosen option
     * @param weight its weight
     */
    public record Term(String fact, double value, double weight) {
        double size() {
            return Math.abs(value * weight);
        }

        @Override
        public String toString() {
            return fact + " " + number(value) + " x " + number(weight);
        }
    }

    private static String number(final double value) {
        return value == Portable.roundEven(value)
                ? Long.toString(Portable.round(value))
                : Portable.format("%.2f", value);
    }

    /** Returns the largest terms of the chosen option in words; empty if nothing was weighed. */
    public String largest() {
        return terms.stream()
                .filter(term -> term.size() > 0)
                .sorted(Comparator.comparingDouble(term -> -term.size()))
                .limit(MOST_TERMS)
                .map(Term::toString)
                .collect(Collectors.joining(", "));
    }
}
