package org.sitrep.rulesets.rambo.mission;

/**
 * Determines range, line of sight and visibility (RB-RNG-1 to RB-RNG-5, RB-VIS-1). They limit targets but not movement
 * (RB-VIS-3).
 */
public final class Sight {
    private static final int GREEN = 0;
    private static final int YELLOW = 1;
    private static final int ORANGE = 2;

    private Sight() {}

    /** Returns whether a space can be attacked from another. */
    static boolean inReach(final MissionState s, final int from, final int to, final int range) {
        return s.tables.map.inRange(from, to, range) && s.tables.map.sees(from, to);
    }

    /** Returns whether a hero is visible to a figure (RB-VIS-1). */
    public static boolean visible(final MissionState s, final int hero, final int figure) {
        if (s.lasting.hides(hero)) {
            return false;
        }
        final int level = s.level(hero);
        if (level == GREEN) {
            return false;
        }
        if (s.tables.enemies.cards[s.type[figure]].seesAdjacent() && s.adjacent(figure, hero)) {
            return true;
        }
        if (!s.inCover(hero) || s.lasting.noHiding()) {
            return true;
        }
        if (level == YELLOW) {
            return false;
        }
        return level > ORANGE || s.figureArea(figure) == s.heroArea(hero);
    }
}
