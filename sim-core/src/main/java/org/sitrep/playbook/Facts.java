package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A group of facts, each declared once: its name, range, reader and sentence. A game declares its groups in static
 * fields, in the order of the reference page; afterwards they are only read, by any number of threads.
 *
 * @param <S> state that the facts are read from, turned to the current question and option
 */
public final class Facts<S> {
    private static final int SHIFT = 8;
    private static final int MASK = (1 << SHIFT) - 1;
    private static final int NAME_SHIFT = 2 * SHIFT;
    private static final int EVERY_SORT = -1;

    private final int group;
    private final List<Fact> all = new ArrayList<>();

    @SuppressWarnings({"unchecked", "rawtypes"})
    private ToDoubleFunction<S>[] readers = new ToDoubleFunction[0];

    private boolean ofOption;
    private int sorts = EVERY_SORT;

    /** @param group number of the group, from 0, unique in the game */
    public Facts(final int group) {
        this.group = group;
    }

    /** The last step of a declaration: the sentence. */
    @FunctionalInterface
    public interface Declared<S> {
        /**
         * Adds the fact.
         *
         * @param meaning one sentence, for the reference page and for editors
         */
        Facts<S> as(String meaning);
    }

    /**
     * Makes the facts declared from here on facts of an option; they are 0 for options of other sorts.
     *
     * @param optionSorts sorts of {@link FactReader#sort}; none for every sort
     */
    public Facts<S> ofOption(final int... optionSorts) {
        ofOption = true;
        sorts = optionSorts.length == 0
                ? EVERY_SORT
                : IntStream.of(optionSorts).map(sort -> 1 << sort).reduce(0, (a, b) -> a | b);
        return this;
    }

    /** Declares a number within limits, both inclusive. */
    public Declared<S> number(final String name, final double min, final double max, final ToDoubleFunction<S> reader) {
        return meaning -> add(name, Fact.Kind.NUMBER, min, max, List.of(), meaning, reader);
    }

    /** Declares a yes-or-no fact. */
    public Declared<S> flag(final String name, final Predicate<S> reader) {
        return meaning -> add(name, Fact.Kind.FLAG, 0, 1, List.of(), meaning, state -> reader.test(state) ? 1 : 0);
    }

    /** Declares a fact with one of several words; the reader returns the index of the word. */
    public Declared<S> word(final String name, final List<String> words, final ToDoubleFunction<S> reader) {
        return meaning -> add(name, Fact.Kind.WORD, 0, words.size() - 1, words, meaning, reader);
    }

    /**
     * Declares a fact with one name of the scenario, such as {@code entry = crash.wreck}; the reader returns whether it
     * has the name with the number {@link #nameOf}, which the state has been turned to.
     */
    public Declared<S> name(final String name, final Predicate<S> reader) {
        return named(name, Fact.Kind.NAME, reader);
    }

    /**
     * Declares a fact with several names of the scenario, such as {@code log holds crash.warned}; read as a name is.
     */
    public Declared<S> names(final String name, final Predicate<S> reader) {
        return named(name, Fact.Kind.NAMES, reader);
    }

    private Declared<S> named(final String name, final Fact.Kind kind, final Predicate<S> reader) {
        return meaning -> add(name, kind, 0, 1, List.of(), meaning, state -> reader.test(state) ? 1 : 0);
    }

    /** Declares the fact {@code question}, the question of the section that is asked. */
    public Facts<S> question(final Questions questions, final ToIntFunction<S> kind) {
        return word("question", questions.names(), state -> questions.place(kind.applyAsInt(state)))
                .as("The question asked.");
    }

    private Facts<S> add(
            final String name,
            final Fact.Kind kind,
            final double min,
            final double max,
            final List<String> words,
            final String meaning,
            final ToDoubleFunction<S> reader) {
        final int id = group << SHIFT | all.size();
        all.add(new Fact(id, name, kind, min, max, words, ofOption, sorts, meaning));
        readers = Arrays.copyOf(readers, all.size());
        readers[all.size() - 1] = reader;
        return this;
    }

    /** Returns the facts in order of declaration. */
    public List<Fact> all() {
        return List.copyOf(all);
    }

    /** Returns the number of the group that a fact belongs to. */
    public static int groupOf(final int fact) {
        return fact >>> SHIFT & MASK;
    }

    /** Returns the number in {@link BookNames} of the name that a fact is asked about; 0 for a fact without names. */
    public static int nameOf(final int fact) {
        return fact >>> NAME_SHIFT;
    }

    /** Returns the number of a fact that is asked about a name. */
    static int about(final int fact, final int name) {
        return fact | name << NAME_SHIFT;
    }

    /**
     * Returns the value of a fact of this group; allocates nothing.
     *
     * @param fact number of the fact in the vocabulary
     */
    public double read(final int fact, final S state) {
        return readers[fact & MASK].applyAsDouble(state);
    }
}
