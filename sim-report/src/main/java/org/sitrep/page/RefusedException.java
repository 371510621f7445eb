package org.sitrep.page;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.scenario.Finding;

/** Reports a question that is not as described, with everything that is wrong with it. */
public final class RefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient List<Finding> findings;

    /** Reports findings. */
    RefusedException(final List<Finding> findings) {
        super(Stream.concat(
                        Stream.of("this is not a sound question"),
                        findings.stream().map(Finding::toString))
                .collect(Collectors.joining("\n")));
        this.findings = List.copyOf(findings);
    }

    /** Returns everything that is wrong, by place. */
    public List<Finding> findings() {
        return findings == null ? List.of() : findings;
    }
}
