package org.sitrep.scenario;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The origin of a value. */
public enum Provenance {
    /** A rulebook or player aid states it. */
    TEXT,
    /** Deduced from the text or an example. */
    DERIVED,
    /** Our own value: the rulebook does not give it. */
    HOUSE,
    /** Chosen by the user of the scenario: a start value, an overlay without provenance, {@code --set}. */
    CHOSEN;

    /** Returns the word in files, e.g. {@code house}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the provenance of a word in files; empty if there is none. */
    static Optional<Provenance> of(final String id) {
        return Arrays.stream(values()).filter(p -> p.id().equals(id)).findFirst();
    }
}
