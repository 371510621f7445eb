package org.sitrep.playbook;

/** What can be wrong with a playbook beside what the file layer finds, with stable codes. */
public enum PlaybookCodes {
    /** A condition that cannot be read. */
    SYNTAX("PB001", "a condition cannot be read"),
    /** A fact that the section does not have. */
    UNKNOWN_FACT("PB002", "there is no such fact in this section of a playbook"),
    /** An action that the section does not have. */
    UNKNOWN_ACTION("PB003", "there is no such action in this section of a playbook"),
    /** A number where a condition should be, and the like. */
    WRONG_KIND("PB004", "a number stands where yes or no, or a word, should be"),
    /** A word that a fact is never. */
    UNKNOWN_WORD("PB005", "a fact is compared with a word that it never is"),
    /** A comparison that is always or never true. */
    OUT_OF_RANGE("PB006", "a fact is compared with a value that it cannot pass"),
    /** A line that no option can ever reach. */
    UNREACHABLE(
            "PB007",
            "a line can never apply: an earlier one always does, its conditions exclude each other, or its action is no option of its question"),
    /** A fact about an option where none is in hand yet. */
    TOO_EARLY("PB008", "a condition under when asks about an option"),
    /** A weight of a word, or one without effect. */
    IDLE_WEIGHT("PB009", "a weight has no effect: of a word, or of a fact that is the same for all options"),
    /** A bot that is not in the catalogue. */
    UNKNOWN_BOT("PB010", "the bot under otherwise is not in the catalogue"),
    /** Nothing but otherwise. */
    EMPTY("PB011", "a playbook has no section"),
    /** A weight beside which no other counts, as no sum of doubles holds both. */
    HUGE_WEIGHT("PB012", "a weight lies beyond a thousand million, up or down");

    private final String id;
    private final String summary;

    PlaybookCodes(final String id, final String summary) {
        this.id = id;
        this.summary = summary;
    }

    /** Returns the code as printed. */
    public String id() {
        return id;
    }

    /** Returns one line that says what is wrong. */
    public String summary() {
        return summary;
    }
}
