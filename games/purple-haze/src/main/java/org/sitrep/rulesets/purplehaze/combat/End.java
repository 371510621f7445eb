package org.sitrep.rulesets.purplehaze.combat;

/** The ways in which a combat can end (PH-CMB-3). */
public enum End {
    ELIMINATED("eliminated", "All Enemies eliminated"),
    RETREAT("retreat", "Enemy retreat"),
    /** All Marines have activated and it is the Marines' turn. */
    ALL_ACTIVATED("allActivated", "All Marines activated"),
    /** The Squad Leader's skill. */
    PULL_BACK("pullBack", "PULL BACK"),
    /** Three Marines or fewer are left: the Mission is over. */
    SQUAD_LOST("squadLost", "Three Marines or fewer left"),
    /** The condition of the set-up box. */
    EVENT("event", "The box's own condition");

    private final String id;
    private final String label;

    End(final String id, final String label) {
        this.id = id;
        this.label = label;
    }

    /** Returns the name used in metric names. */
    public String id() {
        return id;
    }

    /** Returns the name used in reports. */
    public String label() {
        return label;
    }
}
