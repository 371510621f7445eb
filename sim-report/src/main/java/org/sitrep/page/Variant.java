package org.sitrep.page;

import java.util.List;
import org.sitrep.scenario.Field;

/** A scenario with changes, and who plays it. */
public record Variant(
        @Field("Its file, one of those that are listed.") String scenario,
        @Field("Changes, as --set takes them.") List<String> sets,

        @Field("As --bot takes it; empty for the game's first. mine.yaml is the playbook below.")
        String bot,

        @Field(value = "Text of a playbook; empty if there is none.", orElse = "''")
        String playbook) {
    /** Name under which the variant's own playbook plays: that of a file, for the command line. */
    public static final String OWN = "mine.yaml";

    /** Maximum length of a playbook. */
    static final int MOST_TEXT = 32_000;

    /** @throws IllegalArgumentException if the playbook is too long */
    public Variant {
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
