package org.sitrep.report.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Colours that parts of a bar may be called by: where a game's own word for each part is one, the part has it, and none that its place in the row would give it. The same on light and dark ground, and dark letters can be read on each. */
public enum NamedColour {
    /** Green. */
    GREEN(0x46B37A),
    /** Yellow. */
    YELLOW(0xF2CF3E),
    /** Orange. */
    ORANGE(0xF0953E),
    /** Red. */
    RED(0xE8635B);

    private final int rgb;

    NamedColour(final int rgb) {
        this.rgb = rgb;
    }

    /** Returns it as red, green and blue, {@code 0xRRGGBB}. */
    public int rgb() {
        return rgb;
    }

    /** Returns the class of the style sheet that fills with it. */
    public String style() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the colour that a label names and nothing else, in any case of letters. */
    public static Optional<NamedColour> of(final String label) {
        return Arrays.stream(values())
                .filter(colour -> colour.name().equalsIgnoreCase(label))
                .findFirst();
    }

    /** Returns whether each part is called by a colour, no two by the same. */
    static boolean all(final List<Chart.Part> parts) {
        return !parts.isEmpty()
                && parts.stream().allMatch(part -> of(part.label()).isPresent())
                && parts.stream().map(part -> of(part.label())).distinct().count() == parts.size();
    }
}
