package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;

/**
 * Collects the metrics of an outcome, from which {@link Metrics} is built. A slot is declared once, together with the
 * reader of its value from the final state; groups name declared metrics. Cold; not thread-safe.
 *
 * <p>A list {@linkplain #of(Subject) of a subject} adds to the same outcome. Within it, the subject's id is prefixed to
 * a name without {@code {}}. {@code {}} in a name stands for the id, and {@code {}} in a label for the subject's label.
 *
 * @param <S> the state at the end of a trial
 */
public final class MetricList<S> {
    /** Reads the value of one subject. */
    @FunctionalInterface
    public interface Reader<S> {
        /** Returns the value of the subject at an index, or {@link Outcome#ABSENT}. */
        int read(S state, int index);
    }

    /**
     * Reads the element of an array at the subject's index; {@link Metrics} gets the array once for all subjects.
     *
     * @param count the number of elements in use; null if all are
     * @param wanted the element for which 1 is read, 0 for others; {@link Outcome#ABSENT} to read the element itself
     */
    record At<S>(Function<S, int[]> array, ToIntFunction<S> count, int wanted) implements Reader<S> {
        @Override
        public int read(final S state, final int index) {
            return index < inUse(state) ? value(array.apply(state)[index]) : Outcome.ABSENT;
        }

        int inUse(final S state) {
            return count == null ? Integer.MAX_VALUE : count.applyAsInt(state);
        }

        int value(final int element) {
            return wanted == Outcome.ABSENT ? element : element == wanted ? 1 : 0;
        }
    }

    /** Reads one element of an array, whatever the subject. */
    private record Element<S>(At<S> of, int index) implements ToIntFunction<S> {
        @Override
        public int applyAsInt(final S state) {
            return of.read(state, index);
        }
    }

    /** Reads the bit of a mask at the subject's index; {@link Metrics} gets the mask once for all subjects. */
    record Bit<S>(ToLongFunction<S> mask) implements Reader<S> {
        @Override
        public int read(final S state, final int index) {
            return (int) (mask.applyAsLong(state) >>> index & 1);
        }
    }

    /** Returns a reader of the bits of a mask, 0 or 1; faster than a reader per bit. */
    public static <S> Reader<S> bit(final ToLongFunction<S> mask) {
        return new Bit<>(mask);
    }

    /** Returns a reader of the elements of an array of the state; faster than a reader per element. */
    public static <S> Reader<S> at(final Function<S, int[]> array) {
        return new At<>(array, null, Outcome.ABSENT);
    }

    /**
     * Returns a reader of one element of an array of the state; faster than any other for a value of the whole state.
     */
    public static <S> ToIntFunction<S> element(final Function<S, int[]> array, final int index) {
        return new Element<>(new At<>(array, null, Outcome.ABSENT), index);
    }

    /** Returns a reader of whether the elements of an array of the state have a value, 0 or 1. */
    public static <S> Reader<S> at(final Function<S, int[]> array, final int wanted) {
        return new At<>(array, null, wanted);
    }

    /** Returns a reader of the first elements of such an array; the slots of the other elements stay absent. */
    public static <S> Reader<S> first(final ToIntFunction<S> count, final Function<S, int[]> array) {
        return new At<>(array, count, Outcome.ABSENT);
    }

    /** Returns a reader of whether the first elements of such an array have a value, 0 or 1. */
    public static <S> Reader<S> first(final ToIntFunction<S> count, final Function<S, int[]> array, final int wanted) {
        return new At<>(array, count, wanted);
    }

    /**
     * A metric within a group.
     *
     * @param name of a slot or ratio, or of a column of a rectangle
     * @param label its label there
     */
    public record Item(String name, String label) {}

    /**
     * The reader of a slot.
     *
     * @param whole reads a value of the whole state; null for a subject's slot
     * @param each reads a value of a subject; null for a slot of the whole state
     * @param index of the subject; negative if it is not in play
     */
    record Read<S>(ToIntFunction<S> whole, Reader<S> each, int index) {}

    private final OutcomeLayout.Builder layout;
    private final Map<String, String> labels;
    private final List<Read<S>> reads;
    private final Subject subject;
    private final boolean open;
    private final boolean possible;

    public MetricList() {
        layout = OutcomeLayout.builder();
        labels = new HashMap<>();
        reads = new ArrayList<>();
        subject = Subject.ALL;
        open = false;
        possible = true;
    }

    private MetricList(final MetricList<S> all, final Subject subject, final boolean open, final boolean possible) {
        layout = all.layout;
        labels = all.labels;
        reads = all.reads;
        this.subject = subject;
        this.open = open;
        this.possible = possible;
    }

    /**
     * Returns a list that adds the metrics of a subject; they are {@linkplain #open open} or {@linkplain #possible
     * impossible} if those of this list are.
     */
    public MetricList<S> of(final Subject of) {
        return new MetricList<>(this, of, open, possible);
    }

    /**
     * Returns a list whose slots, and those of its subjects, are {@linkplain Slot#open open}: their bounds are not
     * those of the rules, but beyond all values that a scenario gives. The narrower they are, the narrower the
     * intervals of means.
     */
    public MetricList<S> open() {
        return new MetricList<>(this, subject, true, possible);
    }

    /**
     * Returns a list whose slots, and those of its subjects, are {@linkplain OutcomeLayout#impossible impossible}
     * unless a condition holds. Scenarios that differ only in the condition have equal layouts.
     *
     * @param condition whether a trial of this scenario can give such a slot another value than 0
     */
    public MetricList<S> possible(final boolean condition) {
        return new MetricList<>(this, subject, open, possible && condition);
    }

    /** Adds metrics of each subject, in the order of the subjects. */
    public MetricList<S> each(final List<Subject> subjects, final Consumer<MetricList<S>> metrics) {
        subjects.forEach(each -> metrics.accept(of(each)));
        return this;
    }

    /** Returns the layout builder, for survival curves, the headline and the groups of brief reports. */
    public OutcomeLayout.Builder layout() {
        return layout;
    }

    /** Adds a slot that is 0 or 1. */
    public MetricList<S> flag(final String name, final String label, final Better better, final Predicate<S> value) {
        return add(Slot.flag(name, label, better), (ToIntFunction<S>) s -> value.test(s) ? 1 : 0);
    }

    /** Adds a slot of the subject that is 0 or 1. */
    public MetricList<S> flag(final String name, final String label, final Better better, final Reader<S> value) {
        return add(Slot.flag(name, label, better), value);
    }

    /** Adds a slot of 0 … {@code max}. */
    public MetricList<S> count(
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better,
            final ToIntFunction<S> value) {
        return add(Slot.count(name, label, unit, max, better), value);
    }

    /** Adds a slot of the subject of 0 … {@code max}. */
    public MetricList<S> count(
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better,
            final Reader<S> value) {
        return add(Slot.count(name, label, unit, max, better), value);
    }

    /** Returns an adder of slots of one unit, each of 0 … {@code max}. */
    public Counts counts(final String unit, final int max) {
        return new Counts(this, unit, max);
    }

    /** Returns an adder of {@linkplain #open open} slots of one unit, each of 0 … {@code max}. */
    public Counts openCounts(final String unit, final int max) {
        return new Counts(open(), unit, max);
    }

    /** Adds slots of one unit and bound to the list, one per call. */
    public final class Counts {
        private final MetricList<S> list;
        private final String unit;
        private final int max;

        private Counts(final MetricList<S> list, final String unit, final int max) {
            this.list = list;
            this.unit = unit;
            this.max = max;
        }

        /** Adds a slot whose higher values are better. */
        public Counts higher(final String name, final String label, final ToIntFunction<S> value) {
            return add(name, label, Better.HIGHER, value);
        }

        /** Adds a slot of the subject whose higher values are better. */
        public Counts higher(final String name, final String label, final Reader<S> value) {
            return add(name, label, Better.HIGHER, value);
        }

        /** Adds a slot whose lower values are better. */
        public Counts lower(final String name, final String label, final ToIntFunction<S> value) {
            return add(name, label, Better.LOWER, value);
        }

        /** Adds a slot of the subject whose lower values are better. */
        public Counts lower(final String name, final String label, final Reader<S> value) {
            return add(name, label, Better.LOWER, value);
        }

        /** Adds a slot without a better direction. */
        public Counts neutral(final String name, final String label, final ToIntFunction<S> value) {
            return add(name, label, Better.NEUTRAL, value);
        }

        /** Adds a slot of the subject without a better direction. */
        public Counts neutral(final String name, final String label, final Reader<S> value) {
            return add(name, label, Better.NEUTRAL, value);
        }

        /** Adds a slot. */
        public Counts add(final String name, final String label, final Better better, final ToIntFunction<S> value) {
            list.count(name, label, unit, max, better, value);
            return this;
        }

        /** Adds a slot of the subject. */
        public Counts add(final String name, final String label, final Better better, final Reader<S> value) {
            list.count(name, label, unit, max, better, value);
            return this;
        }

        /** Returns an adder of slots of another unit or bound. */
        public Counts counts(final String ofUnit, final int ofMax) {
            return MetricList.this.counts(ofUnit, ofMax);
        }

        /** Returns an adder of {@linkplain #open open} slots of another unit or bound. */
        public Counts openCounts(final String ofUnit, final int ofMax) {
            return MetricList.this.openCounts(ofUnit, ofMax);
        }
    }

    /** Adds a slot of {@code min … max}. */
    public MetricList<S> quantity(
            final String name,
            final String label,
            final String unit,
            final int min,
            final int max,
            final Better better,
            final ToIntFunction<S> value) {
        return add(new Slot(name, label, unit, Kind.QUANTITY, min, max, 1, better), value);
    }

    /** Adds a slot of the subject of {@code min … max}. */
    public MetricList<S> quantity(
            final String name,
            final String label,
            final String unit,
            final int min,
            final int max,
            final Better better,
            final Reader<S> value) {
        return add(new Slot(name, label, unit, Kind.QUANTITY, min, max, 1, better), value);
    }

    /** Adds any slot. */
    public MetricList<S> add(final Slot slot, final ToIntFunction<S> value) {
        return add(
                slot,
                value instanceof Element<S> element
                        ? new Read<>(null, element.of, element.index)
                        : new Read<>(value, null, 0));
    }

    /** Adds any slot of the subject; it stays absent if the subject is not in play. */
    public MetricList<S> add(final Slot slot, final Reader<S> value) {
        return add(slot, new Read<>(null, value, subject.index()));
    }

    private MetricList<S> add(final Slot slot, final Read<S> read) {
        final Slot named = subject.named(open ? slot.opened() : slot);
        layout.add(named);
        if (!possible) {
            layout.impossible(named.name());
        }
        labels.put(named.name(), named.label());
        reads.add(read);
        return this;
    }

    /** Adds a share: the ratio of the sums of two slots, where the numerator is a part of the denominator. */
    public MetricList<S> share(
            final String name,
            final String label,
            final String numerator,
            final String denominator,
            final Better better) {
        return ratio(name, label, OutcomeLayout.SHARE, numerator, denominator, better);
    }

    /**
     * Adds the ratio of the sums of two slots. For each name, the subject's own slot is used if it has one of that
     * name.
     */
    public MetricList<S> ratio(
            final String name,
            final String label,
            final String unit,
            final String numerator,
            final String denominator,
            final Better better) {
        final Ratio ratio =
                new Ratio(subject.name(name), subject.label(label), unit, slot(numerator), slot(denominator), better);
        labels.put(ratio.name(), ratio.label());
        layout.add(ratio);
        return this;
    }

    private String slot(final String name) {
        return labels.containsKey(subject.name(name)) ? subject.name(name) : name;
    }

    /** Returns the sum of the first {@code count} elements. */
    public static int sum(final int[] of, final int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += of[i];
        }
        return sum;
    }

    /** Returns the sum of all elements. */
    public static int sum(final int[] of) {
        return sum(of, of.length);
    }

    /** Returns a metric under a label that differs from its own. */
    public static Item item(final String name, final String label) {
        return new Item(name, label);
    }

    /** Returns metrics added so far under their own labels. */
    public Item[] items(final String... names) {
        return Arrays.stream(names).map(name -> item(name, labels.get(name))).toArray(Item[]::new);
    }

    /** Returns the same metric of each subject, under the label of the subject. */
    public static List<Item> items(final List<Subject> subjects, final String metric) {
        return subjects.stream().map(s -> item(s.name(metric), s.label())).toList();
    }

    /** Returns the concatenation of two lists. */
    public static <T> List<T> together(final List<T> first, final List<T> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** Begins a group of individual metrics of one theme. */
    public Grouping theme(final String name, final String title) {
        return new Grouping(name, title, Group.Kind.THEME, List.of());
    }

    /** Begins a group of the same measure for several subjects. */
    public Grouping perSubject(final String name, final String title) {
        return new Grouping(name, title, Group.Kind.PER_SUBJECT, List.of());
    }

    /** Begins a group of flags, exactly one of them set in each trial. */
    public Grouping category(final String name, final String title) {
        return new Grouping(name, title, Group.Kind.CATEGORY, List.of());
    }

    /** Begins a rectangle of shares. */
    public Grouping breakdown(final String name, final String title) {
        return new Grouping(name, title, Group.Kind.BREAKDOWN, List.of());
    }

    /** Begins a rectangle of individual metrics. */
    public Grouping matrix(final String name, final String title) {
        return new Grouping(name, title, Group.Kind.MATRIX, List.of());
    }

    /** Begins a table of individual metrics in one column, without charts. */
    public Grouping table(final String name, final String title, final String column) {
        return new Grouping(name, title, Group.Kind.MATRIX, List.of(column));
    }

    /** A group that lacks its question and its metrics; {@code of} adds it. */
    public final class Grouping {
        private final String name;
        private final String title;
        private final Group.Kind kind;
        private final List<String> column;
        private String question;

        private Grouping(final String name, final String title, final Group.Kind kind, final List<String> column) {
            this.name = name;
            this.title = title;
            this.kind = kind;
            this.column = column;
        }

        /** Sets the question that the group answers. */
        public Grouping asks(final String text) {
            question = text;
            return this;
        }

        /** Adds the group as a list of metrics, unless there are none. */
        public MetricList<S> of(final List<Item> items) {
            return add(names(items), labels(items), column);
        }

        /** Adds the group as a list of metrics. */
        public MetricList<S> of(final Item... items) {
            return of(List.of(items));
        }

        /**
         * Adds the group as a rectangle of the same metrics of several subjects, one row per subject, unless there are
         * no subjects.
         */
        public MetricList<S> of(final List<Subject> rows, final List<Item> columns) {
            final List<String> cells = new ArrayList<>();
            rows.forEach(row -> columns.forEach(each -> cells.add(row.name(each.name()))));
            return add(cells, rows.stream().map(Subject::label).toList(), labels(columns));
        }

        /** Adds the group as a rectangle of metrics of several subjects. */
        public MetricList<S> of(final List<Subject> rows, final Item... columns) {
            return of(rows, List.of(columns));
        }

        private MetricList<S> add(final List<String> metrics, final List<String> items, final List<String> columns) {
            if (!metrics.isEmpty()) {
                layout.add(new Group(name, title, question, kind, metrics, items, columns));
            }
            return MetricList.this;
        }
    }

    /** Adds a series of a quantity over steps: the same metric of each step. */
    public MetricList<S> series(
            final String name, final String label, final String step, final String unit, final List<Item> steps) {
        layout.add(new Series(name, label, step, unit, names(steps), labels(steps)));
        return this;
    }

    public static List<String> names(final List<Item> items) {
        return items.stream().map(Item::name).toList();
    }

    private static List<String> labels(final List<Item> items) {
        return items.stream().map(Item::label).toList();
    }

    List<Read<S>> reads() {
        return reads;
    }
}
