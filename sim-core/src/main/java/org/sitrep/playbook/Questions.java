package org.sitrep.playbook;

import java.util.Arrays;
import java.util.List;
import org.sitrep.playbook.Vocabulary.Question;

/** The questions of a section and their kinds of decision. Immutable. */
public final class Questions {
    private static final int NONE = -1;

    private final List<Question> all;
    /** The index among the questions, by the kind of the decision. */
    private final int[] places;

    /** Creates the questions of a section, in the given order. */
    public Questions(final Question... questions) {
        all = List.of(questions);
        places = new int[1 + all.stream().mapToInt(Question::kind).max().orElse(NONE)];
        Arrays.fill(places, NONE);
        for (int i = 0; i < questions.length; i++) {
            places[questions[i].kind()] = i;
        }
    }

    /** Returns them in their order. */
    public List<Question> all() {
        return all;
    }

    /**
     * Returns the index of a kind of decision among the questions, which is the value of {@link Facts#question}; the
     * kind must belong to one of them.
     */
    public int place(final int kind) {
        return places[kind];
    }

    List<String> names() {
        return all.stream().map(Question::name).toList();
    }
}
