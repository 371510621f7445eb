package org.sitrep.analysis.solve;

import java.util.List;

/**
 * A point of a {@link Space}: what each factor is set to.
 *
 * @param values one a factor, as {@code --set} takes it
 */
public record Candidate(List<String> values) {
    public Candidate {
        values = List.copyOf(values);
    }
}
