package org.sitrep.playbook;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.sitrep.playbook.Expression.Op;

/**
 * The limits of a condition's facts while it holds, as far as its parts joined by {@code and} compare a fact with a
 * number. Other parts leave the limits wide; then the box is not {@link #exact}.
 */
final class FactBounds {
    private record Limits(double min, double max) {
        boolean isEmpty() {
            return min > max;
        }

        boolean within(final Limits other) {
            return min >= other.min && max <= other.max;
        }
    }

    private final Map<Fact, Limits> limits = new HashMap<>();
    private boolean exact = true;

    /** Narrows the box to the region where a condition holds. */
    void narrow(final Expression condition) {
        switch (condition.op()) {
            case AND -> {
                narrow(condition.left());
                narrow(condition.right());
            }
            case FACT -> narrow(condition.fact(), 1, 1);
            case NOT -> {
                if (condition.left().op() == Op.FACT) {
                    narrow(condition.left().fact(), 0, 0);
                } else {
                    exact = false;
                }
            }
            default -> narrowByComparison(condition);
        }
    }

    private void narrowByComparison(final Expression comparison) {
        final Expression left = comparison.left();
        final Expression right = comparison.right();
        if (left.op() == Op.FACT && isNumber(right)) {
            compare(left.fact(), comparison.op(), right.min());
        } else if (right.op() == Op.FACT && isNumber(left)) {
            compare(right.fact(), mirrored(comparison.op()), left.max());
        } else {
            exact = false;
        }
    }

    private static boolean isNumber(final Expression part) {
        return part.kind() == Fact.Kind.NUMBER && part.min() == part.max();
    }

    private static Op mirrored(final Op op) {
        return switch (op) {
            case LESS -> Op.MORE;
            case AT_MOST -> Op.AT_LEAST;
            case MORE -> Op.LESS;
            case AT_LEAST -> Op.AT_MOST;
            default -> op;
        };
    }

    private void compare(final Fact fact, final Op op, final double value) {
        switch (op) {
            case LESS -> narrow(fact, fact.min(), Math.nextDown(value));
            case AT_MOST -> narrow(fact, fact.min(), value);
            case MORE -> narrow(fact, Math.nextUp(value), fact.max());
            case AT_LEAST -> narrow(fact, value, fact.max());
            case EQUAL -> narrow(fact, value, value);
            default -> exact = false;
        }
    }

    private void narrow(final Fact fact, final double min, final double max) {
        limits.merge(fact, new Limits(min, max), (a, b) -> new Limits(Math.max(a.min, b.min), Math.min(a.max, b.max)));
    }

    /** Returns the only possible value of a fact, if the condition implies one. */
    Optional<Double> only(final Fact fact) {
        return Optional.ofNullable(limits.get(fact))
                .filter(limit -> limit.min == limit.max)
                .map(Limits::min);
    }

    /** Returns whether the condition can never hold. */
    boolean isEmpty() {
        return limits.values().stream().anyMatch(Limits::isEmpty);
    }

    /** Returns whether the condition of this box certainly holds wherever that of another does. */
    boolean holdsWherever(final FactBounds other) {
        return exact
                && limits.entrySet().stream().allMatch(entry -> {
                    final Limits theirs = other.limits.get(entry.getKey());
                    return theirs != null && theirs.within(entry.getValue());
                });
    }
}
