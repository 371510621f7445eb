package org.sitrep.report.chart;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sitrep.portable.Streams;

/**
 * Colours that name the parts of a bar. If each part is named after a colour in the game's own words, it gets that
 * colour instead of the one of its position. The colours are the same on light and dark backgrounds, and dark letters
 * are readable on each; {@code colours.css} holds their values.
 */
enum NamedColour {
    GREEN,
    YELLOW,
    ORANGE,
    RED;

    String style() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the colour that is the whole label, in any case of letters. */
    static Optional<NamedColour> of(final String label) {
        return Arrays.stream(values())
                .filter(colour -> colour.name().equalsIgnoreCase(label))
                .findFirst();
    }

    /** Returns whether all labels are colours, no two the same. */
    static boolean all(final List<String> labels) {
        return !labels.isEmpty()
                && labels.stream().allMatch(label -> of(label).isPresent())
                && labels.stream().map(NamedColour::of).filter(Streams.unseen()).count() == labels.size();
    }
}
