package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.playbook.Vocabulary.Question;

/**
 * The questions of a section and their kinds of decision. Declared in a static field and only read afterwards, by any
 * number of threads.
 */
public final class Questions {
    private final List<Question> all = new ArrayList<>();
    /** The index among the questions, by the kind of the decision. */
    private int[] places = {};

    /**
     * The last step of a declaration: the default answer.
     *
     * @param <T> what the question is added to
     */
    @FunctionalInterface
    public interface Asked<T> {
        /**
         * Adds the question.
         *
         * @param answer answer of the game's own bot where a playbook is silent
         */
        T byDefault(String answer);
    }

    /**
     * Declares a question.
     *
     * @param kind kind of the decision
     * @param name value of the fact {@code question}, if the section answers several
     * @param meaning one sentence: the question asked
     */
    public Asked<Questions> ask(final int kind, final String name, final String meaning) {
        return answer -> {
            places = Arrays.copyOf(places, Math.max(places.length, kind + 1));
            places[kind] = all.size();
            all.add(new Question(kind, name, meaning, answer));
            return this;
        };
    }

    /** Returns them in their order. */
    public List<Question> all() {
        return List.copyOf(all);
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
