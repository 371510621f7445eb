package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * One of several things that have the same metrics: a Marine, an Enemy type, a card, a round.
 *
 * @param id prefix of the names of its slots, e.g. {@code marine.3}
 * @param label its name in reports
 * @param index position of its values in the state; {@link #ABSENT} if it is not in play, so that its slots stay absent
 */
public record Subject(String id, String label, int index) {
    /** The index of a subject that is not in play. */
    public static final int ABSENT = -1;

    /** Stands for the whole state; changes neither names nor labels. */
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

    /**
     * Returns this subject's name for a metric: {@code {}} in it is replaced by the id; without {@code {}} the id is
     * prefixed.
     */
    String name(final String metric) {
        if (metric.contains("{}")) {
            return metric.replace("{}", id);
        }
        return id.isEmpty() ? metric : id + "." + metric;
    }

    /** Returns a label in which {@code {}} is replaced by this subject's label. */
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
                slot.better(),
                slot.open(),
                slot.leads());
    }
}
