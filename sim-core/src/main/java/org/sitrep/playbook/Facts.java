package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/**
 * A group of facts, each declared once: its name, range, reader and sentence. A game declares its groups in static
 * fields, in the order of the reference page; afterwards they are only read, by any number of threads.
 *
 * @param <S> the state that the facts are read from, turned to the question and the option in hand
 */
public final class Facts<S> {
    private static final int SHIFT = 8;
    private static final int MASK = (1 << SHIFT) - 1;
    private static final int[] EVERY_SORT = {};

    private final int group;
    private final List<Fact> all = new ArrayList<>();

    @SuppressWarnings({"unchecked", "rawtypes"})
    private ToDoubleFunction<S>[] readers = new ToDoubleFunction[0];

    private boolean ofOption;
    private int[] sorts = EVERY_SORT;

    /**
     * Begins a group without facts.
     *
     * @param group the number of the group, from 0, which no other group of the game has
     */
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
     * Says that the facts declared from here on are about one option, and 0 for options of other sorts.
     *
     * @param optionSorts sorts of {@link Outlook#sort}; none for every sort
     */
    public Facts<S> ofOption(final int... optionSorts) {
        ofOption = true;
        sorts = optionSorts;
        return this;
    }

    /** Declares a number between two limits, both included. */
    public Declared<S> number(final String name, final double min, final double max, final ToDoubleFunction<S> reader) {
        return meaning -> add(Fact.number(nextId(), name, min, max, meaning), reader);
    }

    /** Declares a fact that is yes or no. */
    public Declared<S> flag(final String name, final Predicate<S> reader) {
        return meaning -> add(Fact.flag(nextId(), name, meaning), state -> reader.test(state) ? 1 : 0);
    }

    /** Declares a fact that is one of some words; the reader returns the place of the word. */
    public Declared<S> word(final String name, final List<String> words, final ToDoubleFunction<S> reader) {
        return meaning -> add(Fact.word(nextId(), name, words, meaning), reader);
    }

    /** Declares the fact {@code question}, which says which question of a section is asked. */
    public Facts<S> question(final Questions questions, final ToIntFunction<S> kind) {
        return word("question", questions.names(), state -> questions.place(kind.applyAsInt(state)))
                .as("What is asked.");
    }

    private int nextId() {
        return group << SHIFT | all.size();
    }

    private Facts<S> add(final Fact fact, final ToDoubleFunction<S> reader) {
        final Fact about = ofOption ? fact.ofAnOption() : fact;
        all.add(sorts.length == 0 ? about : about.onlyFor(sorts));
        readers = Arrays.copyOf(readers, all.size());
        readers[all.size() - 1] = reader;
        return this;
    }

    /** Returns the facts in the order of their declarations. */
    public List<Fact> all() {
        return List.copyOf(all);
    }

    /** Returns the number of the group that a fact belongs to. */
    public static int groupOf(final int fact) {
        return fact >>> SHIFT;
    }

    /**
     * Returns the value of a fact of this group; allocates nothing.
     *
     * @param fact the number of the fact, as the vocabulary has it
     */
    public double read(final int fact, final S state) {
        return readers[fact & MASK].applyAsDouble(state);
    }
}
