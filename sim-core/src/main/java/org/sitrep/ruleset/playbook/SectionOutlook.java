package org.sitrep.ruleset.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.strategy.Decision;

/**
 * The facts and actions of one section at the current question. A game extends it once for each section. One per bot;
 * reading allocates nothing.
 *
 * @param <V> the game's view
 */
public abstract class SectionOutlook<V> {
    /** The current question. */
    protected Decision decision;
    /** The current option. */
    protected int option;

    private final Facts<SectionOutlook<V>> facts;
    private final Actions<SectionOutlook<V>> actions;

    /**
     * Takes the facts and actions that the section declares.
     *
     * @param <S> the section itself
     */
    @SuppressWarnings("unchecked") // each section reads its own
    protected <S extends SectionOutlook<V>> SectionOutlook(final Facts<S> facts, final Actions<S> actions) {
        this.facts = (Facts<SectionOutlook<V>>) facts;
        this.actions = (Actions<SectionOutlook<V>>) actions;
    }

    /** Turns to a question, and to its first option. */
    public void begin(final V view, final Decision asked) {
        decision = asked;
        option = asked.option(0);
    }

    /** Turns to an option of the current question. */
    public void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns the value of one of the section's own facts. */
    public final double read(final int fact) {
        return facts.read(fact, this);
    }

    /** Returns whether an action takes the current option. */
    public final boolean takes(final int action) {
        return actions.takes(action, decision.kind(), this);
    }

    /** Returns the sort of the current option, see {@link org.sitrep.playbook.FactReader#sort}. */
    public int sort() {
        return 0;
    }

    /** Returns the person that the question is about; by default the subject of the decision. */
    public int whoInHand() {
        return decision.subject();
    }

    /** Returns the person that the current option stands for; below 0 if it stands for none. */
    public int whoOfOption() {
        return -1;
    }

    /** Returns whether the current question is of a kind. */
    protected final boolean asks(final int kind) {
        return decision.kind() == kind;
    }

    /** Returns whether the current question is of one of two kinds. */
    protected final boolean asks(final int kind, final int otherKind) {
        return asks(kind) || asks(otherKind);
    }
}
