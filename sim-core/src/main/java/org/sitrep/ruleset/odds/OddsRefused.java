package org.sitrep.ruleset.odds;

import java.util.Collection;
import org.sitrep.scenario.DidYouMean;

/** Thrown if an odds question is not valid. */
public final class OddsRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String advice;

    /**
     * @param problem description of the fault, in a line
     * @param advice remedy; may be empty
     */
    public OddsRefused(final String problem, final String advice) {
        super(problem, null, false, false);
        this.advice = advice;
    }

    /**
     * Returns the refusal of a name that nothing has; its advice is the nearest of the known names, or all of them.
     *
     * @param kind what the name should name
     */
    public static OddsRefused unknown(final String kind, final Collection<String> known, final String typed) {
        final String near = DidYouMean.suggestion(typed, known);
        return new OddsRefused(
                "there is no " + kind + " \"" + typed + "\"",
                near.isEmpty() ? "known: " + String.join(", ", known) : near);
    }

    /** Returns the remedy. */
    public String advice() {
        return advice;
    }
}
