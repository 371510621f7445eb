package org.sitrep.ruleset;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.Ruleset.Listing;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Records;
import org.sitrep.scenario.Words;

/**
 * Lists the options of a game's rules as text, from the record that defines them: its components are enums, booleans or
 * numbers, each with its sentence and default in {@link Field}.
 */
public final class OptionListings {
    private OptionListings() {}

    /** Returns all options with their readings, the default first. */
    public static List<Listing> all(final Class<? extends Record> options) {
        final List<Listing> all = new ArrayList<>();
        for (final RecordComponent component : options.getRecordComponents()) {
            final Field field = component.getAnnotation(Field.class);
            all.add(new Listing(component.getName(), field.value(), values(component)));
        }
        return all;
    }

    private static List<String> values(final RecordComponent component) {
        final List<String> values = new ArrayList<>(List.of(Records.orElse(component)));
        if (component.getType().isEnum()) {
            Arrays.stream(component.getType().getEnumConstants())
                    .map(OptionListings::text)
                    .filter(value -> !values.contains(value))
                    .forEach(values::add);
        } else if (component.getType() == boolean.class) {
            values.add("true");
        }
        return values;
    }

    /** Returns the reading in force of each option, in the order of the record. */
    public static Map<String, String> inForce(final Record options) {
        final Map<String, String> inForce = new LinkedHashMap<>();
        Records.values(options).forEach((name, value) -> inForce.put(name, text(value)));
        return inForce;
    }

    private static String text(final Object value) {
        return value instanceof Enum<?> constant ? Words.of(constant) : String.valueOf(value);
    }
}
