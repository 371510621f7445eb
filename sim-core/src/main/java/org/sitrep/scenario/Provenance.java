package org.sitrep.scenario;

/** Where a value comes from. */
public enum Provenance {
    /** A rulebook or player aid states it. */
    TEXT,
    /** Deduced from the text or an example. */
    DERIVED,
    /** Ours: the rulebook does not give it. */
    HOUSE,
    /** Chosen by the user of the scenario: a start value, an overlay without provenance, {@code --set}. */
    CHOSEN
}
