package org.sitrep.playbook;

/** Stable codes of the faults of a playbook, in addition to those of the file layer. */
public enum PlaybookCodes {
    SYNTAX("PB001", "a condition cannot be read"),
    UNKNOWN_FACT("PB002", "there is no such fact in this section of a playbook"),
    UNKNOWN_ACTION("PB003", "there is no such action in this section of a playbook"),
    WRONG_KIND("PB004", "a number stands where yes or no, or a word, should be"),
    UNKNOWN_WORD("PB005", "a fact is compared with a word that it never is"),
    OUT_OF_RANGE("PB006", "a fact is compared with a value that it cannot pass"),
    UNREACHABLE(
            "PB007",
            "a line can never apply: an earlier one always does, its conditions exclude each other, or its action is "
                    + "no option of its question"),
    TOO_EARLY("PB008", "a condition under when asks about an option"),
    IDLE_WEIGHT("PB009", "a weight has no effect: of a word, or of a fact that is the same for all options"),
    UNKNOWN_BOT("PB010", "the bot under otherwise is not in the catalogue"),
    EMPTY("PB011", "a playbook has no section"),
    /** A weight so large that others do not count next to it, because a sum of doubles cannot hold both. */
    HUGE_WEIGHT("PB012", "a weight lies beyond a thousand million, up or down");

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
