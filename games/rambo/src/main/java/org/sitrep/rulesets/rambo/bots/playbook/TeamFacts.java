package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Facts of the mission and of the whole team, available in every section. */
final class TeamFacts {
    static final Facts<TeamFacts> FACTS = new Facts<TeamFacts>(0)
            .number("round", 0, 20, f -> f.view.round())
            .as("Round; 0 during the set-up.")
            .number("roundsLeft", 0, 20, f -> f.sense.tables.mission.mission.rounds() - f.view.round())
            .as("Rounds after this one.")
            .number("turnsToCome", 0, 4, TeamFacts::turnsToCome)
            .as("Hero turns of this round after the current one.")
            .number("heroes", 1, 4, f -> f.view.heroes())
            .as("Heroes in the party.")
            .number("enemies", 0, MissionState.FIGURES, f -> Long.bitCount(f.view.figures()))
            .as("Enemies on the map.")
            .flag("killAll", f -> f.sense.goals.killsAll())
            .as("The mission requires that no enemy is left.")
            .number("goals", 0, 20, TeamFacts::goals)
            .as("P.O.I.s that the mission now needs used, even if enemies still prevent it.")
            .flag("carried", TeamFacts::carried)
            .as("A hero carries a token.")
            .number("fogCards", 0, 64, TeamFacts::fog)
            .as("Fog cards not revealed.")
            .number("worstLevel", 0, 3, TeamFacts::worstLevel)
            .as("Highest alert level of the heroes: 0 green, 1 yellow, 2 orange, 3 red.")
            .number("leastToRed", 0, 40, TeamFacts::leastToRed)
            .as("Alert track spaces to the first red space, for the hero nearest to Red; 0 if a hero is " + "at Red.")
            .flag("redFails", f -> f.sense.tables.mission.mission.failure().redAtStartOfTurn())
            .as("A hero who begins a turn at Red fails the mission.")
            .number("wounds", 0, 16, TeamFacts::allWounds)
            .as("Wounded stances of all heroes.")
            .number("mostWounds", 0, 4, TeamFacts::mostWounds)
            .as("Most wounded stances of one hero.");

    private final Sense sense;
    private final MissionView view;

    TeamFacts(final Sense sense) {
        this.sense = sense;
        view = sense.view;
    }

    private int turnsToCome() {
        final int begun = view.turnsOver() + (view.active() < 0 ? 0 : 1);
        return view.round() == 0 ? 0 : Math.max(0, GameTables.TURNS - begun);
    }

    private int goals() {
        int count = 0;
        for (int poi = 0; poi < sense.tables.mission.pois.length; poi++) {
            count += sense.goals.wanted(view, poi) == 0 ? 0 : 1;
        }
        return count;
    }

    private int fog() {
        int count = 0;
        for (int area = 0; area < sense.tables.map.areas; area++) {
            count += view.fogged(area) ? 1 : 0;
        }
        return count;
    }

    private boolean carried() {
        boolean carried = false;
        for (int hero = 0; hero < view.heroes(); hero++) {
            carried |= view.carries(hero);
        }
        return carried;
    }

    private int worstLevel() {
        int worst = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            worst = Math.max(worst, view.level(hero));
        }
        return worst;
    }

    private int leastToRed() {
        int least = Integer.MAX_VALUE;
        for (int hero = 0; hero < view.heroes(); hero++) {
            least = Math.min(least, view.toRed(hero));
        }
        return least;
    }

    private int allWounds() {
        int sum = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            sum += Integer.bitCount(view.wounds(hero));
        }
        return sum;
    }

    private int mostWounds() {
        int most = 0;
        for (int hero = 0; hero < view.heroes(); hero++) {
            most = Math.max(most, Integer.bitCount(view.wounds(hero)));
        }
        return most;
    }
}
