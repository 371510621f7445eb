package org.sitrep.cli.option;

import java.util.Arrays;
import java.util.List;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import picocli.CommandLine.Option;

/** {@code --format}. */
public final class FormatOption {
    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = Defaults.FORMAT,
            description = "text, json, csv or markdown (default: ${DEFAULT-VALUE}).")
    private Format format;

    /** Returns the format. */
    public Format format() {
        return format;
    }

    /**
     * Returns the format.
     *
     * @throws UserError if it is none of those that the command can write
     */
    public Format oneOf(final Format... possible) {
        final List<Format> all = Arrays.asList(possible);
        if (!all.contains(format)) {
            throw UserError.usage(
                    "this command has no --format " + format,
                    "choose one of "
                            + String.join(
                                    ", ", all.stream().map(Format::toString).toList()));
        }
        return format;
    }
}
