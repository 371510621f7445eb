package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** How a bot takes the turn of a hero: its stance, then one thing after the other. Allocates nothing once made. */
public abstract class Turn {
    /** Where no option is taken. */
    protected static final int NONE = Errands.NONE;

    protected final Sense sense;
    protected final Answers answers;
    protected final Errands errands;
    protected final MissionView view;
    /** What each stance on offer is worth. */
    protected final double[] worths = new double[HeroTable.STANCES];

    private int count;
    private String why = "";

    /** For subclasses. */
    protected Turn(final Sense sense, final Answers answers) {
        this.sense = sense;
        this.answers = answers;
        errands = new Errands(sense, answers);
        view = sense.view;
    }

    /** Forgets an earlier mission. */
    protected void begin() {}

    final int stance(final Decision decision) {
        count = decision.count();
        return chooseStance(decision);
    }

    /** Returns the place of the stance taken, and fills {@link #worths}. */
    protected abstract int chooseStance(Decision decision);

    /** Returns the place of what the hero does next. */
    protected abstract int act(Decision decision);

    /** Returns a choice, and keeps its reason. */
    protected final int because(final int i, final String reason) {
        why = reason;
        return i;
    }

    /** Returns what is left to do where nothing better is. */
    protected final int rest(final Decision decision, final int hero) {
        final int rest = errands.rest(decision, hero);
        return because(rest, errands.why());
    }

    final String whyAct() {
        return why;
    }

    final Explanation whyStance() {
        return Explanation.of(reasonOfStance(), worths, count);
    }

    /** Returns why a stance is taken, in a few words. */
    protected abstract String reasonOfStance();
}
