package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.List;

/**
 * A condition compiled to a row of steps that work on a stack of numbers; yes is 1 and no is 0. {@code and} and {@code or} skip what cannot matter any more. Immutable; evaluation allocates nothing.
 *
 * <p>A step is packed into an {@code int}: the operation in the low 4 bits, its operand above: a fact, the place of a number, or how far to skip.
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
    /** Leaves a no and skips, else drops the yes. */
    private static final int SKIP_ON_NO = 10;
    /** Leaves a yes and skips, else drops the no. */
    private static final int SKIP_ON_YES = 11;

    private static final int OPERATION = 15;
    private static final int OPERAND_SHIFT = 4;

    private final int[] steps;
    private final double[] numbers;
    private final int depth;

    private Program(final int[] steps, final double[] numbers, final int depth) {
        this.steps = steps;
        this.numbers = numbers;
        this.depth = depth;
    }

    /** Compiles a condition. */
    static Program of(final Expression condition) {
        final Writer writer = new Writer();
        writer.write(condition);
        return new Program(
                writer.steps.stream().mapToInt(Integer::intValue).toArray(),
                writer.numbers.stream().mapToDouble(Double::doubleValue).toArray(),
                writer.deepest);
    }

    /** Returns how many places of a stack it takes. */
    int depth() {
        return depth;
    }

    /** Returns whether the condition holds. */
    boolean holds(final Outlook outlook, final double[] stack) {
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

    /** Writes the steps of an expression in the order in which they are carried out. */
    private static final class Writer {
        private final List<Integer> steps = new ArrayList<>();
        private final List<Double> numbers = new ArrayList<>();
        private int top;
        private int deepest;

        void write(final Expression part) {
            switch (part.op()) {
                case NUMBER -> {
                    numbers.add(part.min());
                    push(NUMBER, numbers.size() - 1);
                }
                case FACT -> push(FACT, part.fact().id());
                case NEGATE -> unary(part, NEGATE);
                case NOT -> unary(part, NOT);
                case ADD -> binary(part.left(), part.right(), ADD);
                case SUBTRACT -> binary(part.left(), part.right(), SUBTRACT);
                case MULTIPLY -> binary(part.left(), part.right(), MULTIPLY);
                case LESS -> binary(part.left(), part.right(), LESS);
                case AT_MOST -> binary(part.left(), part.right(), AT_MOST);
                case MORE -> binary(part.right(), part.left(), LESS);
                case AT_LEAST -> binary(part.right(), part.left(), AT_MOST);
                case EQUAL -> binary(part.left(), part.right(), EQUAL);
                case DIFFERENT -> {
                    binary(part.left(), part.right(), EQUAL);
                    steps.add(NOT);
                }
                case AND -> joined(part, SKIP_ON_NO);
                case OR -> joined(part, SKIP_ON_YES);
            }
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
