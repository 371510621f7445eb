package org.sitrep.playbook;

/** Stable codes of the faults of a playbook, in addition to those of the file layer. */
public enum PlaybookCodes {
    SYNTAX("PB001", "a condition cannot be read"),
    UNKNOWN_FACT("PB002", "a section of a playbook has no such fact"),
    UNKNOWN_ACTION("PB003", "a section of a playbook has no such action"),
    WRONG_KIND("PB004", "a value is of the wrong kind: a number, yes or no, or a word"),
    UNKNOWN_WORD("PB005", "a fact is compared with a word that it cannot be"),
    OUT_OF_RANGE("PB006", "a fact is compared with a value outside its range"),
    UNREACHABLE(
            "PB007",
            "a line can never apply: an earlier line always does, its conditions exclude each other, "
                    + "or its question has no option with its action"),
    TOO_EARLY("PB008", "a condition under when uses a fact of the option"),
    IDLE_WEIGHT("PB009", "a weight has no effect: its fact is a word, or the same for all options"),
    UNKNOWN_BOT("PB010", "the bot under otherwise does not exist"),
    EMPTY("PB011", "a playbook has no section"),
    /** A weight so large that others do not count next to it, because a sum of doubles cannot hold both. */
    HUGE_WEIGHT("PB012", "a weight is outside -1000000000 to 1000000000"),
    SCENARIO("PB013", "a plan or a condition names something that its scenario does not have");

    private final String id;
    private final String summary;

    PlaybookCodes(final String id, final String summary) {
        this.id = id;
        this.summary = summary;
    }

    /** Returns the printed code. */
    public String id() {
        return id;
    }

    /** Returns a one-line description of the fault. */
    public String summary() {
        return summary;
    }
}
