package org.sitrep;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.scenario.Finding;

/**
 * Reports that something cannot be played as it was asked for: a file that is missing or unsound, an unknown bot or
 * metric, a value out of range. The one exception of {@link Experiment}.
 */
public final class SitrepException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final transient List<Finding> findings;

    /** Reports a mistake without findings. */
    SitrepException(final String message) {
        this(message, List.of());
    }

    /** Reports a mistake with everything that is wrong in the files. */
    SitrepException(final String message, final List<Finding> findings) {
        super(Stream.concat(Stream.of(message), findings.stream().map(Finding::toString))
                .collect(Collectors.joining("\n")));
        this.findings = List.copyOf(findings);
    }

    /** Returns everything that is wrong with the files, by file, line and column; empty for any other mistake. */
    public List<Finding> findings() {
        return findings == null ? List.of() : findings;
    }
}
