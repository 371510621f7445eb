package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.Arrays;
import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.Vocabulary.Question;

/** The questions of a section, and which of them a kind of decision is. */
final class Questions {
    private static final int NONE = -1;
    /** Kinds of questions that are put to the Marines' side have lower numbers. */
    static final int KINDS = 70;

    private final List<Question> all;
    /** The place among the questions by the kind of the decision. */
    private final int[] places = new int[KINDS];

    Questions(final Question... questions) {
        all = List.of(questions);
        Arrays.fill(places, NONE);
        for (int i = 0; i < questions.length; i++) {
            places[questions[i].kind()] = i;
        }
    }

    List<Question> all() {
        return all;
    }

    /** Returns the place of a kind of decision among the questions, which is the value of {@link #fact}. */
    int place(final int kind) {
        return places[kind];
    }

    /** Returns the fact that says which of them is asked. */
    Fact fact(final FactGroup ids, final Enum<?> of) {
        return ids.word(of, "question", all.stream().map(Question::name).toList(), "What is asked.");
    }
}
