package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Facts of the mission and of all heroes together; every section has them. */
final class TeamFacts {
    static final int GROUP = 0;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int RED = 3;

    private enum Of {
        ROUND,
        ROUNDS_LEFT,
        TURNS_TO_COME,
        HEROES,
        ENEMIES,
        KILL_ALL,
        GOALS,
        CARRIED,
        FOG,
        WORST_LEVEL,
        LEAST_TO_RED,
        RED_FAILS,
        WOUNDS,
        MOST_WOUNDS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            IDS.number(Of.ROUND, "round", 0, 20, "The round; 0 during the set-up."),
            IDS.number(Of.ROUNDS_LEFT, "roundsLeft", 0, 20, "Rounds after this one."),
            IDS.number(Of.TURNS_TO_COME, "turnsToCome", 0, 4, "Hero turns of this round after the one in hand."),
            IDS.number(Of.HEROES, "heroes", 1, 4, "Heroes of the party."),
            IDS.number(Of.ENEMIES, "enemies", 0, MissionState.FIGURES, "Enemies on the map."),
            IDS.flag(Of.KILL_ALL, "killAll", "The mission wants no enemy left."),
            IDS.number(
                    Of.GOALS, "goals", 0, 20, "P.O.I.s that the mission wants used now; enemies may stand against it."),
            IDS.flag(Of.CARRIED, "carried", "Somebody carries a token."),
            IDS.number(Of.FOG, "fogCards", 0, 64, "Fog cards not revealed."),
            IDS.number(
                    Of.WORST_LEVEL,
                    "worstLevel",
                    0,
                    3,
                    "Alert level of the hero who is highest: 0 green, 1 yellow, 2 orange, 3 red."),
            IDS.number(
                    Of.LEAST_TO_RED,
                    "leastToRed",
                    0,
                    40,
                    "Spaces of the alert track from the hero who is nearest to Red to its first red space; 0 if one is there."),
            IDS.flag(Of.RED_FAILS, "redFails", "A hero who begins a turn at Red fails the mission."),
            IDS.number(Of.WOUNDS, "wounds", 0, 16, "Wounded stances of all heroes."),
            IDS.number(Of.MOST_WOUNDS, "mostWounds", 0, 4, "Wounded stances of the hero who has most."));

    private final Sense sense;
    private final MissionView view;

    TeamFacts(final Sense sense) {
        this.sense = sense;
        view = sense.view;
    }

    double of(final int nth) {
        return switch (VALUES[nth]) {
            case ROUND -> view.round();
            case ROUNDS_LEFT -> sense.tables.mission.rounds - view.round();
            case TURNS_TO_COME ->
                view.round() == 0 ? 0 : Math.max(0, GameTables.TURNS - view.turnsOver() - (view.active() < 0 ? 0 : 1));
            case HEROES -> view.heroes();
            case ENEMIES -> Long.bitCount(view.figures());
            case KILL_ALL -> SectionFacts.flag(sense.goals.killsAll());
            case GOALS -> goals();
            case FOG -> fog();
            case RED_FAILS -> SectionFacts.flag(sense.tables.mission.redFails);
            default -> overHeroes(VALUES[nth]);
        };
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

    private int overHeroes(final Of fact) {
        int sum = 0;
        int most = 0;
        int least = Integer.MAX_VALUE;
        for (int hero = 0; hero < view.heroes(); hero++) {
            final int value = switch (fact) {
                case CARRIED -> view.carries(hero) ? 1 : 0;
                case WORST_LEVEL -> view.level(hero);
                case LEAST_TO_RED -> toRed(view, hero);
                default -> Integer.bitCount(view.wounds(hero));
            };
            sum += value;
            most = Math.max(most, value);
            least = Math.min(least, value);
        }
        return switch (fact) {
            case WOUNDS -> sum;
            case LEAST_TO_RED -> least;
            default -> most;
        };
    }

    /** Returns the spaces from a hero's alert marker to the first red space of its track, 0 if it is there; to the end of a track without one. */
    static int toRed(final MissionView view, final int hero) {
        final int[] level = view.tables().heroes[hero].level;
        int space = view.alert(hero);
        int spaces = 0;
        while (space < level.length && level[space] < RED) {
            space++;
            spaces++;
        }
        return spaces;
    }
}
