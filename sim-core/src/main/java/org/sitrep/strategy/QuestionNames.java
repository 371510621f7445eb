package org.sitrep.strategy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Names of a game's kinds of question, for messages and replays: the names of the constants that number them. Read once
 * by reflection; cold, immutable.
 */
public final class QuestionNames {
    private final Map<Integer, String> names = new TreeMap<>();

    /**
     * Reads the public {@code int} constants of a class.
     *
     * @param questions a public class whose constants number the questions
     * @param firstOption constants from here on are options of questions
     * @param noQuestions names of constants below {@code firstOption} that do not number questions
     * @throws IllegalArgumentException if the class is not public or two questions have the same number
     */
    public QuestionNames(final Class<?> questions, final int firstOption, final Set<String> noQuestions) {
        if (!Modifier.isPublic(questions.getModifiers())) {
            throw new IllegalArgumentException(questions.getName() + " is not public: its constants cannot be read");
        }
        for (final Field constant : questions.getDeclaredFields()) {
            final int kind = value(constant);
            if (kind >= 0 && kind < firstOption && !noQuestions.contains(constant.getName())) {
                if (names.put(kind, constant.getName()) != null) {
                    throw new IllegalArgumentException("two questions have the number " + kind);
                }
            }
        }
    }

    private static int value(final Field constant) {
        final int modifiers = constant.getModifiers();
        if (constant.getType() != int.class || !Modifier.isStatic(modifiers) || !Modifier.isPublic(modifiers)) {
            return -1;
        }
        try {
            return constant.getInt(null);
        } catch (final IllegalAccessException e) {
            throw new IllegalStateException("a public constant of a public class: " + constant, e);
        }
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
