package org.sitrep.strategy;

/**
 * One question put to a bot: a kind, whom it concerns, and the legal options, each packed in an {@code int} as the
 * ruleset documents. Filled in place and reused: a bot must not keep it. Not thread-safe: one a thread.
 */
public final class Decision {
    private final int[] options;
    private int kind;
    private int subject;
    private int count;
    private long ordinal;
    private int kindAsCopied;

    /** @param capacity the ruleset's worst case of options */
    public Decision(final int capacity) {
        options = new int[capacity];
    }

    /** Starts a new question without options. */
    public void open(final int newKind, final int newSubject) {
        kind = newKind;
        subject = newSubject;
        count = 0;
    }

    /**
     * Adds a legal option.
     *
     * @throws ArrayIndexOutOfBoundsException if the ruleset's worst case was too small: a fault of the ruleset
     */
    public void add(final int option) {
        options[count++] = option;
    }

    /** Adds each bit that is set in a mask as a legal option, the lowest first: its position added to {@code base}. */
    public void addAll(final int base, final long mask) {
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            add(base + Long.numberOfTrailingZeros(rest));
        }
    }

    /** Makes this a copy of a decision that is no larger than {@link #capacity}. */
    void copy(final Decision other) {
        kind = other.kind;
        kindAsCopied = other.kind;
        subject = other.subject;
        count = other.count;
        ordinal = other.ordinal;
        System.arraycopy(other.options, 0, options, 0, other.count);
    }

    /** Returns the kind that the last copied decision had, whatever has been written since. */
    int kindAsCopied() {
        return kindAsCopied;
    }

    int capacity() {
        return options.length;
    }

    /** Numbers the question within its trial; called by the ruleset just before it asks. */
    public void number(final long newOrdinal) {
        ordinal = newOrdinal;
    }

    /** Returns what is asked; the ruleset lists its kinds. */
    public int kind() {
        return kind;
    }

    /** Returns whom it concerns; the kind says what the number means. */
    public int subject() {
        return subject;
    }

    /** Returns how many options there are: at least 1 when a bot is asked. */
    public int count() {
        return count;
    }

    /** Returns option {@code i}, 0 ≤ {@code i} &lt; {@link #count}. */
    public int option(final int i) {
        assert i >= 0 && i < count : i;
        return options[i];
    }

    /** Returns where an option stands in the list, or -1 if it is none of them. */
    public int indexOf(final int option) {
        for (int i = 0; i < count; i++) {
            if (options[i] == option) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the position of this question within its trial, from 0. */
    public long ordinal() {
        return ordinal;
    }
}
