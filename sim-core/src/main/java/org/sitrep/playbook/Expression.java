package org.sitrep.playbook;

/**
 * A parsed part of a condition, with the range of its value. Compiled to a {@link Program}; not used in play.
 *
 * @param op operation
 * @param left first operand, null for a fact or a number
 * @param right second operand, null if there is none
 * @param fact fact of a {@link Op#FACT}, otherwise null
 * @param kind kind of its value; null if it could not be parsed, which suppresses further faults
 * @param min smallest value; the value of a {@link Op#NUMBER}
 * @param max largest value
 */
record Expression(Op op, Expression left, Expression right, Fact fact, Fact.Kind kind, double min, double max) {
    /** The operation of a part. */
    enum Op {
        NUMBER(""),
        FACT(""),
        NEGATE("-"),
        ADD("+"),
        SUBTRACT("-"),
        MULTIPLY("*"),
        LESS("<"),
        AT_MOST("<="),
        MORE(">"),
        AT_LEAST(">="),
        EQUAL("="),
        DIFFERENT("!="),
        NOT("not"),
        AND("and"),
        OR("or");

        final String sign;

        Op(final String sign) {
            this.sign = sign;
        }
    }

    /** A part that could not be parsed. */
    static final Expression BROKEN = new Expression(Op.NUMBER, null, null, null, null, 0, 0);

    boolean isBroken() {
        return kind == null;
    }

    static Expression number(final double value) {
        return new Expression(Op.NUMBER, null, null, null, Fact.Kind.NUMBER, value, value);
    }

    static Expression fact(final Fact fact) {
        return new Expression(Op.FACT, null, null, fact, fact.kind(), fact.min(), fact.max());
    }

    /** Returns an arithmetic operation on numbers, with the limits that follow from theirs. */
    static Expression arithmetic(final Op op, final Expression left, final Expression right) {
        final double[] ends = switch (op) {
            case NEGATE -> new double[] {-left.max, -left.min};
            case ADD -> new double[] {left.min + right.min, left.max + right.max};
            case SUBTRACT -> new double[] {left.min - right.max, left.max - right.min};
            default ->
                new double[] {left.min * right.min, left.min * right.max, left.max * right.min, left.max * right.max};
        };
        double min = ends[0];
        double max = ends[0];
        for (final double end : ends) {
            min = Math.min(min, end);
            max = Math.max(max, end);
        }
        return new Expression(op, left, right, null, Fact.Kind.NUMBER, min, max);
    }

    static Expression condition(final Op op, final Expression left, final Expression right) {
        return new Expression(op, left, right, null, Fact.Kind.FLAG, 0, 1);
    }

    boolean isOpen() {
        return switch (op) {
            case LESS -> left.min < right.max && left.max >= right.min;
            case AT_MOST -> left.min <= right.max && left.max > right.min;
            case MORE -> left.max > right.min && left.min <= right.max;
            case AT_LEAST -> left.max >= right.min && left.min < right.max;
            case EQUAL, DIFFERENT ->
                left.min <= right.max && right.min <= left.max && (left.min < left.max || right.min < right.max);
            default -> true;
        };
    }

    boolean asksAboutAnOption() {
        return fact != null && fact.ofOption()
                || left != null && left.asksAboutAnOption()
                || right != null && right.asksAboutAnOption();
    }
}
