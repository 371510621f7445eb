package org.sitrep.ruleset.playbook;

import java.util.List;
import org.sitrep.strategy.Decision;

/**
 * An outlook that turns to the section of the current question, and reads from it the facts that do not belong to a
 * group shared by all sections. One per bot.
 *
 * @param <V> the game's view
 */
public abstract class SectionedOutlook<V> extends QuestionOutlook<V> {
    private SectionOutlook<V>[] sections;
    private SectionOutlook<V> here;
    private Decision decision;

    /** For subclasses. */
    protected SectionedOutlook() {}

    /**
     * Sets the sections.
     *
     * @param inOrder in the order of the game's {@link org.sitrep.playbook.SectionIndex}
     */
    @SuppressWarnings({"unchecked", "rawtypes"})
    protected final void sections(final List<? extends SectionOutlook<V>> inOrder) {
        sections = inOrder.toArray(SectionOutlook[]::new);
    }

    @Override
    public void begin(final V view, final Decision asked, final int section) {
        decision = asked;
        here = sections[section];
        here.begin(view, asked);
    }

    @Override
    public final void turnTo(final int option) {
        here.turnTo(decision.option(option));
    }

    /** Returns the section of the current question. */
    protected final SectionOutlook<V> here() {
        return here;
    }

    @Override
    public final boolean is(final int action) {
        return here.takes(action);
    }

    @Override
    public final int sort() {
        return here.sort();
    }
}
