package org.sitrep.strategy;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.sitrep.scenario.RecordTable;

/**
 * Names of a game's kinds of question, for messages and replays: the names of the constants that number them. Read
 * without reflection; cold, immutable.
 */
public final class QuestionNames {
    private final Map<Integer, String> names = new TreeMap<>();

    /**
     * Reads the public {@code int} constants of a class.
     *
     * @param questions a class with {@link org.sitrep.scenario.Constants}, whose constants number the questions
     * @param firstOption constants from here on are options of questions
     * @param noQuestions names of constants below {@code firstOption} that do not number questions
     * @throws IllegalArgumentException if the class does not ask for its constants or two questions have the same
     *     number
     */
    public QuestionNames(final Class<?> questions, final int firstOption, final Set<String> noQuestions) {
        RecordTable.constants(questions).forEach((name, kind) -> {
            final boolean question = kind >= 0 && kind < firstOption && !noQuestions.contains(name);
            if (question && names.put(kind, name) != null) {
                throw new IllegalArgumentException("two questions have the number " + kind);
            }
        });
    }

    /** Returns the names of all questions by their kinds. */
    public Map<Integer, String> all() {
        return Collections.unmodifiableMap(names);
    }

    /** Returns the name of a question, e.g. {@code FIRST_ORDER}; for an unknown number, e.g. {@code question 99}. */
    public String of(final int kind) {
        return names.getOrDefault(kind, "question " + kind);
    }

    /** Returns the name of a question as written in data, e.g. {@code first-order}. */
    public String id(final int kind) {
        return id(of(kind));
    }

    /** Returns the name of a question as written in data. */
    public static String id(final String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
