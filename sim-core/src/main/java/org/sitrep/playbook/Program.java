package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.List;

/**
 * A condition compiled to a sequence of steps on a stack of numbers; yes is 1 and no is 0. {@code and} and {@code or}
 * short-circuit. Immutable; evaluation allocates nothing.
 *
 * <p>Most conditions compare a fact with a number; that is one step and touches the stack once.
 *
 * <p>A step is packed into an {@code int}: the operation in the low 5 bits, its operand above them. The operand is a
 * fact, the index of a number, or the distance to skip.
 */
final class Program {
    private static final int NUMBER = 0;
    private static final int FACT = 1;
    private static final int NEGATE = 2;
    private static final int ADD = 3;
    private static final int SUBTRACT = 4;
    private static final int MULTIPLY = 5;
    private static final int LESS = 6;
    private static final int AT_MOST = 7;
    private static final int EQUAL = 8;
    private static final int NOT = 9;
    /** Leaves a no and skips, otherwise drops the yes. */
    private static final int SKIP_ON_NO = 10;
    /** Leaves a yes and skips, otherwise drops the no. */
    private static final int SKIP_ON_YES = 11;

    /**
     * This and the following codes compare a fact with a number at the same index of {@link #facts} and
     * {@link #numbers}.
     */
    private static final int FACT_LESS = 12;

    private static final int FACT_AT_MOST = 13;
    private static final int FACT_MORE = 14;
    private static final int FACT_AT_LEAST = 15;
    private static final int FACT_EQUAL = 16;
    private static final int FACT_DIFFERENT = 17;

    private static final int OPERATION = 31;
    private static final int OPERAND_SHIFT = 5;

    private final int[] steps;
    private final double[] numbers;
    private final int[] facts;
    private final int depth;

    private Program(final int[] steps, final double[] numbers, final int[] facts, final int depth) {
        this.steps = steps;
        this.numbers = numbers;
        this.facts = facts;
        this.depth = depth;
    }

    static Program of(final Expression condition) {
        final Writer writer = new Writer();
        writer.write(condition);
        return new Program(
                writer.steps.stream().mapToInt(Integer::intValue).toArray(),
                writer.numbers.stream().mapToDouble(Double::doubleValue).toArray(),
                writer.facts.stream().mapToInt(Integer::intValue).toArray(),
                writer.deepest);
    }

    /** Returns the required depth of the stack. */
    int depth() {
        return depth;
    }

    boolean holds(final FactReader outlook, final double[] stack) {
        final int[] code = steps;
        int top = -1;
        for (int at = 0; at < code.length; at++) {
            final int operand = code[at] >>> OPERAND_SHIFT;
            switch (code[at] & OPERATION) {
                case NUMBER -> stack[++top] = numbers[operand];
                case FACT -> stack[++top] = outlook.fact(operand);
                case NEGATE -> stack[top] = -stack[top];
                case ADD -> stack[--top] += stack[top + 1];
                case SUBTRACT -> stack[--top] -= stack[top + 1];
                case MULTIPLY -> stack[--top] *= stack[top + 1];
                case LESS -> stack[--top] = stack[top] < stack[top + 1] ? 1 : 0;
                case AT_MOST -> stack[--top] = stack[top] <= stack[top + 1] ? 1 : 0;
                case EQUAL -> stack[--top] = stack[top] == stack[top + 1] ? 1 : 0;
                case NOT -> stack[top] = 1 - stack[top];
                case FACT_LESS -> stack[++top] = outlook.fact(facts[operand]) < numbers[operand] ? 1 : 0;
                case FACT_AT_MOST -> stack[++top] = outlook.fact(facts[operand]) <= numbers[operand] ? 1 : 0;
                case FACT_MORE -> stack[++top] = outlook.fact(facts[operand]) > numbers[operand] ? 1 : 0;
                case FACT_AT_LEAST -> stack[++top] = outlook.fact(facts[operand]) >= numbers[operand] ? 1 : 0;
                case FACT_EQUAL -> stack[++top] = outlook.fact(facts[operand]) == numbers[operand] ? 1 : 0;
                case FACT_DIFFERENT -> stack[++top] = outlook.fact(facts[operand]) != numbers[operand] ? 1 : 0;
                case SKIP_ON_NO -> {
                    if (stack[top] == 0) {
                        at += operand;
                    } else {
                        top--;
                    }
                }
                default -> {
                    if (stack[top] != 0) {
                        at += operand;
                    } else {
                        top--;
                    }
                }
            }
        }
        return stack[0] != 0;
    }

    /** Writes the steps of an expression in execution order. */
    private static final class Writer {
        private final List<Integer> steps = new ArrayList<>();
        private final List<Double> numbers = new ArrayList<>();
        /** Parallel to the numbers: the fact that is compared with the number, or 0. */
        private final List<Integer> facts = new ArrayList<>();

        private int top;
        private int deepest;

        void write(final Expression part) {
            switch (part.op()) {
                case NUMBER -> push(NUMBER, number(part.min(), 0));
                case FACT -> push(FACT, part.fact().id());
                case NEGATE -> unary(part, NEGATE);
                case NOT -> unary(part, NOT);
                case ADD -> binary(part.left(), part.right(), ADD);
                case SUBTRACT -> binary(part.left(), part.right(), SUBTRACT);
                case MULTIPLY -> binary(part.left(), part.right(), MULTIPLY);
                case LESS, AT_MOST, MORE, AT_LEAST, EQUAL, DIFFERENT -> comparison(part);
                case AND -> joined(part, SKIP_ON_NO);
                case OR -> joined(part, SKIP_ON_YES);
            }
        }

        private int number(final double number, final int fact) {
            numbers.add(number);
            facts.add(fact);
            return numbers.size() - 1;
        }

        private void comparison(final Expression part) {
            final Expression left = part.left();
            final Expression right = part.right();
            if (left.op() == Expression.Op.FACT && right.op() == Expression.Op.NUMBER) {
                push(withNumber(part.op()), number(right.min(), left.fact().id()));
                return;
            }
            switch (part.op()) {
                case LESS -> binary(left, right, LESS);
                case AT_MOST -> binary(left, right, AT_MOST);
                case MORE -> binary(right, left, LESS);
                case AT_LEAST -> binary(right, left, AT_MOST);
                default -> binary(left, right, EQUAL);
            }
            if (part.op() == Expression.Op.DIFFERENT) {
                steps.add(NOT);
            }
        }

        private static int withNumber(final Expression.Op op) {
            return switch (op) {
                case LESS -> FACT_LESS;
                case AT_MOST -> FACT_AT_MOST;
                case MORE -> FACT_MORE;
                case AT_LEAST -> FACT_AT_LEAST;
                case EQUAL -> FACT_EQUAL;
                default -> FACT_DIFFERENT;
            };
        }

        private void push(final int operation, final int operand) {
            steps.add(operation | operand << OPERAND_SHIFT);
            deepest = Math.max(deepest, ++top);
        }

        private void unary(final Expression part, final int operation) {
            write(part.left());
            steps.add(operation);
        }

        private void binary(final Expression left, final Expression right, final int operation) {
            write(left);
            write(right);
            steps.add(operation);
            top--;
        }

        private void joined(final Expression part, final int operation) {
            write(part.left());
            final int skip = steps.size();
            steps.add(operation);
            top--;
            write(part.right());
            steps.set(skip, operation | steps.size() - skip - 1 << OPERAND_SHIFT);
        }
    }
}
