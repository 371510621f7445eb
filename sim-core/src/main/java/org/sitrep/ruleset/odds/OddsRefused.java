package org.sitrep.ruleset.odds;

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

    /** Returns the remedy. */
    public String advice() {
        return advice;
    }
}
