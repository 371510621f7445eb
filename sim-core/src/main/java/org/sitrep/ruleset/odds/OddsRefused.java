package org.sitrep.ruleset.odds;

/** Says that odds cannot be reckoned as they were asked for. */
public final class OddsRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String advice;

    /**
     * @param problem what is wrong, in a line
     * @param advice what to do; may be empty
     */
    public OddsRefused(final String problem, final String advice) {
        super(problem, null, false, false);
        this.advice = advice;
    }

    /** Returns what to do. */
    public String advice() {
        return advice;
    }
}
