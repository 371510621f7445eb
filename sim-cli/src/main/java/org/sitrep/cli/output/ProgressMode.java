package org.sitrep.cli.output;

import java.util.Locale;

/** When progress is shown. */
public enum ProgressMode {
    /** At once, and once more at the end. */
    ALWAYS,
    /** As soon as it takes a while. */
    AUTO,
    /** Not at all. */
    NEVER;

    /** Returns what to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
