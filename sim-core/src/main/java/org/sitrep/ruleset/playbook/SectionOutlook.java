package org.sitrep.ruleset.playbook;

import org.sitrep.strategy.Decision;

/**
 * The facts and actions of one section at the question in hand. A game extends it once for each section. One per bot;
 * answers allocate nothing.
 *
 * @param <V> the game's view
 */
public abstract class SectionOutlook<V> {
    /** The question in hand. */
    protected Decision decision;
    /** The option in hand. */
    protected int option;

    /** For subclasses. */
    protected SectionOutlook() {}

    /** Turns to a question, and to its first option. */
    public void begin(final V view, final Decision asked) {
        decision = asked;
        option = asked.option(0);
    }

    /** Turns to an option of the question in hand. */
    public void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns the value of one of the section's own facts. */
    public abstract double read(int fact);

    /** Returns whether an action takes the option in hand. */
    public abstract boolean takes(int action);

    /** Returns the sort of the option in hand, as {@link org.sitrep.playbook.Outlook#sort} does. */
    public int sort() {
        return 0;
    }

    /** Returns whom the question is about; the subject of the decision where a section does not say otherwise. */
    public int whoInHand() {
        return decision.subject();
    }

    /** Returns whom the option in hand stands for; below 0 if it stands for nobody. */
    public int whoOfOption() {
        return -1;
    }

    /** Returns whether the question in hand is of a kind. */
    protected final boolean asks(final int kind) {
        return decision.kind() == kind;
    }

    /** Returns whether the question in hand is of one of two kinds. */
    protected final boolean asks(final int kind, final int otherKind) {
        return asks(kind) || asks(otherKind);
    }
}
