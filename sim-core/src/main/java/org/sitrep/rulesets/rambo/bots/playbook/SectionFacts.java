package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Decision;

/** The facts and actions of one section at the question in hand. One a bot and section; answers allocate nothing. */
abstract class SectionFacts {
    /** Stands for no hero. */
    static final int NOBODY = Ask.NOBODY;
    /** As far as a fact tells a way. */
    static final int FAR = 999;
    /** As much as a fact tells of what something is worth, up or down. */
    static final int MOST = 9999;

    final Sense sense;
    final MissionView view;
    Decision decision;
    int option;

    SectionFacts(final Sense sense) {
        this.sense = sense;
        view = sense.view;
    }

    /** Turns to a question. */
    void begin(final Decision asked) {
        decision = asked;
        option = asked.option(0);
    }

    /** Turns to an option. */
    void turnTo(final int newOption) {
        option = newOption;
    }

    /** Returns a fact of the section's own. */
    abstract double of(int nth);

    /** Returns whether the option in hand is an action. */
    abstract boolean is(int action);

    /** Returns the hero of the option, {@link #NOBODY} if it is none. */
    int hero() {
        return NOBODY;
    }

    /** Returns the hero whom the question is about. */
    int heroInHand() {
        return decision.subject();
    }

    /** Returns what sort of option is in hand. */
    int sort() {
        return 0;
    }

    static double flag(final boolean holds) {
        return holds ? 1 : 0;
    }

    static double within(final double worth) {
        return Math.max(-MOST, Math.min(MOST, worth));
    }

    /** Returns the steps from a space to the nearest enemy, as enemies count them. */
    final int toEnemy(final int space) {
        int least = FAR;
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            least = Math.min(least, map().walk(space, view.figureSpace(Long.numberOfTrailingZeros(rest))));
        }
        return least;
    }

    /** Returns the steps from a space to the nearest hero, as enemies count them. */
    final int toHero(final int space) {
        int least = FAR;
        for (int hero = 0; hero < view.heroes(); hero++) {
            final int from = view.space(hero);
            least = from == MissionState.NONE ? least : Math.min(least, map().walk(from, space));
        }
        return least;
    }

    /** Returns how many enemies have a line of sight to a space. */
    final int inSight(final int space) {
        int count = 0;
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            count += map().sees(view.figureSpace(Long.numberOfTrailingZeros(rest)), space) ? 1 : 0;
        }
        return count;
    }

    final MapTable map() {
        return sense.tables.map;
    }
}
