package org.sitrep.strategy;

/**
 * One question to a bot: a kind, a subject, and the legal options, each packed into an {@code int} as documented by the
 * ruleset. Filled in place and reused: a bot must not retain it. Not thread-safe: use one per thread.
 */
public final class Decision {
    private final int[] options;
    private int kind;
    private int subject;
    private int count;
    private long ordinal;
    private int kindAsCopied;

    /** @param capacity maximum number of options in the ruleset */
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
     * @throws ArrayIndexOutOfBoundsException if the capacity is exceeded, a fault of the ruleset
     */
    public void add(final int option) {
        options[count++] = option;
    }

    /** Adds one legal option per bit set in a mask, lowest first: {@code base} plus the position of the bit. */
    public void addAll(final int base, final long mask) {
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            add(base + Long.numberOfTrailingZeros(rest));
        }
    }

    /** Copies a decision with at most {@link #capacity} options into this one. */
    void copy(final Decision other) {
        kind = other.kind;
        kindAsCopied = other.kind;
        subject = other.subject;
        count = other.count;
        ordinal = other.ordinal;
        System.arraycopy(other.options, 0, options, 0, other.count);
    }

    /** Returns the kind of the last copied decision, unaffected by later writes. */
    int kindAsCopied() {
        return kindAsCopied;
    }

    int capacity() {
        return options.length;
    }

    /** Sets the position of the question within its trial; called just before the bot is asked. */
    public void number(final long newOrdinal) {
        ordinal = newOrdinal;
    }

    /** Returns the kind of the question; the ruleset lists its kinds. */
    public int kind() {
        return kind;
    }

    /** Returns the subject of the question; its meaning depends on the kind. */
    public int subject() {
        return subject;
    }

    /** Returns the number of options, at least 1 when a bot is asked. */
    public int count() {
        return count;
    }

    /** Returns option {@code i}, 0 ≤ {@code i} &lt; {@link #count}. */
    public int option(final int i) {
        assert i >= 0 && i < count : i;
        return options[i];
    }

    /** Returns the index of an option, or -1 if it is not in the list. */
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
