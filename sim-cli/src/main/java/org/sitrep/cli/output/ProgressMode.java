package org.sitrep.cli.output;

import java.util.Locale;

/** When progress is shown. */
public enum ProgressMode {
    /** From the start, and once more at the end. */
    ALWAYS,
    /** On a terminal, after a moment. */
    AUTO,
    /** Not at all. */
    NEVER;

    /** Returns whether progress is shown: always if requested, else only on a terminal. */
    public boolean tells(final Console console) {
        return this == ALWAYS || this == AUTO && console.errIsTerminal();
    }

    /** Returns the word to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
