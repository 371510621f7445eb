package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.ruleset.playbook.SectionOutlook;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Strikes;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** A section of Rambo's playbooks, with the readings of the table that several sections share. */
abstract class SectionFacts extends SectionOutlook<GameView> {
    /** Largest distance that a fact reports. */
    static final int FAR = 999;
    /** Largest worth that a fact reports, up or down. */
    static final int MOST = 9999;

    final Sense sense;
    final Strikes strikes;
    final MissionView view;

    <S extends SectionFacts> SectionFacts(final Facts<S> facts, final Actions<S> actions, final Sense sense) {
        super(facts, actions);
        this.sense = sense;
        view = sense.view;
        strikes = sense.strikes;
    }

    static double within(final double worth) {
        return Math.max(-MOST, Math.min(MOST, worth));
    }

    /** Returns the area distance from the current hero to a space. */
    final int areasAway(final int space) {
        return areas(map().areaOf[space]);
    }

    /** Returns the area distance from the current hero to an area. */
    final int areas(final int area) {
        return map().areaDistance(map().areaOf[view.space(decision.subject())], area);
    }

    /** Returns how many heroes an enemy of the first card would notice from a space. */
    final int noticed(final int space) {
        int count = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            final int at = view.space(hero);
            count += at != MissionState.NONE && map().distance(at, space) <= sense.tables.enemies.noticesWithin[0]
                    ? 1
                    : 0;
        }
        return count;
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
