package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Takes the turn of a hero for a bot: its stance, then one option after the other. Allocates nothing after
 * construction.
 */
public abstract class Turn {
    /** Stands for no option. */
    protected static final int NONE = Errands.NONE;

    protected final Sense sense;
    protected final Answers answers;
    protected final Errands errands;
    protected final MissionView view;
    /** Worth of each stance on offer. */
    protected final double[] worths = new double[HeroTable.STANCES];

    private int count;
    private String why = "";

    /** Creates the turn of a judgement. */
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

    /** Returns the index of the stance taken, and fills {@link #worths}. */
    protected abstract int chooseStance(Decision decision);

    /** Returns the index of the hero's next option. */
    protected abstract int act(Decision decision);

    /** Returns a choice, and records its reason. */
    protected final int because(final int i, final String reason) {
        why = reason;
        return i;
    }

    /** Returns the option to take when nothing better is left. */
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

    /** Returns the reason for a stance in a few words. */
    protected abstract String reasonOfStance();
}
