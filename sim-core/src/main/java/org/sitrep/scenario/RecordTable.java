package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.sitrep.scenario.RecordType.Component;

/**
 * The records of one package that are read and created without reflection. The processor of {@code sim-records} writes
 * one for each package with a component described by {@link Field} or {@link Key}, or with {@link Records};
 * {@link RecordType} is what code reads. Found by {@link ServiceLoader}, so that no record class is loaded before it is
 * asked for.
 */
public abstract class RecordTable {
    private final String prefix;

    /**
     * Creates a table.
     *
     * @param packageName name of the package whose records it has
     */
    protected RecordTable(final String packageName) {
        prefix = packageName + ".";
    }

    private static final class Found {
        private static final List<RecordTable> ALL = new ArrayList<>();

        static {
            ServiceLoader.load(RecordTable.class).forEach(ALL::add);
        }
    }

    /** Returns the description of a record, made anew. */
    static RecordType find(final Class<?> type) {
        for (final RecordTable table : Found.ALL) {
            if (type.getName().startsWith(table.prefix)) {
                final int number = table.number(type.getName().substring(table.prefix.length()));
                if (number >= 0) {
                    return new RecordType(table, number, List.of(table.components(number)));
                }
            }
        }
        throw new IllegalArgumentException(type.getName() + " has no table: describe its components by @Field or its "
                + "package by @Records, and compile its module with the processor of sim-records");
    }

    /**
     * Returns the public {@code int} constants of a class by name, in their order.
     *
     * @throws IllegalArgumentException if the class has none, or does not ask for them by {@link Constants}
     */
    public static Map<String, Integer> constants(final Class<?> type) {
        final Map<String, Integer> all = new LinkedHashMap<>();
        for (final RecordTable table : Found.ALL) {
            if (type.getName().startsWith(table.prefix)) {
                table.constants(type.getName().substring(table.prefix.length()), all);
            }
        }
        if (all.isEmpty()) {
            throw new IllegalArgumentException(type.getName() + " has no table: mark it by @Constants");
        }
        return all;
    }

    /** Adds the constants of a class, given by its binary name without that of the package, if it asks for them. */
    protected abstract void constants(String name, Map<String, Integer> all);

    /** Returns the number of a record by its binary name without that of the package; -1 for none. */
    protected abstract int number(String name);

    /** Returns the components of a record, in their order. */
    protected abstract Component[] components(int number);

    /** Returns a new record with the given values, one for each component. */
    protected abstract Record create(int number, Object[] values);

    /** Returns the values of a record, in the order of its components; a new array. */
    protected abstract Object[] values(int number, Record record);

    /** Describes a component that receives the key of its record. */
    protected static Component key(final String name) {
        return new Component(
                name,
                name,
                Shape.Simple.STRING,
                true,
                "",
                "",
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                Field.REQUIRED,
                "",
                false);
    }

    /** Describes a component of a record without descriptions, such as a result. */
    protected static Component value(final String name, final Shape shape) {
        return new Component(
                name, name, shape, false, "", "", Long.MIN_VALUE, Long.MAX_VALUE, Field.REQUIRED, "", false);
    }

    /**
     * Describes a component with a value.
     *
     * @param orElse the default as in {@link Field}, of which {@link Field#USUAL} is made explicit here
     * @param first whether an enum without a default of its own has its first value ({@link FirstByDefault})
     */
    protected static Component field(
            final String name,
            final String key,
            final Shape shape,
            final boolean first,
            final String meaning,
            final String unit,
            final long min,
            final long max,
            final String orElse,
            final String refersTo,
            final boolean ordered) {
        final String value = orElse.equals(Field.USUAL) ? usual(shape, first) : orElse;
        return new Component(name, key, shape, false, meaning, unit, min, max, value, refersTo, ordered);
    }

    private static String usual(final Shape shape, final boolean first) {
        if (first && shape instanceof Shape.Choice choice) {
            return Words.of(choice.type().getEnumConstants()[0]);
        }
        return shape instanceof Shape.Maybe ? "~" : shape == Shape.Simple.BOOLEAN ? "false" : Field.REQUIRED;
    }
}
