package org.sitrep.page;

import java.util.List;

/**
 * A scenario with changes, and who plays it.
 *
 * @param scenario its file, one of those that {@link Contents} lists
 * @param sets changes, as {@code --set} takes them
 * @param bot as {@code --bot} takes it; empty for the game's first. {@link #OWN} is the playbook below
 * @param playbook text of a playbook, at most {@value #MOST_TEXT} characters; null or empty if there is none
 */
public record Variant(String scenario, List<String> sets, String bot, String playbook) {
    /** Name under which the variant's own playbook plays: that of a file, for the command line. */
    public static final String OWN = "mine.yaml";

    /** Maximum length of a playbook. */
    static final int MOST_TEXT = 32_000;

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if a part is missing, or the playbook is too long
     */
    public Variant {
        if (scenario == null || sets == null || bot == null) {
            throw new IllegalArgumentException("a variant has a scenario, sets and a bot");
        }
        sets = List.copyOf(sets);
        playbook = playbook == null ? "" : playbook;
        if (playbook.length() > MOST_TEXT) {
            throw new IllegalArgumentException(
                    "the playbook has " + playbook.length() + " characters; at most " + MOST_TEXT + " are read");
        }
    }

    /** Creates a variant without a playbook of its own. */
    public Variant(final String scenario, final List<String> sets, final String bot) {
        this(scenario, sets, bot, "");
    }
}
