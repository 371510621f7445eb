package org.sitrep.rulesets.rambo.mission;

/**
 * Ends a mission at once, from any point of the play (RB-END-1). One constant object without a stack trace, so that
 * throwing it allocates nothing.
 */
final class MissionOver extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final MissionOver NOW = new MissionOver();

    private MissionOver() {
        super(null, null, false, false);
    }
}
