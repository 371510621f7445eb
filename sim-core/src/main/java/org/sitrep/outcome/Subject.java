package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * One of several things that have the same metrics: a Marine, an Enemy type, a card, a round.
 *
 * @param id what the names of its slots begin with, e.g. {@code marine.3}
 * @param label what reports call it
 * @param index where its values stand in the state; {@link #ABSENT} for one that is not in play, whose slots stay
 *     absent
 */
public record Subject(String id, String label, int index) {
    /** The index of a subject that is not in play. */
    public static final int ABSENT = -1;

    /** What is no one subject's: changes neither names nor labels. */
    static final Subject ALL = new Subject("", "", 0);

    public Subject {
        Objects.requireNonNull(id);
        Objects.requireNonNull(label);
    }

    /** Returns subjects 0 … {@code count - 1}. */
    public static List<Subject> list(final int count, final IntFunction<String> id, final IntFunction<String> label) {
        final List<Subject> subjects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            subjects.add(new Subject(id.apply(i), label.apply(i), i));
        }
        return subjects;
    }

    /** Returns subjects in the order of two lists of equal length. */
    public static List<Subject> list(final List<String> ids, final List<String> labels) {
        return list(ids.size(), ids::get, labels::get);
    }

    /** Returns this subject's name for a metric: {@code {}} in it becomes the id, without one the id is put before. */
    String name(final String metric) {
        if (metric.contains("{}")) {
            return metric.replace("{}", id);
        }
        return id.isEmpty() ? metric : id + "." + metric;
    }

    /** Returns a label in which {@code {}} becomes this subject's. */
    String label(final String of) {
        return of.replace("{}", label);
    }

    /** Returns a slot under this subject's name and label. */
    Slot named(final Slot slot) {
        return new Slot(
                name(slot.name()),
                label(slot.label()),
                slot.unit(),
                slot.kind(),
                slot.min(),
                slot.max(),
                slot.divisor(),
                slot.better());
    }
}
