package org.sitrep.scenario;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.sitrep.portable.Streams;

/** Collects findings, so that all are reported at once. Not thread-safe. */
public final class Findings {
    private final List<Finding> all = new ArrayList<>();

    public void add(final Finding finding) {
        all.add(finding);
    }

    void add(final Codes code, final Mark mark, final String path, final String message, final String suggestion) {
        add(new Finding(code.id(), mark, path, message, suggestion));
    }

    void add(final Codes code, final Node node, final String message, final String suggestion) {
        add(code, node.place(), node.path(), message, suggestion);
    }

    /** Adds a finding at the position of {@code path}, or of its nearest existing ancestor. */
    public void add(
            final String code,
            final ScenarioDocument document,
            final String path,
            final String message,
            final String suggestion) {
        add(new Finding(code, document.markOf(path), path, message, suggestion));
    }

    /** Returns whether there are no findings. */
    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** Returns whether no finding has one of some codes. */
    public boolean isFreeOf(final Collection<String> codes) {
        return all.stream().noneMatch(finding -> codes.contains(finding.code()));
    }

    /** Returns the findings by file, line, column and code. */
    public List<Finding> sorted() {
        return all.stream()
                .filter(Streams.unseen())
                .sorted(Comparator.comparing((Finding f) -> f.mark().file())
                        .thenComparingInt(f -> f.mark().line())
                        .thenComparingInt(f -> f.mark().column())
                        .thenComparing(Finding::code)
                        .thenComparing(Finding::path)
                        .thenComparing(Finding::message))
                .toList();
    }
}
