package org.sitrep.report.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

/**
 * A column of an exported table.
 *
 * @param name its heading
 * @param label a few words for people
 * @param unit unit of its values; empty if it has none
 * @param divisor what its integers are to be divided by for values in the unit
 * @param type of its cells
 * @param words the texts that its cells name by their index; empty unless it is a {@link Type#WORD}
 */
record ExportColumn(String name, String label, String unit, int divisor, Type type, List<String> words) {
    static final String ENTRY = "entry";
    static final String TRIAL = "trial";
    static final String SEED = "seed";
    static final String ABORTED = "aborted";
    /** Of the long form: the name of the slot, and its integer. */
    static final String METRIC = "metric";

    static final String VALUE = "value";
    /** The columns before those of the slots, in both forms. */
    static final int KEYS = 4;

    /** Type of the cells of a column. */
    enum Type {
        /** A 64-bit integer. */
        LONG("int64"),
        /** A 32-bit integer. */
        INT("int32"),
        /** A 32-bit integer, or nothing. */
        OPTIONAL_INT("int32 or null"),
        /** One of the column's words. */
        WORD("text");

        private final String title;

        Type(final String title) {
            this.title = title;
        }
    }

    ExportColumn {
        words = List.copyOf(words);
    }

    /**
     * Returns the columns of the wide form: a row per trial and entry.
     *
     * @throws IllegalArgumentException if a slot has the name of another column
     */
    static List<ExportColumn> wide(final List<String> entries, final OutcomeLayout layout) {
        final List<ExportColumn> columns = new ArrayList<>(keys(entries));
        for (final Slot slot : layout.slots()) {
            columns.add(new ExportColumn(
                    slot.name(), slot.label(), slot.unit(), slot.divisor(), Type.OPTIONAL_INT, List.of()));
        }
        final Set<String> names = new TreeSet<>();
        for (final ExportColumn column : columns) {
            if (!names.add(column.name)) {
                throw new IllegalArgumentException("two columns are called " + column.name);
            }
        }
        return columns;
    }

    /** Returns the columns of the long form: a row per trial, entry and slot. */
    static List<ExportColumn> tall(final List<String> entries, final OutcomeLayout layout) {
        final List<String> names = layout.slots().stream().map(Slot::name).toList();
        return Stream.concat(
                        keys(entries).stream(),
                        Stream.of(
                                new ExportColumn(METRIC, "Metric", "", 1, Type.WORD, names),
                                new ExportColumn(VALUE, "Value of the metric", "", 1, Type.OPTIONAL_INT, List.of())))
                .toList();
    }

    private static List<ExportColumn> keys(final List<String> entries) {
        return List.of(
                new ExportColumn(ENTRY, "Entry", "", 1, Type.WORD, entries),
                new ExportColumn(TRIAL, "Index of the trial", "", 1, Type.LONG, List.of()),
                new ExportColumn(SEED, "Seed of the run", "", 1, Type.LONG, List.of()),
                new ExportColumn(ABORTED, "Aborted", OutcomeLayout.SHARE, 1, Type.INT, List.of()));
    }

    /** Returns the description of a column or slot for readers, as JSON or key by key. */
    static Map<String, Object> description(
            final String name, final String label, final String unit, final int divisor) {
        final Map<String, Object> all = new LinkedHashMap<>();
        all.put("name", name);
        all.put("label", label);
        all.put("unit", unit);
        all.put("divisor", divisor);
        return all;
    }

    /** Returns the description of this column for readers. */
    Map<String, Object> description() {
        final Map<String, Object> all = description(name, label, unit, divisor);
        all.put("type", type.title);
        return all;
    }
}
