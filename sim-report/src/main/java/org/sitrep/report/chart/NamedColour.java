package org.sitrep.report.chart;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Colours that parts of a bar may be called by: where a game's own word for each part is one, the part has it, and none
 * that its place in the row would give it. They are the same on light and dark ground, and dark letters can be read on
 * each; {@code colours.css} has their values.
 */
enum NamedColour {
    GREEN,
    YELLOW,
    ORANGE,
    RED;

    String style() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the colour that a label names and nothing else, in any case of letters. */
    static Optional<NamedColour> of(final String label) {
        return Arrays.stream(values())
                .filter(colour -> colour.name().equalsIgnoreCase(label))
                .findFirst();
    }

    /** Returns whether each label is a colour, no two the same. */
    static boolean all(final List<String> labels) {
        return !labels.isEmpty()
                && labels.stream().allMatch(label -> of(label).isPresent())
                && labels.stream().map(NamedColour::of).distinct().count() == labels.size();
    }
}
