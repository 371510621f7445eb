package org.sitrep.cli.output;

import java.util.Locale;

/** When progress is shown. */
public enum ProgressMode {
    /** At once, and once more at the end. */
    ALWAYS,
    /** On a terminal, as soon as it takes a while. */
    AUTO,
    /** Not at all. */
    NEVER;

    /** Returns whether it is shown: always if asked for, else only to somebody who sits at a terminal. */
    public boolean tells(final Console console) {
        return this == ALWAYS || this == AUTO && console.errIsTerminal();
    }

    /** Returns what to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
