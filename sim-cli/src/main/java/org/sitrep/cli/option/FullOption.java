package org.sitrep.cli.option;

import picocli.CommandLine.Option;

/** {@code --full} of commands that print a result. */
public final class FullOption {
    @Option(names = "--full", description = "Print all tables and curves as text, not only the chief ones.")
    private boolean full;

    /** Returns whether nothing is to be left out. */
    public boolean full() {
        return full;
    }
}
