package org.sitrep.rulesets.purplehaze.play;

import java.util.Map;
import java.util.Set;
import org.sitrep.strategy.QuestionNames;

/** What the questions of {@link Ask} are called, for messages. Cold. */
public final class AskNames {
    private static final int FIRST_OPTION = 256;

    private static final QuestionNames NAMES = new QuestionNames(
            Ask.class, FIRST_OPTION, Set.of("COUNT", "NOBODY", "BY_CARD", "FOUNDER", "REPLACEMENT", "TEMPORARY"));

    private AskNames() {}

    /** Returns the names of all questions by their kinds. */
    public static Map<Integer, String> all() {
        return NAMES.all();
    }

    /** Returns the name of a question, e.g. {@code FIRST_ORDER}. */
    public static String of(final int kind) {
        return NAMES.of(kind);
    }

    /** Returns the name of a question as stories and steps have it, e.g. {@code first-order}. */
    public static String id(final int kind) {
        return NAMES.id(kind);
    }
}
