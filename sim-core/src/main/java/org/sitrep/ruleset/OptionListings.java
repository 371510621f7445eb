package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.Ruleset.Listing;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.Shape;
import org.sitrep.scenario.Words;

/**
 * Lists the options of a game's rules as text, from the record that defines them: its components are enums, booleans or
 * numbers, each with its sentence and default in {@link org.sitrep.scenario.Field}.
 */
public final class OptionListings {
    private OptionListings() {}

    /** Returns all options with their readings, the default first. */
    public static List<Listing> all(final Class<? extends Record> options) {
        return RecordType.of(options).components().stream()
                .map(option -> new Listing(option.name(), option.meaning(), values(option)))
                .toList();
    }

    private static List<String> values(final RecordType.Component option) {
        final List<String> values = new ArrayList<>(List.of(option.orElse()));
        if (option.shape() instanceof Shape.Choice choice) {
            Words.all(choice.type()).stream()
                    .filter(value -> !values.contains(value))
                    .forEach(values::add);
        } else if (option.shape() == Shape.Simple.BOOLEAN) {
            values.add("true");
        }
        return values;
    }

    /** Returns the reading in force of each option, in the order of the record. */
    public static Map<String, String> inForce(final Record options) {
        final Map<String, String> inForce = new LinkedHashMap<>();
        RecordType.values(options).forEach((name, value) -> inForce.put(name, text(value)));
        return inForce;
    }

    private static String text(final Object value) {
        return value instanceof Enum<?> constant ? Words.of(constant) : String.valueOf(value);
    }
}
