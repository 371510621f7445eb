package org.sitrep.rulesets.purplehaze.play;

import java.lang.reflect.Field;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the questions of {@link Ask} are called, for messages. Cold. */
public final class AskNames {
    /** Constants of {@link Ask} that are options or bounds and no questions; those from 256 on are options too. */
    private static final Set<String> NO_QUESTIONS =
            Set.of("COUNT", "NOBODY", "BY_CARD", "FOUNDER", "REPLACEMENT", "TEMPORARY");

    private static final int FIRST_OPTION = 256;

    private static final Map<Integer, String> NAMES = names();

    private AskNames() {}

    private static Map<Integer, String> names() {
        final Map<Integer, String> names = new TreeMap<>();
        for (final Field constant : Ask.class.getDeclaredFields()) {
            final int kind = value(constant);
            if (kind >= 0 && kind < FIRST_OPTION && !NO_QUESTIONS.contains(constant.getName())) {
                if (names.put(kind, constant.getName()) != null) {
                    throw new IllegalStateException("two questions have the number " + kind);
                }
            }
        }
        return names;
    }

    private static int value(final Field constant) {
        try {
            return constant.getType() == int.class && !constant.isSynthetic() ? constant.getInt(null) : -1;
        } catch (final IllegalAccessException hidden) {
            return -1;
        }
    }

    /** Returns the names of all questions by their kinds. */
    public static Map<Integer, String> all() {
        return Collections.unmodifiableMap(NAMES);
    }

    /** Returns the name of a question, e.g. {@code FIRST_ORDER}. */
    public static String of(final int kind) {
        return NAMES.getOrDefault(kind, "question " + kind);
    }
}
