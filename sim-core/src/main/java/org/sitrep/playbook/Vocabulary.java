package org.sitrep.playbook;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The names that the lines of a section may use.
 *
 * @param section key of the section
 * @param meaning one sentence: the questions it answers
 * @param questions questions, in the order of the reference
 * @param facts facts, in the order of the reference
 * @param actions actions, in the order of the reference; the first takes any option
 */
public record Vocabulary(
        String section, String meaning, List<Question> questions, List<Fact> facts, List<Action> actions) {
    /**
     * A question that the section answers.
     *
     * @param kind kind of the decision
     * @param name value of the fact {@code question}, if the section answers several
     * @param meaning one sentence: the question asked
     * @param byDefault answer of the game's own bot where a playbook is silent
     */
    public record Question(int kind, String name, String meaning, String byDefault) {}

    /**
     * An action of a line: it selects some of the options.
     *
     * @param id its number for a {@link FactReader}
     * @param name name, as written after {@code do}
     * @param meaning one sentence
     * @param kinds kinds of decisions whose questions have it among their options; none for all of the section
     */
    public record Action(int id, String name, String meaning, List<Integer> kinds) {
        public Action {
            kinds = List.copyOf(kinds);
        }

        /** Creates an action of some questions, or of all of the section if none are given. */
        public Action(final int id, final String name, final String meaning, final int... kinds) {
            this(id, name, meaning, IntStream.of(kinds).boxed().toList());
        }

        /** Returns whether a question can have this action among its options. */
        public boolean isOf(final Question question) {
            return kinds.isEmpty() || kinds.contains(question.kind());
        }
    }

    public Vocabulary {
        questions = List.copyOf(questions);
        facts = List.copyOf(facts);
        actions = List.copyOf(actions);
    }

    Optional<Fact> fact(final String name) {
        return facts.stream().filter(fact -> fact.name().equals(name)).findFirst();
    }

    Optional<Action> action(final String name) {
        return actions.stream().filter(action -> action.name().equals(name)).findFirst();
    }

    boolean isAny(final Action action) {
        return action.equals(actions.get(0));
    }
}
