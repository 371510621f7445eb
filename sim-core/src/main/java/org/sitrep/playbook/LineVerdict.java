package org.sitrep.playbook;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Why a section answered as it did.
 *
 * @param line the line that decided, from 0, or {@link Section#NONE}
 * @param text that line as written
 * @param terms the weighted facts of the option taken
 * @param sums what each option came to, NaN for those that the line does not weigh
 */
public record LineVerdict(int line, String text, List<Term> terms, double[] sums) {
    private static final int MOST_TERMS = 3;

    /**
     * A weighted fact.
     *
     * @param fact its name
     * @param value of the option taken
     * @param weight of the fact
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
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.2f", value);
    }

    /** Returns the largest terms of the option taken in words, empty if nothing was weighed. */
    public String largest() {
        return terms.stream()
                .filter(term -> term.size() > 0)
                .sorted(Comparator.comparingDouble(term -> -term.size()))
                .limit(MOST_TERMS)
                .map(Term::toString)
                .collect(Collectors.joining(", "));
    }
}
