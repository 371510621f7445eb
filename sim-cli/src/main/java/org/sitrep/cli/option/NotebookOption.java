package org.sitrep.cli.option;

import picocli.CommandLine.Option;

/** {@code --notebook} of commands that write a report. */
public final class NotebookOption {
    @Option(
            names = "--notebook",
            description = "Write report.ipynb into the report's folder, too: a Python notebook that reads its "
                    + "tables and draws them.")
    private boolean notebook;

    /** Returns whether a notebook is to be written. */
    public boolean notebook() {
        return notebook;
    }
}
