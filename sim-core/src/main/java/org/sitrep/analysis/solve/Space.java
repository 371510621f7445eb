package org.sitrep.analysis.solve;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.design.Grids;
import org.sitrep.scenario.DataWords;

/**
 * All values that some factors may take, relative to the present ones.
 *
 * @param factors factors that may change, at least one
 * @param present their present values, one per factor, in the factor's notation; empty where the data leave it open. A
 *     number within a factor's range counts as one of its values, regardless of its steps
 * @param words what people call the factors and their values, as {@link DataWords#of} returns it
 */
public record Space(List<Factor> factors, List<Optional<String>> present, Map<String, String> words) {
    /** Creates a space whose values have no other names than their paths. */
    public Space(final List<Factor> factors, final List<Optional<String>> present) {
        this(factors, present, Map.of());
    }

    public Space {
        if (factors.isEmpty() || factors.size() != present.size()) {
            throw new IllegalArgumentException(present.size() + " present values for " + factors.size() + " factors");
        }
        factors = List.copyOf(factors);
        final List<Optional<String>> known = new ArrayList<>();
        for (int f = 0; f < factors.size(); f++) {
            final Factor factor = factors.get(f);
            known.add(present.get(f).map(value -> asWritten(factor, value)));
        }
        present = List.copyOf(known);
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }

    /** Returns the factor's own notation of a value; numbers can be written in several ways. */
    private static String asWritten(final Factor factor, final String value) {
        if (!factor.isNumeric() || !isNumber(value)) {
            return value;
        }
        final BigDecimal number = new BigDecimal(value);
        return factor.values().stream()
                .filter(each -> new BigDecimal(each).compareTo(number) == 0)
                .findFirst()
                .orElse(value);
    }

    private static boolean isNumber(final String text) {
        return text.matches("[-+]?\\d+(\\.\\d+)?");
    }

    /** Returns the present value of a factor, if the factor may take it. */
    Optional<String> unchanged(final int factor) {
        return present.get(factor).filter(value -> allows(factors.get(factor), value));
    }

    private static boolean allows(final Factor factor, final String value) {
        if (factor.kind() != Factor.Kind.REAL) {
            return factor.values().contains(value);
        }
        return isNumber(value)
                && new BigDecimal(value).compareTo(factor.low()) >= 0
                && new BigDecimal(value).compareTo(factor.high()) <= 0;
    }

    /** Returns the number of candidates; {@link Long#MAX_VALUE} for ranges of real numbers or on overflow. */
    public long size() {
        long size = 1;
        for (final Factor factor : factors) {
            if (factor.kind() == Factor.Kind.REAL) {
                return Long.MAX_VALUE;
            }
            if (size > Long.MAX_VALUE / factor.levels()) {
                return Long.MAX_VALUE;
            }
            size *= factor.levels();
        }
        return size;
    }

    /** Returns all candidates, those of the smallest edit first; only for a space without real numbers. */
    List<Candidate> all() {
        return Grids.of(factors, 2).points().stream()
                .map(Candidate::new)
                .sorted(byEdit())
                .toList();
    }

    Candidate with(final Candidate candidate, final int factor, final String value) {
        final List<String> values = new ArrayList<>(candidate.values());
        values.set(factor, value);
        return new Candidate(values);
    }

    /** Returns the number of factors whose value differs from the present one. */
    public int changes(final Candidate candidate) {
        int changes = 0;
        for (int f = 0; f < factors.size(); f++) {
            changes += isChanged(candidate, f) ? 1 : 0;
        }
        return changes;
    }

    /** Returns whether the value of a factor differs from the present one. */
    public boolean isChanged(final Candidate candidate, final int factor) {
        return !present.get(factor).equals(Optional.of(candidate.values().get(factor)));
    }

    /**
     * Returns the distance from the present values: the sum over the changed factors of the step as a share of the
     * range, or 1 for another choice.
     */
    public double distance(final Candidate candidate) {
        double distance = 0;
        for (int f = 0; f < factors.size(); f++) {
            if (isChanged(candidate, f)) {
                distance += step(candidate, f);
            }
        }
        return distance;
    }

    private double step(final Candidate candidate, final int f) {
        final Optional<String> before = present.get(f);
        if (!factors.get(f).isNumeric() || before.isEmpty() || !isNumber(before.get())) {
            return 1;
        }
        final BigDecimal step = new BigDecimal(candidate.values().get(f))
                .subtract(new BigDecimal(before.get()))
                .abs();
        return share(f, step);
    }

    private double share(final int f, final BigDecimal part) {
        final BigDecimal width = factors.get(f).high().subtract(factors.get(f).low());
        return width.signum() == 0 ? 0 : part.doubleValue() / width.doubleValue();
    }

    private double place(final int f, final String value) {
        return share(f, new BigDecimal(value).subtract(factors.get(f).low()));
    }

    /** Returns the coordinates for a model: a number's place in its range as 0 … 1, a choice's ordinal. */
    double[] coordinates(final Candidate candidate) {
        final double[] at = new double[factors.size()];
        for (int f = 0; f < at.length; f++) {
            final String value = candidate.values().get(f);
            at[f] = factors.get(f).isNumeric()
                    ? place(f, value)
                    : factors.get(f).values().indexOf(value);
        }
        return at;
    }

    /**
     * Returns the order by the size of the edit: fewer changes first, then the shorter distance. Ties are ordered by
     * the values, so that the order is total.
     */
    public Comparator<Candidate> byEdit() {
        return Comparator.comparingInt(this::changes)
                .thenComparingDouble(this::distance)
                .thenComparing(candidate -> String.join("\n", candidate.values()));
    }

    /** Returns the candidate without changes, if it exists. */
    public Optional<Candidate> presentCandidate() {
        final List<String> values = new ArrayList<>();
        for (int f = 0; f < factors.size(); f++) {
            unchanged(f).ifPresent(values::add);
        }
        return values.size() == factors.size() ? Optional.of(new Candidate(values)) : Optional.empty();
    }
}
