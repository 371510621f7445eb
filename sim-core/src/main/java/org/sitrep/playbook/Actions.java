package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.sitrep.playbook.Vocabulary.Action;

/**
 * The actions of a section. Each is declared once with its name, its sentence, its questions, and the options it takes.
 * Declared in a static field and only read afterwards, by any number of threads.
 *
 * @param <S> state, turned to the current option
 */
public final class Actions<S> {
    private static final long EVERY_KIND = -1L;

    private final List<Action> all = new ArrayList<>();
    /** The kinds of questions of each action, one bit per kind. */
    private long[] kindsOf = {};

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Predicate<S>[] taken = new Predicate[0];

    /** Begins with {@code any}, which takes every option. */
    public Actions(final String meaningOfAny) {
        add("any", meaningOfAny, option -> true);
    }

    /**
     * Adds an action that takes some options.
     *
     * @param name name, as written after {@code do}
     * @param meaning one sentence
     * @param takes whether it takes the current option
     * @param kinds kinds of questions that have it, below 64; none for all of the section
     */
    public Actions<S> add(final String name, final String meaning, final Predicate<S> takes, final int... kinds) {
        final int id = all.size();
        all.add(new Action(id, name, meaning, kinds));
        taken = Arrays.copyOf(taken, id + 1);
        taken[id] = takes;
        kindsOf = Arrays.copyOf(kindsOf, id + 1);
        kindsOf[id] = kinds.length == 0
                ? EVERY_KIND
                : Arrays.stream(kinds).mapToLong(kind -> 1L << kind).reduce(0, (a, b) -> a | b);
        return this;
    }

    /** Adds an action that takes every option of some kinds of questions. */
    public Actions<S> add(final String name, final String meaning, final int... kinds) {
        return add(name, meaning, option -> true, kinds);
    }

    /** Returns the actions in order of declaration. */
    public List<Action> all() {
        return List.copyOf(all);
    }

    /**
     * Returns whether an action takes the current option; allocates nothing.
     *
     * @param kind kind of the current question
     */
    public boolean takes(final int action, final int kind, final S state) {
        return (kindsOf[action] >>> kind & 1) != 0 && taken[action].test(state);
    }
}
