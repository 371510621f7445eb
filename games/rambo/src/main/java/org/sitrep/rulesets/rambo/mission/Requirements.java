package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/** Evaluates the requirements of cards and the conditions of dossiers. */
final class Requirements {
    private static final int YELLOW = 1;
    private static final int RED = 3;

    private Requirements() {}

    /** Returns whether a requirement holds for a hero (RB-TAC-2). */
    static boolean holds(final MissionState s, final Requirement requirement, final int hero) {
        return switch (requirement) {
            case NONE -> true;
            case IN_COVER -> s.inCover(hero);
            case NOT_IN_COVER -> !s.inCover(hero);
            case IN_ROUGH -> s.tables.map.rough(s.heroSpace[hero]);
            case ADJACENT_ENEMY -> s.enemyBeside(hero);
            case GREEN_OR_YELLOW -> s.level(hero) <= YELLOW;
            case NOT_RED -> s.level(hero) != RED;
            case WOUNDED -> s.wounds[hero] != 0;
            case THREE_ENEMIES_IN_AREA -> s.enemiesInArea(s.heroArea(hero)) >= 3;
        };
    }

    /** Returns whether all conditions of a dossier hold; {@code hero} is {@link MissionState#NONE} if no hero acts. */
    static boolean hold(final MissionState s, final MissionTable.Conditions conditions, final int hero) {
        for (int i = 0; i < conditions.all.length; i++) {
            if (!holds(s, conditions, i, hero)) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(
            final MissionState s, final MissionTable.Conditions conditions, final int i, final int hero) {
        final Condition condition = conditions.all[i];
        return switch (condition.is()) {
            case NO_ENEMIES -> s.figures == 0;
            case POIS_REMOVED -> s.poisRemoved >= condition.n();
            case CARRYING -> hero >= 0 && s.carries[hero];
            case IN_AREA -> hero >= 0 && s.heroArea(hero) == conditions.area[i];
            case POI_REACHED -> s.isReached(conditions.poi[i]);
            case FLAG -> (s.flags >> condition.n() & 1) != 0;
            case NO_FLAG -> (s.flags >> condition.n() & 1) == 0;
        };
    }
}
