package org.sitrep.page;

import java.util.List;
import org.sitrep.SitrepException;
import org.sitrep.scenario.Finding;

/**
 * Says why a question has no answer, as the page reads it.
 *
 * @param message what is wrong
 * @param findings everything that is wrong with a question or a scenario; empty for anything else
 */
public record Refusal(String message, List<Fault> findings) {
    /** One finding. */
    record Fault(String code, String path, String message, String suggestion) {
        private Fault(final Finding finding) {
            this(finding.code(), finding.path(), finding.message(), finding.suggestion());
        }
    }

    /** Returns what an exception says. */
    public static Refusal of(final RuntimeException wrong) {
        final List<Finding> findings = wrong instanceof SitrepException unsound
                ? unsound.findings()
                : wrong instanceof RefusedException refused ? refused.findings() : List.of();
        final String message =
                findings.isEmpty() ? wrong.getMessage() : wrong.getMessage().split("\n", 2)[0];
        return new Refusal(message, findings.stream().map(Fault::new).toList());
    }
}
