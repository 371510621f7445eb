package org.sitrep.analysis.solve;

import java.util.List;

/**
 * A point of a {@link Space}.
 *
 * @param values one value per factor, as {@code --set} takes it
 */
public record Candidate(List<String> values) {
    public Candidate {
        values = List.copyOf(values);
    }
}
