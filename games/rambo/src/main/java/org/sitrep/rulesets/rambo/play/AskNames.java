package org.sitrep.rulesets.rambo.play;

import java.util.Map;
import java.util.Set;
import org.sitrep.strategy.QuestionNames;

/** What the questions of {@link Ask} are called, for messages. */
public final class AskNames {
    private static final int FIRST_OPTION = Ask.COUNT;

    private static final QuestionNames NAMES =
            new QuestionNames(Ask.class, FIRST_OPTION, Set.of("COUNT", "NOBODY", "END"));

    private AskNames() {}

    /** Returns the names of all questions by their kinds. */
    public static Map<Integer, String> all() {
        return NAMES.all();
    }

    /** Returns what a kind of question is called, e.g. {@code STANCE}. */
    public static String of(final int kind) {
        return NAMES.of(kind);
    }

    /** Returns what a kind of question is called in files and JSON. */
    public static String id(final int kind) {
        return NAMES.id(kind);
    }
}
