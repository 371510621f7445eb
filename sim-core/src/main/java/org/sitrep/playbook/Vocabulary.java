package org.sitrep.playbook;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the lines of a section may name.
 *
 * @param section the key of the section
 * @param meaning one sentence: which questions it answers
 * @param questions the questions, in the order of the reference
 * @param facts in the order of the reference
 * @param actions in the order of the reference; the first one takes any option
 */
public record Vocabulary(
        String section, String meaning, List<Question> questions, List<Fact> facts, List<Action> actions) {
    /**
     * A question that the section answers.
     *
     * @param kind the kind of the decision
     * @param name as the fact {@code question} says it, if the section answers several
     * @param meaning one sentence: what is asked
     * @param byDefault what the game's own bot answers where a playbook is silent
     */
    public record Question(int kind, String name, String meaning, String byDefault) {}

    /**
     * Something that a line can do: it names some of the options.
     *
     * @param id number by which an {@link FactReader} knows it
     * @param name as written behind {@code do}
     * @param meaning one sentence
     * @param kinds the questions that have it among their options, by the kinds of their decisions; none for all of the
     *     section
     */
    public record Action(int id, String name, String meaning, List<Integer> kinds) {
        public Action {
            kinds = List.copyOf(kinds);
        }

        /** An action of some questions, or of all of the section if none are named. */
        public Action(final int id, final String name, final String meaning, final int... kinds) {
            this(id, name, meaning, IntStream.of(kinds).boxed().toList());
        }

        /** Returns whether a question can have it among its options. */
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
