package org.sitrep.playbook;

/**
 * A part of a condition that has been read, with what its value can be. Cold; compiled to a {@link Program}.
 *
 * @param op what it does
 * @param left first operand, null for a fact or a number
 * @param right second operand, null if there is none
 * @param fact the fact of a {@link Op#FACT}, else null
 * @param kind what its value is; null if it could not be read, then nothing more is said about it
 * @param min smallest value; that of a {@link Op#NUMBER} itself
 * @param max largest value
 */
record Expression(Op op, Expression left, Expression right, Fact fact, Fact.Kind kind, double min, double max) {
    /** What a part does. */
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

    /** A part that could not be read. */
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

    /** A number made of numbers, with the limits that follow from theirs. */
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
